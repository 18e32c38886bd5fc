"""Whether the rules allow a command now, and if not, why."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from engine.refusal import IllegalCommand

StateT = TypeVar("StateT")
CommandT = TypeVar("CommandT")
EventT = TypeVar("EventT")
Decide: TypeAlias = Callable[[StateT, CommandT], tuple[EventT, ...]]


def tried(
    decide: Decide[StateT, CommandT, EventT], state: StateT, command: CommandT
) -> tuple[tuple[EventT, ...], str]:
    """Decide on a command without carrying it out.

    Args:
        decide: The game's `decide`.
        state: The current state.
        command: A command of that game.

    Returns:
        The events that it would cause, and why it is refused; one of the two is empty.
    """
    try:
        return decide(state, command), ""
    except IllegalCommand as refusal:
        return (), refusal.detail


def refused(decide: Decide[StateT, CommandT, EventT], state: StateT, command: CommandT) -> str:
    """Why a command is refused, as the refusal says it; empty if the rules allow it."""
    return tried(decide, state, command)[1]
