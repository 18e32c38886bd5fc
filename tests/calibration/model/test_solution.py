import numpy as np
import pytest

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
