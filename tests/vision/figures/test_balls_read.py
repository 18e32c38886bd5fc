"""Balls are placed by a close look, without their shadows."""

from typing import Any

import numpy as np
import pytest

from calibration.arrays import Floats
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import View, view
from tests.support.pitch_sight import sight_of
from tests.training.pitches.examples import drawn_still
from vision.figures.figure_reader import BALL
from vision.figures.place_reader import BALLS, ClosePlace

AT = (40.0, 60.0)
PASSES_SIGMAS = 3.0
FIRST_SEED = 33_000
"""First number of drawn pitches that no network was trained on."""
PITCHES = 12


def later(*ones: Any) -> list[Any]:
    """For `make long`."""
    return [pytest.param(one, marks=pytest.mark.long) for one in ones]


def read(pitch: drawn.Pitch, by: View, near_mm: Floats) -> ClosePlace:
    sight = sight_of(pitch, by)
    (found,) = BALLS.read(sight.above, sight.ground, sight.sizes.base, [near_mm])
    return found


def off_mm(found: ClosePlace) -> float:
    return float(np.hypot(*(found.at_mm - AT)))


@pytest.mark.parametrize("elevation_deg", [45.0, 72.0])
@pytest.mark.parametrize("ball_mm", [13.0, *later(15.0, 18.0)])
@pytest.mark.parametrize("beside_mm", [(-2.5, 1.0), *later((2.0, -1.5))])
def test_a_ball_with_a_dark_shadow_is_placed(
    elevation_deg: float, ball_mm: float, beside_mm: tuple[float, float]
) -> None:
    look = drawn.Look(shadow=0.15, shadow_px=2.0)
    pitch = drawn.Pitch(balls=[AT], ball_mm=ball_mm, light=(1.2, 0.6), look=look)
    by = view((0.0, 0.0), 1250.0, elevation_deg, -90.0)
    found = read(pitch, by, np.array(AT) + beside_mm)
    assert off_mm(found) < 1.4
    assert off_mm(found) < PASSES_SIGMAS * found.sigma_mm


@pytest.mark.parametrize("light", [(1.2, -1.2), *later((1.6, 0.3), (-1.5, 0.5))])
def test_a_ball_whose_shadow_was_detected_is_placed(light: tuple[float, float]) -> None:
    pitch = drawn.Pitch(balls=[AT], light=light, look=drawn.Look(shadow=0.1, shadow_px=2.0))
    shadow = np.array(AT) + 8.0 * np.array(light) / np.hypot(*light)
    found = read(pitch, view((0.0, 0.0), 1100.0, 60.0, -90.0), shadow)
    assert off_mm(found) < 2.0
    assert off_mm(found) < PASSES_SIGMAS * found.sigma_mm


@pytest.fixture(scope="module", name="told")
def told_of_drawn_balls() -> list[tuple[ClosePlace, Floats]]:
    """For the balls of pitches of many kinds the result from a place beside each, and the truth."""
    found: list[tuple[ClosePlace, Floats]] = []
    for still in (drawn_still(seed) for seed in range(FIRST_SEED, FIRST_SEED + PITCHES)):
        true = [np.array(item[:2]) for item in still.items if item[2] == BALL]
        seen = [at for at in true if still.ground.is_set(still.ground.known, at)]
        near = [at + np.array([2.0, -1.5]) for at in seen]
        found += zip(
            BALLS.read(still.above, still.ground, still.sizes.base, near), seen, strict=True
        )
    assert len(found) > PITCHES
    return found


def test_balls_are_placed_to_a_fraction_of_a_millimetre(
    told: list[tuple[ClosePlace, Floats]],
) -> None:
    off = [np.hypot(*(one.at_mm - true)) for one, true in told]
    assert np.median(off) < 0.6


def test_sigma_covers_the_error(told: list[tuple[ClosePlace, Floats]]) -> None:
    off = np.array([np.abs(one.at_mm - true) / one.sigma_mm for one, true in told])
    assert np.mean(off < 1) > 0.55
    assert np.mean(off < 2) > 0.88
