from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from tests.vision.tracking.standpoints import ball, views_around
from vision.weigh_in.hull import View, carve
from vision.weigh_in.hull_features import clay_height_mm
from vision.weigh_in.trust import (
    LEAST_FILLED,
    MOST_MISSED,
    TUNING,
    alike_share,
    doubtful_sigma_rel,
    filled_share,
    hole_sigma_rel,
    missed_share,
    open_sigma_rel,
)


def test_right_outlines_are_filled_by_their_hull() -> None:
    views = views_around(ball(20.0), 10)
    assert filled_share(carve(views), views) > TUNING.well_filled


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


def test_outlines_without_holes_add_no_doubt() -> None:
    assert hole_sigma_rel(views_around(ball(20.0), 10)) == 0


def test_holes_add_as_much_doubt_as_they_may_have_cost() -> None:
    whole = views_around(ball(20.0), 10)
    views = list(whole)
    for i in range(0, 10, 3):
        bored = views[i].mask.copy()
        rows, columns = (np.flatnonzero((bored > 127).any(axis=k)) for k in (1, 0))
        middle = int(columns.mean()), int(rows.mean())
        cv2.circle(bored, middle, len(rows) // 4, (0,), cv2.FILLED)
        views[i] = replace(views[i], mask=bored)
    lost = np.log(carve(whole).volume_ml / carve(views).volume_ml)
    assert lost > 0.2
    assert hole_sigma_rel(views) == pytest.approx(lost, rel=0.1)


def _plain(mask: Image, bgr: tuple[int, int, int]) -> Image:
    return np.full((*mask.shape, 3), bgr, dtype=np.uint8)


def _clay(blue: int, green: int, red: int) -> Image:
    noise = np.random.default_rng(1).integers(-10, 11, (500, 3))
    return np.clip(np.array([blue, green, red]) + noise, 0, 255).astype(np.uint8)


def test_light_clay_over_dark_print_outside_the_hull_was_missed_and_a_shadow_was_not() -> None:
    views = views_around(ball(20.0), 10)
    hull = carve(views)
    scenes = [_plain(view.mask, (60, 60, 60)) for view in views]
    shaded = [_plain(view.mask, (25, 25, 25)) for view in views]
    clay = _clay(200, 200, 200)
    assert missed_share(hull, views, shaded, scenes, clay) == 0
    for picture in shaded:
        picture[:6] = 200
    assert missed_share(hull, views, shaded, scenes, clay) > MOST_MISSED


def test_print_that_shines_is_no_clay_that_was_missed() -> None:
    views = views_around(ball(20.0), 10)
    hull = carve(views)
    scenes = [_plain(view.mask, (200, 200, 200)) for view in views]
    for scene in scenes:
        scene[:6] = 30
    shining = [scene.copy() for scene in scenes]
    for picture in shining:
        picture[:6] = 80
    assert missed_share(hull, views, shining, scenes, _clay(120, 40, 70)) == 0
    assert missed_share(hull, views, shining, scenes, _clay(80, 80, 80)) > MOST_MISSED


def test_surroundings_of_the_clays_own_colour_are_counted() -> None:
    views = views_around(ball(20.0), 4)
    clay = np.random.default_rng(1).integers(90, 110, (500, 3)).astype(np.uint8)
    like = [_plain(view.mask, (100, 100, 100)) for view in views]
    unlike = [_plain(view.mask, (30, 30, 200)) for view in views]
    assert alike_share(views, like, clay) == 1
    assert alike_share(views, unlike, clay) == 0
    assert alike_share(views, like[:2] + unlike[:2], clay) == pytest.approx(0.5, abs=0.02)


@pytest.mark.parametrize("elevation_deg", [30, 50, 62, 75])
def test_heights_are_told_from_any_elevation(elevation_deg: float) -> None:
    shape = ball(20.0)
    views = views_around(shape, 12, elevation=float(np.radians(elevation_deg)))
    height = clay_height_mm(carve(views), views)
    print(f"{elevation_deg} degrees: {height.value:.1f} +- {height.sigma:.1f} mm of 40")
    # A ball is rounder on top than what people build.
    assert abs(height.value - 40) < 2.6 * height.sigma


def test_what_is_in_doubt_counts_for_more_from_above() -> None:
    def seen_from(degrees: float) -> View:
        tilt = np.radians(degrees)
        camera_from_body = np.eye(4)
        # The camera's axis points down by the tilt: its z in the body's frame.
        camera_from_body[:3, :3] = [
            [1, 0, 0],
            [0, -np.sin(tilt), -np.cos(tilt)],
            [0, np.cos(tilt), -np.sin(tilt)],
        ]
        camera_from_body[2, 3] = 500
        blank = np.zeros((2, 2), np.uint8)
        return View(blank, (0, 0), np.diag([600.0, 600.0, 1.0]), np.zeros(5), camera_from_body)

    low, high = (doubtful_sigma_rel(0.04, [seen_from(angle)]) for angle in (40, 70))
    assert low == pytest.approx(0.04 * TUNING.sigma_per_doubtful)
    assert high == pytest.approx(low * np.tan(np.radians(70)), rel=1e-3)
    assert doubtful_sigma_rel(0.0, [seen_from(70)]) == 0
