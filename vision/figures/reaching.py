"""Where the field ends in a picture, and what reaches over it from outside: hands and arms."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Flags, Mask
from vision.figures.field import Differs
from vision.figures.ground import FieldView, Plane
from vision.figures.sizes import Sizes

COARSE_MM: Final = 2.0
"""For each pixel: arms are found in a picture as coarse as this."""

CLOSED_MM: Final = 12.0
"""Gaps of the field that lines and figures leave are closed by so much."""

INWARDS_MM: Final = 2.0
"""The field's own edge is left out."""

ACROSS_LINES_MM: Final = 10.0
"""Gaps that a painted line leaves in an arm, at most."""

LARGE: Final = 4.0
"""What reaches in from outside and covers more than so many bases is a hand."""

BESIDE_MM: Final = 9.0
"""Around a hand nothing is certain: it moves, it throws a shadow."""


def field_and_hand(differs: Differs, ground: FieldView, sizes: Sizes) -> tuple[Mask, Mask]:
    """(h, w) each: 255 on the field, and 255 where something that reaches in covers it."""
    coarse = _coarser(ground)
    unlike = _shrunk(differs.unlike, coarse)
    field = _field(unlike, ground)
    return field, _covered(unlike, _shrunk(field, coarse) > 127, ground, sizes)


def _field(unlike: Plane, ground: FieldView) -> Mask:
    """The hull of what looks like field, hands over it included."""
    coarse = _coarser(ground)
    # Lines belong to the field: without them its parts would not hang together.
    known = _shrunk(ground.known, coarse) > 127
    plain = ((unlike < 0.5) & known).astype(np.uint8)
    whole = cv2.morphologyEx(plain, cv2.MORPH_OPEN, np.ones((3, 3), dtype=np.uint8))
    whole = cv2.morphologyEx(whole, cv2.MORPH_CLOSE, _square(CLOSED_MM, ground, coarse))
    count, labels, stats, _ = cv2.connectedComponentsWithStats(whole)
    mask = np.zeros_like(whole)
    if count > 1:
        largest = 1 + int(stats[1:, cv2.CC_STAT_AREA].argmax())
        part = np.where(labels == largest, np.uint8(255), np.uint8(0))
        rims, _ = cv2.findContours(part, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
        cv2.fillConvexPoly(mask, cv2.convexHull(np.concatenate(rims)), 255)
    inner = cv2.erode(mask, _square(2 * INWARDS_MM, ground, coarse))
    return _grown(inner, ground)


def _covered(unlike: Plane, inside: Flags, ground: FieldView, sizes: Sizes) -> Mask:
    """Where something large that reaches in from beside the field covers it."""
    coarse = _coarser(ground)
    strange = ((unlike > 0.5) & inside).astype(np.uint8)
    edge = inside & (cv2.erode(inside.astype(np.uint8), np.ones((3, 3), dtype=np.uint8)) == 0)
    # What lies across a line is not cut in two by it.
    whole = cv2.morphologyEx(strange, cv2.MORPH_CLOSE, _square(ACROSS_LINES_MM, ground, coarse))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(whole)
    least = LARGE * np.pi * (sizes.base / 2 / ground.mm / coarse) ** 2
    large = stats[:, cv2.CC_STAT_AREA] > least
    reaching = np.zeros(len(stats), dtype=bool)
    reaching[np.unique(labels[edge])] = True
    hand = large & reaching
    hand[0] = False
    mask = np.where(hand[labels], np.uint8(255), np.uint8(0))
    return _grown(cv2.dilate(mask, _square(2 * BESIDE_MM, ground, coarse)), ground)


def _coarser(ground: FieldView) -> int:
    """How many pixels one of the small picture is wide: hands and fields need no more."""
    return max(1, int(COARSE_MM / ground.mm))


def _shrunk(plane: Plane | Mask, coarse: int) -> Plane:
    wh = (-(-plane.shape[1] // coarse), -(-plane.shape[0] // coarse))
    small = plane if coarse == 1 else cv2.resize(plane, wh, interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.float32)


def _grown(small: npt.ArrayLike, ground: FieldView) -> Mask:
    high, wide = ground.known.shape
    grown = cv2.resize(np.asarray(small), (wide, high), interpolation=cv2.INTER_NEAREST)
    return np.asarray(grown, dtype=np.uint8)


def _square(side_mm: float, ground: FieldView, coarse: int) -> Mask:
    side = max(3, round(side_mm / ground.mm / coarse) | 1)
    return np.ones((side, side), dtype=np.uint8)
