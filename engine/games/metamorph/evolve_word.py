"""What the referee's word changes."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.metamorph import events
from engine.games.metamorph.correcting import with_straight
from engine.games.metamorph.replaced import player_with, turn_with, with_artifact, with_player
from engine.games.metamorph.shapes import HOME, Shape
from engine.games.metamorph.state import Altitude, Pending, Seated, State


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


def _wizard_added(state: State, event: events.WizardAdded) -> State:
    """Last in the order of this round, and with no part of the map to lay."""
    human = state.book.shape_named[HOME]
    one = Seated(
        event.player,
        event.name,
        event.school,
        event.at,
        event.facing,
        HOME,
        human.health,
        event.mana,
        altitude=natural_altitude(human),
    )
    groups = (*state.groups, (event.player,)) if state.phase == "playing" else state.groups
    dealt = (*state.dealt, ()) if len(state.dealt) == len(state.players) else state.dealt
    return replace(state, players=(*state.players, one), groups=groups, dealt=dealt)


def _wizard_removed(state: State, event: events.WizardRemoved) -> State:
    """He rolls for nothing and lays nothing any more."""
    gone = player_with(
        dropped(state, event.player),
        event.player,
        gone="left",
        at=None,
        hold=None,
        change=None,
        trap="",
    )
    kept = enumerate(state.dealt, start=1)
    dealt = tuple(() if seat == event.player else hand for seat, hand in kept)
    return replace(
        gone,
        fell=None,
        tied=tuple(seat for seat in state.tied if seat != event.player),
        dealt=dealt if len(dealt) == len(state.players) else state.dealt,
    )


def _turn_given(state: State, event: events.TurnGiven) -> State:
    """The turn begins by itself, as any; who had it comes next."""
    waiting = (state.turn.player,) if state.turn else ()
    later = (
        tuple(seat for seat in group if seat not in (event.player, *waiting))
        for group in state.groups
    )
    again = tuple((seat,) for seat in waiting if seat != event.player)
    groups = ((event.player,), *again, *(group for group in later if group))
    return replace(state, turn=None, pending=None, groups=groups)


def _hit_declared(state: State, event: events.HitDeclared) -> State:
    waiting = state.pending
    mine = (event.player, event.target)
    if waiting and waiting.what == "attack" and (waiting.player, waiting.target) == mine:
        state = replace(state, pending=None)
    if state.turn is None or state.turn.player != event.player:
        return state
    return turn_with(state, hit=event.target)


def _still_awaited(state: State, event: events.StillAwaited) -> State:
    waiting = Pending(
        event.what,
        event.player,
        event.target,
        event.special,
        event.bonus,
        event.damage,
        event.artifact,
    )
    return replace(state, pending=waiting)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.HealthSet: _health_set,
    events.ManaSet: _mana_set,
    events.ShapeSet: _shape_set,
    events.CounterPlaced: _counter_placed,
    events.EffectSet: _effect_set,
    events.ArtifactSet: _artifact_set,
    events.WizardAdded: _wizard_added,
    events.WizardRemoved: _wizard_removed,
    events.TurnGiven: _turn_given,
    events.HitDeclared: _hit_declared,
    events.StillAwaited: _still_awaited,
    events.Allowed: lambda state, _: state,
    events.Corrected: with_straight,
}
