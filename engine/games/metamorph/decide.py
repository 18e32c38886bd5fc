"""What a command causes."""

from typing import Any

from engine.correcting import Correct
from engine.deciding import Deciders, decided, rolled
from engine.games.metamorph import (
    abilities,
    breaking,
    casting,
    commands,
    correcting,
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
from engine.luck import Roll, Shuffle


def decide(state: State, command: Any) -> tuple[Event, ...]:
    """The events that a command causes, with all that follows by itself.

    Raises:
        IllegalCommand: The rules do not allow it now.
    """
    return decided(state, command, _DECIDERS, evolve, consequence)


def _roll(state: State, command: Roll) -> tuple[Event, ...]:
    return (rolled(awaiting(state), command), *_meaning(state, command.values))


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


_DECIDERS: Deciders = {
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
    commands.AddWizard: refereeing.add_wizard,
    commands.RemoveWizard: refereeing.remove_wizard,
    commands.GiveTurn: refereeing.give_turn,
    commands.DeclareHit: refereeing.declare_hit,
    Correct: correcting.correct,
    commands.DeclareWinner: refereeing.declare_winner,
    commands.Note: refereeing.note,
}
