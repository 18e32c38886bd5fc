"""The last seconds of a source, for instant replay and for a second look at what was fast."""

import threading
from collections import deque
from dataclasses import replace

from calibration.frame import Frame


class FrameRing:
    """Keeps the newest frames, bounded by time and by memory; any thread may add or look.

    Frames are kept, and given, as they came: what was unpacked of one is not kept with it.

    Args:
        seconds: How much of the past is kept.
        megabytes: The most that the pixels may take.
    """

    def __init__(self, *, seconds: float, megabytes: float) -> None:
        self._seconds = seconds
        self._bytes_allowed = megabytes * 1e6
        self._bytes = 0
        self._frames: deque[Frame] = deque()
        self._lock = threading.Lock()

    def add(self, frame: Frame) -> None:
        """Keep a frame and drop what has become too old or too much."""
        kept = replace(frame)
        with self._lock:
            self._frames.append(kept)
            self._bytes += kept.nbytes
            while len(self._frames) > 1 and self._too_much(frame.t_s):
                self._bytes -= self._frames.popleft().nbytes

    def frame(self, index: int) -> Frame | None:
        """The frame with that index, if it is still kept."""
        return next(iter(self.between(index, index)), None)

    def newest(self) -> Frame | None:
        """The frame that came last; None where there is none."""
        with self._lock:
            return replace(self._frames[-1]) if self._frames else None

    def around(self, moment: Frame, *, before_s: float, after_s: float) -> tuple[Frame, ...]:
        """The kept frames of a frame's scene from so long before it until so long after it."""
        first_s, last_s = moment.t_s - before_s, moment.t_s + after_s
        with self._lock:
            return tuple(
                replace(frame)
                for frame in self._frames
                if frame.scene == moment.scene and first_s <= frame.t_s <= last_s
            )

    def between(self, first: int, last: int) -> tuple[Frame, ...]:
        """The kept frames whose index lies in first..last."""
        with self._lock:
            return tuple(replace(one) for one in self._frames if first <= one.index <= last)

    def after(self, index: int) -> tuple[Frame, ...]:
        """The kept frames whose index is above `index`."""
        with self._lock:
            return tuple(replace(one) for one in self._frames if one.index > index)

    def _too_much(self, now_s: float) -> bool:
        return self._bytes > self._bytes_allowed or now_s - self._frames[0].t_s > self._seconds
