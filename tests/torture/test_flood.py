"""A running program still answers valid requests under a flood of invalid ones."""

import http.client
import json
import random
import socket
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from engine import GAMES
from tests.support.damage import NONSENSE, bent
from tests.support.program import serving

pytestmark = pytest.mark.torture

REQUESTS = 3000
GARBAGE = 300
METHODS = (*("GET", "POST") * 4, "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW")
PATHS = (
    "/", "/health", "/api/games", "/api/sessions", "/api/nothing", "/index.html", "/main.js",
    "/api/sessions/{id}", "/api/sessions/{id}/events", "/api/sessions/{id}/commands",
    "/api/sessions/{id}/take-back", "/api/sessions/{id}/proposals", "/api/sessions/{id}/notices",
    "/api/sessions/{id}/proposals/x/confirm", "/api/sessions/{id}/throws/missed",
    "/api/camera/frame.jpg", "/api/calibration", "/api/calibration/solve", "/api/sheets",
    "/api/sheets/table.pdf", "/../../etc/passwd", "/%2e%2e/%2e%2e/pyproject.toml",
)  # fmt: skip


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("flood")
    with serving(["serve", "--data", str(folder)], log=folder / "stderr.txt") as url:
        yield url
    assert "Traceback" not in (folder / "stderr.txt").read_text()


def request(
    address: str, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None
) -> tuple[int, bytes]:
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=30)
    try:
        connection.request(method, path, body, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read(100_000)
    finally:
        connection.close()


def begun(address: str, game: str) -> dict[str, Any]:
    body = json.dumps({"game": game, "seats": GAMES[game].seats[0]}).encode()
    status, said = request(
        address, "POST", "/api/sessions", body, {"Content-Type": "application/json"}
    )
    assert status == 201, said
    return dict(json.loads(said))


@pytest.mark.parametrize("game", list(GAMES))
def test_no_request_is_answered_with_a_crash(address: str, game: str) -> None:
    session = begun(address, game)
    luck = random.Random(game)
    sensible = {
        "command": {"type": "Note", "seat": None, "text": "hm"}, "based_on_seq": 0, "to_seq": 0,
        "game": game, "seats": 2, "options": {}, "t_s": 1.0,
    }  # fmt: skip
    codes = ["", session["codes"]["referee"], session["codes"]["seats"][0], "x"]
    statuses: Counter[int] = Counter()
    for number in range(REQUESTS):
        path = luck.choice(PATHS).format(id=session["id"])
        body: Any = bent(sensible, number) if number % 3 else luck.choice(NONSENSE)
        headers = {"Authorization": f"Bearer {luck.choice(codes)}"}
        headers["Content-Type"] = luck.choice(("application/json", "text/plain", "image/png"))
        status, said = request(
            address, luck.choice(METHODS), path, json.dumps(body).encode(), headers
        )
        assert status < 500, (path, body, said[:300])
        statuses[status] += 1
    print(game, dict(statuses))
    assert statuses[200] > REQUESTS // 100
    status, _ = request(address, "GET", f"/api/sessions/{session['id']}")
    assert status == 200


def test_what_is_no_http_at_all_harms_nobody(address: str) -> None:
    parts = urlsplit(address)
    luck = random.Random(3)
    for number in range(GARBAGE):
        with socket.create_connection((str(parts.hostname), parts.port), timeout=10) as line:
            line.sendall(luck.randbytes(luck.randrange(1, 2000)))
            if number % 2:
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n")
    assert request(address, "GET", "/api/games")[0] == 200
