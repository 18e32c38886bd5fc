"""Exceptions that the referee allows, beyond a limit of the rules."""

from dataclasses import dataclass
from typing import Never

from engine.allowed import check_referee
from engine.game import Seat
from engine.games.metamorph.checks import check_turn
from engine.games.metamorph.state import Seated, State, Turn
from engine.seats import name_of
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class Allowed:
    """The referee allowed something beyond a limit."""

    player: int
    because: str


def check_allowed(state: State, seat: Seat) -> tuple[Turn, Seated]:
    """Check that the referee exceeds a limit during a turn; return that turn and its wizard."""
    check_referee(seat, "what is out of limits")
    return check_turn(state, seat)


def allowed(one: Seated, because: str) -> tuple[Allowed, ...]:
    """Return the event that the referee allows something; none if they give no reason."""
    return (Allowed(one.seat, because),) if because else ()


def _allowed(state: State, _event: Allowed) -> State:
    return state


TOPIC: Topic[State, Never, Allowed, Allowed] = Topic(
    events=happens(
        Allowed,
        _allowed,
        lambda s, e: f"The referee allows it to {name_of(s, e.player)}: {e.because}.",
    )
)
