"""Dice on the open table answer the awaited roll in each of the five games: film to ledger."""

from typing import Any

import numpy as np
import pytest

from calibration.model.boards_file import parse_boards
from calibration.sheets import draw_sheets
from engine import GAMES
from engine.bots import at_random
from engine.luck import Roll as Answer
from engine.luck import RollNeeded
from engine.notation import to_json
from server.desk import Desk
from server.proposals.registry import PROPOSERS
from server.sessions import Sessions
from server.store.memory import MemoryLedger
from tests.support.drawn_rolls import Roll, calibrated, frames, ground, overhead, tosses
from vision.eye_status import FrameReport
from vision.observe import Watch
from vision.observers import observers_in_games
from vision.registered import Surroundings
from vision.sightings import RollSeen

RESTS_S = 1.1
WOOD = 3
EXAMPLES = {
    "clay_o_rama": "classic",
    "clearing_house": "duel",
    "metamorph": "classic",
    "generation_zero": "plain",
    "slargeball": "classic",
}
SEEDS, MOST_COMMANDS = range(20), 20
"""Random games that are tried, and their length, until one awaits two dice."""


@pytest.fixture(scope="module")
def thrown() -> tuple[tuple[int, ...], tuple[FrameReport, ...]]:
    """What two dice show, and what all that looks at a table without a tray made of their film."""
    rng = np.random.default_rng(35)
    dice = tosses(rng, ((-40.0, -10.0), (35.0, 15.0)), (RESTS_S - 0.1, RESTS_S))
    film = Roll(dice, RESTS_S + 1.2, ground(rng, WOOD), overhead())
    boards = parse_boards(draw_sheets(["table"]).boards_json)
    watch = Watch(observers_in_games(Surroundings(calibrated(overhead()), boards)))
    looks = [FrameReport(frame.index, 0, watch.see(frame)) for frame in frames(film, rng)]
    return tuple(toss.die.up for toss in dice), tuple(looks)


def desk_where_two_dice_are_asked_for(name: str) -> tuple[Desk, str]:
    """A random game up to the point where two dice are awaited, and that roll."""
    for seed in SEEDS:
        game, options = GAMES[name], to_json(GAMES[name].examples[EXAMPLES[name]])
        session = Sessions(MemoryLedger()).begin(name, options=options, seed=seed, dice="camera")
        desk = Desk(session, PROPOSERS[name])
        for draw in range(MOST_COMMANDS):
            needed = game.awaiting(session.state)
            if isinstance(needed, RollNeeded) and (needed.sides, needed.count) == (6, 2):
                return desk, needed.why
            command: Any = at_random(game, session.state, seed, draw)
            desk.command(command, based_on_seq=session.head)
    raise AssertionError(f"{name} never asks for two dice")


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_two_dice_on_the_table_answer_in_one_proposal(
    name: str, thrown: tuple[tuple[int, ...], tuple[FrameReport, ...]]
) -> None:
    values, looks = thrown
    desk, why = desk_where_two_dice_are_asked_for(name)
    first: tuple[int, str] | None = None
    told = 0
    for look in looks:
        desk.see(look)
        told += sum(isinstance(one, RollSeen) for one in look.sightings)
        titles = [offer.title for offer in desk.offers() if offer.kind == "roll"]
        assert len(titles) <= 1
        if titles and first is None:
            first = look.frame, titles[0]
    assert told == 1, "a throw is told once"
    assert first is not None
    assert first[0] / 15 >= RESTS_S, "dice that roll are no answer"
    assert first[1] == f"{why[:1].upper()}{why[1:]}: {values[0]} + {values[1]}"
    (offer,) = (offer for offer in desk.offers() if offer.kind == "roll")
    desk.confirm(offer.key, based_on_seq=desk.session.head)
    assert Answer(values) == offer.command
    assert not [again for again in desk.offers() if again.kind == "roll"], "answered once"
