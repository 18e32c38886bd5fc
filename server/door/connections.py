"""Connections: limits on their number, in all and for each address, and deadlines for requests.

A page opens six connections, its stream and its picture. Without limits, a stranger who opens
hundreds of idle ones would use up all file handles.
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
"""Most open connections from one address; several phones may share one."""

MOST_OF_STRANGERS: Final = 700
"""Most open connections from all other machines together."""

MOST_OF_ALL: Final = 1000
"""Most open connections in all: the rest is for the referee on this machine."""

FILES_WANTED: Final = 4096
"""Open files that the program asks the system for; each connection is one."""

HEADERS_S: Final = 10.0
"""Seconds within which a request's headers must arrive."""

BODY_S: Final = 20.0
"""Seconds within which a request's body must arrive."""


class Gate:
    """Counts open connections; those from this machine have only the limit of all.

    Args:
        of_one: The most connections from one address.
        of_strangers: The most from all other machines together.
        of_all: The most in all.
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
    """Uvicorn's HTTP protocol, with a deadline for headers and body."""

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
        """A client has connected."""
        super().connection_made(transport)
        if self.gate.admits(self.client[0] if self.client else "", transport):
            self._await_rest()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Bytes have arrived."""
        super().data_received(data)
        if self.transport.get_protocol() is self:  # no longer so after a WebSocket upgrade
            self._await_rest()

    def handle_websocket_upgrade(self, event: Any) -> None:  # of h11, which uvicorn imports
        """The client asks for a WebSocket, which has timeouts of its own."""
        self._cancel()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """The response is sent; the next request gets a new deadline."""
        self._cancel()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._cancel()
        super().connection_lost(exc)

    def _await_rest(self) -> None:
        """Set the deadline for what is still missing: headers, body or nothing."""
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
    """Raise the system's limit of open files, so that it is above the gate's limit."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
