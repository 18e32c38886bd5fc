"""Something moves: frames wait until it is at rest."""

from dataclasses import dataclass, field
from typing import Final, Self

from calibration.detect.boards import BoardsSeen
from calibration.frame import Frame
from calibration.guard.anchors import Anchors
from calibration.guard.reference import corner_anchors, steady_share

REST_S: Final = 0.08
"""Seconds for which a bumped thing must be still to be at rest: at the ends of a swing it seems so
for a frame or two."""

REST_SHARE: Final = 0.6
"""Share of the boards' patches that must be in place for it to be at rest. By trial."""


@dataclass(slots=True, eq=False)
class Moving:
    """Something moves, or moved and now seems to be at rest.

    Attributes:
        seen: The boards in the first frame at rest.
        anchors: Patches of that frame around their corners.
        told: What moved, in words.
        began_s: When it began to move.
        waiting: The frames since it has been at rest.
        rest_s: How long it has to be at rest.
    """

    seen: BoardsSeen
    anchors: Anchors
    told: str
    began_s: float
    waiting: list[Frame] = field(default_factory=list)
    rest_s: float = REST_S

    @classmethod
    def since(cls, frame: Frame, seen: BoardsSeen, told: str, before: Self | None = None) -> Self:
        """Something moves in this frame, and perhaps did before."""
        began_s = frame.t_s if before is None else before.began_s
        return cls(seen, corner_anchors(frame.bgr, seen), told, began_s, [frame])

    def rests_in(self, frame: Frame) -> bool:
        """Whether a later frame shows the boards in the same places."""
        return steady_share(self.anchors, frame.bgr) > REST_SHARE

    def has_rested(self) -> bool:
        """Whether it has been at rest long enough."""
        return self.waiting[-1].t_s - self.waiting[0].t_s >= self.rest_s
