"""Thrusts: attacking, or passing."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.generation_zero.checks import check_thrust
from engine.games.generation_zero.due import thrust_of
from engine.games.generation_zero.dying import Death, death
from engine.games.generation_zero.questions import figure_name, the_figure
from engine.games.generation_zero.replaced import innermost, with_battle, with_figure
from engine.games.generation_zero.sides import enemies_in
from engine.games.generation_zero.state import AimedThrusts, Battle, Figure, State
from engine.games.generation_zero.stats import attack, defence
from engine.games.generation_zero.tables import MACE_THRUSTS
from engine.games.generation_zero.targets import enemy
from engine.record import replace
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Attack:
    """Thrusts at an enemy."""

    seat: Seat
    target: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Lets the thrust go by."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Thrust:
    """A figure thrust at another one, which has `health` left."""

    figure: int
    target: int
    attack: int
    defence: int
    health: int


@dataclass(frozen=True, slots=True)
class Held:
    """A figure passed its thrust."""

    figure: int


Command: TypeAlias = Attack | Hold


Event: TypeAlias = Thrust | Held


Struck: TypeAlias = Thrust | Death


def thrust(state: State, command: Attack) -> tuple[Struck, ...]:
    """Decide a thrust: Attack less Defence is taken off the target's Health."""
    battle, figure = check_thrust(state, command.seat)
    return strike(state, battle, figure, enemy(state, command.target, figure, battle))


def strike(state: State, battle: Battle, figure: Figure, target: Figure) -> tuple[Struck, ...]:
    """Return one thrust and its consequences."""
    power, guard = attack(state, battle, figure, target), defence(state, figure, target)
    health = max(0, target.health - max(0, power - guard))
    struck = Thrust(figure.number, target.number, power, guard, health)
    if health:
        return (struck,)
    return (struck, *death(state, target, figure, f"killed by {figure.name}"))


def hold(state: State, command: Hold) -> tuple[Held, ...]:
    """Decide to pass a thrust (G37)."""
    _, figure = check_thrust(state, command.seat)
    return (Held(figure.number),)


def _thrust(state: State, event: Thrust) -> State:
    """Take the damage, and count thrusts in succession, from 0 again after the third (E6)."""
    battle = innermost(state)
    aims = battle.aims if battle else ()
    before = [one for one in aims if (one.figure, one.target) == (event.figure, event.target)]
    row = (before[0].row if before else 0) + 1
    others = tuple(
        replace(one, row=0) if one.figure == event.figure else one
        for one in aims
        if one not in before
    )
    aim = AimedThrusts(event.figure, event.target, row % MACE_THRUSTS)
    harmed = event.health < the_figure(state, event.target).health
    struck = with_figure(state, event.target, health=event.health)
    return with_battle(
        struck,
        current=None,
        aims=(*others, aim),
        harmed=harmed or bool(battle and battle.harmed),
    )


def _held(state: State, event: Held) -> State:
    return with_battle(row_broken(state, event.figure), current=None)


def row_broken(state: State, figure: int) -> State:
    """Return the state in which a figure has made no thrusts in succession (E6)."""
    battle = innermost(state)
    aims = battle.aims if battle else ()
    return with_battle(
        state,
        aims=tuple(replace(one, row=0) if one.figure == figure else one for one in aims),
    )


def _describe_thrust(state: State, event: Thrust) -> str:
    who, whom = figure_name(state, event.figure), figure_name(state, event.target)
    damage = max(0, event.attack - event.defence)
    told = f"{who} (Attack {event.attack}) thrusts at {whom} (Defence {event.defence})"
    if not damage:
        return f"{told}: no harm."
    if not event.health:
        # The damage may be more than the Health that was left.
        return f"{told}: {damage} damage, and no Health is left."
    return f"{told}: {damage} Health lost, {event.health} left."


def _choices(state: State) -> tuple[Command, ...]:
    thrusting = thrust_of(state)
    if thrusting is None:
        return ()
    battle, figure = thrusting
    enemies = enemies_in(state, battle, figure)
    return (*(Attack(figure.seat, one.number) for one in enemies), Hold(figure.seat))


TOPIC: Topic[State, Command, Event, Event | Struck] = Topic(
    commands=decides(Attack, thrust) | decides(Hold, hold),
    events=happens(Thrust, _thrust, _describe_thrust)
    | happens(Held, _held, lambda s, e: f"{figure_name(s, e.figure)} lets the thrust go by."),
    choices=_choices,
)
