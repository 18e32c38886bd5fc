"""A creature that has left the table."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from vision.sightings.annotation import RED, Bgr
from vision.sightings.envelope import Sighting
from vision.sightings.move import MovedBy
from vision.sightings.quantities import ColourName, PointMm
from vision.sightings.rebasing import Places


@dataclass(frozen=True, slots=True)
class GoneSeen(Sighting):
    """A creature has left the table: it is not where it was, nor hidden by a hand, nor elsewhere.

    Attributes:
        at_mm: Where it stood last.
        by: As of a move.
        probability: That it is gone, and does not lie unseen behind something.
    """

    kind: ClassVar[str] = "gone"
    pen_bgr: ClassVar[Bgr] = RED
    track: int
    colour: ColourName
    at_mm: PointMm
    by: MovedBy
    probability: float

    def label(self) -> str:
        """Which creature it is."""
        return f"{self.colour} has left the table"

    @property
    def subject(self) -> str:
        """Which creature it is."""
        return f"the {self.colour} creature"

    @property
    def identity(self) -> tuple[object, ...]:
        """The creature's track."""
        return "gone", self.track

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where it stood last."""
        return (self.at_mm,)

    def rebased(self, places: Places) -> Self:
        """Where it stood follows the table."""
        return replace(self, at_mm=places.point(self.at_mm))

    def renamed(self, right: Mapping[int, int]) -> Self:
        """By its right track."""
        return replace(self, track=right.get(self.track, self.track))
