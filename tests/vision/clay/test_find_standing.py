"""Creatures are found by colour and by the look, and vessels and gloss are none."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration import calibrate, camera_from_json, parse_boards
from calibration.arrays import Image
from tests.support.films import shared
from vision.clay.find_standing import StandingFinder
from vision.look.look import Looker, PixelKinds

NEAR_MM = 35.0
"""A creature's middle is told with about half its depth of doubt."""


def first_picture(folder: Path) -> Image:
    return np.asarray(cv2.VideoCapture(str(folder / "clip.mp4")).read()[1], dtype=np.uint8)


def finder_of(folder: Path, bgr: Image) -> StandingFinder:
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    return StandingFinder(calibrate([bgr], boards, camera), boards)


def counted(folder: Path) -> tuple[int, int, int]:
    """How many creatures stand there, how many were found, and how many are none."""
    bgr = first_picture(folder)
    told = [np.array(one.at_mm) for one in finder_of(folder, bgr).find(bgr)]
    truth = json.loads((folder / "truth.json").read_text())
    there = [
        np.array(one["object_to_world"])[:2, 3]
        for one in truth["objects"]
        if one["kind"] == "creature"
    ]
    found = sum(any(np.hypot(*(at - one)) < NEAR_MM for one in told) for at in there)
    made_up = sum(all(np.hypot(*(at - one)) >= NEAR_MM for at in there) for one in told)
    return len(there), found, made_up


@pytest.mark.parametrize(
    ("name", "missed"),
    [
        pytest.param("w000017", 0, id="grey and white clay on a white table"),
        pytest.param("w000023", 0, id="black clay beside a printed sheet", marks=pytest.mark.long),
        # One of four is not told since decision 45. On ten other clips, none of which taught, 26 of
        # 33 are found and 11 made up; before it was 19, and 24 made up.
        pytest.param("w000037", 1, id="clay on dark lacquer", marks=pytest.mark.long),
    ],
)
def test_creatures_that_colours_do_not_tell_are_found(name: str, missed: int) -> None:
    there, found, made_up = counted(shared("footage2", "throws") / name)
    assert there - found <= missed
    assert made_up <= 1


@pytest.mark.parametrize("count", [2, pytest.param(8, marks=pytest.mark.long)])
def test_cans_and_mugs_on_plain_tables_are_no_creatures(count: int) -> None:
    folders = sorted(shared("footage", "throws").iterdir())[:count]
    there, found, made_up = np.sum([counted(folder) for folder in folders], axis=0)
    assert found == there
    assert made_up <= 1


def test_the_look_is_asked_again_only_where_a_creature_may_have_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = shared("footage", "throws") / "n373"
    bgr = first_picture(folder)
    finder, looks = finder_of(folder, bgr), []
    look = Looker.look

    def counting(self: Looker, picture: Image, empty_bgr: Image | None = None) -> PixelKinds:
        looks.append(picture.shape)
        return look(self, picture, empty_bgr)

    monkeypatch.setattr(Looker, "look", counting)
    before = finder.find(bgr)
    with_missile = cv2.circle(bgr.copy(), (640, 560), 10, (40, 220, 60), -1)
    same = finder.find(np.asarray(with_missile, dtype=np.uint8))
    assert len(looks) == 1
    assert [one.at_mm for one in same] == [one.at_mm for one in before]
    with_creature = cv2.circle(bgr.copy(), (640, 560), 60, (40, 220, 60), -1)
    finder.find(np.asarray(with_creature, dtype=np.uint8))
    assert len(looks) == 2
