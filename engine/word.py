"""What is said in every game: who won by the referee's word, and remarks for the ledger."""

from dataclasses import dataclass

from engine.game import Seat
from engine.refusal import Reason, refusal


@dataclass(frozen=True, slots=True)
class DeclareWinner:
    """The referee ends the game and names who won, the most fun for instance; or nobody."""

    seat: Seat
    players: tuple[int, ...]
    because: str


@dataclass(frozen=True, slots=True)
class Note:
    """A remark for the ledger: a ruling made at the table, a scream."""

    seat: Seat
    text: str


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over; nobody won when `winners` is empty."""

    winners: tuple[int, ...]
    why: str


@dataclass(frozen=True, slots=True)
class Noted:
    """A remark for the ledger."""

    seat: Seat
    text: str


def noted(command: Note) -> Noted:
    """The remark; raises IllegalCommand when it says nothing."""
    if not command.text.strip():
        raise refusal(Reason.BAD_VALUE, "the remark is empty", "say something")
    return Noted(command.seat, command.text)
