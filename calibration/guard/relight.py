"""A picture as it would be in other light, and whether it has any."""

from typing import Final, Literal

import cv2
import numpy as np

from calibration.arrays import Image

BLACK_LEVEL: Final = 14.0
"""Grey level of 255: a picture whose brightest hundredth lies below shows nothing. By trial."""

WHITE_LEVEL: Final = 245.0
"""Grey level of 255: a picture whose darkest hundredth lies above shows nothing. By trial."""

COARSE: Final = 8
"""Step from pixel to pixel, each way: these tell as much as all of them."""


def relit(bgr: Image, times: float) -> Image:
    """A picture that many times brighter, (h, w, 3) uint8; what exceeds white stays white.

    Cameras store light along a power of it, so that another lamp, exposure or aperture multiplies
    the stored values too.
    """
    table = np.clip(np.round(np.arange(256) * times), 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(bgr, table), dtype=np.uint8)


def shows_nothing(bgr: Image) -> Literal["black", "white", ""]:
    """Whether all of a picture is black, or all of it white; of noise one pixel in a hundred."""
    coarse = bgr[::COARSE, ::COARSE]
    if float(np.percentile(coarse, 99)) < BLACK_LEVEL:
        return "black"
    return "white" if float(np.percentile(coarse, 1)) > WHITE_LEVEL else ""
