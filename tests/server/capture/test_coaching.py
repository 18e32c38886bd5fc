"""The coach of the running camera: it measures on request, caches results, and uses the eye's."""

from functools import cache

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from server.capture.coaching import Coach, camera_file_of, is_streamed
from server.capture.footage import read_picture
from server.capture.ring import FrameRing
from server.cli.files import read_boards, read_camera
from tests.support.films import samples
from vision.eye import Eye

HAND = samples("handspan")[0]


class Clock:
    """A clock whose time the test sets."""

    now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def eye() -> Eye:
    camera = read_camera(HAND / "camera.json")
    return Eye(read_boards(HAND / "boards.json"), lambda _: (), camera=camera)


@cache
def picture() -> Image:
    return read_picture(HAND / "hand.jpg")


def shown(eye: Eye, ring: FrameRing, first: int, count: int, *, scene: int = 0) -> None:
    """Put the same picture into the ring again and again; the eye sees the first ones."""
    for index in range(first, first + count):
        frame = Frame(picture(), index, index / 30, scene)
        ring.add(frame)
        if index == first:
            eye.look(frame)


def test_before_the_first_picture_there_is_nothing_to_say(eye: Eye) -> None:
    assert Coach(eye, FrameRing(seconds=2, megabytes=100)).told(0.0) == {"frame": None}


def test_what_is_told_grows_with_what_is_known(eye: Eye) -> None:
    ring, clock = FrameRing(seconds=2, megabytes=200), Clock()
    coach = Coach(eye, ring, clock)
    ring.add(Frame(picture(), 0, 0.0))
    blind = coach.told(0.0)
    assert blind["table"] is None
    assert blind["check"]["accuracy"] is None
    assert coach.camera_told() is None
    clock.now_s = 1.0
    shown(eye, ring, 1, 12)
    told = coach.told(0.0)
    assert told["frame"] == 12
    assert told["check"]["rate"]["fps"] == pytest.approx(30, rel=0.01)
    assert told["check"]["boards"]["seen"][0]["corners_found"] == 24
    assert coach.camera_told() is not None


def test_pages_that_ask_at_once_share_an_answer(eye: Eye) -> None:
    ring, clock = FrameRing(seconds=2, megabytes=100), Clock()
    shown(eye, ring, 0, 1)
    coach = Coach(eye, ring, clock)
    first = coach.told(0.0)
    assert coach.told(0.0) is first
    assert coach.told(30.0) is not first
    clock.now_s = 5.0
    assert coach.told(0.0) is not first


def test_of_a_camera_that_hangs_upside_down_marks_are_drawn_upright(eye: Eye) -> None:
    camera = read_camera(HAND / "camera.json")
    assert camera is not None
    hung = Eye(
        read_boards(HAND / "boards.json"),
        lambda _: (),
        camera=camera.quarter_turned().quarter_turned(),
    )
    found = []
    for looking, bgr in ((eye, picture()), (hung, np.ascontiguousarray(picture()[::-1, ::-1]))):
        ring, frame = FrameRing(seconds=2, megabytes=100), Frame(bgr, 0, 0.0)
        ring.add(frame)
        looking.look(frame)
        found.append(Coach(looking, ring, Clock()).told(0.0)["table"])
    (upright, turned) = ([board["marks_px"] for board in one["marks"]] for one in found)
    assert np.array(turned) == pytest.approx(np.array(upright), abs=0.3)
    corners, others = (np.array(one["outline_px"]) for one in found)
    assert others == pytest.approx(corners, abs=1.0)


def test_a_new_scene_begins_anew(eye: Eye) -> None:
    ring, clock = FrameRing(seconds=2, megabytes=200), Clock()
    coach = Coach(eye, ring, clock)
    shown(eye, ring, 0, 10)
    assert coach.told(0.0)["check"]["rate"] is not None
    clock.now_s = 1.0
    shown(eye, ring, 10, 3, scene=1)
    assert coach.told(0.0)["check"]["rate"] is None


def test_asked_to_solve_again_the_eye_forgets_and_finds_anew(eye: Eye) -> None:
    eye.look(Frame(picture(), 0, 0.0))
    before = eye.status.calibration
    eye.solve_again()
    look = eye.look(Frame(picture(), 1, 1 / 30))
    assert look.news == ("the table is calibrated",)
    assert eye.status.calibration is not None
    assert eye.status.calibration is not before


@pytest.mark.parametrize(
    ("source", "file"),
    [
        ("camera 2", "cameras/2.json"),
        ("camera HD Pro Webcam C920", "cameras/hd-pro-webcam-c920.json"),
        ("camera rtsp://10.0.0.7:554", "cameras/rtsp-10-0-0-7-554.json"),
        ("camera ../../x", "cameras/x.json"),
        ("clip.mp4", None),
    ],
)
def test_where_a_camera_would_be_kept(source: str, file: str | None) -> None:
    assert camera_file_of(source) == file


@pytest.mark.parametrize(
    ("source", "streamed"),
    [
        ("camera phone", True),
        ("camera rtsp://10.0.0.7:554", True),
        ("camera 0", False),
        ("clip.mp4", False),
    ],
)
def test_what_comes_over_a_network_is_known_by_its_name(source: str, streamed: bool) -> None:
    assert is_streamed(source) == streamed
