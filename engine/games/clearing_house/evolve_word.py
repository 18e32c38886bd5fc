"""What the referee's word changes; what was announced and not yet carried out is dropped."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.clearing_house import events
from engine.games.clearing_house.replaced import with_player
from engine.games.clearing_house.state import State


def dropped(state: State) -> State:
    """Nothing is announced, aimed or being stolen."""
    return replace(state, stack=(), passed=(), aim=None, theft=None)


def _hearts_set(state: State, event: events.HeartsSet) -> State:
    return with_player(state, event.player, lambda one: replace(one, hearts=event.hearts))


def _pawn_placed(state: State, event: events.PawnPlaced) -> State:
    placed = with_player(dropped(state), event.player, lambda one: replace(one, at=event.at))
    return replace(placed, fleeing=None) if state.fleeing == event.player else placed


def _trap_set(state: State, event: events.TrapSet) -> State:
    others = tuple(one for one in state.traps if one != event.at)
    return replace(dropped(state), traps=(*others, event.at) if event.there else others)


def _x_set(state: State, event: events.XSet) -> State:
    others = tuple(one for one in state.xs if one != event.at)
    closed = replace(dropped(state), xs=(*others, event.at) if event.there else others)
    traps = tuple(one for one in state.traps if one != event.at)
    return replace(closed, traps=traps) if event.there else closed


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.HeartsSet: _hearts_set,
    events.PawnPlaced: _pawn_placed,
    events.TrapSet: _trap_set,
    events.XSet: _x_set,
}
