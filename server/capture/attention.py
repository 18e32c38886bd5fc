"""Selects which of a camera's frames are processed: the newest ones, and every one around a throw.

Processing is sometimes slower than the camera. Frames that were skipped are still in the ring. If
something moved in them, they are processed in order, before newer ones. If there are too many,
some are left out in the order of `server/capture/shedding.py`.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Protocol

import cv2
import numpy as np

from calibration.frame import Frame
from server.capture.ring import FrameRing
from server.capture.shedding import Shed, Shedding
from vision.foreground import Glancer

MOST_BEHIND_S: Final = 1.0
"""Age, in seconds, above which a frame is not processed any more: a gap is better than falling
further and further behind."""

TAKEN_UP_S: Final = 0.8
"""Of the frames that were skipped during a long measurement, only those of this last part, in
seconds, are processed afterwards."""

THINNED_BEHIND_S: Final = 0.1
"""Delay, in seconds, above which only every other frame is processed, if nothing flies and only an
arm or a flickering lamp moves."""

SAMPLED_EVERY_S: Final = 0.1
"""Interval, in seconds, at which skipped frames are searched for motion: anything that flies across
the table is visible for longer."""


class Newest(Protocol):
    """Yields the newest frame of a source again and again, as `Mailbox` does."""

    @property
    def dropped(self) -> int:
        """How many frames were replaced by newer ones before they were taken."""
        ...

    def frames(self) -> Iterator[Frame]:
        """Frames as fast as the caller takes them."""
        ...


class Onlooker(Protocol):
    """The part of an eye that `Attention` asks which frames it needs."""

    @property
    def heeds_fast_things(self) -> bool:
        """Whether it watches for anything fast, so that gaps between frames matter."""
        ...

    @property
    def follows_something_fast(self) -> bool:
        """Whether something may be flying at this moment."""
        ...


class Attention:
    """Selects the frames of a live source that are processed.

    Args:
        mailbox: Yields its newest frames.
        ring: Its last seconds of frames; a frame is added before the mailbox yields it.
        onlooker: The eye that processes the frames; asked between frames, on the same thread.
    """

    def __init__(self, mailbox: Newest, ring: FrameRing, onlooker: Onlooker) -> None:
        self._mailbox = mailbox
        self._ring = ring
        self._onlooker = onlooker
        self._last: Frame | None = None
        self._caught_up = 0
        self._fell_behind = False
        self._shedding = Shedding()

    @property
    def shed(self) -> Shed:
        """Which frames are left out at the moment; thread-safe."""
        return self._shedding.now()

    @property
    def dropped(self) -> int:
        """How many frames were never processed, neither in time nor later."""
        return max(0, self._mailbox.dropped - self._caught_up)

    def frames(self) -> Iterator[Frame]:
        """Frames in order of index, at most `MOST_BEHIND_S` older than the newest one."""
        for newest in self._mailbox.frames():
            skipped = self._skipped(newest)
            worth_it = bool(skipped) and self._matters([*self._before(), *skipped, newest])
            wanted = (*skipped, newest) if worth_it else (newest,)
            if worth_it:
                missing = self._since_the_last(newest) - len(skipped)
                self._shedding.left_out(Shed.BEFORE_A_LONG_LOOK, newest.t_s, missing)
            for frame in wanted:
                if self._behind_s(frame) > MOST_BEHIND_S:
                    # Go on with the newer frame that the mailbox has by now.
                    self._caught_up -= 1
                    self._fell_behind = True
                    break
                if self._can_do_without(frame):
                    self._caught_up -= frame is newest
                    self._shedding.left_out(Shed.EVERY_OTHER, frame.t_s)
                    continue
                self._caught_up += frame is not newest
                self._last = frame
                self._shedding.looked(frame.t_s)
                yield frame

    def _before(self) -> tuple[Frame, ...]:
        return () if self._last is None else (self._last,)

    def _matters(self, frames: Sequence[Frame]) -> bool:
        """Whether something may be flying, or moved in these frames."""
        return self._onlooker.follows_something_fast or something_moved(frames)

    def _skipped(self, newest: Frame) -> tuple[Frame, ...]:
        """The skipped frames since the last processed one that may still be processed.

        Empty after a cut to another scene, after falling too far behind, or if the eye does not
        watch for anything fast.
        """
        last = self._last
        fell_behind, self._fell_behind = self._fell_behind, False
        if last is None or last.scene != newest.scene:
            return ()
        if fell_behind:
            self._shedding.left_out(Shed.TOO_OLD, newest.t_s, self._since_the_last(newest))
            return ()
        if not self._onlooker.heeds_fast_things:
            return ()
        skipped = self._ring.between(last.index + 1, newest.index - 1)
        return tuple(frame for frame in skipped if newest.t_s - frame.t_s < TAKEN_UP_S)

    def _since_the_last(self, newest: Frame) -> int:
        """How many frames came between the last processed one and the newest."""
        return 0 if self._last is None else newest.index - self._last.index - 1

    def _behind_s(self, frame: Frame) -> float:
        """How much older a frame is than the newest one, in seconds."""
        newest = self._ring.newest()
        return 0.0 if newest is None else newest.t_s - frame.t_s

    def _can_do_without(self, frame: Frame) -> bool:
        """Whether this is one of every other frame, and may be left out because of the delay."""
        return (
            frame.index % 2 == 1
            and self._behind_s(frame) > THINNED_BEHIND_S
            and not self._onlooker.follows_something_fast
        )


def something_moved(frames: Sequence[Frame]) -> bool:
    """Whether anything larger than noise changed in a sequence of frames.

    To save time, only one frame every `SAMPLED_EVERY_S` is compared, and the last one.
    """
    glancer = Glancer()
    sampled_s = float("-inf")
    for frame in frames:
        if frame is not frames[-1] and frame.t_s - sampled_s < SAMPLED_EVERY_S:
            continue
        sampled_s = frame.t_s
        # A single changed pixel is noise.
        if cv2.erode(glancer.glance(frame).changed, np.ones((2, 2), np.uint8)).any():
            return True
    return False
