"""Invalid input over HTTP is refused with a sentence: it never causes a crash or a change."""

import dataclasses
import json
import math
import typing
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engine import GAMES
from engine.games.clay_o_rama.starting import StartGame
from engine.games.clay_o_rama.state import Limb, Missile
from engine.games.clay_o_rama.weighing import WeighIn
from engine.luck import roll
from engine.notation import hints, members
from server.api.parts import Parts
from server.referee import handle
from server.session import Session
from tests.server.api.test_callers import bearer

DEEP = 10_000
HALF_A_PAIR = "\ud800"
FUZZED, FUZZED_LONG = 150, 400
MORE_ROUTES = ("take-back", "proposals/span/confirm")

VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 7, 10**6, 10**17, -(10**18), 10**30, 10**4000, 0.5, -0.0,
    math.nan, math.inf, "", " ", "1", "drop", "\x00", "é😀\u202e", HALF_A_PAIR, "x" * 20_000,
    [], [[]], [None], [HALF_A_PAIR], [1] * 2000, [{"to_hit": 10**30}], {}, {"type": "Limb"},
    {"type": []}, {HALF_A_PAIR: math.nan}, {"type": "Landing", "struck": 99},
)  # fmt: skip


def post(
    client: TestClient, address: str, body: Any, *, headers: dict[str, str] | None = None
) -> Any:
    """Post bytes as they are, anything else as Python's JSON, NaN and Infinity included."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    usual = {"Content-Type": "application/json"}
    return client.post(address, content=content, headers={**usual, **(headers or {})})


FITTING: dict[Any, tuple[Any, ...]] = {
    int: (0, 1, 2, 3, 4, -1, 10**17, 2000),
    str: ("", "because", "drop", "poke", "\u202e\x00", "is green", "melee", "moving"),
    bool: (True, False),
    type(None): (None,),
}


def fitting(hint: Any, seed: int) -> Any:
    """A random value of the field's type, sensible or not."""
    kinds = members(hint)
    kind = kinds[roll("kind", seed, len(kinds)) - 1]
    if typing.get_origin(kind) is tuple:
        item = typing.get_args(kind)[0]
        return [fitting(item, 10 * seed + n) for n in range(roll("items", seed, 4) - 1)]
    if typing.get_origin(kind) is typing.Literal:
        return typing.get_args(kind)[0]
    if dataclasses.is_dataclass(kind):
        fields = hints(kind).items()
        return {name: fitting(one, 10 * seed + n) for n, (name, one) in enumerate(fields)}
    choice = FITTING[kind]
    return choice[roll("fitting", seed, len(choice)) - 1]


def bent_commands(session: Session, count: int) -> Iterator[dict[str, Any]]:
    """Random commands with fields of the right types; in half of them one field has any value."""
    kinds = session.game.commands
    for number in range(count):
        kind = kinds[number % len(kinds)]
        said: dict[str, Any] = {"type": kind.__name__}
        for place, (name, hint) in enumerate(hints(kind).items()):
            said[name] = fitting(hint, 100 * number + place)
        said["seat"] = (None, 1)[number % 2]
        if number % 4 > 1:
            name = list(said)[roll("field", number, len(said)) - 1]
            said[name] = VALUES[roll("value", number, len(VALUES)) - 1]
        yield said


def begin_to_play(session: Session) -> None:
    """Everybody is weighed in and the first has the move."""
    for command in (
        WeighIn(
            None,
            1,
            legs=3,
            limbs=(Limb(), Limb(7, 2)),
            hit_points=40,
            missiles=(Missile(),),
            power="drop",
        ),
        StartGame(None, without_powers=True),
    ):
        handle(session, command, based_on_seq=session.head)


@pytest.mark.parametrize("count", [FUZZED, pytest.param(FUZZED_LONG, marks=pytest.mark.long)])
@pytest.mark.parametrize("phase", [pytest.param("building", marks=pytest.mark.long), "playing"])
def test_bent_commands_are_refused_in_words_or_carried_out(
    client: TestClient, session: Session, path: str, phase: str, count: int
) -> None:
    if phase == "playing":
        begin_to_play(session)
    seat = bearer(session.record.codes["seats"][0])
    statuses = {200: 0, 409: 0, 422: 0}
    for number, command in enumerate(bent_commands(session, count)):
        if command["type"] == "DeclareWinner":
            continue
        body = {"command": command, "based_on_seq": session.head}
        answer = post(client, f"{path}/commands", body, headers=seat if number % 2 else None)
        statuses[answer.status_code] += 1
        if answer.status_code != 200:
            assert isinstance(answer.json()["detail"], str)
            assert answer.json()["detail"]
    print("answers:", statuses)
    assert statuses[200] > 0
    assert min(statuses[409], statuses[422]) > count // 10
    assert client.get(path).status_code == client.get(f"{path}/events").status_code == 200
    assert len(session.ledger_hash) == 64


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b'"x"',
        b"\xff\xfe\x00",
        b"NaN",
        b"[" * DEEP + b"]" * DEEP,
        b'{"command":{},"based_on_seq":' + b"[" * 500 + b"]" * 500 + b"}",
        b'{"command":{"type":"Note","seat":null,"text":' + b"[" * 500 + b"]" * 500
        + b'},"based_on_seq":0}',
        b'{"command":{},"based_on_seq":' + b"9" * 5000 + b"}",
        b'{"command":{},"based_on_seq":NaN}',
        b'{"command":{},"based_on_seq":true}',
        b'{"command":{},"based_on_seq":0,"\\ud800":1}',
        b'{"command":[],"based_on_seq":0}',
        b'{"command":{"type":"\\ud800"},"based_on_seq":0}',
    ],
    ids=range(15),
)  # fmt: skip
@pytest.mark.parametrize(
    "route",
    ["commands", *(pytest.param(one, marks=pytest.mark.long) for one in MORE_ROUTES)],
)
def test_what_cannot_be_read_is_malformed(
    client: TestClient, session: Session, path: str, route: str, body: bytes
) -> None:
    head = session.head
    answer = post(client, f"{path}/{route}", body)
    stale_first = {409, 422}  # a command that nobody read may be out of date as well
    assert answer.status_code in stale_first
    assert isinstance(answer.json()["detail"], str)
    assert session.head == head


