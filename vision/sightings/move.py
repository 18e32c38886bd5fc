"""A creature that was moved, or has left the table."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import ClassVar, Literal, Self, TypeAlias

from vision.sightings.annotation import GREEN, RED, Annotation, Bgr
from vision.sightings.creature import MIDDLE_MM, Front, OfCreature
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import (
    Places,
    scaled,
    scaled_if_known,
    stretch,
    turned_if_known,
)

MovedBy: TypeAlias = Literal["hand", "throw", "unknown"]
"""What moved a creature."""


@dataclass(frozen=True, slots=True)
class MoveSeen(Sighting):
    """A creature is at another place than before; reported once, when the hand has left.

    `frame` is the first one that shows it settled. Its evidence has frames from before, during and
    after the move, its outline now, and its path in the picture.

    Attributes:
        track: The creature's; the same as before the move.
        from_mm: Where it stood (as `CreatureSeen.at_mm`).
        to_mm: Where it stands now.
        path_mm: Straight distance, from the middle of its feet to the middle of its feet.
        by: "hand" if something that came in from the picture's edge carried it; "throw" if
            something small and fast was seen to touch it; otherwise "unknown".
        colour: The creature's.
        began_s: When it was first touched; None if that was not seen.
        along_mm: Length of the path along which it was carried; None if it was not seen on its way.
        way_mm: That path, from `from_mm` to `to_mm`; empty if it was not seen.
        heading_before_deg: Direction of its previous move; None if there was none.
        heading_deg: Direction in which this move ended.
        turned_deg: How far it was turned about itself; None if that cannot be measured.
        front: Where its front is now; None unless it was weighed in on the turn card.
        front_path_mm: Straight distance that its front moved; None in the same case.
        probability: That this creature, and no other, was moved in this way.
    """

    kind: ClassVar[str] = "move"
    # If creatures were mixed up, a move alone would claim too much.
    reported_with: ClassVar[frozenset[str]] = frozenset({"identity"})
    pen_bgr: ClassVar[Bgr] = GREEN
    track: int
    from_mm: PointMm
    to_mm: PointMm
    path_mm: Estimate
    by: MovedBy
    colour: ColourName
    began_s: float | None = None
    along_mm: Estimate | None = None
    way_mm: tuple[PointMm, ...] = ()
    heading_before_deg: Estimate | None = None
    heading_deg: Estimate | None = None
    turned_deg: Estimate | None = None
    front: Front | None = None
    front_path_mm: Estimate | None = None
    probability: float = 1.0

    def label(self) -> str:
        """The caption: the distance that it was moved."""
        return f"{self.colour} moved {self.path_mm:mm}"

    def annotation(self) -> Annotation:
        """Lines along its outline and path; a crop must also show both ends of the move."""
        drawn = Sighting.annotation(self)
        return replace(drawn, places_mm=(self.from_mm, self.to_mm))

    @property
    def subject(self) -> str:
        """The name of the move within a sentence."""
        return f"the {self.colour} creature's move"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by track and frame, as each move of a creature is reported once."""
        return "move", self.track, self.frame

    @property
    def headline(self) -> Estimate:
        """The distance that it was moved."""
        return self.path_mm

    @property
    def places(self) -> tuple[PointMm, ...]:
        """The places where it stood and where it stands."""
        return self.from_mm, self.to_mm

    def finding(self, before: Self | None = None) -> str:
        """The distance that it was moved, with its accuracy, two sigmas."""
        del before
        return f"{self.path_mm.value:.0f} mm far (good to {2 * self.path_mm.sigma:.0f} mm)"

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: ends, path, directions and front are converted."""
        longer = stretch(places, self.from_mm, self.to_mm, MIDDLE_MM)
        way_mm = tuple(places.point(at, MIDDLE_MM) for at in self.way_mm)
        before = _length(self.way_mm)
        along = _length(way_mm) / before if before > 0 else longer
        return replace(
            self,
            from_mm=places.point(self.from_mm, MIDDLE_MM),
            to_mm=places.point(self.to_mm, MIDDLE_MM),
            path_mm=scaled(self.path_mm, longer),
            along_mm=scaled_if_known(self.along_mm, along),
            way_mm=way_mm,
            heading_before_deg=turned_if_known(places, self.from_mm, self.heading_before_deg),
            heading_deg=turned_if_known(places, self.to_mm, self.heading_deg),
            front=self.front and self.front.rebased(places, self.to_mm, MIDDLE_MM),
            front_path_mm=scaled_if_known(self.front_path_mm, longer),
        )

    def renamed(self, right: Mapping[int, int]) -> Self:
        """A copy with the corrected track."""
        return replace(self, track=right.get(self.track, self.track))

    def recoloured(self, name: Callable[[ColourName], ColourName]) -> Self:
        """A copy with another name of its colour."""
        return replace(self, colour=name(self.colour))


def _length(way_mm: tuple[PointMm, ...]) -> float:
    return sum(math.dist(*step) for step in pairwise(way_mm))


@dataclass(frozen=True, slots=True)
class GoneSeen(OfCreature):
    """A creature has left the table: it is not where it was, nor behind a hand, nor elsewhere.

    Attributes:
        at_mm: Where it last stood.
        by: As for a move.
        probability: That it is gone, and not just hidden behind something.
    """

    kind: ClassVar[str] = "gone"
    pen_bgr: ClassVar[Bgr] = RED
    by: MovedBy
    probability: float

    def label(self) -> str:
        """The caption: which creature has left."""
        return f"{self.colour} has left the table"
