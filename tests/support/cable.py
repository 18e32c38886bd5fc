"""A cable to a server on this machine that can be pulled: packets are lost without any error.

    python -m tests.support.cable PORT SOCKET

Linux only, and as root: a network namespace (`ip netns`) at the other end of a pair of devices.
This program runs in it and forwards connections to a Unix socket, which is shared between network
namespaces.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from tests.support.program import ROOT

Reached: TypeAlias = Callable[[], socket.socket]
PORT: Final = 5432
NEAR, FAR = "10.213.77.1", "10.213.77.2"  # of a private range that nobody here uses
BYTES_AT_ONCE: Final = 65536


class Cable:
    """A cable that drops all packets while it is pulled.

    Attributes:
        host: The address at its far end.
    """

    host = FAR

    def __init__(self, name: str) -> None:
        self._name = name

    def pull(self) -> None:
        """From now on nothing arrives, in either direction."""
        self._tell("down")

    def plug_in(self) -> None:
        """Let packets through again."""
        self._tell("up")

    def _tell(self, how: str) -> None:
        _ip("netns", "exec", self._name, "ip", "link", "set", f"{self._name}b", how)


def needs_cable() -> None:
    """Skip the test where no network of its own can be made, and say so."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("a cable is pulled on Linux, as root, with ip (apt install iproute2)")


@contextmanager
def cable(to_port: int) -> Iterator[Cable]:
    """A cable to a port of this machine."""
    name = f"tref{os.getpid() % 100000}"
    folder = Path(tempfile.mkdtemp(prefix="tableref-cable-"))
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        try:
            _ip("netns", "add", name)
        except subprocess.CalledProcessError:
            pytest.skip("no network of its own may be made here (ip netns add)")
        stack.callback(_ip, "netns", "del", name)
        _ip("link", "add", f"{name}a", "type", "veth", "peer", "name", f"{name}b", "netns", name)
        _ip("addr", "add", f"{NEAR}/30", "dev", f"{name}a")
        _ip("link", "set", f"{name}a", "up")
        _ip("-n", name, "addr", "add", f"{FAR}/30", "dev", f"{name}b")
        _ip("-n", name, "link", "set", f"{name}b", "up")
        stack.enter_context(_handed_on(folder / "socket", to_port))
        words = ["ip", "netns", "exec", name, sys.executable, "-m", "tests.support.cable"]
        far = subprocess.Popen(
            [*words, str(PORT), str(folder / "socket")], cwd=ROOT, stdout=subprocess.PIPE
        )
        stack.callback(far.communicate)
        stack.callback(far.kill)
        assert far.stdout is not None
        assert far.stdout.readline(), "the far end did not start"
        yield Cable(name)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


@contextmanager
def _handed_on(path: Path, to_port: int) -> Iterator[None]:
    """Forward connections to a Unix socket to a port of this machine."""
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen()
        to = ("127.0.0.1", to_port)
        begun = threading.Thread(
            target=_serve, args=(listening, lambda: socket.create_connection(to)), daemon=True
        )
        begun.start()
        yield
        with contextlib.suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
        begun.join()


def _serve(listening: socket.socket, reached: Reached) -> None:
    with contextlib.suppress(OSError):
        while True:
            near, _ = listening.accept()
            threading.Thread(target=_pass_both_on, args=(near, reached()), daemon=True).start()


def _pass_both_on(near: socket.socket, far: socket.socket) -> None:
    """Forward data in both directions until both ends have closed; then close the sockets."""
    with near, far:
        back = threading.Thread(target=_pass_on, args=(far, near), daemon=True)
        back.start()
        _pass_on(near, far)
        back.join()


def _pass_on(one: socket.socket, other: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := one.recv(BYTES_AT_ONCE):
            other.sendall(data)
    with contextlib.suppress(OSError):
        other.shutdown(socket.SHUT_WR)


def _to_socket(path: str) -> socket.socket:
    far = socket.socket(socket.AF_UNIX)
    far.connect(path)
    return far


if __name__ == "__main__":
    port, path = sys.argv[1:]
    with socket.create_server((FAR, int(port))) as listening:
        print("here", flush=True)
        _serve(listening, lambda: _to_socket(path))
