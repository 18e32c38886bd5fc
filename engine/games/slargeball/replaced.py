"""Copies of a state with a figure or a ball changed."""

from engine.games.slargeball.state import State
from engine.record import renewed, replace


def with_figure(state: State, figure: int, /, **changes: object) -> State:
    """Return the state with one figure changed; moving it ends declared contacts."""
    figures = (renewed(one, **changes) if one.id == figure else one for one in state.figures)
    state = replace(state, figures=tuple(figures))
    return (
        _without_contacts(state, figure=figure)
        if changes.keys() & {"at", "head", "where"}
        else state
    )


def with_ball(state: State, ball: int, /, **changes: object) -> State:
    """Return the state with one ball changed; this ends declared contacts."""
    balls = (renewed(one, **changes) if one.id == ball else one for one in state.balls)
    return _without_contacts(replace(state, balls=tuple(balls)), ball=ball)


def _without_contacts(state: State, *, figure: int = 0, ball: int = 0) -> State:
    """The state without declared contacts of a piece that has been moved (H30)."""
    if not state.contacts:
        return state
    left = (
        one
        for one in state.contacts
        if figure not in (one.figure, one.other) and (not ball or ball != one.ball)
    )
    return replace(state, contacts=tuple(left))


def with_all(state: State, /, **changes: object) -> State:
    """Return the state with all figures changed; those with these values already are kept."""
    names = list(changes)
    figures = (
        one
        if all(getattr(one, name) == changes[name] for name in names)
        else renewed(one, **changes)
        for one in state.figures
    )
    return replace(state, figures=tuple(figures))
