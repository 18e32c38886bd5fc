"""Footage over HTTP: where it is, pausing it, and jumping in it."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from calibration.model.printed import Boards
from server.app import Lookout, create_app
from server.capture.footage import Video
from server.cli.demonstration import begin_demonstration
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.server.api.test_callers import bearer
from tests.support.calling import on_this_machine
from tests.support.films import write_video
from tests.support.staged import Still
from vision.eye import Eye

CALLS = [("/api/footage/pause", {"paused": True}), ("/api/footage/jump", {"to_s": 1.5})]
GERMAN = {"Accept-Language": "de"}


@pytest.fixture
def referee(tmp_path: Path) -> Iterator[TestClient]:
    """The referee of a game before a film of three seconds that repeats."""
    video = Video(write_video(tmp_path / "clip.mp4", 30, fps=10.0), loop=True)
    lookout = Lookout(video, Eye(Boards(), lambda _: ()))
    app = create_app(Settings(), MemoryLedger(), lookout=lookout, first_game=begin_demonstration)
    with on_this_machine(app) as client:
        _until(lambda: _told(client)["frames"] > 0)
        yield client


def _told(client: TestClient) -> dict[str, float]:
    camera: dict[str, float] = client.get("/health").json()["camera"]
    return camera


def _until(happens: Callable[[], bool]) -> None:
    for _ in range(500):
        if happens():
            return
        time.sleep(0.01)
    raise AssertionError("it does not happen")


def test_where_it_is_is_told(referee: TestClient) -> None:
    told = _told(referee)
    assert (told["length_s"], told["paused"]) == (3.0, False)
    _until(lambda: _told(referee)["position_s"] != told["position_s"])
    camera = referee.get("/api/calibration").json()["camera"]
    assert 0 <= camera["position_s"] <= 3
    assert (camera["length_s"], camera["paused"]) == (3.0, False)


def test_it_is_paused_and_goes_on(referee: TestClient) -> None:
    answer = referee.post("/api/footage/pause", json={"paused": True})
    assert answer.json()["paused"]
    time.sleep(0.2)
    frames = _told(referee)["frames"]
    time.sleep(0.4)
    told = referee.get("/health")
    assert told.status_code == 200, "a paused film is no fault"
    assert told.json()["camera"]["frames"] == frames
    assert told.json()["camera"]["paused"]
    assert not referee.post("/api/footage/pause", json={"paused": False}).json()["paused"]
    _until(lambda: _told(referee)["frames"] > frames)


def test_a_jump_is_told_at_once_and_shown_soon(referee: TestClient) -> None:
    referee.post("/api/footage/pause", json={"paused": True})
    answer = referee.post("/api/footage/jump", json={"to_s": 2})
    assert answer.json() == {"position_s": 2.0, "length_s": 3.0, "paused": True}
    frames = _told(referee)["frames"]
    _until(lambda: _told(referee)["frames"] > frames)
    assert _told(referee)["position_s"] == pytest.approx(2.0, abs=0.05)


@pytest.mark.parametrize(
    ("body", "told", "german"),
    [
        ('{"to_s": -1}', "a number of seconds, 0 or more", "eine Zahl von Sekunden"),
        ('{"to_s": NaN}', "a number of seconds, 0 or more", "eine Zahl von Sekunden"),
        ('{"to_s": 3.1}', "ends after 3.0 s; choose an earlier", "endet nach 3,0 s; wähle"),
        ('{"to_s": 1e400}', "a number of seconds, 0 or more", "eine Zahl von Sekunden"),
        ('{"to_s": "1"}', "to_s: Input should be a valid number", ""),
        ("{}", "to_s: Field required", ""),
    ],
)
def test_a_place_that_is_not_there_is_told_in_one_sentence(
    referee: TestClient, body: str, told: str, german: str
) -> None:
    for language, words in (({}, told), (GERMAN, german)):
        headers = {"Content-Type": "application/json", **language}
        answer = referee.post("/api/footage/jump", content=body, headers=headers)
        assert answer.status_code == 422
        assert words in answer.json()["detail"]
    assert _told(referee)["position_s"] <= 3


@pytest.mark.parametrize(("path", "body"), CALLS)
def test_nobody_but_the_referee_does_it(
    referee: TestClient, path: str, body: dict[str, object]
) -> None:
    codes = referee.get("/api/sessions").json()[0]["codes"]
    stranger = TestClient(referee.app, base_url="http://192.168.1.9", client=("192.168.1.20", 5000))
    for headers in ({}, bearer(codes["seats"][0]), bearer(codes["spectator"]), bearer("guessed")):
        assert stranger.post(path, json=body, headers=headers).status_code == 401
    assert not _told(referee)["paused"]
    assert stranger.post(path, json=body, headers=bearer(codes["referee"])).status_code == 200


@pytest.mark.parametrize(("path", "body"), CALLS)
def test_a_camera_has_no_other_place(path: str, body: dict[str, object]) -> None:
    lookout = Lookout(Still(), Eye(Boards(), lambda _: ()))
    with on_this_machine(create_app(Settings(), MemoryLedger(), lookout=lookout)) as client:
        answer = client.post(path, json=body)
        assert answer.status_code == 409
        assert answer.json()["detail"].startswith("A camera cannot be paused")
        assert client.get("/api/calibration").json()["camera"]["position_s"] is None
    with on_this_machine(create_app(Settings(), MemoryLedger())) as client:
        assert client.post(path, json=body).status_code == 404
