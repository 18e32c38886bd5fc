from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration import calibrate
from calibration.arrays import Floats, Image
from calibration.model.projection import image_from_table, table_from_image, way_sigma_mm
from calibration.model.solution import Calibration
from tests.calibration.detect.discs.coins import drawn_table, looking_down
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of
from tests.vision.hands.scenes import SPREAD, camera_over_table
from vision.hands.closelook import HandJoints
from vision.hands.measure import (
    CAUSES,
    MENDS,
    cut_by_edge,
    fan_deg,
    fault,
    spread_deg,
    straightness,
)
from vision.hands.outline import palm_length
from vision.hands.tips import TipPair
from vision.hands.topview import TopView

CALIBRATION = camera_over_table(75.0)


def lying(points_mm: Floats, shift_mm: tuple[float, float] = (0.0, 0.0)) -> HandJoints:
    points = points_mm + shift_mm
    view = TopView(CALIBRATION, np.zeros(2), np.array([0.0, 1.0]), 400.0, 1.0)
    return HandJoints(points, view.image_from_top(view.top_from_table(points)), "left", 0.3, 9)


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
    assert fault(SPREAD) is None


@pytest.mark.parametrize("finger", [1, 2, 3, 4])
def test_a_curled_finger_is_not_flat(finger: int) -> None:
    assert fault(curled(finger)) == "hand/not_flat"


def test_closed_fingers_are_not_spread() -> None:
    assert fan_deg(closed()) < 5
    assert fault(closed()) == "hand/not_spread"


def test_a_thumb_alongside_is_not_spread() -> None:
    points = SPREAD.copy()
    points[1:5] = [(30, 30), (34, 55), (37, 80), (40, 100)]
    assert spread_deg(points) < 60
    assert fault(points) == "hand/not_spread"


def test_joints_on_a_heap_are_no_finger_that_lies_flat() -> None:
    points = SPREAD.copy()
    points[19:21] = points[18] + 0.3 * (points[19:21] - points[18])
    assert fault(points) == "hand/not_flat"


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


TIPS = TipPair(
    tips_mm=np.array([[110.0, 20.0], [-85.0, 60.0]]),
    heights_mm=(10.0, 6.0),
    slant_mm=0.5,
    belief=(1.0, 1.0),
    landmarks_mm=186.0,
)


def disturbed(calibration: Calibration, off: np.ndarray) -> Calibration:
    """The calibration with (15,) added to its parameters."""
    pose = np.array(calibration.camera_from_table)
    turn, _ = cv2.Rodrigues(pose[:3, :3])
    pose[:3, :3] = cv2.Rodrigues(turn[:, 0] + off[:3])[0]
    pose[:3, 3] += off[3:6]
    camera = calibration.camera
    moved = camera.with_parameters(camera.parameters + off[6:], np.asarray(camera.sigma))
    return replace(calibration, camera=moved, camera_from_table=pose)


@pytest.mark.parametrize("elevation_deg", [40.0, 75.0])
def test_the_calibrations_share_of_sigma_is_what_sampling_gives(elevation_deg: float) -> None:
    calibration = camera_over_table(elevation_deg)
    pixels = image_from_table(TIPS.tips_3d_mm(), calibration)
    rng = np.random.default_rng(3)
    spans = []
    for off in rng.multivariate_normal(np.zeros(15), calibration.covariance, size=800):
        other = disturbed(calibration, off)
        ends = [
            table_from_image(pixel[None], other, height)[0]
            for pixel, height in zip(pixels, TIPS.heights_mm, strict=True)
        ]
        spans.append(float(np.linalg.norm(ends[0] - ends[1])))
    sigma = way_sigma_mm(TIPS.tips_3d_mm(), calibration)
    print(f"sigma {sigma:.2f} mm, sampled {np.std(spans):.2f} mm")
    assert sigma == pytest.approx(np.std(spans), rel=0.1)


