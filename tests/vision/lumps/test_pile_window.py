"""The window that a network looks at: where it lies, and at which scale."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.model.camera import Camera
from calibration.model.projection import image_from_table, same_view
from calibration.model.solution import Calibration
from vision.lumps.pile_window import (
    GRAIN_PX,
    MM,
    MOST_PX,
    Window,
    sine_down,
    window_over,
)
from vision.lumps.scale import USUAL_RADIUS_MM, mm_per_px

HIGH_MM = 500.0
FOCAL_PX = 600.0


def from_above() -> Calibration:
    """A camera 500 mm straight above the table."""
    matrix = np.array([[FOCAL_PX, 0, 320], [0, FOCAL_PX, 240], [0, 0, 1]])
    pose = np.diag([1.0, -1.0, -1.0, 1.0])
    pose[2, 3] = HIGH_MM
    return Calibration(Camera(matrix, np.zeros(5), (640, 480)), pose, np.eye(15) * 1e-8, 0.1)


@pytest.mark.parametrize("scale", [0.4, 1.0, 2.3])
def test_what_is_cut_out_lies_where_its_points_say(scale: float) -> None:
    picture = np.zeros((480, 640, 3), dtype=np.uint8)
    picture[200:206, 300:306] = 255
    window = Window(250.3, 170.6, scale, 128, 96)
    rows, columns, _ = np.nonzero(window.cut(picture) > 127)
    middle = np.array([[columns.mean(), rows.mean()]])
    assert window.in_picture(middle)[0] == pytest.approx([302.5, 202.5], abs=0.6)
    assert window.from_picture(window.in_picture(middle)) == pytest.approx(middle)


def test_a_border_is_repeated_beyond_the_picture() -> None:
    picture = np.full((40, 60, 3), 90, dtype=np.uint8)
    assert (Window(-30.0, -30.0, 1.5, 160, 160).cut(picture) == 90).all()


def test_a_window_has_its_scale_in_its_middle_and_holds_its_box() -> None:
    table = from_above()
    window = window_over((280.0, 200.0, 360.0, 300.0), table)
    # A pixel shows (500 - 8.5) / 600 mm at the height of a missile's middle.
    mm = (HIGH_MM - USUAL_RADIUS_MM) / FOCAL_PX
    assert window.scale == pytest.approx(mm / MM)
    assert window.width % GRAIN_PX == window.height % GRAIN_PX == 0
    ends = window.from_picture(np.array([[279.5, 199.5], [359.5, 299.5]]))
    assert (ends >= -0.5).all()
    assert (ends <= [window.width - 0.5, window.height - 0.5]).all()


def test_a_large_place_is_seen_smaller() -> None:
    table = from_above()
    far = table.camera_from_table.copy()
    far[2, 3] = 3000.0
    window = window_over((0.0, 0.0, 640.0, 480.0), replace(table, camera_from_table=far))
    assert max(window.width, window.height) == MOST_PX
    assert window.scale == pytest.approx(MOST_PX / 640)


def test_millimetres_of_a_pixel_and_the_way_down() -> None:
    table, middle = from_above(), np.array([320.0, 240.0])
    assert mm_per_px(middle[None], table) == pytest.approx((HIGH_MM - USUAL_RADIUS_MM) / FOCAL_PX)
    assert sine_down(middle, table) == pytest.approx(1.0)


def test_the_square_of_a_window_holds_it() -> None:
    square = Window(10.0, 20.0, 2.0, 64, 32).square
    assert (square.left, square.top, square.side) == (10, 12, 32)


def test_a_camera_that_moved_shows_another_view() -> None:
    table = from_above()
    pose = table.camera_from_table.copy()
    pose[0, 3] += 10.0
    moved = Calibration(table.camera, pose, table.covariance, 0.1)
    apart = image_from_table(np.zeros((1, 3)), table) - image_from_table(np.zeros((1, 3)), moved)
    assert np.linalg.norm(apart) == pytest.approx(12.0)
    assert same_view(table, table)
    assert not same_view(table, moved)
