"""Missiles from the votes of their cells, made by hand: what the network would tell of discs."""

from collections.abc import Sequence

import numpy as np
import pytest

from calibration.arrays import Floats32
from vision.lumps.pile_reader import OFFSET_PX, STEP, lumps_told

Disc = tuple[float, float, float, float]
"""Column, row and radius in cells; ln of the volume."""


def told_of_discs(discs: Sequence[Disc], stray: float = 0.5) -> Floats32:
    """(5, 64, 80): each cell of a disc points to its middle, but for noise of so many cells."""
    rows, columns = np.mgrid[:64, :80].astype(np.float32)
    told = np.zeros((5, 64, 80), dtype=np.float32)
    told[0] = -6
    told[4] = -4
    r = np.random.default_rng(3)
    for x, y, radius, ln_ml in discs:
        inside = np.hypot(columns - x, rows - y) <= radius
        told[0][inside] = 6
        told[1][inside] = ((x - columns) * STEP / OFFSET_PX)[inside]
        told[2][inside] = ((y - rows) * STEP / OFFSET_PX)[inside]
        told[3][inside] = ln_ml
    told[1:3] += r.normal(0, stray * STEP / OFFSET_PX, told[1:3].shape)
    return told


def test_each_disc_is_a_missile_with_its_middle_and_its_volume() -> None:
    discs = [(20.0, 20.0, 6.0, 1.0), (50.0, 40.0, 9.0, 2.0)]
    lumps = sorted(lumps_told(told_of_discs(discs)), key=lambda one: one.ln_ml)
    assert len(lumps) == 2
    for lump, (x, y, radius, ln_ml) in zip(lumps, discs, strict=True):
        assert lump.middle_px == pytest.approx([x * STEP + 0.5, y * STEP + 0.5], abs=0.5)
        assert lump.ln_ml == pytest.approx(ln_ml)
        assert lump.ln_sigma == pytest.approx(np.exp(-2))
        assert np.count_nonzero(lump.mask) == pytest.approx(np.pi * (STEP * radius) ** 2, rel=0.06)


def test_missiles_that_touch_are_told_apart_by_where_their_cells_point() -> None:
    discs = [(20.0, 20.0, 6.0, 1.0), (31.0, 20.0, 6.0, 1.0), (25.5, 29.0, 6.0, 1.0)]
    assert len(lumps_told(told_of_discs(discs))) == 3


def test_what_one_missile_hides_of_another_still_points_to_its_middle() -> None:
    hidden, front = (30.0, 20.0, 7.0, 1.2), (30.0, 27.0, 7.0, 1.4)
    lumps = sorted(lumps_told(told_of_discs([hidden, front])), key=lambda one: one.middle_px[1])
    assert [one.ln_ml for one in lumps] == pytest.approx([1.2, 1.4])
    assert np.count_nonzero(lumps[0].mask) < 0.8 * np.count_nonzero(lumps[1].mask)


@pytest.mark.parametrize("radius", [0.0, 1.5])
def test_a_few_cells_of_clay_are_no_missile(radius: float) -> None:
    assert not lumps_told(told_of_discs([(30.0, 30.0, radius, 0.0)]))


def test_crumbs_beside_a_missile_do_not_count() -> None:
    lumps = lumps_told(told_of_discs([(20.0, 20.0, 6.0, 1.0), (60.0, 50.0, 1.5, -2.0)]))
    assert [one.ln_ml for one in lumps] == pytest.approx([1.0])
