"""A command's events and everything that follows from them, until somebody has to act."""

from collections.abc import Callable

from engine.game import EventT, StateT


def settled(
    state: StateT,
    first: tuple[EventT, ...],
    evolve: Callable[[StateT, EventT], StateT],
    consequences: Callable[[StateT], tuple[EventT, ...]],
) -> tuple[tuple[EventT, ...], StateT]:
    """These events with everything that follows from them, and the state after all of them.

    Args:
        state: Before the events.
        first: What a command caused.
        evolve: The state after an event.
        consequences: The events that follow from a state now; none when somebody has to act.
    """
    happened: list[EventT] = []
    new = first
    while new:
        for event in new:
            state = evolve(state, event)
        happened += new
        new = consequences(state)
    return tuple(happened), state
