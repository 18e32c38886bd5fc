"""How balls enter play, drop and come to rest; a ball at rest pushes aside what is in its way."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.slargeball.ground import (
    FAR,
    ball_radius,
    ball_shapes,
    base_radius,
    bases,
    bodies,
    closed_zones,
    fallen_bases,
    ground_balls,
    room_for_ball,
    room_to_drop,
    shape_of,
)
from engine.games.slargeball.questions import at, figure_of, label, lying, standing
from engine.games.slargeball.replaced import with_ball, with_figure
from engine.games.slargeball.state import Figure, State
from engine.plane import Point, Shape, disc, overlap
from engine.record import replace
from engine.spots import STEP, aimed, by_direction, is_free, nearest_free, rect_shapes
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class BallEntered:
    """A ball entered play on the centre line."""

    ball: int
    at: Point


@dataclass(frozen=True, slots=True)
class BallDropped:
    """A ball fell to the ground."""

    ball: int
    at: Point


@dataclass(frozen=True, slots=True)
class BallRested:
    """A ball came to rest; `at` None: there was no room, and it is out of play."""

    ball: int
    at: Point | None


@dataclass(frozen=True, slots=True)
class BallPushed:
    """A ball was pushed aside by another one; `at` None: it found no room and is out of play."""

    ball: int
    at: Point | None


@dataclass(frozen=True, slots=True)
class FigurePushed:
    """A ball pushed a figure aside; `head`: the far end of its axis if it lies, else None."""

    figure: int
    at: Point
    head: Point | None


Aside: TypeAlias = BallPushed | FigurePushed
Event: TypeAlias = BallEntered | BallDropped | BallRested | Aside


def rested(state: State, ball: int, spot: Point) -> tuple[BallRested | Aside, ...]:
    """Return the events of a ball that comes to rest and pushes aside what is there (S16).

    If the house rules let balls yield, it comes to rest at the edge of the pile instead.
    """
    inside = state.field.inset(ball_radius(state)).clamped(spot)
    slack = ball_radius(state) - state.house.touch
    there: Point | None = inside
    if state.house.ball_yields and not is_free(inside, slack, bodies(state)):
        there = room_for_ball(state, ball, inside)
    if there is None:
        return (BallRested(ball, None),)
    return (BallRested(ball, there), *_pushed(state, ball, there))


def _pushed(state: State, ball: int, there: Point) -> tuple[Aside, ...]:
    """What a ball at rest pushes aside: first other balls (H11), then figures."""
    landed = disc(there, ball_radius(state))
    state = with_ball(state, ball, state="ground", at=there)
    told: list[Aside] = []
    for one in ground_balls(state, ball):
        if one.at and overlap(disc(one.at, ball_radius(state)), landed, state.house.touch):
            aside = room_for_ball(state, one.id, one.at)
            state = with_ball(state, one.id, at=aside)
            told.append(BallPushed(one.id, aside))
    for figure in (*standing(state), *lying(state)):
        moved = _out_of_the_way(state, figure, landed)
        if moved and moved.at:
            state = with_figure(state, moved.id, at=moved.at, head=moved.head)
            told.append(FigurePushed(moved.id, moved.at, moved.head))
    return tuple(told)


def _out_of_the_way(state: State, figure: Figure, landed: Shape) -> Figure | None:
    """The figure, moved out of the ball's way; None if it is not in its way or finds no room."""
    if not overlap(shape_of(state, figure), landed, state.house.touch):
        return None
    return _stepped_aside(state, figure) if figure.stands else _rolled_aside(state, figure, landed)


def _stepped_aside(state: State, figure: Figure) -> Figure | None:
    """The standing figure at the nearest place where its base overlaps nothing."""
    closed = closed_zones(state, figure)
    sides = [side for zone in closed for side in rect_shapes(zone)]
    taken = (*bases(state, figure.id), *fallen_bases(state), *ball_shapes(state), *sides)
    here = figure.at or Point(0, 0)
    spot = nearest_free(here, base_radius(state), taken, area=state.field, most=FAR, closed=closed)
    return replace(figure, at=spot) if spot else None


