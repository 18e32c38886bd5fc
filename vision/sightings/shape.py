"""A creature whose shape changed."""

from dataclasses import dataclass
from typing import ClassVar

from vision.sightings.creature import OfCreature
from vision.sightings.quantities import Estimate


@dataclass(frozen=True, slots=True)
class ShapeSeen(OfCreature):
    """A creature looks other than before, by more than being turned explains.

    Attributes:
        area_share: Its outline's area now, as a share of that before, both at the same distance.
        height_share: Its height now, as a share of that before.
        probability: That its shape changed, and it was not merely turned or laid down.
    """

    kind: ClassVar[str] = "shape"
    area_share: Estimate
    height_share: Estimate
    probability: float

    def label(self) -> str:
        """Which creature it is."""
        return f"{self.colour} looks other than before"

    @property
    def subject(self) -> str:
        """Whose shape it is."""
        return f"the {self.colour} creature's shape"
