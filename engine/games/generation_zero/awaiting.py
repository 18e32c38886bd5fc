"""Who or what a game is waiting for."""

from engine.game import Awaiting
from engine.games.generation_zero.due import (
    decider,
)
from engine.games.generation_zero.laying import count, is_laying, thing
from engine.games.generation_zero.questions import (
    name_of,
)
from engine.games.generation_zero.state import State
from engine.games.generation_zero.turns import rollers
from engine.luck import RollNeeded, ShuffleNeeded
from engine.seats import listed

DIE_SIDES = 6


def awaiting(state: State) -> Awaiting:
    """Seats, dice, a shuffle, or None when the game is over."""
    if state.phase == "over":
        return None
    if is_laying(state):
        return ShuffleNeeded(count(state), thing(state))
    if state.phase == "voting":
        return frozenset(one.seat for one in state.players if one.vote is None and not one.left)
    if state.phase == "rolling":
        seats = rollers(state)
        names = listed([name_of(state, seat) for seat in seats])
        return RollNeeded(DIE_SIDES, len(seats), f"the start: {names}")
    return frozenset({decider(state)})
