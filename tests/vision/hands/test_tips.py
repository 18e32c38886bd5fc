from dataclasses import replace

import numpy as np
import pytest

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import camera_centre_mm
from calibration.model.solution import Calibration
from tests.vision.hands.scenes import SPREAD, camera_over_table, drawn_hand, hand_truth
from vision.hands.landmarks import FINGERS, LITTLE_TIP, THUMB_TIP
from vision.hands.outline import direction, outline_of
from vision.hands.tips import (
    REACH_SHARE,
    TIP_HEIGHT,
    TIP_UPRIGHT,
    Cap,
    TipPair,
    agree,
    cap,
    clutter,
    cut_short,
    pair,
    view_stretch,
)
from vision.hands.topview import HEIGHT_MM, TopView

RADIUS_MM = {THUMB_TIP: 10.0, LITTLE_TIP: 7.0}
TIPS = (THUMB_TIP, LITTLE_TIP)
TIP_CENTRES = {tip: SPREAD[tip] for tip in TIPS}
HEIGHTS_MM = {tip: RADIUS_MM[tip] * TIP_HEIGHT[k] for k, tip in enumerate(TIPS)}


def rounded_fingers(view: TopView) -> np.ndarray:
    """What the camera sees, in the view from above, of two fingers that are rows of ellipsoids."""
    x, y = np.meshgrid(np.arange(float(view.side_px)), np.arange(float(view.side_px)))
    on_plane = view.table_from_top(np.column_stack([x.ravel(), y.ravel()]))
    eye = camera_centre_mm(view.calibration)
    rays = np.column_stack([on_plane, np.full(len(on_plane), HEIGHT_MM)]) - eye
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    seen = np.zeros(len(rays), dtype=bool)
    for k, tip in enumerate(TIPS):
        joints = SPREAD[list(next(f for f in FINGERS if f[-1] == tip))]
        # Stretched upwards, an ellipsoid is a ball.
        upwards = np.array([1.0, 1.0, 1 / TIP_UPRIGHT[k]])
        towards = rays * upwards
        towards /= np.linalg.norm(towards, axis=1, keepdims=True)
        for share in np.linspace(0.3, 1, 18):
            centre = np.array([*(joints[0] + share * (joints[-1] - joints[0])), HEIGHTS_MM[tip]])
            to_centre = (centre - eye) * upwards
            gap = np.linalg.norm(to_centre - (towards @ to_centre)[:, None] * towards, axis=1)
            seen |= gap < RADIUS_MM[tip]
    return np.asarray(seen.reshape(x.shape) * 255, dtype=np.uint8)


def landmarks(calibration: Calibration, span_mm: float) -> Floats:
    """Joints as mediapipe would give them: as far inside the tips as it usually is."""
    points = SPREAD.copy()
    across = SPREAD[THUMB_TIP] - SPREAD[LITTLE_TIP]
    across /= np.linalg.norm(across)
    raw = span_mm / (1 + sum(REACH_SHARE))
    for tip, share, outwards in zip(TIPS, REACH_SHARE, (across, -across), strict=True):
        points[tip] = SPREAD[tip] + (RADIUS_MM[tip] - share * raw) * outwards
        lift = (camera_centre_mm(calibration)[2] - HEIGHT_MM) / (
            camera_centre_mm(calibration)[2] - HEIGHTS_MM[tip]
        )
        eye = camera_centre_mm(calibration)[:2]
        points[tip] = eye + (points[tip] - eye) * lift
    return points


def both(mask: Mask, outline_px: Floats, view: TopView, points_mm: Floats) -> TipPair | None:
    """The tips by the outline of a hand."""
    thumb, little = (cap(tip, mask, outline_px, view, points_mm) for tip in TIPS)
    return pair(thumb, little, view.calibration)


