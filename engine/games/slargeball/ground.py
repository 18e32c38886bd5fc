"""Figures and balls as shapes: contact, and room for bases, bodies and balls."""

from collections.abc import Sequence
from itertools import pairwise

from engine.games.slargeball.questions import lying, other, standing
from engine.games.slargeball.state import Ball, Figure, State
from engine.plane import ROUNDING, Point, Rect, Shape, disc, distance, overlap, part_way, within
from engine.spots import STEP, aimed, by_direction, free_spots, is_free, nearest_free, rect_shapes
from engine.travel import touches_any

FAR = 30_000
"""How far away a ball may be put to find room, in tenths of a millimetre: three metres."""


def base_radius(state: State) -> int:
    """Return the radius of every figure's base."""
    return state.house.base // 2


def ball_radius(state: State) -> int:
    """Return the radius of a ball's base."""
    return state.house.ball // 2


def shape_of(state: State, figure: Figure) -> Shape:
    """Return the base of a standing figure, or the whole body of a lying one (S12)."""
    there = figure.at or Point(0, 0)
    return Shape(there, figure.head or there, base_radius(state))


def bases(state: State, leave_out: int | None = None) -> tuple[Shape, ...]:
    """Return the bases of all standing figures except one."""
    return tuple(shape_of(state, one) for one in standing(state) if one.id != leave_out)


def bodies(state: State, leave_out: int | None = None) -> tuple[Shape, ...]:
    """Return the bodies of all lying figures except one."""
    return tuple(shape_of(state, one) for one in lying(state) if one.id != leave_out)


def fallen_bases(state: State) -> tuple[Shape, ...]:
    """Return the tipped bases of lying figures: only these keep standing figures off (S31)."""
    radius = base_radius(state)
    return tuple(disc(one.at, radius) for one in lying(state) if one.at)


def ground_balls(state: State, leave_out: int | None = None) -> tuple[Ball, ...]:
    """Return the balls on the ground except one."""
    return tuple(one for one in state.balls if one.state == "ground" and one.id != leave_out)


def ball_shapes(state: State, leave_out: int | None = None) -> tuple[Shape, ...]:
    """Return the balls on the ground except one, as discs."""
    return tuple(
        disc(one.at, ball_radius(state)) for one in ground_balls(state, leave_out) if one.at
    )


def contact_reach(state: State) -> int:
    """Return the largest distance between the centres of two bases that touch."""
    return state.house.base + state.house.touch


def touch(state: State, one: Figure, other_one: Figure) -> bool:
    """Whether two figures' bases touch: as the referee declared (H30), else as measured."""
    if one.at is None or other_one.at is None:
        return False
    for said in state.contacts:
        if {one.id, other_one.id} == {said.figure, said.other}:
            return said.touching
    return within(one.at, other_one.at, contact_reach(state))


def touching_enemies(state: State, figure: Figure) -> tuple[Figure, ...]:
    """Return the standing enemies that a figure touches; only they can hold it (H2)."""
    enemies = standing(state, other(figure.team))
    return tuple(one for one in enemies if touch(state, figure, one))


def is_held(state: State, figure: Figure) -> bool:
    """Whether a figure's die has failed in this turn to free it from enemies it still touches."""
    return figure.freed is False and bool(touching_enemies(state, figure))


def touches_ball(state: State, figure: Figure, ball: Ball) -> bool:
    """Whether a figure's base touches a ball's: as the referee declared (H30), else as measured."""
    if figure.at is None or ball.at is None:
        return False
    for said in state.contacts:
        if (figure.id, ball.id) == (said.figure, said.ball):
            return said.touching
    reach = base_radius(state) + ball_radius(state) + state.house.touch
    return within(figure.at, ball.at, reach)


