"""Bots choose what is legal, the same way each time; looking ahead helps."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from engine.bots import at_random, best_of, looking_ahead, play_out
from engine.explore import after
from engine.game import AnyGame
from engine.games.clay_o_rama.fighting import Attack
from engine.games.clay_o_rama.turns import EndMove
from engine.registry import GAMES
from engine.text import from_text

GAME = GAMES["clay_o_rama"]
SETTING = (
    "WeighIn 1 0 [Limb(2)] 2 missiles=[Missile()]",
    "WeighIn 2 1 [Limb(2)] 1",
    "StartGame without_powers=yes",
    "Roll [2,1]",
)


def test_a_random_game_ends_and_is_the_same_again() -> None:
    start = GAME.setup(GAME.examples["arena"])
    ends = [play_out(GAME, start, seed, 2000) for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]
    assert all(GAME.outcome(end) is not None for end in ends)
    assert at_random(GAME, ends[0], 1, 0) is None
    assert looking_ahead(GAME, ends[0], 1, 0) is None


def test_looking_ahead_does_something_rather_than_nothing() -> None:
    state = GAME.setup(GAME.examples["thimble"])
    for line in SETTING:
        state = after(GAME, state, from_text(GAME, line))
    chosen = looking_ahead(GAME, state, "seed", 0, playouts=12)
    assert chosen in GAME.choices(state)
    assert chosen != EndMove(1, 1)
    assert chosen == looking_ahead(GAME, state, "seed", 0, playouts=12)


def test_looking_ahead_takes_the_win_that_is_sure() -> None:
    state = GAME.setup(GAME.examples["thimble"])
    for line in ("WeighIn 1 0 [Limb(1,6)] 2", "WeighIn 2 1 [Limb(1,6)] 1", *SETTING[2:]):
        state = after(GAME, state, from_text(GAME, line))
    assert looking_ahead(GAME, state, "seed", 0, playouts=12) == Attack(1, 1, 2)


def test_where_the_dice_are_awaited_it_rolls() -> None:
    state = GAME.setup(GAME.examples["thimble"])
    for line in SETTING[:3]:
        state = after(GAME, state, from_text(GAME, line))
    assert looking_ahead(GAME, state, "seed", 0) == at_random(GAME, state, "seed", 0)


def test_halving_finds_the_best_and_spends_most_trials_on_the_close_ones() -> None:
    asked: Counter[int] = Counter()

    def value(place: int, trial: int) -> Fraction:
        asked[place] += 1
        return Fraction(place, 40) + Fraction((7 * place + 3 * trial) % 5, 100)

    assert best_of(32, 4 * 32, value) == 31
    assert asked[31] > 4 * asked[0] > 0
    assert asked.total() < 6 * 32
    assert best_of(1, 10, value) == 0


JUDGING = [game for game in GAMES.values() if game.evaluate is not None]
MOST_TRIED = 2_500
"""Commands that one choice may try; at 0.1 to 0.4 ms each that is less than a second."""


@pytest.mark.parametrize("game", JUDGING, ids=lambda game: game.name)
def test_how_well_somebody_stands_is_from_nothing_to_one(game: AnyGame) -> None:
    assert game.evaluate is not None
    state: Any = game.setup(next(iter(game.examples.values())))
    for draw in range(60):
        worth = [game.evaluate(state, seat) for seat in range(1, len(state.players) + 1)]
        assert all(0 <= one <= 1 for one in worth)
        command = at_random(game, state, 4, draw)
        if command is None:
            return
        state = after(game, state, command)


@pytest.mark.parametrize("game", JUDGING, ids=lambda game: game.name)
@pytest.mark.parametrize("choices", [2, pytest.param(5, marks=pytest.mark.long)])
def test_a_choice_takes_few_trials_however_many_there_are(game: AnyGame, choices: int) -> None:
    tried = 0

    def counted(state: Any, command: Any) -> Any:
        nonlocal tried
        tried += 1
        return game.carry_out(state, command)

    counting = replace(game, carry_out=counted)
    state: Any = game.setup(next(iter(game.examples.values())))
    for draw in range(choices):
        tried = 0
        command = looking_ahead(counting, state, 4, draw)
        assert tried <= MOST_TRIED
        if command is None:
            return
        state = after(game, state, at_random(game, state, 4, draw))
