"""`observe` on a film during which the camera is bumped."""

import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import cv2
import pytest

from calibration.arrays import Image
from calibration.solve.calibrate import calibrate
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from server.cli.main import main
from tests.support.bumps import Bump
from tests.support.films import SAMPLE_FOOTAGE

THROW = SAMPLE_FOOTAGE / "throws" / "n2d8"
FPS = 30.0


def first(count: int) -> list[Image]:
    """The clip's first pictures."""
    return [frame.bgr for frame in islice(Video(THROW / "clip.mp4").frames(), count)]


def written(path: Path, pictures: Sequence[Image]) -> Path:
    """A film of them."""
    height, width = pictures[0].shape[:2]
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), FPS, (width, height))
    for picture in pictures:
        writer.write(picture)
    writer.release()
    return path


def observed(film: Path, kind: str = "missile") -> int:
    """The sightings that `observe` prints."""
    return main([
        "observe", str(film), "--boards", str(THROW / "boards.json"),
        "--camera", str(THROW / "camera.json"), "--for", kind,
    ])  # fmt: skip


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """A few frames, then the same from a camera that was moved by 6 mm."""
    frames = first(5)
    boards, camera = read_boards(THROW / "boards.json"), read_camera(THROW / "camera.json")
    bump = Bump(moved_mm=(4, -3, 3)).change(calibrate(frames[:1], boards, camera))
    return written(tmp_path / "bumped.mp4", [*frames, *(bump(frame) for frame in frames * 2)])


def test_that_the_table_is_calibrated_is_told_on_standard_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert observed(written(tmp_path / "still.mp4", first(2)), "throw") == 0
    told = capfd.readouterr()
    assert told.err.startswith("0.00 s: the table is calibrated")
    assert json.loads(told.out.splitlines()[-1])["frames"] == 2


@pytest.mark.long
def test_what_befell_the_camera_is_told_on_standard_error(
    film: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    status = observed(film)
    told = capfd.readouterr()
    assert status == 0
    assert "0.00 s: the table is calibrated" in told.err
    (bump,) = [line for line in told.err.splitlines() if "camera moved" in line]
    print(bump)
    assert float(bump.split(" s: ")[0]) < 5 / FPS + 0.5
    assert bump.endswith("camera moved 6 mm; solved again")
    assert json.loads(told.out.splitlines()[-1])["frames"] == 15
