"""The coin beside a thing, seen from above: does its whole rim stand out from the table?

Every volume goes with the third power of the coin's size, and a coin that is blurred or cut off may
show inner rings that are clearer than its rim.
"""

from typing import Final

import numpy as np

from calibration.arrays import Image
from calibration.detect.discs.ellipse import Ellipse
from vision.portions.colours import log_colours
from vision.portions.masks import contrast_along

WINDOW_SHARE: Final = 2.0
"""Size of the window around the coin, in its radii: its rim, its shadow and the table beyond."""

LEAST_CLEAR: Final = 0.5
"""Contrast along the rim, 0 to 1; with less, no coin is fully visible. By trial on food
photographs: 0.36 and 0.37 at two blurred coins that were measured 11 % and 30 % too small, 0.63 and
more at the others."""


def clear_all_round(bgr: Image, rim: Ellipse) -> float:
    """How clearly a rim (px) separates a coin from the table, seen from above, 0 to 1."""
    reach = WINDOW_SHARE * rim.half_axes_px[0]
    first = np.maximum(np.floor(rim.centre_px - reach), 0).astype(int)
    last = np.ceil(rim.centre_px + reach).astype(int) + 1
    window = bgr[first[1] : last[1], first[0] : last[0]]
    inside = rim.shifted(-first).inside((window.shape[0], window.shape[1]))
    return contrast_along(inside, log_colours(window))
