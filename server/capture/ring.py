"""The last seconds of a source's frames, for instant replay and for measuring fast motion later.

The newest frames are kept unchanged, because measurements use them. Older ones are only shown to
people and are compressed, so that twenty seconds take little more memory than one.
"""

import threading
from collections import deque
from dataclasses import replace
from typing import Final

from calibration.frame import Frame
from server.capture.compressed_picture import CompressedPicture
from server.settings import BYTES_IN_A_MB

UNTOUCHED_S: Final = 1.5
"""Time, in seconds, for which every frame stays unchanged: longer than any measurement looks back
(`attention.MOST_BEHIND_S`), and longer than a throw with its replay lasts."""

PAST_PER_S: Final = 15.0
"""Older frames kept per second: enough to follow a hand, for 5 % of one core."""


class FrameRing:
    """Keeps the newest frames, limited by time and by memory; thread-safe.

    Frames are kept and returned as they came, without their decoded pixels. After `UNTOUCHED_S`
    they are thinned and compressed; compressed ones are returned only for display.

    Args:
        seconds: How much of the past is kept.
        megabytes: The most memory for the pictures.
    """

    def __init__(self, *, seconds: float, megabytes: float) -> None:
        self._seconds = seconds
        self._bytes_allowed = megabytes * BYTES_IN_A_MB
        self._bytes = 0
        self._past: deque[Frame] = deque()
        self._untouched: deque[Frame] = deque()
        self._lock = threading.Lock()

    @property
    def nbytes(self) -> int:
        """Size of the kept pictures in memory, in bytes."""
        with self._lock:
            return self._bytes

    def add(self, frame: Frame) -> None:
        """Add a frame; compress older ones, and drop those that are too old or too many."""
        kept = replace(frame)
        with self._lock:
            self._untouched.append(kept)
            self._bytes += kept.nbytes
            ageing = self._no_longer_untouched(frame.t_s)
        compressed = [_compressed(one) for one in ageing]  # outside the lock, so nobody waits
        with self._lock:
            self._past.extend(compressed)
            self._bytes += sum(one.nbytes for one in compressed)
            while self._too_much(frame.t_s):
                self._bytes -= self._oldest().popleft().nbytes

    def frame(self, index: int) -> Frame | None:
        """The frame with that index, or the last kept one before it; None if there is none."""
        with self._lock:
            kept = [*self._past, *self._untouched]
        if not kept or index > kept[-1].index:
            return None
        return next((replace(one) for one in reversed(kept) if one.index <= index), None)

    def newest(self) -> Frame | None:
        """The last frame; None if there is none."""
        with self._lock:
            return replace(self._untouched[-1]) if self._untouched else None

    def around(self, moment: Frame, *, before_s: float, after_s: float) -> tuple[Frame, ...]:
        """The kept frames of a frame's scene, from `before_s` before it to `after_s` after it."""
        first_s, last_s = moment.t_s - before_s, moment.t_s + after_s
        with self._lock:
            return tuple(
                replace(frame)
                for frame in (*self._past, *self._untouched)
                if frame.scene == moment.scene and first_s <= frame.t_s <= last_s
            )

    def between(self, first: int, last: int) -> tuple[Frame, ...]:
        """The unchanged frames whose index is in first..last."""
        with self._lock:
            return tuple(replace(one) for one in self._untouched if first <= one.index <= last)

    def after(self, index: int) -> tuple[Frame, ...]:
        """The unchanged frames whose index is above `index`."""
        with self._lock:
            return tuple(replace(one) for one in self._untouched if one.index > index)

    def _no_longer_untouched(self, now_s: float) -> list[Frame]:
        """Remove frames older than `UNTOUCHED_S`; returns those that are kept compressed."""
        wanted, before = [], self._past[-1] if self._past else None
        while now_s - self._untouched[0].t_s > UNTOUCHED_S:
            frame = self._untouched.popleft()
            self._bytes -= frame.nbytes
            if before is None or _is_due(frame, before):
                wanted.append(frame)
                before = frame
        return wanted

    def _oldest(self) -> deque[Frame]:
        """The queue that begins with the oldest frame."""
        return self._past or self._untouched

    def _too_much(self, now_s: float) -> bool:
        if len(self._past) + len(self._untouched) <= 1:
            return False
        too_old = now_s - self._oldest()[0].t_s > self._seconds
        return too_old or self._bytes > self._bytes_allowed


def _is_due(frame: Frame, before: Frame) -> bool:
    """Whether enough time has passed since the last compressed frame to keep another one."""
    # Half a millisecond of tolerance, because frames' times are rounded.
    return frame.scene != before.scene or frame.t_s - before.t_s > 1 / PAST_PER_S - 0.0005


def _compressed(frame: Frame) -> Frame:
    """The same frame, its picture as JPEG."""
    return replace(frame, picture=CompressedPicture(frame.bgr))
