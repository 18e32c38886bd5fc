"""Check that a picture can be used, reduce it, and measure its blur."""

from typing import Final, NewType

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Grey, Image
from calibration.failure import CalibrationFailed

AsItCame = NewType("AsItCame", Image)
"""A picture at its original size. The type marks pictures that were never reduced, as the scale of
a scan only holds for those."""

LEAST_WH: Final = (64, 48)
"""Least width and height, px: no board can be read in a smaller picture. By trial."""

LARGEST_PX: Final = 12000
"""Most pixels of a picture's longer side. By trial."""

HANDY_PX: Final = 4000
"""Longer side, px, to which larger pictures are reduced: they do not make a calibration better, but
take longer."""

FINE_PX, WIDE_PX = 1.0, 3.0
"""Standard deviations, px, of the two Gaussians whose strongest slopes are compared. By trial."""

EDGES_PERCENTILE: Final = 99.8
"""Percentile of the slopes that counts as the strongest edge, so that single noisy pixels do not.
By trial."""


def checked_picture(bgr: npt.NDArray[np.generic]) -> AsItCame:
    """Check a picture's type and size, and return it.

    Raises:
        CalibrationFailed: "picture/unusable" or "picture/too_large".
    """
    if bgr.ndim != 3 or bgr.shape[2] != 3 or bgr.dtype != np.uint8:
        detail = f"it has shape {bgr.shape} and type {bgr.dtype}"
        raise CalibrationFailed("picture/unusable", detail=detail)
    height, width = bgr.shape[:2]
    if width < LEAST_WH[0] or height < LEAST_WH[1]:
        raise CalibrationFailed("picture/unusable", detail=f"it is {width} by {height} pixels")
    if max(width, height) > LARGEST_PX:
        raise CalibrationFailed("picture/too_large", detail=f"it is {width} by {height} pixels")
    return AsItCame(np.asarray(bgr, dtype=np.uint8))


def handy(bgr: Image) -> Image:
    """The picture, reduced if it is longer than `HANDY_PX`."""
    longest = max(bgr.shape[:2])
    if longest <= HANDY_PX:
        return bgr
    size_wh = (round(bgr.shape[1] * HANDY_PX / longest), round(bgr.shape[0] * HANDY_PX / longest))
    return np.asarray(cv2.resize(bgr, size_wh, interpolation=cv2.INTER_AREA), dtype=np.uint8)


def blur_px(grey: Grey) -> float:
    """The blur of a picture's sharpest edges: standard deviation in px; 0 without edges.

    Smoothed by a Gaussian of width s, the slope of a step blurred by b is proportional to
    1 / sqrt(s² + b²). So the ratio of the strongest slopes at two widths gives b.
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
