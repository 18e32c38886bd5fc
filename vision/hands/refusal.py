"""Why a hand was not measured, and what to do about it: a closed list."""

from typing import Final, Literal, TypeAlias, get_args

from vision.refusal import Refusal

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


def refusal(cause: RefusalCause, frame: int | None = None) -> Refusal:
    """Why a hand was not measured; `frame` decided it, where one did."""
    return Refusal(cause, MENDS[cause], frame)


CAUSES: Final[tuple[str, ...]] = get_args(RefusalCause)
