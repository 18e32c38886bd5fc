"""Masks of whole pictures: (h, w) uint8, 255 or 0."""

from collections.abc import Sequence

import cv2
import numpy as np

from calibration.arrays import Mask
from vision.tracking.detection import Shown


def widened(mask: Mask, by_px: int) -> Mask:
    """A mask that reaches so many pixels farther."""
    side = 2 * by_px + 1
    return np.asarray(cv2.dilate(mask, np.ones((side, side), np.uint8)), dtype=np.uint8)


def without(mask: Mask, other: Mask) -> Mask:
    """What of a mask another does not cover."""
    return np.asarray(cv2.bitwise_and(mask, cv2.bitwise_not(other)), dtype=np.uint8)


def drawn(shown: Sequence[Shown], shape: tuple[int, ...]) -> Mask:
    """Pieces in one mask of a picture of that shape."""
    mask = np.zeros(shape[:2], dtype=np.uint8)
    for one in shown:
        mask[one.box] |= one.mask
    return mask


def resized(mask: Mask, size_wh: tuple[int, int]) -> Mask:
    """A mask for a picture of another size."""
    if mask.shape == size_wh[::-1]:
        return mask
    grown = cv2.resize(mask, size_wh, interpolation=cv2.INTER_LINEAR)
    return np.asarray((grown > 80) * np.uint8(255), dtype=np.uint8)
