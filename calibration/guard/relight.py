"""A picture in other light, and whether it shows anything at all."""

from typing import Final, Literal

import cv2
import numpy as np

from calibration.arrays import Image

BLACK_LEVEL: Final = 14.0
"""Grey level of 255: a picture whose brightest hundredth lies below shows nothing. By trial."""

WHITE_LEVEL: Final = 245.0
"""Grey level of 255: a picture whose darkest hundredth lies above shows nothing. By trial."""

COARSE: Final = 8
"""Step between the pixels that are looked at, each way: they are as good as all of them."""


def relit(bgr: Image, times: float) -> Image:
    """A picture that many times brighter, (h, w, 3) uint8; what exceeds white stays white.

    Cameras store light as a power of it, so that another lamp, exposure or aperture also multiplies
    the stored values.
    """
    table = np.clip(np.round(np.arange(256) * times), 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(bgr, table), dtype=np.uint8)


def shows_nothing(bgr: Image) -> Literal["black", "white", ""]:
    """Whether a whole picture is black, or white; one pixel in a hundred may be noise."""
    coarse = bgr[::COARSE, ::COARSE]
    if float(np.percentile(coarse, 99)) < BLACK_LEVEL:
        return "black"
    return "white" if float(np.percentile(coarse, 1)) > WHITE_LEVEL else ""
