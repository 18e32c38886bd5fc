"""All checks of a picture together: drawn pictures, with and without boards."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from calibration.coaching.checked import (
    Checked,
    OnTable,
    checked_pictures,
    focal_known_from,
    with_table,
    without_table,
)
from calibration.coaching.moments import moment_of
from calibration.failure import CalibrationFailed
from calibration.model.camera import assumed_camera
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, camera, looking

BOARDS = boards_of(SHEET, CORNERS)
STAGE = Stage(BOARDS)
LAMP_PX, LAMP_LIGHT = 60.0, 200.0


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
    # Most of the uncertainty is that of the print's scale, which was not measured.
    assert table.accuracy.median_mm < 0.45
    assert table.held_out is not None
    assert table.held_out.median_mm < 0.3
    assert table.focal_from == "camera file"
    assert checked.rate is not None
    assert checked.rate.fps == pytest.approx(30)


def test_a_picture_from_another_place_is_not_taken_for_a_covered_table() -> None:
    """Regression: with the pose of most pictures, the last one seemed to show no board at all."""
    small = Stage(boards_of(SHEET), camera((640, 360), 460.0))
    elsewhere = replace(
        small, camera_from_table=looking((-180.0, -330.0, 380.0), (-110.0, 20.0, 0.0))
    )
    pictures = [small.with_seed(1).picture(), small.with_seed(2).picture(), elsewhere.picture()]
    checked = checked_pictures(pictures, (), small.boards, small.camera)
    assert checked.on_table is not None
    assert [(board.found, board.in_view) for board in checked.on_table.boards] == [(24, 24)]


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


def enlarged(bgr: Image, times: int) -> Image:
    """The picture, enlarged `times` times."""
    way = cv2.INTER_CUBIC
    return np.asarray(cv2.resize(bgr, None, fx=times, fy=times, interpolation=way), dtype=np.uint8)


def quickly(bgr: Image) -> tuple[Checked, OnTable]:
    """The checks of a picture of the stage, and on the table, with the known calibration."""
    size_wh = (bgr.shape[1], bgr.shape[0])
    truth = STAGE.truth().scaled_to(size_wh)
    told = with_table(bgr, (), BOARDS, truth, held_out=None, focal_from="camera file")
    assert told.on_table is not None
    return told, told.on_table


def test_what_is_looked_at_smaller_is_told_of_the_picture_as_it_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Regression: above `HANDY_PX`, gaps were reported too narrow, marks and glare misplaced."""
    soft = np.asarray(cv2.GaussianBlur(STAGE.picture(), (0, 0), 1.5), dtype=np.float64)
    away2 = (np.arange(960) - 800) ** 2 + (np.arange(540)[:, None] - 440) ** 2
    lamp = LAMP_LIGHT * np.exp(-away2 / 2 / LAMP_PX**2)[:, :, None]
    picture = np.asarray(np.clip(soft + lamp, 0, 255), dtype=np.uint8)
    (whole, on_whole), glare = quickly(picture), without_table(picture, (), None).light.glare
    monkeypatch.setattr("calibration.detect.picture.HANDY_PX", 480)
    (small, on_small), in_small = quickly(picture), without_table(picture, (), None).light.glare
    assert small.sharpness.blur_px == pytest.approx(whole.sharpness.blur_px, rel=0.1)
    assert on_small.accuracy.gap_mm == pytest.approx(on_whole.accuracy.gap_mm, rel=0.1)
    for one, other in zip(on_small.boards, on_whole.boards, strict=True):
        assert one.found == other.found
        assert np.abs(np.array(one.marks_px) - np.array(other.marks_px)).max() < 0.5
    assert in_small[0].at_px == pytest.approx(glare[0].at_px, abs=2)


@pytest.mark.long
@pytest.mark.parametrize("times", [2, 4])
def test_a_scene_is_judged_alike_however_large_its_picture_is(times: int) -> None:
    """Regression: markers wider than 140 px, as at full HD, were reported as covered."""
    (once, on_once), (told, on_table) = (
        quickly(STAGE.picture()),
        quickly(enlarged(STAGE.picture(), times)),
    )
    assert told.sharpness.measured_on == "boards"
    assert [b.found for b in on_table.boards] == [b.found for b in on_once.boards] == [24, 16]
    assert told.sharpness.blur_px == pytest.approx(times * once.sharpness.blur_px, rel=0.15)
    assert on_table.accuracy.gap_mm == pytest.approx(on_once.accuracy.gap_mm, rel=0.15)
