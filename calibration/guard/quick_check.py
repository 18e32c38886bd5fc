"""What the table looks like while its calibration holds; each frame is held against it, cheaply."""

from typing import Final

from calibration.detect.boards import BoardsSeen
from calibration.frame import Frame
from calibration.guard.anchors import Anchors, Patches, apart_levels, glimpse
from calibration.guard.reference import (
    Reference,
    ReferenceMatch,
    board_anchors,
    reference_of,
    steadiness,
    with_fresh_scenery,
)
from calibration.model.printed import Boards
from calibration.model.solution import Calibration

PROVEN_FOR_S: Final = 0.1
"""So long a frame is taken to hold whose boards show the very pixels of one that was checked."""

SAME_LEVELS: Final = 6.0
"""Mean difference in any patch from which on a frame is checked; noise alone makes 1 to 4."""

DIFFERENT_S: Final = 2.0
"""An arm goes away; what lasts is what the table looks like from now on."""

RENEW_EVERY_S: Final = 5.0
"""What lies beside the boards is looked at anew so often at most. By trial."""

STALE_SCENERY: Final = 0.6
"""Share of its patches still alike below which other things lie there now. By trial."""


class QuickCheck:
    """What boards and table look like in a frame for which a calibration is known to hold.

    Args:
        frame: That frame.
        seen: The boards in it.
        calibration: What holds.
        boards: What is printed and lies on the table.
    """

    def __init__(
        self, frame: Frame, seen: BoardsSeen, calibration: Calibration, boards: Boards
    ) -> None:
        self._calibration, self._boards = calibration, boards
        self._reference: Reference = reference_of(frame.bgr, seen, calibration, boards)
        self._glimpsed: Anchors | None = board_anchors(self._reference)
        self._sound: tuple[float, Patches] | None = None
        self._renewed_s = frame.t_s
        self._different_since_s: float | None = None

    @property
    def anchors(self) -> Anchors:
        """Where frames are compared."""
        return self._reference.anchors

    def knows(self, board: str) -> bool:
        """Whether this board was in view."""
        return board in self._reference.boards

    def shows_the_same(self, frame: Frame) -> bool:
        """Whether the boards show the pixels of a frame that was sound a moment ago."""
        if self._sound is None or self._glimpsed is None:
            return False
        sound_s, before = self._sound
        if not 0 < frame.t_s - sound_s < PROVEN_FOR_S:
            return False
        return apart_levels(before, glimpse(self._glimpsed, frame.bgr)) < SAME_LEVELS

    @property
    def sound(self) -> bool:
        """Whether the last frame that was looked at was sound."""
        return self._sound is not None

    def compared(self, frame: Frame) -> ReferenceMatch:
        """How much of the boards and of the table is where it was."""
        self._sound = None
        return steadiness(self._reference, frame.bgr)

    def holds_in(self, frame: Frame, now: ReferenceMatch) -> None:
        """The frame was compared, and all is where it was: what lies about is looked at anew."""
        self._different_since_s = None
        stale = now.scenery is not None and now.scenery < STALE_SCENERY
        if stale and frame.t_s - self._renewed_s > RENEW_EVERY_S:
            self._renewed_s = frame.t_s
            self._reference = with_fresh_scenery(
                self._reference, frame.bgr, self._calibration, self._boards
            )

    def keep(self, frame: Frame) -> None:
        """The next frames may be held against the very pixels of this one."""
        if self._glimpsed is not None:
            self._sound = frame.t_s, glimpse(self._glimpsed, frame.bgr)

    def forget(self) -> None:
        """The next frame is compared, whatever it shows."""
        self._sound = None

    def differs_lastingly(self, frame: Frame) -> bool:
        """Whether all has looked different for so long that it will go on to."""
        if self._different_since_s is None:
            self._different_since_s = frame.t_s
        return frame.t_s - self._different_since_s > DIFFERENT_S
