"""Random games end by the rules, each within a number of commands that no evening needs."""

from collections import Counter
from typing import Any

import pytest

from engine.bots import at_random
from engine.explore import after
from engine.game import AnyGame
from engine.luck import Roll, Shuffle
from engine.refusal import IllegalCommand, Reason
from engine.registry import GAMES

LONGEST = 20_000
FEW, LONG, MORE, MANY, SHARDS = 12, 60, 200, 10_000, 20
LEAST_WON = {"slargeball": 1 / 20}
"""Least share of games with one winner; one half for other games. Random figures seldom score, so
that most matches of Slargeball are draws."""


def play(game: AnyGame, number: int) -> str:
    """Play the random game of this number to its end; return its outcome."""
    every = list(game.examples.values())
    state = game.setup(every[number % len(every)])
    for draw in range(LONGEST):
        command = at_random(game, state, f"finish {number}", draw)
        if command is None:
            break
        state = after(game, state, command)
    end = game.outcome(state)
    assert end is not None, f"game {number} is not over after {LONGEST} commands"
    return f"{len(end.winners)} won"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@pytest.mark.parametrize(
    "games",
    [
        FEW,
        pytest.param(LONG, marks=pytest.mark.long),
        pytest.param(MORE, marks=pytest.mark.soak),
    ],
)
def test_a_few_games_end(game: AnyGame, games: int) -> None:
    ends = Counter(play(game, number) for number in range(games))
    print(game.name, dict(ends))
    assert ends["1 won"] > games * LEAST_WON.get(game.name, 1 / 2)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_all_that_was_played_is_refused_as_over_after_the_end(game: AnyGame) -> None:
    """Before, a dead player of Clearing House was told to name somebody who is alive."""
    played: list[Any] = []
    state = game.setup(next(iter(game.examples.values())))
    while (command := at_random(game, state, "over", len(played))) is not None:
        played.append(command)
        state = after(game, state, command)
    assert game.outcome(state) is not None
    for command in played:
        luck = isinstance(command, Roll | Shuffle)
        with pytest.raises(IllegalCommand) as refused:
            game.decide(state, command)
        assert refused.value.reason == (Reason.NO_ROLL if luck else Reason.GAME_OVER), command


@pytest.mark.soak
@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_ten_thousand_games_end(game: AnyGame, shard: int) -> None:
    for number in range(MORE + shard, MORE + MANY, SHARDS):
        play(game, number)
