"""Coaches: called at most three times, they stride over the field and knock figures about."""

from engine.games.slargeball import commands, events
from engine.games.slargeball.checks import (
    check_figure,
    check_mover,
    check_own,
    check_phase,
    check_stands,
)
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import (
    ball_shapes,
    base_radius,
    bases,
    bodies,
    shape_of,
)
from engine.games.slargeball.questions import (
    allowance,
    call_needed,
    callable_coach,
    label,
    standing,
    stats_of,
)
from engine.games.slargeball.state import Call, Corridor, Figure, State
from engine.plane import Point, distance, nears, towards
from engine.refusal import Reason, refusal
from engine.spots import is_free, rect_shapes
from engine.travel import first_contact

STEP = 10
"""Tenths by which a Coach goes back until his base overlaps nothing."""


def call_coach(state: State, command: commands.CallCoach) -> tuple[Event, ...]:
    """A team rolls for its Coach, once a turn; how often it failed before does not count."""
    check_phase(state, "calling")
    coach = check_own(state, command.seat, command.figure)
    if coach != callable_coach(state, state.team):
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, coach.id)} cannot be called now",
            "a team calls its own Coach, from his bench, once a turn and three times a game",
            "S23",
        )
    return (events.CoachCalled(coach.id, call_needed(state, coach)),)


def called(_state: State, call: Call, value: int) -> tuple[Event, ...]:
    """The die of an activation."""
    if value <= call.needed:
        return (events.CoachRoused(call.figure),)
    return (events.CoachCalmed(call.figure),)


def stride(state: State, command: commands.Stride) -> tuple[Event, ...]:
    """Straight towards an own figure, as far as the move and the figure allow (H22)."""
    coach = check_mover(state, command.seat, command.figure)
    target = check_figure(state, command.target)
    if coach.position != "coach" or target.team != coach.team or target.id == coach.id:
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, coach.id)} does not stride to {label(state, target.id)}",
            "name a Coach, and one of his own figures",
            "coach",
        )
    goal = check_stands(state, target)
    end = stride_end(state, coach, goal)
    if coach.at is None or end is None:
        raise refusal(
            Reason.BLOCKED,
            "there is no room for him on his way",
            "name another figure, or leave him (EndMoves)",
            "coach",
        )
    return (events.Strode(coach.id, coach.at, end, target.id),)


def stride_end(state: State, coach: Figure, goal: Point) -> Point | None:
    """Where a Coach's stride ends: the last place on his way where his base overlaps nothing.

    He is not stopped by bases nor by piles, but by his target and by a Goal Zone (H6).
    """
    if coach.at is None:
        return None
    length = min(allowance(coach), distance(coach.at, goal) - state.house.base)
    sides = tuple(side for zone in state.zones for side in rect_shapes(zone))
    stopped = first_contact((coach.at, goal), sides, base_radius(state))
    if stopped:
        length = min(length, distance(coach.at, stopped.at))
    taken = (*bases(state, coach.id), *bodies(state), *ball_shapes(state), *sides)
    margin = base_radius(state) - state.house.touch
    while length > 0:
        end = towards(coach.at, goal, length)
        if not state.field.holds(end):
            return None
        if is_free(end, margin, taken):
            return end
        length -= STEP
    return None


def victims(state: State, corridor: Corridor) -> tuple[int, ...]:
    """Who stands in a Coach's corridor, in the order he met them, the target last."""
    coach = next(one for one in state.figures if one.id == corridor.figure)
    reach = 2 * base_radius(state) + state.house.corridor
    met = [
        one
        for one in standing(state)
        if one.id != coach.id and nears(corridor.start, corridor.end, shape_of(state, one), reach)
    ]

    def order(one: Figure) -> tuple[bool, int, int]:
        return one.id == corridor.target, _progress(corridor, one.at), one.id

    return tuple(one.id for one in sorted(met, key=order))


def _progress(corridor: Corridor, point: Point | None) -> int:
    if point is None:
        return 0
    x, y = corridor.end.x - corridor.start.x, corridor.end.y - corridor.start.y
    return x * (point.x - corridor.start.x) + y * (point.y - corridor.start.y)


def swept(state: State, corridor: Corridor, values: tuple[int, ...]) -> tuple[Event, ...]:
    """One die for each in the corridor: the Coach's Whap or less fells."""
    coach = check_figure(state, corridor.figure)
    needed = stats_of(coach).whap
    return tuple(
        (events.WhapHit if value <= needed else events.WhapMissed)(coach.id, victim)
        for victim, value in zip(corridor.victims, values, strict=True)
    )
