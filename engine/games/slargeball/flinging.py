"""Flings: to an exact spot within range; a failed one scatters."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.balls import BallRested
from engine.games.slargeball.checks import (
    check_chance,
    check_figure,
    check_own,
    check_phase,
    check_stands,
    check_word,
    first_chances,
)
from engine.games.slargeball.ground import base_radius, room_for_ball, shape_of
from engine.games.slargeball.move_choices import attack_goal
from engine.games.slargeball.nabbing import Nabbed
from engine.games.slargeball.questions import (
    at,
    ball_carried,
    figure_of,
    fling_range,
    inches,
    label,
    other,
    standing,
    stats_of,
)
from engine.games.slargeball.replaced import with_ball
from engine.games.slargeball.state import Figure, Flight, State, Throw
from engine.games.slargeball.tables import DIE_SIDES, INCH
from engine.games.slargeball.wording import plainly, who
from engine.luck import RollNeeded
from engine.plane import ROUNDING, Point, distance, nears, squared, towards, within
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import listed
from engine.spots import aimed
from engine.topic import Dice, Topic, decides, happens, unchanged
from engine.travel import leaves

SIXTH = 8
"""60 degrees as a number of the 48 `DIRECTIONS`."""

BEHIND = 24
"""180 degrees as a number of the 48 `DIRECTIONS`."""


@dataclass(frozen=True, slots=True)
class Fling:
    """Flings the ball that a figure carries to an exact spot."""

    seat: Seat
    figure: int
    to: Point


@dataclass(frozen=True, slots=True)
class AcceptFling:
    """The referee accepts a fling that is too far, or out of turn; its die is still rolled."""

    seat: Seat
    figure: int
    to: Point
    because: str


@dataclass(frozen=True, slots=True)
class FlingAccepted:
    """The referee accepted the fling that follows."""

    figure: int
    because: str


@dataclass(frozen=True, slots=True)
class FlingBegan:
    """A figure flung a ball at a spot; a die of `needed` or less lands it exactly there."""

    figure: int
    ball: int
    to: Point
    needed: int


@dataclass(frozen=True, slots=True)
class FlingFailed:
    """The fling failed and scatters; its die `roll` is kept, as it decides the distance."""

    figure: int
    ball: int
    roll: int


@dataclass(frozen=True, slots=True)
class FlightBegan:
    """A ball flies over enemies, who may nab it; `off`: it would leave the field."""

    figure: int
    ball: int
    to: Point
    off: bool
    nabbers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FlightMissed:
    """An enemy did not nab the ball that flew over them."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class Landed:
    """A ball came down; the nab phase resolves it. `off`: it left the field."""

    ball: int
    at: Point
    off: bool = False


Down: TypeAlias = Landed | BallRested
Flung: TypeAlias = FlingFailed | FlightBegan | Down
Intercepted: TypeAlias = Nabbed | FlightMissed | Down
Command: TypeAlias = Fling | AcceptFling
Event: TypeAlias = FlingAccepted | FlingBegan | FlingFailed | FlightBegan | FlightMissed | Landed


def fling(state: State, command: Fling) -> tuple[FlingBegan, ...]:
    """Decide a fling at any spot on the field within range, zones and bunkers included."""
    check_phase(state, "flinging")
    figure = check_own(state, command.seat, command.figure)
    chance = check_chance(state, figure, None)
    here = check_stands(state, figure)
    _check_spot(state, figure, here, command.to)
    if not within(here, command.to, chance.reach + max(state.house.leeway, ROUNDING)):
        apart = distance(here, command.to)
        raise refusal(
            Reason.TOO_FAR,
            f"{at(command.to)} is {inches(apart)} away, {label(state, figure.id)} flings "
            f"{inches(chance.reach)}",
            "choose a spot within range",
            "fling",
            command.to,
        )
    return (FlingBegan(figure.id, chance.target, command.to, chance.needed),)


def accept_fling(state: State, command: AcceptFling) -> tuple[FlingAccepted | FlingBegan, ...]:
    """Decide a fling that the referee accepts, whatever its distance, order or age of the ball."""
    check_word(state, command.seat, command.because)
    check_phase(state, "flinging")
    figure = check_figure(state, command.figure)
    here = check_stands(state, figure)
    ball = ball_carried(state, figure.id)
    if ball is None:
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, figure.id)} carries no ball",
            "give it the ball first (PutBall)",
            "fling",
        )
    _check_spot(state, figure, here, command.to)
    begun = FlingBegan(figure.id, ball.id, command.to, stats_of(figure).fling)
    return (FlingAccepted(figure.id, command.because), begun)


