"""Weighted means over a disc or a ring around many places, computed only where they matter."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Mask
from vision.figures.ground import Plane

INSCRIBED: Final = 1.3
"""Side of a square within a disc, in the disc's radii."""

KNOWN_LEAST: Final = 0.25
"""Least share of a square that has to be known."""


def disc(radius: float, side: int) -> Plane:
    """A soft-edged disc of ones, (2 side + 1,) * 2; `radius` in pixels."""
    y, x = np.mgrid[-side : side + 1, -side : side + 1]
    return np.asarray(np.clip(radius + 0.5 - np.hypot(x, y), 0, 1), dtype=np.float32)


def worth_a_look(plane: Plane, radius: float, least: float, known: Plane | None = None) -> Mask:
    """(h, w), 255 where a disc around a pixel may be filled, as a square within it mostly is.

    Args:
        plane: (h, w), 0 to 1.
        radius: Of the disc, in pixels.
        least: Mean over the known part of the square.
        known: (h, w), 0 to 1; None if everything is known.
    """
    mean = _square_mean(plane, radius)
    if known is not None:
        mean /= np.maximum(_square_mean(known, radius), np.float32(KNOWN_LEAST))
    return np.where(mean > least, np.uint8(255), np.uint8(0))


def _square_mean(plane: Plane, radius: float) -> Plane:
    side = max(3, int(INSCRIBED * radius) | 1)
    mean = cv2.boxFilter(plane, cv2.CV_32F, (side, side), borderType=cv2.BORDER_CONSTANT)
    return np.asarray(mean, dtype=np.float32)


def sums(planes: Sequence[Plane], windows: Sequence[Plane], where: Mask) -> list[list[Plane]]:
    """Weighted sums over windows around each pixel of a mask; 0 elsewhere, and beyond the edge.

    Args:
        planes: (h, w) each.
        windows: (n, n) each, n odd and the same for all.
        where: (h, w), 255 where sums are wanted.

    Returns:
        For each plane one (h, w) for each window.
    """
    reach = len(windows[0]) // 2
    high, wide = where.shape
    totals = [[np.zeros_like(plane) for _ in windows] for plane in planes]
    joined = cv2.dilate(where, np.ones((2 * reach + 1,) * 2, dtype=np.uint8))
    rims, _ = cv2.findContours(joined, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    for x, y, across, down in map(cv2.boundingRect, rims):
        part = (slice(y, min(high, y + down)), slice(x, min(wide, x + across)))
        for plane, into in zip(planes, totals, strict=True):
            for total, window in zip(into, windows, strict=True):
                summed = cv2.filter2D(
                    plane[part], cv2.CV_32F, window, borderType=cv2.BORDER_CONSTANT
                )
                np.copyto(total[part], summed, where=where[part] > 0)
    return totals