def fallen_head(state: State, figure: int, at: Point, toward: Point) -> Point:
    """Return the head of a falling figure: as near to the wanted direction as there is room (S13).

    It must not overlap standing figures or balls. If no direction has room, the figure collapses on
    the spot: then its head is at its base.
    """
    length, margin = state.house.body - state.house.base, base_radius(state) - state.house.touch
    taken = (*bases(state, figure), *ball_shapes(state))
    for direction in by_direction(at, toward):
        head = aimed(at, direction, length)
        if not any(overlap(Shape(at, head, margin), one) for one in taken):
            return head
    return at


def room_to_stand(state: State, figure: Figure) -> Point | None:
    """Return the nearest spot to stand up: touching nothing (S22), outside closed zones (S15)."""
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
    """Return the Goal Zones that are closed to a figure: none for Goalies, all for others."""
    return () if figure.position == "goalie" else state.zones


def zone_around(state: State, figure: Figure) -> Rect | None:
    """Return the closed Goal Zone into which a figure's base reaches: the referee put it there."""
    spot, slack = figure.at, base_radius(state) - state.house.touch
    for zone in closed_zones(state, figure):
        if spot and (zone.holds(spot) or not is_free(spot, slack, rect_shapes(zone))):
            return zone
    return None


def leads_deeper(state: State, zone: Rect, path: Sequence[Point]) -> bool:
    """Whether a path that begins in a Goal Zone is at some point deeper in it than there (H31)."""
    deepest = _depth(state, zone, path[0]) + ROUNDING
    return any(
        _depth(state, zone, part_way(start, end, step, whole)) > deepest
        for start, end in pairwise(path)
        for whole in (max(1, distance(start, end)),)
        for step in (*range(0, whole, STEP), whole)
    )


def _depth(state: State, zone: Rect, spot: Point) -> int:
    """How far a spot is from the nearest side of a zone that faces the field; below 0: outside."""
    ahead = zone.right - spot.x if zone.left == state.field.left else spot.x - zone.left
    return min(ahead, spot.y - zone.bottom, zone.top - spot.y)


def room_to_drop(state: State, ball: int, near: Point) -> Point:
    """Return where a dropped ball rests: touching nothing, but inside a ring of figures (S20)."""
    area = state.field.inset(state.house.inside)
    spot = near if state.field.inset(1).holds(near) else area.clamped(near)
    taken = (*bases(state), *bodies(state), *ball_shapes(state, ball))
    margin = ball_radius(state) + state.house.touch + 1
    found = _within_ring(state, spot, margin, taken, taken)
    return found or _surrounded(state, ball, spot, taken)


def _surrounded(state: State, ball: int, spot: Point, ring: tuple[Shape, ...]) -> Point:
    """The place of a ball without room: its carrier's spot, or the nearest in the ring (S20).

    It lies outside only if a base covers the spot and the ring leaves no room at all.
    """
    taken = (*bases(state), *ball_shapes(state, ball))
    if is_free(spot, ball_radius(state) - state.house.touch, taken):
        return spot
    found = _within_ring(state, spot, ball_radius(state), taken, ring)
    return found or room_for_ball(state, ball, spot) or spot


def _within_ring(
    state: State, spot: Point, margin: int, taken: tuple[Shape, ...], ring: tuple[Shape, ...]
) -> Point | None:
    """The nearest free place to which a ball could roll straight, between the shapes of a ring."""
    slack = ball_radius(state) - state.house.touch
    walls = [one for one in ring if is_free(spot, slack, [one])]
    inside = state.field.inset(ball_radius(state))
    places = free_spots(spot, margin, taken, area=inside, most=state.house.drop_reach)
    return next((there for there in places if not touches_any((spot, there), walls, slack)), None)


def room_for_ball(state: State, ball: int, spot: Point) -> Point | None:
    """Return the nearest spot where a ball overlaps nothing; None if there is none."""
    taken = (*bases(state), *bodies(state), *ball_shapes(state, ball))
    area = state.field.inset(ball_radius(state))
    return nearest_free(spot, ball_radius(state), taken, area=area, most=FAR)
