"""A picture as it would be in other light."""

import cv2
import numpy as np

from calibration.arrays import Image


def relit(bgr: Image, times: float) -> Image:
    """A picture that many times brighter, (h, w, 3) uint8; what exceeds white stays white.

    Cameras store light along a power of it, so that another lamp, exposure or aperture multiplies
    the stored values too.
    """
    table = np.clip(np.round(np.arange(256) * times), 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(bgr, table), dtype=np.uint8)
