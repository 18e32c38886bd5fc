import cv2
import numpy as np
import pytest

from calibration.model.projection import table_from_image
from tests.vision.hands.scenes import camera_over_table
from vision.hands.topview import HEIGHT_MM, TopView, at_height, drawn

GRID = np.stack(np.meshgrid(np.arange(0.0, 400, 7), np.arange(0.0, 400, 7)), -1).reshape(-1, 2)


def view(elevation_deg: float = 50.0, px_per_mm: float = 1.0) -> TopView:
    centre, up = np.array([30.0, -20.0]), np.array([0.6, 0.8])
    return TopView(camera_over_table(elevation_deg), centre, up, 400.0, px_per_mm)


@pytest.mark.parametrize("elevation_deg", [30.0, 60.0, 89.0])
def test_pixels_go_to_the_table_and_back(elevation_deg: float) -> None:
    top = view(elevation_deg)
    assert np.allclose(top.top_from_table(top.table_from_top(GRID)), GRID, atol=1e-9)
    at_mm = table_from_image(top.image_from_top(GRID), top.calibration, HEIGHT_MM)
    assert np.allclose(top.top_from_table(at_mm), GRID, atol=1e-6)


def test_up_is_up_and_a_pixel_is_as_long_as_it_says() -> None:
    top = view(px_per_mm=2.0)
    middle = (top.side_px - 1) / 2
    above = top.table_from_top(np.array([[middle, middle - 10]]))[0]
    assert above == pytest.approx([30 + 5 * 0.6, -20 + 5 * 0.8])


def test_the_map_is_that_of_every_single_pixel() -> None:
    top = view(35.0)
    every = np.stack(np.meshgrid(np.arange(400.0), np.arange(400.0)), -1)
    exact = top.image_from_top(every.reshape(-1, 2)).reshape(400, 400, 2)
    assert np.abs(top.map_px() - exact).max() < 0.1


def test_a_square_on_the_plane_is_drawn_square() -> None:
    top = view(40.0)
    corners = np.array([[150.0, 150], [250, 150], [250, 250], [150, 250]])
    picture = np.zeros((720, 1280, 3), dtype=np.uint8)
    on_image = np.round(top.image_from_top(corners) * 16).astype(np.int32)
    cv2.fillPoly(picture, [on_image], (255, 255, 255), shift=4)
    seen = drawn(picture, top.map_px())[:, :, 0] > 127
    rows, columns = np.nonzero(seen)
    extent = [rows.min(), rows.max(), columns.min(), columns.max()]
    assert extent == pytest.approx([150, 250, 150, 250], abs=1.5)


def test_turning_keeps_the_middle() -> None:
    top = view()
    turned = top.turned(np.radians(90))
    middle = np.full((1, 2), (top.side_px - 1) / 2)
    assert turned.table_from_top(middle) == pytest.approx(top.table_from_top(middle))
    assert turned.up == pytest.approx([-0.8, 0.6])


def test_points_move_along_their_lines_of_sight() -> None:
    top = view()
    here = np.array([[80.0, 40.0]])
    pixel = top.image_from_top(top.top_from_table(here))
    on_table = at_height(here, top.calibration, 0.0)
    assert np.linalg.norm(on_table - here) > 1
    assert on_table == pytest.approx(table_from_image(pixel, top.calibration, 0.0), abs=1e-6)
    assert at_height(here, top.calibration, HEIGHT_MM) == pytest.approx(here)
