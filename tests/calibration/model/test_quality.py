import numpy as np

from calibration.detect.refine import look_closely
from calibration.model.quality import expected_error
from calibration.model.solution import Calibration
from calibration.solve.calibrate import calibrate_seen
from calibration.solve.flat_scan import flat_scan
from calibration.solve.held_out import held_out_errors_mm
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of, camera, looking, singles
from tests.calibration.views import noisy, seen_of

STAGE = Stage(boards_of(SHEET, CORNERS), camera((640, 360), 460.0))


def test_nothing_doubted_no_error_expected() -> None:
    error = expected_error(STAGE.truth())
    assert (error.median_mm, error.p95_mm) == (0, 0)
    assert len(error.points_mm) > 100


def test_expected_errors_are_told_place_by_place() -> None:
    far = Calibration(STAGE.camera, STAGE.camera_from_table, np.diag([1e-6] * 6 + [0.0] * 9), 0.1)
    error = expected_error(far)
    near = error.points_mm[:, 1] < 0
    assert error.sigma_mm[~near].mean() > error.sigma_mm[near].mean()
    assert 0 < error.median_mm < error.p95_mm


def test_a_camera_at_the_horizon_expects_nothing_it_cannot_see() -> None:
    up = Calibration(STAGE.camera, looking((0, -400, 300), (0, 0, 900)), np.zeros((15, 15)), 0.0)
    assert np.isnan(expected_error(up).median_mm)


def test_held_out_corners_lie_where_noise_lets_them() -> None:
    random = np.random.default_rng(4)
    seen = noisy(seen_of(STAGE.boards, STAGE.truth()), random)
    errors = held_out_errors_mm(seen, STAGE.camera)
    print(f"{len(errors)} corners held out: median {np.median(errors):.2f} mm")
    assert len(errors) == 40
    assert 0.05 < np.median(errors) < 0.6


def test_a_single_marker_leaves_nothing_to_calibrate_from() -> None:
    alone = Stage(boards_of(singles((0, 20))), STAGE.camera)
    seen = look_closely(alone.picture(), alone.boards, alone.truth())
    assert len(calibrate_seen([seen], STAGE.camera).boards) == 1
    assert held_out_errors_mm(seen, STAGE.camera).size == 0


def test_a_scan_told_from_very_far_has_an_error_everywhere() -> None:
    error = expected_error(flat_scan((1608, 2214), 0.127))
    assert len(error.sigma_mm)
    assert np.isfinite(error.sigma_mm).all()
    assert 0.05 < error.median_mm < 0.5
