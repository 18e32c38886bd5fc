"""A frame: one picture of a source, with the time that the source gives it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

import numpy as np

from calibration.arrays import Image

Progress: TypeAlias = Callable[[str], None]
"""Called with a short sentence that says how far a long measurement has come."""

BYTES_PER_PIXEL: Final = 3
"""Bytes of a pixel: one each for blue, green and red."""


class PackedPicture(Protocol):
    """A compressed picture. It is only unpacked when its pixels are read, which most never are."""

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels."""
        ...

    @property
    def nbytes(self) -> int:
        """Memory that it takes, bytes."""
        ...

    def unpacked(self) -> Image:
        """Its pixels, (height, width, 3) uint8; the same each time."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A picture as it came from a source.

    Attributes:
        picture: Pixels, shape (height, width, 3), uint8, read-only; or packed, as a film has them.
        index: Number of the frame in its source, from 0 or, for a camera of a game that goes on,
            after those of earlier runs; skipped frames leave gaps.
        t_s: Seconds from the start of the source, by the source's own clock, never the wall clock.
        scene: Number of times that the source started again (a loop, a camera plugged in again).
            Tracks do not continue from one scene to the next.
        film_s: The frame's place in the film, in seconds, where footage is played; a film that
            starts again counts on. None for a camera.
    """

    picture: Image | PackedPicture
    index: int
    t_s: float
    scene: int = 0
    film_s: float | None = None

    def __post_init__(self) -> None:
        picture = self.picture
        if not isinstance(picture, np.ndarray):
            return
        if picture.ndim != 3 or picture.shape[2] != BYTES_PER_PIXEL or picture.dtype != np.uint8:
            raise ValueError(_wrong_shape(picture))
        if picture.size == 0:
            raise ValueError(_wrong_shape(picture))
        object.__setattr__(self, "picture", _read_only(picture))

    @property
    def bgr(self) -> Image:
        """Pixels, shape (height, width, 3), uint8, read-only.

        Point (0, 0) is the centre of the top-left pixel. A packed picture is unpacked at the first
        call, on any thread, and replaced by its pixels.
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
        """Memory that its picture takes at this moment, bytes."""
        return self.picture.nbytes


def _read_only(bgr: Image) -> Image:
    """The picture itself if it is read-only, else a read-only view of it."""
    if not bgr.flags.writeable:
        return bgr
    view = bgr.view()
    view.flags.writeable = False
    return view


def _wrong_shape(picture: Image) -> str:
    return f"a frame must be (height, width, 3) uint8, but got {picture.shape} {picture.dtype}"
