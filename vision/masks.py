"""Masks of pictures: (h, w) uint8, 255 inside and 0 outside unless a function says otherwise."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Mask

LEAST_COVERED: Final = 80
"""Level, of 255, above which a pixel of a resized mask counts as inside: about a third of it is
covered."""


def iou(one: Mask, other: Mask) -> float:
    """Intersection over union of two masks of the same shape, 0 to 1; 1 if both are empty.

    Whatever is not 0 counts as inside.
    """
    union = cv2.countNonZero(cv2.max(one, other))
    return cv2.countNonZero(cv2.min(one, other)) / union if union else 1.0


def largest_component(mask: Mask) -> Mask:
    """The largest 8-connected component of a mask; an empty mask if there is none.

    Args:
        mask: Whatever is not 0 counts as inside.
    """
    count, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    if count < 2:
        return np.zeros_like(mask)
    largest = 1 + int(np.argmax(stats[1:, cv2.CC_STAT_AREA]))
    return np.where(labels == largest, np.uint8(255), np.uint8(0))


def filled(mask: Mask) -> Mask:
    """A mask with its holes filled; whatever is not 0 counts as inside."""
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    whole = cv2.drawContours(np.zeros_like(mask), contours, -1, (255,), cv2.FILLED)
    return np.asarray(whole, dtype=np.uint8)


def disc(radius_px: float) -> Mask:
    """A round structuring element of ones, an odd number of pixels wide."""
    side = 2 * round(radius_px) + 1
    return np.asarray(cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side)), dtype=np.uint8)


def widened(mask: Mask, by_px: int) -> Mask:
    """A mask dilated by a square that reaches `by_px` pixels to each side."""
    side = 2 * by_px + 1
    return np.asarray(cv2.dilate(mask, np.ones((side, side), np.uint8)), dtype=np.uint8)


def without(mask: Mask, other: Mask) -> Mask:
    """The part of a mask that another mask does not cover."""
    return np.asarray(cv2.bitwise_and(mask, cv2.bitwise_not(other)), dtype=np.uint8)


def resized(mask: Mask, size_wh: tuple[int, int]) -> Mask:
    """A mask for a picture of another size."""
    if mask.shape == size_wh[::-1]:
        return mask
    grown = cv2.resize(mask, size_wh, interpolation=cv2.INTER_LINEAR)
    return np.asarray((grown > LEAST_COVERED) * np.uint8(255), dtype=np.uint8)
