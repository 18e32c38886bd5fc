import numpy as np
import pytest

from vision.dice.crops import CHANNELS, MARGIN, SIDE_PX, die_crop, standard


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
