"""In every game a roll seen by the camera is proposed whenever a roll is awaited."""

import pytest

from engine import GAMES
from engine.bots import at_random
from engine.luck import Roll, RollNeeded
from server.proposals.proposal import Noticed
from server.proposals.registry import PROPOSERS
from vision.sightings import DieSeen, RollSeen

MOST_COMMANDS = 400


@pytest.mark.parametrize("name", GAMES)
def test_dice_answer_the_first_roll_of_every_game(name: str) -> None:
    game = GAMES[name]
    state = game.setup(next(iter(game.examples.values())))
    for number in range(MOST_COMMANDS):
        needed = game.awaiting(state)
        if isinstance(needed, RollNeeded):
            break
        _, state = game.carry_out(state, at_random(game, state, 1, number))
    assert isinstance(needed, RollNeeded), "no game goes on so long without dice"
    dice = tuple(
        DieSeen(9, 0.3, 1 + n % 6, 0.99, (20.0 * n, 0.0, 20.0 * n + 18, 18.0))
        for n in range(needed.count)
    )
    memory = PROPOSERS[name].remember((), Noticed(RollSeen(9, 0.3, dice, 0.97), 0, state))
    offer = next(one for one in PROPOSERS[name].propose(state, memory) if one.kind == "roll")
    assert offer.command == Roll(tuple(die.pips for die in dice))
    assert game.decide(state, offer.command)
