"""Restless films made of photographs: a camera that pans or shakes, a cloth or leaves that sway.

Each frame is compressed as JPEG, as webcams do.
"""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image
from calibration.frame import Frame

SIZE_WH: Final = (640, 360)
MARGIN: Final = 0.3
"""How much larger than a frame the photograph is scaled, as a share of the frame."""

QUALITY: Final = 35
"""JPEG quality of cheap webcams."""

NOISE: Final = 2.0
OffPx: TypeAlias = Callable[[float, Floats32, Floats32], tuple[Floats, Floats]]
"""Displacement in px, right and down, at a time in s and at columns and rows."""


def restless_photograph(
    photograph: Image, kind: str, seed: int, *, fps: float = 15.0, seconds: float = 4.0
) -> Iterator[Frame]:
    """A film of a photograph, (h, w, 3) uint8, that moves in one of `WAYS`, the same for a seed."""
    rng = np.random.default_rng(seed)
    whole = _filling(photograph)
    room = (np.array(whole.shape[1::-1], dtype=float) - SIZE_WH) / 2
    off_px = WAYS[kind](rng, room)
    y, x = np.mgrid[: SIZE_WH[1], : SIZE_WH[0]].astype(np.float32)
    for index in range(round(seconds * fps)):
        right, down = off_px(index / fps, x, y)
        columns = (x + room[0] + right).astype(np.float32)
        rows = (y + room[1] + down).astype(np.float32)
        shown = cv2.remap(whole, columns, rows, cv2.INTER_LINEAR, None, cv2.BORDER_REFLECT)
        noisy = np.clip(shown + rng.normal(0, NOISE, shown.shape), 0, 255).astype(np.uint8)
        _, sent = cv2.imencode(".jpg", noisy, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        seen = np.asarray(cv2.imdecode(sent, cv2.IMREAD_COLOR), np.uint8)
        yield Frame(seen, index, index / fps)


def _pan(rng: np.random.Generator, room: Floats) -> OffPx:
    pace = rng.uniform(0.5, 0.9)
    return lambda t_s, _x, _y: (
        np.array(room[0] * np.sin(pace * t_s)),
        np.array(0.3 * room[1] * np.cos(pace * t_s)),
    )


def _shake(rng: np.random.Generator, room: Floats) -> OffPx:
    speeds, phases = rng.uniform(3, 25, (3, 2)), rng.uniform(0, 6, (3, 2))

    def off(t_s: float, _x: Floats32, _y: Floats32) -> tuple[Floats, Floats]:
        right, down = (2 * np.sin(speeds * t_s + phases)).sum(axis=0)
        return np.array(right), np.array(down)

    return off


def _sway(rng: np.random.Generator, room: Floats) -> OffPx:
    speeds, phases = rng.uniform(3, 12, 3), rng.uniform(0, 6, 3)
    waves = rng.normal(0, 0.02, (3, 2))

    def off(t_s: float, x: Floats32, y: Floats32) -> tuple[Floats, Floats]:
        parts = [
            2.5 * np.sin(speed * t_s + phase + wave[0] * x + wave[1] * y)
            for speed, phase, wave in zip(speeds, phases, waves, strict=True)
        ]
        right = np.sum(parts, axis=0)
        return right, 0.4 * right

    return off


WAYS: Final[dict[str, Callable[[np.random.Generator, Floats], OffPx]]] = {
    "pan": _pan,
    "shake": _shake,
    "sway": _sway,
}


def _filling(photograph: Image) -> Image:
    """Scale a photograph up so that a frame can move about in it."""
    height, width = photograph.shape[:2]
    least = (1 + MARGIN) * np.array(SIZE_WH)
    scale = float(max(least[0] / width, least[1] / height))
    size_wh = (round(scale * width), round(scale * height))
    larger = cv2.resize(photograph, size_wh, interpolation=cv2.INTER_AREA)
    return np.asarray(larger, dtype=np.uint8)
