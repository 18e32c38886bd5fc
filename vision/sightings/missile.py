"""A lump of clay to be thrown, at rest."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from vision.sightings.annotation import BLUE, Bgr
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import Places, scaled


@dataclass(frozen=True, slots=True)
class MissileSeen(Sighting):
    """A lump at rest on the table; the diameter is that of a sphere of the same volume.

    `hidden` is the share of its outline that other lumps cover, 0 to 1. All lumps are reported
    together, with one frame.
    """

    kind: ClassVar[str] = "missile"
    # The dice of a missile follow from its volume by the house rules; they are not part of it.
    retired: ClassVar[frozenset[str]] = frozenset({"dice"})
    pen_bgr: ClassVar[Bgr] = BLUE
    display_s: ClassVar[float] = 2.0
    at_mm: PointMm
    diameter_mm: Estimate
    volume_ml: Estimate
    colour: ColourName
    hidden: float = 0.0

    def label(self) -> str:
        """The caption: its diameter."""
        return f"{self.diameter_mm:mm}"

    @property
    def subject(self) -> str:
        """The name of the missile within a sentence, by its colour."""
        return f"a {self.colour} missile"

    @property
    def identity(self) -> tuple[object, ...]:
        """Lumps have no track: a lump is identified by its frame and its place."""
        return "missile", self.frame, self.at_mm

    def replaces(self, old: Sighting) -> bool:
        """Lumps are reported together, so those of another frame are out of date."""
        return isinstance(old, MissileSeen) and old.frame != self.frame

    @property
    def persists(self) -> bool:
        """True: it stays there until its heap is reported again."""
        return True

    @property
    def headline(self) -> Estimate:
        """Its diameter."""
        return self.diameter_mm

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where it is."""
        return (self.at_mm,)

    def finding(self, before: Self | None = None) -> str:
        """Its diameter and its volume."""
        del before
        return f"{self.diameter_mm.value:.1f} mm wide, {self.volume_ml.value:.1f} ml"

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: its size is scaled like the table around it.

        It was seen as high as its middle, half its diameter.
        """
        growth = places.growth(self.at_mm)
        return replace(
            self,
            at_mm=places.point(self.at_mm, self.diameter_mm.value / 2),
            diameter_mm=scaled(self.diameter_mm, growth),
            volume_ml=scaled(self.volume_ml, growth**3),
        )

    def recoloured(self, name: Callable[[ColourName], ColourName]) -> Self:
        """A copy with another name of its colour."""
        return replace(self, colour=name(self.colour))
