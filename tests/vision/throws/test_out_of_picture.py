"""A missile that leaves the picture at the top is waited for, as long as it may come back."""

import numpy as np
import pytest

from calibration.model.projection import image_from_table
from calibration.model.solution import Calibration
from tests.vision.throws.balls import calibration as seen_from_aside
from vision.throws.flight import GRAVITY_MM_S2, Flight
from vision.throws.out_of_picture import AWAY_S, LATE_S, comes_back


@pytest.fixture(scope="module")
def table() -> Calibration:
    return seen_from_aside()


def lob(table: Calibration, above_mm: float) -> tuple[Flight, float, float]:
    """A flight over the table's middle; when it leaves the picture, and when it is back."""
    top = next(z for z in np.arange(20.0, 3000.0, 5.0) if not inside(table, [0, 0, z]))
    rise = float(np.sqrt(2 * GRAVITY_MM_S2 * (top + above_mm)))
    parameters = np.array([0.0, 0.0, 0.0, 0.0, 0.0, rise, 10.0])
    flight = Flight(0.0, (), parameters, np.eye(7), 0.0, 10)
    times = np.arange(0.0, 2 * rise / GRAVITY_MM_S2, 1e-3)
    out = [t for t in times if not inside(table, flight.at_mm(t))]
    return flight, out[0], out[-1]


def inside(table: Calibration, at_mm: object) -> bool:
    x, y = image_from_table(np.array([at_mm], dtype=float), table)[0]
    width, height = table.size_wh
    return bool(0 <= x < width and 0 <= y < height)


def test_it_is_waited_for_until_it_is_back(table: Calibration) -> None:
    flight, left_s, back_s = lob(table, above_mm=60)
    assert 0.1 < back_s - left_s < AWAY_S
    assert comes_back(flight, left_s, (left_s + back_s) / 2, table)
    assert comes_back(flight, left_s, back_s, table)
    assert not comes_back(flight, left_s, back_s + 2 * LATE_S, table)


def test_what_flies_too_high_is_not_waited_for(table: Calibration) -> None:
    flight, left_s, back_s = lob(table, above_mm=600)
    assert back_s - left_s > AWAY_S
    assert not comes_back(flight, left_s, left_s + 0.1, table)


def test_what_was_lost_in_the_picture_is_not_waited_for(table: Calibration) -> None:
    flight, left_s, _ = lob(table, above_mm=60)
    assert not comes_back(flight, left_s - 3 * LATE_S, left_s, table)
