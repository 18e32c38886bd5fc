"""Grounds with a pattern, for training: checks, grids, stripes, hexes and dots, seen at a slant.

On a photographed chessboard dice were not found that are plain on any other table: none of the
grounds that taught the finder is checked, and the edges of squares are as long as those of dice.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Image

CELL_PX: Final = (10.0, 110.0)
"""Range of the pattern's cells, px: from those smaller than dice to those larger."""

SLANT: Final = 0.35
"""Largest shift of the pattern's corners, as a share of the picture's side."""

LINE: Final = (0.03, 0.2)
"""Range of the width of lines, in cells."""

SHADE: Final = 0.3
"""Largest change of lightness across the picture."""

ROOT3: Final = float(np.sqrt(3))

Pattern: TypeAlias = Callable[[np.random.Generator, Floats, Floats], Floats]
"""From positions in cells, (h, w) each, to which of two tones a place has, 0 to 1."""


def _checks(_: np.random.Generator, x: Floats, y: Floats) -> Floats:
    return np.asarray((np.floor(x) + np.floor(y)) % 2)


def _gingham(_: np.random.Generator, x: Floats, y: Floats) -> Floats:
    return np.asarray((np.floor(x) % 2 + np.floor(y) % 2) / 2)


def _stripes(rng: np.random.Generator, x: Floats, _: Floats) -> Floats:
    return np.asarray(x % 1 < rng.uniform(0.2, 0.8), dtype=float)


def _grid(rng: np.random.Generator, x: Floats, y: Floats) -> Floats:
    wide = rng.uniform(*LINE)
    return np.asarray((x % 1 < wide) | (y % 1 < wide), dtype=float)


def _dots(rng: np.random.Generator, x: Floats, y: Floats) -> Floats:
    row = np.floor(y)
    shifted = x + 0.5 * (row % 2) * (rng.random() < 0.5)
    return np.asarray(np.hypot(shifted % 1 - 0.5, y % 1 - 0.5) < rng.uniform(0.15, 0.4), float)


def _hexes(rng: np.random.Generator, x: Floats, y: Floats) -> Floats:
    """Lines where a place is half a cell from the middle of the nearest hex, across a side."""
    edge = np.minimum(_across_side(x, y), _across_side(x - 0.5, y - ROOT3 / 2))
    return np.asarray(edge > 0.5 - rng.uniform(*LINE) / 2, dtype=float)


def _across_side(x: Floats, y: Floats) -> Floats:
    """Distances from the nearest of the middles (i, sqrt(3) j), across the nearest side."""
    right, down = (x + 0.5) % 1 - 0.5, (y + ROOT3 / 2) % ROOT3 - ROOT3 / 2
    leaning = [np.abs(right / 2 + way * ROOT3 / 2 * down) for way in (1, -1)]
    return np.maximum(np.abs(right), np.maximum(*leaning))


PATTERNS: Final[tuple[Pattern, ...]] = (_checks, _checks, _gingham, _stripes, _grid, _dots, _hexes)
"""Checks twice, as chessboards are on many tables."""


def patterned_ground(rng: np.random.Generator, side_px: int) -> Image:
    """A ground with a pattern, (side_px, side_px, 3) uint8."""
    pattern = PATTERNS[int(rng.integers(len(PATTERNS)))]
    x, y = _in_cells(rng, side_px)
    share = pattern(rng, x, y)[..., None]
    tones = [_tone(rng) for _ in range(2)]
    ground = tones[0] * (1 - share) + tones[1] * share
    way = rng.uniform(0, 2 * np.pi)
    down, right = np.mgrid[-0.5 : 0.5 : side_px * 1j, -0.5 : 0.5 : side_px * 1j]
    shade = 1 + rng.uniform(0, SHADE) * (np.cos(way) * right + np.sin(way) * down)
    grain = rng.normal(0, rng.uniform(0, 8), ground.shape)
    soft = cv2.GaussianBlur(ground * shade[..., None] + grain, (0, 0), rng.uniform(0.5, 1.4))
    return np.asarray(np.clip(soft, 0, 255), dtype=np.uint8)


def _in_cells(rng: np.random.Generator, side_px: int) -> tuple[Floats, Floats]:
    """Positions of all pixels in cells of a pattern that is turned and seen at a slant."""
    cells = side_px / float(np.exp(rng.uniform(*np.log(CELL_PX))))
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], dtype=np.float32)
    slanted = corners + rng.uniform(0, SLANT, 2) * rng.uniform(-1, 1, (4, 2))
    onto = cv2.getPerspectiveTransform(side_px * corners, slanted.astype(np.float32))
    angle = rng.uniform(0, 2 * np.pi)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    down, right = np.mgrid[:side_px, :side_px].astype(float)
    places = np.stack([right, down], axis=-1).reshape(-1, 1, 2)
    seen = cv2.perspectiveTransform(places, onto).reshape(-1, 2)
    x, y = (cells * seen @ turn.T + rng.uniform(0, 1, 2)).T.reshape(2, side_px, side_px)
    return x, y


def _tone(rng: np.random.Generator) -> Floats:
    """Black, white and greys as often as colours, BGR, 0 to 255."""
    lightness = rng.uniform(10, 245)
    colour = rng.uniform(-70, 70, 3) * (rng.random() < 0.5)
    return np.asarray(np.clip(lightness + colour, 0, 255), dtype=float)
