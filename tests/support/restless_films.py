"""Drawn films of restless scenes: leaves in the wind, people walking, a moving camera.

They are drawn in the picture plane only, without any table or calibration.
"""

from collections.abc import Callable, Iterator
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image
from calibration.frame import Frame

WALKERS: Final = 5
LEAF_TONES: Final = ((30, 110, 40), (40, 150, 80), (20, 70, 30), (60, 170, 140), (15, 45, 20))
GUSTS: Final = 3
FALLING: Final = 2
"""Number of leaves that come off in a film."""
STRIDE_HZ: Final = 1.8
NOISE: Final = 1.5

Wh = tuple[int, int]
Paint = Callable[[float], Image]


def restless(
    kind: str, seed: int, *, size_wh: Wh = (640, 360), fps: float = 30.0, seconds: float = 6.0
) -> Iterator[Frame]:
    """A film of one of `RESTLESS`, the same for the same seed, with a sensor's noise."""
    rng = np.random.default_rng(seed)
    paint = RESTLESS[kind](rng, size_wh)
    for index in range(round(seconds * fps)):
        picture = paint(index / fps).astype(np.float32)
        noisy = picture + rng.normal(0, NOISE, picture.shape).astype(np.float32)
        yield Frame(np.clip(noisy, 0, 255).astype(np.uint8), index, index / fps)


