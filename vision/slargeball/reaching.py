"""Where the field ends in a picture, and what reaches over it from outside: hands and arms."""

from typing import Final

import cv2
import numpy as np

from vision.slargeball.field import Differs
from vision.slargeball.ground import Ground, Mask
from vision.slargeball.sizes import Sizes

CLOSED_MM: Final = 12.0
"""Gaps of the field that lines and figures leave are closed by so much."""

INWARDS_MM: Final = 2.0
"""The field's own edge is left out."""

ACROSS_LINES_MM: Final = 10.0
LARGE: Final = 4.0
"""What reaches in from outside and covers more than so many bases is a hand."""

BESIDE_MM: Final = 9.0
"""Around a hand nothing is certain: it moves, it throws a shadow."""


def field_mask(differs: Differs, ground: Ground) -> Mask:
    """(h, w), 255 on the field: the hull of what looks like it, hands over it included."""
    plain = ((differs.unlike < 0.5) & (differs.known > 0)).astype(np.uint8)
    side = max(3, round(CLOSED_MM / ground.mm) | 1)
    whole = cv2.morphologyEx(plain, cv2.MORPH_OPEN, np.ones((3, 3), dtype=np.uint8))
    whole = cv2.morphologyEx(whole, cv2.MORPH_CLOSE, np.ones((side, side), dtype=np.uint8))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(whole)
    mask = np.zeros_like(whole)
    if count > 1:
        largest = 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax())
        part = np.where(labels == largest, np.uint8(255), np.uint8(0))
        rims, _ = cv2.findContours(part, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        cv2.fillConvexPoly(mask, cv2.convexHull(np.concatenate(rims)), 255)
    edge = 2 * round(INWARDS_MM / ground.mm) + 1
    return np.asarray(cv2.erode(mask, np.ones((edge, edge), dtype=np.uint8)), dtype=np.uint8)


def covered(differs: Differs, field: Mask, ground: Ground, sizes: Sizes) -> Mask:
    """(h, w), 255 where something large that reaches in from beside the field covers it."""
    unlike = ((differs.unlike > 0.5) & (field > 0)).astype(np.uint8)
    edge = field - cv2.erode(field, np.ones((5, 5), dtype=np.uint8))
    # What lies across a line is not cut in two by it.
    joined = round(ACROSS_LINES_MM / ground.mm) | 1
    whole = cv2.morphologyEx(unlike, cv2.MORPH_CLOSE, np.ones((joined, joined), dtype=np.uint8))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(whole)
    least = LARGE * np.pi * (sizes.base / 2 / ground.mm) ** 2
    large = stats[:, cv2.CC_STAT_AREA] > least
    reaching = np.zeros(len(stats), dtype=bool)
    reaching[np.unique(labels[edge > 0])] = True
    hand = large & reaching
    hand[0] = False
    mask = np.where(hand[labels], np.uint8(255), np.uint8(0))
    side = 2 * round(BESIDE_MM / ground.mm) + 1
    return np.asarray(cv2.dilate(mask, np.ones((side, side), dtype=np.uint8)), dtype=np.uint8)
