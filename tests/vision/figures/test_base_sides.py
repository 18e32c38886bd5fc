"""At which rim bases end towards the camera, and the resulting places of figures."""

from dataclasses import replace

import numpy as np
import pytest

from calibration.arrays import Floats
from calibration.solve.calibrate import calibrate
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import view
from tests.support.pitch_sight import sight_of
from vision.figures.base_sides import side_seen
from vision.figures.bases import find_bases
from vision.figures.field import apart, differs
from vision.figures.ground import ground_of
from vision.figures.look import FieldLook
from vision.figures.rim_fit import Sight, rim_mm
from vision.figures.sizes import DEFAULT

BY = view((0.0, 0.0), 1050.0, 48.0, -90.0)
PLACES = ((-200.0, 80.0), (-60.0, -120.0), (90.0, 60.0), (230.0, -30.0), (180.0, 150.0))


def looked_at(side: float, base: str) -> tuple[drawn.Pitch, FieldLook, Floats]:
    """A pitch whose bases have such sides, and the errors (N, 2) of the reported places."""
    men = [drawn.Man(at, "red" if n % 2 else "blue", paint=n) for n, at in enumerate(PLACES)]
    pitch = drawn.Pitch(men, base=base, side=side)
    picture = drawn.seen(pitch, BY)
    boards = drawn.pitch_boards()
    look = FieldLook(ground_of(boards, calibrate([picture], boards, camera=BY.camera)), DEFAULT)
    seen = look.look(picture).figures
    off = [[one.at_mm - at for one in seen] for at in PLACES]
    nearest = [min(of_one, key=lambda apart: float(np.hypot(*apart))) for of_one in off]
    return pitch, look, np.array(nearest)


@pytest.mark.parametrize(
    "side", [0.05, *(pytest.param(one, marks=pytest.mark.long) for one in (0.55, 1.0))]
)
def test_dark_sides_do_not_push_figures_away_from_the_camera(side: float) -> None:
    pitch, look, off = looked_at(side, "olive")
    away = np.array(PLACES) - look.ground.eye_mm[:2]
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    along = float((off * away).sum(axis=1).mean())
    print(f"sides {side}: {along:+.2f} mm away, {np.hypot(*off.T).max():.2f} mm at most")
    assert abs(along) < 0.6
    assert len(pitch.men) == len(off)


@pytest.mark.long
def test_black_sides_are_told_from_light_ones() -> None:
    sides = []
    for side in (0.05, 1.0):
        men = [drawn.Man(at, "red", paint=n) for n, at in enumerate(PLACES)]
        sight = sight_of(drawn.Pitch(men, base="olive", side=side), BY)
        bases = find_bases(sight.above, sight.differs, sight.ground, DEFAULT)
        sides.append(side_seen(bases, sight))
    print(f"black {sides[0]:.2f}, as light as the top {sides[1]:.2f}")
    assert sides[0] < sides[1]


def test_an_outline_is_that_of_the_side_as_far_as_it_is_seen() -> None:
    men = [drawn.Man((0.0, 0.0), "red")]
    picture = drawn.seen(drawn.Pitch(men), BY)
    boards = drawn.pitch_boards()
    ground = ground_of(boards, calibrate([picture], boards, camera=BY.camera))
    above = ground.seen(picture)
    sight = Sight(
        above, differs(apart(above, ground), ground, np.zeros_like(ground.known)), ground, DEFAULT
    )
    place = np.zeros(2)
    whole, half, top = (rim_mm(place, replace(sight, side=s)) for s in (1.0, 0.5, 0.0))
    assert whole.min() == pytest.approx(DEFAULT.base / 2)
    assert np.allclose(half, (whole + top) / 2)
    assert top.min() < whole.min() - 1.0
    assert np.allclose(top.max(), whole.max())
