"""What a command causes."""

from typing import Any

from engine.allowed import check_referee
from engine.deciding import Deciders, decided, rolled
from engine.games.generation_zero import (
    abilities,
    artefacts,
    chapters,
    commands,
    correcting,
    fighting,
    joining,
    moving,
    refereeing,
    turning_up,
    turns,
)
from engine.games.generation_zero.awaiting import awaiting
from engine.games.generation_zero.consequences import consequence
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.evolve import evolve
from engine.games.generation_zero.laying import laid, thing
from engine.games.generation_zero.state import State
from engine.luck import Roll, Shuffle, Shuffled, check_shuffle


def decide(state: State, command: Any) -> tuple[Event, ...]:
    """The events that a command causes, with all that follows by itself.

    Raises:
        IllegalCommand: The rules do not allow it now.
    """
    return decided(state, command, _DECIDERS, evolve, consequence)


def _roll(state: State, command: Roll) -> tuple[Event, ...]:
    return (rolled(awaiting(state), command), *turns.start(state, command.values))


def _shuffle(state: State, command: Shuffle) -> tuple[Event, ...]:
    check_referee(command.seat, "the order of the cards")
    check_shuffle(awaiting(state), command.order)
    return (Shuffled(command.order, thing(state)), laid(state, command.order))


_DECIDERS: Deciders = {
    Roll: _roll,
    Shuffle: _shuffle,
    commands.Vote: turns.vote,
    commands.Rest: moving.rest,
    commands.UseAbility: abilities.use_ability,
    commands.Move: moving.move,
    commands.WriteChapter: chapters.write_chapter,
    commands.MoveCanon: chapters.move_canon,
    commands.Look: chapters.look,
    commands.Ensnare: chapters.ensnare,
    commands.Finish: moving.finish,
    commands.Fight: fighting.fight,
    commands.Challenge: fighting.challenge,
    commands.EndPart: turns.end_part,
    commands.Attack: fighting.thrust,
    commands.Hold: fighting.hold,
    commands.Flee: fighting.flee,
    commands.UseArtefact: artefacts.use_artefact,
    commands.Improve: fighting.improve,
    commands.TurnUp: turning_up.turn_up,
    commands.SetHealth: refereeing.set_health,
    commands.SetStat: refereeing.set_stat,
    commands.SetCharge: refereeing.set_charge,
    commands.LayOut: refereeing.lay_out,
    commands.PlaceFigure: refereeing.place_figure,
    commands.PlaceCanon: refereeing.place_canon,
    commands.NameCanon: turning_up.name_canon,
    commands.EndBattle: refereeing.end_battle,
    commands.AddPlayer: joining.add_player,
    commands.RemovePlayer: joining.remove_player,
    commands.AddFigure: joining.add_figure,
    commands.RemoveFigure: joining.remove_figure,
    commands.AddCanon: joining.add_canon,
    commands.GiveTurn: joining.give_turn,
    commands.Correct: correcting.correct,
    commands.DeclareWinner: refereeing.declare_winner,
    commands.Note: refereeing.note,
}
