"""A ball is located by its outline, without its shadow."""

import numpy as np
import pytest

from calibration.solve.calibrate import calibrate
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import view
from vision.figures.ball_fit import placed_ball
from vision.figures.field import apart, differs
from vision.figures.ground import ground_of
from vision.figures.rim_fit import Sight
from vision.figures.sizes import DEFAULT

AT = (40.0, 60.0)


@pytest.mark.parametrize("elevation_deg", [45.0, 72.0])
@pytest.mark.parametrize(
    "ball_mm", [13.0, *(pytest.param(one, marks=pytest.mark.long) for one in (15.0, 18.0))]
)
@pytest.mark.parametrize("off_mm", [pytest.param((2.0, -1.5), marks=pytest.mark.long), (-2.5, 1.0)])
def test_a_ball_with_a_dark_shadow_is_placed(
    elevation_deg: float, ball_mm: float, off_mm: tuple[float, float]
) -> None:
    by = view((0.0, 0.0), 1250.0, elevation_deg, -90.0)
    look = drawn.Look(shadow=0.15, shadow_px=2.0)
    pitch = drawn.Pitch(balls=[AT], ball_mm=ball_mm, light=(1.2, 0.6), look=look)
    picture = drawn.seen(pitch, by)
    boards = drawn.pitch_boards()
    ground = ground_of(boards, calibrate([picture], boards, camera=by.camera))
    above = ground.seen(picture)
    sight = Sight(
        above, differs(apart(above, ground), ground, np.zeros_like(ground.known)), ground, DEFAULT
    )
    ball = placed_ball(sight, np.array(AT) + off_mm)
    off = float(np.hypot(*(ball.at_mm - AT)))
    print(f"{elevation_deg:.0f} deg, {ball_mm:.0f} mm: {off:.2f} mm off, sigma {ball.sigma_mm:.2f}")
    assert off < 1.4  # it was seen 2.5 to 2.7 mm off
    assert off < 3 * ball.sigma_mm
