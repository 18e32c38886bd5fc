"""What a command causes."""

from typing import Any

from engine.deciding import Deciders, decided, rolled
from engine.games.clay_o_rama import (
    building,
    combat,
    commands,
    dividing,
    lots,
    made_up,
    moving,
    parts,
    power_use,
    refereeing,
    shooting,
)
from engine.games.clay_o_rama.awaiting import awaiting
from engine.games.clay_o_rama.checks import check_phase
from engine.games.clay_o_rama.consequences import consequence
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.evolve import evolve
from engine.games.clay_o_rama.state import State
from engine.luck import Roll


def decide(state: State, command: Any) -> tuple[Event, ...]:
    """The events of a command, with all that follows by itself.

    Raises:
        IllegalCommand: The rules do not allow it now.
    """
    return decided(state, command, _DECIDERS, evolve, _consequences)


def _consequences(state: State) -> tuple[Event, ...]:
    following = consequence(state)
    return () if following is None else (following,)


def roll(state: State, command: Roll) -> tuple[Event, ...]:
    """The dice that were awaited fell."""
    check_phase(state, "building", "initiative", "playing")
    return (rolled(awaiting(state), command), *_meaning(state, command.values))


def _meaning(state: State, values: tuple[int, ...]) -> tuple[Event, ...]:
    if state.phase != "playing":
        return lots.starting_roll(state, values)
    if state.wound:
        return combat.roll_damage(state, state.wound, values)
    if state.assault and state.assault.rolling is not None:
        return combat.roll_to_hit(state, state.assault, values)
    return lots.initiative(state, values)


_DECIDERS: Deciders = {
    Roll: roll,
    commands.StartBuilding: building.start_building,
    commands.TellTime: building.tell_time,
    commands.SayDone: building.say_done,
    commands.SetSpan: building.set_span,
    commands.ChooseTrait: building.choose_trait,
    commands.ChooseColour: building.choose_colour,
    commands.WeighClay: building.weigh_clay,
    commands.WeighIn: building.weigh_in,
    commands.MakeUpPower: made_up.make_up_power,
    commands.StartGame: building.start_game,
    commands.Move: moving.move,
    commands.HoldMove: moving.hold_move,
    commands.MoveOutOfTurn: moving.move_out_of_turn,
    commands.EndMove: moving.end_move,
    commands.Fire: shooting.fire,
    commands.Land: shooting.land,
    commands.VoidThrow: shooting.void_throw,
    commands.Attack: combat.attack,
    commands.Counterattack: combat.counterattack,
    commands.EndAttacks: combat.end_attacks,
    commands.DeclineCounterattack: combat.decline_counterattack,
    commands.ReshapeLimb: power_use.reshape_limb,
    commands.RipLimb: power_use.rip_limb,
    commands.ChangePlaces: power_use.change_places,
    commands.ThrowCreature: power_use.throw_creature,
    commands.Divide: dividing.divide,
    commands.BorrowPower: power_use.borrow_power,
    commands.UsePower: power_use.use_power,
    commands.DeclinePower: power_use.decline_power,
    commands.JudgePower: power_use.judge_power,
    commands.JudgeByDice: power_use.judge_by_dice,
    commands.LosePart: parts.lose_part,
    commands.PutPartBack: parts.put_part_back,
    commands.SetHitPoints: refereeing.set_hit_points,
    commands.Reweigh: refereeing.reweigh,
    commands.RemoveCreature: refereeing.remove_creature,
    commands.GiveMove: refereeing.give_move,
    commands.SetInitiative: refereeing.set_initiative,
    commands.ChangeHouseRule: refereeing.change_house_rule,
    commands.DeclareWinner: refereeing.declare_winner,
    commands.Note: refereeing.note,
}
