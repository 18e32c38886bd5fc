"""The referee sets a figure or a ball straight: it is put where it is.

Only the dice that concern the piece itself are dropped; those of others stay awaited (S32).
"""

from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball import coaching, flinging, moving, nabbing, whapping
from engine.games.slargeball.balls import BallRested, taken_out
from engine.games.slargeball.checks import (
    check_ball,
    check_begun,
    check_figure,
    check_free,
    check_word,
)
from engine.games.slargeball.ground import (
    ball_radius,
    ball_shapes,
    base_radius,
    bases,
    closed_zones,
    room_for_ball,
    room_to_stand,
    touching_enemies,
)
from engine.games.slargeball.judging import judged
from engine.games.slargeball.questions import at, ball_carried, figure_of, label, standing
from engine.games.slargeball.replaced import with_ball, with_figure
from engine.games.slargeball.state import (
    Blow,
    Catch,
    Corridor,
    Figure,
    Flight,
    Grab,
    Pending,
    State,
    Throw,
    Walk,
)
from engine.games.slargeball.wording import who
from engine.plane import Point, Shape, overlap
from engine.refusal import IllegalCommand, Reason, refusal
from engine.spots import is_free, rect_shapes
from engine.topic import Dice, Topic, decides, happens

WHY = "the referee's word"


@dataclass(frozen=True, slots=True)
class PutFigure:
    """A figure stands where the referee says."""

    seat: Seat
    figure: int
    at: Point
    because: str


@dataclass(frozen=True, slots=True)
class LayFigure:
    """A figure lies as the referee says: its base at one point, the end of its axis at another."""

    seat: Seat
    figure: int
    at: Point
    head: Point
    because: str


@dataclass(frozen=True, slots=True)
class PutBall:
    """A ball lies at a spot, is carried by a figure, or, with neither named, is out of play."""

    seat: Seat
    ball: int
    because: str
    at: Point | None = None
    carrier: int | None = None


@dataclass(frozen=True, slots=True)
class FigurePut:
    """The referee stood a figure somewhere."""

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
    """The referee put a ball somewhere, gave it to a figure, or took it out of play."""

    ball: int
    at: Point | None
    carrier: int | None
    because: str


@dataclass(frozen=True, slots=True)
class StillAwaited:
    """Dice that do not concern the piece that was set straight before are awaited on."""

    pending: Pending


Command: TypeAlias = PutFigure | LayFigure | PutBall
Word: TypeAlias = FigurePut | FigureLaid | BallPut
Event: TypeAlias = Word | StillAwaited
Kept: TypeAlias = StillAwaited | flinging.Landed | BallRested


def put_figure(state: State, command: PutFigure) -> tuple[Word | Kept, ...]:
    """A figure stands somewhere free."""
    figure = _word_on_figure(state, command.seat, command.figure, command.because)
    check_free(state, figure, command.at)
    _check_clear_of_balls(state, Shape(command.at, command.at, base_radius(state)))
    _check_zones(state, figure, command.at)
    told = FigurePut(figure.id, command.at, command.because)
    return (told, *_kept(state, _figure_put(state, told), told))


def _check_zones(state: State, figure: Figure, spot: Point) -> None:
    zones = closed_zones(state, figure)
    sides = tuple(side for zone in zones for side in rect_shapes(zone))
    slack = base_radius(state) - state.house.touch
    inside = any(zone.holds(spot) for zone in zones)
    if inside or not is_free(spot, slack, sides):
        raise refusal(
            Reason.FORBIDDEN,
            f"{label(state, figure.id)} cannot stand in a Goal Zone",
            "name a spot outside",
            "S14",
            spot,
        )


def lay_figure(state: State, command: LayFigure) -> tuple[Word | Kept, ...]:
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
    told = FigureLaid(figure.id, command.at, command.head, command.because)
    return (told, *_kept(state, _figure_laid(state, told), told))


def put_ball(state: State, command: PutBall) -> tuple[Word | Kept, ...]:
    """A ball lies somewhere, is carried, or is out of play."""
    check_word(state, command.seat, command.because)
    check_begun(state)
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
    return (told, *_kept(state, _ball_put(state, told), told))


def _word_on_figure(state: State, seat: Seat, figure: int, because: str) -> Figure:
    check_word(state, seat, because)
    check_begun(state)
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


def _kept(before: State, after: State, word: Word) -> tuple[Kept, ...]:
    """What goes on waiting for dice."""
    if before.pending is None or _concerned(before.pending, word):
        return ()
    return _still(after, before.pending, word)


