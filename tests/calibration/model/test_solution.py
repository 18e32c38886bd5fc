import numpy as np
import pytest

from calibration.model.projection import sigma_mm_at, table_from_image
from calibration.model.solution import BoardFit, Calibration
from tests.calibration.stage import camera, looking

FITS = (BoardFit("sheet", 20, 24, 0.1, 2),)


def test_arrays_are_copied_and_read_only() -> None:
    pose = looking()
    calibration = Calibration(camera(), pose, np.zeros((15, 15)), 0.1)
    pose[0, 3] += 100
    assert calibration.camera_from_table[0, 3] == looking()[0, 3]
    with pytest.raises(ValueError, match="read-only"):
        calibration.covariance[0, 0] = 1
    assert calibration.size_wh == (960, 540)


@pytest.mark.parametrize(
    ("pose", "covariance", "message"),
    [
        (np.eye(3), np.zeros((15, 15)), "camera_from_table must have shape"),
        (np.diag([2.0, 1.0, 1.0, 1.0]), np.zeros((15, 15)), "a turn and a shift"),
        (np.diag([-1.0, 1.0, 1.0, 1.0]), np.zeros((15, 15)), "a turn and a shift"),
        (np.eye(4), np.zeros((6, 6)), "covariance must have shape"),
    ],
)
def test_what_is_no_calibration_is_refused(
    pose: np.ndarray, covariance: np.ndarray, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Calibration(camera(), pose, covariance, 0.1)


def test_scaled_to_another_size_pixels_scale_and_the_table_stays() -> None:
    whole = Calibration(camera(), looking(), np.eye(15), 0.1, FITS, np.array([[10.0, 20.0]]))
    half = whole.scaled_to((480, 270))
    assert half.residual_px == 0.05
    assert half.boards[0].residual_px == 0.05
    assert half.corners_px.tolist() == [[4.75, 9.75]]
    assert np.diag(half.covariance).tolist() == [1.0] * 6 + [0.25] * 4 + [1.0] * 5
    assert np.array_equal(half.camera_from_table, whole.camera_from_table)
    assert whole.scaled_to((960, 540)) is whole


def test_of_a_turned_picture_the_same_table_is_measured_with_the_same_doubt() -> None:
    r = np.random.default_rng(5)
    spread = r.normal(0, 1, (15, 15)) * ([1e-3] * 3 + [0.5] * 3 + [1.0] * 4 + [1e-3] * 5)
    before = Calibration(
        camera(), looking(), spread.T @ spread, 0.1, corners_px=np.array([[10.0, 20.0]])
    )
    pixels = r.uniform([100, 100], [860, 440], (30, 2))
    at_mm, doubt = table_from_image(pixels, before), sigma_mm_at(pixels, before, 0.3)
    after = before
    for _ in range(4):
        pixels = np.column_stack([pixels[:, 1], after.size_wh[0] - 1 - pixels[:, 0]])
        after = after.quarter_turned()
        assert table_from_image(pixels, after) == pytest.approx(at_mm, abs=1e-6)
        assert sigma_mm_at(pixels, after, 0.3) == pytest.approx(doubt, rel=1e-4, abs=1e-9)
    assert after.covariance == pytest.approx(before.covariance, rel=1e-6, abs=1e-9)
    assert after.corners_px == pytest.approx(before.corners_px)
