import cv2
import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.model.projection import image_from_table
from tests.vision.throws.balls import calibration
from vision.lumps.roundness import Round
from vision.lumps.size import measure


@pytest.mark.parametrize("turn", [0.0, 0.6, 1.2, 1.57])
@pytest.mark.parametrize("longer", [1.0, 1.5, 2.0])
def test_a_lying_ellipsoid_is_measured_whichever_way_it_points(turn: float, longer: float) -> None:
    short = 8.0
    points = _ellipsoid(short * longer, short, turn)
    share, corner = _filled(image_from_table(points, calibration()))
    size = measure(share, corner, calibration())
    expected = 4 / 3 * np.pi * short**3 * longer / 1000
    assert size.volume_ml.value == pytest.approx(expected, rel=0.06)
    assert size.at_mm == pytest.approx((20.0, 15.0), abs=1.0)
    assert size.volume_ml.sigma > 0.05 * expected


def test_a_shadow_that_sticks_below_a_ball_makes_it_no_egg() -> None:
    share, corner = _filled(image_from_table(_ellipsoid(9.0, 9.0, 0.0), calibration()))
    below = np.maximum(share, np.roll(share, 1, axis=0))
    clean, dirty = (measure(one, corner, calibration()).volume_ml.value for one in (share, below))
    # One row of pixels more is 4 % of the area; taken for a length that points away, 20 %.
    assert clean < dirty < 1.13 * clean


def test_a_ball_that_is_partly_hidden_is_taken_from_its_circle() -> None:
    share, corner = _filled(image_from_table(_ellipsoid(9.0, 9.0, 0.0), calibration()))
    rows, columns = np.nonzero(share > 0.5)
    radius = float(np.sqrt(len(rows) / np.pi)) / 0.985
    ball = Round(float(columns.mean()), float(rows.mean()), radius, 1.0, 0.6)
    hidden = share * (np.arange(share.shape[1]) > columns.mean())
    size = measure(hidden, corner, calibration(), ball=ball)
    assert size.volume_ml.value == pytest.approx(4 / 3 * np.pi * 0.729, rel=0.06)
    assert size.volume_ml.sigma > 0.15 * size.volume_ml.value


def _ellipsoid(long: float, short: float, turn: float) -> Floats:
    rng = np.random.default_rng(1)
    normal = rng.normal(size=(40000, 3))
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    points = normal * [long, short, short]
    c, s = np.cos(turn), np.sin(turn)
    turned = points @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    return np.asarray(turned + np.array([20.0, 15.0, short]))


def _filled(pixels: Floats) -> tuple[Floats, tuple[int, int]]:
    corner = np.floor(pixels.min(axis=0)).astype(int) - 4
    width, height = np.ceil(pixels.max(axis=0)).astype(int) + 5 - corner
    fine = np.zeros((height * 8, width * 8), np.uint8)
    hull = cv2.convexHull(((pixels - corner + 0.5) * 8 - 0.5).astype(np.float32))
    cv2.fillConvexPoly(fine, np.round(hull).astype(np.int32), 255)
    share = cv2.resize(fine, (int(width), int(height)), interpolation=cv2.INTER_AREA) / 255.0
    return np.asarray(share, dtype=np.float64), (int(corner[0]), int(corner[1]))
