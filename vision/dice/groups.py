"""Detect whether a near die is only a group of small things: stones in a row look like its pips.

Between a die's pips is the die; between stones is the same background that surrounds them.
"""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from vision.boxes import BoxPx
from vision.dice.find import middle

RADIUS_PX: Final = 64
"""Half the width in pixels to which a larger box is shrunk: enough for colours."""

WITHIN: Final = 0.55
"""Distance from the middle, in half widths of a box, within which a pixel is on the die or between
the stones."""

AROUND: Final = (1.1, 1.6)
"""Range of distances from the middle, in half widths of a box, in which the background around it is
sampled."""

LEAST_PX: Final = 50
"""Fewest pixels for a decision: with fewer background the die fills the picture."""

ALIKE: Final = 5.0
"""Largest distance in CIELAB between two parts of one background: between drawn stones it was at
most 2.2, for 21 near dice at least 13, all on photographed backgrounds reserved for training."""

SCATTERED: Final = 0.5
"""Largest distance between two parts of a background of many colours, as a share of its pixels'
median distance from its median colour: of 21 near dice there, one had 0.98 and the others more."""

MANY: Final = 4
"""Fewest small things in a group on a background of many colours: of nine stones 7 to 10 are
detected."""


def is_group(bgr: Image, box_px: BoxPx, things: int) -> bool:
    """Whether most of a box has the colour of the background around it.

    Args:
        bgr: The picture, (h, w, 3) uint8.
        box_px: Around what may be a near die or a group of things.
        things: How many small things the finder detected in the picture.
    """
    left, top, right, bottom = box_px
    scale = min(1.0, 4 * RADIUS_PX / (right - left + bottom - top))
    small = cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    lab = cv2.cvtColor(np.asarray(small, np.uint8), cv2.COLOR_BGR2LAB).astype(np.float64)
    x, y = (scale * at for at in middle(box_px))
    rows, columns = np.mgrid[: lab.shape[0], : lab.shape[1]]
    across = np.abs(columns - x) / (scale * (right - left) / 2)
    out = np.maximum(across, np.abs(rows - y) / (scale * (bottom - top) / 2))
    within, around = lab[out < WITHIN], lab[(out > AROUND[0]) & (out < AROUND[1])]
    if min(len(within), len(around)) < LEAST_PX:
        return False
    ground = np.median(around, axis=0)
    apart = np.linalg.norm(np.median(within, axis=0) - ground)
    scatter = np.linalg.norm(np.median(np.abs(around - ground), axis=0))
    alike = max(ALIKE, SCATTERED * float(scatter)) if things >= MANY else ALIKE
    return float(apart) < alike
