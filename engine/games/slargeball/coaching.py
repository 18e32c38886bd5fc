"""Coaches: activated up to three times, they stride over the field and knock figures down."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.balls import BallDropped
from engine.games.slargeball.checks import (
    check_figure,
    check_mover,
    check_own,
    check_phase,
    check_stands,
)
from engine.games.slargeball.formation import bench
from engine.games.slargeball.ground import (
    ball_shapes,
    base_radius,
    bases,
    bodies,
    room_to_drop,
    shape_of,
)
from engine.games.slargeball.questions import (
    allowance,
    at,
    call_needed,
    callable_coaches,
    figure_of,
    label,
    movers,
    standing,
    stats_of,
)
from engine.games.slargeball.replaced import with_figure
from engine.games.slargeball.state import Call, Corridor, Figure, State
from engine.games.slargeball.tables import DIE_SIDES
from engine.games.slargeball.whapping import WhapHit, WhapMissed
from engine.games.slargeball.wording import plainly, who
from engine.luck import RollNeeded
from engine.plane import Point, distance, nears, towards
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import listed
from engine.spots import is_free, rect_shapes
from engine.topic import Dice, Topic, decides, happens
from engine.travel import first_contact

STEP = 10
"""Step by which a Coach's stride is shortened until its base overlaps nothing, in tenths of mm."""

MOST_STRIDES = 3
"""Most figures of its own team that are offered as goals of a Coach's stride."""


@dataclass(frozen=True, slots=True)
class CallCoach:
    """A team tries to activate its Coach."""

    seat: Seat
    figure: int


@dataclass(frozen=True, slots=True)
class Stride:
    """An active Coach strides straight towards a figure of its own team."""

    seat: Seat
    figure: int
    target: int


@dataclass(frozen=True, slots=True)
class CoachCalled:
    """A team tries to activate its Coach: a die of `needed` or less does it."""

    figure: int
    needed: int


@dataclass(frozen=True, slots=True)
class CoachRoused:
    """A Coach was activated."""

    figure: int


@dataclass(frozen=True, slots=True)
class CoachCalmed:
    """A Coach was not activated and stays on its bench."""

    figure: int


@dataclass(frozen=True, slots=True)
class Strode:
    """A Coach strode straight over the field; its corridor is rolled for in the whap phase."""

    figure: int
    start: Point
    to: Point
    target: int


@dataclass(frozen=True, slots=True)
class CorridorSwept:
    """These figures were in a Coach's corridor, in this order; if none, it has no effect."""

    figure: int
    victims: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CoachLeft:
    """A Coach went back to its bench."""

    figure: int
    at: Point


Command: TypeAlias = CallCoach | Stride
Event: TypeAlias = CoachCalled | CoachRoused | CoachCalmed | Strode | CorridorSwept | CoachLeft
Rolled: TypeAlias = CoachRoused | CoachCalmed | WhapHit | WhapMissed


def call_coach(state: State, command: CallCoach) -> tuple[CoachCalled, ...]:
    """Decide a team's attempt to activate its Coach, once a turn; failed attempts do not count."""
    check_phase(state, "calling")
    coach = check_own(state, command.seat, command.figure)
    if coach not in callable_coaches(state, state.team):
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, coach.id)} cannot be called now",
            "a team calls its own Coach, from its bench, once a turn and three times a game",
            "S23",
        )
    return (CoachCalled(coach.id, call_needed(state, coach)),)


def stride(state: State, command: Stride) -> tuple[Strode, ...]:
    """Decide a stride straight towards an own figure, up to the Coach's move or contact (H22)."""
    coach = check_mover(state, command.seat, command.figure)
    target = check_figure(state, command.target)
    if coach.position != "coach" or target.team != coach.team or target.id == coach.id:
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, coach.id)} does not stride to {label(state, target.id)}",
            "name a Coach, and a figure of its own team",
            "coach",
        )
    goal = check_stands(state, target)
    end = _stride_end(state, coach, goal)
    if coach.at is None or end is None:
        raise refusal(
            Reason.BLOCKED,
            "there is no room for the Coach on its way",
            "name another figure, or leave the Coach (EndMoves)",
            "coach",
        )
    return (Strode(coach.id, coach.at, end, target.id),)


def _stride_end(state: State, coach: Figure, goal: Point) -> Point | None:
    """The end of a Coach's stride: the last place on its way where its base overlaps nothing.

    Neither bases nor piles stop it, only its target and the Goal Zones (H6). None if there is none.
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
    """Return the figures in a Coach's corridor in the order in which it met them, target last."""
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


def dice(state: State) -> Dice[Rolled] | None:
    """Await the die of an activation, or one die for each figure in a corridor."""
    match state.pending:
        case Call() as call:
            why = f"{label(state, call.figure)} to be activated, {call.needed} or less"
            return Dice(RollNeeded(DIE_SIDES, 1, why), lambda values: _call_result(call, values[0]))
        case Corridor() as corridor:
            names = listed([label(state, one) for one in corridor.victims])
            why = f"{label(state, corridor.figure)}'s corridor, 5 or less fells: {names}"
            needed = RollNeeded(DIE_SIDES, len(corridor.victims), why)
            return Dice(needed, lambda values: _corridor_results(state, corridor, values))
        case _:
            return None


