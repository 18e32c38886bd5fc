"""Cards laid corner to corner."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from vision.sightings.annotation import PALE_BLUE, Bgr
from vision.sightings.envelope import Sighting
from vision.sightings.quantities import Estimate, PointMm
from vision.sightings.rebasing import Places, scaled, turned


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """A card of a layout: `at_mm` is the middle of the card, not of its marker.

    `heading_deg` is the direction of its upper edge, 0 to 360.
    """

    id: int
    name: str
    at_mm: PointMm
    heading_deg: float

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration."""
        heading_deg = turned(places, self.at_mm, self.heading_deg) % 360
        return replace(self, at_mm=places.point(self.at_mm), heading_deg=heading_deg)


@dataclass(frozen=True, slots=True)
class CornersMeet:
    """Two cards of a layout whose corners may touch, by their numbers, lower one first.

    Attributes:
        gap_mm: From corner to corner.
        probability: That they are meant to touch.
    """

    first: int
    second: int
    gap_mm: Estimate
    probability: float


@dataclass(frozen=True, slots=True)
class LayoutSeen(Sighting):
    """Cards laid corner to corner, and which of them touch; reported again if that changes."""

    kind: ClassVar[str] = "layout"
    pen_bgr: ClassVar[Bgr] = PALE_BLUE
    cards: tuple[PlacedCard, ...]
    meeting: tuple[CornersMeet, ...]

    def label(self) -> str:
        """The caption: the number of cards."""
        return f"{len(self.cards)} cards"

    @property
    def subject(self) -> str:
        """The name of the layout within a sentence."""
        return "the layout of cards"

    @property
    def identity(self) -> tuple[object, ...]:
        """All layouts have the same identity: there is only one on a table."""
        return ("layout",)

    @property
    def places(self) -> tuple[PointMm, ...]:
        """The middles of the cards."""
        return tuple(card.at_mm for card in self.cards)

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration; gaps are scaled like the table at their first card."""
        at_mm = {card.id: card.at_mm for card in self.cards}
        growths = {card: places.growth(at) for card, at in at_mm.items()}
        meeting = (
            replace(one, gap_mm=scaled(one.gap_mm, growths.get(one.first, 1.0)))
            for one in self.meeting
        )
        cards = (card.rebased(places) for card in self.cards)
        return replace(self, cards=tuple(cards), meeting=tuple(meeting))
