"""Why a hand was not measured, and what to do about it: a closed list."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

RefusalCause: TypeAlias = Literal[
    "hand/not_found",
    "hand/not_flat",
    "hand/not_spread",
    "hand/cut_by_edge",
    "hand/two_hands",
    "hand/not_still",
    "hand/outline_unclear",
    "hand/unavailable",
]

MENDS: Final[dict[RefusalCause, str]] = {
    "hand/not_found": "lay one bare hand on the table, back up, all of it inside the picture",
    "hand/not_flat": "lay the hand flat, fingers straight and touching the table",
    "hand/not_spread": "stretch thumb and little finger as far apart as they go",
    "hand/cut_by_edge": "move the hand further into the picture: a fingertip is at its edge",
    "hand/two_hands": "show one hand at a time: take the other one off the table",
    "hand/not_still": "keep the hand where it is for half a second",
    "hand/outline_unclear": (
        "move the hand to a bare part of the table, away from shadows, sheets and things,"
        " in brighter light"
    ),
    "hand/unavailable": (
        "type the span in by hand: mediapipe 0.10.31, which finds hands, does not run on this"
        " machine (it does on Linux x86-64, macOS on Apple chips and 64-bit Windows)"
    ),
}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A hand that was seen, or asked for, and not measured.

    Attributes:
        cause: Why.
        frame: Index of the frame that decided it; None when no frame is known.
    """

    cause: RefusalCause
    frame: int | None = None

    @property
    def mend(self) -> str:
        """One sentence that says what to do."""
        return MENDS[self.cause]


CAUSES: Final[tuple[str, ...]] = get_args(RefusalCause)
