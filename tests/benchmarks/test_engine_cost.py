"""Cost of a command in the rules of each game, and time of a look-ahead bot's answer."""

import time
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import pytest

from engine import GAMES
from engine.bots import looking_ahead
from engine.explore import after
from engine.game import AnyGame
from engine.luck import RollNeeded, ShuffleNeeded
from tests.benchmarks import chess_yardstick
from tests.benchmarks.speed import Speed
from tests.engine.play import play_at_random

pytestmark = pytest.mark.bench

COMMANDS: Final = 200
"""Number of random commands; a game that ends sooner is followed by another one."""

TRIES: Final = 12
"""Number of alternating rounds of game and chess, of which the best counts, as cores vary."""

ANSWERS: Final = 8
"""Number of moments, spread over a game, at which a bot is asked."""


def moments(game: AnyGame, count: int) -> list[tuple[Any, Any]]:
    """States, each with a command that is legal in it, from random games."""
    found: list[tuple[Any, Any]] = []
    options, seed = next(iter(game.examples.values())), 0
    while len(found) < count:
        state = game.setup(options)
        for moment in play_at_random(game, options, seed=seed, commands=count - len(found)):
            found.append((state, moment.command))
            state = moment.state
        seed += 1
    return found


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_command_against_a_move_of_chess(name: str, speed: Speed) -> None:
    """Refused or told in events, and these evolved into the next state."""
    game, best_s, move_s = GAMES[name], float("inf"), float("inf")
    said = moments(game, COMMANDS)
    for _ in range(TRIES):
        began_s = time.process_time()
        for state, command in said:
            after(game, state, command)
        best_s = min(best_s, (time.process_time() - began_s) / COMMANDS)
        move_s = min(move_s, chess_yardstick.move_s())
    chess_s = chess_yardstick.PYTHON_CHESS * move_s
    print(f"\n{name}: {1e6 * best_s:.0f} us a command, {best_s / chess_s:.1f} moves of chess")
    speed.keep(f"a command of {name}", best_s / chess_s, "x a python-chess move")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_bot_that_looks_ahead_answers(name: str, speed: Speed) -> None:
    game = GAMES[name]
    taken_s = list(answers_s(game))
    print(f"\n{name}: median {np.median(taken_s):.2f} s, the slowest {max(taken_s):.2f} s")
    figure = f"a look-ahead bot's answer, {name}, the slowest"
    speed.keep(figure, max(taken_s), "s of one core", "time")
    assert len(taken_s) == ANSWERS


def answers_s(game: AnyGame) -> Iterator[float]:
    """Processor seconds for each choice of a seat; rolls of dice are not choices."""
    asked = [
        state
        for state, _ in moments(game, 3 * COMMANDS)
        if not isinstance(game.awaiting(state), RollNeeded | ShuffleNeeded)
        and len(game.choices(state)) > 1
    ]
    for draw, state in enumerate(asked[:: max(1, len(asked) // ANSWERS)][:ANSWERS]):
        began_s = time.process_time()
        looking_ahead(game, state, "bench", draw)
        yield time.process_time() - began_s
