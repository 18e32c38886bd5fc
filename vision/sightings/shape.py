"""A creature whose shape changed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import Places


@dataclass(frozen=True, slots=True)
class ShapeSeen(Sighting):
    """A creature looks other than before, by more than being turned explains.

    Attributes:
        area_share: Its outline's area now, as a share of that before, both at the same distance.
        height_share: Its height now, as a share of that before.
        probability: That its shape changed, and it was not merely turned or laid down.
    """

    kind: ClassVar[str] = "shape"
    track: int
    colour: ColourName
    at_mm: PointMm
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

    @property
    def identity(self) -> tuple[object, ...]:
        """The creature's track."""
        return "shape", self.track

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where it stands."""
        return (self.at_mm,)

    def rebased(self, places: Places) -> Self:
        """Shares of what was seen by one calibration stay; the place follows the table."""
        return replace(self, at_mm=places.point(self.at_mm))

    def renamed(self, right: Mapping[int, int]) -> Self:
        """By its right track."""
        return replace(self, track=right.get(self.track, self.track))
