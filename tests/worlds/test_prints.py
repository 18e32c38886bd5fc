"""Curled and mis-scaled sheets of drawn worlds."""

import numpy as np
import pytest

from tests.worlds.prints import PrintFault, drawn, grid

A4 = (210.0, 297.0)


@pytest.mark.parametrize("sag_mm", [-3.0, 0.0, 3.0])
def test_a_sheet_touches_the_table_and_nowhere_goes_below(sag_mm: float) -> None:
    points, faces, _ = grid(A4)
    there = PrintFault(sag_mm, 0.4).lying(points, A4)
    assert there[:, 2].min() == pytest.approx(0.0, abs=1e-9)
    assert np.ptp(there[:, 2]) <= 3.0
    assert max(map(max, faces)) == len(points) - 1


def test_each_corner_of_a_face_shows_its_own_place_in_the_print() -> None:
    points, faces, uv = grid(A4)
    corners = points[np.array(faces).ravel()]
    assert uv == pytest.approx(corners / A4 + 0.5)


def test_it_grows_along_each_side_by_itself() -> None:
    there = PrintFault(growth_xy=(0.01, -0.02)).lying(np.array([[100.0, 100.0]]), A4)
    assert there[0] == pytest.approx([100 * np.exp(0.01), 100 * np.exp(-0.02), 0.0])


def test_half_of_all_sheets_are_flat_and_true() -> None:
    random = np.random.default_rng(1)
    faults = [drawn(random) for _ in range(400)]
    assert 0.4 < np.mean([fault == PrintFault() for fault in faults]) < 0.6
    assert 0.8 < np.std([f.sag_mm for f in faults if f.sag_mm]) < 2.2
