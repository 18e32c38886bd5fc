"""Free spots: the nearest one, found the same way on every machine."""

from math import atan2, degrees, hypot

from hypothesis import given
from hypothesis import strategies as st

from engine.plane import FINE, Point, Rect, disc, distance
from engine.spots import DIRECTIONS, STEP, aimed, by_direction, is_free, nearest_free, rect_shapes

FIELD = Rect(0, 0, 9000, 6000)
POINTS = st.builds(Point, st.integers(0, 9000), st.integers(0, 6000))


def test_directions_go_round_by_seven_and_a_half_degrees() -> None:
    for place, (x, y) in enumerate(DIRECTIONS):
        assert abs(degrees(atan2(y, x)) % 360 - 7.5 * place) < 0.01
        assert abs(hypot(x, y) - FINE) < 1
    assert len(set(DIRECTIONS)) == 48


def test_the_nearest_direction_comes_first() -> None:
    order = by_direction(Point(0, 0), Point(10, 11))
    assert order[0] == 6
    assert set(order[1:3]) == {5, 7}
    assert order[-1] == 30


def test_a_spot_that_is_free_is_taken_as_it_is() -> None:
    assert nearest_free(Point(4, 7), 1, [], area=FIELD, most=0) == Point(4, 7)


def test_off_the_field_it_begins_at_the_edge() -> None:
    assert nearest_free(Point(-50, 700), 10, [], area=FIELD, most=0) == Point(0, 700)


def test_beside_a_base_it_touches_and_does_not_overlap() -> None:
    taken = [disc(Point(3000, 3000), 150)]
    spot = nearest_free(Point(3000, 3000), 100, taken, area=FIELD, most=500)
    assert spot == Point(3250, 3000)


def test_where_everything_is_taken_there_is_none() -> None:
    taken = [disc(Point(3000, 3000), 900)]
    assert nearest_free(Point(3000, 3000), 100, taken, area=FIELD, most=508) is None


def test_a_closed_rectangle_is_left_on_the_shortest_way() -> None:
    zone = Rect(0, 2000, 1270, 4000)
    spot = nearest_free(
        Point(1200, 3000), 150, rect_shapes(zone), area=FIELD, most=762, closed=[zone]
    )
    assert spot == Point(1420, 3000)


@given(POINTS, st.lists(POINTS, max_size=8))
def test_no_nearer_spot_of_the_rings_is_free(wanted: Point, others: list[Point]) -> None:
    taken = [disc(one, 150) for one in others]
    spot = nearest_free(wanted, 150, taken, area=FIELD, most=600)
    rings = (aimed(wanted, way, ring) for ring in range(0, 601, STEP) for way in range(48))
    free = [one for one in rings if FIELD.holds(one) and is_free(one, 150, taken)]
    if spot is None:
        assert not free
    else:
        assert is_free(spot, 150, taken)
        assert distance(wanted, spot) <= min(distance(wanted, one) for one in free) + 1
