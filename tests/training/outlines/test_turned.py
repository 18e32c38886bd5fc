"""Examples of a turned creature: each view keeps its own outline."""

import cv2
import numpy as np
import pytest

from tests.training.look.examples import World
from tests.training.look.prints import Prints
from tests.training.outlines.turned import turned
from tests.training.stood import Creature, alone, pinhole

TURNS_DEG = (0, 60, 120)
NOWHERE = pinhole(np.eye(3), np.eye(4), (208, 208))
"""A placeholder for the calibration, which outlines do not need."""


def bar(turn_deg: float) -> World:
    """A grey bar on a grey table, as if turned between pictures."""
    mask = np.zeros((208, 208), dtype=np.uint8)
    box = cv2.boxPoints(((104, 104), (90, 34), turn_deg))
    cv2.fillPoly(mask, [np.round(box).astype(np.int32)], 1)
    empty = np.full((208, 208, 3), 0.5, dtype=np.float16)
    full = np.where(mask[..., None] > 0, np.float16(0.35), empty)
    return alone(full, empty, mask > 0, plain=True)


def test_each_side_of_a_turned_creature_keeps_its_own_outline() -> None:
    creature = Creature(tuple(map(bar, TURNS_DEG)), 0, 60.0, NOWHERE, 0)
    r = np.random.default_rng(2)
    told = list(turned(creature, r, Prints(r, [])))
    assert len(told) == len(TURNS_DEG)
    angles = []
    for planes, share in told:
        assert planes[6].all()
        assert 0.1 < share.mean() < 0.6
        (_, (wide, high), angle) = cv2.minAreaRect(
            np.argwhere(share > 0.5)[:, ::-1].astype(np.float32)
        )
        angles.append(angle % 180 if wide > high else (angle + 90) % 180)
    apart = np.abs(np.diff(np.unwrap(np.radians(angles), period=np.pi)))
    assert np.degrees(apart) == pytest.approx(60, abs=4)
