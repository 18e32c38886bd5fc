"""Who or what a game is waiting for."""

from engine.game import Awaiting, Seat
from engine.games.clay_o_rama.questions import (
    creature_of,
    label,
    player_of,
    rolling_for_initiative,
)
from engine.games.clay_o_rama.state import State
from engine.luck import RollNeeded
from engine.seats import listed


def awaiting(state: State) -> Awaiting:
    """Seats, dice, or None when the game is over."""
    if state.phase == "over":
        return None
    if state.phase == "building":
        return _builders(state)
    return _dice(state) or _speakers(state)


def _builders(state: State) -> frozenset[Seat]:
    building: set[Seat] = {one.seat for one in state.players if not one.done_building}
    return frozenset(building | {None})


def _dice(state: State) -> RollNeeded | None:
    if state.phase == "initiative":
        return _initiative_dice(state)
    if state.wound:
        why = f"{state.wound.why} damage to {label(state, state.wound.target)}"
        return RollNeeded(state.house.die_sides, state.wound.dice, why)
    if state.assault and state.assault.rolling is not None:
        attacker, target = state.assault.attacker, state.assault.target
        why = f"{label(state, attacker)} to hit {label(state, target)}"
        return RollNeeded(state.house.die_sides, state.house.to_hit_dice, why)
    return None


def _initiative_dice(state: State) -> RollNeeded | None:
    seats = rolling_for_initiative(state)
    players = (player_of(state, seat) for seat in seats)
    names = listed([one.name for one in players if one])
    each = state.house.initiative_dice
    if not seats:
        return None
    return RollNeeded(state.house.die_sides, each * len(seats), f"initiative, {each} each: {names}")


def _speakers(state: State) -> frozenset[Seat]:
    if state.shot:
        return frozenset({None})
    speaking = None
    if state.riposte:
        speaking = state.riposte.defender
    elif state.assault:
        speaking = state.assault.attacker
    elif state.turn:
        speaking = state.turn.creature
    creature = creature_of(state, speaking) if speaking is not None else None
    return frozenset({creature.player if creature else None})
