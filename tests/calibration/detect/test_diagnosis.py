from functools import cache

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from calibration.detect.diagnosis import no_board
from calibration.failure import CalibrationFailed
from calibration.solve.calibrate import calibrate
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, camera

STAGE = Stage(boards_of(SHEET, CORNERS), camera((640, 360), 460.0))


@cache
def picture() -> Image:
    return STAGE.picture()


def cause(image: Image) -> str:
    with pytest.raises(CalibrationFailed) as failure:
        calibrate([image], STAGE.boards, STAGE.camera)
    print(failure.value)
    return failure.value.cause


def test_black_and_white_pictures() -> None:
    assert cause(np.zeros_like(picture())) == "picture/too_dark"
    assert cause(np.full_like(picture(), 255)) == "picture/too_bright"


def test_a_mirrored_picture() -> None:
    assert cause(np.ascontiguousarray(picture()[:, ::-1])) == "board/mirrored"


def test_a_blurred_picture() -> None:
    blurred = np.asarray(cv2.GaussianBlur(picture(), (0, 0), 6), dtype=np.uint8)
    assert cause(blurred) == "picture/too_blurred"


@pytest.mark.long
def test_a_picture_of_something_else() -> None:
    noise = np.random.default_rng(0).integers(0, 255, picture().shape, dtype=np.uint8)
    assert cause(noise) == "board/not_found"


def test_a_sheet_of_another_dictionary() -> None:
    other = boards_of(
        {**SHEET, "dictionary": "DICT_6X6_100"}, {**CORNERS, "dictionary": "DICT_7X7_50"}
    )
    with pytest.raises(CalibrationFailed) as failure:
        calibrate([picture()], other, STAGE.camera)
    assert failure.value.cause == "board/wrong_dictionary"
    assert "4X4" in failure.value.detail or "5X5" in failure.value.detail


def test_an_empty_table_is_nothing_but_without_a_board() -> None:
    empty = Stage(boards_of(SHEET), STAGE.camera).picture()
    others = boards_of({**CORNERS, "dictionary": "DICT_APRILTAG_36H11"})
    assert no_board(np.full_like(empty, 120), others).cause == "board/not_found"


def test_a_picture_with_too_few_pixels() -> None:
    tiny = np.asarray(cv2.resize(picture(), (96, 54), interpolation=cv2.INTER_AREA), dtype=np.uint8)
    with pytest.raises(CalibrationFailed) as failure:
        calibrate([tiny], STAGE.boards)
    assert failure.value.cause == "board/too_small"
    assert "96 by 54 pixels" in failure.value.detail


def test_a_sheet_alone_of_another_dictionary_is_not_calibrated_by_its_squares() -> None:
    other = boards_of({**SHEET, "dictionary": "DICT_6X6_250"})
    with pytest.raises(CalibrationFailed) as failure:
        calibrate([picture()], other, STAGE.camera)
    assert failure.value.cause == "board/wrong_dictionary"
