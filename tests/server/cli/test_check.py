"""`tableref check` on the bundled footage, as it is and degraded in known ways."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from server.cli.check_words import in_words
from server.cli.main import main
from tests.support.films import samples

EVENING = samples("evening")[0]
HAND = samples("handspan")[0]
Spoil = Callable[[Image, int], Image]


def checked(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any], str]:
    """Exit status, the one JSON object on standard output, and the text on standard error."""
    status = main(["check", *arguments])
    out, err = capfd.readouterr()
    (line,) = out.splitlines()
    return status, json.loads(line), err


def picture() -> Image:
    return np.asarray(cv2.imread(str(HAND / "hand.jpg")), dtype=np.uint8)


def written(folder: Path, image: Image) -> str:
    path = folder / "spoiled.png"
    cv2.imwrite(str(path), image)
    return str(path)


def film(folder: Path, spoil: Spoil, *, fps: float = 30.0, frames: int = 45) -> str:
    path = folder / "film.avi"
    h, w = picture().shape[:2]
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"MJPG"), fps, (w // 2, h // 2))
    small = np.asarray(cv2.resize(picture(), (w // 2, h // 2), interpolation=cv2.INTER_AREA))
    noise = np.random.default_rng(1)
    for index in range(frames):
        grain = noise.standard_normal(small.shape) * 2
        writer.write(spoil(np.clip(small + grain, 0, 255).astype(np.uint8), index))
    writer.release()
    return str(path)


def brighter(image: Image, by: float) -> Image:
    return np.asarray(np.clip(image * by, 0, 255), dtype=np.uint8)


BOARDS = ("--boards", str(HAND / "boards.json"), "--camera", str(HAND / "camera.json"))


def test_a_good_picture_is_told_good(capfd: pytest.CaptureFixture[str]) -> None:
    status, told, err = checked(capfd, str(HAND / "hand.jpg"), *BOARDS)
    assert status == 0
    assert told["kind"] == "check"
    assert told["grade"] in ("good", "fair")
    assert told["light"]["grade"] == told["blur"]["grade"] == told["accuracy"]["grade"] == "good"
    assert told["accuracy"]["median_mm"] < 0.5
    assert told["held_out"]["median_mm"] < 0.5
    assert told["focal"]["known_from"] == "camera file"
    assert told["rate"] is None
    assert "Spans are measured to" in err


@pytest.mark.long
def test_a_film_tells_rate_and_steadiness(capfd: pytest.CaptureFixture[str]) -> None:
    boards = ("--boards", str(EVENING / "boards.json"), "--camera", str(EVENING / "camera.json"))
    _, told, _ = checked(capfd, str(EVENING / "clip.mp4"), *boards, "--seconds", "1")
    assert told["rate"]["fps"] == pytest.approx(60, abs=1)
    assert told["steadiness"]["grade"] == told["boards"]["grade"] == "good"
    assert {board["name"] for board in told["boards"]["seen"]}


def test_without_a_boards_file_it_says_what_it_cannot_tell(
    capfd: pytest.CaptureFixture[str],
) -> None:
    status, told, err = checked(capfd, str(HAND / "hand.jpg"))
    assert (status, told["kind"]) == (0, "check")
    assert told["accuracy"] is None
    assert told["blur"]["measured_on"] == "edges"
    assert "Without --boards" in err


@pytest.mark.parametrize("boards", [(), pytest.param(BOARDS, marks=pytest.mark.long)])
def test_half_the_brightness_is_named_dark(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, boards: tuple[str, ...]
) -> None:
    _, told, err = checked(capfd, written(tmp_path, brighter(picture(), 0.5)), *boards)
    assert told["instruction"]["cause"] == "light/dark"
    assert "dark" in err


@pytest.mark.long
def test_blur_is_named_with_its_size(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    before = checked(capfd, str(HAND / "hand.jpg"), *BOARDS)[1]["blur"]["px"]
    image = np.asarray(cv2.GaussianBlur(picture(), (0, 0), 2.0), dtype=np.uint8)
    _, told, _ = checked(capfd, written(tmp_path, image), *BOARDS)
    assert told["instruction"]["cause"] == "blur/blurred"
    assert told["blur"]["px"] == pytest.approx(np.hypot(before, 2.0), rel=0.2)


def test_flicker_and_few_pictures_are_named(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def flickers(image: Image, index: int) -> Image:
        return brighter(image, 1 + 0.1 * np.sin(2.4 * index))

    _, told, _ = checked(capfd, film(tmp_path, flickers, fps=15.0))
    causes = [told["instruction"]["cause"], *(one["cause"] for one in told["further"])]
    assert told["steadiness"]["flicker"] == pytest.approx(0.1, rel=0.25)
    assert causes.index("steadiness/flicker") < causes.index("rate/slow")
    assert told["rate"]["fps"] == pytest.approx(15, rel=0.01)


@pytest.mark.long
def test_boards_that_are_not_there_fail_and_the_rest_is_told(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    empty = np.full((720, 1280, 3), 120, dtype=np.uint8)
    status, told, _ = checked(capfd, written(tmp_path, empty), *BOARDS)
    assert status == 1
    assert (told["kind"], told["cause"]) == ("failure", "board/not_found")
    assert told["mend"]
    assert told["light"]["median"] == pytest.approx(120, abs=1)
    assert told["instruction"]["cause"] == "board/not_found"


@pytest.mark.parametrize(("level", "cause"), [(0, "light/dark"), (255, "light/overexposed")])
def test_a_black_or_white_picture_is_named(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, level: int, cause: str
) -> None:
    plain = np.full((480, 640, 3), level, dtype=np.uint8)
    _, told, _ = checked(capfd, written(tmp_path, plain))
    assert told["instruction"]["cause"] == cause


@pytest.mark.parametrize("size_wh", [(1, 1), (12001, 70)])
def test_a_picture_of_no_use_is_refused_by_name(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, size_wh: tuple[int, int]
) -> None:
    odd = np.zeros((size_wh[1], size_wh[0], 3), dtype=np.uint8)
    status, told, _ = checked(capfd, written(tmp_path, odd))
    assert (status, told["kind"]) == (1, "failure")
    assert told["cause"].startswith("picture/")


def test_a_source_that_is_not_there_is_one_sentence(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "nowhere.mp4"]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert "nowhere.mp4" in err


def test_a_scale_that_is_not_known_is_not_told_as_none(capfd: pytest.CaptureFixture[str]) -> None:
    """Regression: if the boards' middle is far outside the picture, 0.00 mm was the worst scale."""
    _, told, words = checked(capfd, str(HAND / "hand.jpg"), *BOARDS)
    assert "mm per pixel, at worst " in words
    told["view"]["worst_mm_per_px"] = None
    assert "mm per pixel; camera" in in_words(told, boards_given=True)
