"""Commands and events that all games share: the winner named by the referee, and remarks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.allowed import AtTable, check_plays
from engine.game import Seat
from engine.refusal import Reason, refusal
from engine.seats import Seating, Sitter, capital, name_of


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
class Over:
    """The phase of a game that has ended; if `winners` is empty, nobody won."""

    winners: tuple[int, ...]
    ending: str


@dataclass(frozen=True, slots=True)
class Noted:
    """A remark was noted in the ledger."""

    seat: Seat
    text: str


def describe_noted(state: Seating[Sitter], event: Noted) -> str:
    """Return a remark in words: who made it, and its text."""
    return f"{capital(name_of(state, event.seat))}: {event.text}"


class HasPlayers(Protocol):
    """The state of a game whose players have seats."""

    @property
    def players(self) -> Sequence[AtTable]:
        """Everybody with a seat, even if they are out of the game."""
        ...


def note(state: HasPlayers, command: Note) -> tuple[Noted, ...]:
    """Decide a remark, also after the end; raises IllegalCommand if it is empty."""
    if command.seat is not None:
        check_plays(state.players, command.seat)
    if not command.text.strip():
        raise refusal(Reason.BAD_VALUE, "the remark is empty", "say something")
    return (Noted(command.seat, command.text),)


def winners_named(state: HasPlayers, command: DeclareWinner) -> tuple[GameWon, ...]:
    """Decide a declared winner; raises IllegalCommand if a named seat does not play."""
    for seat in command.players:
        check_plays(state.players, seat)
    return (GameWon(tuple(sorted(set(command.players))), command.because),)
