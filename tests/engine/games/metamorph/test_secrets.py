"""Everything lies open on the table: every seat sees the same."""

from engine.game import SPECTATOR
from engine.games.metamorph import GAME
from tests.engine.play import play_at_random


def test_e4_nothing_is_hidden_from_anybody() -> None:
    compared = 0
    for name, options in GAME.examples.items():
        for moment in play_at_random(GAME, options, seed=3, commands=80, meddling=9):
            for seat in (SPECTATOR, 1, 2):
                assert GAME.view(moment.state, seat) == moment.state, name
                last = moment.events[-1]
                assert GAME.redact(moment.state, last, seat) == last
                compared += 1
    assert compared > 700
