"""The source argument of the command line, including unusual ones."""

from pathlib import Path

import cv2
import pytest

from server.capture import opening
from server.capture.devices import Webcams
from server.capture.footage import Video
from server.capture.opening import open_lasting, open_source
from server.capture.phone.camera import PhoneCamera
from server.capture.returning import ReturningCamera
from server.capture.source import SourceProblem
from tests.server.capture.test_returning import Plug
from tests.support.films import plain, write_video


@pytest.mark.parametrize("name", ["hand [1].png", "what?.png", "a*b.png"])
def test_a_file_that_is_called_like_a_glob_is_that_file(tmp_path: Path, name: str) -> None:
    cv2.imwrite(str(tmp_path / name), plain(level=70))
    cv2.imwrite(str(tmp_path / "hand 1.png"), plain(level=10))
    (frame,) = open_source(str(tmp_path / name)).frames()
    assert int(frame.bgr.mean()) == 70


def test_so_is_a_film(tmp_path: Path) -> None:
    clip = write_video(tmp_path / "clip [abc].mp4", 3, fps=20.0)
    assert len(list(open_source(str(clip)).frames())) == 3


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("x" * 300 + ".jpg", "cannot be looked into"),
        ("9" * 20, "no such file"),
        ("9" * 5000, "cannot be looked into|no such file"),
        ("*.nothing", "no pictures there"),
    ],
    ids=["long name", "long number", "endless number", "glob"],
)
def test_what_is_no_source_is_refused_in_a_sentence(spec: str, complaint: str) -> None:
    with pytest.raises(SourceProblem, match=complaint):
        open_source(spec)


def test_a_folder_that_may_not_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", refuse)
    with pytest.raises(SourceProblem, match=r"cannot be looked into .*denied.*; allow it"):
        open_source(str(tmp_path))


def test_a_second_view_is_opened_as_the_first_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plug = Plug(tmp_path / "video4linux")
    plug.plug(2, "HD Pro Webcam C920")

    def listed() -> Webcams:
        return plug.webcams()

    for name, stands_in in (("Webcams", listed), ("Webcam", plug.open), ("reopened", plug.open)):
        monkeypatch.setattr(opening, name, stands_in)
    assert isinstance(open_lasting("phone"), PhoneCamera)
    for word in ("2", "C920"):
        camera = open_lasting(word)
        assert isinstance(camera, ReturningCamera), word
        camera.close()
    with pytest.raises(SourceProblem, match="does not answer at that port"):
        open_lasting("http://127.0.0.1:9/video")
    clip = write_video(tmp_path / "c920.mp4", 3, fps=20.0)
    assert isinstance(open_lasting(str(clip)), Video)
    with pytest.raises(SourceProblem, match="there is no such file"):
        open_lasting("no such clip.mp4")
