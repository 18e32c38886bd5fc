"""Keeps awaited dice when the referee corrects something (S32).

Only dice that concern the corrected piece itself are dropped.
"""

from dataclasses import dataclass
from typing import Never, TypeAlias

from engine.games.slargeball import coaching, flinging, moving, nabbing, whapping
from engine.games.slargeball.balls import BallRested
from engine.games.slargeball.ground import touching_enemies
from engine.games.slargeball.judging import Judged, judged
from engine.games.slargeball.questions import figure_of
from engine.games.slargeball.state import (
    Blow,
    Catch,
    Corridor,
    Flight,
    Grab,
    Pending,
    State,
    Throw,
    Walk,
)
from engine.record import replace
from engine.refusal import IllegalCommand
from engine.topic import Dice, Topic, happens


@dataclass(frozen=True, slots=True)
class StillAwaited:
    """Dice are still awaited, as they do not concern the piece that was corrected."""

    pending: Pending


@dataclass(frozen=True, slots=True)
class Piece:
    """What was corrected: a figure, or a ball (`figure` is its carrier then)."""

    figure: int | None = None
    ball: int | None = None


Kept: TypeAlias = StillAwaited | flinging.Landed | BallRested


def kept(before: State, after: State, piece: Piece) -> tuple[Kept, ...]:
    """Return the events that keep awaited dice, given the states before and after a correction."""
    if before.pending is None or _concerns(before.pending, piece):
        return ()
    return _kept_dice(before, after, before.pending, piece)


def _concerns(pending: Pending, piece: Piece) -> bool:
    """Whether the awaited dice concern the corrected piece."""
    if piece.ball is None:
        return piece.figure in _figures(pending)
    match pending:
        case Throw(ball=ball) | Flight(ball=ball):
            return piece.ball == ball
        case Catch(figure=figure, ball=ball) | Grab(figure=figure, ball=ball):
            return piece.ball == ball or piece.figure == figure
        case _:
            return False


def _figures(pending: Pending) -> tuple[int, ...]:
    """The figures that dice concern; flights and corridors are adapted by `_kept_dice` instead."""
    match pending:
        case Blow(figure=figure, target=target):
            return figure, target
        case Flight():
            return ()
        case _:
            return (pending.figure,)


def _kept_dice(before: State, after: State, pending: Pending, piece: Piece) -> tuple[Kept, ...]:
    """The dice that stay awaited, adapted to the state after the correction."""
    match pending:
        case Walk():
            return (StillAwaited(pending),) if _is_unchanged(before, after, pending) else ()
        case Corridor():
            met = coaching.victims(after, pending)
            return (StillAwaited(replace(pending, victims=met)),) if met else ()
        case Flight():
            return _flight(after, pending, piece)
        case _:
            return (StillAwaited(pending),)


def _is_unchanged(before: State, after: State, walk: Walk) -> bool:
    """Whether a path is as legal as before the correction, and needs the same dice."""
    figure = figure_of(after, walk.figure)
    if figure is None or (walk.breaking and not touching_enemies(after, figure)):
        return False
    way = _judged(after, walk, accepted=_judged(before, walk, accepted=False) is None)
    if way is None:
        return False
    behind = 0 if walk.breaking else len(way.piles) - len(walk.piles)
    ahead = way.piles[max(0, behind) :]
    return (way.path, way.offsides, ahead) == (walk.path, walk.offsides, walk.piles)


def _judged(state: State, walk: Walk, *, accepted: bool) -> Judged | None:
    """The walk, judged in this state; None if it is illegal, as an accepted one may be."""
    figure = figure_of(state, walk.figure)
    try:
        return judged(state, figure, walk.path[1:], accepted=accepted) if figure else None
    except IllegalCommand:
        return None


def _flight(state: State, flight: Flight, piece: Piece) -> tuple[Kept, ...]:
    """The flight without the corrected figure; if no enemy is left, the ball comes down."""
    left = tuple(one for one in flight.nabbers if one != piece.figure)
    if not left:
        return flinging.come_down(state, flight.ball, flight.to, off=flight.off)
    return (StillAwaited(replace(flight, nabbers=left)),)


def _still_awaited(state: State, event: StillAwaited) -> State:
    return replace(state, pending=event.pending)


def _describe_still_awaited(state: State, _event: StillAwaited) -> str:
    for dice in (moving.dice, coaching.dice, whapping.dice, flinging.dice, nabbing.dice):
        asked = dice(state)
        if isinstance(asked, Dice):
            return f"Dice are still awaited: {asked.needed.why}."
    return "Dice are still awaited."


TOPIC: Topic[State, Never, StillAwaited, StillAwaited] = Topic(
    events=happens(StillAwaited, _still_awaited, _describe_still_awaited),
)
