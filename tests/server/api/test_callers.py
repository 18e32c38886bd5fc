"""Who the caller is, and what a stranger gets: nothing."""

import pytest
from fastapi.testclient import TestClient

from server.session import Session


def bearer(code: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {code}"}


def test_on_this_machine_the_referees_page_needs_no_code(client: TestClient, path: str) -> None:
    assert client.get(path).json()["role"] == "referee"


@pytest.mark.parametrize("route", ["", "/events", "/proposals"])
def test_from_another_machine_nothing_is_shown_without_a_code(
    stranger: TestClient, path: str, route: str
) -> None:
    assert stranger.get(path + route).status_code == 401
    assert stranger.get(path + route, headers=bearer("guess")).status_code == 401


@pytest.mark.parametrize("route", ["/api/sessions", "/api/camera/frame.jpg", "/api/camera/live"])
def test_nor_are_the_games_or_the_picture(stranger: TestClient, route: str) -> None:
    assert stranger.get(route).status_code == 401


def test_a_seats_code_gives_that_seat(stranger: TestClient, session: Session, path: str) -> None:
    first, second, _ = (
        stranger.get(path, headers=bearer(code)).json() for code in session.record.codes["seats"]
    )
    assert [(one["role"], one["seat"]) for one in (first, second)] == [("seat", 1), ("seat", 2)]
    assert {command["seat"] for command in first["legal"]} == {1}
    assert second["legal"] == []  # was weighed in before


def test_a_code_in_the_address_serves_pictures_and_streams(
    stranger: TestClient, session: Session, path: str
) -> None:
    assert stranger.get(path, params={"code": session.record.codes["spectator"]}).status_code == 200


def test_a_wrong_code_on_this_machine_is_still_wrong(client: TestClient, path: str) -> None:
    assert client.get(path, params={"code": "guéss"}).status_code == 401


def test_a_foreign_page_in_the_same_browser_is_no_referee(client: TestClient, path: str) -> None:
    assert client.get(path, headers={"Origin": "https://evil.example"}).status_code == 401
    assert client.get(path, headers={"Host": "evil.example"}).status_code == 401
    assert client.get(path, headers={"Origin": "http://localhost"}).status_code == 200


@pytest.mark.parametrize("role", ["seat", "spectator"])
def test_only_the_referee_sees_and_answers_proposals(
    stranger: TestClient, session: Session, path: str, role: str
) -> None:
    codes = session.record.codes
    headers = bearer(codes["seats"][0] if role == "seat" else codes["spectator"])
    assert stranger.get(f"{path}/proposals", headers=headers).status_code == 403
    answer = stranger.post(
        f"{path}/proposals/span/confirm", json={"based_on_seq": 0}, headers=headers
    )
    assert answer.status_code == 403


def test_a_seat_speaks_only_for_itself(stranger: TestClient, session: Session, path: str) -> None:
    headers = bearer(session.record.codes["seats"][0])
    for seat, reason in ((None, "seat/referee_only"), (2, "seat/not_yours")):
        body = {
            "command": {"type": "Note", "seat": seat, "text": "hm"},
            "based_on_seq": session.head,
        }
        answer = stranger.post(f"{path}/commands", json=body, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (409, reason)
    assert stranger.get("/api/sessions", headers=headers).status_code == 401


def test_others_powers_are_hidden_from_a_seat(
    stranger: TestClient, session: Session, path: str
) -> None:
    headers = bearer(session.record.codes["seats"][1])
    everything = stranger.get(path, headers=headers).text
    everything += stranger.get(f"{path}/events", headers=headers).text
    assert '"drop"' in everything  # Ben's own
    assert '"poke"' not in everything  # Cleo's
    assert "power poke" not in everything


@pytest.mark.parametrize("name", ["testserver", "testclient"])
def test_names_of_a_test_are_nobody_to_the_program(
    client: TestClient, path: str, name: str
) -> None:
    assert client.get(path, headers={"Host": name}).status_code == 401
    as_a_test = TestClient(client.app, base_url="http://localhost", client=(name, 5000))
    assert as_a_test.get(path).status_code == 401
