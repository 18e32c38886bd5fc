"""Codes belong to a game and an evening: they expire, and can be withdrawn and renewed."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from engine.games.clay_o_rama.joining import JoinGame
from engine.notation import to_json
from engine.word import Note
from server.api import camera
from server.api.parts import Parts
from server.api.stream import UNKNOWN_CALLER
from server.session import Session
from server.store.codes import withdrawn
from tests.server.api.test_callers import bearer

ROLES = ("referee", "spectator", 1, 3)


def code_of(session: Session, whose: Any) -> str:
    codes = session.record.codes
    return str(codes["seats"][whose - 1] if isinstance(whose, int) else codes[whose])


def later(parts: Parts, monkeypatch: pytest.MonkeyPatch, hours: float) -> None:
    moment = datetime.now(UTC) + timedelta(hours=hours)
    monkeypatch.setattr(parts.sessions, "_now", lambda: moment)


def status(calling: TestClient, path: str, code: str) -> int:
    return calling.get(path, headers=bearer(code)).status_code


def change(client: TestClient, path: str, whose: Any, do: str) -> Any:
    answer = client.post(f"{path}/codes", json={"whose": whose, "do": do})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("whose", ROLES)
def test_a_code_ends_a_day_after_the_last_command(
    stranger: TestClient, parts: Parts, session: Session, path: str, whose: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    code = code_of(session, whose)
    later(parts, monkeypatch, 23.9)
    assert status(stranger, path, code) == 200
    later(parts, monkeypatch, 24.1)
    answer = stranger.get(path, headers=bearer(code))
    assert answer.status_code == 401
    assert "has ended with its evening; ask the referee" in answer.json()["detail"]
    assert status(stranger, "/api/sessions", code_of(session, "referee")) == 401


def test_the_referee_at_the_machine_gives_new_ones_the_day_after(
    client: TestClient, stranger: TestClient, parts: Parts, session: Session, path: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    later(parts, monkeypatch, 48)
    before = code_of(session, 2)
    fresh = change(client, path, "all", "renew")["seats"][1]
    assert fresh != before
    later(parts, monkeypatch, 23)
    assert status(stranger, path, fresh) == 200
    assert status(stranger, path, before) == 401


@pytest.mark.parametrize("whose", ROLES)
def test_a_code_that_is_withdrawn_lets_nobody_in(
    client: TestClient, stranger: TestClient, session: Session, path: str, whose: Any
) -> None:
    before = {one: code_of(session, one) for one in ROLES}
    change(client, path, whose, "withdraw")
    assert {one: status(stranger, path, code) for one, code in before.items()} == {
        one: 401 if one == whose else 200 for one in ROLES
    }
    assert status(stranger, path, "") == 401
    change(client, path, whose, "renew")
    assert code_of(session, whose) != before[whose]
    assert status(stranger, path, code_of(session, whose)) == 200
    assert status(stranger, path, before[whose]) == 401


def test_only_the_referee_changes_codes(
    client: TestClient, stranger: TestClient, session: Session, path: str
) -> None:
    body = {"whose": 1, "do": "renew"}
    for whose, expected in (("spectator", 403), (2, 403), ("referee", 200)):
        headers = bearer(code_of(session, whose))
        assert stranger.post(f"{path}/codes", json=body, headers=headers).status_code == expected
    assert stranger.get(f"{path}/codes", headers=bearer(code_of(session, 2))).status_code == 403
    assert client.post(f"{path}/codes", json={"whose": 9, "do": "renew"}).status_code == 404
    assert client.post(f"{path}/codes", json={"whose": "x", "do": "renew"}).status_code == 422


def read_on(stream: Any) -> None:
    for _ in range(20):
        stream.receive_json()


def test_an_open_stream_ends_with_its_code(client: TestClient, session: Session, path: str) -> None:
    code = code_of(session, 2)
    with client.websocket_connect(f"{path}/stream?code={code}") as stream:
        assert stream.receive_json()["type"] == "session"
        change(client, path, 2, "withdraw")
        with pytest.raises(WebSocketDisconnect) as ended:
            read_on(stream)
    assert ended.value.code == UNKNOWN_CALLER


class Handover:
    """A lock for which a request waits, while the referee withdraws the code of a seat."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session, self.seat, self.lock = session, seat, session.lock

    def __enter__(self) -> None:
        self.lock.acquire()
        seat, self.seat = self.seat, 0
        if seat:
            self.session.change_codes(lambda codes: withdrawn(codes, seat))

    def __exit__(self, *_: object) -> None:
        self.lock.release()


