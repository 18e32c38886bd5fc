import cv2
import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.projection import (
    camera_centre_mm,
    image_by_parameters,
    image_by_table,
    image_from_table,
    place_sigma_mm,
    ray_directions,
    sigma_mm_at,
    table_from_image,
    way_on_table_sigma_mm,
    way_sigma_mm,
)
from calibration.model.solution import Calibration
from tests.calibration.stage import camera, looking
from tests.support.doubtful_prints import LARGER, of_doubtful_scale

CALIBRATION = Calibration(camera(), looking(), np.zeros((15, 15)), 0.0)


def table_points(height_mm: float = 0.0) -> Floats:
    x, y = np.meshgrid(np.linspace(-200, 200, 9), np.linspace(-120, 160, 7))
    return np.stack([x.ravel(), y.ravel(), np.full(x.size, height_mm)], axis=1)


def test_it_projects_as_opencv_does() -> None:
    pose = CALIBRATION.camera_from_table
    turn, _ = cv2.Rodrigues(pose[:3, :3])
    lens = CALIBRATION.camera
    expected, _ = cv2.projectPoints(
        table_points(5), turn, pose[:3, 3], lens.matrix, lens.distortion
    )
    seen = image_from_table(table_points(5), CALIBRATION)
    assert np.abs(seen - np.asarray(expected).reshape(-1, 2)).max() < 1e-9


@pytest.mark.parametrize("height_mm", [0.0, 8.0, 60.0])
def test_there_and_back_is_where_it_was(height_mm: float) -> None:
    told = table_points(height_mm)
    back = table_from_image(image_from_table(told, CALIBRATION), CALIBRATION, height_mm)
    assert np.abs(back - told[:, :2]).max() < 1e-7


def test_a_ray_meets_the_point_it_shows() -> None:
    told = table_points(20)
    towards = ray_directions(image_from_table(told, CALIBRATION), CALIBRATION)
    arm = told - camera_centre_mm(CALIBRATION)
    assert np.abs(np.cross(towards, arm)).max() < 1e-7
    assert (np.einsum("ij,ij->i", towards, arm) > 0).all()


def test_the_camera_is_where_it_was_put() -> None:
    assert camera_centre_mm(CALIBRATION) == pytest.approx([30, -430, 520])


def test_what_cannot_be_is_told_as_nothing() -> None:
    level = Calibration(camera(), looking((0, -400, 300), (0, 400, 300)), np.zeros((15, 15)), 0.0)
    above_the_horizon = [[480.0, 20.0]]
    assert np.isnan(table_from_image(above_the_horizon, level)).all()
    assert np.isnan(sigma_mm_at(above_the_horizon, level)).all()
    behind = [[0.0, -2000.0, 0.0]]
    assert np.isnan(image_from_table(behind, level)).all()
    assert table_from_image([], level).shape == (0, 2)
    assert image_by_parameters([], level).shape == (0, 2, 15)


def test_other_shapes_are_refused() -> None:
    with pytest.raises(ValueError, match=r"points_px must have shape \(N, 2\), but got \(1, 3\)"):
        table_from_image([[1, 2, 3]], CALIBRATION)
    with pytest.raises(ValueError, match=r"points_mm must have shape \(N, 3\), but got \(2,\)"):
        image_from_table(np.array([1.0, 2.0]), CALIBRATION)


def test_derivatives_by_the_table_are_those_of_small_steps() -> None:
    at = table_points(10)
    jacobian = image_by_table(at, CALIBRATION)
    for axis in range(3):
        step = np.eye(3)[axis] * 1e-4
        ahead = image_from_table(at + step, CALIBRATION)
        behind = image_from_table(at - step, CALIBRATION)
        assert jacobian[:, :, axis] == pytest.approx((ahead - behind) / 2e-4, abs=1e-6)


