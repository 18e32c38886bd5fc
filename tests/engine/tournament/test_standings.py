from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tournament.standings import DRAW, WIN, points_at, standings
from engine.tournament.tournament import TableResult, all_results
from tests.engine.tournament.play import Hand


@pytest.mark.parametrize(
    ("seated", "winners", "points"),
    [
        ((1, 2), {2}, {1: 0, 2: 2}),
        ((1, 2), set(), {1: 1, 2: 1}),
        ((1, 2), {1, 2}, {1: 1, 2: 1}),
        ((1, 2, 3, 4), {1, 3}, {1: 2, 2: 0, 3: 2, 4: 0}),  # a team
        ((1, 2, 3), {1, 2, 3}, {1: 1, 2: 1, 3: 1}),
    ],
)
def test_what_a_result_is_worth(
    seated: tuple[int, ...], winners: set[int], points: dict[int, int]
) -> None:
    assert points_at(seated, TableResult(frozenset(winners), "")) == points


@pytest.mark.parametrize(
    ("winners", "points"), [(set(), {1: 0, 2: 0}), ({2}, {1: 0, 2: 2}), ({1, 2}, {1: 1, 2: 1})]
)
def test_whoever_loses_to_a_guest_has_lost(winners: set[int], points: dict[int, int]) -> None:
    assert points_at((1, 2), TableResult(frozenset(winners), "", guest_won=True)) == points


@settings(max_examples=25, deadline=None)
@given(half=st.integers(1, 10), odd=st.booleans(), rounds=st.integers(1, 6))
def test_in_pairs_every_table_and_every_bye_gives_two_points(
    half: int, odd: bool, rounds: int
) -> None:
    hand = Hand(2 * half + odd)
    for _ in range(rounds):
        hand.play()
    rows = standings(hand.tournament, all_results(hand.tournament, hand.ended))
    assert sum(row.points for row in rows) == rounds * 2 * (half + odd)
    assert all(row.points >= WIN * (row.wins + row.byes) for row in rows)
    assert sum(row.played for row in rows) == rounds * 2 * half
    assert [row.place for row in rows] == sorted(row.place for row in rows)


def test_equal_points_are_parted_by_who_was_met() -> None:
    hand = Hand(4)
    results = [{1}, {3}], [{1}, {4}]
    for round_ in results:
        hand.pair()
        for table in hand.tournament.rounds[-1].tables:
            won = next((w for w in round_ if w <= set(table.entrants)), set[int]())
            hand.ended[table.session] = TableResult(frozenset(won), "")
    rows = standings(hand.tournament, all_results(hand.tournament, hand.ended))
    by_hand = {row.entrant: row for row in rows}
    for row in rows:
        opponents = [
            other
            for round_ in hand.tournament.rounds
            for table in round_.tables
            if row.entrant in table.entrants
            for other in table.entrants
            if other != row.entrant
        ]
        assert row.strength == Fraction(sum(by_hand[one].points for one in opponents))
    keys = [(-row.points, -row.strength, -row.wins) for row in rows]
    assert keys == sorted(keys)


def test_equals_share_a_place() -> None:
    hand = Hand(4)
    hand.pair()
    for table in hand.tournament.rounds[-1].tables:
        hand.ended[table.session] = TableResult(frozenset(), "nobody is left")
    rows = standings(hand.tournament, all_results(hand.tournament, hand.ended))
    assert [(row.place, row.points) for row in rows] == [(1, DRAW)] * 4
