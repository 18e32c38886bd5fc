"""A state with one figure or ball replaced."""

from engine.games.slargeball.state import State
from engine.record import renewed, replace


def with_figure(state: State, figure: int, /, **changes: object) -> State:
    """The state with this figure changed."""
    figures = (renewed(one, **changes) if one.id == figure else one for one in state.figures)
    state = replace(state, figures=tuple(figures))
    return _parted(state, figure=figure) if changes.keys() & {"at", "head", "where"} else state


def with_ball(state: State, ball: int, /, **changes: object) -> State:
    """The state with this ball changed."""
    balls = (renewed(one, **changes) if one.id == ball else one for one in state.balls)
    return _parted(replace(state, balls=tuple(balls)), ball=ball)


def _parted(state: State, *, figure: int = 0, ball: int = 0) -> State:
    """What was said of a piece's contact is over once it is elsewhere (H30)."""
    if not state.contacts:
        return state
    left = (
        one
        for one in state.contacts
        if figure not in (one.figure, one.other) and (not ball or ball != one.ball)
    )
    return replace(state, contacts=tuple(left))


def with_all(state: State, /, **changes: object) -> State:
    """The state with every figure changed alike, those that are so already as they are."""
    names = list(changes)
    figures = (
        one
        if all(getattr(one, name) == changes[name] for name in names)
        else renewed(one, **changes)
        for one in state.figures
    )
    return replace(state, figures=tuple(figures))
