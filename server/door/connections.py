"""Connections: so many altogether and from one address, and each has to say what it wants in time.

A page opens six connections, its stream and its picture; a stranger who opens hundreds and says
nothing would else take every file handle there is.
"""

import asyncio
import sys
from collections import defaultdict
from typing import Any, Final

from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from server.api.allowance import neighbourhood
from server.api.callers import is_loopback

MOST_OF_ONE: Final = 64
MOST_OF_STRANGERS: Final = 700
MOST_OF_ALL: Final = 1000
FILES_WANTED: Final = 4096
HEADERS_S: Final = 10.0
BODY_S: Final = 20.0


class Gate:
    """Counts what is open; whoever calls from this machine always finds room.

    Args:
        of_one: The most connections from one address.
        of_strangers: The most from other machines together.
        of_all: The most altogether.
    """

    def __init__(
        self,
        of_one: int = MOST_OF_ONE,
        of_strangers: int = MOST_OF_STRANGERS,
        of_all: int = MOST_OF_ALL,
    ) -> None:
        self._of_one = of_one
        self._of_strangers = of_strangers
        self._of_all = of_all
        self._open: dict[str, set[asyncio.BaseTransport]] = defaultdict(set)

    def admits(self, host: str, transport: asyncio.BaseTransport) -> bool:
        """Count a connection, unless there are too many."""
        self._forget_closed()
        address = "" if is_loopback(host) else neighbourhood(host)
        strangers = sum(len(some) for one, some in self._open.items() if one)
        if strangers + len(self._open.get("", ())) >= self._of_all:
            return False
        if address and strangers >= self._of_strangers:
            return False
        if address and len(self._open.get(address, ())) >= self._of_one:
            return False
        self._open[address].add(transport)
        return True

    def _forget_closed(self) -> None:
        for address in list(self._open):
            self._open[address] = {one for one in self._open[address] if not one.is_closing()}
            if not self._open[address]:
                del self._open[address]


class TimelyProtocol(H11Protocol):
    """HTTP as uvicorn speaks it, with a deadline for headers and body."""

    gate = Gate()

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._deadline: asyncio.TimerHandle | None = None
        self._awaited: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        if self.gate.admits(self.client[0] if self.client else "", transport):
            self._await_rest()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """They have said something."""
        super().data_received(data)
        if self.transport.get_protocol() is self:  # and not a WebSocket's by now
            self._await_rest()

    def handle_websocket_upgrade(self, event: Any) -> None:  # of h11, which uvicorn imports
        """They want a WebSocket, which has a watch of its own."""
        self._cancel()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """The answer is sent; for the next request the watch starts anew."""
        self._cancel()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._cancel()
        super().connection_lost(exc)

    def _await_rest(self) -> None:
        """Set the deadline for what is still to come: headers, body or nothing."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        asked = cycle if cycle is not None and not cycle.response_complete else None
        awaited = (asked, "body") if asked else ("headers",)
        if asked and not asked.more_body:
            self._cancel()
        elif awaited != self._awaited:
            self._cancel()
            self._awaited = awaited
            limit_s = BODY_S if asked else HEADERS_S
            self._deadline = self.loop.call_later(limit_s, self.transport.abort)

    def _cancel(self) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._deadline = self._awaited = None


def allow_many_files() -> None:
    """Ask the system for as many open files as the gate lets connections in."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
