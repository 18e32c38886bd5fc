"""What the referee's word changes.

A word on a figure or a ball drops what waited for dice; what goes on waiting follows it (S32).
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.games.slargeball import events
from engine.games.slargeball.evolve_balls import taken_out
from engine.games.slargeball.replaced import with_ball, with_figure
from engine.games.slargeball.state import State


def dropped(state: State) -> State:
    """Nothing waits for dice."""
    return replace(state, pending=None)


def _unhit(state: State, figure: int) -> State:
    hits = tuple(hit for hit in state.hits if figure != hit.victim)
    return replace(dropped(state), hits=hits)


def _figure_put(state: State, event: events.FigurePut) -> State:
    return with_figure(
        _unhit(state, event.figure),
        event.figure,
        where="field",
        at=event.at,
        head=None,
        mired=False,
    )


def _figure_laid(state: State, event: events.FigureLaid) -> State:
    return with_figure(
        _unhit(state, event.figure), event.figure, where="field", at=event.at, head=event.head
    )


def _ball_put(state: State, event: events.BallPut) -> State:
    """Whoever is given a ball counts as having nabbed it in an earlier turn."""
    state = dropped(state)
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


def _still_awaited(state: State, event: events.StillAwaited) -> State:
    return replace(state, pending=event.pending)


def _score_set(state: State, event: events.ScoreSet) -> State:
    score = tuple(
        event.points if team == event.team else points
        for team, points in enumerate(state.score, start=1)
    )
    return replace(state, score=score)


CHANGES: Mapping[type[Any], Callable[[State, Any], State]] = {
    events.FigurePut: _figure_put,
    events.FigureLaid: _figure_laid,
    events.BallPut: _ball_put,
    events.StillAwaited: _still_awaited,
    events.ScoreSet: _score_set,
}
