"""Applies a command's events and their automatic consequences until somebody has to act."""

from collections.abc import Callable

from engine.game import EventT, StateT


def settled(
    state: StateT,
    first: tuple[EventT, ...],
    evolve: Callable[[StateT, EventT], StateT],
    consequences: Callable[[StateT], tuple[EventT, ...]],
) -> tuple[tuple[EventT, ...], StateT]:
    """Apply events and then all of their automatic consequences.

    Args:
        state: The state before the events.
        first: The events that a command caused.
        evolve: Returns the state after an event.
        consequences: Returns the events that follow automatically in a state; none if somebody
            has to act.

    Returns:
        All of the events in order, and the state after them.
    """
    happened: list[EventT] = []
    new = first
    while new:
        for event in new:
            state = evolve(state, event)
        happened += new
        new = consequences(state)
    return tuple(happened), state
