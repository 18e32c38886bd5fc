"""Bots play by the rules, and take a win that is sure."""

from engine.bots import looking_ahead
from engine.explore import after
from engine.games.generation_zero import GAME
from engine.games.generation_zero.moving import Move
from engine.games.generation_zero.thrusting import Attack
from tests.engine.games.generation_zero.arrange import agent, sue, table


def test_looking_ahead_takes_the_win_that_is_sure() -> None:
    laid = table(agent(1, 4), sue(2, 7, health=1), part="agents").do(Move(1, 1, (7,)))
    laid.with_figure(4, health=0, at=None)
    assert looking_ahead(GAME, laid.state, "seed", 0) == Attack(1, 2)


def test_looking_ahead_plays_a_game_to_its_end() -> None:
    state = GAME.setup(GAME.examples["thimble"])
    for draw in range(300):
        command = looking_ahead(GAME, state, "a game", draw, playouts=1, length=40)
        if command is None:
            break
        state = after(GAME, state, command)
    assert GAME.outcome(state) is not None
