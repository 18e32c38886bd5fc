"""Every entry of the tables, typed a second time from the facts of the rule sheet."""

import pytest

from engine.games.slargeball import GAME
from engine.games.slargeball.flinging import intercept_needed
from engine.games.slargeball.questions import allowance, fling_range, pile_needed
from engine.games.slargeball.state import Figure
from engine.games.slargeball.tables import (
    BREAK_AWAY,
    CLASSIC_SQUAD,
    INCH,
    MOVE_ORDER,
    SHEETS,
    SQUAD,
    STATS,
    House,
    Options,
    Player,
    Position,
    balls_for,
    pitch_for,
)

POSITIONS: dict[Position, tuple[int, ...]] = {
    # move, whap, fling, nab, points; to get through a pile; inches of a fling
    "coach": (16, 5, 5, 2, 20, 8, 15),
    "captain": (6, 4, 4, 3, 14, 3, 12),
    "goalie": (6, 2, 4, 4, 13, 3, 12),
    "tremple": (6, 3, 4, 2, 12, 3, 12),
    "nickelback": (6, 3, 2, 4, 12, 3, 6),
    "defensive_grelker": (4, 4, 2, 4, 12, 2, 6),
    "rushing_grelker": (8, 2, 3, 3, 12, 4, 9),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_every_position_is_as_it_is_printed(position: Position) -> None:
    stats, figure = STATS[position], Figure(101, 1, 1, position, 1)
    assert POSITIONS[position] == (
        stats.move,
        stats.whap,
        stats.fling,
        stats.nab,
        stats.points,
        pile_needed(figure),
        fling_range(figure) // INCH,
    )
    assert allowance(figure) == stats.move * INCH
    assert intercept_needed(figure) == max(1, stats.nab - 2)
    sheet = next(one for one in SHEETS if one.position == position)
    assert (sheet.move, sheet.reach) == (allowance(figure), fling_range(figure))


def test_squads_and_the_order_of_the_move() -> None:
    assert dict(zip(SQUAD, CLASSIC_SQUAD, strict=True)) == {
        "tremple": 2,
        "nickelback": 2,
        "defensive_grelker": 1,
        "rushing_grelker": 1,
    }
    assert MOVE_ORDER == (
        "defensive_grelker",
        "tremple",
        "nickelback",
        "goalie",
        "captain",
        "rushing_grelker",
        "coach",
    )
    assert BREAK_AWAY == 2


FIELDS = {
    # inches: length, width, slargeline, zone along and from the end line, bunker likewise; balls
    1: (36, 24, 9, 9, 5, 3, 2, 1),
    2: (48, 36, 12, 12, 6, 4, 2, 1),
    3: (48, 36, 12, 12, 6, 4, 2, 2),
    4: (72, 48, 18, 12, 6, 4, 2, 2),
    5: (72, 48, 18, 12, 6, 4, 2, 3),
}


@pytest.mark.parametrize("squads", FIELDS)
def test_every_field_is_as_the_digest_proposes(squads: int) -> None:
    pitch = pitch_for(squads)
    sizes = (getattr(pitch, name) for name in type(pitch).__slots__)
    assert FIELDS[squads] == (*(size / INCH for size in sizes), balls_for(squads))
    state = GAME.setup(Options((Player("Ada"), Player("Bo")), squads=squads))
    for zones, along, deep in ((state.zones, 3, 4), (state.bunkers, 5, 6)):
        for one in zones:
            assert one.top - one.bottom == FIELDS[squads][along] * INCH
            assert one.right - one.left == FIELDS[squads][deep] * INCH
            assert one.bottom + one.top == state.field.top
        assert (zones[0].left, zones[1].right) == (0, state.field.right)


def test_what_the_house_sets_where_the_sheet_says_nothing() -> None:
    house = House()
    assert (house.turns, house.extra_turns, house.extra_times) == (25, 5, 3)
    assert (house.base, house.ball, house.body) == (300, 200, 600)
    assert (house.bunker_points, house.carry_points) == (3, 1)
    assert (house.captain_from, house.coach_from, house.coach_third) == (2, 3, 1)
    assert (house.corridor, house.rise_reach, house.inside) == (INCH, 3 * INCH, INCH)
    assert (house.scatter, house.interception) == ("range", False)
