"""Wakes everybody who waits for the same change, by a single call from another thread.

A call into the event loop writes to a pipe and releases the GIL. With one call for each of 300
viewers, the command that caused the change was delayed, most of all while a camera was running.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

Listen: TypeAlias = Callable[[Callable[[], None]], Callable[[], None]]
"""Registers a function that is called at every change, from any thread; returns a function that
removes it."""

SPECTATORS_WAIT_S: Final = 0.1
"""Seconds by which spectators are woken later than players, who get the news first."""

AT_ONCE: Final = 20
"""Most spectators that are woken at a time, so that a command of the referee never waits longer."""

NEXT_S: Final = 0.01
"""Seconds until the next `AT_ONCE` spectators are woken."""


class Audience:
    """Everybody who waits for changes of one thing.

    Args:
        listen: Registers a listener for these changes.
    """

    def __init__(self, listen: Listen) -> None:
        self._listen = listen
        self._by_loop: dict[asyncio.AbstractEventLoop, _LoopWaiters] = {}

    @contextmanager
    def joined(self, *, is_spectator: bool = False) -> Iterator[asyncio.Event]:
        """An event of the running loop that is set at every change, slightly later for spectators.

        The caller clears the event, and leaves the audience by closing this context.
        """
        loop = asyncio.get_running_loop()
        waiters = self._by_loop.get(loop)
        if waiters is None:
            waiters = self._by_loop[loop] = _LoopWaiters(loop, self._listen)
        changed = asyncio.Event()
        waiting = waiters.spectators if is_spectator else waiters.first
        waiting[changed] = None
        try:
            yield changed
        finally:
            del waiting[changed]
            if not waiters.first and not waiters.spectators:
                waiters.stop_listening()
                del self._by_loop[loop]


class _LoopWaiters:
    """The events of those who wait in one event loop, in the order in which they joined."""

    def __init__(self, loop: asyncio.AbstractEventLoop, listen: Listen) -> None:
        self.first: dict[asyncio.Event, None] = {}
        self.spectators: dict[asyncio.Event, None] = {}
        self._loop = loop
        self._wake_pending = False
        self._spectators_pending = False
        self.stop_listening = listen(self._notify)

    def _notify(self) -> None:
        """Wake the loop from another thread, unless an earlier call is still pending."""
        if not self._wake_pending:
            self._wake_pending = True
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        self._wake_pending = False
        for changed in self.first:
            changed.set()
        if self.spectators and not self._spectators_pending:
            self._spectators_pending = True
            self._loop.call_later(SPECTATORS_WAIT_S, self._wake_spectators)

    def _wake_spectators(self) -> None:
        self._spectators_pending = False
        self._wake_some(list(self.spectators))

    def _wake_some(self, waiting: list[asyncio.Event]) -> None:
        for changed in waiting[:AT_ONCE]:
            changed.set()
        if waiting[AT_ONCE:]:
            self._loop.call_later(NEXT_S, self._wake_some, waiting[AT_ONCE:])
