"""A creature of clay: standing, or weighed in."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, Self

from vision.sightings.annotation import GREEN, Bgr
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import Places, relocated, scaled_if_known


@dataclass(frozen=True, slots=True)
class LegCount:
    """How many separate parts a creature stands on.

    `probabilities[k]` is the probability of k legs; the last entry is "that many or more".
    """

    count: int
    probabilities: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class LimbCount:
    """How many limbs do not touch the table.

    `probabilities[k]` is the probability of k limbs, the last entry that of "that many or more"; it
    is empty if the uncertainty is not known. `shares` are the sizes of the limbs that could be
    separated, as shares of the whole creature, largest first.
    """

    count: int
    probabilities: tuple[float, ...] = ()
    shares: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Front:
    """The direction in which a creature faces on the table, and its foremost point there.

    `by` names the source: "card_arrow" is an agreement, not a measurement. The creature was turned
    on the card, and its front is agreed to have been where the card's arrow points.
    """

    turn_rad: float
    at_mm: PointMm
    by: Literal["card_arrow"] = "card_arrow"

    def rebased(self, places: Places, creature_mm: PointMm, height_mm: float) -> Self:
        """A copy for another calibration.

        Args:
            places: Converts places.
            creature_mm: The creature's place by the old calibration.
            height_mm: The height at which both places were seen.
        """
        x, y = places.point(creature_mm, height_mm)
        ahead_x, ahead_y = places.point(self.at_mm, height_mm)
        turn_rad = math.atan2(ahead_y - y, ahead_x - x)
        return replace(self, at_mm=(ahead_x, ahead_y), turn_rad=turn_rad)


MIDDLE_MM: Final = 25.0
"""Height in mm at which a creature's place was seen, if its height is not known: half the height of
a typical creature. Of those in training nine of ten had the middle of their outline at 11 to 38."""

MIDDLE_SHARE: Final = 0.45
"""Height at which a creature's place was seen, as a share of its own height: the middle of an
outline is somewhat below half of it."""

FAINTLY_SEEN: Final = "faint"
"""Flag of a creature of which only the parts brighter than the table are seen: its place is rough,
40 mm or more off in one of three."""


@dataclass(frozen=True, slots=True)
class OfCreature(Sighting):
    """The common base of sightings of a single creature at a place.

    Attributes:
        track: The creature's number; it stays the same from sighting to sighting.
        at_mm: Where it stands, or last stood.
    """

    track: int
    colour: ColourName
    at_mm: PointMm

    @property
    def subject(self) -> str:
        """The name of the creature within a sentence, by its colour."""
        return f"the {self.colour} creature"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by the kind of sighting and the creature's track."""
        return self.kind, self.track

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where it stands, or last stood."""
        return (self.at_mm,)

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: the place moves with the table, everything else stays."""
        return replace(self, at_mm=places.point(self.at_mm, MIDDLE_MM))

    def renamed(self, right: Mapping[int, int]) -> Self:
        """A copy with the corrected track."""
        return replace(self, track=right.get(self.track, self.track))

    def recoloured(self, name: Callable[[ColourName], ColourName]) -> Self:
        """A copy with another name of its colour."""
        return replace(self, colour=name(self.colour))


@dataclass(frozen=True, slots=True)
class CreatureSeen(OfCreature):
    """A creature: standing on the table, or weighed in on the turn card.

    `at_mm` is the centroid of what touches the table. Only a weigh-in measures volume, legs, limbs
    and reach; for a creature that was only seen standing they are None. `views_used` and
    `views_left_out` count the turn card's views behind a weigh-in.

    `sigma_mm` is that of `at_mm` along each axis if the creature's body is known from a weigh-in
    and gives its place; `footprint_mm` then covers all sides of it. Otherwise it is None, and the
    footprint covers only the side that faces the camera.
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
        """The caption: its colour, with volume and legs if it was weighed in."""
        if self.volume_ml is None:
            return self.colour
        count = f", {self.legs.count} legs" if self.legs else ""
        return f"{self.colour} {self.volume_ml:ml}{count}"

    @property
    def persists(self) -> bool:
        """True: it stands there until it is moved."""
        return True

    @property
    def headline(self) -> Estimate | None:
        """The volume, if it was weighed in."""
        return self.volume_ml

    def finding(self, before: Self | None = None) -> str:
        """Its volume; if that is not known, its distance from its former place."""
        if self.volume_ml is not None:
            return f"{self.volume_ml.value:.1f} ml"
        return Sighting.finding(self, before)

    @property
    def portrayed(self) -> int:
        """Its own track."""
        return self.track

    @property
    def _seen_at_mm(self) -> float:
        """The height at which its place was seen: on the turn card it is that of the card."""
        if self.front is not None:
            return 0.0
        return MIDDLE_MM if self.height_mm is None else MIDDLE_SHARE * self.height_mm.value

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: everything moves with the table around it."""
        growth = places.growth(self.at_mm)
        height_mm = self._seen_at_mm
        at_mm, sigma_mm = relocated(places, self.at_mm, self.sigma_mm or 0.0, height_mm)
        return replace(
            self,
            at_mm=at_mm,
            footprint_mm=tuple(places.point(at) for at in self.footprint_mm),
            height_mm=scaled_if_known(self.height_mm, growth),
            volume_ml=scaled_if_known(self.volume_ml, growth**3),
            reach_mm=scaled_if_known(self.reach_mm, growth),
            front=self.front and self.front.rebased(places, self.at_mm, height_mm),
            sigma_mm=None if self.sigma_mm is None else sigma_mm,
        )
