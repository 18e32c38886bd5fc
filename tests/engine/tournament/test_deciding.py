from collections.abc import Callable
from dataclasses import replace
from itertools import repeat

import pytest

from engine.notation import plain_json, value_from_json
from engine.refusal import IllegalCommand
from engine.tournament.deciding import begin, correct, is_over, join, leave, pair_round
from engine.tournament.standings import points_of
from engine.tournament.tournament import (
    ROUND_ROBIN,
    SWISS,
    ResultCorrected,
    ResultKept,
    TableResult,
    TournamentBegun,
    TournamentEvent,
    all_results,
    evolved,
)
from tests.engine.tournament.play import Hand

BEGUN = TournamentBegun("Cup", "metamorph", SWISS, 2, 2, 3, 1)


@pytest.mark.parametrize(
    ("begun", "mend"),
    [
        (replace(BEGUN, name=" "), "some words"),
        (replace(BEGUN, per_table=5), "choose from 2 to 4"),
        (replace(BEGUN, per_table=1), "choose from 2 to 4"),
        (replace(BEGUN, rounds=0), "choose from 1"),
        (replace(BEGUN, system=ROUND_ROBIN), "leave out"),
    ],
)
def test_what_cannot_be_played_is_refused(begun: TournamentBegun, mend: str) -> None:
    with pytest.raises(IllegalCommand, match=mend):
        begin(begun, most=4)


def test_a_round_is_drawn_once_all_games_of_the_last_are_over() -> None:
    hand = Hand(4, rounds=2)
    hand.pair()
    first, second = hand.tournament.rounds[0].tables
    hand.ended[first.session] = TableResult(frozenset(first.entrants[:1]), "it is over")
    with pytest.raises(IllegalCommand, match="table 2 of round 1 still plays"):
        hand.pair()
    hand.do(correct(hand.tournament, 1, 2, [second.entrants[1]], "Cy had to go home"))
    hand.pair()
    assert [type(event) for event in hand.events[-2:-1]] == [ResultKept]
    assert len(hand.tournament.rounds) == 2


def test_what_a_game_says_later_changes_nothing_after_the_next_draw() -> None:
    hand = Hand(4)
    hand.play()
    hand.pair()
    first = hand.tournament.rounds[0].tables[0]
    before = points_of(hand.tournament, all_results(hand.tournament, hand.ended))
    for winners in (set(), set(first.entrants[:1]), set(first.entrants[1:])):
        hand.ended[first.session] = TableResult(frozenset(winners), "taken back")
        assert points_of(hand.tournament, all_results(hand.tournament, hand.ended)) == before


def test_the_referees_word_counts_before_the_games() -> None:
    hand = Hand(2)
    hand.pair()
    (table,) = hand.tournament.rounds[0].tables
    hand.ended[table.session] = TableResult(frozenset({1}), "it is over")
    hand.do(correct(hand.tournament, 1, 1, [2], "1 had played with a rule of their own"))
    assert points_of(hand.tournament, all_results(hand.tournament, hand.ended)) == {1: 0, 2: 2}
    assert isinstance(hand.events[-1], ResultCorrected)


REFUSED: list[tuple[Callable[[Hand], object], str]] = [
    (lambda hand: correct(hand.tournament, 1, 1, [4], "so it was"), "did not play at table 1"),
    (lambda hand: correct(hand.tournament, 1, 1, [1], "  "), "say why"),
    (lambda hand: correct(hand.tournament, 1, 9, [1], "so it was"), "no table 9"),
    (lambda hand: correct(hand.tournament, 0, 1, [1], "so it was"), "no table 1 in a round 0"),
    (lambda hand: join(hand.tournament, "e1"), "in it already"),
    (lambda hand: join(hand.tournament, ""), "some words"),
    (lambda hand: leave(hand.tournament, 7), "plays no further round"),
]


@pytest.mark.parametrize(("attempt", "why"), REFUSED)
def test_what_makes_no_sense_is_refused(attempt: Callable[[Hand], object], why: str) -> None:
    hand = Hand(3)
    hand.do(leave(hand.tournament, 3))
    hand.do(join(hand.tournament, "E4"))
    hand.do(leave(hand.tournament, 4))
    hand.pair()
    with pytest.raises(IllegalCommand, match=why):
        attempt(hand)


def test_whoever_comes_back_keeps_what_they_have() -> None:
    hand = Hand(2)
    hand.do(leave(hand.tournament, 2))
    with pytest.raises(IllegalCommand, match="wait until more have joined"):
        pair_round(hand.tournament, {}, repeat("id"))
    hand.do(join(hand.tournament, "E2"))
    assert hand.tournament.here == (1, 2)


def test_it_is_over_with_its_last_result() -> None:
    hand = Hand(4, rounds=1)
    assert not is_over(hand.tournament, hand.ended)
    hand.pair()
    assert not is_over(hand.tournament, hand.ended)
    for table in hand.tournament.rounds[0].tables:
        hand.ended[table.session] = TableResult(frozenset(), "it is over")
    assert is_over(hand.tournament, hand.ended)


def test_every_event_comes_back_from_json() -> None:
    hand = Hand(5)
    hand.play()
    hand.pair()
    hand.do(correct(hand.tournament, 1, 1, [], "both fell asleep"))
    hand.do(leave(hand.tournament, 2))
    assert {type(event) for event in hand.events} == set(TournamentEvent.__args__)
    back = [
        value_from_json(TournamentEvent, plain_json(e, TournamentEvent), "e") for e in hand.events
    ]
    assert back == hand.events
    assert evolved(hand.tournament, hand.events[0]) == Hand(0).tournament
