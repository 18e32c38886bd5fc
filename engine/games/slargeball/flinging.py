"""Flings: an exact spot within range, and the scatter of those that fail."""

from engine.games.slargeball import commands, events
from engine.games.slargeball.checks import check_chance, check_own, check_phase, check_stands
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import base_radius, room_for_ball, shape_of
from engine.games.slargeball.questions import (
    at,
    ball_carried,
    figure_of,
    fling_range,
    label,
    millimetres,
    other,
    standing,
    stats_of,
)
from engine.games.slargeball.state import Figure, Flight, State, Throw
from engine.games.slargeball.tables import INCH
from engine.plane import Point, distance, nears, squared, within
from engine.refusal import Reason, refusal
from engine.spots import aimed
from engine.travel import leaves

SIXTH = 8
"""Of the 48 directions, these make 60 degrees."""

BEHIND = 24
"""Half a turn."""


def fling(state: State, command: commands.Fling) -> tuple[Event, ...]:
    """A ball is flung to a spot: a base, the ground, also in a zone or a bunker."""
    check_phase(state, "flinging")
    figure = check_own(state, command.seat, command.figure)
    chance = check_chance(state, figure, None)
    here = check_stands(state, figure)
    _check_spot(state, figure, here, command.to)
    if not within(here, command.to, chance.reach + state.house.leeway):
        apart = distance(here, command.to)
        raise refusal(
            Reason.TOO_FAR,
            f"{at(command.to)} is {millimetres(apart)} away, {label(state, figure.id)} flings "
            f"{millimetres(chance.reach)}",
            "choose a spot within range",
            "fling",
            command.to,
        )
    return (events.FlingBegan(figure.id, chance.target, command.to, chance.needed),)


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
            f"{label(state, figure.id)} stands there himself",
            "choose a spot outside his own base",
            "fling",
            to,
        )


def flung(state: State, throw: Throw, value: int) -> tuple[Event, ...]:
    """The die of a fling, or, after that has failed, the die of its direction."""
    figure = figure_of(state, throw.figure)
    if figure is None or figure.at is None:
        return ()
    if throw.failed:
        return _sent(state, figure, throw, scattered(state, figure, throw, value))
    if value <= stats_of(figure).fling:
        return _sent(state, figure, throw, throw.to)
    return (events.FlingFailed(throw.figure, throw.ball, value),)


def scattered(state: State, figure: Figure, throw: Throw, value: int) -> Point:
    """Where a failed fling goes: 1 is straight towards the enemy's end, then clockwise (H7).

    How far is the flinger's range less an inch for each pip of the failed die, from where he
    stands; or the intended distance less as much, where that is played.
    """
    here = figure.at or throw.to
    aim = fling_range(figure)
    if state.house.scatter == "intended":
        aim = distance(here, throw.to)
    length = max(0, aim - throw.failed * INCH)
    forward = 0 if figure.team == 1 else BEHIND
    return aimed(here, forward - SIXTH * (value - 1), length)


def _sent(state: State, figure: Figure, throw: Throw, to: Point) -> tuple[Event, ...]:
    """A ball flies; over the edge it drops inside it, where it crossed (H8)."""
    here = figure.at or to
    edge = leaves((here, to), state.field)
    spot = state.field.inset(state.house.inside).clamped(edge.at) if edge else to
    nabbers = _under(state, figure, here, spot)
    if nabbers:
        told = events.FlightBegan(throw.figure, throw.ball, spot, edge is not None, nabbers)
        return (told,)
    return come_down(state, throw.ball, spot, off=edge is not None)


def come_down(state: State, ball: int, spot: Point, *, off: bool) -> tuple[Event, ...]:
    """A ball is over; one that left the field is on the ground at once, others in the air."""
    landed = events.Landed(ball, spot, off)
    if not off:
        return (landed,)
    return (landed, events.BallRested(ball, room_for_ball(state, ball, spot)))


def _under(state: State, flinger: Figure, here: Point, to: Point) -> tuple[int, ...]:
    """Enemies whose base the straight flight crosses, nearest first, where that is played."""
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
    """The highest die that nabs a ball in flight: two less than the Nab stat, 1 at least (H9)."""
    return max(1, stats_of(figure).nab - 2)


def intercepted(state: State, flight: Flight, value: int) -> tuple[Event, ...]:
    """The die of the next enemy under the flight."""
    figure = figure_of(state, flight.nabbers[0])
    if figure and value <= intercept_needed(figure):
        return (events.Nabbed(figure.id, flight.ball),)
    missed = events.FlightMissed(flight.nabbers[0], flight.ball)
    if flight.nabbers[1:]:
        return (missed,)
    return (missed, *come_down(state, flight.ball, flight.to, off=flight.off))
