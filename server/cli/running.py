"""The web application on its port, and the browser in front of it."""

import asyncio
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Iterator
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
from server.cli.memory import in_one_heap
from server.door.connections import TimelyProtocol, allow_many_files

SHUTDOWN_S = 2
BROWSER_WAIT_S = 10.0
LARGEST_HEADERS = 16 * 1024
LARGEST_WORD = 4096  # that a page says over a WebSocket; ours say nothing
TURN_S = 0.001
"""So long a thread of Python's goes on when another one waits: Python's own 5 ms, at each of the
steps of a command, add up beside a thread that looks at a camera."""


def run(app: FastAPI, listening: socket.socket, encrypted: "Encrypted | None" = None) -> None:
    """Serve until Ctrl-C, or until the system stops it: both raise KeyboardInterrupt here.

    uvicorn raises its signal once more when all is closed; at SIGTERM Python would end there and
    then, and a recording without its last line.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    allow_many_files()
    in_one_heap()
    write_logs()
    sys.setswitchinterval(TURN_S)
    server = _Server(_config(app))
    if encrypted is None:
        server.run(sockets=[listening])
    else:
        server.beside = _SecondServer(_config(app, encrypted))
        asyncio.run(_both(server, listening, server.beside, encrypted.listening))


async def _both(
    server: "_Server", listening: socket.socket, beside: "_SecondServer", encrypted: socket.socket
) -> None:
    """The same application on two ports; the first begins it and ends both."""
    other = asyncio.create_task(beside.serve(sockets=[encrypted]))
    try:
        await server.serve(sockets=[listening])
    finally:
        beside.should_exit = True
        await other


@dataclass(frozen=True, slots=True)
class Encrypted:
    """A second port on which the same is served encrypted.

    Attributes:
        listening: The port.
        certificate: Of this machine, as PEM.
        key: Its key.
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
        ws_per_message_deflate=False,  # it would be done anew for each of hundreds of viewers
        timeout_graceful_shutdown=SHUTDOWN_S,
        lifespan="auto" if encrypted is None else "off",  # it begins and ends with the first port
        ssl_certfile=encrypted.certificate if encrypted else None,
        ssl_keyfile=encrypted.key if encrypted else None,
    )


class _SecondServer(uvicorn.Server):
    """Ends when the server beside it does, and not by signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals are the other one's."""
        yield


class _Server(uvicorn.Server):
    """Tells the streams to end when it is asked to: they would hold it up for ever."""

    beside: _SecondServer | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C, or a service that is stopped."""
        parts: Parts = self.config.app.state.parts  # type: ignore[union-attr]
        parts.closing.set()
        if self.beside:
            self.beside.should_exit = True
        super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """The port, taken before anything is served on it; raises Unusable."""
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
            f"Cannot listen on {host}, port {port} ({error.strerror}): "
            "stop what uses it, or name another with --port (0 takes a free one)."
        ) from error
    return listening


def make_folder(folder: Path) -> None:
    """The data folder, made where it is not there; raises Unusable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unusable(
            f"The data folder {folder} cannot be made ({error.strerror}); name another with --data."
        ) from error


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def open_browser(address: str) -> None:
    """Once the page answers; where there is no browser nothing happens."""
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
