"""Guarantees of draws, tested over many tournaments and against exhaustive search."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.refusal import IllegalCommand
from engine.tournament.deciding import is_over, join, leave
from engine.tournament.drawing import rounds_to_play
from engine.tournament.groups import repeats
from engine.tournament.pairs import Met
from engine.tournament.standings import byes_of, meetings, standings
from engine.tournament.tournament import ROUND_ROBIN, SWISS, RoundPaired, all_results
from tests.engine.tournament.play import Hand

FEW = settings(max_examples=25, deadline=None)
SEEDS = st.integers(0, 10**6)


def met_before(hand: Hand) -> Counter[frozenset[int]]:
    """The pairs that had met before the last round was drawn."""
    last = hand.tournament.rounds[-1]
    pairs = (frozenset(p) for table in last.tables for p in combinations(table.entrants, 2))
    return meetings(hand.tournament) - Counter(pairs)


def tables_of(last: RoundPaired) -> tuple[tuple[int, ...], ...]:
    return tuple(table.entrants for table in last.tables)


def seatings(
    left: tuple[int, ...], sizes: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All possible seatings."""
    if not left:
        yield ()
    for size in sorted(set(sizes)):
        others = list(sizes)
        others.remove(size)
        for company in combinations(left[1:], size - 1):
            table = (left[0], *company)
            rest = tuple(one for one in left if one not in table)
            yield from ((table, *more) for more in seatings(rest, tuple(others)))


def fewest_repeats(entrants: tuple[int, ...], sizes: tuple[int, ...], met: Met) -> int:
    return min(repeats(tables, met) for tables in seatings(entrants, sizes))


@FEW
@given(entrants=st.integers(2, 9), rounds=st.integers(1, 10), seed=SEEDS)
def test_nobody_meets_twice_while_it_can_be_avoided(entrants: int, rounds: int, seed: int) -> None:
    hand = Hand(entrants, seed=seed)
    for _ in range(rounds):
        hand.play()
        last, met = hand.tournament.rounds[-1], met_before(hand)
        had = byes_of(hand.tournament) - Counter(last.byes)
        everybody = tuple(hand.tournament.entrants)
        fewest = min((had[one] for one in everybody), default=0)
        may_rest = [one for one in everybody if had[one] == fewest] if entrants % 2 else [0]
        best = min(
            fewest_repeats(tuple(one for one in everybody if one != out), sizes_for(entrants), met)
            for out in may_rest
        )
        assert repeats(tables_of(last), met) == best


