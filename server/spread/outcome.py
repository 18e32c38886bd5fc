"""The outcome of one of many tasks that were spread over processes."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

ResultT = TypeVar("ResultT")
SettledT = TypeVar("SettledT", covariant=True)

MOST_LOSSES = 3
"""Workers that a task may kill before it is given up: then the task is at fault."""


class SpreadProblem(Exception):
    """Tasks cannot be spread; the message says how to mend it."""


@dataclass(frozen=True, slots=True)
class TaskOutcome(Generic[ResultT]):
    """The outcome of one task.

    Attributes:
        place: Index of the task, from 0.
        result: Its result; None if it failed.
        lost: Why it failed, as a sentence; empty if it did not.
    """

    place: int
    result: ResultT | None
    lost: str = ""


class Settled(Protocol[SettledT]):
    """A future that is done, of this machine's processes or of a cluster."""

    def exception(self) -> BaseException | None:
        """The exception that the task raised, if any."""
        ...

    def result(self) -> SettledT:
        """The result of the task."""
        ...


def outcome_of(place: int, future: Settled[ResultT]) -> TaskOutcome[ResultT]:
    """The outcome of the task at this place; an exception becomes a sentence."""
    error = future.exception()
    if error is None:
        return TaskOutcome(place, future.result())
    told = " ".join(f"{type(error).__name__}: {error}".split())
    return TaskOutcome(place, None, f"It could not be done ({told.rstrip('.')}).")
