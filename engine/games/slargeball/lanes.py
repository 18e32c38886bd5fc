"""Obstacles of a path: the width of its lane, contact on the way, and where it may end."""

from itertools import pairwise

from engine.games.slargeball.ground import (
    base_radius,
    bodies,
    closed_zones,
    contact_reach,
    fallen_bases,
    ground_balls,
    shape_of,
)
from engine.games.slargeball.questions import at, label, millimetres, standing
from engine.games.slargeball.state import Figure, State
from engine.plane import Point, Shape, disc, within
from engine.refusal import IllegalCommand, Reason, refusal
from engine.spots import is_free, rect_shapes
from engine.travel import clearance, first_contact, runs_into, touches_any


def snapped(state: State, figure: Figure, path: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return the path; if it ends slightly inside an obstacle, cut to where it touches it (H27)."""
    zones = closed_zones(state, figure)
    sides = [side for zone in zones for side in rect_shapes(zone)]
    shapes = [*(shape for shape, _ in _obstacles(state, figure)), *sides, *bodies(state)]
    slack = base_radius(state) - state.house.touch
    inside = [one for one in shapes if not is_free(path[-1], slack, [one])]
    touched = first_contact(path[-2:], inside, base_radius(state)) if inside else None
    if touched and within(touched.at, path[-1], state.house.snap) and touched.at != path[-2]:
        return (*path[:-1], touched.at)
    return path


def check_lane(state: State, figure: Figure, path: tuple[Point, ...]) -> None:
    """Check that a lane as wide as the base is free of bases and balls, which end a move (H1)."""
    named = _obstacles(state, figure)
    slack = base_radius(state) - state.house.touch
    inside = touches_any(path, [shape for shape, _ in named], slack)
    if not inside:
        return
    found = first_contact(path, [named[place][0] for place in inside], base_radius(state))
    if found:
        shape, what = named[inside[found.which]]
        over = base_radius(state) + shape.radius - clearance(path, shape.at)
        touched = f"the path touches {what} at {at(shape.at)}"
        problem = f"{touched} and overlaps it by {millimetres(over)}"
        raise _blocked(state, problem, path, found.at)


def check_contact(state: State, figure: Figure, path: tuple[Point, ...]) -> None:
    """Check that a figure that walks into contact stops there instead of going on."""
    reach = contact_reach(state)
    inner = reach - 2 * state.house.touch
    for before, there in pairwise(path[:-1]):
        for one in standing(state):
            if one.id == figure.id or one.at is None or not within(one.at, there, reach):
                continue
            if runs_into(before, there, one.at, inner):
                problem = f"the path touches {label(state, one.id)} at {at(one.at)}"
                raise _blocked(state, problem, path, there)


def check_end(state: State, end: Point) -> None:
    """Check that a path does not end on a fallen figure's base; on its body it may (S31)."""
    margin = base_radius(state) - state.house.touch
    if not is_free(end, margin, fallen_bases(state)):
        raise refusal(
            Reason.BLOCKED,
            f"at {at(end)} it would stand on the base of somebody who lies",
            "end the path beside that base",
            "H3",
            end,
        )


def _blocked(state: State, problem: str, path: tuple[Point, ...], spot: Point) -> IllegalCommand:
    """The refusal of a blocked path; the start is not suggested as its end."""
    round_it = f"go round by a lane {millimetres(state.house.base)} wide"
    mend = round_it if spot == path[0] else f"end it at {at(spot)}, or {round_it}"
    return refusal(Reason.BLOCKED, problem, mend, "H1", spot)


def _obstacles(state: State, figure: Figure) -> list[tuple[Shape, str]]:
    """Obstacles with their names: standing figures and balls, both of which block a path (S30)."""
    found = [
        (shape_of(state, one), label(state, one.id))
        for one in standing(state)
        if one.id != figure.id
    ]
    radius = state.house.ball // 2
    found += [(disc(one.at, radius), f"ball {one.id}") for one in ground_balls(state) if one.at]
    return found
