"""A creature whose shape changed, or that has become two."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from vision.sightings.creature import MIDDLE_MM, OfCreature
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import Places


@dataclass(frozen=True, slots=True)
class ShapeSeen(OfCreature):
    """A creature looks different from before, more than a turn explains.

    Attributes:
        area_share: Area of its outline now over the area before, both at the same distance.
        height_share: Its height now over its height before.
        probability: That its shape changed, and that it was not just turned or laid down.
    """

    kind: ClassVar[str] = "shape"
    area_share: Estimate
    height_share: Estimate
    probability: float

    def label(self) -> str:
        """The caption: which creature looks different."""
        return f"{self.colour} looks different from before"

    @property
    def subject(self) -> str:
        """The name of the shape within a sentence, by the colour of its creature."""
        return f"the {self.colour} creature's shape"


@dataclass(frozen=True, slots=True)
class DivideSeen(Sighting):
    """A creature has become two of the same colour and similar size.

    Attributes:
        track: The creature's until now; the first of `halves` keeps it.
        halves: Tracks of the two from now on.
        at_mm: Where the two stand.
        first_share: Share of the clay that is in the first, as far as outlines show.
        probability: That it was divided, and that the second is not a creature newly put there.
    """

    kind: ClassVar[str] = "divide"
    track: int
    colour: ColourName
    halves: tuple[int, int]
    at_mm: tuple[PointMm, PointMm]
    first_share: Estimate
    probability: float

    def label(self) -> str:
        """The caption: which creature was divided."""
        return f"{self.colour} was divided"

    @property
    def subject(self) -> str:
        """The name of the creature within a sentence."""
        return f"the divided {self.colour} creature"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by the creature's track."""
        return "divide", self.track

    @property
    def places(self) -> tuple[PointMm, ...]:
        """The places of the two halves."""
        return self.at_mm

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: both places move with the table."""
        first, second = (places.point(at, MIDDLE_MM) for at in self.at_mm)
        return replace(self, at_mm=(first, second))

    def renamed(self, right: Mapping[int, int]) -> Self:
        """A copy with the corrected tracks."""
        first, second = (right.get(track, track) for track in self.halves)
        return replace(self, track=right.get(self.track, self.track), halves=(first, second))

    def recoloured(self, name: Callable[[ColourName], ColourName]) -> Self:
        """A copy with another name of its colour."""
        return replace(self, colour=name(self.colour))
