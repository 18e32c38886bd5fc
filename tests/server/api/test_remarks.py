"""A seat that writes remarks in a loop does not hinder others."""

from fastapi.testclient import TestClient

from server.api.parts import REMARKS_AT_ONCE
from server.referee import LONGEST_NOTE
from server.session import Session
from tests.server.api.test_callers import bearer

ROUNDS = 10


def remark(seat: int | None, head: int, text: str = "hm") -> dict[str, object]:
    return {"command": {"type": "Note", "seat": seat, "text": text}, "based_on_seq": head}


def test_remarks_make_no_command_stale(client: TestClient, session: Session, path: str) -> None:
    seat = bearer(session.record.codes["seats"][0])
    for number in range(ROUNDS):
        head = session.head
        said = client.post(f"{path}/commands", json=remark(1, head), headers=seat)
        assert said.status_code == 200
        span = {"type": "SetSpan", "seat": None, "player": 1, "span": 2000 + number}
        answer = client.post(f"{path}/commands", json={"command": span, "based_on_seq": head})
        assert answer.status_code == 200, answer.text
        assert [one["event"]["type"] for one in answer.json()["events"]] == ["Noted", "SpanSet"]
        stale = client.post(f"{path}/commands", json={"command": span, "based_on_seq": head})
        assert (stale.status_code, stale.json()["reason"]) == (409, "command/stale")


def test_what_is_meant_for_no_game_that_was_is_stale(
    client: TestClient, session: Session, path: str
) -> None:
    for based_on in (session.head + 1, -1, 10**9):
        answer = client.post(f"{path}/commands", json=remark(None, based_on))
        assert answer.json()["reason"] == "command/stale"
        body = {"to_seq": 0, "based_on_seq": based_on}
        assert client.post(f"{path}/take-back", json=body).json()["reason"] == "command/stale"


def test_a_take_back_is_not_made_stale_either(
    client: TestClient, session: Session, path: str
) -> None:
    head = session.head
    seat = bearer(session.record.codes["seats"][0])
    client.post(f"{path}/commands", json=remark(1, head), headers=seat)
    answer = client.post(f"{path}/take-back", json={"to_seq": 0, "based_on_seq": head})
    assert answer.status_code == 200


def test_a_seat_makes_so_many_remarks_a_minute(
    client: TestClient, session: Session, path: str
) -> None:
    codes = [bearer(code) for code in session.record.codes["seats"]]
    said = [
        client.post(f"{path}/commands", json=remark(1, session.head), headers=codes[0])
        for _ in range(REMARKS_AT_ONCE + 10)
    ]
    refused = [answer.json() for answer in said if answer.status_code != 200]
    assert len(refused) >= 5
    assert {one["reason"] for one in refused} == {"limit/spent"}
    other = client.post(f"{path}/commands", json=remark(2, session.head), headers=codes[1])
    assert other.status_code == 200
    assert client.post(f"{path}/commands", json=remark(None, session.head)).status_code == 200


def test_a_remark_is_no_book(client: TestClient, session: Session, path: str) -> None:
    for letters, status in ((LONGEST_NOTE, 200), (LONGEST_NOTE + 1, 409)):
        body = remark(None, session.head, "x" * letters)
        assert client.post(f"{path}/commands", json=body).status_code == status
