"""What events change in a wizard's body: shape, health, and what lasts on him."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.metamorph import events
from engine.games.metamorph.evolve_word import dropped
from engine.games.metamorph.replaced import player_with, with_player
from engine.games.metamorph.shapes import BLOB, HOME
from engine.games.metamorph.state import Change, Hold, Seated, State


def _change_began(state: State, event: events.ChangeBegan) -> State:
    return player_with(state, event.player, change=Change(event.target, event.x, event.y))


def _reverted(state: State, event: events.Reverted) -> State:
    change = Change(HOME, event.x, event.y, forced=True, debt=event.debt)
    return _as_blob(player_with(state, event.player, change=change), event)


def _blob_stepped(state: State, event: events.BlobStepped) -> State:
    def stepped(one: Seated) -> Seated:
        assert one.change is not None
        return replace(one, change=replace(one.change, x=event.x, y=event.y))

    return with_player(state, event.player, stepped)


def _as_blob(state: State, event: events.Reverted | events.BecameBlob) -> State:
    """A Blob is on the ground, and whatever trap was set went with the shape that set it (E10)."""
    return player_with(
        state, event.player, shape=BLOB, health=event.health, altitude="ground", trap=""
    )


def _shape_taken(state: State, event: events.ShapeTaken) -> State:
    return player_with(
        state,
        event.player,
        shape=event.shape,
        health=event.health,
        altitude=event.altitude,
        change=None,
        trap="",
    )


def _health(state: State, event: events.Damaged | events.Healed) -> State:
    return player_with(state, event.player, health=event.health)


def _poison_bit(state: State, event: events.PoisonBit) -> State:
    return player_with(state, event.player, poison=event.left)


def _slowed(state: State, event: events.Slowed) -> State:
    return replace(player_with(state, event.player, slow=event.turns), pending=None)


def _restricted(state: State, event: events.Restricted) -> State:
    return replace(player_with(state, event.player, restrict=event.turns), pending=None)


def _poisoned(state: State, event: events.Poisoned) -> State:
    bitten = player_with(state, event.player, poison=event.turns, venom=event.damage)
    return replace(bitten, pending=None)


def _stuck(state: State, event: events.Stuck) -> State:
    return player_with(state, event.player, stuck=event.turns)


def _held(state: State, event: events.Held) -> State:
    shape = state.players[event.player - 1].shape
    hold = Hold(event.by, event.special, event.damage, shape)
    return player_with(state, event.player, hold=hold)


def _died(state: State, event: events.Died) -> State:
    gone = player_with(state, event.player, gone="dead", at=None, hold=None, change=None, trap="")
    return replace(dropped(gone, event.player), fell=event.player)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.ChangeBegan: _change_began,
    events.Reverted: _reverted,
    events.BlobStepped: _blob_stepped,
    events.BecameBlob: _as_blob,
    events.ShapeTaken: _shape_taken,
    events.Damaged: _health,
    events.Healed: _health,
    events.PoisonBit: _poison_bit,
    events.Slowed: _slowed,
    events.Restricted: _restricted,
    events.Poisoned: _poisoned,
    events.Stuck: _stuck,
    events.Held: _held,
    events.Died: _died,
}
