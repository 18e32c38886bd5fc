"""Everybody who waits for the same change, woken by a single call from another thread.

A call into the event loop writes to a pipe and releases the GIL. With one call for each of 300
viewers, the command that caused the change was held up, most of all while a camera was running.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

Listen: TypeAlias = Callable[[Callable[[], None]], Callable[[], None]]
"""Registers a function that is called at every change, from any thread; returns how to end it."""

GIVES_WAY_S: Final = 0.1
"""Spectators are woken this much later, so that players get the news first."""
AT_ONCE: Final = 20
"""Spectators woken in one go: a command of the referee waits for no more than these."""
NEXT_S: Final = 0.01


class Audience:
    """Everybody who waits for changes of one thing.

    Args:
        listen: Registers a listener for these changes.
    """

    def __init__(self, listen: Listen) -> None:
        self._listen = listen
        self._rows: dict[asyncio.AbstractEventLoop, _Row] = {}

    @contextmanager
    def joined(self, *, looks_on: bool = False) -> Iterator[asyncio.Event]:
        """An event of the running loop, set at every change; later for spectators (`looks_on`)."""
        loop = asyncio.get_running_loop()
        row = self._rows.get(loop)
        if row is None:
            row = self._rows[loop] = _Row(loop, self._listen)
        changed = asyncio.Event()
        seats = row.lookers if looks_on else row.first
        seats[changed] = None
        try:
            yield changed
        finally:
            del seats[changed]
            if not row.first and not row.lookers:
                row.stop_listening()
                del self._rows[loop]


class _Row:
    """Those who wait in one event loop, in the order in which they joined."""

    def __init__(self, loop: asyncio.AbstractEventLoop, listen: Listen) -> None:
        self.first: dict[asyncio.Event, None] = {}
        self.lookers: dict[asyncio.Event, None] = {}
        self._loop = loop
        self._told = False
        self._lookers_told = False
        self.stop_listening = listen(self._tell)

    def _tell(self) -> None:
        """Wake the loop, from another thread; not again while an earlier call is pending."""
        if not self._told:
            self._told = True
            self._loop.call_soon_threadsafe(self._wake)

    def _wake(self) -> None:
        self._told = False
        for changed in self.first:
            changed.set()
        if self.lookers and not self._lookers_told:
            self._lookers_told = True
            self._loop.call_later(GIVES_WAY_S, self._wake_lookers)

    def _wake_lookers(self) -> None:
        self._lookers_told = False
        self._wake_some(list(self.lookers))

    def _wake_some(self, waiting: list[asyncio.Event]) -> None:
        for changed in waiting[:AT_ONCE]:
            changed.set()
        if waiting[AT_ONCE:]:
            self._loop.call_later(NEXT_S, self._wake_some, waiting[AT_ONCE:])
