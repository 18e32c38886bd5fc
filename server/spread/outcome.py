"""What became of one of many tasks that were spread over processes."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

ResultT = TypeVar("ResultT")
SettledT = TypeVar("SettledT", covariant=True)

MOST_LOSSES = 3
"""A task that ended so many workers is given up: it is the task."""


class SpreadProblem(Exception):
    """Nothing can be spread: one sentence that says what would mend it."""


@dataclass(frozen=True, slots=True)
class TaskOutcome(Generic[ResultT]):
    """One task that is done.

    Attributes:
        place: Which of the tasks, from 0.
        result: What came of it; None where nothing did.
        lost: Why nothing came of it, in a sentence; else empty.
    """

    place: int
    result: ResultT | None
    lost: str = ""


class Settled(Protocol[SettledT]):
    """A future that is done, of this machine's processes or of a cluster."""

    def exception(self) -> BaseException | None:
        """What went wrong."""
        ...

    def result(self) -> SettledT:
        """What came of it."""
        ...


def outcome_of(place: int, future: Settled[ResultT]) -> TaskOutcome[ResultT]:
    """What became of the task at this place; a fault of the program is told in a sentence."""
    error = future.exception()
    if error is None:
        return TaskOutcome(place, future.result())
    told = " ".join(f"{type(error).__name__}: {error}".split())
    return TaskOutcome(place, None, f"It could not be done ({told.rstrip('.')}).")
