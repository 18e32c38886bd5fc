"""Nabbing: catching a falling ball, picking one up, and being bonked by one."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.games.slargeball.balls import Aside, BallRested, rested
from engine.games.slargeball.checks import (
    check_ball,
    check_chance,
    check_own,
    check_phase,
    check_stands,
    first_chances,
)
from engine.games.slargeball.ground import ball_radius, base_radius, fallen_head
from engine.games.slargeball.questions import ball_carried, figure_of, label, standing, stats_of
from engine.games.slargeball.replaced import with_ball, with_figure
from engine.games.slargeball.state import Ball, Catch, Figure, Grab, State
from engine.games.slargeball.tables import DIE_SIDES
from engine.games.slargeball.wording import plainly, who
from engine.luck import RollNeeded
from engine.plane import Point, squared, within
from engine.record import replace
from engine.refusal import Reason, refusal
from engine.topic import Dice, Topic, decides, happens


@dataclass(frozen=True, slots=True)
class Nab:
    """A figure tries to pick up a ball on the ground that it touches."""

    seat: Seat
    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class BallHit:
    """A ball came down on a figure, which may catch it; `bonk`: it carries a ball and cannot."""

    ball: int
    figure: int
    bonk: bool


@dataclass(frozen=True, slots=True)
class CatchFailed:
    """A figure did not catch the ball and now has to stay up."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class BonkSurvived:
    """A figure that was hit by the ball stays up."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class Bonked:
    """A figure that was hit by the ball fell."""

    figure: int
    ball: int
    at: Point
    head: Point


@dataclass(frozen=True, slots=True)
class NabBegan:
    """A figure tries to pick up a ball; a die of `needed` or less does it."""

    figure: int
    ball: int
    needed: int


@dataclass(frozen=True, slots=True)
class NabFailed:
    """A figure did not pick up the ball."""

    figure: int
    ball: int


@dataclass(frozen=True, slots=True)
class Nabbed:
    """A figure nabbed a ball and carries it."""

    figure: int
    ball: int


Caught: TypeAlias = Nabbed | CatchFailed | BonkSurvived | Bonked
Grabbed: TypeAlias = Nabbed | NabFailed
Event: TypeAlias = BallHit | NabBegan | Caught | Grabbed


def nab(state: State, command: Nab) -> tuple[NabBegan, ...]:
    """Decide an attempt to pick up a ball on the ground that the figure touches."""
    check_phase(state, "nabbing")
    figure = check_own(state, command.seat, command.figure)
    check_stands(state, figure)
    _check_on_ground(state, command.ball)
    chance = check_chance(state, figure, command.ball)
    return (NabBegan(figure.id, chance.target, chance.needed),)


def _check_on_ground(state: State, ball: int) -> None:
    found = check_ball(state, ball)
    if found.state != "ground":
        where = "is out of play"
        if found.carrier is not None:
            where = f"is carried by {label(state, found.carrier)}"
        raise refusal(Reason.BAD_TARGET, f"ball {ball} {where}", "name a ball on the ground", "H21")


def dice(state: State) -> Dice[Caught | Grabbed] | None:
    """Await the die of a catch, of staying up, or of picking up a ball."""
    match state.pending:
        case Catch() as catch:
            why = _catch_why(state, catch)
            needed = RollNeeded(DIE_SIDES, 1, why)
            return Dice(needed, lambda values: _catch_result(state, catch, values[0]))
        case Grab() as grab:
            needed = RollNeeded(DIE_SIDES, 1, _nab_why(state, grab.figure))
            return Dice(needed, lambda values: _grab_result(state, grab, values[0]))
        case _:
            return None


def _catch_why(state: State, catch: Catch) -> str:
    figure = figure_of(state, catch.figure)
    if not catch.bonk or figure is None:
        return _nab_why(state, catch.figure)
    return f"{label(state, catch.figure)} to stay up, {stats_of(figure).whap} or less"


def _nab_why(state: State, nabber: int) -> str:
    figure = figure_of(state, nabber)
    needed = stats_of(figure).nab if figure else 0
    return f"{label(state, nabber)} to nab the ball, {needed} or less"


def _grab_result(state: State, grab: Grab, value: int) -> tuple[Grabbed, ...]:
    """The result of an attempt to pick up a ball: the Nab stat or less succeeds."""
    figure = figure_of(state, grab.figure)
    if figure and value <= stats_of(figure).nab:
        return (Nabbed(grab.figure, grab.ball),)
    return (NabFailed(grab.figure, grab.ball),)


def _catch_result(state: State, catch: Catch, value: int) -> tuple[Caught, ...]:
    """The result of a catch: the Nab stat or less; after that the Whap stat or less stays up."""
    figure = figure_of(state, catch.figure)
    if figure is None or figure.at is None:
        return ()
    stats = stats_of(figure)
    if not catch.bonk:
        if value <= stats.nab:
            return (Nabbed(figure.id, catch.ball),)
        return (CatchFailed(figure.id, catch.ball),)
    if value <= stats.whap:
        return (BonkSurvived(figure.id, catch.ball),)
    head = fallen_head(state, figure.id, figure.at, _beyond(state, catch, figure.at))
    return (Bonked(figure.id, catch.ball, figure.at, head),)


def _beyond(state: State, catch: Catch, here: Point) -> Point:
    """A point on the far side of the figure from the ball, towards which it falls."""
    ball = next(one for one in state.balls if one.id == catch.ball)
    spot = ball.at or here
    return Point(2 * here.x - spot.x, 2 * here.y - spot.y)


def _follows(state: State) -> tuple[BallHit | BallRested | Aside, ...]:
    """Resolve the first ball in the air: it comes down."""
    if state.phase != "nabbing" or state.pending is not None:
        return ()
    ball = next((one for one in state.balls if one.state == "air"), None)
    return _come_to_ground(state, ball) if ball else ()


def _come_to_ground(state: State, ball: Ball) -> tuple[BallHit | BallRested | Aside, ...]:
    """A ball comes down on a figure (H20), or comes to rest on the ground."""
    spot = ball.at or Point(0, 0)
    figure = _hit_by(state, spot)
    if figure:
        full = ball_carried(state, figure.id) is not None
        return (BallHit(ball.id, figure.id, full),)
    return rested(state, ball.id, spot)


def _hit_by(state: State, spot: Point) -> Figure | None:
    """The figure on whose base a ball comes down: the nearest, ties by initiative (H10)."""
    reach = base_radius(state) + ball_radius(state)
    met = [one for one in standing(state) if one.at and within(one.at, spot, reach)]

    def order(one: Figure) -> tuple[int, bool, int]:
        return squared(one.at or spot, spot), one.team != state.initiative, one.id

    return min(met, key=order, default=None)


def _choices(state: State) -> tuple[Nab, ...]:
    if state.phase != "nabbing":
        return ()
    found = [(figure_of(state, one.figure), one.target) for one in first_chances(state)]
    return tuple(Nab(one.seat, one.id, ball) for one, ball in found if one)


def _ball_hit(state: State, event: BallHit) -> State:
    """Begin the catch; it counts as the figure's attempt of this phase."""
    hit = replace(state, pending=Catch(event.figure, event.ball, event.bonk))
    return with_figure(hit, event.figure, acted=True)


