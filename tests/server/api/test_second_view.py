"""A second camera over HTTP: its health beside the first's, its picture, its phone's own link."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from calibration.model.printed import Boards
from server.app import Lookout, create_app
from server.capture.footage import Video
from server.capture.phone.camera import SECOND_PHONE_NAME, PhoneCamera
from server.capture.returning import ReturningCamera, SameWebcam
from server.capture.second_camera import second_source
from server.capture.source import Source
from server.cli.demonstration import begin_demonstration
from server.settings import Settings
from server.store.memory import MemoryLedger
from tests.server.api.test_callers import bearer
from tests.server.capture.test_returning import Plug
from tests.support.calling import on_this_machine
from tests.support.films import write_video
from tests.support.waiting import until
from vision.eye import Eye
from vision.two_views.pairing import PairedThrows
from vision.two_views.shared_throws import SharedThrows

AT = "https://192.168.1.9:8378/"
FAR = ("192.168.1.20", 5000)


@pytest.fixture
def plug(tmp_path: Path) -> Plug:
    plug = Plug(tmp_path / "video4linux")
    plug.plug(0)
    plug.plug(2, "Another")
    return plug


def webcam(plug: Plug, number: int) -> ReturningCamera:
    again = SameWebcam(number, plug.open, webcams=plug.webcams())
    return ReturningCamera(plug.open(number), again)


def looking(first: Source, second: Source) -> TestClient:
    beside = second_source(second, Boards(), None, SharedThrows(PairedThrows()))
    lookout = Lookout(first, Eye(Boards(), lambda _: ()), second=beside)
    app = create_app(
        Settings(),
        MemoryLedger(),
        lookout=lookout,
        first_game=begin_demonstration,
        encrypted=(AT,),
    )
    return on_this_machine(app)


@pytest.fixture
def two_webcams(plug: Plug) -> Iterator[TestClient]:
    with looking(webcam(plug, 0), webcam(plug, 2)) as client:
        until(lambda: _frames(client, "camera") > 0 and _frames(client, "second") > 0)
        yield client


def _frames(client: TestClient, which: str) -> int:
    return int(client.get("/health").json()[which]["frames"])


@pytest.mark.parametrize(("dies", "other"), [("second", "camera"), ("camera", "second")])
def test_either_camera_may_fail_and_the_other_goes_on(
    two_webcams: TestClient, plug: Plug, dies: str, other: str
) -> None:
    told = two_webcams.get("/health").json()
    assert (told["camera"]["problem"], told["second"]["problem"]) == ("", "")
    plug.pull(2 if dies == "second" else 0)
    until(lambda: bool(two_webcams.get("/health").json()[dies]["problem"]))
    before = _frames(two_webcams, other)
    until(lambda: _frames(two_webcams, other) > before)
    told = two_webcams.get("/health").json()
    assert told[other]["problem"] == ""
    assert told["ok"] == (dies == "second"), "the game goes on without the second"
    named = any("Second camera: " in one for one in told["camera"]["conditions"])
    assert named == (dies == "second")
    plug.plug(2 if dies == "second" else 0, "Another" if dies == "second" else "Table Cam")
    until(lambda: not two_webcams.get("/health").json()[dies]["problem"])


def test_its_picture_and_how_it_does_are_told_to_the_referee(two_webcams: TestClient) -> None:
    picture = two_webcams.get("/api/camera/second.jpg")
    assert picture.headers["content-type"] == "image/jpeg"
    second = two_webcams.get("/api/calibration").json()["second"]
    assert second["source"] == "camera 2"
    assert (second["phone"], second["seen"], second["calibrated"]) == (False, True, False)
    stranger = TestClient(
        two_webcams.app, base_url="http://192.168.1.9", client=("192.168.1.20", 5000)
    )
    assert stranger.get("/api/camera/second.jpg").status_code == 401


def test_without_a_second_camera_there_is_no_picture_of_it() -> None:
    with on_this_machine(create_app(Settings(), MemoryLedger())) as client:
        assert client.get("/api/camera/second.jpg").status_code == 404
        assert client.get("/health").json()["second"] is None


@pytest.fixture
def two_phones() -> Iterator[TestClient]:
    pytest.importorskip("aiortc", reason="the extra `phone` is not installed")
    with looking(PhoneCamera(), PhoneCamera(name=SECOND_PHONE_NAME)) as client:
        yield client


def test_each_phone_has_a_link_and_a_right_of_its_own(two_phones: TestClient) -> None:
    phone = TestClient(two_phones.app, base_url="https://192.168.1.9:8378", client=FAR)
    rights = {}
    for which in ("first", "second"):
        told = two_phones.post("/api/phone/link", params={"which": which}).json()
        code = told["links"][0].partition("#code=")[2]
        answer = phone.post("/api/phone/take", headers=bearer(code))
        assert answer.status_code == 200, answer.text
        rights[which] = answer.json()["right"]
    assert rights["first"] != rights["second"]
    two_phones.post("/api/phone/withdraw", params={"which": "second"})
    offered = {
        which: phone.post("/api/phone/offer", headers=bearer(right), json={"sdp": "v=0\r\n"})
        for which, right in rights.items()
    }
    assert offered["first"].status_code == 422, "it may; what it sends is no offer"
    assert offered["second"].status_code == 401
    told = two_phones.get("/api/phone", params={"which": "second"}).json()
    assert told["trouble"].startswith("The phone's right")
    assert not two_phones.get("/api/phone").json()["trouble"].startswith("The phone's right")


def test_a_phone_lends_the_second_camera_alone(plug: Plug) -> None:
    pytest.importorskip("aiortc", reason="the extra `phone` is not installed")
    with looking(webcam(plug, 0), PhoneCamera(name=SECOND_PHONE_NAME)) as client:
        assert client.get("/api/phone").json()["expected"] is False
        assert client.get("/api/phone", params={"which": "second"}).json()["expected"]
        assert client.get("/api/calibration").json()["second"]["phone"]
        assert "scan the code" in client.get("/health").json()["second"]["problem"]
        assert client.post("/api/phone/link").status_code == 404


def test_two_films_are_neither_paused_nor_jumped_in(tmp_path: Path) -> None:
    films = [Video(write_video(tmp_path / f"{n}.mp4", 30, fps=10.0), loop=True) for n in range(2)]
    with looking(films[0], films[1]) as client:
        for path, body in (("pause", {"paused": True}), ("jump", {"to_s": 1.0})):
            answer = client.post(f"/api/footage/{path}", json=body)
            assert answer.status_code == 409
            assert "stay together" in answer.json()["detail"]
        camera = client.get("/health").json()["camera"]
        assert (camera["length_s"], camera["paused"]) == (3.0, False)
