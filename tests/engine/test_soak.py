"""Long random play with the referee meddling and nonsense in between."""

import itertools
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from engine.game import AnyGame
from engine.luck import roll
from engine.notation import hints, members
from engine.refusal import IllegalCommand
from engine.registry import GAMES
from tests.engine.play import Played, play_at_random

MANY = 100_000
LONG = 3_000
FEW = 600
EACH = 400
"""So many commands of a game; fewer where there are few, to come by several examples."""


def games(game: AnyGame, commands: int) -> Iterator[Played]:
    """Random games over all examples, one after the other, until so many commands were played."""
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


def play(game: AnyGame, commands: int) -> int:
    """Plays so many commands, each also bent out of shape; how many of those were refused."""
    check = import_module(f"tests.engine.games.{game.name}.sane").check
    refused = 0
    for count, moment in enumerate(games(game, commands)):
        check(moment.state)
        state = moment.state
        try:
            for event in game.decide(state, bent(moment.command, count)):
                state = game.evolve(state, event)
        except IllegalCommand:
            refused += 1
        check(state)
    return refused


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize("commands", [FEW, pytest.param(LONG, marks=pytest.mark.long)])
def test_some_commands(game: AnyGame, commands: int) -> None:
    assert commands // 4 < play(game, commands) < commands


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_hundred_thousand_commands(game: AnyGame) -> None:
    assert MANY // 4 < play(game, MANY) < MANY
