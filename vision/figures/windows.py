"""Weighted sums over a disc or a ring around each pixel, computed only where they can matter."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Mask
from vision.figures.ground import Plane

INSCRIBED: Final = 1.3
"""Side of the square inside a disc, in the disc's radii."""

KNOWN_LEAST: Final = 0.25
"""Least share of the square that counts as known, which limits how far means are scaled up."""


def disc(radius: float, side: int) -> Plane:
    """A disc of ones with a soft edge, (2 side + 1, 2 side + 1); `radius` is in pixels."""
    y, x = np.mgrid[-side : side + 1, -side : side + 1]
    return np.asarray(np.clip(radius + 0.5 - np.hypot(x, y), 0, 1), dtype=np.float32)


def worth_a_look(plane: Plane, radius: float, least: float, known: Plane | None = None) -> Mask:
    """(h, w), 255 on pixels around which a disc may be filled: a cheap test on a square inside it.

    Args:
        plane: (h, w), 0 to 1.
        radius: The disc's radius in pixels.
        least: Least mean over the known part of the square.
        known: (h, w), how far each pixel is known, 0 to 1; None if all are.
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
    """Weighted sums over windows around each pixel of a mask; pixels beyond the edge count as 0.

    Args:
        planes: (h, w) each.
        windows: (n, n) weights each, n odd and the same for all.
        where: (h, w), 255 where sums are wanted.

    Returns:
        For each plane, and for each window, the sums (h, w); 0 outside `where`.
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
