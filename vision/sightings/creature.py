"""A creature of clay, standing or weighed in."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, Self

from vision.sightings.annotation import GREEN, Bgr
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import Places, relocated, scaled_if_known


@dataclass(frozen=True, slots=True)
class LegCount:
    """How many separate parts carry a creature.

    `probabilities[k]` is the probability of k legs; the last entry is "that many or more".
    """

    count: int
    probabilities: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class LimbCount:
    """How many limbs do not touch the table.

    `probabilities[k]` is the probability of k limbs, the last entry that of "that many or more";
    empty where nothing is known of the doubt. `shares` are those of the limbs that were told apart,
    of the whole creature, largest first.
    """

    count: int
    probabilities: tuple[float, ...] = ()
    shares: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Front:
    """Which way a creature looks, on the table, and its foremost point that way.

    `by` says who says so: "card_arrow" is an agreement, not a measurement. The creature was turned
    on the card, whose arrow is said to have pointed where its front is.
    """

    turn_rad: float
    at_mm: PointMm
    by: Literal["card_arrow"] = "card_arrow"

    def rebased(self, places: Places, creature_mm: PointMm) -> Self:
        """As another calibration has it; `creature_mm`: where the creature stands by the old."""
        x, y = places.point(creature_mm)
        ahead_x, ahead_y = places.point(self.at_mm)
        turn_rad = math.atan2(ahead_y - y, ahead_x - x)
        return replace(self, at_mm=(ahead_x, ahead_y), turn_rad=turn_rad)


FAINTLY_SEEN: Final = "faint"
"""Flag of a creature of which only what is brighter than the table is seen: it stands somewhere
about its place, 40 mm from it or farther in one of three."""


@dataclass(frozen=True, slots=True)
class OfCreature(Sighting):
    """What is told of a single creature at a place.

    Attributes:
        track: The creature's number; it is known by it from sighting to sighting.
        at_mm: Where it stands, or stood last.
    """

    track: int
    colour: ColourName
    at_mm: PointMm

    @property
    def subject(self) -> str:
        """Which creature it is."""
        return f"the {self.colour} creature"

    @property
    def identity(self) -> tuple[object, ...]:
        """What is told of this creature."""
        return self.kind, self.track

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where it stands, or stood last."""
        return (self.at_mm,)

    def rebased(self, places: Places) -> Self:
        """The place follows the table; all else was told by one calibration and stays."""
        return replace(self, at_mm=places.point(self.at_mm))

    def renamed(self, right: Mapping[int, int]) -> Self:
        """By its right track."""
        return replace(self, track=right.get(self.track, self.track))


@dataclass(frozen=True, slots=True)
class CreatureSeen(OfCreature):
    """A creature: standing on the table, or weighed in on the turn card.

    `at_mm` is the centroid of what touches the table. Only a weigh-in knows volume, legs, limbs
    and reach; of a creature merely seen standing they are None. `views_used` and `views_left_out`
    count the turn card's views behind a weigh-in.

    `sigma_mm` is that of `at_mm` along either axis where its body, known from a weigh-in, tells the
    place; `footprint_mm` then has all sides of it. Else it is None, and only the side is there that
    the camera sees.
    """

    kind: ClassVar[str] = "creature"
    pen_bgr: ClassVar[Bgr] = GREEN
    footprint_mm: tuple[PointMm, ...] = ()
    height_mm: Estimate | None = None
    volume_ml: Estimate | None = None
    legs: LegCount | None = None
    limbs: LimbCount | None = None
    reach_mm: Estimate | None = None
    flags: tuple[str, ...] = ()
    views_used: int = 0
    views_left_out: int = 0
    front: Front | None = None
    sigma_mm: float | None = None

    def label(self) -> str:
        """Its colour, and its volume and legs where it was weighed in."""
        if self.volume_ml is None:
            return self.colour
        count = f", {self.legs.count} legs" if self.legs else ""
        return f"{self.colour} {self.volume_ml:ml}{count}"

    @property
    def lies(self) -> bool:
        """It stands there until it is moved."""
        return True

    @property
    def headline(self) -> Estimate | None:
        """The volume, where it was weighed in."""
        return self.volume_ml

    def finding(self, before: Self | None = None) -> str:
        """Its volume; where that is not known, how far from its place it stands now."""
        if self.volume_ml is not None:
            return f"{self.volume_ml.value:.1f} ml"
        return Sighting.finding(self, before)

    @property
    def portrayed(self) -> int:
        """Its own track."""
        return self.track

    def rebased(self, places: Places) -> Self:
        """Everything follows the table around it, its front by where it points."""
        growth = places.growth(self.at_mm)
        at_mm, sigma_mm = relocated(places, self.at_mm, self.sigma_mm or 0.0)
        return replace(
            self,
            at_mm=at_mm,
            footprint_mm=tuple(places.point(at) for at in self.footprint_mm),
            height_mm=scaled_if_known(self.height_mm, growth),
            volume_ml=scaled_if_known(self.volume_ml, growth**3),
            reach_mm=scaled_if_known(self.reach_mm, growth),
            front=self.front and self.front.rebased(places, self.at_mm),
            sigma_mm=None if self.sigma_mm is None else sigma_mm,
        )
