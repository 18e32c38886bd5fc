"""What a command causes."""

from collections.abc import Callable
from typing import Any

from engine.allowed import check_referee
from engine.deciding import Deciders, decided, rolled
from engine.games.clearing_house import (
    commands,
    drafting,
    effects,
    playing,
    police,
    refereeing,
    responding,
)
from engine.games.clearing_house.awaiting import awaiting
from engine.games.clearing_house.consequences import consequence
from engine.games.clearing_house.events import Event
from engine.games.clearing_house.evolve import evolve
from engine.games.clearing_house.state import State
from engine.luck import Roll, Shuffle


def decide(state: State, command: Any) -> tuple[Event, ...]:
    """The events that a command causes, with all that follows by itself.

    Raises:
        IllegalCommand: The rules do not allow it now.
    """
    return decided(state, command, _DECIDERS, evolve, consequence)


def _roll(state: State, command: Roll) -> tuple[Event, ...]:
    return (rolled(awaiting(state), command), *_meaning(state)(state, command.values))


def _meaning(state: State) -> Callable[[State, tuple[int, ...]], tuple[Event, ...]]:
    if state.phase == "starting":
        return drafting.start
    if state.phase == "police":
        return police.raid
    return effects.shot if state.aim else effects.stolen


def _shuffle(state: State, command: Shuffle) -> tuple[Event, ...]:
    check_referee(command.seat, "the deck's order")
    return drafting.deal(state, command)


_DECIDERS: Deciders = {
    Roll: _roll,
    Shuffle: _shuffle,
    commands.Draft: drafting.draft,
    commands.DraftDone: drafting.draft_done,
    commands.PlayMove: playing.play_move,
    commands.PlayDoubleMove: playing.play_double_move,
    commands.PlayAbduct: playing.play_abduct,
    commands.PlayAttack: playing.play_attack,
    commands.PlayRangedAttack: playing.play_ranged_attack,
    commands.PlayAmbush: playing.play_ambush,
    commands.PlayArmor: playing.play_armor,
    commands.Intervene: responding.intervene,
    commands.LetPass: responding.let_pass,
    commands.EndTurn: playing.end_turn,
    commands.Flee: police.flee,
    commands.SetHearts: refereeing.set_hearts,
    commands.PlacePawn: refereeing.place_pawn,
    commands.SetTrap: refereeing.set_trap,
    commands.SetX: refereeing.set_x,
    commands.DeclareWinner: refereeing.declare_winner,
    commands.Note: refereeing.note,
}
