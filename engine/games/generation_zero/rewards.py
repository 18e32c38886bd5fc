"""Points that a 'Sue has won and may add to her stats."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.allowed import check_during
from engine.game import Seat
from engine.games.generation_zero.checks import unfinished
from engine.games.generation_zero.due import top
from engine.games.generation_zero.questions import figure_name, the_figure
from engine.games.generation_zero.replaced import popped, pushed, with_figure
from engine.games.generation_zero.state import Figure, Reward, State
from engine.games.generation_zero.tables import MOST_SPECIAL, SUE_STATS
from engine.games.generation_zero.words import points
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import name_of
from engine.topic import Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Improve:
    """Adds a point that a 'Sue has won to one of her stats."""

    seat: Seat
    stat: str


@dataclass(frozen=True, slots=True)
class RewardEarned:
    """A 'Sue earned points that she may add to her stats."""

    figure: int
    points: int


@dataclass(frozen=True, slots=True)
class Improved:
    """A 'Sue's stat was raised permanently."""

    figure: int
    stat: str
    value: int


Event: TypeAlias = RewardEarned | Improved


MOST_IMPROVED = 99
"""Largest stat that can still be bought up; the rules name no limit."""


def improve(state: State, command: Improve) -> tuple[Improved, ...]:
    """Decide which stat a point is added to; Special has an upper limit (E15)."""
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
    return (Improved(sue.number, command.stat, getattr(sue.stats, command.stat) + 1),)


def improvable(sue: Figure) -> tuple[str, ...]:
    """Return the stats to which a point may be added (E15)."""
    return tuple(
        name
        for name in SUE_STATS
        if getattr(sue.stats, name) < (MOST_SPECIAL if name == "special" else MOST_IMPROVED)
    )


def _reward_earned(state: State, event: RewardEarned) -> State:
    return pushed(state, Reward(event.figure, event.points))


def _improved(state: State, event: Improved) -> State:
    stats = the_figure(state, event.figure).stats
    better = with_figure(state, event.figure, stats=replace(stats, **{event.stat: event.value}))
    reward = popped(better)
    task = state.tasks[-1] if state.tasks else None
    if isinstance(task, Reward) and task.points > 1:
        return pushed(reward, replace(task, points=task.points - 1))
    return reward


def _choices(state: State) -> tuple[Improve, ...]:
    task = top(state)
    if not isinstance(task, Reward):
        return ()
    sue = the_figure(state, task.figure)
    return tuple(Improve(sue.seat, stat) for stat in improvable(sue))


TOPIC: Topic[State, Improve, Event, Improved] = Topic(
    commands=decides(Improve, improve),
    events=happens(
        RewardEarned,
        _reward_earned,
        lambda s, e: f"{figure_name(s, e.figure)} may add {points(e.points)} to her stats.",
    )
    | happens(
        Improved,
        _improved,
        lambda s, e: f"{figure_name(s, e.figure)}: {e.stat.capitalize()} is {e.value} for good.",
    ),
    choices=_choices,
)
