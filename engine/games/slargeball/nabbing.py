"""Nabbing: catching a ball that comes down, picking one up, and being bonked by it."""

from engine.games.slargeball import commands, events
from engine.games.slargeball.checks import (
    check_ball,
    check_chance,
    check_own,
    check_phase,
    check_stands,
)
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import (
    ball_radius,
    base_radius,
    bodies,
    fallen_head,
    room_for_ball,
)
from engine.games.slargeball.pushing import pushed
from engine.games.slargeball.questions import ball_carried, figure_of, label, standing, stats_of
from engine.games.slargeball.state import Ball, Catch, Figure, Grab, State
from engine.plane import Point, squared, within
from engine.refusal import Reason, refusal
from engine.spots import is_free


def nab(state: State, command: commands.Nab) -> tuple[Event, ...]:
    """A figure reaches for a ball on the ground that it touches."""
    check_phase(state, "nabbing")
    figure = check_own(state, command.seat, command.figure)
    check_stands(state, figure)
    _check_on_ground(state, command.ball)
    chance = check_chance(state, figure, command.ball)
    return (events.NabBegan(figure.id, chance.target, chance.needed),)


def _check_on_ground(state: State, ball: int) -> None:
    found = check_ball(state, ball)
    if found.state != "ground":
        where = "is out of play"
        if found.carrier is not None:
            where = f"is carried by {label(state, found.carrier)}"
        raise refusal(Reason.BAD_TARGET, f"ball {ball} {where}", "name a ball on the ground", "H21")


def grabbed(state: State, grab: Grab, value: int) -> tuple[Event, ...]:
    """The die of a nab: the Nab stat or less."""
    figure = figure_of(state, grab.figure)
    if figure and value <= stats_of(figure).nab:
        return (events.Nabbed(grab.figure, grab.ball),)
    return (events.NabFailed(grab.figure, grab.ball),)


def falling(state: State) -> Ball | None:
    """A ball in the air whose landing is to be seen to."""
    return next((one for one in state.balls if one.state == "air"), None)


def come_to_ground(state: State, ball: Ball) -> tuple[Event, ...]:
    """A ball comes down on a figure (H20), or lies there."""
    spot = ball.at or Point(0, 0)
    figure = hit_by(state, spot)
    if figure:
        full = ball_carried(state, figure.id) is not None
        return (events.BallHit(ball.id, figure.id, full),)
    return rested(state, ball.id, spot)


def hit_by(state: State, spot: Point) -> Figure | None:
    """On whose base a ball comes down: of several the nearest, then by initiative (H10)."""
    reach = base_radius(state) + ball_radius(state)
    met = [one for one in standing(state) if one.at and within(one.at, spot, reach)]

    def order(one: Figure) -> tuple[int, bool, int]:
        return squared(one.at or spot, spot), one.team != state.initiative, one.id

    return min(met, key=order, default=None)


def rested(state: State, ball: int, spot: Point) -> tuple[Event, ...]:
    """A ball lies at a spot and pushes aside what is there (S16).

    Where balls yield it lies at the edge of the pile instead.
    """
    inside = state.field.inset(ball_radius(state)).clamped(spot)
    slack = ball_radius(state) - state.house.touch
    there: Point | None = inside
    if state.house.ball_yields and not is_free(inside, slack, bodies(state)):
        there = room_for_ball(state, ball, inside)
    if there is None:
        return (events.BallRested(ball, None),)
    return (events.BallRested(ball, there), *pushed(state, ball, there))


def caught(state: State, catch: Catch, value: int) -> tuple[Event, ...]:
    """The die of a catch; after that failed, the die of staying up: the Whap stat or less."""
    figure = figure_of(state, catch.figure)
    if figure is None or figure.at is None:
        return ()
    stats = stats_of(figure)
    if not catch.bonk:
        if value <= stats.nab:
            return (events.Nabbed(figure.id, catch.ball),)
        return (events.CatchFailed(figure.id, catch.ball),)
    if value <= stats.whap:
        return (events.BonkSurvived(figure.id, catch.ball),)
    head = fallen_head(state, figure.id, figure.at, _flight_on(state, catch, figure.at))
    return (events.Bonked(figure.id, catch.ball, figure.at, head),)


def _flight_on(state: State, catch: Catch, here: Point) -> Point:
    """Beyond the figure, as seen from where the ball came down: it falls that way."""
    ball = next(one for one in state.balls if one.id == catch.ball)
    spot = ball.at or here
    return Point(2 * here.x - spot.x, 2 * here.y - spot.y)
