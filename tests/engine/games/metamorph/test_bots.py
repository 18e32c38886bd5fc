"""Bots play what is legal, and the one that looks ahead takes a win that is near."""

from engine.bots import at_random, looking_ahead
from engine.games.metamorph import GAME
from engine.games.metamorph.setting_straight import PlaceArtifact
from tests.engine.games.metamorph.arrange import AWAY, NEAR, playing

SMALL = ("...",) * 3


def test_a_bot_with_the_key_in_hand_leaves_the_map() -> None:
    table = playing({1: ("P22", AWAY), 2: ("P31", NEAR)}, rows=SMALL, preset="key")
    table.do(PlaceArtifact(None, "key", None, 1, "found"))
    chosen = looking_ahead(GAME, table.state, "seed", 0, playouts=8)
    assert chosen == looking_ahead(GAME, table.state, "seed", 0, playouts=8)
    assert table.do(chosen).state.winners == (1,)


def test_a_whole_game_is_played_by_a_bot_that_looks_ahead() -> None:
    state = GAME.setup(GAME.examples["thimble"])
    for draw in range(400):
        choose = looking_ahead if draw % 5 == 0 else at_random
        command = choose(GAME, state, "seed", draw)
        if command is None:
            break
        _, state = GAME.carry_out(state, command)
    assert GAME.outcome(state) is not None
