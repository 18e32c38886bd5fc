"""A quick check of frames against the table's appearance while its calibration holds."""

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
"""Seconds for which frames with nearly the same pixels as a checked frame count as checked too."""

SAME_LEVELS: Final = 6.0
"""Frames have nearly the same pixels if their mean difference is below this in every patch, in grey
levels of 255; noise alone makes 1 to 4."""

DIFFERENT_S: Final = 2.0
"""Seconds after which a lasting difference is taken for the table's new appearance; an arm goes
away sooner."""

RENEW_EVERY_S: Final = 5.0
"""Least seconds between two renewals of the scenery. By trial."""

STALE_SCENERY: Final = 0.6
"""The scenery is renewed if less than this share of its patches is in place. By trial."""


class QuickCheck:
    """Compares frames with one for which a calibration is known to hold.

    Args:
        frame: That frame.
        seen: The boards found in it.
        calibration: The calibration.
        boards: The printed boards on the table.
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
        """The patches at which frames are compared."""
        return self._reference.anchors

    def knows(self, board: str) -> bool:
        """Whether a board of this name was in view in that frame."""
        return board in self._reference.boards

    def shows_the_same(self, frame: Frame) -> bool:
        """Whether the boards' pixels are nearly those of a sound frame a moment ago."""
        if self._sound is None or self._glimpsed is None:
            return False
        sound_s, before = self._sound
        if not 0 < frame.t_s - sound_s < PROVEN_FOR_S:
            return False
        return apart_levels(before, glimpse(self._glimpsed, frame.bgr)) < SAME_LEVELS

    @property
    def sound(self) -> bool:
        """Whether the last checked frame was sound."""
        return self._sound is not None

    def compared(self, frame: Frame) -> ReferenceMatch:
        """Compare a frame fully: how much of the boards and of the table is in place."""
        self._sound = None
        return steadiness(self._reference, frame.bgr)

    def holds_in(self, frame: Frame, now: ReferenceMatch) -> None:
        """Record a sound frame, and renew the scenery if it is outdated."""
        self._different_since_s = None
        stale = now.scenery is not None and now.scenery < STALE_SCENERY
        if stale and frame.t_s - self._renewed_s > RENEW_EVERY_S:
            self._renewed_s = frame.t_s
            self._reference = with_fresh_scenery(
                self._reference, frame.bgr, self._calibration, self._boards
            )

    def keep(self, frame: Frame) -> None:
        """Keep the pixels of a sound frame, to which the next ones are compared first."""
        if self._glimpsed is not None:
            self._sound = frame.t_s, glimpse(self._glimpsed, frame.bgr)

    def forget(self) -> None:
        """Force a full comparison of the next frame."""
        self._sound = None

    def differs_lastingly(self, frame: Frame) -> bool:
        """Whether everything has looked different for longer than `DIFFERENT_S`."""
        if self._different_since_s is None:
            self._different_since_s = frame.t_s
        return frame.t_s - self._different_since_s > DIFFERENT_S
