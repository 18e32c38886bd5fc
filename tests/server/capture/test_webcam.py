"""No camera here: OpenCV's capture is replaced by one that remembers what it was asked."""

from typing import Any

import cv2
import pytest

from server.capture.source import SourceProblem
from server.capture.webcam import SETTLING_FRAMES, Webcam
from tests.support.films import plain


class FakeCapture:
    def __init__(self, number: int, backend: int, *, frames: int = 0) -> None:
        self.opened_with = (number, backend)
        self.left = frames
        self.asked: dict[int, float] = {}

    def isOpened(self) -> bool:  # noqa: N802 (OpenCV's name)
        return self.left > 0

    def read(self) -> tuple[bool, Any]:
        self.left -= 1
        return (self.left >= 0, plain() if self.left >= 0 else None)

    def set(self, prop: int, value: float) -> bool:
        self.asked[prop] = value
        return True

    def get(self, prop: int) -> float:
        return 157.0

    def release(self) -> None:
        self.left = 0


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[FakeCapture]:
    captures: list[FakeCapture] = []

    def open_capture(number: int, backend: int) -> FakeCapture:
        captures.append(FakeCapture(number, backend, frames=SETTLING_FRAMES + 5))
        return captures[-1]

    monkeypatch.setattr(cv2, "VideoCapture", open_capture)
    return captures


@pytest.mark.parametrize(
    ("platform", "backend"),
    [
        ("linux", cv2.CAP_V4L2),
        ("darwin", cv2.CAP_AVFOUNDATION),
        ("win32", cv2.CAP_MSMF),
        ("plan9", cv2.CAP_ANY),
    ],
)
def test_each_system_gets_its_own_backend(
    opened: list[FakeCapture], platform: str, backend: int
) -> None:
    Webcam(2, platform=platform)
    assert opened[0].opened_with == (2, backend)
    assert opened[0].asked[cv2.CAP_PROP_FRAME_WIDTH] == 1280


@pytest.mark.parametrize(("platform", "manual"), [("linux", 1.0), ("win32", 0.0)])
def test_exposure_and_focus_are_locked_once_they_have_settled(
    opened: list[FakeCapture], platform: str, manual: float
) -> None:
    frames = Webcam(0, platform=platform).frames()
    for _ in range(SETTLING_FRAMES):
        next(frames)
    assert cv2.CAP_PROP_AUTO_EXPOSURE not in opened[0].asked
    next(frames)
    asked = opened[0].asked
    assert asked[cv2.CAP_PROP_AUTO_EXPOSURE] == manual
    assert asked[cv2.CAP_PROP_EXPOSURE] == 157.0
    assert asked[cv2.CAP_PROP_AUTOFOCUS] == 0


def test_a_camera_that_falls_silent_is_named(opened: list[FakeCapture]) -> None:
    camera = Webcam(3, platform="linux")
    with pytest.raises(SourceProblem, match="Camera 3 sends no pictures any more"):
        list(camera.frames())


def test_a_camera_that_is_not_there_is_named() -> None:
    with pytest.raises(SourceProblem, match="Camera 93 cannot be opened"):
        Webcam(93)
