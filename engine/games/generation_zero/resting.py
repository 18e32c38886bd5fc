"""Resting, which gives back one Health."""

from dataclasses import dataclass

from engine.game import Seat
from engine.games.generation_zero.checks import check_actor, check_nothing_open
from engine.games.generation_zero.due import to_act
from engine.games.generation_zero.questions import figure_name, the_figure
from engine.games.generation_zero.reach import beset
from engine.games.generation_zero.replaced import with_figure
from engine.games.generation_zero.state import State
from engine.refusal import Reason, refusal
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Rest:
    """Regains one Health, and does nothing else in this turn."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class Rested:
    """A figure rested; `health` is its new Health."""

    figure: int
    health: int


def rest(state: State, command: Rest) -> tuple[Rested, ...]:
    """Decide to rest: it gives back one Health, up to what the species has (G35).

    Health that the referee has set higher than that stays.
    """
    figure = check_actor(state, command.seat, command.figure)
    check_nothing_open(state)
    if beset(state, figure):
        raise refusal(
            Reason.BAD_TARGET,
            f"{figure.name} stands among enemies",
            "nobody rests there: move, or fight",
            "G24",
        )
    return (Rested(figure.number, max(figure.health, min(figure.most, figure.health + 1))),)


def _rested(state: State, event: Rested) -> State:
    return with_figure(state, event.figure, health=event.health, acted=True)


def _describe_rested(state: State, event: Rested) -> str:
    most = the_figure(state, event.figure).most
    full = ", as much as can be" if event.health == most else ""
    return f"{figure_name(state, event.figure)} rests and has {event.health} Health now{full}."


def _choices(state: State) -> tuple[Rest, ...]:
    if state.tasks:
        return ()
    calm = (one for one in to_act(state) if not beset(state, one))
    return tuple(Rest(one.seat, one.number) for one in calm)


TOPIC: Topic[State, Rest, Rested, Rested] = Topic(
    commands=decides(Rest, rest),
    events=happens(Rested, _rested, _describe_rested),
    choices=_choices,
)
