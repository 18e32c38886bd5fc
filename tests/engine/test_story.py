"""Each game's story: known results of golden transcripts, and invariants of random play."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.game import SPECTATOR, AnyGame
from engine.refusal import IllegalCommand
from engine.story import BEFORE, Deeds, farthest, longest_told, out_of, whom_told
from engine.text import from_text
from tests.engine.play import play_at_random
from tests.engine.test_contract import EXAMPLES
from tests.engine.transcript import game_of
from tests.toy import noughts_and_crosses

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"

Past = list[tuple[Any, Any]]


def past_of(name: str) -> tuple[AnyGame, Any, Past]:
    """A golden transcript, played: its game, its final state, and its events with their states."""
    lines = (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    game, options = game_of([line for line in lines if line.startswith(("game ", "options "))])
    state, past = game.setup(options), Past()
    for command in (line[2:] for line in lines if line.startswith("> ")):
        try:
            caused = game.decide(state, from_text(game, command))
        except IllegalCommand:
            continue
        for event in caused:
            state = game.evolve(state, event)
            past.append((state, event))
    return game, state, past


def deeds_of(name: str) -> Deeds:
    game, state, past = past_of(name)
    assert game.story is not None
    return game.story.deeds(state, past)


SUMMED_UP = {
    "clay_o_rama.evening": (
        [("1 of 3", "1 of 1", "22", "300 mm"), ("–", "1 of 1", "0", "804 mm"),
         ("–", "1 of 1", "13", "100 mm")],
        ["Ada struck Cy twice.", "Cy struck Ada once.", "Bo struck Ada once.",
         "The longest single move: Bo, 804 mm."],
    ),
    "clearing_house.ranged_attack": (
        [("4", "1 of 2", "1", "1"), ("3", "2 of 2", "2", "0"), ("0", "–", "0", "1"),
         ("0", "–", "0", "1")],
        ["Ada wounded Cy once.", "Bo wounded Dee once and Ada once."],
    ),
    "generation_zero.evening": (
        [("3", "1", "0", "2 Locations"), ("3", "1", "0", "3 Locations")],
        ["Juno Abara killed Melodie Softpaw.", "Bram Okonjo killed Princess Opaline.",
         "The longest single move: Petra Vane, 3 Locations."],
    ),
    "metamorph.duel": (
        [("1 of 1", "1", "1", "9", "3 hexes"), ("1 of 1", "1", "1", "13", "3 hexes")],
        ["Bo struck Ada once.", "Ada struck Bo once.",
         "The longest single move: Ada, 3 hexes."],
    ),
    "slargeball.goals": (
        [("–", "2", "0", "0.8 in"), ("–", "0", "0", "–")],
        ["Green scored in turn 1: 3 to 0.", "Green scored in turn 2: 4 to 0.",
         "The longest single move: green Goalie 2, 0.8 in."],
    ),
    "slargeball.whap": (
        [("1 of 1", "0", "0", "–"), ("2 of 2", "0", "0", "–")],
        ["Bo whapped Ada twice.", "Ada whapped Bo once."],
    ),
}  # fmt: skip
"""Counted by hand in the transcripts."""


@pytest.mark.parametrize("name", SUMMED_UP)
def test_a_golden_game_is_summed_up_as_it_reads(name: str) -> None:
    cells, sentences = SUMMED_UP[name]
    deeds = deeds_of(name)
    assert [row.cells for row in deeds.rows] == cells
    assert list(deeds.sentences) == sentences


def test_rounds_and_moves_are_chapters_in_their_order() -> None:
    game, _, past = past_of("clay_o_rama.evening")
    assert game.story is not None
    told = [(one.title, one.turn) for one in (game.story.chapter(state) for state, _ in past)]
    named = [chapter for chapter in dict.fromkeys(told) if chapter[1]]
    assert told[0] == (BEFORE, "")
    assert named == [("Round 1", f"{who}'s creature") for who in ("Ada", "Cy", "Bo")]


def test_what_counts_is_read_at_every_moment() -> None:
    game, _, past = past_of("slargeball.goals")
    assert game.story is not None
    scores = [tuple(one.value for one in game.story.readings(state)) for state, _ in past]
    assert list(dict.fromkeys(scores)) == [(), (0, 0), (3, 0), (4, 0)]


def test_what_is_voided_was_not_thrown() -> None:
    game, _, past = past_of("clay_o_rama.evening")
    assert game.story is not None
    thrown = [type(event).__name__ for _, event in past].count("MissileFired")
    voided = [type(event).__name__ for _, event in past].count("ThrowVoided")
    assert deeds_of("clay_o_rama.evening").rows[0].cells[0] == f"1 of {thrown - voided}"


@pytest.mark.parametrize(("game", "options"), EXAMPLES)
def test_whatever_is_played_has_its_story(game: AnyGame, options: Any) -> None:
    story = game.story
    assert story is not None
    past: Past = []
    for moment in play_at_random(game, options, seed=6, commands=60, meddling=7):
        past += [(moment.state, event) for event in moment.events[len(past) :]]
        for seat in (None, SPECTATOR, 1):
            seen = game.view(moment.state, seat)
            assert story.chapter(seen) == story.chapter(moment.state)
            readings = story.readings(seen)
            assert len({one.key for one in readings}) == len(readings)
    for seat in (None, SPECTATOR):
        shown = [(game.view(s, seat), game.redact(s, event, seat)) for s, event in past]
        deeds = story.deeds(shown[-1][0], shown)
        assert [row.seat for row in deeds.rows] == [one.seat for one in shown[-1][0].players]
        assert {len(row.cells) for row in deeds.rows} == {len(deeds.columns)}


def test_a_game_need_not_tell_a_story() -> None:
    assert noughts_and_crosses.GAME.story is None


def test_counts_are_told_as_people_say_them() -> None:
    assert [out_of(2, 3), out_of(0, 0)] == ["2 of 3", "–"]
    pairs = {("Ada", "Bo"): 3, ("Cy", "Bo"): 1, ("Ada", "Cy"): 2}

    def struck(who: str, whom: str) -> str:
        return f"{who} struck {whom}."

    assert whom_told(struck, Counter(pairs)) == (
        "Ada struck Bo 3 times and Cy twice.",
        "Cy struck Bo once.",
    )
    assert longest_told(farthest([("Ada", 3), ("Bo", 9), ("Ada", 4)]), str) == (
        "The longest single move: Bo, 9.",
    )
    assert longest_told({}, str) == ()
