"""Fleeing from a battle, and guns that are fired at those who flee."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.generation_zero.checks import check_thrust
from engine.games.generation_zero.due import thrust_of
from engine.games.generation_zero.dying import ArtefactWon, Death, Died, Hurt, Killed, death
from engine.games.generation_zero.lasting import calmed
from engine.games.generation_zero.moving import Arrival, gone
from engine.games.generation_zero.questions import figure_name
from engine.games.generation_zero.reach import check_way, goals_with
from engine.games.generation_zero.replaced import changed, with_battle, with_figure
from engine.games.generation_zero.sides import enemies_in
from engine.games.generation_zero.state import Battle, Figure, State
from engine.games.generation_zero.stats import armed, fastest_enemy, stat
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Flee:
    """Leaves the battle; possible if faster than every enemy in it."""

    seat: Seat
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fled:
    """A figure fled from a battle."""

    figure: int


Shot: TypeAlias = Hurt | Death


GUN_DAMAGE = 1
"""Health that a gun's shot costs someone who flees."""


def flee(state: State, command: Flee) -> tuple[Fled | Shot | Arrival, ...]:
    """Decide to flee; Agents with a gun who thrust at the figure in this battle shoot first."""
    battle, figure = check_thrust(state, command.seat)
    problem = flight_problem(state, battle, figure)
    if problem:
        raise refusal(Reason.BAD_TARGET, problem[0], "attack, or let it go by (Hold)", problem[1])
    speed = stat(figure, "speed")
    check_way(state, figure, command.path, speed, whole=True)
    shots = _shots(state, battle, figure)
    fled = (Fled(figure.number), *shots)
    if shots and isinstance(shots[-1], Died | Killed | ArtefactWon):
        return fled
    return (*fled, *gone(state, figure, command.path, speed))


def flight_problem(state: State, battle: Battle, figure: Figure) -> tuple[str, str] | None:
    """Return why a figure cannot flee, and the ruling; None if it can (G37, E5)."""
    if figure.number in battle.guests:
        return f"{figure.name} was called in, and leaves alone", "G27"
    if figure.fled:
        return f"{figure.name} has fled in this turn already", "E5"
    fastest = 0 if battle.monster is not None else fastest_enemy(state, figure)
    if stat(figure, "speed") <= fastest:
        return f"{figure.name} is no faster than the fastest enemy", "G37"
    return None


def flights(state: State, battle: Battle, figure: Figure) -> dict[int, tuple[int, ...]]:
    """Return the path to each Location where a figure may flee."""
    if flight_problem(state, battle, figure):
        return {}
    return goals_with(state, figure, stat(figure, "speed"), whole=True)


def _shots(state: State, battle: Battle, figure: Figure) -> tuple[Shot, ...]:
    """The shots of each enemy Agent with a gun who has thrust at this figure in this battle."""
    happened: list[Shot] = []
    health = figure.health
    for gunner in enemies_in(state, battle, figure):
        aimed = any((a.figure, a.target) == (gunner.number, figure.number) for a in battle.aims)
        if aimed and armed(state, gunner, "gun") and health:
            health = max(0, health - GUN_DAMAGE)
            why = f"the gun of {gunner.name}"
            happened.append(Hurt(figure.number, health, why))
            happened += () if health else death(state, figure, gunner, why)
    return tuple(happened)


def _fled(state: State, event: Fled) -> State:
    left = with_figure(state, event.figure, fled=True)
    return with_battle(changed(left, event.figure, calmed), current=None)


def _choices(state: State) -> tuple[Flee, ...]:
    thrusting = thrust_of(state)
    if thrusting is None:
        return ()
    _, figure = thrusting
    return tuple(Flee(figure.seat, way) for way in flights(state, *thrusting).values())


TOPIC: Topic[State, Flee, Fled, Fled | Shot | Arrival] = Topic(
    commands=decides(Flee, flee),
    events=happens(Fled, _fled, lambda s, e: f"{figure_name(s, e.figure)} flees."),
    choices=_choices,
)
