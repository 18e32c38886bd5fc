"""Copies of a state with a figure, a Canon, a player or a task changed."""

from collections.abc import Callable

from engine.games.generation_zero.state import Act, Battle, Canon, Figure, Seated, State, Task
from engine.record import renewed, replace


def with_figure(state: State, number: int, **more: object) -> State:
    """Return the state with these fields of a figure changed."""
    return changed(state, number, lambda one: renewed(one, **more))


def changed(state: State, number: int, change: Callable[[Figure], Figure]) -> State:
    """Return the state with one figure changed."""
    figures = tuple(change(one) if one.number == number else one for one in state.figures)
    return replace(state, figures=figures)


def every(state: State, change: Callable[[Figure], Figure]) -> State:
    """Return the state with every figure changed."""
    return replace(state, figures=tuple(change(one) for one in state.figures))


def with_canon(state: State, number: int, change: Callable[[Canon], Canon]) -> State:
    """Return the state with one Canon changed."""
    canons = tuple(change(one) if one.number == number else one for one in state.canons)
    return replace(state, canons=canons)


def with_player(state: State, seat: int, change: Callable[[Seated], Seated]) -> State:
    """Return the state with one player changed."""
    players = tuple(change(one) if one.seat == seat else one for one in state.players)
    return replace(state, players=players)


def pushed(state: State, task: Task) -> State:
    """Return the state with a task on top, which has to be finished first."""
    return replace(state, tasks=(*state.tasks, task))


def popped(state: State) -> State:
    """Return the state without the task on top."""
    return replace(state, tasks=state.tasks[:-1])


def with_battle(state: State, **more: object) -> State:
    """Return the state with the innermost battle changed; unchanged if there is none."""
    for place in range(len(state.tasks) - 1, -1, -1):
        task = state.tasks[place]
        if isinstance(task, Battle):
            return _with_task(state, place, renewed(task, **more))
    return state


def innermost(state: State) -> Battle | None:
    """Return the innermost battle, even if another task is on top of it."""
    return next((one for one in reversed(state.tasks) if isinstance(one, Battle)), None)


def with_act(state: State, figure: int, **more: object) -> State:
    """Return the state with a figure's act changed; it begins a new one if there is none."""
    for place, task in enumerate(state.tasks):
        if isinstance(task, Act) and task.figure == figure:
            return _with_task(state, place, renewed(task, **more))
    return pushed(state, renewed(Act(figure), **more))


def without_act(state: State, figure: int) -> State:
    """Return the state without an act of this figure."""
    tasks = (one for one in state.tasks if not (isinstance(one, Act) and one.figure == figure))
    return replace(state, tasks=tuple(tasks))


def _with_task(state: State, place: int, task: Task) -> State:
    return replace(state, tasks=(*state.tasks[:place], task, *state.tasks[place + 1 :]))


def settled(figure: Figure) -> Figure:
    """Return the figure at the end of a turn: it did not come here in the one that follows."""
    return figure if figure.came_from is None else replace(figure, came_from=None)