@pytest.mark.parametrize("elevation_deg", [35.0, 50.0, 75.0])
@pytest.mark.parametrize("azimuth_deg", [-90.0, -150.0, 15.0])
def test_rounded_fingertips_are_measured_from_any_side(
    elevation_deg: float, azimuth_deg: float
) -> None:
    calibration = camera_over_table(elevation_deg, azimuth_deg)
    view = TopView(calibration, np.array([0.0, 80.0]), np.array([0.0, 1.0]), 320.0, 1.0)
    span = float(np.linalg.norm(SPREAD[THUMB_TIP] - SPREAD[LITTLE_TIP])) + sum(RADIUS_MM.values())
    mask = rounded_fingers(view)
    whole = np.vstack([outline_of(half) for half in _halves(mask)])
    tips = both(mask, whole, view, landmarks(calibration, span))
    assert tips is not None
    print(f"error {tips.span_mm - span:+.2f} mm, slant {tips.slant_mm:.2f} mm")
    assert tips.belief == (1.0, 1.0)
    assert tips.span_mm == pytest.approx(span, abs=1.5)
    assert tips.heights_mm == pytest.approx(tuple(HEIGHTS_MM.values()), abs=1.8)


def test_an_outline_that_leaked_is_not_believed() -> None:
    calibration = camera_over_table(75.0)
    view = TopView(calibration, np.array([0.0, 80.0]), np.array([0.0, 1.0]), 320.0, 1.0)
    span = float(np.linalg.norm(SPREAD[THUMB_TIP] - SPREAD[LITTLE_TIP])) + sum(RADIUS_MM.values())
    mask = rounded_fingers(view)
    joints = SPREAD[[1, 2, 3, 4]]
    leak = view.top_from_table((SPREAD[THUMB_TIP] + 22 * direction(joints))[None])[0].astype(int)
    mask[leak[1] - 12 : leak[1] + 12, leak[0] - 12 : leak[0] + 12] = 255
    whole = np.vstack([outline_of(half) for half in _halves(mask)])
    tips = both(mask, whole, view, landmarks(calibration, span))
    assert tips is not None
    assert tips.belief == (0.0, 1.0)
    assert abs(tips.span_mm - span) < 2 * tips.reach_sigma_mm
    assert tips.reach_sigma_mm > 2
    assert tips.against_mm[0] > 5
    assert tips.against_mm[1] == 0
    assert tips.reach_sigma_mm > replace(tips, against_mm=(0.0, 0.0)).reach_sigma_mm


def test_an_outline_that_ends_short_twice_is_believed_and_the_landmark_is_not() -> None:
    calibration = camera_over_table(75.0)
    view = TopView(calibration, np.array([0.0, 80.0]), np.array([0.0, 1.0]), 320.0, 1.0)
    span = float(np.linalg.norm(SPREAD[THUMB_TIP] - SPREAD[LITTLE_TIP])) + sum(RADIUS_MM.values())
    mask = rounded_fingers(view)
    whole = np.vstack([outline_of(half) for half in _halves(mask)])
    points = landmarks(calibration, span)
    # The thumb's landmark lies 9 mm nearer to its end than they usually do.
    points[THUMB_TIP] += 9 * direction(SPREAD[[1, 2, 3, 4]])
    caps = [cap(tip, mask, whole, view, points) for tip in TIPS]
    once = pair(caps[0], caps[1], calibration)
    twice = pair(caps[0], caps[1], calibration, (True, False))
    assert once is not None
    assert twice is not None
    assert once.belief[0] < 1
    assert abs(once.span_mm - span) > 4
    assert twice.belief == (1.0, 1.0)
    assert abs(twice.span_mm - span) < 2


def thumb_from_above() -> Cap:
    """The cap of a rounded thumb seen from 75 degrees up."""
    view = TopView(camera_over_table(75.0), np.array([0.0, 80.0]), np.array([0.0, 1.0]), 320.0, 1.0)
    mask = rounded_fingers(view)
    whole = np.vstack([outline_of(half) for half in _halves(mask)])
    thumb = cap(THUMB_TIP, mask, whole, view, SPREAD)
    assert thumb is not None
    return thumb


