"""Strangers are rejected before their body is read; callers with a code are let in."""

from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from server.api.parts import Parts
from server.app import create_app
from server.cli.demonstration import begin_demonstration
from server.door import middleware
from server.door.bodies import MOST_BYTES, MOST_DEPTH
from server.door.middleware import REQUESTS_AT_ONCE, WRONG_CODES_AT_ONCE
from server.session import Session
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.server.api.test_callers import bearer
from tests.support.calling import on_this_machine

FAR = ("192.168.1.20", 5000)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A client on this machine; waiting takes no time."""
    monkeypatch.setattr(middleware, "REQUESTS_PER_MINUTE", 0)
    monkeypatch.setattr(middleware, "WRONG_CODES_PER_MINUTE", 0)
    app = create_app(Settings(), MemoryLedger(), first_game=begin_demonstration)
    with on_this_machine(app) as client:
        yield client


@pytest.fixture
def far(here: TestClient) -> TestClient:
    return TestClient(here.app, base_url="http://192.168.1.9", client=FAR)


@pytest.fixture
def session(here: TestClient) -> Session:
    parts: Parts = here.app.state.parts  # type: ignore[attr-defined]
    found = parts.sessions.newest()
    assert found is not None
    return found


class Unread(Exception):
    """Raised if the body is read."""


def unreadable() -> Iterator[bytes]:
    raise Unread
    yield b""


@pytest.mark.parametrize("path", ["/commands", "/take-back", "/proposals/x/confirm", "/nothing"])
@pytest.mark.parametrize("code", [{}, bearer("wrong")])
def test_the_code_is_checked_before_the_body_is_read(
    far: TestClient, session: Session, path: str, code: dict[str, str]
) -> None:
    address = f"/api/sessions/{session.record.id}{path}"
    assert far.post(address, content=unreadable(), headers=code).status_code == 401
    assert far.post("/api/sessions", content=unreadable(), headers=code).status_code == 401


def test_what_a_known_caller_sends_is_read(far: TestClient, session: Session) -> None:
    address = f"/api/sessions/{session.record.id}/commands"
    code = bearer(session.record.codes["seats"][0])
    with pytest.raises(Unread):
        far.post(address, content=unreadable(), headers=code)
    note = {"command": {"type": "Note", "seat": 1, "text": "[{" * 200}}
    body = {**note, "based_on_seq": session.head}
    assert far.post(address, json=body, headers=code).status_code == 200


@pytest.mark.parametrize("declared", [True, False])
def test_what_is_too_large_is_not_read_to_its_end(
    here: TestClient, session: Session, declared: bool
) -> None:
    sent = 0

    def pieces() -> Iterator[bytes]:
        nonlocal sent
        for _ in range(1000):
            sent += 16 * 1024
            yield b" " * 16 * 1024

    content: Any = b" " * (MOST_BYTES + 1) if declared else pieces()
    answer = here.post(f"/api/sessions/{session.record.id}/commands", content=content)
    assert answer.status_code == 413
    assert "512 kB" in answer.json()["detail"]


def test_what_is_too_deep_is_not_parsed(here: TestClient, session: Session) -> None:
    path = f"/api/sessions/{session.record.id}/commands"
    deep = b"[" * (MOST_DEPTH + 1) + b"]" * (MOST_DEPTH + 1)
    answer = here.post(path, content=deep, headers={"Content-Type": "application/json"})
    assert (answer.status_code, "nested" in answer.json()["detail"]) == (422, True)


def test_codes_are_not_tried_for_ever(far: TestClient, session: Session) -> None:
    path = f"/api/sessions/{session.record.id}"
    tried = [far.get(path, headers=bearer(f"no {n}")).status_code for n in range(60)]
    assert tried.count(401) == WRONG_CODES_AT_ONCE
    assert set(tried[WRONG_CODES_AT_ONCE:]) == {429}
    right = bearer(session.record.codes["referee"])
    assert far.get(path, headers=right).status_code == 429  # whoever guesses waits
    neighbour = TestClient(far.app, base_url="http://192.168.1.9", client=("192.168.1.21", 1))
    assert neighbour.get(path, headers=right).status_code == 200


def test_a_stream_without_a_code_counts_too(far: TestClient, session: Session) -> None:
    path = f"/api/sessions/{session.record.id}/stream"
    codes = []
    for _ in range(WRONG_CODES_AT_ONCE + 3):
        with pytest.raises(WebSocketDisconnect) as ended, far.websocket_connect(path) as socket:
            socket.receive_json()
        codes.append(ended.value.code)
    assert codes == [4401] * WRONG_CODES_AT_ONCE + [4429] * 3


def test_a_flood_is_turned_away_and_the_table_is_not(
    far: TestClient, here: TestClient, session: Session
) -> None:
    statuses = [far.get("/icon.svg").status_code for _ in range(REQUESTS_AT_ONCE + 50)]
    assert statuses[:REQUESTS_AT_ONCE] == [200] * REQUESTS_AT_ONCE
    assert 429 in statuses
    assert far.get("/icon.svg").headers.get("retry-after") == "60"
    assert {here.get("/icon.svg").status_code for _ in range(50)} == {200}
    path, seat = f"/api/sessions/{session.record.id}", bearer(session.record.codes["seats"][0])
    assert {far.get(path, headers=seat).status_code for _ in range(50)} == {200}


def test_what_the_door_says_is_translated(far: TestClient, session: Session) -> None:
    """Before, a German page showed in English why a command was not accepted."""
    headers = {"Accept-Language": "de", **bearer("wrong")}
    path = f"/api/sessions/{session.record.id}/commands"
    answer = far.post(path, json={}, headers=headers)
    assert answer.status_code == 401
    assert answer.headers["content-language"] == "de"
    told = "Das braucht den Code der Spielleitung, eines Platzes oder des Publikums."
    assert answer.json()["detail"] == told
    headers |= bearer(session.record.codes["seats"][0])
    answer = far.post(path, content=b" " * (MOST_BYTES + 1), headers=headers)
    assert answer.status_code == 413
    assert answer.json()["detail"] == "Das ist größer als 512 kB; schick weniger."