@pytest.mark.parametrize("field", ["game", "seats", "options", "seed", "dice"])
def test_no_game_is_begun_from_nonsense(client: TestClient, parts: Parts, field: str) -> None:
    usual: dict[str, Any] = {"game": "clay_o_rama", "seats": 2}
    begun = 0
    for value in VALUES:
        answer = post(client, "/api/sessions", {**usual, field: value})
        assert answer.status_code in (201, 409, 422), value
        begun += answer.status_code == 201
    assert len(parts.sessions.all()) == 1 + begun
    assert all(client.get("/api/sessions").json())


@pytest.mark.parametrize("name", list(GAMES["clay_o_rama"].options.__slots__))
def test_no_options_are_too_strange(client: TestClient, name: str) -> None:
    players = [{"name": "Ada"}, {"name": "Bo"}]
    for value in VALUES:
        _begun_or_refused(client, {"players": players, name: value})


@pytest.mark.parametrize("field", ["name", "span"])
def test_no_player_is_too_strange(client: TestClient, field: str) -> None:
    for value in VALUES:
        _begun_or_refused(client, {"players": [{"name": "Ada", field: value}, {"name": "Bo"}]})


def _begun_or_refused(client: TestClient, options: dict[str, Any]) -> None:
    answer = post(client, "/api/sessions", {"game": "clay_o_rama", "options": options})
    assert answer.status_code in (201, 409, 422), options
    if answer.status_code == 201:
        assert client.get(f"/api/sessions/{answer.json()['id']}").status_code == 200


@pytest.mark.parametrize("kind", ["RoundBegan", "TakenBack", "PowerDrawn", "Noted"])
def test_nobody_says_an_event(client: TestClient, session: Session, path: str, kind: str) -> None:
    fields: dict[str, dict[str, Any]] = {
        "RoundBegan": {"round": 3}, "TakenBack": {"to_seq": 0},
        "PowerDrawn": {"creature": 2, "power": "drop"}, "Noted": {"seat": 1, "text": "hm"},
    }  # fmt: skip
    codes = session.record.codes
    for code in (codes["referee"], codes["seats"][0], codes["spectator"]):
        body = {"command": {"type": kind, **fields[kind]}, "based_on_seq": session.head}
        answer = post(client, f"{path}/commands", body, headers=bearer(code))
        assert (answer.status_code, answer.json()["reason"]) == (409, "command/unknown")


@pytest.mark.parametrize(
    ("to_seq", "status"), [(-1, 409), (10**30, 409), (10**4000, 409), (1.5, 422), ("0", 422)]
)
def test_one_goes_back_only_to_what_was(
    client: TestClient, session: Session, path: str, to_seq: Any, status: int
) -> None:
    body = {"to_seq": to_seq, "based_on_seq": session.head}
    assert post(client, f"{path}/take-back", body).status_code == status


@pytest.mark.parametrize("after", ["-5", "9" * 30, "9" * 5000, "x", "", "%00", "1e3", "NaN"])
def test_a_strange_place_in_the_ledger(client: TestClient, path: str, after: str) -> None:
    assert client.get(f"{path}/events?after={after}").status_code in (200, 422)


@pytest.mark.parametrize("header", ["host", "origin"])
@pytest.mark.parametrize("value", ["[", "http://[", "[::1", "localhost:port", "null", "é"])
def test_a_strange_address_is_not_this_machine(
    client: TestClient, path: str, header: str, value: str
) -> None:
    answer = client.get(path, headers={header.encode(): value.encode()})
    assert answer.status_code == (200 if value == "localhost:port" and header == "host" else 401)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("route", ["%00", "index.html%00", "x" * 5000, "x/" * 2000, "%ff", "y.js"])
def test_a_strange_path_is_no_page(client: TestClient, route: str, language: str) -> None:
    answer = client.get(f"/{route}", headers={"Accept-Language": language})
    assert answer.status_code == 404


@pytest.mark.parametrize("code", ["%ff%00", "é", "a" * 10_000, "%ed%a0%80"])
def test_a_strange_code_lets_nobody_in(client: TestClient, path: str, code: str) -> None:
    assert client.get(f"{path}?code={code}").status_code == 401
    for route in ("%ff", "%00", "é"):
        assert client.get(f"/api/sessions/{route}").status_code in (401, 404)