def _rolled_aside(state: State, figure: Figure, landed: Shape) -> Figure | None:
    """The lying figure at the nearest place where its body clears the ball and its base others."""
    taken = (*bases(state), *ball_shapes(state))
    margin = base_radius(state) - state.house.touch
    for moved in _shifted_copies(state, figure, landed.at):
        free = is_free(moved.at or landed.at, margin, taken)
        if free and not overlap(shape_of(state, moved), landed):
            return moved
    return None


def _shifted_copies(state: State, figure: Figure, away: Point) -> Iterator[Figure]:
    """Shifted copies of a lying figure, the nearest first, away from the ball before other ways."""
    at = figure.at or away
    head = figure.head or at
    middle = Point((at.x + head.x) // 2, (at.y + head.y) // 2)
    ways = by_direction(away, middle)
    for ring in range(STEP, state.house.body + state.house.base + state.house.ball, STEP):
        for way in ways:
            moved, far = aimed(at, way, ring), aimed(head, way, ring)
            if state.field.holds(moved):
                yield replace(figure, at=moved, head=far)


def taken_out(state: State, ball: int) -> State:
    """Return the state with the ball out of play."""
    return with_ball(state, ball, state="out", at=None, carrier=None)


def _follows(state: State) -> tuple[BallDropped | BallEntered, ...]:
    """Drop balls that nobody holds any more; before initiative, let balls that are out enter."""
    if state.phase == "over":
        return ()
    dropped = () if state.hits else _next_dropping(state)
    return dropped or (_next_entering(state) if state.phase == "initiative" else ())


def _next_dropping(state: State) -> tuple[BallDropped, ...]:
    """Drop loose balls, and those of carriers who fell, mired ones included (S3, S29)."""
    for ball in state.balls:
        if ball.state == "loose" and ball.at:
            return (BallDropped(ball.id, room_to_drop(state, ball.id, ball.at)),)
        carrier = figure_of(state, ball.carrier)
        if carrier and carrier.at and not carrier.stands:
            return (BallDropped(ball.id, room_to_drop(state, ball.id, carrier.at)),)
    return ()


def _next_entering(state: State) -> tuple[BallEntered, ...]:
    """Let a ball that is out enter on its centre spot, or the nearest free one (H15)."""
    for ball in state.balls:
        if ball.state == "out":
            spot = room_for_ball(state, ball.id, state.centres[ball.id - 1])
            if spot:
                return (BallEntered(ball.id, spot),)
    return ()


def _on_ground(state: State, event: BallEntered | BallDropped | BallRested | BallPushed) -> State:
    """Put the ball on the ground at the event's spot; without one it is out of play."""
    if event.at is None:
        return taken_out(state, event.ball)
    return with_ball(state, event.ball, state="ground", at=event.at, carrier=None)


def _rests(_state: State, event: BallRested | BallPushed) -> str:
    if event.at is None:
        return f"Ball {event.ball} finds no room and is out of play."
    return f"Ball {event.ball} lies at {at(event.at)}."


def _figure_pushed(state: State, event: FigurePushed) -> State:
    return with_figure(state, event.figure, at=event.at, head=event.head)


def _describe_figure_pushed(state: State, event: FigurePushed) -> str:
    how = "stands" if event.head is None else "lies"
    return f"Pushed aside: {label(state, event.figure)} {how} at {at(event.at)}."


TOPIC: Topic[State, Never, Event, Event] = Topic(
    events=happens(BallEntered, _on_ground, lambda _, e: f"Ball {e.ball} enters at {at(e.at)}.")
    | happens(
        BallDropped,
        _on_ground,
        lambda _, e: f"Ball {e.ball} drops to the ground at {at(e.at)}.",
    )
    | happens(BallRested, _on_ground, _rests)
    | happens(BallPushed, _on_ground, lambda s, e: f"Pushed aside: {_rests(s, e)}")
    | happens(FigurePushed, _figure_pushed, _describe_figure_pushed),
    follows=_follows,
)
