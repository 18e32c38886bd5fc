"""Reads a source's frames into memory: all of a short one, evenly thinned ones of a long one."""

from collections.abc import Iterator
from typing import Final

from calibration.frame import BYTES_PER_PIXEL, Frame
from server.capture.source import Source

MOST_BYTES: Final = 2_000_000_000
"""Most bytes of pictures that are kept: a minute of a webcam at ten frames a second. A minute from
a phone takes thirty times that, and measuring things at rest does not need all of it."""

LIVE_S: Final = 30.0
"""How long a camera is read at most, in seconds: turning a creature takes less time."""

LIVE_APART_S: Final = 0.1
"""Least seconds between two frames that are kept of a live camera."""


def kept_frames(
    source: Source, *, to_s: float | None = None, most_bytes: int = MOST_BYTES
) -> tuple[Frame, ...]:
    """Read a source's frames: all, or every second, fourth ... one if memory would not suffice.

    Args:
        source: Read to its end; a camera for LIVE_S, or until Ctrl-C or `to_s`.
        to_s: When to stop reading a camera, in seconds; a film has its own end.
        most_bytes: Most memory for the pictures.
    """
    live_s = LIVE_S if to_s is None else to_s
    frames = _of_camera(source, live_s) if source.live else source.frames()
    kept: list[Frame] = []
    stride, held = 1, 0
    for count, frame in enumerate(frames):
        if count % stride:
            continue
        kept.append(frame)
        held += _unpacked_bytes(frame)
        if held > most_bytes and len(kept) > 2:
            kept, stride = kept[::2], stride * 2
            held = sum(map(_unpacked_bytes, kept))
    return tuple(kept)


def _unpacked_bytes(frame: Frame) -> int:
    """Decoded size: every picture that is kept here will be decoded."""
    width, height = frame.size_wh
    return width * height * BYTES_PER_PIXEL


def _of_camera(camera: Source, end_s: float) -> Iterator[Frame]:
    next_s = 0.0
    try:
        for frame in camera.frames():
            if frame.t_s >= next_s:
                next_s = frame.t_s + LIVE_APART_S
                yield frame
            if frame.t_s >= end_s:
                return
    except KeyboardInterrupt:
        return
