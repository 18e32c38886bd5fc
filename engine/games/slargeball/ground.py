"""What stands and lies where, as shapes: contact, piles, and room for bodies and balls."""

from collections.abc import Sequence

from engine.games.slargeball.questions import lying, other, standing
from engine.games.slargeball.state import Ball, Figure, State
from engine.plane import Point, Rect, Shape, disc, overlap, within
from engine.spots import aimed, by_direction, free_spots, is_free, nearest_free, rect_shapes
from engine.travel import touches_any

FAR = 30_000
"""Distance, in tenths of a millimetre, within which a ball finds room: three metres."""


def base_radius(state: State) -> int:
    """The radius of every figure's base."""
    return state.house.base // 2


def ball_radius(state: State) -> int:
    """The radius of a ball's base."""
    return state.house.ball // 2


def shape_of(state: State, figure: Figure) -> Shape:
    """A base, or the whole of a figure that lies (S12)."""
    there = figure.at or Point(0, 0)
    return Shape(there, figure.head or there, base_radius(state))


def bases(state: State, leave_out: int | None = None) -> tuple[Shape, ...]:
    """The bases of all who stand on the field, but one."""
    return tuple(shape_of(state, one) for one in standing(state) if one.id != leave_out)


def bodies(state: State, leave_out: int | None = None) -> tuple[Shape, ...]:
    """All who lie on the field, but one."""
    return tuple(shape_of(state, one) for one in lying(state) if one.id != leave_out)


def fallen_bases(state: State) -> tuple[Shape, ...]:
    """The tipped bases of all who lie: of a body only they keep others off (S31)."""
    radius = base_radius(state)
    return tuple(disc(one.at, radius) for one in lying(state) if one.at)


def ground_balls(state: State, leave_out: int | None = None) -> tuple[Ball, ...]:
    """The balls on the ground, but one."""
    return tuple(one for one in state.balls if one.state == "ground" and one.id != leave_out)


def ball_shapes(state: State, leave_out: int | None = None) -> tuple[Shape, ...]:
    """The balls on the ground, but one, as discs."""
    return tuple(
        disc(one.at, ball_radius(state)) for one in ground_balls(state, leave_out) if one.at
    )


def contact_reach(state: State) -> int:
    """Bases whose centres are no farther apart touch each other."""
    return state.house.base + state.house.touch


def touch(state: State, one: Figure, other_one: Figure) -> bool:
    """The bases of two figures touch, by what the referee said (H30) or as they are measured."""
    if one.at is None or other_one.at is None:
        return False
    for said in state.contacts:
        if {one.id, other_one.id} == {said.figure, said.other}:
            return said.touching
    return within(one.at, other_one.at, contact_reach(state))


def touching_enemies(state: State, figure: Figure) -> tuple[Figure, ...]:
    """The conscious enemies that a figure touches: only they can hold it (H2)."""
    enemies = standing(state, other(figure.team))
    return tuple(one for one in enemies if touch(state, figure, one))


def touches_ball(state: State, figure: Figure, ball: Ball) -> bool:
    """A figure's base touches a ball's, by what the referee said (H30) or as they are measured."""
    if figure.at is None or ball.at is None:
        return False
    for said in state.contacts:
        if (figure.id, ball.id) == (said.figure, said.ball):
            return said.touching
    reach = base_radius(state) + ball_radius(state) + state.house.touch
    return within(figure.at, ball.at, reach)


def fallen_head(state: State, figure: int, at: Point, toward: Point) -> Point:
    """The end of a falling figure's axis, as close to a point's direction as there is room (S13).

    Standing figures and balls need their room; where no direction has any, the figure collapses on
    the spot.
    """
    length, margin = state.house.body - state.house.base, base_radius(state) - state.house.touch
    taken = (*bases(state, figure), *ball_shapes(state))
    for direction in by_direction(at, toward):
        head = aimed(at, direction, length)
        if not any(overlap(Shape(at, head, margin), one) for one in taken):
            return head
    return at


def room_to_stand(state: State, figure: Figure) -> Point | None:
    """The nearest spot where a figure may stand up, touching nothing (S22), outside zones (S15)."""
    if figure.at is None:
        return None
    closed = closed_zones(state, figure)
    sides = tuple(side for zone in closed for side in rect_shapes(zone))
    taken = (*bases(state, figure.id), *bodies(state, figure.id), *ball_shapes(state), *sides)
    margin = base_radius(state) + state.house.touch + 1
    return nearest_free(
        figure.at, margin, taken, area=state.field, most=state.house.rise_reach, closed=closed
    )


def closed_zones(state: State, figure: Figure) -> Sequence[Rect]:
    """The Goal Zones that a figure may not be in: all, but for Goalies."""
    return () if figure.position == "goalie" else state.zones


def room_to_drop(state: State, ball: int, near: Point) -> Point:
    """Where a dropped ball comes to rest: touching nothing, but never outside a ring (S20)."""
    area = state.field.inset(state.house.inside)
    spot = near if state.field.inset(1).holds(near) else area.clamped(near)
    taken = (*bases(state), *bodies(state), *ball_shapes(state, ball))
    margin = ball_radius(state) + state.house.touch + 1
    found = _within_ring(state, spot, margin, taken, taken)
    return found or _surrounded(state, ball, spot, taken)


def _surrounded(state: State, ball: int, spot: Point, ring: tuple[Shape, ...]) -> Point:
    """Where the ball touches others: its carrier's spot, or as near as the ring allows (S20).

    Only where a base covers the spot and leaves no room at all does the ball rest outside.
    """
    taken = (*bases(state), *ball_shapes(state, ball))
    if is_free(spot, ball_radius(state) - state.house.touch, taken):
        return spot
    found = _within_ring(state, spot, ball_radius(state), taken, ring)
    return found or room_for_ball(state, ball, spot) or spot


def _within_ring(
    state: State, spot: Point, margin: int, taken: tuple[Shape, ...], ring: tuple[Shape, ...]
) -> Point | None:
    """The nearest free place that a ball could reach rolling straight, past what surrounds it."""
    slack = ball_radius(state) - state.house.touch
    walls = [one for one in ring if is_free(spot, slack, [one])]
    inside = state.field.inset(ball_radius(state))
    places = free_spots(spot, margin, taken, area=inside, most=state.house.drop_reach)
    return next((there for there in places if not touches_any((spot, there), walls, slack)), None)


def room_for_ball(state: State, ball: int, spot: Point) -> Point | None:
    """The nearest spot where a ball overlaps nothing."""
    taken = (*bases(state), *bodies(state), *ball_shapes(state, ball))
    area = state.field.inset(ball_radius(state))
    return nearest_free(spot, ball_radius(state), taken, area=area, most=FAR)
