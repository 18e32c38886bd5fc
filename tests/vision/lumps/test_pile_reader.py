"""Missiles from the votes of their cells, with made-up network outputs for discs."""

from collections.abc import Sequence

import numpy as np
import pytest

from calibration.arrays import Floats32
from vision.lumps.pile_reader import OFFSET_PX, STEP, lumps_told

Disc = tuple[float, float, float, float]
"""Column, row and radius in cells; sigma of ln of the volume."""


def told_of_discs(discs: Sequence[Disc], stray: float = 0.5) -> Floats32:
    """(5, 64, 80): each cell of a disc points to its middle, with noise in cells."""
    rows, columns = np.mgrid[:64, :80].astype(np.float32)
    told = np.zeros((5, 64, 80), dtype=np.float32)
    told[0] = -6
    r = np.random.default_rng(3)
    for x, y, radius, sigma in discs:
        inside = np.hypot(columns - x, rows - y) <= radius
        told[0][inside] = 6
        told[1][inside] = ((x - columns) * STEP / OFFSET_PX)[inside]
        told[2][inside] = ((y - rows) * STEP / OFFSET_PX)[inside]
        told[4][inside] = 2 * np.log(sigma)
    told[1:3] += r.normal(0, stray * STEP / OFFSET_PX, told[1:3].shape)
    return told


def test_each_disc_is_a_missile_with_its_middle_and_its_doubt() -> None:
    discs = [(20.0, 20.0, 6.0, 0.1), (50.0, 40.0, 9.0, 0.2)]
    lumps = sorted(lumps_told(told_of_discs(discs)), key=lambda one: one.ln_sigma)
    assert len(lumps) == 2
    for lump, (x, y, radius, sigma) in zip(lumps, discs, strict=True):
        assert lump.middle_px == pytest.approx([x * STEP + 0.5, y * STEP + 0.5], abs=0.5)
        assert lump.ln_sigma == pytest.approx(sigma)
        assert np.count_nonzero(lump.mask) == pytest.approx(np.pi * (STEP * radius) ** 2, rel=0.06)


def test_missiles_that_touch_are_told_apart_by_where_their_cells_point() -> None:
    discs = [(20.0, 20.0, 6.0, 0.2), (31.0, 20.0, 6.0, 0.2), (25.5, 29.0, 6.0, 0.2)]
    assert len(lumps_told(told_of_discs(discs))) == 3


def test_what_one_missile_hides_of_another_still_points_to_its_middle() -> None:
    hidden, front = (30.0, 20.0, 7.0, 0.1), (30.0, 27.0, 7.0, 0.3)
    lumps = sorted(lumps_told(told_of_discs([hidden, front])), key=lambda one: one.middle_px[1])
    assert [one.ln_sigma for one in lumps] == pytest.approx([0.1, 0.3])
    assert np.count_nonzero(lumps[0].mask) < 0.8 * np.count_nonzero(lumps[1].mask)


@pytest.mark.parametrize("radius", [0.0, 1.5])
def test_a_few_cells_of_clay_are_no_missile(radius: float) -> None:
    assert not lumps_told(told_of_discs([(30.0, 30.0, radius, 0.2)]))


def test_crumbs_beside_a_missile_do_not_count() -> None:
    lumps = lumps_told(told_of_discs([(20.0, 20.0, 6.0, 0.2), (60.0, 50.0, 1.5, 0.4)]))
    assert [one.ln_sigma for one in lumps] == pytest.approx([0.2])


def told_of_a_roll(aside: float) -> Floats32:
    """A roll, 25 cells long, whose halves point about `aside` cells beside its middle."""
    rows, columns = np.mgrid[:64, :80].astype(np.float32)
    inside = (abs(columns - 40) <= 12) & (abs(rows - 32) <= 4)
    told = np.zeros((5, 64, 80), dtype=np.float32)
    told[0] = np.where(inside, 6, -6)
    told[1] = (40 + aside * np.sign(columns - 40) - columns) * STEP / OFFSET_PX
    told[2] = (32 - rows) * STEP / OFFSET_PX
    told[1] += np.random.default_rng(3).normal(0, 1.5, told[1].shape) * STEP / OFFSET_PX
    return told


def test_a_long_missile_whose_ends_doubt_its_middle_is_one() -> None:
    assert len(lumps_told(told_of_a_roll(3.0))) == 1


def test_halves_that_are_sure_of_two_middles_are_two() -> None:
    assert len(lumps_told(told_of_a_roll(6.0))) == 2


def test_two_missiles_in_a_row_stay_two() -> None:
    discs = [(20.0, 20.0, 6.0, 0.2), (31.0, 20.0, 6.0, 0.2)]
    assert len(lumps_told(told_of_discs(discs, stray=1.0))) == 2