@pytest.mark.parametrize("what", ["", "/events", "/story", "/export.csv"])
def test_who_waited_while_their_code_was_withdrawn_sees_nothing(
    stranger: TestClient, session: Session, path: str, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    code = code_of(session, 2)
    assert status(stranger, path + what, code) == 200
    monkeypatch.setattr(session, "lock", Handover(session, 2))
    assert status(stranger, path + what, code) == 401


def test_who_waited_while_their_code_was_withdrawn_says_nothing(
    stranger: TestClient, session: Session, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = {"command": to_json(Note(2, "still here")), "based_on_seq": session.head}
    code, head = code_of(session, 2), session.head
    monkeypatch.setattr(session, "lock", Handover(session, 2))
    assert stranger.post(f"{path}/commands", json=body, headers=bearer(code)).status_code == 401
    assert session.head == head


def test_a_stream_that_waited_while_its_code_was_withdrawn_sends_nothing(
    client: TestClient, session: Session, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = code_of(session, 2)
    monkeypatch.setattr(session, "lock", Handover(session, 2))
    with (
        client.websocket_connect(f"{path}/stream?code={code}") as stream,
        pytest.raises(WebSocketDisconnect) as ended,
    ):
        stream.receive_json()
    assert ended.value.code == UNKNOWN_CALLER


def test_codes_are_kept(client: TestClient, parts: Parts, session: Session, path: str) -> None:
    change(client, path, 1, "withdraw")
    (kept,) = parts.sessions._ledger.sessions()
    assert kept == session.record
    assert client.get(f"{path}/codes").json()["seats"][0] is None


def test_who_joins_in_mid_game_gets_a_code(
    client: TestClient, stranger: TestClient, session: Session, path: str
) -> None:
    before = session.record.codes["seats"]
    body = {"command": to_json(JoinGame(None, "Dee", "late")), "based_on_seq": session.head}
    assert client.post(f"{path}/commands", json=body).status_code == 200
    told = client.get("/api/sessions").json()[0]["codes"]["seats"]
    assert told[: len(before)] == before
    assert len(told) == len(before) + 1
    seen = stranger.get(path, headers=bearer(told[-1])).json()
    assert (seen["role"], seen["seat"]) == ("seat", len(told))


class Pictures:
    """Who may see what the camera sees, by games and roles."""

    def __init__(self, parts: Parts, calling: TestClient) -> None:
        self.parts, self.calling = parts, calling

    def begun(self, game: str) -> Session:
        players = [{"name": name} for name in ("Ada", "Bo")]
        return self.parts.sessions.begin(game, options={"players": players}, dice="typed")

    def seen_by(self, session: Session, whose: Any) -> int:
        """Whether a role of a game may see the picture: 404 means allowed, but without a camera."""
        return status(self.calling, "/api/camera/frame.jpg", code_of(session, whose))

    def shown_to(self, session: Session, whose: Any) -> bool:
        path = f"/api/sessions/{session.record.id}"
        answer = self.calling.get(path, headers=bearer(code_of(session, whose)))
        return bool(answer.json()["picture"])


@pytest.fixture
def pictures(parts: Parts, stranger: TestClient) -> Pictures:
    return Pictures(parts, stranger)


def test_a_game_begun_later_does_not_open_the_picture_to_players_who_hold_cards(
    pictures: Pictures,
) -> None:
    cards = pictures.begun("clearing_house")
    clay = pictures.begun("clay_o_rama")
    for whose in (1, "spectator"):
        assert pictures.seen_by(cards, whose) == 403
        assert pictures.seen_by(clay, whose) == 403  # cards are held on this table tonight
        assert not pictures.shown_to(cards, whose)
        assert not pictures.shown_to(clay, whose)
    assert pictures.seen_by(clay, "referee") == 404


def test_an_earlier_games_code_does_not_show_tonights_picture(pictures: Pictures) -> None:
    old = pictures.begun("clay_o_rama")
    assert pictures.seen_by(old, 1) == 404
    assert pictures.shown_to(old, 1)
    new = pictures.begun("clay_o_rama")
    for whose in (1, "spectator", "referee"):
        assert pictures.seen_by(old, whose) == 403
        assert not pictures.shown_to(old, whose)
        assert pictures.seen_by(new, whose) == 404


def test_cards_of_another_evening_hide_nothing(
    pictures: Pictures, parts: Parts, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures.begun("clearing_house")
    clay = pictures.begun("clay_o_rama")
    later(parts, monkeypatch, 30)
    clay.change_codes(lambda codes: {**codes, "given_at": parts.sessions._now().isoformat()})
    assert pictures.seen_by(clay, 1) == 404


def test_a_live_picture_ends_when_its_right_does(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(camera, "CHECK_RIGHTS_S", -1.0)
    clay = pictures.begun("clay_o_rama")
    request = pictures.calling.build_request("GET", "/", headers=bearer(code_of(clay, 1)))
    from starlette.requests import Request

    scope = {
        "type": "http", "app": pictures.calling.app, "client": ("192.168.1.20", 1),
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "query_string": b"",
    }  # fmt: skip
    allowed = camera._while_allowed(pictures.parts, Request(scope))
    assert allowed()
    pictures.begun("clay_o_rama")
    assert not allowed()


def test_who_sits_at_the_machine_sees_it_whatever_is_played(
    client: TestClient, pictures: Pictures
) -> None:
    pictures.begun("clearing_house")
    assert client.get("/api/camera/frame.jpg").status_code == 404
