import numpy as np
import pytest

from calibration.model.projection import image_from_table, table_from_image
from tests.vision.hands.scenes import SPREAD, camera_over_table
from vision.hands.measure import fault
from vision.hands.outline import palm_length
from vision.hands.pose import HEIGHTS_PALMS, lifted
from vision.hands.topview import HEIGHT_MM


@pytest.mark.parametrize("elevation_deg", [30.0, 45.0, 80.0])
@pytest.mark.parametrize("azimuth_deg", [-90.0, 20.0])
def test_joints_above_the_drawn_plane_are_found_where_they_are(
    elevation_deg: float, azimuth_deg: float
) -> None:
    calibration = camera_over_table(elevation_deg, azimuth_deg)
    heights = HEIGHTS_PALMS * palm_length(SPREAD)
    pixels = image_from_table(np.column_stack([SPREAD, heights]), calibration)
    drawn = table_from_image(pixels, calibration, HEIGHT_MM)
    found = lifted(drawn, calibration)
    assert np.abs(found - SPREAD).max() < 0.5
    if elevation_deg < 60:
        assert np.abs(drawn - SPREAD).max() > 15


def test_a_hand_that_points_at_a_low_camera_is_not_told_to_be_closed() -> None:
    half = SPREAD.copy()
    turn = np.radians(20)
    half[1:5] = SPREAD[1:5] @ np.array(
        [[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]]
    )
    calibration = camera_over_table(36.0, 90.0)
    heights = HEIGHTS_PALMS * palm_length(half)
    pixels = image_from_table(np.column_stack([half, heights]), calibration)
    drawn = table_from_image(pixels, calibration, HEIGHT_MM)
    assert fault(half) is None
    assert fault(drawn) == "hand/not_spread"
    assert fault(lifted(drawn, calibration)) is None