def _foliage(rng: np.random.Generator, size_wh: Wh) -> Image:
    """A texture of thousands of overlapping leaves."""
    width, height = size_wh
    picture: Image = np.full((height, width, 3), (25, 40, 30), np.uint8)
    for _ in range(width * height // 60):
        at = (int(rng.uniform(0, width)), int(rng.uniform(0, height)))
        axes = (int(rng.uniform(3, 11)), int(rng.uniform(2, 5)))
        tone = np.array(LEAF_TONES[rng.integers(len(LEAF_TONES))]) * rng.uniform(0.6, 1.4)
        cv2.ellipse(picture, at, axes, rng.uniform(0, 180), 0, 360, tone.tolist(), -1, cv2.LINE_AA)
    return picture


def _leaves(rng: np.random.Generator, size_wh: Wh) -> Paint:
    """A tree that sways in gusts before a sky; now and then a leaf comes off and falls."""
    width, height = size_wh
    tree, sky = _foliage(rng, size_wh), np.array([235, 215, 190])
    y, x = np.mgrid[:height, :width].astype(np.float32)
    crown = np.hypot((x / width - 0.5) / 0.55, (y / height - 0.5) / 0.6) < 1
    tree[~crown] = sky
    waves = rng.normal(0, 0.02, (GUSTS, 2))
    speeds, phases = rng.uniform(0.5, 2.0, GUSTS), rng.uniform(0, 6, GUSTS)
    far = float(rng.uniform(2, 9))
    falls = [(rng.uniform(0.5, 4.5), rng.uniform(0.2, 0.8) * width) for _ in range(FALLING)]

    def paint(t_s: float) -> Image:
        gust = 0.4 + 0.6 * np.sin(0.9 * t_s + phases[0]) ** 2
        sway = sum(
            np.sin(6.28 * s * t_s + p + w[0] * x + w[1] * y)
            for w, s, p in zip(waves, speeds, phases, strict=True)
        )
        shift = (gust * far / GUSTS * sway).astype(np.float32)
        picture = cv2.remap(
            tree, x + shift, y + shift / 3, cv2.INTER_LINEAR, None, cv2.BORDER_REPLICATE
        )
        for begins, column in falls:
            since = t_s - begins
            if 0 <= since < 2:
                at = (int(column + 40 * since), int(0.3 * height + 90 * since + 60 * since**2))
                cv2.ellipse(
                    picture, at, (6, 4), 300 * since, 0, 360, LEAF_TONES[3], -1, cv2.LINE_AA
                )
        return np.asarray(picture, np.uint8)

    return paint


def _pavement(rng: np.random.Generator, size_wh: Wh) -> Image:
    width, height = size_wh
    tiles = rng.uniform(0.8, 1.1, (height // 20 + 1, width // 20 + 1))
    grey = cv2.resize(tiles, size_wh, interpolation=cv2.INTER_NEAREST)[..., None]
    rough = rng.normal(0, 6, (height, width, 1))
    return np.clip(grey * [140, 145, 150] + rough, 0, 255).astype(np.uint8)


def _walkers(rng: np.random.Generator, size_wh: Wh) -> Paint:
    """People of every colour who cross the picture, their arms and legs swinging."""
    width, height = size_wh
    ground = _pavement(rng, size_wh)
    people = [
        (
            rng.uniform(0, width), rng.uniform(0.45, 0.95) * height,
            rng.choice([-1, 1]) * rng.uniform(0.12, 0.3) * width,
            rng.uniform(0.3, 0.55) * height, rng.integers(20, 230, (3, 3), dtype=np.int64),
            rng.uniform(0, 6),
        )
        for _ in range(WALKERS)
    ]  # fmt: skip

    def paint(t_s: float) -> Image:
        picture = ground.copy()
        for start, feet, pace, tall, tones, phase in sorted(people, key=lambda one: one[1]):
            at = (start + pace * t_s) % (1.4 * width) - 0.2 * width
            _person(picture, (at, feet), tall, tones, np.sin(6.28 * STRIDE_HZ / 2 * t_s + phase))
        return picture

    return paint


def _person(
    picture: Image,
    feet: tuple[float, float],
    tall: float,
    tones: npt.NDArray[np.int64],
    swing: float,
) -> None:
    x, y = feet
    thick = max(2, int(0.09 * tall))
    coat, legs, skin = ([int(v) for v in tone] for tone in tones)

    def line(start: tuple[float, float], end: tuple[float, float], tone: list[int]) -> None:
        a, b = (int(start[0]), int(start[1])), (int(end[0]), int(end[1]))
        cv2.line(picture, a, b, tone, thick, cv2.LINE_AA)

    hip, neck = (x, y - 0.48 * tall), (x, y - 0.82 * tall)
    for way in (-1, 1):
        line(hip, (x + way * swing * 0.22 * tall, y), legs)
        line(neck, (x - way * swing * 0.2 * tall, y - 0.48 * tall), coat)
    cv2.line(
        picture,
        (int(hip[0]), int(hip[1])),
        (int(neck[0]), int(neck[1])),
        coat,
        2 * thick,
        cv2.LINE_AA,
    )
    cv2.circle(picture, (int(x), int(y - 0.92 * tall)), thick, skin, -1, cv2.LINE_AA)


def _room(rng: np.random.Generator, size_wh: Wh) -> Image:
    """A table with things on it, larger than the picture."""
    wide = (int(1.8 * size_wh[0]), int(1.8 * size_wh[1]))
    picture = _pavement(rng, wide)
    for _ in range(40):
        at = (int(rng.uniform(0, wide[0])), int(rng.uniform(0, wide[1])))
        tone = [int(v) for v in rng.integers(0, 255, 3)]
        size = int(rng.uniform(8, 60))
        if rng.random() < 0.5:
            cv2.circle(picture, at, size, tone, -1, cv2.LINE_AA)
        else:
            corner = (at[0] + size, at[1] + int(size * rng.uniform(0.3, 1.5)))
            cv2.rectangle(picture, at, corner, tone, -1)
    return picture


def _moved(
    rng: np.random.Generator, size_wh: Wh, way: Callable[[float], tuple[float, float, float]]
) -> Paint:
    """A room seen by a camera that moves right and down (px) and nearer (a factor)."""
    room = _room(rng, size_wh)
    middle = np.array(room.shape[1::-1]) / 2

    def paint(t_s: float) -> Image:
        right, down, near = way(t_s)
        corner = np.array(size_wh) / 2 - near * (middle + np.array([right, down]))
        onto = np.array([[near, 0, corner[0]], [0, near, corner[1]]])
        return np.asarray(cv2.warpAffine(room, onto, size_wh), np.uint8)

    return paint


def _pan(rng: np.random.Generator, size_wh: Wh) -> Paint:
    wide, pace = 0.35 * size_wh[0], rng.uniform(0.3, 0.9)
    return _moved(rng, size_wh, lambda t_s: (wide * float(np.sin(pace * t_s)), 0.0, 1.0))


def _zoom(rng: np.random.Generator, size_wh: Wh) -> Paint:
    pace = rng.uniform(0.05, 0.12)
    return _moved(rng, size_wh, lambda t_s: (0.0, 0.0, 1 + pace * t_s))


def _shake(rng: np.random.Generator, size_wh: Wh) -> Paint:
    """A camera held in a hand."""
    speeds, sizes, phases = (
        rng.uniform(0.5, 6, (4, 2)),
        rng.uniform(0.5, 3, (4, 2)),
        rng.uniform(0, 6, (4, 2)),
    )

    def way(t_s: float) -> tuple[float, float, float]:
        off = (sizes * np.sin(6.28 * speeds * t_s + phases)).sum(axis=0)
        return float(off[0]), float(off[1]), 1.0

    return _moved(rng, size_wh, way)


def _flicker(rng: np.random.Generator, size_wh: Wh) -> Paint:
    """A lamp that goes on and off at random."""
    still = _moved(rng, size_wh, lambda _: (0.0, 0.0, 1.0))(0.0).astype(np.float32)
    levels: Floats = rng.uniform(0.55, 1.1, 600)

    def paint(t_s: float) -> Image:
        lit = np.clip(still * levels[int(t_s * 12) % len(levels)], 0, 255)
        return np.asarray(lit, dtype=np.uint8)

    return paint


RESTLESS: Final[dict[str, Callable[[np.random.Generator, Wh], Paint]]] = {
    "leaves": _leaves,
    "walkers": _walkers,
    "pan": _pan,
    "zoom": _zoom,
    "shake": _shake,
    "flicker": _flicker,
}
"""The kinds of restless scenes."""
