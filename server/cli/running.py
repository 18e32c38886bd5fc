"""Serves the web application on its port, and opens the browser."""

import asyncio
import errno
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn
from fastapi import FastAPI

from server.api.parts import Parts
from server.cli.exits import Unusable
from server.cli.logs import write_logs
from server.cli.memory import hold_little
from server.door.connections import TimelyProtocol, allow_many_files

SHUTDOWN_S = 2
"""Seconds that open connections get to end when the program ends."""

BROWSER_WAIT_S = 10.0
"""Seconds within which the program must listen for the browser to be opened."""

LARGEST_HEADERS = 16 * 1024
"""Most bytes of a request's headers."""

LARGEST_WORD = 4096
"""Most bytes of a message from a page over a WebSocket; our pages send none."""

TURN_S = 0.001
"""Python's thread switch interval, in seconds. The default of 5 ms adds up over the steps of a
command while the camera thread is busy."""


def run(
    app: FastAPI,
    listening: socket.socket,
    encrypted: "Encrypted | None" = None,
    *,
    told: Callable[[], None],
) -> None:
    """Serve until Ctrl-C or SIGTERM, both of which raise KeyboardInterrupt here.

    uvicorn raises the signal again once everything is closed. By default, SIGTERM would then end
    Python at once, before the last line of a recording is written.

    Args:
        app: The application.
        listening: The port, already bound.
        encrypted: A second, encrypted port; None for none.
        told: Called once requests are served and signals are handled. An earlier signal might be
            lost between asyncio's handler and uvicorn's.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    allow_many_files()
    hold_little()
    write_logs()
    sys.setswitchinterval(TURN_S)
    server = _Server(_config(app))
    server.told = told
    if encrypted is None:
        server.run(sockets=[listening])
    else:
        server.beside = _SecondServer(_config(app, encrypted))
        asyncio.run(_both(server, listening, server.beside, encrypted.listening))


async def _both(
    server: "_Server", listening: socket.socket, beside: "_SecondServer", encrypted: socket.socket
) -> None:
    """Serve the application on two ports; the first server starts it, and ends the second."""
    other = asyncio.create_task(beside.serve(sockets=[encrypted]))
    try:
        await server.serve(sockets=[listening])
    finally:
        beside.should_exit = True
        await other


@dataclass(frozen=True, slots=True)
class Encrypted:
    """A second port that serves the same application over HTTPS.

    Attributes:
        listening: The port, already bound.
        certificate: The path of this machine's certificate, as PEM.
        key: The path of its key.
    """

    listening: socket.socket
    certificate: Path
    key: Path


def _config(app: FastAPI, encrypted: Encrypted | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=TimelyProtocol,
        log_config=None,
        log_level="warning",
        access_log=False,
        h11_max_incomplete_event_size=LARGEST_HEADERS,
        ws_max_size=LARGEST_WORD,
        ws_per_message_deflate=False,  # it would compress each message for hundreds of viewers
        timeout_graceful_shutdown=SHUTDOWN_S,
        # The first server starts and ends the application.
        lifespan="auto" if encrypted is None else "off",
        ssl_certfile=encrypted.certificate if encrypted else None,
        ssl_keyfile=encrypted.key if encrypted else None,
    )


class _SecondServer(uvicorn.Server):
    """Ends with the first server, and ignores signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to the first server."""
        yield


class _Server(uvicorn.Server):
    """Calls `told` when it serves, and ends the endless streams at exit, which would block it."""

    beside: _SecondServer | None = None
    told: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `told` after the start: by then signals are handled, and requests are accepted."""
        await super().startup(sockets)
        if self.started:
            self.told()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End the streams and the second server, on Ctrl-C or when the service is stopped."""
        parts: Parts = self.config.app.state.parts  # type: ignore[union-attr]
        parts.closing.set()
        if self.beside:
            self.beside.should_exit = True
        super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """Bind the port before anything is served; raises Unusable."""
    if not host.strip():
        raise Unusable("--host names no address: 127.0.0.1 is this machine, 0.0.0.0 all networks.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if hasattr(socket, "SO_REUSEADDR") and sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen()
    except OSError as error:
        listening.close()
        raise Unusable(
            f"Cannot listen on {host}, port {port} ({error.strerror}): {_another(error)}."
        ) from error
    return listening


def _another(error: OSError) -> str:
    """What to name instead of where it cannot listen."""
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return "name an address of this machine with --host"
    if error.errno == errno.EACCES:
        return "name a port from 1024 on with --port"
    return "stop what uses it, or name another with --port (0 takes a free one)"


def address_of(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def open_browser(address: str) -> None:
    """Open the browser, if there is one, once the page answers."""
    deadline_s = time.monotonic() + BROWSER_WAIT_S
    parts = urlsplit(address)
    while time.monotonic() < deadline_s:
        try:
            socket.create_connection((parts.hostname or "", parts.port or 80), timeout=1).close()
        except OSError:
            time.sleep(0.2)
            continue
        if (
            sys.platform != "linux"
            or os.environ.get("DISPLAY")
            or os.environ.get("WAYLAND_DISPLAY")
        ):
            webbrowser.open(address)
        return
