"""The measured size of bases on the pitch, and its use by the eye."""

import numpy as np
import pytest

from calibration.solve.calibrate import calibrate
from tests.support import drawn_pitch as drawn
from tests.support.drawn_boards import view
from vision.figures.bases import sizes_by
from vision.figures.ground import ground_of
from vision.figures.look import FieldLook
from vision.figures.sizes import DEFAULT
from vision.sightings import Estimate

BY = view((0.0, 0.0), 1250.0, 72.0, -90.0)
PLACES = ((-200.0, 80.0), (-60.0, -120.0), (90.0, 60.0), (230.0, -30.0), (180.0, 150.0))


@pytest.mark.parametrize(
    "base_mm", [25.0, *(pytest.param(one, marks=pytest.mark.long) for one in (20.0, 30.0))]
)
def test_bases_of_any_size_are_measured_and_found(base_mm: float) -> None:
    men = [drawn.Man(at, "red" if n % 2 else "blue", paint=n) for n, at in enumerate(PLACES)]
    picture = drawn.seen(drawn.Pitch(men, base_mm=base_mm), BY)
    boards = drawn.pitch_boards()
    look = FieldLook(ground_of(boards, calibrate([picture], boards, camera=BY.camera)), DEFAULT)
    seen = look.look(picture)
    measured = look.measured_mm
    assert measured is not None
    print(f"{base_mm:.0f} mm: {measured.value:.2f} +- {measured.sigma:.2f} mm")
    assert abs(measured.value - base_mm) < 2 * measured.sigma
    assert look.sizes.base == pytest.approx(base_mm, abs=1.5)
    for man in men:
        off = min(float(np.hypot(*(one.at_mm - man.at_mm))) for one in seen.figures)
        assert off < 1.5
    assert len(seen.figures) == len(men)


@pytest.mark.parametrize(
    ("measured", "base"), [((25.8, 1.0), 25.0), ((25.6, 0.1), 25.0), ((30.2, 0.9), 30.2)]
)
def test_the_named_size_stands_unless_it_surely_is_another(
    measured: tuple[float, float], base: float
) -> None:
    assert sizes_by(Estimate(*measured), DEFAULT).base == base
