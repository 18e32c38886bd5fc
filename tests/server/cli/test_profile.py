"""`tableref profile` as a user calls it, on a few frames of the bundled footage."""

import json
from collections.abc import Iterator
from pathlib import Path

import cv2
import pytest

from calibration.frame import Frame
from calibration.model.boards_file import Boards
from calibration.solve.fast import calibrate_fast
from server.cli.main import main
from server.profiling.report import table
from server.profiling.watched import ProfileRequest, profiled
from tests.support.films import SAMPLE_FOOTAGE, frames, plain, write_video
from vision.observers import needed_for
from vision.registered import Surroundings

THROW = SAMPLE_FOOTAGE / "throws" / "n2d8"
ON_TABLE = ("--boards", str(THROW / "boards.json"), "--camera", str(THROW / "camera.json"))
CLIP = str(THROW / "clip.mp4")
SHORT_S = "0.15"


@pytest.fixture(autouse=True)
def threads_as_before() -> Iterator[None]:
    before = cv2.getNumThreads()
    yield
    cv2.setNumThreads(before)


def test_a_film_is_told_stage_by_stage(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    figures, flame = tmp_path / "profile.json", tmp_path / "flame.svg"
    status = main(
        ["profile", CLIP, *ON_TABLE, "--for", "throw", "--seconds", SHORT_S,
         "--json", str(figures), "--flame", str(flame)]
    )  # fmt: skip
    out = capfd.readouterr().out
    assert status == 0
    told = json.loads(figures.read_text())
    assert (told["frames"], told["size_wh"]) == (10, [1280, 720])
    assert told["source_fps"] == pytest.approx(60, abs=0.5)
    stages = {one["stage"]: one for one in told["stages"]}
    assert {"decode", "calibrate", "guard", "observer throw", "encode", "send"} <= set(stages)
    assert stages["decode"]["calls"] == told["frames"]
    assert stages["calibrate"]["calls"] == 1
    assert stages["calibrate"]["longest_ms"] > stages["guard"]["p95_ms"] > 0
    assert stages["encode"]["calls"] == stages["send"]["calls"] == 5  # 25 of 60 a second
    assert sum(one["share"] for one in told["stages"]) == pytest.approx(1, abs=0.01)
    assert all(stage in out for stage in stages)
    assert "this machine manages" in out.splitlines()[-1]
    assert "calibrate" in flame.read_text()


def test_dice_need_no_table_and_pictures_have_no_rate(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("a.png", "b.png"):
        cv2.imwrite(str(tmp_path / name), plain(size_wh=(320, 240)))
    assert main(["profile", str(tmp_path), "--for", "die"]) == 0
    out = capfd.readouterr().out
    assert "2 frames of 320 x 240" in out
    assert "observer dice" in out
    assert "guard" not in out
    assert out.splitlines()[-1].endswith("; the source is single pictures.")


class Camera:
    """Gives a second of frames, then as many again."""

    name, live = "camera 0", True

    def __init__(self) -> None:
        self.closed = False

    def frames(self) -> Iterator[Frame]:
        yield from frames(61, fps=30.0, size_wh=(320, 240))

    def close(self) -> None:
        self.closed = True


def test_a_cameras_own_rate_is_measured_before_anything_is_looked_at(
    unscaled: ProfileRequest,
) -> None:
    camera = Camera()
    told = profiled(camera, unscaled, seconds=0.5)
    assert told is not None
    assert told.source_fps == pytest.approx(30)
    assert told.clock.frames == 16
    assert camera.closed
    assert "the source has 30" in table(told)


@pytest.fixture
def unscaled() -> ProfileRequest:
    return ProfileRequest(
        needed_for(["die"]), Boards(), Surroundings(), scaled=False, camera=None,
        calibration=None, solver=calibrate_fast,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        (["no-such.mp4", "--for", "die"], 2, "no such file"),
        ([CLIP, "--for", "ghosts"], 2, "nothing of that kind"),
        ([CLIP, "--for", "throw"], 2, "give --boards or --calibration"),
        ([CLIP, *ON_TABLE, "--seconds", "-1"], 2, "--seconds"),
        ([CLIP, *ON_TABLE, "--for", "throw", "--from", "99"], 2, "begin earlier"),
        ([CLIP, "--boards", "no-such.json"], 2, "no-such.json"),
    ],
    ids=["no source", "no kind", "no table", "no time", "after the end", "no boards"],
)
def test_bad_input_gets_one_sentence(
    capfd: pytest.CaptureFixture[str], arguments: list[str], status: int, complaint: str
) -> None:
    assert main(["profile", *arguments]) == status
    out, err = capfd.readouterr()
    assert out == ""
    (line,) = err.strip().splitlines()
    assert complaint in line


def test_without_a_board_in_view_it_says_what_mends_it(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    film = write_video(tmp_path / "grey.mp4", 3)
    assert main(["profile", str(film), *ON_TABLE, "--for", "throw"]) == 1
    told = json.loads(capfd.readouterr().out)
    assert told["kind"] == "failure"


@pytest.mark.parametrize("option", ["--json", "--flame"])
def test_a_file_that_cannot_be_written_is_named(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, option: str
) -> None:
    cv2.imwrite(str(tmp_path / "a.png"), plain(size_wh=(320, 240)))
    (tmp_path / "taken").write_text("")
    there = str(tmp_path / "taken" / "file")
    assert main(["profile", str(tmp_path / "a.png"), "--for", "die", option, there]) == 2
    assert there in capfd.readouterr().err
