"""The fast calibration agrees with the thorough one, or asks for that if it cannot succeed."""

from typing import Any

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from calibration.failure import CalibrationFailed
from calibration.model.boards_file import parse_boards
from calibration.model.camera import camera_from_json
from calibration.model.printed import Boards
from calibration.model.projection import table_from_image
from calibration.solve.calibrate import calibrate
from calibration.solve.fast import calibrate_fast
from tests.support.films import shared

CLIPS = ("throws/n083", "throws/nc44", "slargeball/s1")
NEAR_MM = 0.1


def first_picture(name: str) -> tuple[Image, Boards, Any]:
    folder = shared("footage", *name.split("/"))
    _, bgr = cv2.VideoCapture(str(folder / "clip.mp4")).read()
    boards = parse_boards((folder / "boards.json").read_text())
    camera = camera_from_json((folder / "camera.json").read_text())
    return np.asarray(bgr, dtype=np.uint8), boards, camera


@pytest.mark.parametrize("name", CLIPS)
def test_it_agrees_with_the_thorough_one_all_over_the_table(name: str) -> None:
    bgr, boards, camera = first_picture(name)
    brief = calibrate_fast(bgr, boards, camera)
    thorough = calibrate([bgr], boards, camera)
    high, wide = bgr.shape[:2]
    places = [[wide * x, high * y] for x in (0.2, 0.5, 0.8) for y in (0.4, 0.6, 0.85)]
    off = table_from_image(places, brief.calibration) - table_from_image(places, thorough)
    print(f"{name}: apart by {np.nanmax(np.abs(off)):.3f} mm")
    assert brief.seen is not None
    assert float(np.nanmax(np.abs(off))) < NEAR_MM


@pytest.mark.long
def test_without_a_known_camera_it_is_the_thorough_one() -> None:
    bgr, boards, _ = first_picture(CLIPS[0])
    brief = calibrate_fast(bgr, boards)
    assert brief.seen is None
    assert np.allclose(brief.calibration.camera.matrix, calibrate([bgr], boards).camera.matrix)


@pytest.mark.long
def test_where_nothing_is_seen_it_fails_as_the_thorough_one() -> None:
    _, boards, camera = first_picture(CLIPS[0])
    plain = np.full((720, 1280, 3), 90, dtype=np.uint8)
    with pytest.raises(CalibrationFailed) as failed:
        calibrate_fast(plain, boards, camera)
    with pytest.raises(CalibrationFailed) as thorough:
        calibrate([plain], boards, camera)
    assert failed.value.cause == thorough.value.cause
