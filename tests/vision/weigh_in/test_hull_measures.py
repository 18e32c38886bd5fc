"""Where the card's arrow points, on the table."""

import numpy as np
import pytest

from tests.vision.throws.balls import calibration
from tests.vision.tracking.standpoints import MATRIX
from vision.weigh_in.hull import Hull, View
from vision.weigh_in.hull_measures import front_on_card


def _turned(turn_rad: float) -> View:
    """A view of a card that lies turned at (30, -10) on the table."""
    c, s = np.cos(turn_rad), np.sin(turn_rad)
    table_from_card = np.eye(4)
    table_from_card[:2, :2] = [[c, -s], [s, c]]
    table_from_card[:2, 3] = 30.0, -10.0
    camera_from_card = calibration().camera_from_table @ table_from_card
    return View(np.zeros((4, 4), np.uint8), (0, 0), MATRIX, np.zeros(5), camera_from_card)


@pytest.mark.parametrize("turn_rad", [0.0, 0.7, -2.0])
def test_the_front_is_where_the_arrow_points(turn_rad: float) -> None:
    solid = np.zeros((40, 20, 20), dtype=np.bool_)
    solid[:, 8:12, 4:] = True
    hull = Hull(solid, np.array([-20.0, -10.0, 0.5]), 1.0)
    front = front_on_card(hull, _turned(turn_rad), (30.0, -10.0), calibration())
    assert front.by == "card_arrow"
    assert front.turn_rad == pytest.approx(turn_rad, abs=1e-6)
    ahead = np.subtract(front.at_mm, (30.0, -10.0))
    assert ahead == pytest.approx([19 * np.cos(turn_rad), 19 * np.sin(turn_rad)], abs=0.02)
