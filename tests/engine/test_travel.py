"""Paths: their length, where they first touch, where they leave."""

from itertools import pairwise
from math import hypot

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.plane import Point, Rect, Shape, disc, distance, nears
from engine.travel import (
    clearance,
    cut,
    first_contact,
    leaves,
    path_length,
    runs_into,
    spot_after,
    touches_any,
)

POINTS = st.builds(Point, st.integers(-3000, 3000), st.integers(-3000, 3000))
PATHS = st.lists(POINTS, min_size=2, max_size=6)


def test_a_path_of_short_legs_is_as_long_as_it_is() -> None:
    """Rounded leg by leg, a hundred legs of 1.41 tenths would make 100 instead of 141."""
    stairs = [Point(step, step) for step in range(101)]
    assert path_length(stairs) == 141
    assert path_length([Point(0, 0), Point(30, 40), Point(30, 0)]) == 90


@given(PATHS)
def test_a_length_is_right_to_the_tenth(path: list[Point]) -> None:
    floating = sum(hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(path))
    assert abs(path_length(path) - floating) <= 0.51


@pytest.mark.parametrize(
    ("off", "touched"),
    [(249, Point(1000 - 23, 0)), (250, None), (0, Point(750, 0))],
    ids=["a hair too near", "exactly wide enough", "straight on"],
)
def test_a_lane_is_clear_when_it_is_as_wide_as_the_base(off: int, touched: Point | None) -> None:
    """By hand, the first: it touches 22.3 before 1000, the root of 250 squared less 249 squared."""
    found = first_contact((Point(0, 0), Point(2000, 0)), [disc(Point(1000, off), 100)], 150)
    assert (found.at if found else None) == touched


@given(PATHS, POINTS, st.integers(50, 400))
def test_up_to_the_first_contact_nothing_is_overlapped(
    path: list[Point], point: Point, reach: int
) -> None:
    shape = disc(point, 0)
    found = first_contact(path, [shape], reach)
    assert (found is not None) == bool(touches_any(path, [shape], reach))
    if found and found.at != path[found.leg]:
        free = cut(path, found)
        assert not touches_any(free, [shape], reach)
        assert distance(found.at, point) <= reach + 3


def test_of_several_shapes_the_first_on_the_way_is_told() -> None:
    bodies = [disc(Point(1500, 0), 150), Shape(Point(700, -300), Point(700, 300), 150)]
    found = first_contact((Point(0, 0), Point(2000, 0)), bodies, 150)
    assert found is not None
    assert (found.which, found.at, found.leg) == (1, Point(400, 0), 0)


def test_a_path_that_begins_in_an_overlap_touches_at_its_start() -> None:
    found = first_contact((Point(0, 0), Point(0, 500)), [disc(Point(0, 100), 100)], 150)
    assert found is not None
    assert found.at == Point(0, 0)


@pytest.mark.parametrize(
    ("path", "spot", "leg"),
    [
        ((Point(10, 10), Point(210, 60)), Point(100, 33), 0),
        ((Point(50, 10), Point(50, 40), Point(30, 60)), Point(40, 50), 1),
        ((Point(90, 40), Point(110, 60)), Point(100, 50), 0),
        ((Point(10, 10), Point(100, 50)), None, 0),
    ],
    ids=["right", "top", "corner", "the border is inside"],
)
def test_where_a_path_leaves_the_field(
    path: tuple[Point, ...], spot: Point | None, leg: int
) -> None:
    found = leaves(path, Rect(0, 0, 100, 50))
    assert (found.at if found else None) == spot
    assert found is None or found.leg == leg


@given(PATHS)
def test_the_edge_is_crossed_on_the_border(path: list[Point]) -> None:
    field = Rect(-4000, -4000, 1000, 1000)
    assume(field.holds(path[0]))
    found = leaves(path, field)
    assert (found is None) == all(field.holds(point) for point in path)
    if found:
        assert found.at.x == field.right or found.at.y == field.top
        start, end = path[found.leg], path[found.leg + 1]
        assert nears(start, end, disc(found.at, 0), 2)


def test_going_straight_on_one_would_run_into_it() -> None:
    assert runs_into(Point(0, 0), Point(100, 0), Point(300, 50), 60)
    assert not runs_into(Point(0, 0), Point(100, 0), Point(300, 50), 50)
    assert not runs_into(Point(0, 0), Point(100, 0), Point(-300, 0), 60)


def test_how_near_a_path_comes_is_told_to_the_tenth() -> None:
    path = (Point(0, 0), Point(1000, 0), Point(1000, 1000))
    assert clearance(path, Point(500, 333)) == 333
    assert clearance(path, Point(1300, 1400)) == 500
    assert clearance((Point(0, 0),), Point(3, 4)) == 5


def test_the_spot_after_a_length() -> None:
    path = (Point(0, 0), Point(100, 0), Point(100, 100))
    assert spot_after(path, 60) == Point(60, 0)
    assert spot_after(path, 130) == Point(100, 30)
    assert spot_after(path, 500) == Point(100, 100)
