"""A piece of clay that is separate from any creature."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Literal, Self

from vision.sightings.annotation import BLUE, Bgr
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import ColourName, Estimate, PointMm
from vision.sightings.rebasing import Places, scaled, scaled_if_known

WORDS: Final = {"off": "came off", "back": "is back", "taken": "was taken"}
"""Words for each state of a piece."""


@dataclass(frozen=True, slots=True)
class Owner:
    """A creature that a piece may have come off, and the probability that it did."""

    track: int
    probability: float


@dataclass(frozen=True, slots=True)
class PieceSeen(Sighting):
    """A small piece of clay where there was none; reported again when it is put back or taken.

    `probability_missile` and those of `owners` sum to 1: either it is a missile that was laid or
    thrown there, or it came off one of them. Reported again with the same number when `state`
    changes.

    Attributes:
        piece: Its number; it stays the same while the piece is there.
        state: "off" it is separate; "back" it is gone and its creature has grown by as much;
            "taken" it is gone, and no creature has grown.
        at_mm: Middle of the piece.
        diameter_mm: Of a disc that covers as much of the picture.
        gap_mm: From its rim to the nearest of its owners' outlines, along the table.
        owners: Creatures it may have come off, most likely first.
        probability_missile: That it is no creature's part.
        lost_share: Share of the likeliest owner's outline that disappeared at the same time.
    """

    kind: ClassVar[str] = "piece"
    pen_bgr: ClassVar[Bgr] = BLUE
    piece: int
    colour: ColourName
    state: Literal["off", "back", "taken"]
    at_mm: PointMm
    diameter_mm: Estimate
    owners: tuple[Owner, ...]
    probability_missile: float
    gap_mm: Estimate | None = None
    lost_share: Estimate | None = None

    def label(self) -> str:
        """The caption: its colour and its state."""
        return f"{self.colour} piece {WORDS[self.state]}"

    @property
    def subject(self) -> str:
        """The name of the piece within a sentence, by its colour."""
        return f"the {self.colour} piece"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by its number."""
        return "piece", self.piece

    @property
    def places(self) -> tuple[PointMm, ...]:
        """Its place."""
        return (self.at_mm,)

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration: size and gap are scaled like the table around it.

        It was seen as high as its middle, about half its diameter.
        """
        growth = places.growth(self.at_mm)
        return replace(
            self,
            at_mm=places.point(self.at_mm, self.diameter_mm.value / 2),
            diameter_mm=scaled(self.diameter_mm, growth),
            gap_mm=scaled_if_known(self.gap_mm, growth),
        )

    def renamed(self, right: Mapping[int, int]) -> Self:
        """A copy with the corrected tracks of its owners."""
        owners = (replace(one, track=right.get(one.track, one.track)) for one in self.owners)
        return replace(self, owners=tuple(owners))

    def recoloured(self, name: Callable[[ColourName], ColourName]) -> Self:
        """A copy with another name of its colour."""
        return replace(self, colour=name(self.colour))
