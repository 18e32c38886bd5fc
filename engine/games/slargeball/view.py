"""What a seat may see, which is everything, and how a match ended."""

from engine.game import Outcome, Seat
from engine.games.slargeball.state import State


def view(state: State, _seat: Seat) -> State:
    """The state as a seat may see it: nothing is hidden on a field."""
    return state


def outcome(state: State) -> Outcome | None:
    """The end, or None while the game goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None
