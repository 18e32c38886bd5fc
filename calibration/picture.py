"""What a picture must be before anything is looked for in it."""

from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.failure import CalibrationFailed

LEAST_WH: Final = (64, 48)
LARGEST_PX: Final = 12000


def checked_picture(bgr: npt.NDArray[np.generic]) -> Image:
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
    return np.asarray(bgr, dtype=np.uint8)
