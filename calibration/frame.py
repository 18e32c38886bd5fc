"""One picture of a source, with the time that the source gives it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from calibration.arrays import Image

Progress: TypeAlias = Callable[[str], None]
"""Receives a short sentence about how far a long measurement has come."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A picture as it came from a source.

    Attributes:
        bgr: Pixels, shape (height, width, 3), uint8, read-only. Pixel (0, 0) is the centre of the
            top-left pixel.
        index: Counts the frames of the source from 0; skipped frames leave gaps.
        t_s: Seconds from the start of the source, told by the source, never by the wall clock.
        scene: Counts the times the source started anew (a loop, a camera plugged in again): what
            was tracked before does not continue after it.
    """

    bgr: Image
    index: int
    t_s: float
    scene: int = 0

    def __post_init__(self) -> None:
        bgr = self.bgr
        if bgr.ndim != 3 or bgr.shape[2] != 3 or bgr.dtype != np.uint8 or bgr.size == 0:
            raise ValueError(
                f"a frame must be (height, width, 3) uint8, but got {bgr.shape} {bgr.dtype}"
            )
        if bgr.flags.writeable:
            view = bgr.view()
            view.flags.writeable = False
            object.__setattr__(self, "bgr", view)

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.bgr.shape[1], self.bgr.shape[0]
