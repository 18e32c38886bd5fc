"""The cost of a body's change, worked out nearby, is that of the whole picture."""

import numpy as np
import pytest

from tests.vision.throws.balls import calibration
from vision.lumps.ellipsoids import LumpBody, seen
from vision.lumps.heap_picture import HeapPicture
from vision.lumps.near_lens import Lens, lens_near
from vision.lumps.render_cost import Among, HeapCost

SHAPE = (120, 160)
BODIES = (
    LumpBody(60.0, 60.0, 9.0),
    LumpBody(78.0, 63.0, 8.0, 1.4, 0.5),
    LumpBody(69.0, 45.0, 8.5, lift_mm=9.0),
)


@pytest.fixture(scope="module")
def cost() -> HeapCost:
    lens = lens_near(np.zeros(3), calibration(), np.array([380.0, 180.0]), 1.0)
    return HeapCost(_picture(lens))


def _picture(lens: Lens) -> HeapPicture:
    share, light = np.zeros(SHAPE), np.full(SHAPE, 3.5)
    for body in BODIES:
        layer = seen(body, lens, SHAPE)
        inside = np.isfinite(layer.depth_mm)
        share[layer.box][inside] = 1.0
        light[layer.box][inside] = (4.0 + 0.8 * layer.normals[2])[inside]
    return HeapPicture(share, light, np.zeros(SHAPE, dtype=np.bool_), lens)


@pytest.mark.parametrize(
    "trial",
    [
        LumpBody(61.6, 60.0, 9.0),
        LumpBody(60.0, 60.0, 9.8),
        LumpBody(60.0, 60.0, 9.0, 1.5, 0.4, roll=True),
        LumpBody(100.0, 80.0, 8.0),
    ],
)
def test_a_change_is_the_difference_of_the_totals(cost: HeapCost, trial: LumpBody) -> None:
    shown = cost.learn([cost.draw(body) for body in BODIES])
    among = Among(cost, shown[0], shown[1:])
    other = cost.draw(trial)
    apart = cost.total([other, *shown[1:]]) - cost.total(shown)
    assert among.change(other) == pytest.approx(apart, abs=1e-6)


def test_the_bodies_that_are_there_cost_least(cost: HeapCost) -> None:
    shown = cost.learn([cost.draw(body) for body in BODIES])
    right = cost.total(shown)
    assert right < cost.total(shown[:2])
    assert right < cost.total([*shown, cost.draw(LumpBody(66.0, 75.0, 8.0))])


def test_what_is_hidden_is_not_visible(cost: HeapCost) -> None:
    shown = [cost.draw(body).layer for body in BODIES]
    assert cost.visible(shown[:1]) == [1.0]
    assert min(cost.visible(shown)) < 0.95
