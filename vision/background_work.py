"""Work that takes seconds: done on another thread; its result is due by the source's clock."""

from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

T = TypeVar("T")
"""Type of what the work gives."""

TOLD_AFTER_S: Final = 3.0
"""Seconds after which the result of work in the background is due, by the source's clock: so long
a handful of lumps, or a creature on its turn card, takes on one of two cores."""


class BackgroundWork(Protocol):
    """Begins a piece of work on another thread."""

    def __call__(self, work: Callable[[], T], /) -> Callable[[], T]:
        """What is given waits for the outcome, or raises what the work raised."""
        ...


class Later(Generic[T]):
    """One piece of work at a time, whose outcome is due `TOLD_AFTER_S` after it was begun.

    By the times of the frames, not by when it was done: the same frames tell the same at the same
    place, however long it took. Without a background thread it is done, and told, at once.
    """

    def __init__(self, background: BackgroundWork | None) -> None:
        """Where to work; None: here."""
        self._background = background
        self._begun: tuple[float, Callable[[], T]] | None = None

    @property
    def pending(self) -> bool:
        """Whether something was begun that is not told yet."""
        return self._begun is not None

    def begin(self, t_s: float, work: Callable[[], T]) -> T | None:
        """Do a piece of work with what was seen at a time; None if it is due later.

        Raises:
            ValueError: What was begun before is not told yet.
        """
        if self.pending:
            raise ValueError("something is being worked on; wait for it with `outcome`.")
        if self._background is None:
            return work()
        self._begun = t_s, self._background(work)
        return None

    def outcome(self, t_s: float = float("inf")) -> T | None:
        """What is due at a time; waits for it where it is not done yet. None: nothing is."""
        if self._begun is None or t_s - self._begun[0] < TOLD_AFTER_S:
            return None
        (_, wait), self._begun = self._begun, None
        return wait()
