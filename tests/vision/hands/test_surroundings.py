from dataclasses import replace

import numpy as np
import pytest

from calibration.arrays import Image
from tests.vision.hands.scenes import SPREAD, camera_over_table, drawn_hand, hand_truth
from vision.hands.landmarks import LITTLE_TIP, THUMB_TIP
from vision.hands.surroundings import clutter
from vision.hands.tips import TipPair
from vision.hands.topview import TopView

VIEW = TopView(camera_over_table(80.0), np.array([0.0, 80.0]), np.array([0.0, 1.0]), 400.0, 1.25)
JOINTS_PX = VIEW.top_from_table(SPREAD)
MASK = hand_truth(JOINTS_PX, VIEW.side_px, VIEW.px_per_mm)
TIPS = TipPair(SPREAD[[THUMB_TIP, LITTLE_TIP]], (10.0, 6.0), 0.0, (1.0, 1.0), 180.0)


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
    assert clutter(table(), MASK, VIEW, TIPS) == 0


@pytest.mark.parametrize("tip", [THUMB_TIP, LITTLE_TIP])
def test_a_printed_sheet_under_either_tip_is_noticed(tip: int) -> None:
    assert clutter(with_print_at(tip), MASK, VIEW, TIPS) == 1


def test_a_sheet_under_another_finger_does_no_harm() -> None:
    assert clutter(with_print_at(12), MASK, VIEW, TIPS) == 0


def test_a_tip_outside_the_view_is_not_asked_about() -> None:
    outside = replace(TIPS, tips_mm=np.array([[5000.0, 0.0], [-5000.0, 0.0]]))
    assert clutter(table(), MASK, VIEW, outside) == 0
