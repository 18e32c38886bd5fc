"""Asks a webcam for its picture sizes and rates, by Linux's V4L2 (linux/videodev2.h).

Each request has a number and a struct that the driver fills in. It is repeated with a rising index
until the driver reports an error, which marks the end of the list.
"""

import os
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

Ask: TypeAlias = Callable[[int, int, bytearray], object]
"""A function like `fcntl.ioctl`: takes a file, a request number and the struct, which it changes;
raises OSError if the driver has no answer."""

ENUM_FMT: Final = 0xC0405602
"""Request VIDIOC_ENUM_FMT of linux/videodev2.h."""
ENUM_FRAMESIZES: Final = 0xC02C564A
"""Request VIDIOC_ENUM_FRAMESIZES."""
ENUM_FRAMEINTERVALS: Final = 0xC034564B
"""Request VIDIOC_ENUM_FRAMEINTERVALS."""
CAPTURE: Final = 1
"""Buffer type V4L2_BUF_TYPE_VIDEO_CAPTURE."""
DISCRETE: Final = 1
"""Types V4L2_FRMSIZE_TYPE_DISCRETE and V4L2_FRMIVAL_TYPE_DISCRETE."""
MOST_ASKED: Final = 64
"""Most times that one request is repeated; no webcam has so many entries."""

FORMAT: Final = struct.Struct("=III32sIIIII")
"""struct v4l2_fmtdesc: index, type, flags, description, pixelformat, and unused fields."""

SIZE: Final = struct.Struct("=IIIIIIIIIII")
"""struct v4l2_frmsizeenum: index, pixel_format, type, then width and height if DISCRETE, else
their smallest and largest values with steps."""

INTERVAL: Final = struct.Struct("=IIIIIIIIIIIII")
"""struct v4l2_frmivalenum: index, pixel_format, width, height, type, then numerator and denominator
of the seconds between two frames (of the shortest if it is not DISCRETE)."""


@dataclass(frozen=True, slots=True, order=True)
class PictureSize:
    """A picture size of a webcam, with its highest rate in any pixel format.

    Attributes:
        size_wh: In pixels.
        fps: Frames per second; 0 if the driver reports none.
    """

    size_wh: tuple[int, int]
    fps: float


def picture_sizes(device: Path, ask: Ask | None = None) -> tuple[PictureSize, ...]:
    """All picture sizes of a webcam, largest first; empty if it cannot be asked.

    Args:
        device: Its device file, such as /dev/video0.
        ask: Asks the driver; None for `fcntl.ioctl`.
    """
    if ask is None:
        try:
            import fcntl
        except ImportError:  # Windows
            return ()
        ask = fcntl.ioctl
    try:
        file = os.open(device, os.O_RDWR | getattr(os, "O_NONBLOCK", 0))
    except OSError:
        return ()
    try:
        return _offered(file, ask)
    finally:
        os.close(file)


def _offered(file: int, ask: Ask) -> tuple[PictureSize, ...]:
    fastest: dict[tuple[int, int], float] = {}
    for pixels in _formats(file, ask):
        for size_wh in _sizes(file, ask, pixels):
            fps = max(_rates(file, ask, pixels, size_wh), default=0.0)
            fastest[size_wh] = max(fps, fastest.get(size_wh, 0.0))
    return tuple(sorted((PictureSize(*one) for one in fastest.items()), reverse=True))


def _formats(file: int, ask: Ask) -> Iterator[int]:
    for told in _answers(file, ask, ENUM_FMT, FORMAT, CAPTURE, 0, b"", 0, 0, 0, 0, 0):
        yield told[4]


def _sizes(file: int, ask: Ask, pixels: int) -> Iterator[tuple[int, int]]:
    for told in _answers(file, ask, ENUM_FRAMESIZES, SIZE, pixels, *[0] * 9):
        if told[2] != DISCRETE:
            yield told[4], told[7]  # any size up to this one
            return
        yield told[3], told[4]


def _rates(file: int, ask: Ask, pixels: int, size_wh: tuple[int, int]) -> Iterator[float]:
    rest = (pixels, *size_wh, *[0] * 9)
    for told in _answers(file, ask, ENUM_FRAMEINTERVALS, INTERVAL, *rest):
        if told[5] > 0:
            yield round(told[6] / told[5], 2)
        if told[4] != DISCRETE:
            return


def _answers(
    file: int, ask: Ask, question: int, shape: struct.Struct, *rest: int | bytes
) -> Iterator[tuple[int, ...]]:
    for index in range(MOST_ASKED):
        asked = bytearray(shape.pack(index, *rest))
        try:
            ask(file, question, asked)
        except OSError:
            return
        yield shape.unpack(asked)
