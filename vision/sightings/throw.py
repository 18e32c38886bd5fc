"""A finished throw."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, Literal, Self, TypeAlias

from vision.sightings.annotation import RED, Bgr
from vision.sightings.creature import MIDDLE_MM
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm, percent
from vision.sightings.rebasing import Places, relocated, scaled
from vision.sightings.shift_curve import ImpactReading, ShiftCurve

SAME_CREATURE_MM: Final = 10.0
"""Distance in mm below which two places are of the same creature: two creatures never stand so
close, and a new calibration moves one by less."""

FirstContact: TypeAlias = Literal["creature", "table", "other", "none"]
"""What a missile touched first: a creature, the table, something else, or nothing."""


@dataclass(frozen=True, slots=True)
class Struck:
    """A creature that may have been touched first; `at_mm` is its place before the contact."""

    track: int
    at_mm: PointMm
    probability: float
    colour: ColourName


@dataclass(frozen=True, slots=True)
class Touch:
    """Where a missile's surface met a creature's: above which point of the table, and how high."""

    at_mm: PointMm
    sigma_mm: float
    height_mm: Estimate

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration."""
        at_mm, sigma_mm = relocated(places, self.at_mm, self.sigma_mm, self.height_mm.value)
        height_mm = scaled(self.height_mm, places.growth(self.at_mm))
        return replace(self, at_mm=at_mm, sigma_mm=sigma_mm, height_mm=height_mm)


@dataclass(frozen=True, slots=True)
class ImpactSeen(Sighting):
    """A finished throw: which creature it touched first, if any.

    The probabilities of `struck`, best first, and `probability_none` sum to 1. `released_s` is None
    if the release was not in the picture; `contact_s` and `contact_frame` are None if no creature
    was touched. `touch` is given only for a throw that two cameras saw, and left out otherwise.

    `curves` tells how each creature that was watched shook; it is only for the replay.
    """

    kind: ClassVar[str] = "throw"
    omitted_if_none: ClassVar[frozenset[str]] = frozenset({"touch"})
    not_serialized: ClassVar[frozenset[str]] = frozenset({"curves"})
    reported_with: ClassVar[frozenset[str]] = frozenset({"creature"})
    pen_bgr: ClassVar[Bgr] = RED
    display_s: ClassVar[float] = 2.0
    released_s: float | None
    contact_s: float | None
    contact_frame: int | None
    bounced: bool
    first_contact: FirstContact
    struck: tuple[Struck, ...]
    probability_none: float
    decisive_frames: tuple[int, ...]
    missile_colour: ColourName | None = None
    touch: Touch | None = None
    curves: tuple[ShiftCurve, ...] = field(default=(), compare=False, repr=False)

    def label(self) -> str:
        """The caption: the creature that it most likely struck, if any, and the probability."""
        first = self.struck[0] if self.struck else None
        if first is not None and first.probability > self.probability_none:
            return f"struck {first.colour} ({percent(first.probability)})"
        return f"struck nobody ({percent(self.probability_none)})"

    @property
    def subject(self) -> str:
        """The name of the measurement within a sentence."""
        return "the throw"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by its frame, as each throw is reported once."""
        return "throw", self.frame

    @property
    def places(self) -> tuple[PointMm, ...]:
        """The places of the creatures that may have been struck."""
        return tuple(one.at_mm for one in self.struck)

    def finding(self, before: Self | None = None) -> str:
        """Where it was measured; which creature it struck does not depend on a place."""
        return "measured elsewhere on the table" if before else "measured in one place"

    @property
    def closest_mm(self) -> PointMm | None:
        """The place of the likeliest creature; None if most likely none was touched."""
        first = self.struck[0] if self.struck else None
        return first.at_mm if first and first.probability > self.probability_none else None

    @property
    def readings(self) -> tuple[ImpactReading, ...]:
        """A reading for each creature that may have been struck, or was watched."""
        left = list(self.curves)
        readings = []
        for one in self.struck:
            curve = min(left, key=lambda curve: math.dist(curve.at_mm, one.at_mm), default=None)
            if curve is not None and math.dist(curve.at_mm, one.at_mm) < SAME_CREATURE_MM:
                left.remove(curve)
            else:
                curve = None
            readings.append(ImpactReading(one.colour, one.probability, curve))
        return (*readings, *(ImpactReading(curve.colour, 0.0, curve) for curve in left))

    @property
    def in_flight(self) -> tuple[int, ...]:
        """The decisive frames; empty if nothing of the throw was seen."""
        return self.decisive_frames

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: places move with the table, the result stays."""
        struck = (replace(one, at_mm=places.point(one.at_mm, MIDDLE_MM)) for one in self.struck)
        curves = (replace(one, at_mm=places.point(one.at_mm, MIDDLE_MM)) for one in self.curves)
        touch = self.touch and self.touch.rebased(places)
        return replace(self, struck=tuple(struck), touch=touch, curves=tuple(curves))

    def renamed(self, right: Mapping[int, int]) -> Self:
        """A copy with the corrected tracks of the creatures that may have been struck."""
        struck = (replace(one, track=right.get(one.track, one.track)) for one in self.struck)
        return replace(self, struck=tuple(struck))

    def recoloured(self, name: Callable[[ColourName], ColourName]) -> Self:
        """A copy with other colour names of the missile and of all that may have been struck."""
        struck = tuple(replace(one, colour=name(one.colour)) for one in self.struck)
        missile = None if self.missile_colour is None else name(self.missile_colour)
        return replace(self, struck=struck, missile_colour=missile)
