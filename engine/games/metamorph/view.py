"""What a seat may see, which is everything, and how the game ended."""

from engine.game import Outcome, Seat
from engine.games.metamorph.state import State


def outcome(state: State) -> Outcome | None:
    """The end, or None while the game goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def view(state: State, _seat: Seat) -> State:
    """The state as a seat may see it: all of it, for everything lies open on the table (E4)."""
    return state
