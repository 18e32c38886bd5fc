"""The drawn training data of the dice networks matches its labels: values, boxes, other things."""

import cv2
import numpy as np
import pytest

from tests.support.drawn_strangers import KINDS, scatter
from tests.support.other_dice import pip_signs
from tests.training.dice.cut_dice import drawn_cuts, laid_out
from vision.boxes import iou


@pytest.mark.parametrize("seed", range(8))
def test_pips_of_any_shape_are_as_many_as_the_value(seed: int) -> None:
    signs = pip_signs(np.random.default_rng(seed))
    counts = [cv2.connectedComponents((sign > 0.5).astype(np.uint8))[0] - 1 for sign in signs]
    assert counts == [1, 2, 3, 4, 5, 6]


def test_laid_dice_lie_in_their_boxes_and_nowhere_else() -> None:
    rng = np.random.default_rng(3)
    cuts = drawn_cuts(rng, 3)
    ground = np.full((320, 320, 3), 128, np.uint8)
    throw = laid_out(rng, ground, cuts, (40, 60))
    assert throw.dice
    changed = np.abs(throw.bgr.astype(int) - 128).max(axis=2)
    for die in throw.dice:
        left, top, right, bottom = (int(edge) for edge in die.box_px)
        assert changed[top:bottom, left:right].mean() > 10
        changed[max(0, top - 40) : bottom + 40, max(0, left - 40) : right + 40] = 0
        assert all(iou(die.box_px, other.box_px) == 0 for other in throw.dice if other is not die)
    assert changed.max() < 40


@pytest.mark.parametrize("kind", KINDS)
def test_each_stranger_shows(kind: object) -> None:
    ground = np.full((320, 320, 3), 128, np.uint8)
    assert callable(kind)
    for seed in range(4):
        kind(np.random.default_rng(seed), ground, 60.0)
    assert (ground != 128).any(axis=2).mean() > 0.01


def test_strangers_fall_the_same_way_again() -> None:
    grounds = [np.full((320, 320, 3), 90, np.uint8) for _ in range(2)]
    for ground in grounds:
        scatter(np.random.default_rng(7), ground, (9.0, 60.0), [grounds[0].copy()])
    assert (grounds[0] == grounds[1]).all()
    assert (grounds[0] != 90).any()
