"""A settled picture and how it came about."""

from dataclasses import dataclass
from typing import Final

from calibration.arrays import Image, Mask
from calibration.frame import Frame
from vision.sightings import MovedBy
from vision.tracking.motion_episode import MotionEpisode

FLOWN_GLANCES: Final = 2
"""Number of glances with something small in them that mean a throw; one glance may be noise."""


@dataclass(frozen=True, slots=True, eq=False)
class SettledMoment:
    """A settled picture and how it came about.

    Attributes:
        frame: The frame.
        picture: Its pixels in the finder's size.
        episode: What happened since the last one; None for the first.
        before: Index of the last settled frame.
        covered: What a hand hides; None where there is none.
        other: (h, w) 255 where it differs from the last one by more than light.
    """

    frame: Frame
    picture: Image
    episode: MotionEpisode | None
    before: int
    covered: Mask | None
    other: Mask

    @property
    def thrown(self) -> bool:
        """Whether something small was seen to fly, or roll, by itself."""
        return self.episode is not None and self.episode.small >= FLOWN_GLANCES

    def by(self, track: int) -> MovedBy:
        """What may have moved a creature."""
        if self.episode is None:
            return "unknown"
        if track in self.episode.handled:
            return "hand"
        return "throw" if self.thrown else "unknown"
