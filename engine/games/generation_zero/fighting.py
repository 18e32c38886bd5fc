"""Beginning fights, and thrusts: attacking, holding, fleeing; the points that are won."""

from engine.allowed import check_during
from engine.games.generation_zero import commands, events
from engine.games.generation_zero.checks import (
    check_actor,
    check_nothing_open,
    check_thrust,
    check_turn,
    unfinished,
)
from engine.games.generation_zero.deaths import death
from engine.games.generation_zero.due import (
    pending,
    top,
)
from engine.games.generation_zero.events import Event
from engine.games.generation_zero.moving import check_way, goals_with, gone, may_challenge
from engine.games.generation_zero.questions import (
    name_of,
    place_name,
    standing,
    the_figure,
)
from engine.games.generation_zero.sides import enemies_in
from engine.games.generation_zero.state import Battle, Figure, Reward, State
from engine.games.generation_zero.stats import (
    armed,
    attack,
    defence,
    fastest_enemy,
    stat,
)
from engine.games.generation_zero.tables import MOST_SPECIAL, SUE_STATS
from engine.games.generation_zero.targets import enemy
from engine.refusal import Reason, refusal

MOST_IMPROVED = 99
GUN_DAMAGE = 1


def fight(state: State, command: commands.Fight) -> tuple[Event, ...]:
    """The player on turn begins a fight, once enough of his Agents have come (E8)."""
    check_turn(state, command.seat)
    check_nothing_open(state)
    if state.turn is not None and state.turn.part == "sues":
        raise refusal(Reason.WRONG_STEP, "'Sues act first", "end their part (EndPart)", "turn")
    if command.place not in pending(state):
        raise refusal(
            Reason.BAD_TARGET,
            f"no fight waits at {place_name(state, command.place)}",
            f"name one of {list(pending(state))}",
            "G16",
        )
    return (events.BattleBegan(command.place),)


def challenge(state: State, command: commands.Challenge) -> tuple[Event, ...]:
    """An Agent attacks the Monster where it may be made to bargain (G31)."""
    agent = check_actor(state, command.seat, command.figure)
    if not state.house.bargaining:
        raise refusal(
            Reason.HOUSE_RULE, "Monsters do not bargain in this game", "leave it", "bargaining"
        )
    landed = any(getattr(one, "step", "") == "landed" for one in state.tasks)
    if not landed or not may_challenge(state, agent):
        raise refusal(
            Reason.NO_TRIGGER,
            f"{agent.name} has not landed on a Monster that can be made to bargain",
            "land on a Location that is marked for it",
            "bargaining",
        )
    monster = standing(state, "monster", agent.at)[0]
    return (
        events.ActEnded(agent.number),
        events.BattleBegan(agent.at or 0, monster.number, agent.number),
    )


def thrust(state: State, command: commands.Attack) -> tuple[Event, ...]:
    """Attack less Defence is taken off the target's Health."""
    battle, figure = check_thrust(state, command.seat)
    return strike(state, battle, figure, enemy(state, command.target, figure, battle))


def strike(state: State, battle: Battle, figure: Figure, target: Figure) -> tuple[Event, ...]:
    """One thrust and what follows from it."""
    power, guard = attack(state, battle, figure, target), defence(state, figure, target)
    health = max(0, target.health - max(0, power - guard))
    struck = events.Thrust(figure.number, target.number, power, guard, health)
    if health:
        return (struck,)
    return (struck, *death(state, target, figure, f"killed by {figure.name}"))


def hold(state: State, command: commands.Hold) -> tuple[Event, ...]:
    """Does nothing with the thrust (G37)."""
    _, figure = check_thrust(state, command.seat)
    return (events.Held(figure.number),)


def flee(state: State, command: commands.Flee) -> tuple[Event, ...]:
    """Leaves the battle; a gun that was aimed at whoever flees goes off first."""
    battle, figure = check_thrust(state, command.seat)
    problem = flight_problem(state, battle, figure)
    if problem:
        raise refusal(Reason.BAD_TARGET, problem[0], "attack, or let it go by (Hold)", problem[1])
    speed = stat(figure, "speed")
    check_way(state, figure, command.path, speed, whole=True)
    shots = _shots(state, battle, figure)
    fled = (events.Fled(figure.number), *shots)
    if shots and isinstance(shots[-1], events.Died | events.Killed | events.ArtefactWon):
        return fled
    return (*fled, *gone(state, figure, command.path, speed))


def flight_problem(state: State, battle: Battle, figure: Figure) -> tuple[str, str] | None:
    """Why a figure cannot flee, and the ruling; None where it can (G37, E5)."""
    if figure.number in battle.guests:
        return f"{figure.name} was called in, and leaves by himself", "G27"
    if figure.fled:
        return f"{figure.name} has fled in this turn already", "E5"
    fastest = 0 if battle.monster is not None else fastest_enemy(state, figure)
    if stat(figure, "speed") <= fastest:
        return f"{figure.name} is no faster than the fastest enemy", "G37"
    return None


def flights(state: State, battle: Battle, figure: Figure) -> dict[int, tuple[int, ...]]:
    """Where a figure may flee to, and how."""
    if flight_problem(state, battle, figure):
        return {}
    return goals_with(state, figure, stat(figure, "speed"), whole=True)


def _shots(state: State, battle: Battle, figure: Figure) -> tuple[Event, ...]:
    """Each Agent with a gun who has thrust at her in this battle hurts her as she goes."""
    happened: list[Event] = []
    health = figure.health
    for gunner in enemies_in(state, battle, figure):
        aimed = any((a.figure, a.target) == (gunner.number, figure.number) for a in battle.aims)
        if aimed and armed(state, gunner, "gun") and health:
            health = max(0, health - GUN_DAMAGE)
            why = f"the gun of {gunner.name}"
            happened.append(events.Hurt(figure.number, health, why))
            happened += () if health else death(state, figure, gunner, why)
    return tuple(happened)


def improve(state: State, command: commands.Improve) -> tuple[Event, ...]:
    """A point goes to one of a 'Sue's stats; Special has a highest value (E15)."""
    check_during(state.phase, "playing")
    task = top(state)
    if not isinstance(task, Reward):
        if state.tasks:
            raise unfinished(state)
        raise refusal(
            Reason.WRONG_STEP, "no points have been won", "kill a Monster or an Agent", "points"
        )
    sue = the_figure(state, task.figure)
    if command.seat not in (None, sue.seat):
        raise refusal(
            Reason.NOT_YOUR_MOVE, f"the points are for {name_of(state, sue.seat)}", "wait", "points"
        )
    if command.stat not in improvable(sue):
        raise refusal(
            Reason.BAD_VALUE,
            f"{command.stat!r} cannot be raised",
            f"name one of {list(improvable(sue))}",
            "E15",
        )
    return (events.Improved(sue.number, command.stat, getattr(sue.stats, command.stat) + 1),)


def improvable(sue: Figure) -> tuple[str, ...]:
    """Stats that a point may be added to (E15)."""
    return tuple(
        name
        for name in SUE_STATS
        if getattr(sue.stats, name) < (MOST_SPECIAL if name == "special" else MOST_IMPROVED)
    )
