"""Creatures on patterned cloths have the outlines by which they were found to stand there."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Mask
from vision.tracking.clay_finder import with_outlines

SHAPE = (120, 200)
NO_CLAY: Mask = np.zeros(SHAPE, np.uint8)


def disc(x: int, y: int, radius: int = 20) -> Mask:
    mask: Mask = np.zeros(SHAPE, np.uint8)
    cv2.circle(mask, (x, y), radius, 255, -1)
    return mask


def stripes() -> Mask:
    mask: Mask = np.zeros(SHAPE, np.uint8)
    mask[::8] = mask[1::8] = 255
    return mask


def piece_at(things: Mask, x: int, y: int) -> Mask:
    _, labels = cv2.connectedComponents(things, connectivity=8)
    return np.asarray((labels == labels[y, x]) * np.uint8(255), np.uint8)


@pytest.mark.parametrize("seen", [stripes(), stripes() | disc(70, 60), np.zeros(SHAPE, np.uint8)])
def test_what_a_pattern_joins_or_hides_is_a_piece_by_itself(seen: Mask) -> None:
    creature = disc(70, 60)
    things = with_outlines(seen, [creature], NO_CLAY)
    assert np.array_equal(piece_at(things, 70, 60), creature)
    assert np.array_equal(things[:, 120:], seen[:, 120:])


def test_a_creature_that_its_colour_shows_keeps_the_finer_outline() -> None:
    fine, coarse = disc(70, 60, 20), disc(71, 61, 19)
    things = fine | disc(150, 40, 10)
    assert np.array_equal(with_outlines(things, [coarse], NO_CLAY), things)


def test_creatures_that_touch_stay_one_piece() -> None:
    one, other = disc(60, 60), disc(98, 60)
    things = one | other
    assert np.array_equal(with_outlines(things, [one, other], NO_CLAY), things)
    assert np.array_equal(with_outlines(things, [one], other), things)


def test_without_creatures_nothing_changes() -> None:
    assert np.array_equal(with_outlines(stripes(), [], NO_CLAY), stripes())
