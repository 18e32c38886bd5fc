"""Reductions over a pixel's channels, by OpenCV.

NumPy's own over a last axis of three are five to ten times as slow.
"""

import cv2
import numpy as np

from calibration.arrays import Floats32, Image, Mask


def largest_channel(bgr: Image) -> Mask:
    """Each pixel's largest channel: (h, w, 3) uint8 to (h, w)."""
    # Written over the planes themselves: with an array for each step it takes nearly three times
    # as long, and every frame asks for it twice.
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
