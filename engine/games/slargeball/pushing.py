"""A ball at rest is heavy: what is in its way is pushed aside, just as far as it needs (S16)."""

from collections.abc import Iterator
from dataclasses import replace

from engine.games.slargeball import events
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import (
    FAR,
    ball_radius,
    ball_shapes,
    base_radius,
    bases,
    closed_zones,
    fallen_bases,
    ground_balls,
    room_for_ball,
    shape_of,
)
from engine.games.slargeball.questions import lying, standing
from engine.games.slargeball.replaced import with_ball, with_figure
from engine.games.slargeball.state import Figure, State
from engine.plane import Point, Shape, disc, overlap
from engine.spots import STEP, aimed, by_direction, is_free, nearest_free, rect_shapes


def pushed(state: State, ball: int, there: Point) -> tuple[Event, ...]:
    """What a ball at rest pushes aside: other balls (H11), then figures."""
    landed = disc(there, ball_radius(state))
    state = with_ball(state, ball, state="ground", at=there)
    told: list[Event] = []
    for one in ground_balls(state, ball):
        if one.at and overlap(disc(one.at, ball_radius(state)), landed, state.house.touch):
            aside = room_for_ball(state, one.id, one.at)
            state = with_ball(state, one.id, at=aside)
            told.append(events.BallPushed(one.id, aside))
    for figure in (*standing(state), *lying(state)):
        moved = _aside(state, figure, landed)
        if moved and moved.at:
            state = with_figure(state, moved.id, at=moved.at, head=moved.head)
            told.append(events.FigurePushed(moved.id, moved.at, moved.head))
    return tuple(told)


def _aside(state: State, figure: Figure, landed: Shape) -> Figure | None:
    """The figure beside the ball; None where it is not in its way, or there is no room."""
    if not overlap(shape_of(state, figure), landed, state.house.touch):
        return None
    return _stepped_aside(state, figure) if figure.stands else _rolled_aside(state, figure, landed)


def _stepped_aside(state: State, figure: Figure) -> Figure | None:
    """A standing figure at the nearest place where its base overlaps nothing."""
    closed = closed_zones(state, figure)
    sides = [side for zone in closed for side in rect_shapes(zone)]
    taken = (*bases(state, figure.id), *fallen_bases(state), *ball_shapes(state), *sides)
    here = figure.at or Point(0, 0)
    spot = nearest_free(here, base_radius(state), taken, area=state.field, most=FAR, closed=closed)
    return replace(figure, at=spot) if spot else None


def _rolled_aside(state: State, figure: Figure, landed: Shape) -> Figure | None:
    """A body as near as it is clear of the ball, its base off other bases and balls."""
    taken = (*bases(state), *ball_shapes(state))
    margin = base_radius(state) - state.house.touch
    for moved in _shifted(state, figure, landed.at):
        free = is_free(moved.at or landed.at, margin, taken)
        if free and not overlap(shape_of(state, moved), landed):
            return moved
    return None


def _shifted(state: State, figure: Figure, away: Point) -> Iterator[Figure]:
    """A body a little farther off with each ring of places, away from the ball first."""
    at = figure.at or away
    head = figure.head or at
    middle = Point((at.x + head.x) // 2, (at.y + head.y) // 2)
    ways = by_direction(away, middle)
    for ring in range(STEP, state.house.body + state.house.base + state.house.ball, STEP):
        for way in ways:
            moved, far = aimed(at, way, ring), aimed(head, way, ring)
            if state.field.holds(moved):
                yield replace(figure, at=moved, head=far)