def sizes_for(entrants: int) -> tuple[int, ...]:
    return (2,) * (entrants // 2)


@FEW
@given(entrants=st.integers(3, 8), rounds=st.integers(1, 4), seed=SEEDS)
def test_at_larger_tables_too_where_it_can_be_avoided(
    entrants: int, rounds: int, seed: int
) -> None:
    hand = Hand(entrants, per_table=3, seed=seed)
    for _ in range(rounds):
        hand.play()
        tables, met = tables_of(hand.tournament.rounds[-1]), met_before(hand)
        sizes = tuple(len(table) for table in tables)
        if fewest_repeats(tuple(hand.tournament.entrants), sizes, met) == 0:
            assert repeats(tables, met) == 0


@FEW
@given(
    entrants=st.integers(2, 40), per_table=st.integers(2, 5), rounds=st.integers(1, 5), seed=SEEDS
)
def test_everybody_plays_each_round_or_has_a_bye(
    entrants: int, per_table: int, rounds: int, seed: int
) -> None:
    hand = Hand(entrants, per_table=per_table, seed=seed)
    for _ in range(rounds):
        hand.play()
    for last in hand.tournament.rounds:
        seated = [one for table in tables_of(last) for one in table]
        assert sorted([*seated, *last.byes]) == list(range(1, entrants + 1))
        assert all(2 <= len(table) <= per_table for table in tables_of(last))


@FEW
@given(half=st.integers(1, 8), seed=SEEDS)
def test_nobody_has_a_second_bye_before_all_had_one(half: int, seed: int) -> None:
    hand = Hand(2 * half + 1, seed=seed)
    for number in range(1, 2 * half + 2):
        hand.play()
        assert sorted(byes_of(hand.tournament).values()) == [1] * number


@FEW
@given(entrants=st.integers(4, 20), seed=SEEDS)
def test_a_draw_depends_on_nothing_but_what_happened(entrants: int, seed: int) -> None:
    one, same = Hand(entrants, seed=seed), Hand(entrants, seed=seed)
    for _ in range(3):
        one.play()
        same.play()
    assert one.events == same.events


def test_another_seed_draws_another_round() -> None:
    drawn = set()
    for seed in range(5):
        hand = Hand(12, seed=seed)
        hand.play()
        drawn.add(tables_of(hand.tournament.rounds[0]))
    assert len(drawn) > 1


@pytest.mark.parametrize("entrants", [2, 3, 6, 7, 12])
def test_in_a_round_robin_of_two_everybody_meets_once(entrants: int) -> None:
    hand = Hand(entrants, system=ROUND_ROBIN)
    rounds = rounds_to_play(hand.tournament)
    assert rounds == (entrants if entrants % 2 else entrants - 1)
    for _ in range(rounds):
        assert not is_over(hand.tournament, hand.ended)
        hand.play()
    assert is_over(hand.tournament, hand.ended)
    met = meetings(hand.tournament)
    assert set(met.values()) == {1}
    assert len(met) == entrants * (entrants - 1) // 2
    assert set(byes_of(hand.tournament).values()) <= {1}
    told = "the only round is" if entrants == 2 else f"all {rounds} rounds are"
    with pytest.raises(IllegalCommand, match=f"^{told} played;"):
        hand.pair()


@pytest.mark.parametrize(("entrants", "per_table"), [(4, 4), (7, 3), (9, 3), (10, 4), (13, 5)])
def test_in_a_round_robin_of_more_everybody_meets_everybody(entrants: int, per_table: int) -> None:
    hand = Hand(entrants, system=ROUND_ROBIN, per_table=per_table)
    while rounds_to_play(hand.tournament) is None:
        before = len(meetings(hand.tournament))
        hand.play()
        assert len(meetings(hand.tournament)) > before, "nobody met anybody new"
    assert len(meetings(hand.tournament)) == entrants * (entrants - 1) // 2


def test_nine_in_threes_meet_once_each() -> None:
    """The affine plane of order 3: four rounds are possible; the search finds them or says so."""
    hand = Hand(9, system=ROUND_ROBIN, per_table=3)
    hand.play()
    hand.play()
    assert max(meetings(hand.tournament).values()) == 1


def test_whoever_leaves_a_round_robin_leaves_a_bye() -> None:
    hand = Hand(6, system=ROUND_ROBIN)
    hand.play()
    hand.do(leave(hand.tournament, 3))
    for _ in range(4):
        hand.play()
        assert len(hand.tournament.rounds[-1].byes) == 1
        assert 3 not in {one for t in hand.tournament.rounds[-1].tables for one in t.entrants}
    met = meetings(hand.tournament)
    assert set(met.values()) == {1}
    with pytest.raises(IllegalCommand, match="first round is drawn"):
        join(hand.tournament, "Late")


@FEW
@given(entrants=st.integers(4, 24), seed=SEEDS)
def test_in_the_swiss_system_equals_meet(entrants: int, seed: int) -> None:
    """In the second round hardly anybody meets across points; who has met may cost two steps."""
    hand = Hand(2 * (entrants // 2), system=SWISS, seed=seed)
    hand.play()
    before = {
        one.entrant: one.points
        for one in standings(hand.tournament, all_results(hand.tournament, hand.ended))
    }
    hand.play()
    across = [
        abs(before[one] - before[other]) for one, other in tables_of(hand.tournament.rounds[-1])
    ]
    assert sum(across) <= best_across(before) + 4


def best_across(points: dict[int, int]) -> int:
    """The best pairing by points, ignoring earlier meetings: neighbours in order of points."""
    order = sorted(points.values(), reverse=True)
    return sum(one - other for one, other in zip(order[::2], order[1::2], strict=True))


def test_a_large_tournament_is_drawn_at_once() -> None:
    hand = Hand(61, seed=3)
    for _ in range(5):
        hand.play()
    assert set(meetings(hand.tournament).values()) == {1}
