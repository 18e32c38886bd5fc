"""Limits that the referee waives, with a reason: what was done at the table stands."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Never, Protocol

from engine.game import Seat
from engine.games.clay_o_rama.questions import label
from engine.games.clay_o_rama.state import State
from engine.refusal import IllegalCommand
from engine.topic import Topic, happens


@dataclass(frozen=True, slots=True)
class LimitWaived:
    """The referee allowed something beyond a limit."""

    creature: int
    because: str


class Reasoned(Protocol):
    """A command that may carry the referee's reason for exceeding a limit."""

    @property
    def seat(self) -> Seat:
        """The seat that gives it."""

    @property
    def creature(self) -> int:
        """The creature whose limit it is."""

    @property
    def because(self) -> str:
        """Why the limit may be exceeded; empty: it may not."""


def waived(command: Reasoned, *limits: Callable[[], None]) -> tuple[LimitWaived, ...]:
    """Check limits; return the referee's decision to waive them if one is exceeded.

    Args:
        command: The command, which may give the referee's reason.
        limits: Checks that raise IllegalCommand.

    Raises:
        IllegalCommand: A limit is exceeded, and the referee gives no reason to waive it.
    """
    try:
        for limit in limits:
            limit()
    except IllegalCommand:
        if command.seat is not None or not command.because.strip():
            raise
        return (LimitWaived(command.creature, command.because),)
    return ()


def _as_it_is(state: State, _event: LimitWaived) -> State:
    return state


def _describe(state: State, event: LimitWaived) -> str:
    return f"{label(state, event.creature)} goes beyond a limit, and it stands: {event.because}."


TOPIC: Topic[State, Never, LimitWaived, LimitWaived] = Topic(
    events=happens(LimitWaived, _as_it_is, _describe)
)
