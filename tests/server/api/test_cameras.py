"""The list of cameras over HTTP: who may see it, small pictures, and the choice of a camera."""

import base64
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import cv2
import numpy as np
import pytest
from fastapi.testclient import TestClient

from calibration.model.printed import Boards
from server.app import Lookout, create_app
from server.capture import returning
from server.capture.choosing import CameraChoice
from server.capture.returning import ReturningCamera, SameWebcam
from server.cli.demonstration import begin_demonstration
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.server.api.test_callers import bearer
from tests.server.capture.test_devices import LOGI
from tests.server.capture.test_returning import Plug
from tests.support.calling import on_this_machine
from tests.support.waiting import until
from vision.eye import Eye

CALLS = [("GET", "/api/cameras"), ("POST", "/api/cameras"), ("GET", "/api/cameras/glimpse?key=0")]


@pytest.fixture
def plug(tmp_path: Path) -> Plug:
    plug = Plug(tmp_path / "video4linux")
    plug.plug(0, "Laptop Cam")
    plug.plug(2, "HD Pro Webcam C920", LOGI)
    return plug


@pytest.fixture
def referee(plug: Plug) -> Iterator[TestClient]:
    first = ReturningCamera(plug.open(2), SameWebcam(2, plug.open, webcams=plug.webcams()))
    choice = CameraChoice(first, webcams=plug.webcams(), opened=plug.open)
    lookout = Lookout(choice.source, Eye(Boards(), lambda _: ()), choice=choice)
    app = create_app(Settings(), MemoryLedger(), lookout=lookout, first_game=begin_demonstration)
    with on_this_machine(app) as client:
        _wait_for_frames(client)
        yield client


def _wait_for_frames(client: TestClient, more_than: int = 0) -> int:
    for _ in range(500):
        frames = int(client.get("/health").json()["camera"]["frames"])
        if frames > more_than:
            return frames
        time.sleep(0.01)
    raise AssertionError("no frames")


def test_a_camera_is_chosen_and_its_pictures_come(referee: TestClient) -> None:
    told = referee.get("/api/cameras").json()
    assert told["choosable"]
    assert [(one["name"], one["in_use"]) for one in told["cameras"]] == [
        ("Laptop Cam", False),
        ("HD Pro Webcam C920", True),
    ]
    laptop = told["cameras"][0]["key"]
    answer = referee.post("/api/cameras", json={"key": laptop})
    assert answer.status_code == 200, answer.text
    assert [one["in_use"] for one in answer.json()["cameras"]] == [True, False]
    _wait_for_frames(referee, more_than=referee.get("/health").json()["camera"]["frames"])
    assert referee.get("/health").json()["camera"]["source"] == "camera Laptop Cam"
    assert referee.get("/api/calibration").json()["camera"]["source"] == "camera Laptop Cam"


def test_what_cannot_be_opened_is_told_and_nothing_is_lost(referee: TestClient, plug: Plug) -> None:
    answer = referee.post("/api/cameras", json={"key": "9 Nowhere"})
    assert answer.status_code == 409
    assert "plug it in again" in answer.json()["detail"]
    before = referee.get("/health").json()["camera"]
    assert before["source"] == "camera 2"
    _wait_for_frames(referee, more_than=before["frames"])
    assert referee.get("/health").json()["ok"]


def test_a_glimpse_of_each(referee: TestClient) -> None:
    for one in referee.get("/api/cameras").json()["cameras"]:
        told = referee.get("/api/cameras/glimpse", params={"key": one["key"]}).json()
        assert told["why"] == ""
        kind, _, coded = told["picture"].partition(",")
        assert kind == "data:image/jpeg;base64"
        picture = cv2.imdecode(np.frombuffer(base64.b64decode(coded), np.uint8), 1)
        assert picture is not None
    told = referee.get("/api/cameras/glimpse", params={"key": "9 Nowhere"}).json()
    assert told["picture"] is None
    assert "not there any more" in told["why"]


def test_the_game_goes_on_by_hand_while_the_camera_is_unplugged(
    referee: TestClient, plug: Plug, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(returning, "RETRY_S", 0.02)
    session = referee.get("/api/sessions").json()[0]
    path = f"/api/sessions/{session['id']}"
    plug.pull(2)
    _until(lambda: bool(_problem(referee)))
    told = referee.get("/api/calibration", headers={"Accept-Language": "de"}).json()["camera"]
    assert told["problem"].startswith("Kamera 2 sendet keine Bilder mehr: Steck ")
    head = referee.get(path).json()["seq"]
    span = {"command": {"type": "SetSpan", "seat": None, "player": 1, "span": 2000}}
    answer = referee.post(f"{path}/commands", json={**span, "based_on_seq": head})
    assert answer.status_code == 200, answer.text
    plug.plug(3, "HD Pro Webcam C920", LOGI)
    _until(lambda: not _problem(referee))
    frames = _wait_for_frames(referee)
    _wait_for_frames(referee, more_than=frames)
    assert referee.get("/health").json()["ok"]


def _problem(client: TestClient) -> str:
    return str(client.get("/health").json()["camera"]["problem"])


def _until(happens: Callable[[], bool]) -> None:
    until(happens, within_s=10.0)


@pytest.mark.parametrize(("how", "path"), CALLS)
def test_nobody_but_the_referee_sees_or_chooses(referee: TestClient, how: str, path: str) -> None:
    session = referee.get("/api/sessions").json()[0]
    stranger = TestClient(referee.app, base_url="http://192.168.1.9", client=("192.168.1.20", 5000))
    body = {"key": "0 Laptop Cam"} if how == "POST" else None
    codes = session["codes"]
    for headers in ({}, bearer(codes["seats"][0]), bearer(codes["spectator"]), bearer("guessed")):
        answer = stranger.request(how, path, headers=headers, json=body)
        assert answer.status_code == 401
    assert referee.get("/health").json()["camera"]["source"] == "camera 2"
    answer = stranger.request(how, path, headers=bearer(codes["referee"]), json=body)
    assert answer.status_code == 200


def test_without_a_camera_none_is_chosen() -> None:
    with on_this_machine(create_app(Settings(), MemoryLedger())) as client:
        told = client.get("/api/cameras").json()
        assert (told["choosable"], told["cameras"]) == (False, [])
        assert "start the program with --camera" in told["why"]
        assert client.post("/api/cameras", json={"key": "0"}).status_code == 404
        assert client.get("/api/cameras/glimpse?key=0").status_code == 404