def _call_result(call: Call, value: int) -> tuple[CoachRoused | CoachCalmed, ...]:
    kind = CoachRoused if value <= call.needed else CoachCalmed
    return (kind(call.figure),)


def _corridor_results(
    state: State, corridor: Corridor, values: tuple[int, ...]
) -> tuple[WhapHit | WhapMissed, ...]:
    """The results of a corridor: the Coach's Whap stat or less fells a figure."""
    coach = check_figure(state, corridor.figure)
    needed = stats_of(coach).whap
    return tuple(
        (WhapHit if value <= needed else WhapMissed)(coach.id, victim)
        for victim, value in zip(corridor.victims, values, strict=True)
    )


def _follows(state: State) -> tuple[CorridorSwept | BallDropped | CoachLeft, ...]:
    """Resolve corridors before all other whaps (S11); take Coaches back at the end of the turn."""
    if state.pending is not None:
        return ()
    if state.phase == "whapping" and state.corridors:
        corridor = state.corridors[0]
        return (CorridorSwept(corridor.figure, victims(state, corridor)),)
    return _next_leaving(state) if state.phase == "closing" else ()


def _next_leaving(state: State) -> tuple[BallDropped | CoachLeft, ...]:
    """A Coach goes back to its bench; a ball that it carries is dropped (H14)."""
    for figure in state.figures:
        if figure.position == "coach" and figure.stands and figure.at:
            left = CoachLeft(figure.id, bench(state, figure.team))
            after = _left(state, left)
            dropped = [
                BallDropped(ball.id, room_to_drop(after, ball.id, figure.at))
                for ball in state.balls
                if ball.carrier == figure.id
            ]
            return (left, *dropped)
    return ()


def _choices(state: State) -> tuple[Command, ...]:
    if state.phase == "calling":
        ready = callable_coaches(state, state.team)
        return tuple(CallCoach(one.seat, one.id) for one in ready if one.seat not in state.done)
    coaches = [one for one in movers(state) if one.position == "coach"]
    return tuple(stride for one in coaches for stride in _strides(state, one))


def _strides(state: State, coach: Figure) -> list[Stride]:
    possible = [
        one
        for one in standing(state, coach.team)
        if one.id != coach.id and one.at and _stride_end(state, coach, one.at)
    ]
    return [Stride(coach.seat, coach.id, one.id) for one in possible[:MOST_STRIDES]]


def _coach_called(state: State, event: CoachCalled) -> State:
    coach = figure_of(state, event.figure)
    team = coach.team if coach else 0
    return replace(state, pending=Call(event.figure, event.needed), called=(*state.called, team))


def _describe_coach_called(state: State, event: CoachCalled) -> str:
    return f"{who(state, event.figure)} is called: {event.needed} or less activates it."


def _roused(state: State, event: CoachRoused) -> State:
    coach = figure_of(state, event.figure)
    calls = coach.calls + 1 if coach else 1
    return with_figure(replace(state, pending=None), event.figure, active=True, calls=calls)


def _calmed(state: State, _event: CoachCalmed) -> State:
    return replace(state, pending=None)


def _strode(state: State, event: Strode) -> State:
    corridor = Corridor(event.figure, event.start, event.to, event.target)
    moved = with_figure(state, event.figure, where="field", at=event.to, moved=True)
    return replace(moved, corridors=(*state.corridors, corridor))


def _describe_strode(state: State, event: Strode) -> str:
    target = label(state, event.target)
    return f"{who(state, event.figure)} strides towards {target} to {at(event.to)}."


def _corridor_swept(state: State, event: CorridorSwept) -> State:
    corridor = replace(state.corridors[0], victims=event.victims)
    return replace(
        state, corridors=state.corridors[1:], pending=corridor if event.victims else None
    )


def _describe_corridor_swept(state: State, event: CorridorSwept) -> str:
    names = listed([label(state, one) for one in event.victims])
    return f"In {label(state, event.figure)}'s corridor: {names or 'nobody'}."


def _left(state: State, event: CoachLeft) -> State:
    return with_figure(state, event.figure, where="bench", at=event.at, active=False)


TOPIC: Topic[State, Command, Event, Event | WhapHit | WhapMissed | BallDropped] = Topic(
    commands=decides(CallCoach, call_coach) | decides(Stride, stride),
    events=happens(CoachCalled, _coach_called, _describe_coach_called)
    | happens(CoachRoused, _roused, plainly("{who} is activated."))
    | happens(CoachCalmed, _calmed, plainly("{who} stays on its bench."))
    | happens(Strode, _strode, _describe_strode)
    | happens(CorridorSwept, _corridor_swept, _describe_corridor_swept)
    | happens(CoachLeft, _left, plainly("{who} is taken back to its bench.")),
    awaits=dice,
    follows=_follows,
    choices=_choices,
)
