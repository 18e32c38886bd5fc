"""A moment of footage as a small animated WebP, which any browser plays."""

from collections.abc import Sequence
from typing import Final

import cv2

from calibration.arrays import Image
from server.capture.snapshots import shrunk
from server.capture.source import Source

WIDTH_PX: Final = 480
"""Largest width in pixels of a moving picture."""
BEFORE_S: Final = 1.0
"""Seconds that are shown before the moment in question."""
AFTER_S: Final = 0.6
"""Seconds that are shown after it."""
APART_S: Final = 1 / 12
"""Seconds between the pictures of an animation: about every second frame of a throw, which halves
the bytes."""

QUALITY: Final = 60
"""WebP quality of a moving picture, of 100."""


def moments(film: Source, at_s: Sequence[float]) -> tuple[bytes, ...]:
    """Make an animated picture of what a film shows around each of some times.

    Args:
        film: The film, which is read once, from its beginning.
        at_s: The times, in seconds from there.

    Returns:
        For each time an animated WebP in real time; empty if the film has no frame there.
    """
    shown: list[list[Image]] = [[] for _ in at_s]
    next_s = [at - BEFORE_S for at in at_s]
    end_s = max(at_s, default=0.0) + AFTER_S
    for frame in film.frames():
        if frame.t_s > end_s:
            break
        for place, at in enumerate(at_s):
            if next_s[place] <= frame.t_s <= at + AFTER_S:
                shown[place].append(shrunk(frame.bgr, min(WIDTH_PX, frame.bgr.shape[1])))
                next_s[place] = frame.t_s + APART_S
    return tuple(_webp(pictures) for pictures in shown)


def _webp(pictures: Sequence[Image]) -> bytes:
    if not pictures:
        return b""
    animation = cv2.Animation()
    animation.frames = list(pictures)
    animation.durations = [round(1000 * APART_S)] * len(pictures)
    ok, data = cv2.imencodeanimation(".webp", animation, [cv2.IMWRITE_WEBP_QUALITY, QUALITY])
    if not ok:
        raise ValueError("a moment cannot be written as WebP")
    return data.tobytes()
