import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from calibration.arrays import Floats
from calibration.model.camera import Camera
from calibration.model.lens import distorted, fold_radius, rays_of, undistorted

MILD = np.array([0.068, -0.136, 0.0007, -0.0005, 0.034])
BARREL = np.array([-0.19, 0.058, 0.001, 0.001, 0.0])


def rays(reach: float = 0.8) -> Floats:
    x, y = np.meshgrid(np.linspace(-reach, reach, 25), np.linspace(-reach, reach, 15))
    return np.stack([x.ravel(), y.ravel()], axis=1)


@pytest.mark.parametrize("distortion", [MILD, BARREL, np.zeros(5)])
def test_it_bends_rays_as_opencv_does(distortion: Floats) -> None:
    bent, _ = distorted(rays(), distortion)
    points = np.column_stack([rays(), np.ones(len(rays()))])
    expected, _ = cv2.projectPoints(points, np.zeros(3), np.zeros(3), np.eye(3), distortion)
    assert np.abs(bent - np.asarray(expected).reshape(-1, 2)).max() < 1e-12


@pytest.mark.parametrize("distortion", [MILD, BARREL])
def test_its_derivatives_are_those_of_small_steps(distortion: Floats) -> None:
    _, jacobian = distorted(rays(), distortion)
    for axis in (0, 1):
        step = np.eye(2)[axis] * 1e-6
        ahead, behind = distorted(rays() + step, distortion), distorted(rays() - step, distortion)
        assert jacobian[:, :, axis] == pytest.approx((ahead[0] - behind[0]) / 2e-6, abs=1e-8)


@settings(max_examples=60, deadline=None)
@given(
    k1=st.floats(-0.35, 0.35),
    k2=st.floats(-0.2, 0.2),
    p=st.floats(-0.003, 0.003),
    k3=st.floats(-0.05, 0.05),
)
def test_unbending_undoes_bending_up_to_the_fold(k1: float, k2: float, p: float, k3: float) -> None:
    distortion = np.array([k1, k2, p, -p, k3])
    told = rays()
    # Tangential terms move the fold a little: stay clearly before it.
    told = told[np.linalg.norm(told, axis=1) < 0.9 * fold_radius(distortion)]
    bent, _ = distorted(told, distortion)
    back = undistorted(bent, distortion)
    assert np.abs(back - told).max() < 1e-9


def test_beyond_the_fold_there_is_no_ray() -> None:
    barrel = np.array([-0.3, 0.0, 0.0, 0.0, 0.0])
    reach = fold_radius(barrel)
    assert reach == pytest.approx(np.sqrt(1 / 0.9), abs=0.01)
    widest, _ = distorted(np.array([[reach, 0.0]]), barrel)
    assert np.isnan(undistorted(widest * 1.05, barrel)).all()
    assert undistorted(widest * 0.9, barrel)[0, 0] < reach


def test_pixels_become_rays_to_a_billionth() -> None:
    camera = Camera(np.array([[900.0, 0, 640], [0, 905, 355], [0, 0, 1]]), MILD, (1280, 720))
    bent, _ = distorted(rays(0.5), MILD)
    pixels = bent * [900, 905] + [640, 355]
    assert np.abs(rays_of(pixels, camera) - rays(0.5)).max() < 1e-9
