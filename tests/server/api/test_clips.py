"""The pictures behind an entry that the camera saw, and calls made as a spectator."""

import pytest
from fastapi.testclient import TestClient

from engine.games.clay_o_rama.building import SetSpan
from server.api.parts import Parts
from server.desk import Desk
from server.session import Session
from tests.server.api.test_callers import bearer
from tests.support.evenings import hand, look
from tests.support.films import frames
from tests.support.played import played

SPAN = 204.0


@pytest.fixture
def confirmed(parts: Parts, session: Session, desk: Desk) -> int:
    """The entry of a span that the camera measured and the referee confirmed."""
    seen = hand(SPAN)
    parts.snapshots.take((seen,), frames(1, size_wh=(64, 48))[0], parts.ring)
    desk.see(look(seen))
    (entry, *_) = desk.confirm("span", based_on_seq=session.head)
    return entry.seq


def test_everybody_looks_at_what_an_entry_rests_on(
    client: TestClient, session: Session, confirmed: int, path: str
) -> None:
    codes = session.record.codes
    for code in (codes["referee"], codes["seats"][0], codes["spectator"]):
        entry = client.get(f"{path}/events", headers=bearer(code)).json()[confirmed - 1]
        assert entry["clip"] == "span"
        clip = client.get(f"{path}/clips/{confirmed}", headers=bearer(code)).json()
        assert clip["replay"] == [], "a hand that lies still needs none"
        picture = client.get(clip["picture"], headers=bearer(code))
        assert picture.headers["content-type"] == "image/jpeg"
    assert client.get(f"{path}/clips/{confirmed}/replay/0.jpg").status_code == 404


def test_what_nobody_saw_has_no_pictures(
    client: TestClient, session: Session, desk: Desk, path: str
) -> None:
    (entry,) = desk.command(SetSpan(None, 1, 2040), based_on_seq=session.head)
    told = client.get(f"{path}/events").json()[entry.seq - 1]
    assert told["clip"] == ""
    assert client.get(f"{path}/clips/{entry.seq}").status_code == 404
    beyond = client.get(f"{path}/clips/{entry.seq + 1}").json()["detail"]
    assert beyond == f"There is no entry {entry.seq + 1}; the newest is {entry.seq}."


def test_while_cards_are_held_all_pictures_are_the_referees(
    client: TestClient, parts: Parts, session: Session, confirmed: int, path: str
) -> None:
    played(parts.sessions, "clearing_house", 3)
    headers = bearer(session.record.codes["spectator"])
    refused = client.get(f"{path}/clips/{confirmed}", headers=headers)
    assert refused.status_code == 403
    assert "cards" in refused.json()["detail"]
    assert client.get(f"{path}/clips/{confirmed}").status_code == 200


def test_strangers_see_no_pictures(stranger: TestClient, confirmed: int, path: str) -> None:
    for route in ("", "/picture.jpg", "/replay/0.jpg"):
        assert stranger.get(f"{path}/clips/{confirmed}{route}").status_code == 401


def test_the_referee_may_look_on_as_a_spectator(client: TestClient, parts: Parts) -> None:
    session = played(parts.sessions, "clearing_house", 40)
    path = f"/api/sessions/{session.record.id}"
    spectator = bearer(session.record.codes["spectator"])
    for route in ("", "/events", "/story"):
        seen = client.get(f"{path}{route}?as=spectator")
        assert seen.json() == client.get(f"{path}{route}", headers=spectator).json()
    assert client.get(f"{path}?as=spectator").json() != client.get(path).json()
    assert client.get(f"{path}/proposals?as=spectator").status_code == 403
    with client.websocket_connect(f"{path}/stream?as=spectator") as stream:
        assert stream.receive_json()["session"]["role"] == "spectator"


def test_looking_on_lets_nobody_in(stranger: TestClient, path: str) -> None:
    assert stranger.get(f"{path}?as=spectator").status_code == 401
