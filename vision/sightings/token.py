"""A piece or card with a printed marker."""

import math
from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from vision.sightings.annotation import PALE_BLUE, Bgr
from vision.sightings.quantities import PointMm
from vision.sightings.rebasing import Places, relocated, turned
from vision.sightings.stateful import RestingState, StatefulSighting

SAME_SPACE_MM: Final = 1.0
"""Shift in mm, by a new calibration, up to which a piece is still on the same space."""


@dataclass(frozen=True, slots=True)
class SpaceSeen:
    """A space of a printed board with something on it, or a card of a layout.

    Attributes:
        board: The board's name in the boards file; for a card, the card's name: a board of one
            space.
        column: Counted along the board's x, from 1.
        row: Counted from the far end towards the reader, from 1.
        probability: That it is on this space and on no other.
        heading_deg: Where its marker's top edge points, counter-clockwise from the board's own x.
    """

    board: str
    column: int
    row: int
    probability: float
    heading_deg: float = 90.0


@dataclass(frozen=True, slots=True)
class TokenSeen(StatefulSighting):
    """A piece or card with a printed marker; reported when it first rests, and when that changes.

    Attributes:
        id: The marker's number.
        at_mm: The marker's middle, on the table plane below it.
        heading_deg: Where the marker's top edge points, 0 to 360.
        name: The piece's name in the boards file, such as "pawn/2"; empty if there is none.
        copy: Which of several pieces with the same number, from 0; it may pass from one to another.
        sigma_mm: Of each coordinate.
        heading_sigma_deg: Of the heading.
        state: "lying" it is visible; "covered" something hides it, and its last place is reported;
            "gone" it is no longer there, nor anywhere in view.
        space: The space of a printed board, or the card of a layout, that it is on, if any.
    """

    kind: ClassVar[str] = "token"
    reported_with: ClassVar[frozenset[str]] = frozenset({"layout"})
    pen_bgr: ClassVar[Bgr] = PALE_BLUE
    id: int
    at_mm: PointMm
    heading_deg: float
    name: str = ""
    copy: int = 0
    sigma_mm: float = 0.0
    heading_sigma_deg: float = 0.0
    state: RestingState = "lying"
    space: SpaceSeen | None = None

    def label(self) -> str:
        """The caption: its name, and its state unless it is lying."""
        hidden = "" if self.state == "lying" else f", {self.state}"
        return f"{self._name}{hidden}"

    @property
    def _name(self) -> str:
        return self.name or f"token {self.id}"

    @property
    def subject(self) -> str:
        """The name of the piece within a sentence."""
        return f"the piece {self._name}"

    @property
    def identity(self) -> tuple[object, ...]:
        """Identified by its number, and its copy number among several with that number."""
        return "token", self.id, self.copy

    def rebased(self, places: Places) -> Self:
        """A copy for another calibration; if it moves, its space is no longer known."""
        at_mm, sigma_mm = relocated(places, self.at_mm, self.sigma_mm)
        stays = math.dist(self.at_mm, at_mm) <= SAME_SPACE_MM
        return replace(
            self,
            at_mm=at_mm,
            heading_deg=turned(places, self.at_mm, self.heading_deg) % 360,
            sigma_mm=sigma_mm,
            space=self.space if stays else None,
        )
