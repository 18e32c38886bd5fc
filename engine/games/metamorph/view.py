"""How the game ended, how well a wizard stands, and what a seat may see: everything."""

from fractions import Fraction

from engine.game import Outcome, Seat
from engine.games.metamorph.state import Seated, State

MANA_OF_HEALTH = 5
"""The mana that `evaluate` considers equal to one point of health."""


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or None while it goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def view(state: State, _seat: Seat) -> State:
    """Return the state as a seat may see it: everything, as all lies open on the table (E4)."""
    return state


def evaluate(state: State, seat: int) -> Fraction:
    """Return a wizard's share of all health and mana that are left."""
    strengths = {one.seat: _strength(one) for one in state.players}
    return Fraction(strengths.get(seat, 0), sum(strengths.values()) or 1)


def _strength(one: Seated) -> int:
    return MANA_OF_HEALTH * max(0, one.health) + max(0, one.mana) if one.alive else 0
