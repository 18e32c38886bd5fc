"""Lines painted on the field: pale, thin, straight or gently bent, and all of one colour."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image, Mask
from vision.figures.ground import FieldView, Plane

PAINTED: Final = 255
FADING: Final = 128

BRIGHT: Final = 0.25
"""Natural logarithm of the light above the field's."""

UNLIKE: Final = 4.0
SURELY: Final = 8.0
"""Sigmas from the field's colour: of what is pale, and of what is surely no field."""

LONG_MM: Final = 80.0
"""What is straight for so long is a line for certain, and tells the colour of all."""

OF_ONE_COLOUR: Final = 0.3
"""How far, in log ratios of colours, parts of lines are from each other at most."""

WIDE: Final = 0.68
PALE: Final = 0.35
"""What is wider than such a share of a line's least length, and white for such a share, is none."""

DIRECTIONS: Final = 24
SPECK_PX: Final = 5
MARGIN: Final = 4
"""Pixels by which what is wide is taken for wider: its edge is blurred."""


def painted(
    above: Image, ground: FieldView, *, unlike: Plane, darker: Plane, length_mm: float
) -> Mask:
    """Where lines are painted.

    Args:
        above: (h, w, 3), the field as from above.
        ground: How it is looked at.
        unlike: (h, w), sigmas from the field's colour.
        darker: (h, w), natural logarithm of the light that is missing.
        length_mm: A line is straight for so long at least, wherever it bends.

    Returns:
        (h, w), `PAINTED` on lines, `FADING` along their edges, 0 elsewhere.
    """
    white = _flags((-darker > BRIGHT) & (unlike > UNLIKE))
    thin = white & ~_wide(white, _flags(unlike > SURELY), WIDE * length_mm / ground.mm)
    surely = _straight(thin, round(LONG_MM / ground.mm)) & ground.between
    if not surely.any():
        return np.zeros_like(white)
    lines = _straight(thin & _alike(above, surely), round(length_mm / ground.mm))
    wider = np.asarray(cv2.dilate(lines, np.ones((5, 5), dtype=np.uint8)), dtype=np.uint8)
    fading = np.where(wider > 0, np.uint8(FADING), np.uint8(0))
    return np.where(lines > 0, np.uint8(PAINTED), fading)


def _wide(white: Mask, strange: Mask, wide_px: float) -> Mask:
    """What is no field and wide, and white in good part: pale bases with who stands on them."""
    whole = np.asarray(cv2.medianBlur(strange, SPECK_PX), dtype=np.uint8)
    side = round(wide_px) | 1
    disc, larger = (
        cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (size, size)) for size in (side, side + MARGIN)
    )
    share = cv2.boxFilter(white, cv2.CV_32F, (side, side)) / np.float32(255)
    middles = np.asarray(cv2.erode(whole, disc), dtype=np.uint8) & _flags(share > PALE)
    return np.asarray(cv2.dilate(middles, larger), dtype=np.uint8)


def _alike(above: Image, surely: Mask) -> Mask:
    """What has the colour of what surely is a line."""
    blue, green, red = np.moveaxis(np.log(above.astype(np.float32) + 8), -1, 0)
    ratios = [red - green, blue - green]
    off = [np.abs(ratio - np.median(ratio[surely > 0])) for ratio in ratios]
    return _flags(np.maximum(*off) < OF_ONE_COLOUR)


def _straight(white: Mask, length_px: int) -> Mask:
    """What is white and straight for so long, in any direction."""
    found = np.zeros_like(white)
    side = length_px | 1
    for turn in np.arange(DIRECTIONS) * np.pi / DIRECTIONS:
        half = np.array([np.cos(turn), np.sin(turn)]) * side / 2
        ends = np.round(side // 2 + np.stack([-half, half])).astype(int)
        stroke = np.zeros((side, side), dtype=np.uint8)
        cv2.line(stroke, tuple(ends[0].tolist()), tuple(ends[1].tolist()), 1, 1)
        found |= np.asarray(cv2.morphologyEx(white, cv2.MORPH_OPEN, stroke), dtype=np.uint8)
    return found


def _flags(which: npt.NDArray[np.bool_]) -> Mask:
    return np.where(which, np.uint8(255), np.uint8(0))
