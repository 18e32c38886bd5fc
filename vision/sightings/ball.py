"""A ball on a field."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, Self, TypeAlias

from vision.sightings.annotation import BLUE, Bgr
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import PointMm
from vision.sightings.rebasing import Places, relocated

BallState: TypeAlias = Literal["ground", "carried", "moving", "off", "covered", "gone"]
"""Of a ball: it lies on the field; at a figure's base; it moves; beside the field; last two as of
figures."""


@dataclass(frozen=True, slots=True)
class BallSeen(Sighting):
    """A ball; told when it first lies still, and again when that has changed.

    Attributes:
        at_mm: The point under its middle.
        sigma_mm: Of either coordinate.
        carrier: Track of the figure at whose base it lies; None where it lies free.
    """

    kind: ClassVar[str] = "ball"
    pen_bgr: ClassVar[Bgr] = BLUE
    track: int
    at_mm: PointMm
    sigma_mm: float
    state: BallState
    carrier: int | None = None

    def label(self) -> str:
        """What became of it."""
        return "ball" if self.state == "ground" else f"ball, {self.state}"

    @property
    def subject(self) -> str:
        """What it is."""
        return "the ball"

    @property
    def identity(self) -> tuple[object, ...]:
        """Its track."""
        return "ball", self.track

    @property
    def lies(self) -> bool:
        """Until it is gone."""
        return self.state != "gone"

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Where it lies."""
        return (self.at_mm,)

    def rebased(self, places: Places) -> Self:
        """Its place follows the table."""
        at_mm, sigma_mm = relocated(places, self.at_mm, self.sigma_mm)
        return replace(self, at_mm=at_mm, sigma_mm=sigma_mm)
