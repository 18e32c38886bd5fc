"""The direction of shadows from standing figures, and balls located before their shadows."""

from typing import Any

import numpy as np
import pytest

from calibration.arrays import Floats
from tests.support import drawn_pitch as drawn
from tests.support import pitch_sight
from tests.support.drawn_boards import view
from vision.figures.ball_fit import placed_ball
from vision.figures.rim_fit import Sight
from vision.figures.shadows import shadow_cast

MEN = tuple(
    drawn.Man((x, y), team)
    for x, y, team in (
        (-150.0, -60.0, "red"), (-60.0, 90.0, "blue"), (50.0, -90.0, "red"), (160.0, 60.0, "blue"),
    )
)  # fmt: skip
BALL = (0.0, 10.0)


def later(*lights: tuple[float, float]) -> list[Any]:
    """For `make long`."""
    return [pytest.param(light, marks=pytest.mark.long) for light in lights]


def sight_of(pitch: drawn.Pitch) -> Sight:
    """A pitch seen from 60 degrees up."""
    return pitch_sight.sight_of(pitch, view((0.0, 0.0), 1100.0, 60.0, -90.0))


def places(pitch: drawn.Pitch) -> list[Floats]:
    return [np.array(one.at_mm) for one in pitch.men]


def lit(light: tuple[float, float], shadow: float = 0.3) -> drawn.Pitch:
    look = drawn.Look(shadow=shadow, shadow_px=2.0)
    return drawn.Pitch(men=MEN, balls=[BALL], light=light, look=look)


@pytest.mark.parametrize("light", [(0.8, -0.7), *later((1.0, 0.3), (-0.9, 0.5))])
def test_the_way_that_shadows_fall_is_told(light: tuple[float, float]) -> None:
    pitch = lit(light)
    cast = shadow_cast(places(pitch), sight_of(pitch))
    assert cast is not None
    way = np.array(light) / np.hypot(*light)
    off_deg = float(np.degrees(np.arccos(np.clip(cast.way @ way, -1, 1))))
    print(f"{off_deg:.0f} degrees off, {cast.depth:.2f} deep")
    assert off_deg < 20
    assert cast.depth > 0.1


@pytest.mark.long
def test_the_deeper_the_shadows_the_deeper_they_are_told() -> None:
    depths = []
    for left in (0.95, 0.7, 0.3):
        pitch = lit((1.0, 0.3), left)
        cast = shadow_cast(places(pitch), sight_of(pitch))
        assert cast is not None
        depths.append(cast.depth)
    assert depths == sorted(depths)
    assert depths[0] < 0.1


def test_one_figure_says_nothing() -> None:
    pitch = lit((1.0, 0.3))
    sight = sight_of(pitch)
    assert shadow_cast(places(pitch)[:1], sight) is None
    assert shadow_cast([], sight) is None


@pytest.mark.parametrize("light", [(1.2, -1.2), *later((1.6, 0.3), (-1.5, 0.5))])
def test_a_ball_that_was_taken_for_its_shadow_is_placed(light: tuple[float, float]) -> None:
    pitch = lit(light, 0.1)
    sight = sight_of(pitch)
    cast = shadow_cast(places(pitch), sight)
    shadow = np.array(light) / np.hypot(*light)
    seen_mm = np.array(BALL) + 8.0 * shadow
    without, told = placed_ball(sight, seen_mm), placed_ball(sight, seen_mm, cast)
    offs = [float(np.hypot(*(one.at_mm - BALL))) for one in (without, told)]
    print(f"{offs[0]:.1f} mm off without the shadows' way, {offs[1]:.1f} with, of 8")
    assert offs[1] < 2.0 < offs[0]
    assert offs[1] < 3 * told.sigma_mm
