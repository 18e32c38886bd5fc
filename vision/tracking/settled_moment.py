"""A settled picture, and what led to it."""

from dataclasses import dataclass
from typing import Final

from calibration.arrays import Image, Mask
from calibration.frame import Frame
from vision.sightings import MovedBy
from vision.tracking.motion_episode import MotionEpisode

FLOWN_GLANCES: Final = 2


@dataclass(frozen=True, slots=True, eq=False)
class SettledMoment:
    """A settled picture and what led to it.

    Attributes:
        frame: The frame.
        picture: Its pixels in the finder's size.
        unrest: What happened since the last one; None for the first.
        before: Index of the last settled frame.
        covered: What a hand hides; None where there is none.
        other: (h, w) 255 where it is other than the last one by more than the light.
    """

    frame: Frame
    picture: Image
    unrest: MotionEpisode | None
    before: int
    covered: Mask | None
    other: Mask

    @property
    def thrown(self) -> bool:
        """Whether something small was seen to fly, or roll, by itself."""
        return self.unrest is not None and self.unrest.small >= FLOWN_GLANCES

    def by(self, track: int) -> MovedBy:
        """What may have moved a creature."""
        if self.unrest is None:
            return "unknown"
        if track in self.unrest.handled:
            return "hand"
        return "throw" if self.thrown else "unknown"
