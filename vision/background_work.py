"""Run work that takes seconds on another thread; deliver its result at a fixed frame time."""

from collections.abc import Callable
from typing import Final, Generic, Protocol, TypeVar

T = TypeVar("T")
"""Type of the work's result."""

TOLD_AFTER_S: Final = 3.0
"""Seconds, by the source's clock, from the beginning of background work until its result is
delivered. Measuring a handful of lumps, or a creature on its turn card, takes this long on one of
two cores."""


class BackgroundWork(Protocol):
    """Starts a piece of work on another thread."""

    def __call__(self, work: Callable[[], T], /) -> Callable[[], T]:
        """Start the work; the returned function waits for its result, or raises what it raised."""
        ...


class Later(Generic[T]):
    """One piece of work at a time; its result is delivered `TOLD_AFTER_S` after it was begun.

    The delay is measured by the frames' times and not by when the work is done, so the same frames
    give the same results at the same frame, however fast the machine is. Without a background
    thread the work is done at once, and its result is returned at once.
    """

    def __init__(self, background: BackgroundWork | None) -> None:
        """Work in `background`, or on the calling thread if that is None."""
        self._background = background
        self._begun: tuple[float, Callable[[], T]] | None = None

    @property
    def pending(self) -> bool:
        """Whether work was begun whose result has not been delivered yet."""
        return self._begun is not None

    def begin(self, t_s: float, work: Callable[[], T]) -> T | None:
        """Begin a piece of work at the time of the current frame.

        Returns:
            The result if there is no background thread, else None: `outcome` returns it later.

        Raises:
            ValueError: The result of the work before has not been delivered yet.
        """
        if self.pending:
            raise ValueError("something is being worked on; wait for it with `outcome`.")
        if self._background is None:
            return work()
        self._begun = t_s, self._background(work)
        return None

    def outcome(self, t_s: float = float("inf")) -> T | None:
        """The result if it is due at this time, else None; waits if the work is not done yet."""
        if self._begun is None or t_s - self._begun[0] < TOLD_AFTER_S:
            return None
        (_, wait), self._begun = self._begun, None
        return wait()
