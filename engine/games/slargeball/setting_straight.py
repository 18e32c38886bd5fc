"""Corrections of figures and balls by the referee."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, TypeAlias

from engine.game import Seat
from engine.games.slargeball.balls import BallDropped, taken_out
from engine.games.slargeball.checks import (
    check_ball,
    check_clear_of_balls,
    check_figure,
    check_free,
    check_word,
)
from engine.games.slargeball.ground import (
    ball_radius,
    ball_shapes,
    base_radius,
    bases,
    room_for_ball,
    room_to_drop,
    room_to_stand,
)
from engine.games.slargeball.questions import MOST_CALLS, at, ball_carried, label, standing
from engine.games.slargeball.replaced import with_ball, with_figure
from engine.games.slargeball.state import Figure, State
from engine.games.slargeball.still_awaited import Kept, Piece, kept
from engine.games.slargeball.wording import who
from engine.plane import Point, Shape
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.seats import listed
from engine.spots import is_free
from engine.topic import Topic, decides, happens

WHY = "the referee's word"

Leaving: TypeAlias = Literal["freed", "held", "open"]
"""The result of the die for leaving enemies in this turn; "open": it was not rolled."""

_FREED: Mapping[Leaving, bool | None] = MappingProxyType(
    {"freed": True, "held": False, "open": None}
)


@dataclass(frozen=True, slots=True)
class PutFigure:
    """Puts a standing figure at a spot."""

    seat: Seat
    figure: int
    at: Point
    because: str


@dataclass(frozen=True, slots=True)
class LayFigure:
    """Lays a figure down: its base at one point, the end of its axis at another."""

    seat: Seat
    figure: int
    at: Point
    head: Point
    because: str


@dataclass(frozen=True, slots=True)
class PutBall:
    """Puts a ball at a spot or in the hands of a figure; with neither it is out of play."""

    seat: Seat
    ball: int
    because: str
    at: Point | None = None
    carrier: int | None = None
    since: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveFigure:
    """Takes a figure out of the match; PutFigure brings it back."""

    seat: Seat
    figure: int
    because: str


@dataclass(frozen=True, slots=True)
class SetFigure:
    """Sets what a figure has done; an active Coach may stride."""

    seat: Seat
    figure: int
    because: str
    moved: bool | None = None
    acted: bool | None = None
    mired: bool | None = None
    active: bool | None = None
    calls: int | None = None
    leaving: Leaving | None = None


@dataclass(frozen=True, slots=True)
class FigurePut:
    """The referee placed a standing figure."""

    figure: int
    at: Point
    because: str


@dataclass(frozen=True, slots=True)
class FigureLaid:
    """The referee laid a figure down."""

    figure: int
    at: Point
    head: Point
    because: str


@dataclass(frozen=True, slots=True)
class BallPut:
    """The referee placed a ball, gave it to a figure, or took it out of play."""

    ball: int
    at: Point | None
    carrier: int | None
    because: str


@dataclass(frozen=True, slots=True)
class NabbedIn:
    """The turn in which the ball that a figure was given counts as nabbed."""

    ball: int
    turn: int


@dataclass(frozen=True, slots=True)
class FigureRemoved:
    """The referee took a figure out of the match."""

    figure: int
    because: str


@dataclass(frozen=True, slots=True)
class FigureSet:
    """The referee set what a figure has done; None: unchanged."""

    figure: int
    because: str
    moved: bool | None = None
    acted: bool | None = None
    mired: bool | None = None
    active: bool | None = None
    calls: int | None = None
    leaving: Leaving | None = None


Command: TypeAlias = PutFigure | LayFigure | PutBall | RemoveFigure | SetFigure
Word: TypeAlias = FigurePut | FigureLaid | BallPut | NabbedIn | FigureRemoved
Event: TypeAlias = Word | FigureSet


def put_figure(state: State, command: PutFigure) -> tuple[Word | Kept, ...]:
    """Decide where a figure stands; the referee may put any figure into a Goal Zone (H31)."""
    figure = _word_on_figure(state, command.seat, command.figure, command.because)
    check_free(state, figure, command.at)
    check_clear_of_balls(state, Shape(command.at, command.at, base_radius(state)))
    told = FigurePut(figure.id, command.at, command.because)
    return (told, *kept(state, _figure_put(state, told), Piece(figure.id)))


def lay_figure(state: State, command: LayFigure) -> tuple[Word | Kept, ...]:
    """Decide how a figure lies; other figures may stand on its body (S31)."""
    figure = _word_on_figure(state, command.seat, command.figure, command.because)
    check_free(state, figure, command.at)
    body = Shape(command.at, command.head, base_radius(state))
    length = 2 * state.house.body
    if max(abs(command.head.x - command.at.x), abs(command.head.y - command.at.y)) > length:
        raise refusal(Reason.BAD_VALUE, "no figure is that long", "name where its head lies", "S12")
    check_clear_of_balls(state, body)
    told = FigureLaid(figure.id, command.at, command.head, command.because)
    return (told, *kept(state, _figure_laid(state, told), Piece(figure.id)))


def put_ball(state: State, command: PutBall) -> tuple[Word | Kept, ...]:
    """Decide where a ball is: on the ground, carried, or out of play."""
    check_word(state, command.seat, command.because)
    ball = check_ball(state, command.ball)
    if command.at is not None and command.carrier is not None:
        raise refusal(
            Reason.BAD_VALUE, "a ball lies or is carried, not both", "name a spot or a carrier"
        )
    if command.carrier is not None:
        _check_carrier(state, check_figure(state, command.carrier), ball.id)
    if command.at is not None:
        _check_ball_spot(state, ball.id, command.at)
    told = BallPut(ball.id, command.at, command.carrier, command.because)
    still = kept(state, _ball_put(state, told), Piece(command.carrier, ball.id))
    if command.since is None:
        return (told, *still)
    _check_since(state, command)
    return (told, NabbedIn(ball.id, command.since), *still)


def remove_figure(state: State, command: RemoveFigure) -> tuple[Word | BallDropped | Kept, ...]:
    """Decide that a figure is out of the match; a ball that it carries is dropped."""
    check_word(state, command.seat, command.because)
    figure = check_figure(state, command.figure)
    if figure.where == "out":
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, figure.id)} is out already",
            "name one that is in the match, or put it back (PutFigure)",
        )
    told = FigureRemoved(figure.id, command.because)
    after = _figure_removed(state, told)
    carried = ball_carried(state, figure.id)
    dropped = (
        (BallDropped(carried.id, room_to_drop(after, carried.id, figure.at)),)
        if carried and figure.at
        else ()
    )
    return (told, *dropped, *kept(state, after, Piece(figure.id)))


def set_figure(state: State, command: SetFigure) -> tuple[FigureSet]:
    """Decide what a figure has done and may do."""
    check_word(state, command.seat, command.because)
    figure = check_figure(state, command.figure)
    if command.active and figure.position != "coach":
        raise refusal(
            Reason.BAD_TARGET,
            f"{label(state, figure.id)} is not a Coach",
            "only Coaches are activated",
        )
    if command.mired and not figure.lies:
        raise refusal(
            Reason.BAD_TARGET, f"{label(state, figure.id)} does not lie", "lay it first (LayFigure)"
        )
    if command.calls is not None and not 0 <= command.calls <= MOST_CALLS:
        raise refusal(
            Reason.BAD_VALUE,
            f"{command.calls} activations cannot be",
            f"name 0 to {MOST_CALLS}",
            "S23",
        )
    return (
        FigureSet(
            figure.id,
            command.because,
            command.moved,
            command.acted,
            command.mired,
            command.active,
            command.calls,
            command.leaving,
        ),
    )


def _check_since(state: State, command: PutBall) -> None:
    if command.carrier is None or command.since is None or not 0 <= command.since <= state.turn:
        raise refusal(
            Reason.BAD_VALUE,
            f"a ball cannot have been nabbed in turn {command.since}",
            f"name who carries it, and turn 0 to {state.turn}",
            "S18",
        )


def _word_on_figure(state: State, seat: Seat, figure: int, because: str) -> Figure:
    check_word(state, seat, because)
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


def _overrides(state: State) -> tuple[Command, ...]:
    """Representative corrections of a few figures and the first ball."""
    if not state.turn:
        return ()
    found: list[Command] = [SetFigure(None, state.figures[-1].id, WHY, moved=False)]
    for one in [figure for figure in state.figures if figure.where == "field"][:3]:
        spot = room_to_stand(state, one)
        if spot:
            found.append(PutFigure(None, one.id, spot, WHY))
        if one.at and one.stands:
            found.append(LayFigure(None, one.id, one.at, one.at, WHY))
    for ball in state.balls[:1]:
        found.append(PutBall(None, ball.id, WHY))
        spot = room_for_ball(state, ball.id, state.centres[ball.id - 1])
        if spot:
            found.append(PutBall(None, ball.id, WHY, at=spot))
        free = [one for one in standing(state) if not ball_carried(state, one.id)]
        found += [PutBall(None, ball.id, WHY, carrier=one.id) for one in free[:1]]
    return tuple(found)


def _unhit(state: State, figure: int) -> State:
    """The state without awaited dice, and without hits on this figure."""
    hits = tuple(hit for hit in state.hits if figure != hit.victim)
    return replace(state, pending=None, hits=hits)


def _figure_put(state: State, event: FigurePut) -> State:
    return with_figure(
        _unhit(state, event.figure),
        event.figure,
        where="field",
        at=event.at,
        head=None,
        mired=False,
    )


def _describe_figure_put(state: State, event: FigurePut) -> str:
    return f"{who(state, event.figure)} stands at {at(event.at)} now: {event.because}."


def _figure_laid(state: State, event: FigureLaid) -> State:
    return with_figure(
        _unhit(state, event.figure), event.figure, where="field", at=event.at, head=event.head
    )


def _describe_figure_laid(state: State, event: FigureLaid) -> str:
    return f"{who(state, event.figure)} lies at {at(event.at)} now: {event.because}."


def _ball_put(state: State, event: BallPut) -> State:
    """Place the ball; a figure that is given it counts as having nabbed it in the last turn."""
    state = replace(state, pending=None)
    if event.carrier is not None:
        return with_ball(
            state,
            event.ball,
            state="carried",
            at=None,
            carrier=event.carrier,
            since=state.turn - 1,
        )
    if event.at is None:
        return taken_out(state, event.ball)
    return with_ball(state, event.ball, state="ground", at=event.at, carrier=None)


def _describe_ball_put(state: State, event: BallPut) -> str:
    if event.carrier is not None:
        where = f"is carried by {label(state, event.carrier)}"
    else:
        where = "is out of play" if event.at is None else f"lies at {at(event.at)}"
    return f"Ball {event.ball} {where} now: {event.because}."


def _nabbed_in(state: State, event: NabbedIn) -> State:
    return with_ball(state, event.ball, since=event.turn)


def _figure_removed(state: State, event: FigureRemoved) -> State:
    """Take the figure off the field, and drop its corridor."""
    corridors = tuple(one for one in state.corridors if one.figure != event.figure)
    left = replace(_unhit(state, event.figure), corridors=corridors)
    return with_figure(left, event.figure, where="out", at=None, head=None, mired=False)


def _describe_figure_removed(state: State, event: FigureRemoved) -> str:
    return f"{who(state, event.figure)} is taken out of the match: {event.because}."


def _figure_set(state: State, event: FigureSet) -> State:
    given = {
        name: value
        for name in ("moved", "acted", "mired", "active", "calls")
        if (value := getattr(event, name)) is not None
    }
    if event.leaving is not None:
        given["freed"] = _FREED[event.leaving]
    return with_figure(state, event.figure, **given)


def _describe_figure_set(state: State, event: FigureSet) -> str:
    names = ("moved", "acted", "mired", "active", "calls", "leaving")
    told = [f"{name} {value}" for name in names if (value := getattr(event, name)) is not None]
    said = listed([one.replace("True", "yes").replace("False", "no") for one in told])
    return f"{who(state, event.figure)} is set to {said or 'what it was'}: {event.because}."


TOPIC: Topic[State, Command, Event, Event | BallDropped | Kept] = Topic(
    commands=decides(PutFigure, put_figure)
    | decides(LayFigure, lay_figure)
    | decides(PutBall, put_ball)
    | decides(RemoveFigure, remove_figure)
    | decides(SetFigure, set_figure),
    events=happens(FigurePut, _figure_put, _describe_figure_put)
    | happens(FigureLaid, _figure_laid, _describe_figure_laid)
    | happens(BallPut, _ball_put, _describe_ball_put)
    | happens(NabbedIn, _nabbed_in, lambda _, e: f"It was nabbed in turn {e.turn}.")
    | happens(FigureRemoved, _figure_removed, _describe_figure_removed)
    | happens(FigureSet, _figure_set, _describe_figure_set),
    overrides=_overrides,
)
