"""What a command causes."""

from collections.abc import Callable, Mapping
from typing import Any

from engine.allowed import check_referee
from engine.games.metamorph import (
    abilities,
    breaking,
    casting,
    commands,
    fighting,
    moving,
    objects,
    refereeing,
    starting,
    turns,
)
from engine.games.metamorph.awaiting import awaiting
from engine.games.metamorph.consequences import consequence
from engine.games.metamorph.events import Event
from engine.games.metamorph.evolve import evolve
from engine.games.metamorph.state import Pending, State
from engine.luck import Roll, Rolled, Shuffle, check_roll
from engine.refusal import Reason, refusal
from engine.settling import settled


def decide(state: State, command: Any) -> tuple[Event, ...]:
    """The events that a command causes, with all that follows by itself.

    Raises:
        IllegalCommand: The rules do not allow it now.
    """
    decider = _DECIDERS.get(type(command))
    if decider is None:
        raise refusal(
            Reason.UNKNOWN_COMMAND,
            f"{type(command).__name__} is no command of this game",
            f"use one of {sorted(kind.__name__ for kind in _DECIDERS)}",
        )
    return settled(state, decider(state, command), evolve, consequence)


def _roll(state: State, command: Roll) -> tuple[Event, ...]:
    check_referee(command.seat, "what the dice show")
    needed = check_roll(awaiting(state), command.values)
    return (Rolled(command.values, needed.sides, needed.why), *_meaning(state, command.values))


def _meaning(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    if state.phase == "rolling":
        return starting.first_rolled(state, values)
    if state.pending is None:
        return turns.order_rolled(state, values)
    return _answered(state, state.pending, values)


def _answered(state: State, waiting: Pending, values: tuple[int, ...]) -> tuple[Event, ...]:
    if waiting.what == "attack":
        return fighting.rolled(state, waiting, values)
    if waiting.what == "escape":
        return turns.escape_rolled(state, waiting, values)
    return abilities.lasts(state, waiting.what, waiting.target, waiting.special, values[0])


_DECIDERS: Mapping[type[Any], Callable[[State, Any], tuple[Event, ...]]] = {
    Roll: _roll,
    Shuffle: starting.deal,
    commands.LayPart: starting.lay_part,
    commands.MapDone: starting.map_done,
    commands.PlaceWizard: starting.place_wizard,
    commands.Move: moving.move,
    commands.Land: moving.land,
    commands.TakeOff: moving.take_off,
    commands.FlyHigh: moving.fly_high,
    commands.FlyLow: moving.fly_low,
    commands.CastMorph: casting.morph,
    commands.CastHeal: casting.heal,
    commands.CastSlow: casting.slow,
    commands.CastRestrict: casting.restrict,
    commands.CastTeleport: casting.teleport,
    commands.Attack: fighting.attack,
    commands.AttackArtifact: breaking.attack_artifact,
    commands.UseSpecial: abilities.use_special,
    commands.PickUp: objects.pick_up,
    commands.Drop: objects.drop,
    commands.HandOver: objects.hand_over,
    commands.EndTurn: turns.end_turn,
    commands.SetHealth: refereeing.set_health,
    commands.SetMana: refereeing.set_mana,
    commands.SetShape: refereeing.set_shape,
    commands.PlaceCounter: refereeing.place_counter,
    commands.SetEffect: refereeing.set_effect,
    commands.PlaceArtifact: refereeing.place_artifact,
    commands.DeclareWinner: refereeing.declare_winner,
    commands.Note: refereeing.note,
}
