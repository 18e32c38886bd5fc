"""Everything about a picture in one value: drawn pictures, with and without boards."""

import numpy as np
import pytest

from calibration.coaching.checked import checked_pictures, focal_known_from
from calibration.coaching.moments import moment_of
from calibration.failure import CalibrationFailed
from calibration.model.camera import assumed_camera
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, looking

BOARDS = boards_of(SHEET, CORNERS)
STAGE = Stage(BOARDS)


def test_a_drawn_table_is_measured_whole() -> None:
    picture = STAGE.picture()
    moments = [moment_of(picture, index / 30) for index in range(9)]
    checked = checked_pictures([picture], moments, BOARDS, STAGE.camera)
    table = checked.on_table
    assert checked.failure is None
    assert table is not None
    assert table.view is not None
    assert table.view.height_mm == pytest.approx(520, rel=0.01)
    assert [board.found for board in table.boards] == [24, 16]
    # Most of it is the print's own scale, which nobody measured.
    assert table.accuracy.median_mm < 0.45
    assert table.held_out is not None
    assert table.held_out.median_mm < 0.3
    assert table.focal_from == "camera file"
    assert checked.rate is not None
    assert checked.rate.fps == pytest.approx(30)


def test_without_boards_the_picture_alone_is_judged() -> None:
    checked = checked_pictures([STAGE.picture()])
    assert checked.on_table is None
    assert checked.failure is None
    assert checked.sharpness.measured_on == "edges"


def test_why_there_is_no_table_is_kept() -> None:
    plain = np.full((240, 320, 3), 120, dtype=np.uint8)
    checked = checked_pictures([plain], (), BOARDS)
    assert checked.failure is not None
    assert checked.failure.cause.startswith("board/")


@pytest.mark.parametrize("shape", [(1, 1, 3), (70, 12001, 3)])
def test_pictures_of_no_use_are_refused(shape: tuple[int, int, int]) -> None:
    with pytest.raises(CalibrationFailed, match="picture/"):
        checked_pictures([np.zeros(shape, dtype=np.uint8)])


def test_pictures_from_one_place_tell_no_more_of_the_lens_than_one() -> None:
    truth = Stage(BOARDS, camera_from_table=looking()).truth()
    vague = Stage(BOARDS, camera=assumed_camera((960, 540))).truth()
    assert focal_known_from(truth.camera, truth, 1) == "camera file"
    assert focal_known_from(None, truth, 5) == "pictures"
    assert focal_known_from(None, truth, 1) == "picture"
    assert focal_known_from(None, vague, 5) == "picture"
