"""A tip that lies in the hand's own shadow is cut out by itself."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats, Image, Mask
from calibration.model.projection import table_from_image
from tests.vision.hands.scenes import SPREAD, camera_over_table, drawn_hand
from vision.hands import measure
from vision.hands.closelook import HandJoints
from vision.hands.landmarks import LITTLE_TIP, THUMB_TIP
from vision.hands.measure import TIP_SIDE_MM, SpanMeasured, measure_span, tip_cap
from vision.hands.outline import direction
from vision.hands.tips import Cap, cap
from vision.hands.topview import HEIGHT_MM, TopView

CALIBRATION = camera_over_table(80.0)
VIEW = TopView(CALIBRATION, np.array([0.0, 80.0]), np.array([0.0, 1.0]), 460.0, 2.0)


def in_the_camera(patch: Image) -> Image:
    """The picture that shows a view from above."""
    width, height = CALIBRATION.size_wh
    x, y = np.meshgrid(np.arange(float(width)), np.arange(float(height)))
    at_mm = table_from_image(np.column_stack([x.ravel(), y.ravel()]), CALIBRATION, HEIGHT_MM)
    at = VIEW.top_from_table(at_mm).astype(np.float32).reshape(height, width, 2)
    return np.asarray(
        cv2.remap(patch, at[..., 0], at[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE),
        dtype=np.uint8,
    )


def hand_with_a_dark_thumb() -> Image:
    """Its end is as dark as nothing else of the hand."""
    joints = VIEW.top_from_table(SPREAD)
    patch = np.array(drawn_hand(joints, VIEW.side_px, VIEW.px_per_mm)).astype(np.float32)
    shade = np.zeros(patch.shape[:2], dtype=np.float32)
    ends = [tuple(int(c) for c in joints[k]) for k in (3, THUMB_TIP)]
    cv2.line(shade, ends[0], ends[1], 1.0, round(30 * VIEW.px_per_mm))
    skin = patch[..., 2] > patch[..., 1]
    patch[skin & (shade > 0)] *= 0.25
    return in_the_camera(np.asarray(np.clip(patch, 0, 255), dtype=np.uint8))


@pytest.mark.parametrize("tip", [THUMB_TIP, LITTLE_TIP])
def test_a_tip_is_cut_out_where_it_ends(tip: int) -> None:
    found = tip_cap(hand_with_a_dark_thumb(), tip, SPREAD, CALIBRATION)
    assert found is not None
    finger = [1, 2, 3, 4] if tip == THUMB_TIP else [17, 18, 19, 20]
    out = direction(SPREAD[finger])
    reach = float(((found.outline_mm - SPREAD[tip]) @ out).max())
    print(f"tip {tip}: {reach:.1f} mm beyond its joint")
    assert reach == pytest.approx(10.0 if tip == THUMB_TIP else 7.5, abs=2.0)


def test_a_hand_whose_thumb_the_outline_lost_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(
        tip: int, mask: Mask, outline_px: Floats, view: TopView, points_mm: Floats
    ) -> Cap | None:
        """The thumb is lost in the cut of the whole hand, but not in a cut of its own."""
        if tip == THUMB_TIP and view.side_mm != TIP_SIDE_MM:
            return None
        return cap(tip, mask, outline_px, view, points_mm)

    monkeypatch.setattr(measure, "cap", lost)
    pixels = VIEW.image_from_top(VIEW.top_from_table(SPREAD))
    hand = HandJoints(SPREAD, pixels, "left", 0.3, 9)
    told = measure_span(hand_with_a_dark_thumb(), hand, CALIBRATION)
    assert isinstance(told, SpanMeasured), told
    true_mm = float(np.linalg.norm(SPREAD[THUMB_TIP] - SPREAD[LITTLE_TIP])) + 17.5
    print(f"{told.span_mm.value - true_mm:+.1f} mm, sigma {told.span_mm.sigma:.1f}")
    assert abs(told.span_mm.value - true_mm) < 2 * told.span_mm.sigma
