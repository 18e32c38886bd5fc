"""What a seat may see, which is everything, and how the game ended."""

from fractions import Fraction

from engine.game import Outcome, Seat
from engine.games.metamorph.state import Seated, State

MANA_OF_HEALTH = 5
"""Mana that is taken to be worth as much as a point of health."""


def outcome(state: State) -> Outcome | None:
    """The end, or None while the game goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def view(state: State, _seat: Seat) -> State:
    """The state as a seat may see it: all of it, for everything lies open on the table (E4)."""
    return state


def evaluate(state: State, seat: int) -> Fraction:
    """A wizard's share of the health and mana that are left."""
    worth = {one.seat: _worth(one) for one in state.players}
    return Fraction(worth.get(seat, 0), sum(worth.values()) or 1)


def _worth(one: Seated) -> int:
    return MANA_OF_HEALTH * max(0, one.health) + max(0, one.mana) if one.alive else 0
