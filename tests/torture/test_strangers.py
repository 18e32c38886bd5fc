"""Strangers beside a referee: half-open lines, a flood, slow readers, huge bodies."""

import http.client
import json
import os
import socket
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.support.program import serving

pytestmark = pytest.mark.torture

SOCKETS = 500
COMMANDS = 200
LOG_BYTES = 100_000


def own_address() -> str:
    """The address under which this machine is known on its network; no packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line, suppress(OSError):
        line.connect(("192.0.2.1", 9))
        return str(line.getsockname()[0])
    return "127.0.0.1"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    log = tmp_path / "stderr.txt"
    with serving(["serve", "--host", "0.0.0.0", "--data", str(tmp_path)], log=log) as url:
        yield url
    assert log.stat().st_size < LOG_BYTES
    assert "Traceback" not in log.read_text()


def asked(address: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=30)
    try:
        content = None if body is None else json.dumps(body).encode()
        connection.request(method, path, content, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


class Strangers:
    """Everything at once.

    The half-open lines come from the address of this machine on its network, where they are
    counted; the rest comes from where nobody counts, as if from very many addresses.
    """

    def __init__(self, port: int) -> None:
        self._from_afar = own_address(), port
        self._place = "127.0.0.1", port
        self._over = threading.Event()
        self._lines: list[socket.socket] = []
        self.requests = 0

    def __enter__(self) -> "Strangers":
        for _ in range(SOCKETS):
            with suppress(OSError):
                line = socket.create_connection(self._from_afar, timeout=5)
                line.sendall(b"POST /api/sessions HTTP/1.1\r\nHost: x\r\n")
                self._lines.append(line)
        for work in (self._flood, self._flood, *[self._read_slowly] * 20, self._send_much):
            threading.Thread(target=work, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for line in self._lines:
            line.close()

    def _flood(self) -> None:
        while not self._over.wait(0.002):
            with suppress(OSError, http.client.HTTPException):
                connection = http.client.HTTPConnection(*self._place, timeout=5)
                connection.request("GET", "/api/sessions", headers={"Host": "x"})
                assert connection.getresponse().status == 401
                self.requests += 1
                connection.close()

    def _read_slowly(self) -> None:
        while not self._over.wait(0.1):
            with suppress(OSError), socket.create_connection(self._place, timeout=5) as line:
                line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
                while not self._over.wait(0.1) and line.recv(1):
                    pass

    def _send_much(self) -> None:
        head = b"POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Length: 60000000\r\n\r\n"
        while not self._over.wait(0.1):
            with suppress(OSError), socket.create_connection(self._place, timeout=5) as line:
                line.sendall(head)
                for _ in range(60):
                    line.sendall(b"[]," * 333_333)


def test_the_referee_goes_on_beside_500_strangers(address: str) -> None:
    status, begun = asked(address, "POST", "/api/sessions", {"game": "clay_o_rama", "seats": 2})
    assert status == 201
    took_ms = []
    with Strangers(urlsplit(address).port or 0) as strangers:
        for head in range(COMMANDS):
            note = {"command": {"type": "Note", "seat": None, "text": "hm"}, "based_on_seq": head}
            began_s = time.perf_counter()
            status, said = asked(address, "POST", f"/api/sessions/{begun['id']}/commands", note)
            took_ms.append(1000 * (time.perf_counter() - began_s))
            assert status == 200, said
            time.sleep(0.01)
    worst, usual = max(took_ms), statistics.median(took_ms)
    print(
        f"{COMMANDS} commands: median {usual:.0f} ms, worst {worst:.0f} ms; "
        f"{strangers.requests} requests of strangers beside {SOCKETS} half-open lines; "
        f"load {os.getloadavg()[0]:.1f}"
    )
    assert usual < 300
    assert strangers.requests > 10


def test_a_huge_body_costs_no_memory(address: str) -> None:
    """60 MB of brackets, from this machine itself, where no code is needed."""
    parts = urlsplit(address)
    began_s = time.monotonic()
    with socket.create_connection((str(parts.hostname), parts.port), timeout=30) as line:
        line.sendall(b"POST /api/sessions HTTP/1.1\r\nHost: localhost\r\n")
        line.sendall(b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
        piece = b"[]," * 5000
        with suppress(ConnectionError):
            for _ in range(4000):
                line.sendall(b"%x\r\n%b\r\n" % (len(piece), piece))
        with suppress(ConnectionError):
            assert b" 413 " in line.recv(1000).splitlines()[0]
    assert asked(address, "GET", "/health")[0] == 200
    print(f"turned away after {time.monotonic() - began_s:.1f} s")
