"""A picture made as large as the look's network wants it, and the way back."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image

WIDTH: Final = 320
"""Of the network's picture, pixels; as it was trained."""

HEIGHT: Final = 240
"""Of the same."""

STEP: Final = 2
"""The network tells one pixel in so many each way; that pixel is the last of its step."""
MIDDLE: Final = 114.0
"""Grey level that becomes 0; as it was trained."""

SPREAD: Final = 64.0
"""Grey levels: what pixels are measured from, and in. Bars beside a wide picture are this grey."""


@dataclass(frozen=True, slots=True)
class Fitting:
    """How a picture of one size lies in the network's field: as large as it fits, in the middle.

    Attributes:
        size_wh: Of the picture.
    """

    size_wh: tuple[int, int]

    @property
    def scale(self) -> float:
        """Field pixels per picture pixel."""
        return min(WIDTH / self.size_wh[0], HEIGHT / self.size_wh[1])

    @property
    def inner_wh(self) -> tuple[int, int]:
        """Size of the picture in the field; even, so that bars end with a step."""
        width, height = (max(STEP, STEP * round(s * self.scale / STEP)) for s in self.size_wh)
        return width, height

    @property
    def corner_xy(self) -> tuple[int, int]:
        """The field's pixel that is the picture's first."""
        width, height = self.inner_wh
        return (WIDTH - width) // 2 // STEP * STEP, (HEIGHT - height) // 2 // STEP * STEP

    def planes(self, bgr: Image) -> Floats32:
        """A picture as the network takes it, (3, HEIGHT, WIDTH)."""
        field = np.zeros((HEIGHT, WIDTH, 3), dtype=np.float32)
        (x, y), (width, height) = self.corner_xy, self.inner_wh
        small = cv2.resize(bgr, self.inner_wh, interpolation=cv2.INTER_AREA)
        field[y : y + height, x : x + width] = (small - np.float32(MIDDLE)) / np.float32(SPREAD)
        return np.asarray(field.transpose(2, 0, 1))

    def inside(self, told: Floats32) -> Floats32:
        """What was told of the picture itself, without the bars; (..., h, w) by steps."""
        (x, y), (width, height) = self.corner_xy, self.inner_wh
        rows = slice(y // STEP, (y + height) // STEP)
        return told[..., rows, x // STEP : (x + width) // STEP]

    def cells_px(self) -> Floats:
        """Where in the picture lies what each step of the field tells, (h, w, 2), pixels."""
        width, height = self.inner_wh
        ys, xs = np.mgrid[STEP - 1 : height : STEP, STEP - 1 : width : STEP].astype(np.float64)
        scale = np.array([width / self.size_wh[0], height / self.size_wh[1]])
        return np.asarray((np.stack([xs, ys], axis=-1) + 0.5) / scale - 0.5)

    def at_picture_scale(self, told: Floats32) -> Floats32:
        """What was told of the picture (h, w at the field's step), for each of its pixels."""
        width, height = self.inner_wh
        across, down = width / self.size_wh[0], height / self.size_wh[1]
        # Pixel x of the picture is (x + 1/2) * across - 1/2 in the field, and a step's last pixel
        # has the number of the step times STEP, plus STEP - 1.
        back = np.array(
            [
                [across / STEP, 0, ((across - 1) / 2 - (STEP - 1)) / STEP],
                [0, down / STEP, ((down - 1) / 2 - (STEP - 1)) / STEP],
            ]
        )
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        whole = cv2.warpAffine(
            told, back, self.size_wh, flags=flags, borderMode=cv2.BORDER_REPLICATE
        )
        return np.asarray(whole, dtype=np.float32)
