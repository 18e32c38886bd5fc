"""What follows by itself: a command's events and their consequences, until somebody is awaited."""

from collections.abc import Callable
from typing import Any, TypeVar

StateT = TypeVar("StateT")


def settled(
    state: StateT,
    first: tuple[Any, ...],
    evolve: Callable[[StateT, Any], StateT],
    consequences: Callable[[StateT], tuple[Any, ...]],
) -> tuple[Any, ...]:
    """These events and all that follows from them.

    Args:
        state: Before the events.
        first: What a command caused.
        evolve: The state after an event.
        consequences: The events that follow from a state now; none when somebody has to act.
    """
    happened: list[Any] = []
    new = first
    while new:
        for event in new:
            state = evolve(state, event)
        happened += new
        new = consequences(state)
    return tuple(happened)
