"""Portions drawn by casting rays, weighed as a user's pictures are."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.model.printed import Disc
from tests.support.drawn_portions import Fruit, Setting, Shown, from_above, from_side
from vision.portions.refusal import PortionRefused
from vision.portions.weigh import PortionSeen, weigh_portion

COIN = (Disc("coin", 25.0),)
RED = (40.0, 60.0, 190.0)
PLATE = Setting(plate_mm=100)
BOARD = Setting(board_mm=(95, 70), board=(70, 100, 60))
CLOTH = Setting(board_mm=(120, 85), board=(150, 60, 50), checks=0.4)
LOW_LAMP = Setting(lamp_at=(300, -100, 200), lamp_mm=15, ambient=0.3)
LONG = Fruit((44, 26, 24), (40, 160, 200))


def ball(radius_mm: float) -> Fruit:
    return Fruit((radius_mm, radius_mm, radius_mm), RED)


def weighed(above: Shown, beside: Shown) -> PortionSeen:
    return weigh_portion(above.bgr, beside.bgr, COIN)


@pytest.mark.parametrize(
    ("above_mm", "beside_mm", "setting"),
    [
        (24, 40, PLATE),
        pytest.param(40, 24, PLATE, marks=pytest.mark.long),
        pytest.param(32, 24, PLATE, marks=pytest.mark.long),
        pytest.param(24, 40, Setting(), marks=pytest.mark.long),
        pytest.param(40, 24, BOARD, marks=pytest.mark.long),
    ],
)
def test_pictures_of_two_things_are_refused(
    above_mm: float, beside_mm: float, setting: Setting
) -> None:
    """Each picture is good; they show balls of different sizes."""
    with pytest.raises(PortionRefused) as refused:
        weighed(from_above(ball(above_mm), setting), from_side(ball(beside_mm), setting))
    assert refused.value.cause == "portion/pictures_disagree"
    assert "both pictures again, of the same thing" in refused.value.mend


@pytest.mark.parametrize(
    ("fruit", "setting"),
    [
        (ball(32), replace(BOARD, coin_mm=110)),
        pytest.param(ball(32), PLATE, marks=pytest.mark.long),
        pytest.param(ball(32), BOARD, marks=pytest.mark.long),
        pytest.param(LONG, CLOTH, marks=pytest.mark.long),
        pytest.param(LONG, replace(CLOTH, coin_mm=135), marks=pytest.mark.long),
        pytest.param(ball(32), LOW_LAMP, marks=pytest.mark.long),
    ],
    ids=["board", "plate", "coin-on-board", "coin-on-cloth", "cloth", "low-lamp"],
)
def test_what_lies_under_it_and_its_shadow_are_left_out(fruit: Fruit, setting: Setting) -> None:
    above = from_above(fruit, setting)
    seen = weighed(above, from_side(fruit, setting))
    outline = np.round(np.array(seen.evidence.outline_px)).astype(np.int32)
    told = cv2.fillPoly(np.zeros(above.fruit.shape, np.uint8), [outline], (1,)) > 0
    both = float((told & above.fruit).sum() / (told | above.fruit).sum())
    wider = seen.width_mm.value / (2 * max(fruit.half_mm)) - 1
    off = (seen.volume_ml.value - fruit.volume_ml) / seen.volume_ml.sigma
    print(f"IoU {both:.3f}, width {wider:+.1%}, volume {off:+.2f} sigma, {seen.flags}")
    assert both > 0.9
    assert abs(wider) < 0.1
    assert abs(off) < 2
