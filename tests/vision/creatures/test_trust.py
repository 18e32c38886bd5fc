from dataclasses import replace

import numpy as np
import pytest

from tests.vision.creatures.standpoints import ball, views_around
from vision.creatures.hull import carve
from vision.creatures.tops import clay_height_mm
from vision.creatures.trust import LEAST_FILLED, WELL_FILLED, filled_share, open_sigma_rel


def test_right_outlines_are_filled_by_their_hull() -> None:
    views = views_around(ball(20.0), 10)
    assert filled_share(carve(views), views) > WELL_FILLED


def test_outlines_that_miss_clay_cut_the_hull_so_that_others_stay_open() -> None:
    views = list(views_around(ball(20.0), 10))
    for i in range(0, 10, 3):
        hidden = views[i].mask.copy()
        hidden[:, : hidden.shape[1] // 2] = 0
        views[i] = replace(views[i], mask=hidden)
    filled = filled_share(carve(views), views)
    assert filled < LEAST_FILLED
    assert open_sigma_rel(filled) > 0.1


def test_well_filled_outlines_add_no_doubt() -> None:
    assert open_sigma_rel(0.96) == 0
    assert open_sigma_rel(0.80) == pytest.approx(0.104)


@pytest.mark.parametrize("elevation_deg", [30, 50, 62, 75])
def test_heights_are_told_from_any_elevation(elevation_deg: float) -> None:
    shape = ball(20.0)
    views = views_around(shape, 12, elevation=float(np.radians(elevation_deg)))
    height = clay_height_mm(carve(views), views)
    print(f"{elevation_deg} degrees: {height.value:.1f} +- {height.sigma:.1f} mm of 40")
    # A ball is rounder on top than what people build.
    assert abs(height.value - 40) < 2.6 * height.sigma
