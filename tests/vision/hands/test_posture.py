import numpy as np
import pytest

from calibration.arrays import Floats
from tests.vision.hands.scenes import SPREAD, camera_over_table
from vision.hands.closelook import HandLying
from vision.hands.posture import cut_by_edge, fan_deg, fault, spread_deg, straightness
from vision.hands.topview import TopView

CALIBRATION = camera_over_table(75.0)


def lying(points_mm: Floats, shift_mm: tuple[float, float] = (0.0, 0.0)) -> HandLying:
    points = points_mm + shift_mm
    view = TopView(CALIBRATION, np.zeros(2), np.array([0.0, 1.0]), 400.0, 1.0)
    return HandLying(points, view.image_from_top(view.top_from_table(points)), "left", 0.3, 9)


def curled(finger: int) -> Floats:
    points = SPREAD.copy()
    root = 4 * finger + 1
    points[root + 2], points[root + 3] = points[root + 1] - 5, points[root] - 3
    return points


def closed() -> Floats:
    points = SPREAD.copy()
    for finger in range(1, 5):
        for step in range(1, 4):
            points[4 * finger + 1 + step] = points[4 * finger + 1] + [0, 28 * step]
    return points


def test_a_spread_hand_has_no_fault() -> None:
    assert fault(lying(SPREAD)) is None


@pytest.mark.parametrize("finger", [1, 2, 3, 4])
def test_a_curled_finger_is_not_flat(finger: int) -> None:
    assert fault(lying(curled(finger))) == "hand/not_flat"


def test_closed_fingers_are_not_spread() -> None:
    assert fan_deg(closed()) < 5
    assert fault(lying(closed())) == "hand/not_spread"


def test_a_thumb_alongside_is_not_spread() -> None:
    points = SPREAD.copy()
    points[1:5] = [(30, 30), (34, 55), (37, 80), (40, 100)]
    assert spread_deg(points) < 60
    assert fault(lying(points)) == "hand/not_spread"


def test_turning_a_hand_changes_nothing() -> None:
    turn = np.array([[0.6, -0.8], [0.8, 0.6]])
    assert spread_deg(SPREAD @ turn) == pytest.approx(spread_deg(SPREAD))
    assert fan_deg(SPREAD @ turn) == pytest.approx(fan_deg(SPREAD))


def test_straight_is_one_and_folded_is_nothing() -> None:
    assert straightness(np.array([[0.0, 0], [10, 0], [30, 0]])) == pytest.approx(1)
    assert straightness(np.array([[0.0, 0], [10, 0], [0, 0]])) == pytest.approx(0)


def test_only_a_finger_that_leaves_the_picture_is_cut() -> None:
    width = CALIBRATION.size_wh[0]
    inside = lying(SPREAD)
    outline = inside.points_px[[4, 8, 12, 16, 20]]
    assert not cut_by_edge(inside, outline, CALIBRATION)
    shift = (width - 1 - inside.points_px[4, 0]) / 1.28 - 12
    near = lying(SPREAD, (shift, 0.0))
    to_edge = width - 1 - near.points_px[4, 0]
    assert 4 < to_edge < 25 * 1.4
    assert not cut_by_edge(near, near.points_px[[4, 8]], CALIBRATION)
    reaching_out = np.vstack([near.points_px[[4]], [[width - 1, near.points_px[4, 1]]]])
    assert cut_by_edge(near, reaching_out, CALIBRATION)
