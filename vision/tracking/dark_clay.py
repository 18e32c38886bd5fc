"""Black clay, which is as dark as a shadow may be: told from one by its tint.

A shadow takes away light and hardly changes the table's tint, whatever the table's colour. Black
clay has a tint of its own, none, unless the table has none either; there it must be darker than
any shadow is. It is held against the colour of most of what is around it.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.tracking.light import shaded

# Brighter than this, or of so much colour, it is no black clay.
DARK_LEVEL: Final = 90
NEUTRAL_LEVELS: Final = 30
DARKER_SHARE: Final = 0.72
AROUND_WIDTH_PX: Final = 160
AROUND_PX: Final = 41


def dark_clay(picture: Image, printed: Mask, usual: Image) -> Mask:
    """Pixels, 255 or 0 in (h, w), that may be black clay.

    Args:
        picture: (h, w, 3).
        printed: (h, w), not 0 where boards are printed: their ink is black too.
        usual: (h, w, 3) what is usual around each pixel, by `usual_around`.
    """
    seen = np.asarray(cv2.GaussianBlur(picture, (0, 0), 1.2), dtype=np.uint8)
    most, least = seen.max(axis=2), seen.min(axis=2)
    dark = (most < DARK_LEVEL) & (most - least < NEUTRAL_LEVELS) & (printed == 0)
    if not dark.any():
        return np.zeros(picture.shape[:2], dtype=np.uint8)
    sums = (seen.sum(axis=2, dtype=np.float32), usual.sum(axis=2, dtype=np.float32))
    dark &= (sums[0] < DARKER_SHARE * sums[1]) & ~shaded(usual, seen)
    mask = (dark * np.uint8(255)).astype(np.uint8)
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
    return np.asarray(opened, dtype=np.uint8)


def usual_around(picture: Image) -> Image:
    """What most of the surroundings of each pixel look like, (h, w, 3)."""
    height, width = picture.shape[:2]
    small_wh = AROUND_WIDTH_PX, max(8, round(AROUND_WIDTH_PX * height / width))
    small = cv2.resize(picture, small_wh, interpolation=cv2.INTER_AREA)
    around = cv2.medianBlur(small, AROUND_PX)
    wide = cv2.resize(around, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(wide, dtype=np.uint8)
