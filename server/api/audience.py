"""All who wait for the same news, woken by one call from another thread however many they are.

A call into the loop writes to a pipe and lets go of Python's lock; three hundred of them, one for
each viewer, held up the command that they told of, most of all while a camera was looked at.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

Listen: TypeAlias = Callable[[Callable[[], None]], Callable[[], None]]
"""Has a function called with every change, from any thread; the answer ends that."""

GIVES_WAY_S: Final = 0.1
"""So much later those who only look on are woken, that those who play have the news first."""
AT_ONCE: Final = 20
"""So many who look on are woken together: what the referee says meanwhile waits for no more."""
NEXT_S: Final = 0.01


class Audience:
    """Everybody who waits for one thing.

    Args:
        listen: Tells of its changes.
    """

    def __init__(self, listen: Listen) -> None:
        self._listen = listen
        self._rows: dict[asyncio.AbstractEventLoop, _Row] = {}

    @contextmanager
    def joined(self, *, looks_on: bool = False) -> Iterator[asyncio.Event]:
        """An event of the running loop that is set with every change; who looks on comes last."""
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
    """Those of one loop, in the order in which they came."""

    def __init__(self, loop: asyncio.AbstractEventLoop, listen: Listen) -> None:
        self.first: dict[asyncio.Event, None] = {}
        self.lookers: dict[asyncio.Event, None] = {}
        self._loop = loop
        self._told = False
        self._lookers_told = False
        self.stop_listening = listen(self._tell)

    def _tell(self) -> None:
        """From another thread; nothing where a change before has not been noticed yet."""
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