def _check_spot(state: State, figure: Figure, here: Point, to: Point) -> None:
    if not state.field.holds(to):
        raise refusal(
            Reason.BAD_TARGET,
            f"{at(to)} is off the field",
            "choose a spot on the field",
            "fling",
            state.field.clamped(to),
        )
    if within(here, to, base_radius(state)):
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, figure.id)} stands there itself",
            "choose a spot outside its own base",
            "fling",
            to,
        )


def dice(state: State) -> Dice[Flung | Intercepted] | None:
    """Await the die of a fling, of its scatter, or of the next enemy under a flight."""
    match state.pending:
        case Throw() as throw:
            needed = RollNeeded(DIE_SIDES, 1, _throw_why(state, throw))
            return Dice(needed, lambda values: _fling_result(state, throw, values[0]))
        case Flight() as flight:
            needed = RollNeeded(DIE_SIDES, 1, _flight_why(state, flight))
            return Dice(needed, lambda values: _interception_result(state, flight, values[0]))
        case _:
            return None


def _throw_why(state: State, throw: Throw) -> str:
    if throw.failed:
        return "where the ball scatters: 1 towards the enemy's end, then clockwise"
    figure = figure_of(state, throw.figure)
    needed = stats_of(figure).fling if figure else 0
    return f"{label(state, throw.figure)}'s fling, {needed} or less"


def _flight_why(state: State, flight: Flight) -> str:
    enemy = figure_of(state, flight.nabbers[0])
    needed = intercept_needed(enemy) if enemy else 0
    return f"{label(state, flight.nabbers[0])} to nab the ball in flight, {needed} or less"


def _fling_result(state: State, throw: Throw, value: int) -> tuple[Flung, ...]:
    """The result of a die: the Fling stat or less lands; after a failure it is the direction."""
    figure = figure_of(state, throw.figure)
    if figure is None or figure.at is None:
        return ()
    if throw.failed:
        return _send_off(state, figure, throw, scattered(state, figure, throw, value))
    if value <= stats_of(figure).fling:
        return _send_off(state, figure, throw, throw.to)
    return (FlingFailed(throw.figure, throw.ball, value),)


def scattered(state: State, figure: Figure, throw: Throw, value: int) -> Point:
    """Return where a failed fling goes: 1 is straight to the enemy's end, then clockwise (H7).

    Its distance from the flinger is the figure's range less one inch for each pip of the failed
    die; if the house rules say so, the intended distance less as much.
    """
    here = figure.at or throw.to
    aim = fling_range(figure)
    if state.house.scatter == "intended":
        aim = distance(here, throw.to)
    length = max(0, aim - throw.failed * INCH)
    forward = 0 if figure.team == 1 else BEHIND
    return aimed(here, forward - SIXTH * (value - 1), length)


def _send_off(
    state: State, figure: Figure, throw: Throw, to: Point
) -> tuple[FlightBegan | Down, ...]:
    """Send a ball off; if it leaves the field, it comes down just inside where it crossed (H8)."""
    here = figure.at or to
    edge = leaves((here, to), state.field)
    spot = state.field.inset(state.house.inside).clamped(edge.at) if edge else to
    nabbers = _enemies_under(state, figure, here, spot)
    if nabbers:
        return (FlightBegan(throw.figure, throw.ball, spot, edge is not None, nabbers),)
    return come_down(state, throw.ball, spot, off=edge is not None)


def come_down(state: State, ball: int, spot: Point, *, off: bool) -> tuple[Down, ...]:
    """End a flight: off the field the ball lies on the ground at once, else it stays in the air."""
    landed = Landed(ball, spot, off)
    if not off:
        return (landed,)
    return (landed, BallRested(ball, room_for_ball(state, ball, spot)))


def _enemies_under(state: State, flinger: Figure, here: Point, to: Point) -> tuple[int, ...]:
    """Enemies whose bases the straight flight crosses, nearest first; none without interception."""
    if not state.house.interception:
        return ()
    met = [
        one
        for one in standing(state, other(flinger.team))
        if nears(here, to, shape_of(state, one), base_radius(state))
        and not ball_carried(state, one.id)
        and one.at is not None
        and not within(one.at, to, base_radius(state))
    ]
    met.sort(key=lambda one: (squared(here, one.at or here), one.id))
    return tuple(one.id for one in met)