def test_outlines_agree_where_they_end_at_one_place() -> None:
    thumb = thumb_from_above()
    outwards = direction(SPREAD[[1, 2, 3, 4]])
    assert agree(thumb, thumb, outwards)
    assert not agree(thumb, replace(thumb, outline_mm=thumb.outline_mm + 3 * outwards), outwards)


@pytest.mark.parametrize(("farther_mm", "is_short"), [(-5.0, False), (2.5, False), (4.0, True)])
def test_a_tip_that_goes_on_by_itself_was_cut_short(farther_mm: float, is_short: bool) -> None:
    thumb = thumb_from_above()
    outwards = direction(SPREAD[[1, 2, 3, 4]])
    alone = replace(thumb, outline_mm=thumb.outline_mm + farther_mm * outwards)
    assert cut_short(thumb, alone, outwards) == is_short


def test_nothing_around_the_tip_gives_no_pair() -> None:
    calibration = camera_over_table()
    view = TopView(calibration, np.array([0.0, 80.0]), np.array([0.0, 1.0]), 320.0, 1.0)
    empty = np.zeros((view.side_px, view.side_px), dtype=np.uint8)
    assert both(empty, np.array([[1.0, 1.0]]), view, SPREAD) is None


def test_a_ball_seen_from_straight_above_is_not_stretched() -> None:
    above = camera_over_table(89.9)
    assert view_stretch(np.zeros(2), np.array([0.0, 1.0]), above, 8.0) == pytest.approx(1, abs=1e-4)
    slanted = camera_over_table(45.0)
    assert view_stretch(np.zeros(2), np.array([1.0, 0.0]), slanted, 0.0) == pytest.approx(1)
    assert view_stretch(np.zeros(2), np.array([0.0, 1.0]), slanted, 0.0) == pytest.approx(2**0.5)


def _halves(mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The two fingers apart: an outline is that of one part."""
    left, right = mask.copy(), mask.copy()
    left[:, mask.shape[1] // 2 :] = 0
    right[:, : mask.shape[1] // 2] = 0
    return left, right


VIEW = TopView(camera_over_table(80.0), np.array([0.0, 80.0]), np.array([0.0, 1.0]), 400.0, 1.25)
JOINTS_PX = VIEW.top_from_table(SPREAD)
MASK = hand_truth(JOINTS_PX, VIEW.side_px, VIEW.px_per_mm)
SHOWN_TIPS = TipPair(SPREAD[[THUMB_TIP, LITTLE_TIP]], (10.0, 6.0), 0.0, (1.0, 1.0), 180.0)


def table() -> Image:
    return drawn_hand(JOINTS_PX, VIEW.side_px, VIEW.px_per_mm)


def with_print_at(tip: int) -> Image:
    """White paper with black squares under one tip."""
    patch = np.array(table())
    x, y = JOINTS_PX[tip].astype(int)
    for row in range(-40, 40, 10):
        for column in range(-40, 40, 10):
            level = 240 if (row + column) // 10 % 2 else 20
            patch[y + row : y + row + 10, x + column : x + column + 10] = level
    patch[MASK > 0] = table()[MASK > 0]
    return patch


def test_a_bare_table_is_bare() -> None:
    assert clutter(table(), MASK, VIEW, SHOWN_TIPS) == 0


@pytest.mark.parametrize("tip", [THUMB_TIP, LITTLE_TIP])
def test_a_printed_sheet_under_either_tip_is_noticed(tip: int) -> None:
    assert clutter(with_print_at(tip), MASK, VIEW, SHOWN_TIPS) == 1


def test_a_sheet_under_another_finger_does_no_harm() -> None:
    assert clutter(with_print_at(12), MASK, VIEW, SHOWN_TIPS) == 0


def test_a_tip_outside_the_view_is_not_asked_about() -> None:
    outside = replace(SHOWN_TIPS, tips_mm=np.array([[5000.0, 0.0], [-5000.0, 0.0]]))
    assert clutter(table(), MASK, VIEW, outside) == 0
