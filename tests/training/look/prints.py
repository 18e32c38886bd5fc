"""Drawn and photographed grounds, which replace a plain grey table in training examples."""

import json
import os
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Random = np.random.Generator

SIDE: Final = 512
"""Pixels along a side of a print; it repeats without a seam in both directions."""

KEPT: Final = 20
"""Number of prints that are kept for reuse."""

TEACHING_FOLDERS: Final = ("textures/", "textures-128/")
"""Folders of real grounds with stated licences: only these are used for training."""


def teaching_grounds(folder: Path | None) -> list[Path]:
    """Real grounds that may be used for training shipped models, by the folder's split.json."""
    if folder is None or not (folder / "split.json").exists():
        return []
    split = json.loads((folder / "split.json").read_text())
    may = (name for name, what in sorted(split.items()) if what == "teach")
    return [folder / name for name in may if name.startswith(TEACHING_FOLDERS)]


def named_grounds() -> list[Path]:
    """`teaching_grounds` of the folder in TABLEREF_GROUNDS; none if that is not set."""
    told = os.environ.get("TABLEREF_GROUNDS")
    return teaching_grounds(Path(told) if told else None)


def draw(r: Random, grounds: Sequence[Path]) -> Floats:
    """A random print, (SIDE, SIDE, 3) linear BGR of at most 1: half of them real, half drawn."""
    if grounds and r.random() < 0.5:
        print_ = _real(grounds[int(r.integers(len(grounds)))])
        if r.random() < 0.3:
            print_ = np.clip(print_ * r.lognormal(0, 0.5, 3).astype(np.float32), 0, 1)
        return print_
    ways = sorted(_DRAWN)
    return _DRAWN[ways[int(r.integers(len(ways)))]](r)


class Prints:
    """Prints for training; each is used a few times, which halves the cost of an example."""

    def __init__(self, r: Random, grounds: list[Path]) -> None:
        self._r, self._grounds = r, grounds
        self._kept: list[Floats] = []

    def draw(self) -> Floats:
        """A print like those of the function `draw`; a fifth of them are new."""
        if len(self._kept) < KEPT or self._r.random() < 0.2:
            self._kept = [*self._kept[-KEPT:], draw(self._r, self._grounds)]
            return self._kept[-1]
        return self._kept[int(self._r.integers(len(self._kept)))]


@lru_cache(maxsize=700)
def _real(path: Path) -> Floats:
    bgr = np.asarray(cv2.imread(str(path)), np.uint8)
    side = SIDE // 2 if path.parent.name == "textures" else SIDE // 4
    small = cv2.resize(bgr, (side, side), interpolation=cv2.INTER_AREA)
    turned = np.vstack([row := np.hstack([small, small[:, ::-1]]), row[::-1]]).astype(np.uint8)
    repeats = SIDE // len(turned)
    return np.tile(linear(turned), (repeats, repeats, 1))


def linear(bgr: npt.NDArray[np.uint8]) -> Floats:
    """8-bit sRGB as linear light from 0 to 1."""
    return _LINEAR[bgr]


_LINEAR: Final = ((np.arange(256) / 255) ** 2.2).astype(np.float32)


def colour(r: Random, *, pale: float = 0.25) -> Floats:
    """A random linear BGR colour; a share `pale` of them has no hue."""
    saturation = r.uniform(0, 40) if r.random() < pale else r.uniform(40, 255)
    hsv = np.array([[[r.uniform(0, 180), saturation, r.uniform(25, 250)]]]).astype(np.uint8)
    bgr = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)
    return np.asarray(linear(np.asarray(bgr, np.uint8))[0, 0], np.float32)


def noise(r: Random, side: int, grain: float) -> Floats:
    """Smooth, seamlessly repeating noise from 0 to 1, (side, side); `grain` in pixels."""
    cells = max(2, int(side / grain))
    coarse = np.pad(r.random((cells, cells)).astype(np.float32), 2, mode="wrap")
    scale = side / cells
    fine = cv2.resize(coarse, None, fx=scale, fy=scale, interpolation=cv2.INTER_CUBIC)
    at = round(2 * scale)
    return np.clip(np.resize(fine[at : at + side, at : at + side], (side, side)), 0, 1)


def _even(r: Random) -> Floats:
    mottled = 1 + 0.15 * (noise(r, SIDE, r.uniform(4, 120)) - 0.5)
    return (mottled[..., None] * colour(r, pale=0.5)).astype(np.float32)


def _checks(r: Random) -> Floats:
    side = int(r.choice([32, 64, 128]))
    ys, xs = np.mgrid[:SIDE, :SIDE] // side % 2
    share = (xs + ys) / 2 if r.random() < 0.6 else (xs + ys) % 2
    return _between(share, colour(r, pale=0.6), colour(r))


