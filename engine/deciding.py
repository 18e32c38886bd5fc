"""What every game does with a command: look up who decides it, and work out what follows."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from engine.allowed import check_referee
from engine.game import Awaiting
from engine.luck import Roll, Rolled, check_roll
from engine.refusal import Reason, refusal
from engine.settling import settled

StateT = TypeVar("StateT")

Deciders: TypeAlias = Mapping[type[Any], Callable[[Any, Any], tuple[Any, ...]]]
"""For each kind of command, what it causes in a state; it raises IllegalCommand."""


def decided(
    state: StateT,
    command: Any,
    deciders: Deciders,
    evolve: Callable[[StateT, Any], StateT],
    consequences: Callable[[StateT], tuple[Any, ...]],
) -> tuple[Any, ...]:
    """The events that a command causes, with all that follows by itself.

    Args:
        state: As it stands.
        command: Of any kind.
        deciders: The kinds of commands that the game has.
        evolve: The state after an event.
        consequences: The events that follow from a state by themselves.

    Raises:
        IllegalCommand: The game has no such command, or does not allow it now.
    """
    decider = deciders.get(type(command))
    if decider is None:
        raise refusal(
            Reason.UNKNOWN_COMMAND,
            f"{type(command).__name__} is no command of this game",
            f"use one of {sorted(kind.__name__ for kind in deciders)}",
        )
    return settled(state, decider(state, command), evolve, consequences)


def rolled(awaiting: Awaiting, command: Roll) -> Rolled:
    """The dice that were awaited fell; raises IllegalCommand where others, or none, were."""
    check_referee(command.seat, "what the dice show")
    needed = check_roll(awaiting, command.values)
    return Rolled(command.values, needed.sides, needed.why)
