"""A picture as JPEG, for older frames: a tenth of the size that their codec needs."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image

QUALITY: Final = 90
"""JPEG quality, of 100: on the bundled evening 0.1 MB per picture of 1280 x 720, and no visible
difference in a replay of half the width."""


class CompressedPicture:
    """One picture, decoded at each use; compression is lossy.

    Args:
        bgr: Pixels, shape (height, width, 3), uint8.
    """

    __slots__ = ("_data", "_size_wh")

    def __init__(self, bgr: Image) -> None:
        ok, data = cv2.imencode(".jpg", bgr, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        if not ok:
            raise ValueError(f"a picture of shape {bgr.shape} cannot be written as JPEG")
        self._data = data.tobytes()
        self._size_wh = bgr.shape[1], bgr.shape[0]

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self._size_wh

    @property
    def nbytes(self) -> int:
        """Its size in memory."""
        return len(self._data)

    def unpacked(self) -> Image:
        """Its pixels, (height, width, 3) uint8."""
        picture = cv2.imdecode(np.frombuffer(self._data, np.uint8), cv2.IMREAD_COLOR)
        assert picture is not None, "it was written by this class"
        return np.asarray(picture, dtype=np.uint8)
