"""Hex arithmetic: neighbours, distance, what lies between, arcs."""

from hypothesis import given
from hypothesis import strategies as st

from engine.games.metamorph.hexes import (
    DIRECTIONS,
    Hex,
    arc,
    between,
    distance,
    neighbour,
    straight,
    towards,
)

HERE = Hex(0, 0)
hexes = st.builds(Hex, st.integers(-12, 12), st.integers(-12, 12))


def _squared(q: int, r: int) -> int:
    return q * q + q * r + r * r


def test_the_six_neighbours_are_one_step_away_and_lead_back() -> None:
    for side in range(6):
        there = neighbour(HERE, side)
        assert distance(HERE, there) == 1
        assert neighbour(there, side + 3) == HERE
        assert straight(HERE, there) == towards(HERE, there) == side
    assert len({neighbour(HERE, side) for side in range(6)}) == 6


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@given(hexes, hexes)
def test_distance_is_the_fewest_steps_towards(a: Hex, b: Hex) -> None:
    at, steps = a, 0
    while at != b:
        at, steps = neighbour(at, towards(at, b)), steps + 1
    assert steps == distance(a, b)


@given(hexes, hexes)
def test_what_lies_between_is_the_same_from_both_ends(a: Hex, b: Hex) -> None:
    ways = {frozenset(pair) for pair in between(a, b)}
    assert ways == {frozenset(pair) for pair in between(b, a)}
    assert len(ways) >= max(0, distance(a, b) - 1)
    assert all(len(pair) in (1, 2) and not pair & {a, b} for pair in ways)


@given(hexes, st.integers(1, 999))
def test_every_hex_that_a_line_goes_through_lies_between(way: Hex, thousandths: int) -> None:
    q, r = way.q * thousandths, way.r * thousandths
    corners = [Hex(q // 1000 + a, r // 1000 + b) for a in (0, 1) for b in (0, 1)]
    apart = {one: _squared(1000 * one.q - q, 1000 * one.r - r) for one in corners}
    nearest = [one for one in corners if apart[one] == min(apart.values())]
    if len(nearest) == 1 and nearest[0] not in (HERE, way):
        assert tuple(nearest) in set(between(HERE, way))


def test_e5_a_line_that_crosses_an_edge_passes_both_hexes_one_after_the_other() -> None:
    passed = [Hex(0, 1), Hex(1, 1), Hex(0, 2), Hex(1, 2)]
    assert list(between(HERE, Hex(1, 3))) == [(one,) for one in passed]


def test_e5_a_line_passes_a_hex_of_which_it_cuts_off_a_corner() -> None:
    assert (Hex(4, 0),) in set(between(HERE, Hex(7, -1)))


def test_a_line_along_an_edge_passes_two_hexes_side_by_side() -> None:
    assert list(between(HERE, Hex(2, -1))) == [(Hex(1, -1), Hex(1, 0))]
    assert list(between(HERE, Hex(0, 3))) == [(Hex(0, 1),), (Hex(0, 2),)]
    assert list(between(HERE, Hex(1, 0))) == []


def test_e24_front_flank_and_rear() -> None:
    arcs = [arc(0, HERE, neighbour(HERE, side)) for side in range(6)]
    assert arcs == ["front", "front", "flank", "rear", "flank", "front"]
    turned = [arc(2, HERE, neighbour(HERE, side + 2)) for side in range(6)]
    assert turned == arcs


def test_e24_on_a_line_between_two_arcs_the_nearer_to_the_front_counts() -> None:
    assert arc(0, HERE, Hex(2, -1)) == "front"  # exactly abreast
    assert arc(0, HERE, Hex(1, 1)) == "flank"  # exactly 150 degrees behind
    assert arc(0, HERE, Hex(1, 2)) == "rear"
    assert arc(0, HERE, Hex(-1, 3)) == "rear"


@given(hexes, st.integers(1, 5))
def test_arcs_do_not_depend_on_how_far_along_a_line(way: Hex, times: int) -> None:
    if way != HERE:
        far = Hex(way.q * times, way.r * times)
        assert arc(1, HERE, way) == arc(1, HERE, far)


def test_straight_lines_run_from_the_sides() -> None:
    assert straight(HERE, Hex(3, -3)) == 1
    assert straight(HERE, Hex(2, -1)) is None
    assert straight(HERE, HERE) is None
    assert [straight(HERE, way) for way in DIRECTIONS] == list(range(6))
