"""A settled picture together with the motion episode before it."""

from dataclasses import dataclass
from typing import Final

from calibration.arrays import Image, Mask
from calibration.frame import Frame
from vision.sightings import MovedBy
from vision.tracking.motion_episode import MotionEpisode

FLOWN_GLANCES: Final = 2
"""Least number of glances with something small that mean a throw; one glance may be noise."""


@dataclass(frozen=True, slots=True, eq=False)
class SettledMoment:
    """A settled picture together with the motion episode before it.

    Attributes:
        frame: The frame.
        picture: Its pixels in the finder's working size.
        episode: What happened since the settled picture before; None for the first one.
        before: Index of the settled frame before.
        covered: (h, w) 255 where a hand hides the table; None without a hand.
        other: (h, w) 255 where it differs from the settled picture before by more than light.
    """

    frame: Frame
    picture: Image
    episode: MotionEpisode | None
    before: int
    covered: Mask | None
    other: Mask

    @property
    def thrown(self) -> bool:
        """Whether something small was seen to fly, or roll, away from hands and creatures."""
        return self.episode is not None and self.episode.small >= FLOWN_GLANCES

    def by(self, track: int) -> MovedBy:
        """What may have moved a creature."""
        if self.episode is None:
            return "unknown"
        if track in self.episode.handled:
            return "hand"
        return "throw" if self.thrown else "unknown"
