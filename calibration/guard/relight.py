"""Change the brightness of a picture, and check whether it shows anything at all."""

from typing import Final, Literal

import cv2
import numpy as np

from calibration.arrays import Image

BLACK_LEVEL: Final = 14.0
"""A picture is black if the 99th percentile of its grey levels, of 255, is below this. By trial."""

WHITE_LEVEL: Final = 245.0
"""A picture is white if the 1st percentile of its grey levels, of 255, is above this. By trial."""

COARSE: Final = 8
"""Step in both directions between the pixels that are sampled, to save time."""


def relit(bgr: Image, times: float) -> Image:
    """A picture with its values multiplied by a factor, up to 255, (h, w, 3) uint8.

    Cameras store a power of the light, so a change of lamp, exposure or aperture multiplies the
    stored values too.
    """
    table = np.clip(np.round(np.arange(256) * times), 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(bgr, table), dtype=np.uint8)


def shows_nothing(bgr: Image) -> Literal["black", "white", ""]:
    """Whether a whole picture is black or white, except for one pixel in a hundred; else empty."""
    coarse = bgr[::COARSE, ::COARSE]
    if float(np.percentile(coarse, 99)) < BLACK_LEVEL:
        return "black"
    return "white" if float(np.percentile(coarse, 1)) > WHITE_LEVEL else ""
