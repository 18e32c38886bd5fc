"""Rolls of rendered worlds: what was thrown is compared, and what lay there before is not."""

import numpy as np
import pytest

from calibration.arrays import Image
from tests.accuracy.rolls import roll_of
from tests.support.drawn_dice import NO_SLANT, DrawnDie, DrawnThrow, any_throw
from tests.support.rendered_rolls import RenderedThrow
from tests.training.dice.rendered import part_of
from tests.vision.dice.drawn_throws import CLEARLY, clearly_visible

SEED = 7


def thrown(most: int, table: Image | None = None) -> DrawnThrow:
    return any_throw(
        np.random.default_rng(SEED), (720, 540), die_px=(30, 40), most=most, mishaps=0.0,
        grounds=(0,), table=table,
    )  # fmt: skip


def test_dice_that_lay_there_before_are_not_of_the_roll() -> None:
    bare = np.full((540, 720, 3), (120, 140, 150), np.uint8)
    throw = thrown(4, bare)
    assert throw.dice
    said = roll_of(bare, throw.bgr, None)
    assert sorted(pips for pips, _, _ in said) == sorted(die.pips for die in throw.dice)
    assert roll_of(throw.bgr, throw.bgr, None) == []


def test_a_reported_die_that_is_hardly_visible_does_not_count() -> None:
    clear, dim = (0.0, 0.0, 20.0, 20.0), (100.0, 100.0, 120.0, 120.0)
    said = [(3, 0.9, clear), (5, 0.9, dim), (1, 0.9, (200.0, 0.0, 220.0, 20.0))]
    dice = [
        DrawnDie(3, box, seen, False, False, False, NO_SLANT)
        for box, seen in ((clear, CLEARLY), (dim, 0.9 * CLEARLY))
    ]
    assert clearly_visible(dice, said) == ([(3, clear)], [said[0], said[2]])


def test_a_part_of_a_picture_shows_its_dice_in_their_boxes() -> None:
    """A white square stands for the die: what is white in the part is in the box."""
    bgr = np.zeros((400, 600, 3), np.uint8)
    bgr[100:130, 200:230] = 255
    die = DrawnDie(3, (200.0, 100.0, 230.0, 130.0), 1.0, False, False, False, (0.0, 0.0))
    for seed in range(8):
        part, (moved,) = part_of(
            np.random.default_rng(seed), RenderedThrow("one", bgr, (die,), False)
        )
        rows, columns = np.nonzero(part[..., 0] > 127)
        shown = (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1)
        assert moved.box_px == pytest.approx(shown, abs=1.5)