def _describe_ball_hit(state: State, event: BallHit) -> str:
    full = ", whose hands are full" if event.bonk else ""
    return f"Ball {event.ball} comes down on {label(state, event.figure)}{full}."


def _catch_failed(state: State, event: CatchFailed) -> State:
    return replace(state, pending=Catch(event.figure, event.ball, bonk=True))


def _bonk_survived(state: State, event: BonkSurvived) -> State:
    return with_ball(replace(state, pending=None), event.ball, state="loose")


def _bonked(state: State, event: Bonked) -> State:
    loose = with_ball(replace(state, pending=None), event.ball, state="loose")
    return with_figure(loose, event.figure, head=event.head)


def _nab_began(state: State, event: NabBegan) -> State:
    return replace(state, pending=Grab(event.figure, event.ball))


def _describe_nab_began(state: State, event: NabBegan) -> str:
    reaches = f"{who(state, event.figure)} reaches for ball {event.ball}"
    return f"{reaches}: {event.needed} or less nabs it."


def _nab_failed(state: State, event: NabFailed) -> State:
    return with_figure(replace(state, pending=None), event.figure, acted=True)


def _nabbed(state: State, event: Nabbed) -> State:
    carried = with_ball(
        replace(state, pending=None),
        event.ball,
        state="carried",
        at=None,
        carrier=event.figure,
        since=state.turn,
    )
    return with_figure(carried, event.figure, acted=True)


TOPIC: Topic[State, Nab, Event, Event | BallRested | Aside] = Topic(
    commands=decides(Nab, nab),
    events=happens(BallHit, _ball_hit, _describe_ball_hit)
    | happens(
        CatchFailed, _catch_failed, plainly("{who} does not catch {ball}, and has to stay up.")
    )
    | happens(BonkSurvived, _bonk_survived, plainly("{who} stays up."))
    | happens(Bonked, _bonked, plainly("{who} is bonked by {ball} and falls at {at}."))
    | happens(NabBegan, _nab_began, _describe_nab_began)
    | happens(NabFailed, _nab_failed, plainly("{who} does not get hold of {ball}."))
    | happens(Nabbed, _nabbed, plainly("{who} nabs {ball}.")),
    awaits=dice,
    follows=_follows,
    choices=_choices,
)
