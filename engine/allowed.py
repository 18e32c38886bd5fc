"""Checks of commands that are the same in every game; each raises IllegalCommand if it fails."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from engine.game import Seat
from engine.refusal import Reason, refusal
from engine.wording import spoken


class AtTable(Protocol):
    """A player of any game."""

    @property
    def seat(self) -> int:
        """The number of their seat, from 1."""
        ...


AtTableT = TypeVar("AtTableT", bound=AtTable)


def check_plays(players: Sequence[AtTableT], seat: int) -> AtTableT:
    """Return the player on this seat, even if they are out of the game; refuse an unknown seat."""
    for player in players:
        if player.seat == seat:
            return player
    seats = [one.seat for one in players]
    raise refusal(Reason.UNKNOWN_PIECE, f"there is no player {seat}", f"name one of {seats}")


def check_referee(seat: Seat, what: str) -> None:
    """Check that the referee gives the command (`seat` is None); `what` names it in the refusal."""
    if seat is not None:
        raise refusal(
            Reason.REFEREE_ONLY, f"{what} is the referee's to say", "ask the referee", "referee"
        )


def check_because(because: str) -> None:
    """Check that the referee gives a reason for their decision."""
    if not because.strip():
        raise refusal(Reason.NO_REASON, "the reason is missing", "say why in `because`", "referee")


def check_own_seat(seat: Seat, player: int) -> None:
    """Check that the player themselves or the referee gives the command."""
    if seat not in (None, player):
        raise refusal(
            Reason.NOT_YOURS, f"that is for player {player}", "let them or the referee say it"
        )


def check_going_on(phase: str) -> None:
    """Check that the game is not over; every game calls that phase "over"."""
    if phase == "over":
        raise refusal(Reason.GAME_OVER, "the game is over", "take a step back or start a new game")


def check_during(phase: str, *phases: str) -> None:
    """Check that the game is in one of these phases."""
    check_going_on(phase)
    if phase not in phases:
        when = " or ".join(map(spoken, phases))
        raise refusal(
            Reason.WRONG_PHASE,
            f"this is not done during {spoken(phase)}",
            f"it is done during {when}",
        )
