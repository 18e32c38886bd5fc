"""What becomes of balls."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.slargeball import events
from engine.games.slargeball.replaced import with_ball, with_figure
from engine.games.slargeball.state import Catch, Flight, Grab, State, Throw


def taken_out(state: State, ball: int) -> State:
    """The ball is out of play."""
    return with_ball(state, ball, state="out", at=None, carrier=None)


def _on_ground(state: State, event: Any) -> State:
    """The ball lies at the event's spot; without one it is out of play."""
    if event.at is None:
        return taken_out(state, event.ball)
    return with_ball(state, event.ball, state="ground", at=event.at, carrier=None)


def _fling_began(state: State, event: events.FlingBegan) -> State:
    return replace(state, pending=Throw(event.figure, event.ball, event.to))


def _fling_failed(state: State, event: events.FlingFailed) -> State:
    throw = state.pending
    if isinstance(throw, Throw):
        return replace(state, pending=replace(throw, failed=event.roll))
    return state


def _flight_began(state: State, event: events.FlightBegan) -> State:
    flight = Flight(event.figure, event.ball, event.to, event.off, event.nabbers)
    return replace(_in_air(state, event.ball, event.to), pending=flight)


def _in_air(state: State, ball: int, at: Any) -> State:
    return with_ball(state, ball, state="air", at=at, carrier=None)


def _flight_missed(state: State, _event: events.FlightMissed) -> State:
    flight = state.pending
    if isinstance(flight, Flight) and flight.nabbers[1:]:
        return replace(state, pending=replace(flight, nabbers=flight.nabbers[1:]))
    return replace(state, pending=None)


def _landed(state: State, event: events.Landed) -> State:
    return replace(_in_air(state, event.ball, event.at), pending=None)


def _ball_hit(state: State, event: events.BallHit) -> State:
    """The catch is the figure's attempt of this phase."""
    hit = replace(state, pending=Catch(event.figure, event.ball, event.bonk))
    return with_figure(hit, event.figure, acted=True)


def _catch_failed(state: State, event: events.CatchFailed) -> State:
    return replace(state, pending=Catch(event.figure, event.ball, bonk=True))


def _bonk_survived(state: State, event: events.BonkSurvived) -> State:
    return with_ball(replace(state, pending=None), event.ball, state="loose")


def _bonked(state: State, event: events.Bonked) -> State:
    loose = with_ball(replace(state, pending=None), event.ball, state="loose")
    return with_figure(loose, event.figure, head=event.head)


def _figure_pushed(state: State, event: events.FigurePushed) -> State:
    return with_figure(state, event.figure, at=event.at, head=event.head)


def _nab_began(state: State, event: events.NabBegan) -> State:
    return replace(state, pending=Grab(event.figure, event.ball))


def _nab_failed(state: State, event: events.NabFailed) -> State:
    return with_figure(replace(state, pending=None), event.figure, acted=True)


def _nabbed(state: State, event: events.Nabbed) -> State:
    carried = with_ball(
        replace(state, pending=None),
        event.ball,
        state="carried",
        at=None,
        carrier=event.figure,
        since=state.turn,
    )
    return with_figure(carried, event.figure, acted=True)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.BallEntered: _on_ground,
    events.BallDropped: _on_ground,
    events.BallRested: _on_ground,
    events.BallPushed: _on_ground,
    events.FigurePushed: _figure_pushed,
    events.FlingBegan: _fling_began,
    events.FlingFailed: _fling_failed,
    events.FlightBegan: _flight_began,
    events.FlightMissed: _flight_missed,
    events.Landed: _landed,
    events.BallHit: _ball_hit,
    events.CatchFailed: _catch_failed,
    events.BonkSurvived: _bonk_survived,
    events.Bonked: _bonked,
    events.NabBegan: _nab_began,
    events.NabFailed: _nab_failed,
    events.Nabbed: _nabbed,
}
