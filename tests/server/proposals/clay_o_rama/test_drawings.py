"""Drawings on the table: the remaining allowance, the walk, the legal end, who reaches whom."""

import math

import pytest

from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.weighing import Reweigh
from server.desk import Desk
from server.proposals.clay_o_rama.gaps import with_gap
from server.proposals.on_table import Drawing, Line, Outline, Ring
from tests.support.evenings import desk, look
from tests.support.in_play import ADA, BEN, CLEO, lost, moved, next_move, of, playing, stands, tell


def placed(*, green_at: float = 300.0) -> Desk:
    """Ben's blue creature, whose move it is, at the origin; Cleo's green one beside it."""
    table = playing()
    table.see(look(stands("blue", (0.0, 0.0), track=2), stands("green", (green_at, 0.0), track=3)))
    return table


def drawn(table: Desk, kind: type[Drawing]) -> list[Drawing]:
    return [one for one in table.drawings() if isinstance(one, kind)]


def test_before_the_game_begins_nothing_is_drawn() -> None:
    assert desk().drawings() == ()


def test_what_it_may_walk_is_a_ring_around_the_creature_on_turn() -> None:
    (ring,) = drawn(placed(), Ring)
    assert isinstance(ring, Ring)
    assert (ring.at_mm, ring.meaning, ring.label) == ((0.0, 0.0), "left", "374 mm left")
    assert ring.radius_mm == pytest.approx(373.7, abs=1)


def test_after_half_of_its_walk_the_ring_is_what_is_left_from_there() -> None:
    table = placed()
    table.see(look(moved("blue", (0.0, 0.0), (0.0, 200.0), track=2)))
    ring, way = (one for one in table.drawings() if not isinstance(one, Outline))
    assert isinstance(ring, Ring)
    assert isinstance(way, Line)
    # Seen and not yet confirmed: what it had, from where it stood, and the way.
    assert (ring.at_mm, way.meaning, way.label) == ((0.0, 0.0), "walked", "200 mm")
    (offer,) = table.offers()
    assert offer.drawings == (ring, way)
    table.confirm(offer.key, based_on_seq=table.session.head)
    (left,) = drawn(table, Ring)
    assert isinstance(left, Ring)
    assert left.at_mm == (0.0, 200.0)
    assert left.radius_mm == pytest.approx(ring.radius_mm - 200, abs=0.1)


def test_too_far_shows_by_how_much_and_a_ghost_of_the_farthest_legal_place() -> None:
    table = placed()
    table.see(look(moved("blue", (0.0, 0.0), (0.0, 460.0), track=2)))
    ring, way, ghost = (one for one in table.drawings())
    assert isinstance(ring, Ring)
    assert isinstance(way, Line)
    assert isinstance(ghost, Outline)
    assert way.meaning == "too_far"
    assert way.label == f"460 mm: {460 - ring.radius_mm:.0f} too far"
    xs, ys = zip(*ghost.polygon_mm, strict=True)
    assert (min(xs) + max(xs)) / 2 == pytest.approx(0, abs=0.1)
    assert (min(ys) + max(ys)) / 2 == pytest.approx(ring.radius_mm, abs=0.1)


def test_another_creatures_move_has_its_own_ring() -> None:
    table = placed()
    assert next_move(table) == ADA
    assert drawn(table, Ring) == []  # nobody has seen it
    table.see(look(stands("orange", (20.0, 90.0), track=1)))
    (ring,) = drawn(table, Ring)
    assert isinstance(ring, Ring)
    assert ring.at_mm == (20.0, 90.0)


@pytest.mark.parametrize(
    ("reach_blue", "reach_green", "meaning", "tips", "doubtful"),
    [
        (900, 900, "both_ways", "both", False),
        (900, 200, "one_way", "end", False),
        (200, 900, "one_way", "end", False),
        (480, 900, "both_ways", "both", True),
        (200, 200, None, None, None),
    ],
)
def test_who_may_attack_whom_is_a_line(
    reach_blue: int, reach_green: int, meaning: str, tips: str, doubtful: bool
) -> None:
    table = placed(green_at=60.0)
    tell(table, Reweigh(None, BEN, "measured", reach=reach_blue))
    tell(table, Reweigh(None, CLEO, "measured", reach=reach_green))
    lines = drawn(table, Line)
    if meaning is None:
        assert lines == []
        return
    (line,) = lines
    assert isinstance(line, Line)
    assert (line.meaning, line.tips, line.doubtful) == (meaning, tips, doubtful)
    assert bool(line.label) == doubtful
    if meaning == "one_way":
        # The arrow begins at who reaches.
        assert line.from_mm == ((0.0, 0.0) if reach_blue > reach_green else (60.0, 0.0))


def test_what_is_drawn_is_worked_out_anew_only_when_something_changed() -> None:
    table = placed()
    first = table.drawings()
    assert table.drawings() is first
    table.see(look(moved("blue", (0.0, 0.0), (0.0, 50.0), track=2)))
    assert table.drawings() is not first


def attack(table: Desk) -> Attack:
    command = with_gap(table.session.state, table._known(), Attack(None, BEN, CLEO, 0))
    assert isinstance(command, Attack)
    return command


def test_an_attack_carries_the_distance_where_the_places_leave_no_doubt() -> None:
    table = placed(green_at=60.0)
    tell(table, Reweigh(None, BEN, "measured", reach=900))
    tell(table, Reweigh(None, CLEO, "measured", reach=900))
    assert attack(table).gap == 450  # from the middle of one to the nearest side of the other
    tell(table, Attack(None, BEN, CLEO, 0))
    assert of(table, BEN).id == BEN


@pytest.mark.parametrize("reaches", [(480, 900), (900, 480), (200, 900)])
def test_in_doubt_the_distance_of_an_attack_is_left_to_the_referee(
    reaches: tuple[int, int],
) -> None:
    table = placed(green_at=60.0)
    for number, reach in zip((BEN, CLEO), reaches, strict=True):
        tell(table, Reweigh(None, number, "measured", reach=reach))
    assert attack(table).gap is None


def test_while_it_is_asked_who_is_who_no_distance_is_told() -> None:
    table = placed(green_at=60.0)
    tell(table, Reweigh(None, BEN, "measured", reach=900))
    tell(table, Reweigh(None, CLEO, "measured", reach=900))
    table.see(look(lost(((2, 3), 0.6), ((3, 2), 0.4), colours=("blue", "green"))))
    assert attack(table).gap is None


def test_the_ghost_has_the_creatures_feet() -> None:
    table = placed()
    table.see(look(moved("blue", (0.0, 0.0), (0.0, 460.0), track=2)))
    (ghost,) = drawn(table, Outline)
    assert isinstance(ghost, Outline)
    widths = [max(v) - min(v) for v in zip(*ghost.polygon_mm, strict=True)]
    assert widths == [pytest.approx(30.0), pytest.approx(30.0)]
    assert math.dist(*ghost.polygon_mm[:2]) == pytest.approx(30.0)
