"""The referee's word: always possible while the game goes on, always with a reason."""

from typing import Any

from engine.allowed import check_because, check_referee
from engine.games.clay_o_rama import commands, events
from engine.games.clay_o_rama.building import (
    check_missiles,
    check_power,
    check_reach,
    check_stats,
)
from engine.games.clay_o_rama.checks import (
    check_creature,
    check_living,
    check_phase,
    check_player,
    check_range,
)
from engine.games.clay_o_rama.events import Event
from engine.games.clay_o_rama.house_rules import house_problem
from engine.games.clay_o_rama.state import Creature, Missile, State
from engine.games.clay_o_rama.tables import MOST_HIT_POINTS
from engine.refusal import Reason, refusal
from engine.word import noted


def set_hit_points(state: State, command: commands.SetHitPoints) -> tuple[Event, ...]:
    """Hit points as the referee says; more than none brings a dead creature back."""
    _check_word(state, command.seat, command.because)
    creature = check_creature(state, command.creature)
    check_range("hit points", command.hit_points, 0, MOST_HIT_POINTS)
    return (events.HitPointsSet(creature.id, command.hit_points, command.because),)


def reweigh(state: State, command: commands.Reweigh) -> tuple[Event, ...]:
    """Other stats as the referee says; what is None stays."""
    _check_word(state, command.seat, command.because)
    old = check_creature(state, command.creature)
    limbs = _given(command.limbs, old.limbs)
    attacks = _given(command.attacks, old.attacks)
    new = events.StatsSet(
        creature=old.id,
        colour=_given(command.colour, old.colour),
        legs=_given(command.legs, old.legs),
        movement_spans=_given(command.movement_spans, old.movement_spans),
        limbs=limbs,
        attacks=attacks,
        attacks_left=_given(command.attacks_left, min(attacks, old.attacks_left)),
        missiles=_given(command.missiles, old.missiles),
        power=_given(command.power, old.power),
        reach=_given(command.reach, old.reach),
        because=command.because,
    )
    check_stats(state, new.legs, new.movement_spans, limbs, attacks, fewest=0)
    check_range("attacks left", new.attacks_left, 0, attacks)
    check_reach(new.reach)
    check_missiles(state, new.missiles)
    _check_no_new_missiles(state, old, new.missiles)
    if command.power is not None:
        check_power(state, command.power)
    return (new,)


def remove_creature(state: State, command: commands.RemoveCreature) -> tuple[Event, ...]:
    """A creature leaves the game."""
    _check_word(state, command.seat, command.because)
    creature = check_living(state, command.creature)
    return (events.CreatureRemoved(creature.id, command.because),)


def give_move(state: State, command: commands.GiveMove) -> tuple[Event, ...]:
    """It is this creature's move now, whoever's it was; what was going on is dropped."""
    _check_word(state, command.seat, command.because)
    check_phase(state, "playing")
    creature = check_living(state, command.creature)
    return (events.MoveGiven(creature.id, command.because),)


def set_initiative(state: State, command: commands.SetInitiative) -> tuple[Event, ...]:
    """Initiative as the referee says."""
    _check_word(state, command.seat, command.because)
    check_phase(state, "initiative", "playing")
    check_player(state, command.player)
    check_range("initiative", command.initiative, 0, 1000)
    return (events.InitiativeSet(command.player, command.initiative, command.because),)


def change_house_rule(state: State, command: commands.ChangeHouseRule) -> tuple[Event, ...]:
    """A house rule is another one from now on, and the ledger says so."""
    _check_word(state, command.seat, command.because)
    problem = house_problem(state.house, command.name, command.value)
    if problem:
        raise refusal(Reason.BAD_VALUE, *problem, "options")
    return (events.HouseRuleChanged(command.name, command.value, command.because),)


def declare_winner(state: State, command: commands.DeclareWinner) -> tuple[Event, ...]:
    """The other way to win: whoever was the most fun; or nobody, to end the evening."""
    _check_word(state, command.seat, command.because)
    for seat in command.players:
        check_player(state, seat)
    return (events.GameWon(tuple(sorted(set(command.players))), command.because),)


def note(state: State, command: commands.Note) -> tuple[Event, ...]:
    """A remark for the ledger."""
    check_phase(state, "building", "initiative", "playing")
    if command.seat is not None:
        check_player(state, command.seat)
    return (noted(command),)


def _check_word(state: State, seat: int | None, because: str) -> None:
    check_referee(seat, "this")
    check_phase(state, "building", "initiative", "playing")
    check_because(because)


def _check_no_new_missiles(state: State, old: Creature, missiles: tuple[Missile, ...]) -> None:
    """Clay that was lost in play makes no missiles (K24)."""
    more = len(missiles) > len(old.missiles)
    if state.phase == "playing" and more and not state.house.missiles_from_parts:
        raise refusal(
            Reason.HOUSE_RULE,
            "no missiles are made during play",
            f"give at most {len(old.missiles)}, or ChangeHouseRule missiles_from_parts",
            "K24",
        )


def _given(new: Any, old: Any) -> Any:
    return old if new is None else new