def test_the_span_is_the_tips_distance() -> None:
    assert TIPS.span_mm == pytest.approx(np.hypot(195, 40))
    assert TIPS.reach_sigma_mm == 0
    assert replace(TIPS, belief=(1.0, 0.0)).reach_sigma_mm > 3


def test_every_cause_says_what_to_do() -> None:
    assert set(MENDS) == set(CAUSES)
    assert all(len(mend) > 20 for mend in MENDS.values())


@pytest.mark.parametrize("mm_share", [0.5, 1.0, 2.0])
def test_a_hand_near_the_edge_is_judged_alike_whatever_board_lies_there(mm_share: float) -> None:
    """Boards decide the millimetres of a picture, but not where the picture ends."""
    width = CALIBRATION.size_wh[0]
    hand = lying(SPREAD)
    palm_px = palm_length(hand.points_px)
    for inside_palms, cut in ((0.15, True), (0.35, False)):
        to_edge_px = width - 1 - hand.points_px[4, 0]
        moved = hand.points_px + np.array([to_edge_px - inside_palms * palm_px, 0])
        told = replace(hand, points_px=moved, points_mm=mm_share * hand.points_mm)
        edge = np.array([[width - 1.0, moved[4, 1]]])
        assert cut_by_edge(told, edge, CALIBRATION) is cut


@pytest.mark.parametrize("times", [0.5, 1.0, 2.0, 3.0, 6.0])
def test_a_hand_near_the_edge_is_judged_alike_however_large_the_picture_is(times: float) -> None:
    """Before, a thumb cut off 3 mm beyond its tip's joint was refused only at low resolution."""
    w, h = CALIBRATION.size_wh
    large = CALIBRATION.scaled_to((round(w * times), round(h * times)))
    hand = lying(SPREAD)
    palm_px = palm_length(hand.points_px)
    nowhere = np.full((1, 2), 300.0)
    for inside_palms, cut in ((0.03, True), (0.09, False)):
        to_edge_px = w - 1 - hand.points_px[4, 0]
        moved = hand.points_px + np.array([to_edge_px - inside_palms * palm_px, 0])
        told = replace(hand, points_px=(moved + 0.5) * times - 0.5)
        assert cut_by_edge(told, nowhere * times, large) is cut


def calibrated_by(kind: str) -> Calibration:
    """A picture's calibration by one kind of board."""
    if kind == "scan":
        scan = boards_of({"name": "scan", "type": "scale", "mm_per_px": 0.5})
        return calibrate([np.full((690, 960, 3), 90, np.uint8)], scan)
    if kind == "coin":
        truth = looking_down(0)
        table: Image = drawn_table(truth, [(0, 0, 25)], np.random.default_rng(1))
        coin = boards_of({"name": "coin", "type": "disc", "diameter_mm": 25})
        return calibrate([table], coin, truth.camera)
    stage = Stage(boards_of(SHEET if kind == "sheet" else CORNERS))
    return calibrate([stage.picture()], stage.boards, stage.camera)


@pytest.mark.parametrize(
    "kind", ["sheet", "corners", pytest.param("coin", marks=pytest.mark.long), "scan"]
)
def test_every_kind_of_board_has_one_rule_for_hands_at_the_edge(kind: str) -> None:
    calibration = calibrated_by(kind)
    hand = lying(SPREAD)
    palm_px = palm_length(hand.points_px)
    last = calibration.size_wh[0] - 1
    for inside_palms, outline_palms, cut in (
        (0.03, 0.5, True), (0.06, 0.5, False), (0.2, 0.005, True), (0.3, 0.005, False),
    ):  # fmt: skip
        shift = np.array([last - inside_palms * palm_px, 250.0]) - hand.points_px[4]
        points_px = hand.points_px + shift
        told = replace(
            hand, points_px=points_px, points_mm=table_from_image(points_px, calibration)
        )
        outline = np.array([[last - outline_palms * palm_px, points_px[4, 1]]])
        assert cut_by_edge(told, outline, calibration) is cut
