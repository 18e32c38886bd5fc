"""Outlines are made wrong by as much as asked, and clean ones stay as they are."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Mask
from tests.training.hulls.rough import NONE, Roughness, roughened, roughness
from vision.masks import iou


def arch() -> Mask:
    """Two legs 24 px wide with a gap of 4 px under a body of 120 px."""
    drawn = np.zeros((160, 160), dtype=np.uint8)
    drawn[30:100, 20:140] = 255
    drawn[100:140, 54:78] = drawn[100:140, 82:106] = 255
    return np.asarray(cv2.GaussianBlur(drawn, (0, 0), 0.8), dtype=np.uint8)


def overlap(one: Mask, other: Mask) -> float:
    return iou(*((levels > 127).astype(np.uint8) for levels in (one, other)))


def test_a_clean_outline_stays_as_it_is() -> None:
    levels = arch()
    assert roughened(levels, NONE, np.random.default_rng(0)) is levels


@pytest.mark.parametrize(("wander", "least", "most"), [(0.3, 0.965, 0.999), (3.0, 0.80, 0.95)])
def test_an_outline_is_wrong_by_as_much_as_asked(wander: float, least: float, most: float) -> None:
    r = np.random.default_rng(1)
    found = [overlap(arch(), roughened(arch(), Roughness(wander, 0.0), r)) for _ in range(20)]
    assert least < np.mean(found) < most


def test_a_border_is_moved_outwards_by_hundredths_of_the_size() -> None:
    levels = arch()
    grown = roughened(levels, Roughness(0.01, 2.0), np.random.default_rng(2))
    unit = np.sqrt(np.count_nonzero(levels > 127)) / 100
    columns = np.flatnonzero((grown > 127)[60])
    assert columns[0] == pytest.approx(20 - 2 * unit, abs=0.8)
    assert columns[-1] == pytest.approx(139 + 2 * unit, abs=0.8)


def test_gaps_between_legs_are_fused_in_some_outlines() -> None:
    r = np.random.default_rng(3)
    between = [
        int(roughened(arch(), Roughness(2.0, 0.0), r)[110:125, 79:81].min()) for _ in range(30)
    ]
    assert 3 <= sum(level > 127 for level in between) <= 27


def test_a_third_of_the_creatures_keep_clean_outlines() -> None:
    r = np.random.default_rng(4)
    clean = np.mean([roughness(r) == NONE for _ in range(600)])
    assert 0.28 < clean < 0.42
