"""How a match ended, how well a player stands, and what a seat may see: everything."""

from fractions import Fraction

from engine.game import Outcome, Seat
from engine.games.slargeball.questions import figure_of
from engine.games.slargeball.state import Ball, State

POINTS_TO_WIN = 12
"""A lead of this many points counts as a win in `evaluate`."""


def view(state: State, _seat: Seat) -> State:
    """Return the state as a seat may see it: nothing is hidden."""
    return state


def outcome(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on."""
    return Outcome(frozenset(state.winners), state.ending) if state.phase == "over" else None


def evaluate(state: State, seat: int) -> Fraction:
    """Rate a player's team by its lead, and by how near the balls are to the goal it attacks."""
    team = next((one.team for one in state.players if one.seat == seat), 1)
    lead = state.score[team - 1] - state.score[2 - team]
    balls = [_of_first_team(state, one) for one in state.balls]
    ground = sum(balls, Fraction(0)) / len(balls) if balls else Fraction(1, 2)
    mine = ground if team == 1 else 1 - ground
    told = Fraction(1, 2) + Fraction(lead, 2 * POINTS_TO_WIN) + (mine - Fraction(1, 2)) / 4
    return min(max(told, Fraction(0)), Fraction(1))


def _of_first_team(state: State, ball: Ball) -> Fraction:
    """How good a ball's place is for team 1, which plays to the right, from 0 to 1."""
    carrier = figure_of(state, ball.carrier)
    at = carrier.at if carrier else ball.at
    if at is None:
        return Fraction(1, 2)
    field = state.field
    way = Fraction(min(max(at.x, field.left), field.right) - field.left, field.right - field.left)
    if carrier is None:
        return way
    return (way + (1 if carrier.team == 1 else 0)) / 2
