"""What the referee's word changes."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.metamorph import events
from engine.games.metamorph.replaced import player_with, with_artifact, with_player
from engine.games.metamorph.shapes import HOME, Shape
from engine.games.metamorph.state import Altitude, Seated, State


def natural_altitude(shape: Shape) -> Altitude:
    """Whoever can fly does, until he says that he has landed."""
    return "air" if shape.air else "ground"


def _health_set(state: State, event: events.HealthSet) -> State:
    return player_with(state, event.player, health=event.health)


def _mana_set(state: State, event: events.ManaSet) -> State:
    return player_with(state, event.player, mana=event.mana)


def _shape_set(state: State, event: events.ShapeSet) -> State:
    """In full health, whatever change was going on; what was under way with it is dropped."""
    shape = state.book.shape_named[event.shape]
    return player_with(
        dropped(state, event.player),
        event.player,
        shape=shape.name,
        health=shape.health,
        altitude=natural_altitude(shape),
        change=None,
        hold=None,
        trap="",
    )


def _counter_placed(state: State, event: events.CounterPlaced) -> State:
    """Who comes back is Human again, unhurt, with the mana he had."""
    one = state.players[event.player - 1]
    if one.gone:
        human = state.book.shape_named[HOME]
        fresh = Seated(one.seat, one.name, one.school, None, 0, HOME, human.health, one.mana)
        state = with_player(state, event.player, lambda _: fresh)
    return player_with(dropped(state, event.player), event.player, at=event.at, facing=event.facing)


def dropped(state: State, seat: int) -> State:
    """Dice that were awaited for or against a wizard are not rolled any more."""
    waiting = state.pending
    if waiting is None or seat not in (waiting.player, waiting.target):
        return state
    return replace(state, pending=None)


def _effect_set(state: State, event: events.EffectSet) -> State:
    if event.effect == "hold":
        return player_with(dropped(state, event.player), event.player, hold=None)
    fields: dict[str, Any] = {event.effect: event.turns}
    if event.effect == "poison":
        fields["venom"] = max(1, state.players[event.player - 1].venom)
    return player_with(state, event.player, **fields)


def _artifact_set(state: State, event: events.ArtifactSet) -> State:
    waiting = state.pending
    cleared = state
    if waiting is not None and waiting.artifact == event.artifact:
        cleared = replace(state, pending=None)
    return with_artifact(
        cleared, event.artifact, lambda one: replace(one, at=event.at, holder=event.holder)
    )


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.HealthSet: _health_set,
    events.ManaSet: _mana_set,
    events.ShapeSet: _shape_set,
    events.CounterPlaced: _counter_placed,
    events.EffectSet: _effect_set,
    events.ArtifactSet: _artifact_set,
}
