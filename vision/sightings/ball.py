"""A ball on a field."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, Self, TypeAlias

from vision.sightings.annotation import BLUE, Bgr
from vision.sightings.quantities import PointMm
from vision.sightings.rebasing import Places, relocated
from vision.sightings.stateful import StatefulSighting

BallState: TypeAlias = Literal["ground", "carried", "moving", "off", "covered", "gone"]
"""State of a ball: at rest on the field; at a figure's base; moving; beside the field; covered,
when something hides it and its last place is reported; or gone, when it is nowhere in view."""


@dataclass(frozen=True, slots=True)
class BallSeen(StatefulSighting):
    """A ball; reported when it first comes to rest, and again when that changes.

    Attributes:
        at_mm: The point below its middle.
        sigma_mm: Of each coordinate.
        carrier: Track of the figure at whose base it is; None if it is free.
    """

    kind: ClassVar[str] = "ball"
    pen_bgr: ClassVar[Bgr] = BLUE
    track: int
    at_mm: PointMm
    sigma_mm: float
    state: BallState
    carrier: int | None = None

    def label(self) -> str:
        """The caption: what it is, and its state unless it is at rest on the field."""
        return "ball" if self.state == "ground" else f"ball, {self.state}"

    @property
    def subject(self) -> str:
        """The name of the measurement within a sentence."""
        return "the ball"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by its track."""
        return "ball", self.track

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: its place moves with the table."""
        at_mm, sigma_mm = relocated(places, self.at_mm, self.sigma_mm)
        return replace(self, at_mm=at_mm, sigma_mm=sigma_mm)
