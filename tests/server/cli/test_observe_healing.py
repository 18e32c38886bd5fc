"""`observe` on a film in the midst of which the camera is bumped."""

import json
from pathlib import Path

import cv2
import pytest

from calibration.solve.calibrate import calibrate
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from server.cli.main import main
from tests.support.bumps import Bump
from tests.support.films import SAMPLE_FOOTAGE

THROW = SAMPLE_FOOTAGE / "throws" / "n2d8"
FPS = 30.0


@pytest.fixture
def film(tmp_path: Path) -> Path:
    """A few frames, then the same from a camera that was moved by 6 mm."""
    frames = [f.bgr for f, _ in zip(Video(THROW / "clip.mp4").frames(), range(5), strict=False)]
    boards, camera = read_boards(THROW / "boards.json"), read_camera(THROW / "camera.json")
    bump = Bump(moved_mm=(4, -3, 3)).change(calibrate(frames[:1], boards, camera))
    path = tmp_path / "bumped.mp4"
    height, width = frames[0].shape[:2]
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), FPS, (width, height))
    for picture in [*frames, *(bump(frame) for frame in frames * 2)]:
        writer.write(picture)
    writer.release()
    return path


def test_what_befell_the_camera_is_told_on_standard_error(
    film: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    status = main([
        "observe", str(film), "--boards", str(THROW / "boards.json"),
        "--camera", str(THROW / "camera.json"), "--for", "missile",
    ])  # fmt: skip
    told = capfd.readouterr()
    assert status == 0
    assert "0.00 s: the table is calibrated" in told.err
    (bump,) = [line for line in told.err.splitlines() if "camera moved" in line]
    print(bump)
    assert float(bump.split(" s: ")[0]) < 5 / FPS + 0.5
    assert bump.endswith("camera moved 6 mm; solved again")
    assert json.loads(told.out.splitlines()[-1])["frames"] == 15
