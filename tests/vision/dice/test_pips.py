"""How a die is cropped for the reader, and which dice lean."""

import numpy as np
import pytest

from tests.support.drawn_dice import slant_of
from tests.support.drawn_rolls import calibrated, overhead
from vision.dice.pips import CHANNELS, MARGIN, SIDE_PX, angle, die_crop, leaning, level_at, standard


def ramp(width: int = 200, height: int = 150) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """A picture whose blue says the column and whose green the row."""
    picture = np.zeros((height, width, 3), np.uint8)
    picture[..., 0] = np.arange(width)
    picture[..., 1] = np.arange(height)[:, None]
    return picture


@pytest.mark.parametrize("side", [12, 36, 90])
def test_the_middle_of_the_box_is_the_middle_of_the_crop(side: int) -> None:
    box = (100 - side / 2, 70 - side / 2, 100 + side / 2, 70 + side / 2)
    crop = die_crop(ramp(), box)
    assert crop.shape == (SIDE_PX, SIDE_PX, 3)
    assert crop[..., 0].mean() == pytest.approx(100, abs=1.5)
    assert crop[..., 1].mean() == pytest.approx(70, abs=1.5)
    assert np.ptp(crop[..., 0].astype(int)) == pytest.approx(MARGIN * side, abs=3)


def test_beyond_the_picture_its_edge_goes_on() -> None:
    crop = die_crop(ramp(), (-30.0, -30.0, 10.0, 10.0))
    assert crop[0, 0].tolist() == [0, 0, 0]
    assert crop[..., 0].max() > 10


def test_light_and_contrast_make_no_difference() -> None:
    rng = np.random.default_rng(1)
    dark = rng.integers(40, 80, (SIDE_PX, SIDE_PX, 3)).astype(np.uint8)
    light = (dark * 2.0 + 60).astype(np.uint8)
    assert standard(dark).shape == (CHANNELS, SIDE_PX, SIDE_PX)
    assert np.corrcoef(standard(dark)[:3].ravel(), standard(light)[:3].ravel())[0, 1] > 0.999
    assert abs(float(standard(light).mean())) < 1e-4


def seen(tilt: float, way: float = 0.0) -> tuple[float, float]:
    """The slant of a face that leans by an angle, seen by a slightly oblique camera."""
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
