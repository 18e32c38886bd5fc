import asyncio
import gzip
import json
from collections.abc import MutableMapping
from contextlib import nullcontext
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from engine.games.clay_o_rama.building import SetSpan
from server.desk import Desk
from server.session import Session
from tests.support.evenings import hand, look


def until(stream: Any, kind: str) -> dict[str, Any]:
    """Wait for the next message of a kind, skipping others."""
    for _ in range(20):
        message: dict[str, Any] = stream.receive_json()
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind} message came")


def until_text(stream: Any, kind: str) -> dict[str, Any]:
    """Wait for the next message of a kind among those that are sent as text."""
    for _ in range(20):
        text = stream.receive().get("text")
        if text and json.loads(text)["type"] == kind:
            told: dict[str, Any] = json.loads(text)
            return told
    raise AssertionError(f"no {kind} message came")


def test_the_referee_is_told_everything_as_it_happens(
    client: TestClient, session: Session, desk: Desk, path: str
) -> None:
    with client.websocket_connect(f"{path}/stream") as stream:
        assert until(stream, "session")["session"]["role"] == "referee"
        assert len(until(stream, "events")["events"]) == session.head
        assert until(stream, "proposals")["proposals"] == []
        assert until(stream, "camera")["ok"] is True
        desk.see(look(hand(204.0)))
        assert until(stream, "proposals")["proposals"][0]["key"] == "span"
        desk.command(SetSpan(None, 1, 2040), based_on_seq=session.head)
        (entry,) = until(stream, "events")["events"]
        assert entry["event"]["type"] == "SpanSet"


def test_a_seat_is_told_no_proposals(
    client: TestClient, session: Session, desk: Desk, path: str
) -> None:
    code = session.record.codes["seats"][0]
    desk.see(look(hand(204.0)))
    with client.websocket_connect(f"{path}/stream?code={code}") as stream:
        kinds = [stream.receive_json()["type"] for _ in range(3)]
    assert kinds == ["session", "events", "camera"]


def test_long_messages_come_packed_where_that_is_asked_for(client: TestClient, path: str) -> None:
    with client.websocket_connect(f"{path}/stream") as stream:
        plain = until(stream, "session")
    with client.websocket_connect(f"{path}/stream?packed=gzip") as stream:
        packed = stream.receive()
        camera = until_text(stream, "camera")
    assert json.loads(gzip.decompress(packed["bytes"])) == plain
    assert len(packed["bytes"]) * 2 < len(json.dumps(plain))
    assert camera["ok"] is True, "short ones come as they are"


def test_who_looks_on_is_told_which_game_follows(
    client: TestClient, session: Session, path: str
) -> None:
    id_, codes = session.record.id, session.record.codes
    body = {"game": "clay_o_rama", "seats": ["Ann", "Bob"], "after": id_}
    begun = client.post("/api/sessions", json=body).json()
    with client.websocket_connect(f"{path}/stream?code={codes['spectator']}") as stream:
        told = until(stream, "camera")["next"]
    assert told == {"id": begun["id"], "code": begun["codes"]["spectator"]}
    with client.websocket_connect(f"{path}/stream?code={codes['seats'][0]}") as stream:
        assert "next" not in until(stream, "camera"), "a seat is no spectator"
    with client.websocket_connect(f"/api/sessions/{begun['id']}/stream") as stream:
        assert "next" not in until(stream, "camera")


@pytest.mark.parametrize(
    ("where", "code"), [("nope", 4404), (None, 4401)], ids=["no session", "wrong code"]
)
def test_strangers_are_hung_up_on(
    client: TestClient, path: str, where: str | None, code: int
) -> None:
    address = f"/api/sessions/{where}/stream" if where else f"{path}/stream?code=guess"
    with (
        client.websocket_connect(address) as stream,
        pytest.raises(WebSocketDisconnect) as hung_up,
    ):
        stream.receive_json()
    assert hung_up.value.code == code


@pytest.mark.parametrize("gone", [True, False])
def test_a_phone_that_falls_asleep_while_it_is_sent_something_is_no_fault(
    client: TestClient, path: str, monkeypatch: pytest.MonkeyPatch, gone: bool
) -> None:
    """Before, each one left seventy lines of traceback in the log."""
    monkeypatch.setattr("server.api.stream._CLOSING_S", 0.05)
    scope = {
        "type": "websocket", "path": f"{path}/stream", "query_string": b"", "subprotocols": [],
        "headers": [(b"host", b"127.0.0.1")], "client": ("127.0.0.1", 1), "scheme": "ws",
    }  # fmt: skip
    sending = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if not sending.is_set():
            sending.set()
            return {"type": "websocket.connect"}
        await asyncio.sleep(0.01 if gone else 60)
        return {"type": "websocket.disconnect", "code": 1005}

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            raise RuntimeError("Unexpected ASGI message 'websocket.send'")

    # In a thread of its own: a browser that other tests drive leaves a running loop in this one.
    with (
        start_blocking_portal() as portal,
        nullcontext() if gone else pytest.raises(RuntimeError, match="Unexpected"),
    ):
        portal.call(client.app, scope, receive, send)
