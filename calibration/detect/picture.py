"""What a picture must be before anything is looked for in it."""

from typing import Final, NewType

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Grey, Image
from calibration.failure import CalibrationFailed

AsItCame = NewType("AsItCame", Image)
"""A picture as it came, never shrunk: what is known of its pixels holds for no other size of it."""

LEAST_WH: Final = (64, 48)
"""Width and height, px: no board can be read in a smaller picture. By trial."""

LARGEST_PX: Final = 12000
"""Longer side: a larger picture is refused. By trial."""

HANDY_PX: Final = 4000
"""Longer side, px, to which larger pictures are shrunk: they tell no more of a table, but take
longer."""

FINE_PX, WIDE_PX = 1.0, 3.0
"""Widths of the two Gaussians, px, under which the strongest slopes are compared. By trial."""

EDGES_PERCENTILE: Final = 99.8
"""Percentile of the slopes that stands for the picture's strongest edges, without a few noisy
pixels. By trial."""


def checked_picture(bgr: npt.NDArray[np.generic]) -> AsItCame:
    """The picture, once it is known to be usable.

    Raises:
        CalibrationFailed: "picture/unusable" or "picture/too_large".
    """
    if bgr.ndim != 3 or bgr.shape[2] != 3 or bgr.dtype != np.uint8:
        told = f"it has shape {bgr.shape} and type {bgr.dtype}"
        raise CalibrationFailed("picture/unusable", detail=told)
    height, width = bgr.shape[:2]
    if width < LEAST_WH[0] or height < LEAST_WH[1]:
        raise CalibrationFailed("picture/unusable", detail=f"it is {width} by {height} pixels")
    if max(width, height) > LARGEST_PX:
        raise CalibrationFailed("picture/too_large", detail=f"it is {width} by {height} pixels")
    return AsItCame(np.asarray(bgr, dtype=np.uint8))


def handy(bgr: Image) -> Image:
    """The picture, shrunk where it is longer than `HANDY_PX`: no `AsItCame` any more."""
    longest = max(bgr.shape[:2])
    if longest <= HANDY_PX:
        return bgr
    size_wh = (round(bgr.shape[1] * HANDY_PX / longest), round(bgr.shape[0] * HANDY_PX / longest))
    return np.asarray(cv2.resize(bgr, size_wh, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def blur_px(grey: Grey) -> float:
    """How blurred a picture is: standard deviation, in px, of the blur of its sharpest edges.

    Seen through a Gaussian of width s, the slope of a step blurred by b is as 1 / sqrt(s2 + b2):
    the strongest slopes at two widths tell b. A picture without any edge counts as sharp.
    """
    fine, wide = _strongest_slope(grey, FINE_PX), _strongest_slope(grey, WIDE_PX)
    if wide <= 0:
        return 0.0
    ratio2 = max((fine / wide) ** 2, 1.0001)
    return float(np.sqrt(max(0.0, (WIDE_PX**2 - FINE_PX**2 * ratio2) / (ratio2 - 1))))


def _strongest_slope(grey: Grey, width_px: float) -> float:
    smooth = cv2.GaussianBlur(grey.astype(np.float32), (0, 0), width_px)
    slope = np.hypot(cv2.Sobel(smooth, cv2.CV_32F, 1, 0), cv2.Sobel(smooth, cv2.CV_32F, 0, 1))
    return float(np.percentile(slope, EDGES_PERCENTILE))
