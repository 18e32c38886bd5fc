import numpy as np
import pytest

from tests.support.drawn_dice import slant_of
from tests.support.drawn_rolls import calibrated, overhead
from vision.dice.leaning import angle, leaning, level_at


def seen(tilt: float, way: float = 0.0) -> tuple[float, float]:
    """Where a face looks that leans by an angle, seen by a camera a little aslant."""
    normal = np.array([np.sin(tilt) * np.cos(way), np.sin(tilt) * np.sin(way), np.cos(tilt)])
    return slant_of(normal, np.array([20.0, -10.0, 8.0]), overhead())


@pytest.mark.parametrize("way", [0.0, 2.0, 4.0])
def test_an_angle_is_what_it_is_from_any_side(way: float) -> None:
    assert angle(seen(0.0), seen(0.5, way)) == pytest.approx(0.5, abs=1e-6)


def test_a_calibration_tells_how_a_flat_die_looks() -> None:
    at_mm = np.array([20.0, -10.0, 8.0])
    pixel = overhead().image_from_table(at_mm[None])
    (level,) = level_at(pixel, calibrated(overhead()))
    assert level == pytest.approx(seen(0.0), abs=1e-6)


def test_beside_the_table_one_die_is_told_by_itself() -> None:
    assert leaning([seen(0.0), seen(0.6, 1.0)], [seen(0.0)] * 2) == (False, True)


def test_without_a_table_the_others_tell_if_they_are_enough() -> None:
    assert leaning([seen(0.05), seen(0.6, 1.0), seen(0.1, 3.0), seen(0.0)], None) == (
        False,
        True,
        False,
        False,
    )
    assert leaning([seen(0.0), seen(0.6, 1.0)], None) == (False, False)
    assert leaning([], None) == ()
