"""Closing what the garbage collector drops, in a thread of its own."""

import atexit
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Generic, TypeVar

ThingT = TypeVar("ThingT")


class Closer(Generic[ThingT]):
    """Closes things that nobody refers to any more.

    A finalizer runs in whichever thread happens to collect garbage, in the middle of anything: if
    that thread holds a lock that closing needs, both wait for ever. So a finalizer only calls
    `drop`, which never blocks, and this object's own thread closes.

    Args:
        close: How a thing is closed; it must not raise.
    """

    def __init__(self, close: Callable[[ThingT], None]) -> None:
        self._close = close
        # `SimpleQueue.put` may be called from a finalizer; that of `Queue` may not.
        self._dropped: SimpleQueue[ThingT] = SimpleQueue()
        self._exiting = False
        atexit.register(self._close_rest)
        Thread(target=self._run, name="closer", daemon=True).start()

    def drop(self, thing: ThingT) -> None:
        """Leave a thing to be closed soon; at the program's end it is closed at once."""
        if self._exiting:
            self._close(thing)
        else:
            self._dropped.put(thing)

    def _run(self) -> None:
        while True:
            self._close(self._dropped.get())

    def _close_rest(self) -> None:
        self._exiting = True
        with suppress(Empty):
            while True:
                self._close(self._dropped.get_nowait())
