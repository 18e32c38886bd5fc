"""What is measured once for all tests is what each would have measured itself."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.solve.calibrate import calibrate
from server.capture.footage import Video
from server.cli.files import read_boards, read_camera
from tests.support import drawn_boards
from tests.support.films import plain, samples
from tests.support.measured_once import CALIBRATING, all_once, once, weighed_once


class Measure:
    """Measures how light a picture is, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def light(self, picture: Image, *, times: float = 1.0) -> list[float]:
        self.asked += 1
        if not picture.any():
            raise ValueError("too dark")
        return [float(picture.mean()) * times]


def test_the_same_content_is_measured_once_for_everybody(tmp_path: Path) -> None:
    one, other = Measure(), Measure()
    mine, theirs = once(one.light, tmp_path), once(other.light, tmp_path)
    told = mine(plain())
    told.append(0.0)
    assert theirs(plain()) == mine(plain()) == [90.0]
    assert (one.asked, other.asked) == (1, 0)
    assert not list(tmp_path.glob("*.*")), "no draft is left behind"


def test_other_content_is_measured_anew(tmp_path: Path) -> None:
    measure = Measure()
    light = once(measure.light, tmp_path)
    changed = plain()
    changed[0, 0, 0] += 1
    told = [light(plain()), light(changed), light(plain(), times=2.0), light(plain((48, 64)))]
    assert measure.asked == 4
    assert told[0] != told[1]


def test_printed_markers_and_pieces_can_be_asked_about(tmp_path: Path) -> None:
    """They hold what no pickle knows by itself how to write."""
    printed = drawn_boards.boards("grid", "tokens")
    known = once(lambda one: one, tmp_path)(printed)
    assert known.tokens[0].pieces == printed.tokens[0].pieces
    assert known.tokens[0].faces == printed.tokens[0].faces
    assert len(printed.tokens[0].pieces) > 0


def test_what_fails_fails_again(tmp_path: Path) -> None:
    measure = Measure()
    light = once(measure.light, tmp_path)
    for asked in (1, 2):
        with pytest.raises(ValueError, match="too dark"):
            light(plain(level=0))
        assert measure.asked == asked


def test_progress_is_told_every_time(tmp_path: Path) -> None:
    def weigh(shots: list[Image], *, progress: Any) -> int:
        progress("counting")
        return len(shots)

    weighed, told = weighed_once(weigh, tmp_path), list[str]()
    assert weighed([plain()]) == 1
    assert weighed([plain()], progress=told.append) == 1
    assert told == ["counting"]


@pytest.mark.parametrize("camera_known", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_calibration_is_the_same_bit_for_bit_each_time(
    camera_known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it, what one test measured would be none of another's business."""
    clip = samples("evening")[0]
    picture = next(iter(Video(clip / "clip.mp4").frames())).bgr
    boards = read_boards(clip / "boards.json")
    camera = read_camera(clip / "camera.json") if camera_known else None
    anew = [calibrate([picture], boards, camera) for _ in range(2)]
    calls = all_once(tmp_path / "kept")
    for module, name in CALIBRATING:
        monkeypatch.setattr(import_module(module), name, calls[module, name])
    kept = [calibrate([picture], boards, camera) for _ in range(2)]
    assert len(list((tmp_path / "kept").iterdir())) == 2, "looked at once, and solved once"
    for other in (anew[1], *kept):
        assert np.array_equal(other.covariance, anew[0].covariance)
        assert np.array_equal(other.camera.parameters, anew[0].camera.parameters)
