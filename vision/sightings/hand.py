"""A hand that lies flat."""

import math
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, Self

from vision.sightings.envelope import Sighting
from vision.sightings.quantities import Estimate, Point3Mm
from vision.sightings.rebasing import Places, scaled


@dataclass(frozen=True, slots=True)
class HandSpanSeen(Sighting):
    """A flat hand: the distance from thumb tip to little-finger tip along the table."""

    kind: ClassVar[str] = "hand"
    display_s: ClassVar[float] = 2.0
    handedness: Literal["left", "right"]
    flat: bool
    span_mm: Estimate
    tips_mm: tuple[Point3Mm, Point3Mm]

    def label(self) -> str:
        """The caption: the span."""
        return f"span {self.span_mm:mm}"

    @property
    def subject(self) -> str:
        """The name of the measurement within a sentence."""
        return "the span"

    @property
    def identity(self) -> tuple[object, ...]:
        """All spans have the same identity: one hand is measured at a time."""
        return ("hand",)

    @property
    def headline(self) -> Estimate:
        """The span."""
        return self.span_mm

    def finding(self, before: Self | None = None) -> str:
        """The span with its accuracy, two sigmas."""
        del before
        return f"{self.span_mm.value:.1f} mm (good to {2 * self.span_mm.sigma:.1f} mm)"

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: the span is scaled like the distance of its tips."""
        thumb, little = (_tip(places, tip) for tip in self.tips_mm)
        before = math.dist(self.tips_mm[0][:2], self.tips_mm[1][:2])
        now = math.dist(thumb[:2], little[:2])
        longer = now / before if before > 0 else places.growth(self.tips_mm[0][:2])
        span = scaled(self.span_mm, longer)
        return replace(self, span_mm=span, tips_mm=(thumb, little))


def _tip(places: Places, tip: Point3Mm) -> Point3Mm:
    x, y = places.point((tip[0], tip[1]), tip[2])
    return x, y, tip[2]
