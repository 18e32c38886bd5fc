"""Who or what a game is waiting for."""

from engine.game import Awaiting
from engine.games.clearing_house.questions import (
    deck_now,
    drafting,
    living,
    name_of,
    player_of,
    responders,
    stealable,
)
from engine.games.clearing_house.state import State
from engine.games.clearing_house.tables import DIE_SIDES
from engine.luck import RollNeeded, ShuffleNeeded
from engine.seats import listed

DEAL = "the deal"
"""What the shuffled deck is for; its order stays with the referee."""


def awaiting(state: State) -> Awaiting:
    """Seats, dice, a shuffle, or None when the game is over."""
    match state.phase:
        case "over":
            return None
        case "dealing":
            if state.house.hands == "on_table":
                return frozenset({None})
            return ShuffleNeeded(len(deck_now(state)), DEAL)
        case "drafting":
            return frozenset(one.seat for one in drafting(state))
        case "starting":
            seats = state.tied or tuple(one.seat for one in living(state))
            names = listed([name_of(state, seat) for seat in seats])
            return RollNeeded(DIE_SIDES, len(seats), f"the start: {names}")
        case "police":
            return _police(state)
        case "playing":
            return _playing(state)


def _police(state: State) -> Awaiting:
    if state.fleeing is not None:
        return frozenset({state.fleeing})
    return RollNeeded(state.house.size, 2, "where the police come: column, then row")


def _playing(state: State) -> Awaiting:
    if state.aim:
        who, whom = name_of(state, state.aim.player), name_of(state, state.aim.victim)
        why = f"{who}'s ranged attack on {whom}, {state.aim.needed} or more"
        return RollNeeded(DIE_SIDES, 1, why)
    if state.theft:
        victim = player_of(state, state.theft.victim)
        count = len(stealable(state, victim)) if victim else 0
        return RollNeeded(count, 1, f"which of the cards of {name_of(state, state.theft.victim)}")
    if state.stack:
        return frozenset(responders(state))
    return frozenset({state.turn.player}) if state.turn else frozenset()
