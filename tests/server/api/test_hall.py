"""The hall over HTTP: who may see and do what, and that it reveals no secret of a game."""

import json
from dataclasses import replace
from typing import Any

import pytest
from fastapi.testclient import TestClient

import server.referee as referee
from engine.story import Chapter
from engine.word import Note
from server.api.parts import Parts
from server.session import Caller, Session

CUP: dict[str, Any] = {
    "name": "Cup", "game": "metamorph", "rounds": 2, "players": ["Ada", "Bo", "Cy", "Dee"],
}  # fmt: skip
TOURNAMENTS = "/api/hall/tournaments"


def begun(client: TestClient, **other: object) -> dict[str, Any]:
    answer = client.post(TOURNAMENTS, json={**CUP, **other})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def bearer(code: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {code}"}


def test_an_evening_from_the_draw_to_the_standings(client: TestClient) -> None:
    cup = begun(client)
    path = f"{TOURNAMENTS}/{cup['id']}"
    for number in (1, 2):
        cup = client.post(f"{path}/rounds", json={"based_on_seq": cup["seq"]}).json()
        assert len(cup["rounds"]) == number
        for table in cup["rounds"][-1]["tables"]:
            winner = {"winners": [table["entrants"][0]["number"]], "because": "time is up"}
            said = {"round": number, "table": table["table"], "based_on_seq": cup["seq"], **winner}
            cup = client.post(f"{path}/results", json=said).json()
    assert cup["over"]
    assert [one["points"] for one in cup["standings"]] == [4, 2, 2, 0]
    refused = client.post(f"{path}/rounds", json={"based_on_seq": cup["seq"]})
    assert refused.status_code == 409
    assert "rounds are played" in refused.json()["detail"]
    shown = client.get("/api/hall").json()
    assert [one["id"] for one in shown["tournaments"]] == [cup["id"]]
    assert [one["tournament"]["round"] for one in shown["tables"] if one["tournament"]] == [
        1, 2, 1, 2,
    ]  # fmt: skip


def test_what_is_out_of_date_is_refused(client: TestClient) -> None:
    cup = begun(client)
    path = f"{TOURNAMENTS}/{cup['id']}"
    joined = client.post(f"{path}/players", json={"name": "Eve", "based_on_seq": cup["seq"]})
    assert joined.status_code == 200
    late = client.post(f"{path}/rounds", json={"based_on_seq": cup["seq"]})
    assert (late.status_code, late.json()["reason"]) == (409, "command/stale")
    left = {"number": 5, "based_on_seq": joined.json()["seq"]}
    assert client.post(f"{path}/leave", json=left).status_code == 200
    assert client.get(f"{TOURNAMENTS}/nobodys").status_code == 404


def test_strangers_and_onlookers(client: TestClient, stranger: TestClient, path: str) -> None:
    codes = client.get("/api/hall/codes").json()
    cup = {**CUP, "players": []}
    assert stranger.get("/api/hall").status_code == 401
    assert stranger.post(TOURNAMENTS, json=cup).status_code == 401
    for wrong in ("", "no such code"):
        assert stranger.get("/api/hall", headers=bearer(wrong)).status_code == 401
    onlooker = bearer(codes["spectator"])
    assert stranger.get("/api/hall", headers=onlooker).json()["role"] == "spectator"
    assert stranger.get("/api/hall/codes", headers=onlooker).status_code == 403
    assert stranger.post(TOURNAMENTS, json=cup, headers=onlooker).status_code == 403
    assert stranger.get(path, headers=onlooker).status_code == 401, "a game has its own codes"
    assert stranger.post(TOURNAMENTS, json=cup, headers=bearer(codes["referee"])).status_code == 201


def test_a_games_referee_is_the_halls_too(
    client: TestClient, stranger: TestClient, session: Session
) -> None:
    codes = session.record.codes
    assert stranger.get("/api/hall", headers=bearer(codes["referee"])).json()["role"] == "referee"
    for code in (codes["spectator"], codes["seats"][0]):
        assert stranger.get("/api/hall", headers=bearer(code)).status_code == 401


def test_codes_are_withdrawn_and_given_anew(client: TestClient, stranger: TestClient) -> None:
    before = client.get("/api/hall/codes").json()
    for do, lets_in in (("renew", 200), ("withdraw", 401)):
        now = client.post("/api/hall/codes", json={"whose": "spectator", "do": do}).json()
        assert now["referee"] == before["referee"]
        assert stranger.get("/api/hall", headers=bearer(before["spectator"])).status_code == 401
        found = stranger.get("/api/hall", headers=bearer(now["spectator"] or "none"))
        assert found.status_code == lets_in


def test_a_referee_signs_in_to_a_table(
    client: TestClient, stranger: TestClient, session: Session
) -> None:
    at = f"/api/hall/tables/{session.record.id}/referee"
    answer = client.post(at, json={"name": " Ruth "}).json()
    assert answer == {"referee": "Ruth", "code": session.record.codes["referee"]}
    opened = stranger.get(f"/api/sessions/{session.record.id}", headers=bearer(answer["code"]))
    assert opened.json()["role"] == "referee"
    (row,) = client.get("/api/hall").json()["tables"]
    assert row["referee"] == "Ruth"
    client.post(at, json={"name": ""})
    (row,) = client.get("/api/hall").json()["tables"]
    assert row["referee"] == ""


def test_a_table_that_asks_for_a_referee_stands_first(
    client: TestClient, parts: Parts, session: Session
) -> None:
    other = begun(client, players=["Ada", "Bo"], rounds=1)
    path = f"{TOURNAMENTS}/{other['id']}"
    other = client.post(f"{path}/rounds", json={"based_on_seq": other["seq"]}).json()
    asking = parts.sessions.get(other["rounds"][0]["tables"][0]["session"])
    assert asking is not None
    said = Note(2, "Does this count?")
    referee.handle(asking, said, based_on_seq=asking.head, caller=Caller("seat", 2))
    first = client.get("/api/hall").json()["tables"][0]
    assert first["id"] == asking.record.id
    assert first["waits"]["why"] == "asked"
    assert "Does this count?" in first["waits"]["told"]
    referee.handle(asking, Note(None, "Yes."), based_on_seq=asking.head)
    row = next(
        one for one in client.get("/api/hall").json()["tables"] if one["id"] == asking.record.id
    )
    assert row["waits"] is None or row["waits"]["why"] == "decides"


def test_a_game_without_onlookers_tells_the_hall_only_who_plays(
    client: TestClient, stranger: TestClient, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert session.game.story is not None
    story = replace(session.game.story, chapter=lambda _: Chapter("Round 2", "Ada"))
    monkeypatch.setattr(session, "game", replace(session.game, story=story))
    client.post(
        f"/api/sessions/{session.record.id}/codes", json={"whose": "spectator", "do": "withdraw"}
    )
    code = client.get("/api/hall/codes").json()["spectator"]
    (row,) = stranger.get("/api/hall", headers=bearer(code)).json()["tables"]
    assert [one["name"] for one in row["players"]]
    assert {one["amount"] for one in row["players"]} == {None}
    told = (row["latest"], row["throw"], row["awaiting"], row["waits"], row["referee_code"])
    assert told == ("", None, None, None, None)
    assert (row["chapter"], row["turn"]) == ("", "")


@pytest.mark.parametrize("role", ["referee", "spectator"])
def test_hands_of_cards_stay_at_the_table(
    client: TestClient, stranger: TestClient, parts: Parts, role: str
) -> None:
    """Values that only seats may see are nowhere in the hall, not even for its referee."""
    cup = begun(client, game="clearing_house", players=["Ada", "Bo"], rounds=1)
    path = f"{TOURNAMENTS}/{cup['id']}/rounds"
    cup = client.post(path, json={"based_on_seq": cup["seq"]}).json()
    session = parts.sessions.get(cup["rounds"][0]["tables"][0]["session"])
    assert session is not None
    code = client.get("/api/hall/codes").json()[role]
    before = stranger.get("/api/hall", headers=bearer(code))
    others = parts.sessions.begin(
        "clearing_house", options=session.record.options, seed=session.record.seed + 1
    )
    assert session.state != others.state, "other hands"
    session._states[-1] = others.state
    parts.hall._rows.clear()
    after = stranger.get("/api/hall", headers=bearer(code))
    mine = [row for row in before.json()["tables"] if row["id"] == session.record.id]
    same = [row for row in after.json()["tables"] if row["id"] == session.record.id]
    assert json.dumps(mine) == json.dumps(same)
