"""The chances of the phases after the move: who may whap, fling or nab, in order."""

from engine.games.slargeball.checks import chance_key
from engine.games.slargeball.ground import ground_balls, touches_ball, touching_enemies
from engine.games.slargeball.questions import (
    ball_carried,
    figure_of,
    fling_range,
    standing,
    stats_of,
)
from engine.games.slargeball.state import Chance, Figure, State


def chances(state: State) -> tuple[Chance, ...]:
    """Return all chances that are left in this phase, in the order in which they are resolved."""
    found = {"whapping": whaps, "flinging": flings, "nabbing": nabs}[state.phase](state)
    return tuple(sorted(found, key=lambda one: (*chance_key(state, one), one.figure, one.target)))


def whaps(state: State) -> list[Chance]:
    """Return the chances to whap: each figure has one attempt, on any enemy that it touches.

    Coaches have none: their corridor replaces it (H5). The Whap stat or less succeeds (S1).
    """
    return [
        Chance(one.id, enemy.id, stats_of(one).whap)
        for one in _ready(state)
        if one.position != "coach"
        for enemy in touching_enemies(state, one)
    ]


def flings(state: State) -> list[Chance]:
    """Return the chances to fling a ball nabbed in an earlier turn (S18), even in contact (S17)."""
    return [
        Chance(one.id, ball.id, stats_of(one).fling, fling_range(one))
        for one in _ready(state)
        if (ball := ball_carried(state, one.id)) and ball.since < state.turn
    ]


def nabs(state: State) -> list[Chance]:
    """Return the chances to nab a ball on the ground, for figures that carry none (H21)."""
    lying = ground_balls(state)
    if not lying:
        return []
    return [
        Chance(one.id, ball.id, stats_of(one).nab)
        for one in _ready(state)
        for ball in lying
        if touches_ball(state, one, ball) and not ball_carried(state, one.id)
    ]


def _ready(state: State) -> tuple[Figure, ...]:
    return tuple(one for one in standing(state) if not one.acted)


def seats_of(state: State, given: tuple[Chance, ...]) -> frozenset[int]:
    """Return the seats whose figures have these chances."""
    figures = (figure_of(state, one.figure) for one in given)
    return frozenset(one.seat for one in figures if one)