def _concerned(pending: Pending, word: Word) -> bool:
    """The dice are about the piece itself."""
    if not isinstance(word, BallPut):
        return word.figure in _figures(pending)
    match pending:
        case Throw(ball=ball) | Flight(ball=ball):
            return word.ball == ball
        case Catch(figure=figure, ball=ball) | Grab(figure=figure, ball=ball):
            return word.ball == ball or word.carrier == figure
        case _:
            return False


def _figures(pending: Pending) -> tuple[int, ...]:
    """Whose dice they are, and against whom; those under a flight and in a corridor come later."""
    match pending:
        case Blow(figure=figure, target=target):
            return figure, target
        case Flight():
            return ()
        case _:
            return (pending.figure,)


def _still(state: State, pending: Pending, word: Word) -> tuple[Kept, ...]:
    """What goes on waiting, in the state after the word."""
    match pending:
        case Walk():
            return (StillAwaited(pending),) if _as_before(state, pending) else ()
        case Corridor():
            met = coaching.victims(state, pending)
            return (StillAwaited(replace(pending, victims=met)),) if met else ()
        case Flight():
            return _flight(state, pending, word)
        case _:
            return (StillAwaited(pending),)


def _as_before(state: State, walk: Walk) -> bool:
    """The path, judged anew, is still clear and needs the same dice."""
    figure = figure_of(state, walk.figure)
    if figure is None or (walk.breaking and not touching_enemies(state, figure)):
        return False
    try:
        way = judged(state, figure, walk.path[1:])
    except IllegalCommand:
        return False
    behind = 0 if walk.breaking else len(way.piles) - len(walk.piles)
    ahead = way.piles[max(0, behind) :]
    return (way.path, way.offsides, ahead) == (walk.path, walk.offsides, walk.piles)


def _flight(state: State, flight: Flight, word: Word) -> tuple[Kept, ...]:
    """Whoever was moved, or has his hands full now, nabs nothing that flies past."""
    gone = word.carrier if isinstance(word, BallPut) else word.figure
    left = tuple(one for one in flight.nabbers if one != gone)
    if not left:
        return flinging.come_down(state, flight.ball, flight.to, off=flight.off)
    return (StillAwaited(replace(flight, nabbers=left)),)


def _overrides(state: State) -> tuple[Command, ...]:
    """Representatives: a few figures and the first ball."""
    if not state.turn:
        return ()
    found: list[Command] = []
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
    """Neither hit any more, nor is anything awaited."""
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


def _figure_put_told(state: State, event: FigurePut) -> str:
    return f"{who(state, event.figure)} stands at {at(event.at)} now: {event.because}."


def _figure_laid(state: State, event: FigureLaid) -> State:
    return with_figure(
        _unhit(state, event.figure), event.figure, where="field", at=event.at, head=event.head
    )


def _figure_laid_told(state: State, event: FigureLaid) -> str:
    return f"{who(state, event.figure)} lies at {at(event.at)} now: {event.because}."


def _ball_put(state: State, event: BallPut) -> State:
    """Whoever is given a ball counts as having nabbed it in an earlier turn."""
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


def _ball_put_told(state: State, event: BallPut) -> str:
    if event.carrier is not None:
        where = f"is carried by {label(state, event.carrier)}"
    else:
        where = "is out of play" if event.at is None else f"lies at {at(event.at)}"
    return f"Ball {event.ball} {where} now: {event.because}."


def _still_awaited(state: State, event: StillAwaited) -> State:
    return replace(state, pending=event.pending)


def _still_awaited_told(state: State, _event: StillAwaited) -> str:
    for dice in (moving.dice, coaching.dice, whapping.dice, flinging.dice, nabbing.dice):
        asked = dice(state)
        if isinstance(asked, Dice):
            return f"Dice are still awaited: {asked.needed.why}."
    return "Dice are still awaited."


TOPIC: Topic[State, Command, Event, Event | flinging.Landed | BallRested] = Topic(
    commands=decides(PutFigure, put_figure)
    | decides(LayFigure, lay_figure)
    | decides(PutBall, put_ball),
    events=happens(FigurePut, _figure_put, _figure_put_told)
    | happens(FigureLaid, _figure_laid, _figure_laid_told)
    | happens(BallPut, _ball_put, _ball_put_told)
    | happens(StillAwaited, _still_awaited, _still_awaited_told),
    overrides=_overrides,
)
