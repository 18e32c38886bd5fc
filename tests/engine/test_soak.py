"""Long random play with the referee meddling and nonsense in between."""

import itertools
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from engine.game import AnyGame
from engine.luck import RollNeeded, ShuffleNeeded, roll
from engine.notation import hints, members
from engine.refusal import IllegalCommand
from engine.registry import GAMES
from tests.engine.play import Played, play_at_random
from tests.engine.well_told import faults_in_refusal, faults_in_sentence, faults_in_words

MANY = 100_000
LONG = 3_000
FEW = 600
EACH = 400
"""Largest number of commands of one game, so that several examples are played."""


def games(game: AnyGame, commands: int) -> Iterator[Played]:
    """Random games of all examples in turn, until a number of commands were played."""
    left, each = commands, min(EACH, commands // 6)
    for seed in itertools.count():
        for options in game.examples.values():
            for moment in play_at_random(game, options, seed=seed, commands=each, meddling=10):
                yield moment
                left -= 1
                if left == 0:
                    return


def bent(command: Any, seed: int) -> Any:
    """The command with one of its whole numbers or its speaker changed."""
    fields = hints(type(command)).items()
    numbers = [name for name, hint in fields if int in members(hint)]
    if not numbers:
        return command
    name = numbers[roll("field", seed, len(numbers)) - 1]
    given = {field: getattr(command, field) for field in hints(type(command))}
    return type(command)(**{**given, name: roll("bent", seed, 9) - 3})


def faults_at(game: AnyGame, moment: Played) -> list[str]:
    """Faults of texts: of the last event, the purpose of awaited dice, the outcome."""
    needed, end = game.awaiting(moment.state), game.outcome(moment.state)
    luck = needed.why if isinstance(needed, RollNeeded | ShuffleNeeded) else ""
    return [
        *faults_in_sentence(game.describe(moment.state, moment.events[-1]), moment.state),
        *faults_in_words(luck),
        *faults_in_words(end.why if end else ""),
    ]


def play(game: AnyGame, commands: int) -> int:
    """Play a number of commands, each also malformed; return how many of these were refused."""
    check = import_module(f"tests.engine.games.{game.name}.sane").check
    refused = 0
    for count, moment in enumerate(games(game, commands)):
        check(moment.state)
        state = moment.state
        faults = faults_at(game, moment)
        command = bent(moment.command, count)
        try:
            for event in game.decide(state, command):
                state = game.evolve(state, event)
                faults += faults_in_sentence(game.describe(state, event), state)
        except IllegalCommand as refusal:
            refused += 1
            faults += faults_in_refusal(refusal, command)
        check(state)
        assert faults == []
    return refused


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("commands", [FEW, pytest.param(LONG, marks=pytest.mark.long)])
def test_some_commands(game: AnyGame, commands: int) -> None:
    assert commands // 4 < play(game, commands) < commands


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_hundred_thousand_commands(game: AnyGame) -> None:
    assert MANY // 4 < play(game, MANY) < MANY
