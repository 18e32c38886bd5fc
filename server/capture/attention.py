"""Selects a camera's frames: the newest while nothing moves, every one around a throw.

Processing is sometimes slower than the camera. Skipped frames are still in the ring. If something
moved in them, they are processed in order, before newer ones. If there are too many,
`server/capture/shedding.py` says which are left out, and in which order.
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
"""Age, in seconds, from which on a frame is not processed: a gap is better than falling behind for
ever."""

TAKEN_UP_S: Final = 0.8
"""Last part, in seconds, of the frames skipped during a longer measurement that is processed after
it."""

THINNED_BEHIND_S: Final = 0.1
"""Delay, in seconds, from which on every other frame is enough if nothing flies: an arm, a
flickering lamp."""

SAMPLED_EVERY_S: Final = 0.1
"""Largest time, in seconds, between processed frames: anything that flies across the table is
visible for longer."""


class Newest(Protocol):
    """The newest frames of a source, as a mailbox gives them."""

    @property
    def dropped(self) -> int:
        """How many were not taken in time."""
        ...

    def frames(self) -> Iterator[Frame]:
        """Frames as fast as the caller takes them."""
        ...


class Onlooker(Protocol):
    """What processes the frames."""

    @property
    def heeds_fast_things(self) -> bool:
        """Whether gaps matter to it at all."""
        ...

    @property
    def follows_something_fast(self) -> bool:
        """Whether something may be flying at this moment."""
        ...


class Attention:
    """Selects the frames of a live source that are processed.

    Args:
        mailbox: Its newest frames.
        ring: Its last seconds; must hold a frame before the mailbox yields it.
        onlooker: Processes the frames; asked between frames, by the thread that takes them.
    """

    def __init__(self, mailbox: Newest, ring: FrameRing, onlooker: Onlooker) -> None:
        self._mailbox = mailbox
        self._ring = ring
        self._onlooker = onlooker
        self._last: Frame | None = None
        self._made_good = 0
        self._let_go = False
        self._shedding = Shedding()

    @property
    def shed(self) -> Shed:
        """What is left out at this moment; thread-safe."""
        return self._shedding.now()

    @property
    def dropped(self) -> int:
        """Frames that were never processed, neither in time nor later."""
        return max(0, self._mailbox.dropped - self._made_good)

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
                    # The mailbox already has a newer one.
                    self._made_good -= 1
                    self._let_go = True
                    break
                if self._can_do_without(frame):
                    self._made_good -= frame is newest
                    self._shedding.left_out(Shed.EVERY_OTHER, frame.t_s)
                    continue
                self._made_good += frame is not newest
                self._last = frame
                self._shedding.looked(frame.t_s)
                yield frame

    def _before(self) -> tuple[Frame, ...]:
        return () if self._last is None else (self._last,)

    def _matters(self, frames: Sequence[Frame]) -> bool:
        """Whether anything flies or moved; motion is only checked if nothing flies."""
        return self._onlooker.follows_something_fast or something_moved(frames)

    def _skipped(self, newest: Frame) -> tuple[Frame, ...]:
        """Unprocessed frames since the last one, if they may matter and are not too many."""
        last = self._last
        let_go, self._let_go = self._let_go, False
        if last is None or last.scene != newest.scene:
            return ()
        if let_go:
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
        newest = self._ring.newest()
        return 0.0 if newest is None else newest.t_s - frame.t_s

    def _can_do_without(self, frame: Frame) -> bool:
        return (
            frame.index % 2 == 1
            and self._behind_s(frame) > THINNED_BEHIND_S
            and not self._onlooker.follows_something_fast
        )


def something_moved(frames: Sequence[Frame]) -> bool:
    """Whether anything larger than noise differs between these frames, which are in order.

    Of many frames, one every `SAMPLED_EVERY_S` is compared, and the last.
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
