"""One picture of a source, with the time that the source gives it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import numpy as np

from calibration.arrays import Image

Progress: TypeAlias = Callable[[str], None]
"""Receives a short sentence about how far a long measurement has come."""

BYTES_PER_PIXEL: Final = 3
"""Bytes of a pixel: one each for blue, green and red."""


class PackedPicture(Protocol):
    """A picture in fewer bytes, unpacked when somebody looks at it: most frames nobody does."""

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        ...

    @property
    def nbytes(self) -> int:
        """What it takes in memory."""
        ...

    def unpacked(self) -> Image:
        """Its pixels, (height, width, 3) uint8; the same each time."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A picture as it came from a source.

    Attributes:
        picture: Pixels, shape (height, width, 3), uint8, read-only; or packed, as a film has them.
        index: Counts the frames of the source from 0; skipped frames leave gaps.
        t_s: Seconds from the start of the source, told by the source, never by the wall clock.
        scene: Counts the times the source started anew (a loop, a camera plugged in again): what
            was tracked before does not continue after it.
    """

    picture: Image | PackedPicture
    index: int
    t_s: float
    scene: int = 0

    def __post_init__(self) -> None:
        picture = self.picture
        if not isinstance(picture, np.ndarray):
            return
        if picture.ndim != 3 or picture.shape[2] != BYTES_PER_PIXEL or picture.dtype != np.uint8:
            raise ValueError(_wrong(picture))
        if picture.size == 0:
            raise ValueError(_wrong(picture))
        object.__setattr__(self, "picture", _read_only(picture))

    @property
    def bgr(self) -> Image:
        """Pixels, shape (height, width, 3), uint8, read-only.

        Pixel (0, 0) is the centre of the top-left pixel. A packed picture is unpacked when it is
        asked for the first time, and takes its place; any thread may ask.
        """
        picture = self.picture
        if not isinstance(picture, np.ndarray):
            picture = _read_only(picture.unpacked())
            object.__setattr__(self, "picture", picture)
        return picture

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        picture = self.picture
        if isinstance(picture, np.ndarray):
            return picture.shape[1], picture.shape[0]
        return picture.size_wh

    @property
    def nbytes(self) -> int:
        """What its picture takes in memory at this moment."""
        return self.picture.nbytes


def _read_only(bgr: Image) -> Image:
    if not bgr.flags.writeable:
        return bgr
    view = bgr.view()
    view.flags.writeable = False
    return view


def _wrong(picture: Image) -> str:
    return f"a frame must be (height, width, 3) uint8, but got {picture.shape} {picture.dtype}"
