"""A throw that the camera missed is added by the referee and answered like any other."""

from fastapi.testclient import TestClient

from server.api.parts import Parts
from server.desk import Desk
from server.session import Session
from tests.support.films import frames


def test_without_a_camera_there_is_nothing_to_look_back_at(
    client: TestClient, desk: Desk, path: str
) -> None:
    answer = client.post(f"{path}/throws/missed")
    assert answer.status_code == 404
    assert "by hand" in answer.json()["detail"]
    assert desk.offers() == ()


def test_only_the_referee_may_add_one(client: TestClient, session: Session, path: str) -> None:
    seat = {"Authorization": f"Bearer {session.record.codes['seats'][0]}"}
    assert client.post(f"{path}/throws/missed", headers=seat).status_code == 403


def test_it_is_offered_with_the_last_seconds(
    client: TestClient, parts: Parts, session: Session, path: str
) -> None:
    for frame in frames(150, size_wh=(64, 48)):
        parts.ring.add(frame)
    assert client.post(f"{path}/throws/missed").json() == {"frame": 149}
    (offer,) = client.get(f"{path}/proposals").json()
    assert offer["title"] == "A throw that the camera missed"
    assert (offer["command"], offer["probability"], offer["decisive"]) == (None, None, [])
    assert len(offer["replay"]) == 106  # 91 of the newest 1.5 s, and 15 of the second before
    assert client.get(offer["replay"][-1]).headers["content-type"] == "image/jpeg"
    assert "has not begun" in offer["blocked"]


def test_in_a_game_without_throws_none_is_offered(client: TestClient, parts: Parts) -> None:
    for frame in frames(10, size_wh=(64, 48)):
        parts.ring.add(frame)
    begun = client.post("/api/sessions", json={"game": "clearing_house", "seats": 2}).json()
    answer = client.post(f"/api/sessions/{begun['id']}/throws/missed")
    assert answer.status_code == 409
    assert "this game has none" in answer.json()["detail"]


def test_pressed_again_it_adds_no_second_one_until_the_first_is_answered(
    client: TestClient, parts: Parts, path: str
) -> None:
    first, second = frames(20, size_wh=(64, 48))[9::10]
    parts.ring.add(first)
    assert client.post(f"{path}/throws/missed").status_code == 200
    parts.ring.add(second)
    again = client.post(f"{path}/throws/missed", headers={"Accept-Language": "de"})
    assert again.status_code == 409
    assert "Beantworte oder verwirf" in again.json()["detail"]
    (offer,) = client.get(f"{path}/proposals").json()
    client.post(f"{path}/proposals/{offer['key']}/dismiss")
    assert client.post(f"{path}/throws/missed").json() == {"frame": 19}
