"""Per-pixel reductions over the colour channels, done by OpenCV, and logarithms of levels.

NumPy's own reductions over a last axis of length three are five to ten times as slow.
"""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats32, Image, Mask

DARK: Final = 8.0
"""Grey levels that are added before a logarithm is taken, so that noise in dark pixels is not
amplified."""


def log_levels(picture: npt.ArrayLike) -> Floats32:
    """Natural logarithm of a picture's levels plus `DARK`: same shape, float32."""
    return np.asarray(np.log(np.asarray(picture, dtype=np.float32) + DARK), dtype=np.float32)


def largest_channel(bgr: Image) -> Mask:
    """Each pixel's largest channel: (h, w, 3) uint8 to (h, w)."""
    # The planes are overwritten in place: a new array for each step would take nearly three times
    # as long, and this runs twice per frame.
    blue, green, red = _planes(bgr)
    cv2.max(blue, green, dst=blue)
    cv2.max(blue, red, dst=blue)
    return blue


def smallest_channel(bgr: Image) -> Mask:
    """Each pixel's smallest channel: (h, w, 3) uint8 to (h, w)."""
    blue, green, red = _planes(bgr)
    cv2.min(blue, green, dst=blue)
    cv2.min(blue, red, dst=blue)
    return blue


def channel_sum(bgr: Image) -> Floats32:
    """The sum of each pixel's channels: (h, w, 3) uint8 to (h, w), exact."""
    blue, green, red = cv2.split(bgr)
    return blue.astype(np.float32) + green + red


def _planes(bgr: Image) -> tuple[Mask, Mask, Mask]:
    blue, green, red = (np.empty(bgr.shape[:2], dtype=np.uint8) for _ in range(3))
    cv2.split(bgr, (blue, green, red))
    return blue, green, red