def _between(share: npt.NDArray[Any], one: Floats, other: Floats) -> Floats:
    part = share[..., None].astype(np.float32)
    return part * one + (1 - part) * other


def _stripes(r: Random) -> Floats:
    row = np.zeros((SIDE, 3), np.float32)
    colours, x = [colour(r) for _ in range(int(r.integers(2, 5)))], 0
    while x < SIDE:
        wide = int(r.choice([4, 10, 22, 50, 90]))
        row[x : x + wide] = colours[int(r.integers(len(colours)))]
        x += wide
    return np.repeat(row[None], SIDE, axis=0)


def _tartan(r: Random) -> Floats:
    return 0.5 * (_stripes(r) + _stripes(r).transpose(1, 0, 2))


def _shapes(r: Random) -> Floats:
    """Dots, leaves and flowers: flat patches of colour, as large as lumps of clay."""
    page = np.empty((SIDE, SIDE, 3), np.float32)
    page[:] = colour(r, pale=0.4)
    colours = [colour(r) for _ in range(4)]
    for _ in range(int(r.integers(15, 120))):
        _shape(page, r, colours[int(r.integers(4))])
    return page


def _shape(page: Floats, r: Random, paint: Floats) -> None:
    at, size = r.integers(0, SIDE, 2), r.uniform(5, 45)
    if r.random() < 0.4:
        cv2.circle(page, at.tolist(), int(size), paint.tolist(), -1)
        return
    petals, turn = int(r.integers(1, 7)), r.uniform(0, 360)
    for angle in np.arange(petals) * 360 / petals + turn:
        aside = 0.6 * size * np.array([np.cos(np.radians(angle)), np.sin(np.radians(angle))])
        where = (at + aside).astype(int).tolist()
        axes = int(0.6 * size) + 1, int(0.25 * size) + 1
        cv2.ellipse(page, where, axes, angle, 0, 360, paint.tolist(), -1)


def _newsprint(r: Random) -> Floats:
    page = np.empty((SIDE, SIDE, 3), np.float32)
    page[:] = np.array([0.6, 0.65, 0.68], np.float32) * r.uniform(0.7, 1.2)
    line = int(r.integers(5, 16))
    for y in range(0, SIDE, line):
        x = 0
        while x < SIDE:
            long = int(r.integers(2, 6 * line))
            ink = np.float32(r.uniform(0.05, 0.5))
            page[y : y + max(1, line // 2), x : x + long] *= ink
            x += long + line // 2
    for _ in range(int(r.integers(0, 6))):
        y, x, tall, wide = (*r.integers(0, SIDE, 2), *r.integers(40, 160, 2))
        page[y : y + tall, x : x + wide] = _blotches(r)[y : y + tall, x : x + wide]
    if r.random() < 0.4:
        _small_pictures(page, r)
    return np.clip(page, 0, 1)


def _small_pictures(page: Floats, r: Random) -> None:
    """Draw pictures with many dark and light spots onto a page, as large as things on a table."""
    side, grain = int(r.integers(12, 48)), float(r.uniform(2, 10))
    for _ in range(int(r.integers(15, 90))):
        y, x = r.integers(0, SIDE - side, 2)
        level = np.clip(0.5 + 1.6 * (noise(r, side, grain) - 0.5), 0.02, 1)
        page[y : y + side, x : x + side] = level[..., None] * colour(r, pale=0.5)


def _blotches(r: Random) -> Floats:
    """Marble, camouflage, terrazzo: soft or hard patches of several colours."""
    page = _even(r)
    for _ in range(int(r.integers(1, 4))):
        field = noise(r, SIDE, r.choice([8, 20, 50, 100]))
        soft = float(r.choice([0.01, 0.05, 0.3]))
        share = np.clip((field - r.uniform(0.4, 0.7)) / soft, 0, 1)
        page = _between(share, colour(r), page)
    return np.clip(page, 0, 1)


def _grain(r: Random) -> Floats:
    rough = noise(r, SIDE, r.uniform(2, 8)) * noise(r, SIDE, r.uniform(20, 80))
    drawn_out = cv2.resize(rough, (SIDE * int(r.integers(2, 9)), SIDE))[:, :SIDE]
    paint = colour(r, pale=0.3)
    return _between(np.clip(2 * drawn_out, 0, 1), paint, paint * np.float32(r.uniform(0.3, 0.8)))


_DRAWN: Final[dict[str, Callable[[Random], Floats]]] = {
    "blotches": _blotches, "checks": _checks, "even": _even, "even too": _even, "grain": _grain,
    "newsprint": _newsprint, "shapes": _shapes, "stripes": _stripes, "tartan": _tartan,
}  # fmt: skip
