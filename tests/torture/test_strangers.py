"""A referee beside hostile clients: half-open connections, a flood, slow readers, huge bodies."""

import http.client
import json
import os
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import numpy as np
import pytest

from tests.support.program import ROOT, serving
from tests.support.strangers import STARTED

pytestmark = pytest.mark.torture

SOCKETS = 500
COMMANDS = 200
ALONE = 50
PROMISED_MS = 300.0
LOG_BYTES = 100_000


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    log = tmp_path / "stderr.txt"
    with serving(["serve", "--host", "0.0.0.0", "--data", str(tmp_path)], log=log) as url:
        yield url
    assert log.stat().st_size < LOG_BYTES
    assert "Traceback" not in log.read_text()


def request(address: str, method: str, path: str, body: Any = None) -> tuple[int, Any]:
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=30)
    try:
        content = None if body is None else json.dumps(body).encode()
        connection.request(method, path, content, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


@contextmanager
def strangers(address: str) -> Iterator[subprocess.Popen[str]]:
    """All attacks at once, from another process, which prints its number of requests at the end."""
    command = [sys.executable, "-m", "tests.support.strangers"]
    process = subprocess.Popen(
        [*command, str(urlsplit(address).port), str(SOCKETS)],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        assert process.stdout.readline().strip() == STARTED
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def noted_ms(address: str, session: str, heads: range) -> list[float]:
    """Send notes as the referee, each on a new connection; returns each one's latency in ms."""
    took_ms = []
    for head in heads:
        note = {"command": {"type": "Note", "seat": None, "text": "hm"}, "based_on_seq": head}
        began_s = time.perf_counter()
        status, said = request(address, "POST", f"/api/sessions/{session}/commands", note)
        took_ms.append(1000 * (time.perf_counter() - began_s))
        assert status == 200, said
        time.sleep(0.01)
    return took_ms


def summary(took_ms: list[float]) -> str:
    return (
        f"{len(took_ms)} commands, median {statistics.median(took_ms):.0f} ms, "
        f"95 % under {np.percentile(took_ms, 95):.0f} ms, worst {max(took_ms):.0f} ms"
    )


def test_the_referee_goes_on_beside_500_strangers(address: str) -> None:
    status, begun = request(address, "POST", "/api/sessions", {"game": "clay_o_rama", "seats": 2})
    assert status == 201
    alone_ms = noted_ms(address, begun["id"], range(ALONE))
    with strangers(address) as them:
        beside_ms = noted_ms(address, begun["id"], range(ALONE, ALONE + COMMANDS))
        asked_for, _ = them.communicate("\n", timeout=60)
    print(f"alone: {summary(alone_ms)}; beside {SOCKETS} half-open lines: {summary(beside_ms)}")
    print(f"{asked_for.strip()} requests of strangers; load {os.getloadavg()[0]:.1f}")
    assert np.percentile(beside_ms, 95) < PROMISED_MS
    assert int(asked_for) > COMMANDS


def test_a_huge_body_costs_no_memory(address: str) -> None:
    """60 MB of brackets as a body, from this machine itself, where no access code is needed."""
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
    assert request(address, "GET", "/health")[0] == 200
    print(f"turned away after {time.monotonic() - began_s:.1f} s")