def moved(parameters: Floats) -> Calibration:
    """The calibration with small additions to its fifteen numbers."""
    pose = CALIBRATION.camera_from_table
    turn, _ = cv2.Rodrigues(pose[:3, :3])
    rotation, _ = cv2.Rodrigues(np.ravel(turn) + parameters[:3])
    changed = np.eye(4)
    changed[:3, :3], changed[:3, 3] = rotation, pose[:3, 3] + parameters[3:6]
    lens = CALIBRATION.camera.parameters + parameters[6:]
    return Calibration(
        CALIBRATION.camera.with_parameters(lens, np.ones(9)), changed, np.zeros((15, 15)), 0.0
    )


def test_derivatives_by_what_was_calibrated_are_those_of_small_steps() -> None:
    at = table_points()
    jacobian = image_by_parameters(at, CALIBRATION)
    for column in range(15):
        step = np.eye(15)[column] * 1e-5
        ahead, behind = image_from_table(at, moved(step)), image_from_table(at, moved(-step))
        assert jacobian[:, :, column] == pytest.approx((ahead - behind) / 2e-5, rel=1e-4, abs=1e-3)


def test_sigma_is_what_the_answers_scatter() -> None:
    """The fifteen parameters and the pixels are drawn a thousand times from their distributions."""
    random = np.random.default_rng(5)
    spread = np.array(
        [4e-4] * 3 + [0.3] * 3 + [1.0] * 2 + [1.2] * 2 + [1e-3, 2e-3, 1e-4, 1e-4, 1e-3]
    )
    mixing = np.eye(15) + 0.4 * random.standard_normal((15, 15))
    root = np.diag(spread) @ mixing / 2
    told = Calibration(camera(), looking(), root @ root.T, 0.0)
    pixels = image_from_table(table_points(8)[::9], CALIBRATION)
    predicted = sigma_mm_at(pixels, told, height_mm=8, sigma_px=0.2)
    answers = np.array(
        [
            table_from_image(
                pixels + 0.2 * random.standard_normal(pixels.shape),
                moved(root @ random.standard_normal(15)),
                height_mm=8,
            )
            for _ in range(1000)
        ]
    )
    apart = answers - answers.mean(axis=0)
    sampled = np.einsum("nki,nkj->kij", apart, apart) / len(apart)
    ratio = np.sqrt(np.trace(sampled, axis1=1, axis2=2) / np.trace(predicted, axis1=1, axis2=2))
    print(
        f"scatter / sigma at {len(pixels)} places, 1000 draws: {ratio.min():.2f}-{ratio.max():.2f}"
    )
    assert (np.abs(ratio - 1) < 0.1).all()


def test_a_long_way_is_as_uncertain_as_the_prints_scale() -> None:
    told = of_doubtful_scale(CALIBRATION)
    straight = [[-100.0, 20.0, 0.0], [200.0, 20.0, 0.0]]
    assert way_sigma_mm(straight, told) == pytest.approx(LARGER * 300, rel=0.01)
    bent = [[-100.0, 20.0, 0.0], [200.0, 20.0, 0.0], [200.0, 120.0, 0.0]]
    assert way_sigma_mm(bent, told) == pytest.approx(LARGER * 400, rel=0.01)
    assert way_sigma_mm([straight[0], straight[0]], told) == 0
    assert way_on_table_sigma_mm([stop[:2] for stop in bent], told) == way_sigma_mm(bent, told)


def test_a_place_far_from_the_middle_is_as_uncertain_as_its_distance_from_it() -> None:
    """Regression: the sigmas of figures, balls and creatures did not include this."""
    told = of_doubtful_scale(CALIBRATION)
    assert place_sigma_mm((0.0, 0.0), told) == pytest.approx(0.0, abs=1e-6)
    far = place_sigma_mm((300.0, 0.0), told)
    # Along one axis alone, so of either coordinate in the mean a root of two less.
    assert far == pytest.approx(LARGER * 300 / np.sqrt(2), rel=0.01)
