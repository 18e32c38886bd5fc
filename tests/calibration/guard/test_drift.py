from functools import cache

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.detect.boards import find_boards
from calibration.guard.drift import Drift, drift
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, camera, looking

CAMERA = camera((640, 360), 460.0)
BOARDS = boards_of(SHEET, CORNERS)
STAGE = Stage(BOARDS, CAMERA)


@cache
def calibration() -> Calibration:
    return calibrate([STAGE.picture()], BOARDS, CAMERA)


def since(image: Image) -> Drift:
    result = drift(calibration(), find_boards(image, BOARDS))
    told = ", ".join(f"{b.name} {b.shift_mm:.2f} +- {b.sigma_mm:.2f} mm" for b in result.boards)
    print(f"{result.verdict}: {told}; camera {result.camera_moved_mm:.1f} mm")
    return result


@pytest.mark.parametrize("light", [1.0, 0.5])
def test_another_picture_from_the_same_place_is_steady(light: float) -> None:
    result = since(Stage(BOARDS, CAMERA, light=light, seed=9).picture())
    assert result.verdict == "steady"
    assert result.corners_seen == 1


@pytest.mark.parametrize("by_mm", [6.0, 25.0])
def test_a_bumped_camera_is_told_with_its_size(by_mm: float) -> None:
    bumped = Stage(BOARDS, CAMERA, looking((30 + by_mm, -430, 520), (by_mm / 2, 10, 0)))
    result = since(bumped.picture())
    assert result.verdict == "camera"
    assert result.camera_moved_mm == pytest.approx(by_mm, abs=3)
    assert result.boards[0].is_clear


def test_a_shifted_sheet_is_told_from_a_bumped_camera() -> None:
    place = [[1, 0, 0, -190], [0, -1, 0, 130], [0, 0, -1, 0.1], [0, 0, 0, 1]]
    shifted = Stage(boards_of({**SHEET, "table_from_board": place}, CORNERS), CAMERA)
    result = since(shifted.picture())
    assert result.verdict == "boards"
    assert [(b.name, b.is_clear) for b in result.boards] == [
        ("sheet", True),
        *[("corners", False)] * 4,
    ]
    assert result.boards[0].shift_mm == pytest.approx(10, abs=0.6)


def test_a_board_covered_by_an_arm_is_no_drift() -> None:
    covered = STAGE.picture().copy()
    covered[:, :300] = (80, 120, 190)
    result = since(covered)
    assert result.verdict == "steady"
    assert result.corners_seen < 0.6


def test_boards_all_covered_are_unseen() -> None:
    assert since(np.full((360, 640, 3), 90, dtype=np.uint8)).verdict == "unseen"


def test_pictures_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match=r"pictures must be \(640, 360\), but got \(320, 180\)"):
        drift(calibration(), find_boards(np.zeros((180, 320, 3), dtype=np.uint8), BOARDS))
