"""Makes a true outline as wrong as those that the network of outlines draws in hard rooms.

That network fuses narrow gaps, loses thin ends and draws a border that wanders, more so where the
clay looks like the table. The errors are in hundredths of the creature's size in the picture.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Mask
from vision.masks import disc

CLEAN: Final = 0.35
"""Share of the creatures whose outlines are drawn as they are."""

WORST: Final = 3.0
"""Largest error of a border, in hundredths of the square root of the outline's area."""

LEAST: Final = 0.3
"""Smallest one of the outlines that are not clean."""

SMOOTH: Final = 6.0
"""Over how many hundredths the wandering of a border is smooth."""

FUSED: Final = 1.5
"""Radius up to which gaps are fused and thin ends lost, as a multiple of the border's error."""

Random = np.random.Generator


@dataclass(frozen=True, slots=True)
class Roughness:
    """How wrong the outlines of one creature are, in hundredths of its size.

    Attributes:
        wander: Standard deviation of a border's displacement.
        outwards: How far all borders are too far outwards.
    """

    wander: float
    outwards: float


NONE: Final = Roughness(0.0, 0.0)


def roughness(r: Random) -> Roughness:
    """How wrong the outlines of the next creature are."""
    if r.random() < CLEAN:
        return NONE
    wander = float(np.exp(r.uniform(np.log(LEAST), np.log(WORST))))
    return Roughness(wander, float(r.normal(0, 0.4 * wander)))


def roughened(levels: Mask, rough: Roughness, r: Random) -> Mask:
    """An outline (h, w), 0 to 255, with a creature's errors; each call draws others."""
    if rough == NONE:
        return levels
    unit = np.sqrt(np.count_nonzero(levels > 127)) / 100
    fused = _fused(levels, r.exponential(rough.wander * FUSED / 2, 2) * unit)
    moved = _wandering(fused, rough.wander * unit, SMOOTH * unit, r)
    return _grown(moved, rough.outwards * unit)


def _fused(levels: Mask, radii_px: np.ndarray) -> Mask:
    """The outline with narrow gaps filled and thin parts gone."""
    gap, thin = (disc(float(radius)) for radius in radii_px)
    closed = cv2.morphologyEx(levels, cv2.MORPH_CLOSE, gap)
    return np.asarray(cv2.morphologyEx(closed, cv2.MORPH_OPEN, thin), dtype=np.uint8)


def _wandering(levels: Mask, sigma_px: float, smooth_px: float, r: Random) -> Mask:
    """The outline, distorted by a smooth random displacement."""
    height, width = levels.shape
    noise = r.normal(size=(height, width, 2)).astype(np.float32)
    field = np.asarray(cv2.GaussianBlur(noise, (0, 0), max(1.0, smooth_px)), dtype=np.float32)
    field *= sigma_px / max(float(field.std()), 1e-9)
    columns, rows = np.meshgrid(
        np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32)
    )
    return np.asarray(
        cv2.remap(levels, columns + field[..., 0], rows + field[..., 1], cv2.INTER_LINEAR)
    )


def _grown(levels: Mask, by_px: float) -> Mask:
    """The outline moved outwards by some pixels, inwards if negative; its edge gets 2 px wide."""
    inside = cv2.distanceTransform(np.asarray(levels > 127, np.uint8), cv2.DIST_L2, 5)
    outside = cv2.distanceTransform(np.asarray(levels <= 127, np.uint8), cv2.DIST_L2, 5)
    signed = np.where(inside > 0, inside - 0.5, 0.5 - outside)
    return np.asarray(np.clip(127.5 + 127.5 * (signed + by_px), 0, 255), dtype=np.uint8)