def intercept_needed(figure: Figure) -> int:
    """Return the highest die that nabs a ball in flight: the Nab stat less 2, at least 1 (H9)."""
    return max(1, stats_of(figure).nab - 2)


def _interception_result(state: State, flight: Flight, value: int) -> tuple[Intercepted, ...]:
    """The result of the die of the next enemy under the flight."""
    figure = figure_of(state, flight.nabbers[0])
    if figure and value <= intercept_needed(figure):
        return (Nabbed(figure.id, flight.ball),)
    missed = FlightMissed(flight.nabbers[0], flight.ball)
    if flight.nabbers[1:]:
        return (missed,)
    return (missed, *come_down(state, flight.ball, flight.to, off=flight.off))


def _choices(state: State) -> tuple[Fling, ...]:
    if state.phase != "flinging":
        return ()
    found = [(figure_of(state, one.figure), one.reach) for one in first_chances(state)]
    return tuple(
        Fling(one.seat, one.id, spot)
        for one, reach in found
        if one
        for spot in _aims(state, one, reach)
    )


def _aims(state: State, figure: Figure, reach: int) -> tuple[Point, ...]:
    """Representative aims: towards the bunker, and the team mate nearest to it with free hands."""
    here = figure.at
    if here is None:
        return ()
    goal = attack_goal(state, figure.team)
    aims = [goal if within(here, goal, reach) else towards(here, goal, reach)]
    mates = [
        one.at
        for one in standing(state, figure.team)
        if one.at and one.id != figure.id and not ball_carried(state, one.id)
    ]
    near = [spot for spot in mates if within(here, spot, reach)]
    aims += sorted(near, key=lambda spot: squared(spot, goal))[:1]
    return tuple(dict.fromkeys(aim for aim in aims if not within(here, aim, state.house.base)))


def _began(state: State, event: FlingBegan) -> State:
    return replace(state, pending=Throw(event.figure, event.ball, event.to))


def _describe_began(state: State, event: FlingBegan) -> str:
    flings = f"{who(state, event.figure)} flings ball {event.ball} to {at(event.to)}"
    return f"{flings}: {event.needed} or less lands it."


def _failed(state: State, event: FlingFailed) -> State:
    throw = state.pending
    if isinstance(throw, Throw):
        return replace(state, pending=replace(throw, failed=event.roll))
    return state


def _flight_began(state: State, event: FlightBegan) -> State:
    flight = Flight(event.figure, event.ball, event.to, event.off, event.nabbers)
    return replace(_in_air(state, event.ball, event.to), pending=flight)


def _describe_flight_began(state: State, event: FlightBegan) -> str:
    names = listed([label(state, one) for one in event.nabbers])
    return f"Ball {event.ball} flies past {names}."


def _in_air(state: State, ball: int, spot: Point) -> State:
    return with_ball(state, ball, state="air", at=spot, carrier=None)


def _flight_missed(state: State, _event: FlightMissed) -> State:
    flight = state.pending
    if isinstance(flight, Flight) and flight.nabbers[1:]:
        return replace(state, pending=replace(flight, nabbers=flight.nabbers[1:]))
    return replace(state, pending=None)


def _landed(state: State, event: Landed) -> State:
    return replace(_in_air(state, event.ball, event.at), pending=None)


def _describe_landed(_state: State, event: Landed) -> str:
    if event.off:
        return f"Ball {event.ball} leaves the field and comes back at {at(event.at)}."
    return f"Ball {event.ball} comes down at {at(event.at)}."


def _describe_accepted(state: State, event: FlingAccepted) -> str:
    return f"The fling of {label(state, event.figure)} is accepted: {event.because}."


TOPIC: Topic[State, Command, Event, Event | Nabbed | BallRested] = Topic(
    commands=decides(Fling, fling) | decides(AcceptFling, accept_fling),
    events=happens(FlingBegan, _began, _describe_began)
    | happens(FlingAccepted, unchanged, _describe_accepted)
    | happens(FlingFailed, _failed, plainly("{who}'s fling fails: {ball} scatters."))
    | happens(FlightBegan, _flight_began, _describe_flight_began)
    | happens(FlightMissed, _flight_missed, plainly("{who} does not get hold of {ball}."))
    | happens(Landed, _landed, _describe_landed),
    awaits=dice,
    choices=_choices,
)
