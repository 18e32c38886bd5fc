from typing import Any

import pytest
from fastapi.testclient import TestClient

from server.desk import Desk
from server.session import Session
from tests.support.evenings import creature, hand, look, missiles

SPAN = {"type": "SetSpan", "seat": None, "player": 1, "span": 2040}


def say(client: TestClient, path: str, command: dict[str, Any], seq: int) -> Any:
    return client.post(f"{path}/commands", json={"command": command, "based_on_seq": seq})


def test_a_command_answers_with_the_new_events(
    client: TestClient, session: Session, path: str
) -> None:
    head = session.head
    answer = say(client, path, SPAN, head)
    assert answer.status_code == 200
    (entry,) = answer.json()["events"]
    assert entry["seq"] == head + 1 == answer.json()["seq"]
    assert entry["event"] == {"type": "SpanSet", "player": 1, "span": 2040}
    assert entry["told"] == "Ada's span is 204 mm."


def test_a_stale_command_is_refused_and_changes_nothing(
    client: TestClient, session: Session, path: str
) -> None:
    head = session.head
    answer = say(client, path, SPAN, head - 1)
    assert (answer.status_code, answer.json()["reason"]) == (409, "command/stale")
    assert session.head == head


def test_a_refusal_says_what_would_be_legal(
    client: TestClient, session: Session, path: str
) -> None:
    answer = say(client, path, {"type": "StartGame", "seat": None}, session.head)
    assert answer.status_code == 409
    assert set(answer.json()) == {"reason", "detail", "rule"}
    assert answer.json()["detail"]


@pytest.mark.parametrize(
    "command",
    [{}, {"type": "Dance"}, {**SPAN, "span": "long"}, {**SPAN, "spam": 1}, {"type": "SetSpan"}],
)
def test_what_is_no_command_is_malformed(
    client: TestClient, session: Session, path: str, command: dict[str, Any]
) -> None:
    answer = say(client, path, command, session.head)
    assert answer.status_code == 422
    assert isinstance(answer.json()["detail"], str)


def test_take_back_appends_and_restores(client: TestClient, session: Session, path: str) -> None:
    head = session.head
    say(client, path, SPAN, head)
    body = {"to_seq": head, "based_on_seq": head + 1}
    assert client.post(f"{path}/take-back", json=body).status_code == 200
    entries = client.get(f"{path}/events").json()
    assert len(entries) == head + 2
    assert [entry["standing"] for entry in entries[-2:]] == [False, True]
    assert client.get(path).json()["state"]["players"][0]["span"] is None


def test_events_after_a_seq(client: TestClient, session: Session, path: str) -> None:
    say(client, path, SPAN, session.head)
    entries = client.get(f"{path}/events", params={"after": session.head - 1}).json()
    assert [entry["seq"] for entry in entries] == [session.head]


def test_a_proposal_is_shown_and_confirmed(
    client: TestClient, session: Session, desk: Desk, path: str
) -> None:
    desk.see(look(hand(204.0)))
    (offer,) = client.get(f"{path}/proposals").json()
    assert offer["key"] == "span"
    assert offer["command"] == SPAN
    body = {"based_on_seq": session.head}
    answer = client.post(f"{path}/proposals/span/confirm", json=body)
    assert answer.status_code == 200
    assert answer.json()["events"][0]["proposal"] == "span@100"
    assert client.get(f"{path}/proposals").json() == []


def test_what_was_measured_again_since_it_was_shown_is_not_confirmed_unseen(
    client: TestClient, session: Session, desk: Desk, path: str
) -> None:
    """Before, the newest measurement was taken, which the referee may not have seen yet."""
    desk.see(look(hand(204.0)))
    (shown,) = client.get(f"{path}/proposals").json()
    desk.see(look(hand(214.0)))
    body = {"based_on_seq": session.head, "proposed": shown["command"]}
    answer = client.post(f"{path}/proposals/span/confirm", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (409, "command/stale")
    assert "214" in answer.json()["detail"]
    (now,) = client.get(f"{path}/proposals").json()
    body = {"based_on_seq": session.head, "proposed": now["command"]}
    assert client.post(f"{path}/proposals/span/confirm", json=body).status_code == 200


def test_a_choice_is_carried_out_as_it_was_made_whatever_is_measured_later(
    client: TestClient, session: Session, desk: Desk, path: str
) -> None:
    desk.see(look(hand(204.0)))
    (shown,) = client.get(f"{path}/proposals").json()
    desk.see(look(hand(214.0)))
    own = {**shown["command"], "span": 2030}
    body = {"based_on_seq": session.head, "command": own, "proposed": shown["command"]}
    answer = client.post(f"{path}/proposals/span/confirm", json=body)
    assert answer.json()["events"][0]["event"]["span"] == 2030


def test_a_proposal_is_corrected(
    client: TestClient, session: Session, desk: Desk, path: str
) -> None:
    desk.see(look(creature(82.0), *missiles(23.0)))
    (offer,) = client.get(f"{path}/proposals").json()
    corrected = {**offer["command"], "hit_points": 41}
    body = {"based_on_seq": session.head, "command": corrected}
    answer = client.post(f"{path}/proposals/{offer['key']}/confirm", json=body)
    assert answer.json()["events"][0]["event"]["hit_points"] == 41


def test_a_dismissed_proposal_is_gone(client: TestClient, desk: Desk, path: str) -> None:
    desk.see(look(hand(204.0)))
    assert client.post(f"{path}/proposals/span/dismiss").status_code == 200
    assert client.get(f"{path}/proposals").json() == []
    again = client.post(f"{path}/proposals/span/dismiss")
    assert (again.status_code, again.json()["reason"]) == (409, "piece/unknown")


def test_there_is_no_picture_of_what_nobody_photographed(
    client: TestClient, desk: Desk, path: str
) -> None:
    desk.see(look(hand(204.0)))
    (offer,) = client.get(f"{path}/proposals").json()
    assert (offer["picture"], offer["replay"]) == (None, [])
    assert client.get(f"{path}/proposals/span/picture.jpg").status_code == 404
