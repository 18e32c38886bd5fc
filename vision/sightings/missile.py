"""A lump of clay to be thrown, at rest."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from vision.sightings.annotation import BLUE, Bgr
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import Places, scaled


@dataclass(frozen=True, slots=True)
class MissileSeen(Sighting):
    """A lump lying on the table; the diameter is that of the sphere of equal volume.

    `hidden` is the share of its picture that other lumps are before, 0 to 1. All lumps
    are told together, with one frame.
    """

    kind: ClassVar[str] = "missile"
    # The dice of a missile follow from its volume by the house's rules, and are none of its own.
    retired: ClassVar[frozenset[str]] = frozenset({"dice"})
    pen_bgr: ClassVar[Bgr] = BLUE
    shown_s: ClassVar[float] = 2.0
    at_mm: PointMm
    diameter_mm: Estimate
    volume_ml: Estimate
    colour: ColourName
    hidden: float = 0.0

    def label(self) -> str:
        """How wide it is."""
        return f"{self.diameter_mm:mm}"

    @property
    def subject(self) -> str:
        """Whose it may be."""
        return f"a {self.colour} missile"

    @property
    def identity(self) -> tuple[object, ...]:
        """Lumps have no numbers: each stands for itself in the frame that told it."""
        return "missile", self.frame, self.at_mm

    def replaces(self, old: Sighting) -> bool:
        """Lumps are told together: those of another frame are out of date."""
        return isinstance(old, MissileSeen) and old.frame != self.frame

    @property
    def lies(self) -> bool:
        """It lies there until its heap is told anew."""
        return True

    @property
    def headline(self) -> Estimate:
        """Its diameter."""
        return self.diameter_mm

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where it lies."""
        return (self.at_mm,)

    def finding(self, before: Self | None = None) -> str:
        """Its size."""
        del before
        return f"{self.diameter_mm.value:.1f} mm wide, {self.volume_ml.value:.1f} ml"

    def rebased(self, places: Places) -> Self:
        """Its size follows the table around it."""
        growth = places.growth(self.at_mm)
        return replace(
            self,
            at_mm=places.point(self.at_mm),
            diameter_mm=scaled(self.diameter_mm, growth),
            volume_ml=scaled(self.volume_ml, growth**3),
        )
