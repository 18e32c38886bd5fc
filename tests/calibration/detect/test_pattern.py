"""Sheets with unreadable markers are found by their squares, in the right orientation."""

import numpy as np
import pytest

from calibration.detect.boards import find_boards, grey_of
from calibration.detect.pattern import sheet_by_pattern
from calibration.model.projection import image_from_table, table_from_image
from calibration.solve.calibrate import calibrate
from tests.calibration.stage import SHEET, Stage, boards_of, camera, looking

SMALL = camera((640, 360), 460.0)
FAR = Stage(boards_of(SHEET), SMALL, looking((-110.0, -850.0, 800.0), (-110.0, 20.0, 0.0)))
LOW = Stage(
    boards_of(SHEET), SMALL, looking((-110.0, -640.0, 260.0), (-110.0, 20.0, 0.0)),
    noise=3.0, light=0.25,
)  # fmt: skip


@pytest.mark.parametrize(
    ("stage", "turned"),
    [
        pytest.param(FAR, False, id="far"),
        pytest.param(FAR, True, id="far and turned"),
        pytest.param(LOW, False, id="low and dim", marks=pytest.mark.long),
        pytest.param(LOW, True, id="low, dim and turned"),
    ],
)
def test_a_far_sheet_is_found_the_right_way_round(stage: Stage, turned: bool) -> None:
    grey = grey_of(stage.picture())
    if turned:
        grey = np.ascontiguousarray(grey[::-1, ::-1])
    seen = sheet_by_pattern(grey, stage.boards.charuco[0])
    assert seen is not None
    at = np.array(SMALL.size_wh) - 1 - seen.points_px if turned else seen.points_px
    apart = at - image_from_table(seen.points_mm, stage.truth())
    print(f"{len(apart)} corners, {np.sqrt((apart**2).mean()):.3f} px rms")
    assert len(apart) == 24
    assert np.abs(apart).max() < 0.3


def test_a_sheet_with_other_markers_is_not_taken_for_it() -> None:
    other = boards_of(SHEET | {"dictionary": "DICT_6X6_50"})
    assert sheet_by_pattern(grey_of(FAR.picture()), other.charuco[0]) is None


def test_a_picture_of_which_no_marker_can_be_read_is_calibrated() -> None:
    picture = FAR.picture()
    assert not find_boards(picture, FAR.boards).boards
    calibration = calibrate([picture], FAR.boards, SMALL)
    pixels = np.stack(np.meshgrid([200.0, 320, 440], [150.0, 200, 250]), axis=-1).reshape(-1, 2)
    true = table_from_image(pixels, FAR.truth())
    off = np.linalg.norm(table_from_image(pixels, calibration) - true, axis=1)
    print(f"{len(off)} places: median {np.median(off):.2f}, most {off.max():.2f} mm")
    assert calibration.boards[0].corners_found == 24
    assert np.median(off) < 0.8


@pytest.mark.long
def test_the_same_picture_gives_the_same_corners() -> None:
    grey = grey_of(LOW.picture())
    looks = [sheet_by_pattern(grey, LOW.boards.charuco[0]) for _ in range(4)]
    at = [look.points_px for look in looks if look is not None]
    assert len(at) == 4
    assert all(np.array_equal(one, at[0]) for one in at)
