"""A creature that has left the table."""

from dataclasses import dataclass
from typing import ClassVar

from vision.sightings.annotation import RED, Bgr
from vision.sightings.creature import OfCreature
from vision.sightings.move import MovedBy


@dataclass(frozen=True, slots=True)
class GoneSeen(OfCreature):
    """A creature has left the table: it is not where it was, nor hidden by a hand, nor elsewhere.

    Attributes:
        at_mm: Where it stood last.
        by: As of a move.
        probability: That it is gone, and does not lie unseen behind something.
    """

    kind: ClassVar[str] = "gone"
    pen_bgr: ClassVar[Bgr] = RED
    by: MovedBy
    probability: float

    def label(self) -> str:
        """Which creature it is."""
        return f"{self.colour} has left the table"
