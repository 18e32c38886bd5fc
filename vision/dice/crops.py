"""The picture of one die by itself, as the reader wants it."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from vision.boxes import BoxPx

SIDE_PX: Final = 48
CHANNELS: Final = 5
HUE_NOISE: Final = 4.0
"""So many levels hues differ on a grey thing."""
MARGIN: Final = 1.3
"""A crop shows so much more than the box: what a die leans on, and boxes that are drawn tight."""


def die_crop(bgr: Image, box_px: BoxPx) -> Image:
    """The square around a box, (48, 48, 3) uint8; beyond the picture its edge is repeated."""
    left, top, right, bottom = box_px
    side = max(4, round(MARGIN * max(right - left, bottom - top)))
    x = round((left + right - side) / 2)
    y = round((top + bottom - side) / 2)
    height, width = bgr.shape[:2]
    columns = np.clip(np.arange(x, x + side), 0, width - 1)
    rows = np.clip(np.arange(y, y + side), 0, height - 1)
    part = bgr[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    part = part[(rows - rows[0])[:, None], (columns - columns[0])[None, :]]
    way = cv2.INTER_AREA if side > SIDE_PX else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(part, (SIDE_PX, SIDE_PX), interpolation=way), dtype=np.uint8)


def standard(crop: Image) -> npt.NDArray[np.float32]:
    """A crop as numbers without its brightness and contrast, (5, 48, 48) float32.

    Blue, green and red together, then red against green and blue against both, each by itself:
    red pips on a black or blue die differ from it in hardly anything else.
    """
    values = crop.astype(np.float32)
    blue, green, red = values.transpose(2, 0, 1)
    even = (values.transpose(2, 0, 1) - values.mean()) / (values.std() + 8.0)
    hues = np.stack([red - green, blue - (red + green) / 2])
    own = hues - hues.mean(axis=(1, 2), keepdims=True)
    own /= own.std(axis=(1, 2), keepdims=True) + HUE_NOISE
    return np.ascontiguousarray(np.concatenate([even, own]), dtype=np.float32)
