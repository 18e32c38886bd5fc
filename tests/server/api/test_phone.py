"""The phone's link and right over HTTP: which calls they allow."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient

pytest.importorskip("aiortc", reason="the extra `phone` is not installed")

from calibration.sheets import standard_boards
from server.app import Lookout, create_app
from server.capture.phone.camera import PhoneCamera
from server.capture.table_eye import table_eye
from server.cli.demonstration import begin_demonstration
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.server.api.test_callers import bearer
from tests.support.calling import on_this_machine

FAR = ("192.168.1.20", 5000)
AT = "https://192.168.1.9:8378/"
NO_OFFER = {"sdp": "v=0\r\nm=audio 9 x 0\r\n"}


@pytest.fixture
def referee() -> Iterator[TestClient]:
    eye = table_eye(standard_boards(), None, live=True)
    app = create_app(
        Settings(),
        MemoryLedger(),
        lookout=Lookout(PhoneCamera(), eye),
        first_game=begin_demonstration,
        encrypted=(AT,),
    )
    with on_this_machine(app) as client:
        yield client


@pytest.fixture
def phone(referee: TestClient) -> TestClient:
    return TestClient(referee.app, base_url="https://192.168.1.9:8378", client=FAR)


def linked(referee: TestClient) -> str:
    told = referee.post("/api/phone/link").json()
    (link,) = told["links"]
    start, _, code = link.partition("#code=")
    assert start == f"{AT}phone/"
    return str(code)


def taken(referee: TestClient, phone: TestClient) -> str:
    answer = phone.post("/api/phone/take", headers=bearer(linked(referee)))
    assert answer.status_code == 200, answer.text
    return str(answer.json()["right"])


def test_a_link_is_spent_by_the_first_phone(referee: TestClient, phone: TestClient) -> None:
    code = linked(referee)
    assert phone.post("/api/phone/take", headers=bearer(code)).status_code == 200
    again = phone.post("/api/phone/take", headers=bearer(code))
    assert again.status_code == 401
    assert "was used already" in again.json()["detail"]


def test_the_right_lets_a_phone_offer_its_picture_and_nothing_else(
    referee: TestClient, phone: TestClient
) -> None:
    right = bearer(taken(referee, phone))
    assert phone.post("/api/phone/offer", headers=right, json=NO_OFFER).status_code == 422
    session = referee.get("/api/sessions").json()[0]["id"]
    forbidden = [
        phone.get("/api/camera/frame.jpg", headers=right),
        phone.get("/api/sessions", headers=right),
        phone.get(f"/api/sessions/{session}", headers=right),
        phone.get(f"/api/sessions/{session}/events", headers=right),
        phone.post(f"/api/sessions/{session}/commands", headers=right, json={}),
        phone.get("/api/calibration", headers=right),
        phone.get("/api/phone", headers=right),
        phone.post("/api/phone/link", headers=right),
        phone.post("/api/phone/withdraw", headers=right),
    ]
    assert [answer.status_code for answer in forbidden] == [401] * len(forbidden)


def test_without_the_right_nothing_is_read(referee: TestClient, phone: TestClient) -> None:
    for headers in ({}, bearer("guessed"), bearer(linked(referee))):
        # So large that it would be 413, had anybody asked for it.
        answer = phone.post("/api/phone/offer", headers=headers, content=b"x" * 600_000)
        assert answer.status_code == 401


def test_withdrawn_the_phone_may_not_come_back(referee: TestClient, phone: TestClient) -> None:
    right = bearer(taken(referee, phone))
    assert referee.post("/api/phone/withdraw").status_code == 200
    answer = phone.post("/api/phone/offer", headers=right, json=NO_OFFER)
    assert answer.status_code == 401
    assert "scan a new link" in answer.json()["detail"]
    assert referee.get("/api/phone").json()["trouble"].startswith("The phone's right")


def test_before_a_phone_comes_the_referee_is_told_what_to_do(referee: TestClient) -> None:
    told = referee.get("/api/phone").json()
    assert told["expected"]
    assert "scan the code" in told["trouble"]
    assert "scan the code" in referee.get("/health").json()["camera"]["problem"]


def test_where_something_else_is_looked_at_no_phone_is_expected() -> None:
    with on_this_machine(create_app(Settings(), MemoryLedger())) as client:
        assert client.get("/api/phone").json()["expected"] is False
        for call in ("link", "withdraw", "take", "offer"):
            answer = client.post(f"/api/phone/{call}", json=NO_OFFER)
            assert answer.status_code == 404
            assert "--camera phone --https" in answer.json()["detail"]
