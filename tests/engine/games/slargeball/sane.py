"""Invariants of every state of a match of Slargeball."""

from itertools import combinations
from typing import Any

from engine.games.slargeball.ground import ball_radius, ball_shapes, base_radius, bases
from engine.games.slargeball.questions import MOST_CALLS, figure_of, standing
from engine.plane import overlap


def check(state: Any, *, zones: bool = True) -> None:
    """Bases and balls do not overlap, all are on the field, carriers stand, counts are valid.

    `zones`: nobody but Goalies is in a Goal Zone; the referee may put others there.
    """
    _check_places(state)
    if zones:
        _check_zones(state)
    _check_balls(state)
    shapes = (*bases(state), *ball_shapes(state))
    for one, other in combinations(shapes, 2):
        assert not overlap(one, other, state.house.touch + 2), (one, other)
    assert min(state.score) >= 0
    assert state.turn <= state.period_end
    assert all(one.calls <= MOST_CALLS for one in state.figures)
    assert len({hit.victim for hit in state.hits}) == len(state.hits)
    if state.phase == "over":
        assert state.pending is None


def _check_places(state: Any) -> None:
    for one in state.figures:
        assert (one.at is None) == (one.where in ("box", "out"))
        assert one.where == "field" or one.head is None
        if one.where == "field":
            assert state.field.holds(one.at)


def _check_zones(state: Any) -> None:
    for one in standing(state):
        if one.position != "goalie":
            for zone in state.zones:
                assert not zone.inset(-base_radius(state) + state.house.touch + 2).holds(
                    one.at
                ) or (_in_corner(zone, one.at, base_radius(state)))


def _in_corner(zone: Any, point: Any, radius: int) -> bool:
    """Beside a corner of the zone, where the widened rectangle is larger than the base's reach."""
    near = zone.clamped(point)
    apart = (near.x - point.x) ** 2 + (near.y - point.y) ** 2
    return bool(apart >= (radius - 7) ** 2)


def _check_balls(state: Any) -> None:
    carriers = [one.carrier for one in state.balls if one.carrier]
    assert len(set(carriers)) == len(carriers)
    for ball in state.balls:
        assert (ball.at is not None) == (ball.state in ("ground", "air"))
        assert (ball.carrier is not None) == (ball.state == "carried")
        if ball.at is not None:
            assert state.field.holds(ball.at)
        if ball.state == "ground":
            assert state.field.inset(min(ball_radius(state), 1)).holds(ball.at)
        carrier = figure_of(state, ball.carrier)
        assert carrier is None or carrier.stands or state.hits  # balls drop once all have fallen
