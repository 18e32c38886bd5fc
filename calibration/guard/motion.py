"""Frames that wait while something moves, until it is at rest."""

from dataclasses import dataclass, field
from typing import Final, Self

from calibration.detect.boards import BoardsSeen
from calibration.frame import Frame
from calibration.guard.anchors import Anchors
from calibration.guard.reference import corner_anchors, steady_share

REST_S: Final = 0.08
"""Seconds for which a bumped thing must be still to be at rest: at the ends of a swing it is still
for a frame or two."""

REST_SHARE: Final = 0.6
"""If more than this share of the boards' patches is in place, everything is at rest. By trial."""


@dataclass(slots=True, eq=False)
class Moving:
    """A movement of camera or boards that has not ended for certain.

    Attributes:
        seen: The boards in the first frame that may be at rest.
        anchors: Patches of that frame around their corners.
        told: What moved, in words.
        began_s: When it began to move.
        waiting: The frames since then, which wait until it is certain.
        rest_s: Seconds for which everything must be at rest.
    """

    seen: BoardsSeen
    anchors: Anchors
    told: str
    began_s: float
    waiting: list[Frame] = field(default_factory=list)
    rest_s: float = REST_S

    @classmethod
    def since(cls, frame: Frame, seen: BoardsSeen, told: str, before: Self | None = None) -> Self:
        """A movement in this frame, which continues the one before if there is one."""
        began_s = frame.t_s if before is None else before.began_s
        return cls(seen, corner_anchors(frame.bgr, seen), told, began_s, [frame])

    def rests_in(self, frame: Frame) -> bool:
        """Whether a later frame shows the boards in the same places."""
        return steady_share(self.anchors, frame.bgr) > REST_SHARE

    def has_rested(self) -> bool:
        """Whether everything has been at rest long enough."""
        return self.waiting[-1].t_s - self.waiting[0].t_s >= self.rest_s
