"""The referee's word: always possible once the match has begun, always with a reason."""

from engine.allowed import check_because, check_going_on, check_referee
from engine.games.slargeball import commands, events
from engine.games.slargeball.checks import (
    check_ball,
    check_figure,
    check_free,
    check_player,
)
from engine.games.slargeball.events import Event
from engine.games.slargeball.ground import (
    ball_radius,
    ball_shapes,
    base_radius,
    bases,
    closed_zones,
)
from engine.games.slargeball.questions import at, ball_carried, label, player_of
from engine.games.slargeball.setting_straight import set_straight
from engine.games.slargeball.state import Figure, State
from engine.games.slargeball.tables import TEAMS
from engine.plane import Point, Shape, overlap
from engine.refusal import Reason, refusal
from engine.spots import is_free, rect_shapes
from engine.word import noted

MOST_POINTS = 1000


def put_figure(state: State, command: commands.PutFigure) -> tuple[Event, ...]:
    """A figure stands somewhere free."""
    figure = _word_on_figure(state, command.seat, command.figure, command.because)
    check_free(state, figure, command.at)
    _check_clear_of_balls(state, Shape(command.at, command.at, base_radius(state)))
    zones = closed_zones(state, figure)
    sides = tuple(side for zone in zones for side in rect_shapes(zone))
    slack = base_radius(state) - state.house.touch
    inside = any(zone.holds(command.at) for zone in zones)
    if inside or not is_free(command.at, slack, sides):
        raise refusal(
            Reason.FORBIDDEN,
            f"{label(state, figure.id)} cannot stand in a Goal Zone",
            "name a spot outside",
            "S14",
            command.at,
        )
    return set_straight(state, events.FigurePut(figure.id, command.at, command.because))


def lay_figure(state: State, command: commands.LayFigure) -> tuple[Event, ...]:
    """A figure lies as it does on the table, clear of those who stand."""
    figure = _word_on_figure(state, command.seat, command.figure, command.because)
    check_free(state, figure, command.at)
    body = Shape(command.at, command.head, base_radius(state))
    length = 2 * state.house.body
    if max(abs(command.head.x - command.at.x), abs(command.head.y - command.at.y)) > length:
        raise refusal(Reason.BAD_VALUE, "no figure is that long", "name where its head lies", "S12")
    if any(overlap(body, one, 2 * state.house.touch) for one in bases(state, figure.id)):
        raise refusal(
            Reason.BLOCKED, "it would lie under a standing figure", "lay it elsewhere", "S13"
        )
    _check_clear_of_balls(state, body)
    told = events.FigureLaid(figure.id, command.at, command.head, command.because)
    return set_straight(state, told)


def put_ball(state: State, command: commands.PutBall) -> tuple[Event, ...]:
    """A ball lies somewhere, is carried, or is out of play."""
    _check_word(state, command.seat, command.because)
    _check_begun(state)
    ball = check_ball(state, command.ball)
    if command.at is not None and command.carrier is not None:
        raise refusal(
            Reason.BAD_VALUE, "a ball lies or is carried, not both", "name a spot or a carrier"
        )
    if command.carrier is not None:
        _check_carrier(state, check_figure(state, command.carrier), ball.id)
    if command.at is not None:
        _check_ball_spot(state, ball.id, command.at)
    told = events.BallPut(ball.id, command.at, command.carrier, command.because)
    return set_straight(state, told)


def set_score(state: State, command: commands.SetScore) -> tuple[Event, ...]:
    """Points as the referee says."""
    _check_word(state, command.seat, command.because)
    if command.team not in TEAMS or not 0 <= command.points <= MOST_POINTS:
        raise refusal(
            Reason.BAD_VALUE,
            f"team {command.team} cannot have {command.points} points",
            f"name team 1 or 2, and 0 to {MOST_POINTS} points",
        )
    return (events.ScoreSet(command.team, command.points, command.because),)


def declare_winner(state: State, command: commands.DeclareWinner) -> tuple[Event, ...]:
    """The referee ends the match."""
    _check_word(state, command.seat, command.because)
    for seat in command.players:
        check_player(state, seat)
    return (events.GameWon(tuple(sorted(set(command.players))), command.because),)


def note(state: State, command: commands.Note) -> tuple[Event, ...]:
    """A remark for the ledger."""
    check_going_on(state.phase)
    if command.seat is not None and player_of(state, command.seat) is None:
        check_player(state, command.seat)
    return (noted(command),)


def _check_word(state: State, seat: int | None, because: str) -> None:
    check_referee(seat, "this")
    check_going_on(state.phase)
    check_because(because)


def _check_begun(state: State) -> None:
    if not state.turn:
        raise refusal(
            Reason.WRONG_PHASE, "the match has not begun", "first let everybody set up (SetUp)"
        )


def _word_on_figure(state: State, seat: int | None, figure: int, because: str) -> Figure:
    _check_word(state, seat, because)
    _check_begun(state)
    return check_figure(state, figure)


def _check_carrier(state: State, carrier: Figure, ball: int) -> None:
    carried = ball_carried(state, carrier.id)
    if not carrier.stands or (carried and carried.id != ball):
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, carrier.id)} cannot carry it",
            "name a figure that stands and carries nothing",
            "S3",
        )


def _check_ball_spot(state: State, ball: int, spot: Point) -> None:
    radius = ball_radius(state)
    free = is_free(spot, radius - state.house.touch, (*bases(state), *ball_shapes(state, ball)))
    if not state.field.holds(spot) or not free:
        raise refusal(
            Reason.BLOCKED,
            f"ball {ball} cannot lie at {at(spot)}",
            "name a spot on the field, off bases and other balls",
            "H3",
            spot,
        )


def _check_clear_of_balls(state: State, body: Shape) -> None:
    if any(overlap(body, one, state.house.touch) for one in ball_shapes(state)):
        raise refusal(
            Reason.BLOCKED,
            "a ball lies there",
            "put the ball elsewhere first (PutBall)",
            "S30",
            body.at,
        )
