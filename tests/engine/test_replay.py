"""Take-backs, counting draws, the ledger's hash."""

import hashlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import TakenBack
from engine.luck import Rolled, Shuffled
from engine.refusal import IllegalCommand, Reason
from engine.registry import GAMES
from engine.replay import (
    brings_back,
    canonical,
    drawn,
    ledger_hash,
    replay,
    standing,
    state_after,
    states,
    take_back,
)
from tests.engine.play import play_at_random

GAME = GAMES["clay_o_rama"]
OPTIONS = GAME.examples["classic"]
EVENTS = [one.events for one in play_at_random(GAME, OPTIONS, seed=11, commands=20)][-1]


def test_nothing_is_deleted_and_what_stands_is_told() -> None:
    ledger: tuple[Any, ...] = ("a", "b", TakenBack(1), "c", TakenBack(2), "d")
    assert standing(ledger) == ("a", "b", "d")
    assert standing(()) == ()


def test_a_take_back_that_is_taken_back_brings_back() -> None:
    undone: tuple[Any, ...] = ("a", "b", TakenBack(1), TakenBack(0))
    redone = (*undone, TakenBack(3), TakenBack(2), TakenBack(1))
    told = [brings_back(redone, seq) for seq in range(1, len(redone) + 1)]
    assert told == [False, False, False, False, True, True, False]
    assert not brings_back((*undone, "c", TakenBack(4)), 6)


@given(st.lists(st.integers(0, 40), max_size=12))
def test_replay_with_take_backs_is_replay_of_what_stands(cuts: list[int]) -> None:
    ledger: list[Any] = []
    for cut in cuts:
        at = len(standing(ledger))
        ledger += EVENTS[at : at + 3] if cut % 2 else [TakenBack(cut % (len(ledger) + 1))]
    assert replay(GAME, OPTIONS, ledger) == replay(GAME, OPTIONS, standing(ledger))


def test_the_state_after_an_event_is_the_state_that_was() -> None:
    passed = states(GAME, OPTIONS, EVENTS)
    assert len(passed) == len(EVENTS) + 1
    for seq in range(len(EVENTS) + 1):
        assert state_after(GAME, OPTIONS, EVENTS, seq) == passed[seq]


@pytest.mark.parametrize("to_seq", [-1, 2, 9])
def test_one_cannot_go_back_to_what_has_not_been(to_seq: int) -> None:
    with pytest.raises(IllegalCommand) as caught:
        take_back(("a", "b"), to_seq)
    assert caught.value.reason is Reason.BAD_VALUE
    with pytest.raises(IllegalCommand, match="play first"):
        take_back((), 0)


def test_draws_are_counted_where_they_stand_so_that_a_roll_falls_the_same_way_again() -> None:
    rolled, shuffled = Rolled((1, 2, 3), 6, "x"), Shuffled((1, 0), "y")
    assert drawn((rolled, "no luck", shuffled, rolled)) == 7
    assert drawn((rolled, shuffled, TakenBack(1))) == 3
    assert drawn((rolled, TakenBack(0), rolled, rolled)) == 6


def test_the_hash_is_that_of_canonical_json() -> None:
    event = Rolled((1, 6), 6, "“to hit”")
    text = '{"sides":6,"type":"Rolled","values":[1,6],"why":"“to hit”"}'
    assert canonical(event) == text
    assert ledger_hash([event]) == hashlib.sha256(text.encode() + b"\n").hexdigest()
    assert ledger_hash([event, event]) != ledger_hash([event])
    assert ledger_hash([]) == hashlib.sha256().hexdigest()
