"""Nearness is decided exactly: compared with fractions, which are not rounded."""

from fractions import Fraction
from math import isqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.plane import (
    Point,
    Rect,
    Shape,
    disc,
    distance,
    leg_nears_point,
    nearing,
    nears,
    overlap,
    part_way,
    squared,
    towards,
    within,
)

COORDINATES = st.integers(-60, 60)
POINTS = st.builds(Point, COORDINATES, COORDINATES)
REACHES = st.integers(1, 80)


def square_to_leg(point: Point, start: Point, end: Point) -> Fraction:
    """The square of the distance from a point to a leg, without rounding."""
    whole = squared(start, end)
    if not whole:
        return Fraction(squared(start, point))
    along = (end.x - start.x) * (point.x - start.x) + (end.y - start.y) * (point.y - start.y)
    part = min(Fraction(1), max(Fraction(0), Fraction(along, whole)))
    x = start.x + part * (end.x - start.x) - point.x
    y = start.y + part * (end.y - start.y) - point.y
    return x * x + y * y


def square_between(start: Point, end: Point, at: Point, head: Point) -> Fraction:
    """The square of the distance between two legs; 0 where they cross."""
    if crossing(start, end, at, head):
        return Fraction(0)
    return min(
        square_to_leg(at, start, end),
        square_to_leg(head, start, end),
        square_to_leg(start, at, head),
        square_to_leg(end, at, head),
    )


def crossing(start: Point, end: Point, at: Point, head: Point) -> bool:
    """Solves for where the lines meet, where they are not parallel."""
    ux, uy, vx, vy = end.x - start.x, end.y - start.y, head.x - at.x, head.y - at.y
    turn = ux * vy - uy * vx
    if not turn:
        return False
    wx, wy = at.x - start.x, at.y - start.y
    one, other = Fraction(wx * vy - wy * vx, turn), Fraction(wx * uy - wy * ux, turn)
    return 0 <= one <= 1 and 0 <= other <= 1


@given(POINTS, POINTS, POINTS, REACHES)
def test_a_leg_nears_a_point_exactly_when_it_does(
    start: Point, end: Point, point: Point, reach: int
) -> None:
    exact = square_to_leg(point, start, end) < reach * reach
    assert leg_nears_point(start, end, point, reach) == exact


@given(POINTS, POINTS, POINTS, POINTS, REACHES)
def test_a_leg_nears_a_line_exactly_when_it_does(
    start: Point, end: Point, at: Point, head: Point, reach: int
) -> None:
    exact = square_between(start, end, at, head) < reach * reach
    assert nears(start, end, Shape(at, head, 0), reach) == exact


SHAPES = st.builds(Shape, POINTS, POINTS, st.integers(0, 30))
DISCS = st.builds(disc, POINTS, st.integers(0, 30))


@given(POINTS, POINTS, st.lists(SHAPES | DISCS, max_size=6), st.integers(-10, 40))
def test_of_many_shapes_those_are_named_that_a_leg_nears(
    start: Point, end: Point, shapes: list[Shape], margin: int
) -> None:
    one_by_one = [nears(start, end, shape, shape.radius + margin) for shape in shapes]
    assert list(nearing(start, end, shapes, margin)) == [
        which for which, near in enumerate(one_by_one) if near
    ]


def test_nearer_is_strict_and_within_is_not() -> None:
    start, end, point = Point(0, 0), Point(100, 0), Point(50, 30)
    assert not leg_nears_point(start, end, point, 30)
    assert leg_nears_point(start, end, point, 31)
    assert within(Point(0, 0), Point(30, 40), 50)
    assert not within(Point(0, 0), Point(30, 40), 49)


@pytest.mark.parametrize(
    ("gap", "slack", "expected"), [(0, 0, False), (-1, 0, True), (3, -5, True)]
)
def test_discs_overlap_beyond_the_slack(gap: int, slack: int, expected: bool) -> None:
    one, other = disc(Point(0, 0), 150), disc(Point(250 + gap, 0), 100)
    assert overlap(one, other, slack) is expected


@given(POINTS, POINTS)
def test_a_distance_is_to_the_nearest_tenth(one: Point, other: Point) -> None:
    found = distance(one, other)
    assert abs(found * found - squared(one, other)) <= found + 1
    assert found in (isqrt(squared(one, other)), isqrt(squared(one, other)) + 1)


@given(POINTS, POINTS, st.integers(0, 500))
def test_a_point_towards_another_is_at_its_distance(one: Point, other: Point, far: int) -> None:
    found = towards(one, other, far)
    assert abs(distance(one, found) - far) <= 1 or one == other


def test_half_way_is_rounded_up() -> None:
    assert part_way(Point(0, 0), Point(3, -3), 1, 2) == Point(2, -1)


def test_a_rectangle_holds_its_border_and_takes_points_in() -> None:
    rect = Rect(0, 0, 100, 50)
    assert rect.holds(Point(100, 50))
    assert not rect.inset(10).holds(Point(95, 25))
    assert rect.clamped(Point(140, -7)) == Point(100, 0)
