"""Something that only rolls along the table is no throw; a missile that flew in and rolls on is."""

import numpy as np
import pytest

from calibration.model.projection import image_from_table
from tests.support.drawn_scene import placed_camera
from vision.throws.flight import Trajectory, track_from_px
from vision.throws.paths import rolls

CAMERA = placed_camera((640, 480), azimuth=0.0, height=0.7, away=900.0, focal=0.8, bend=0.0)
PACE_S = 1 / 60


def along(speeds_mm_s: list[float]) -> Trajectory:
    """Something that goes straight along the table, at these speeds from frame to frame."""
    gone = np.concatenate([[0.0], np.cumsum(np.array(speeds_mm_s) * PACE_S)])
    places = np.column_stack([gone - 250, np.full(len(gone), 20.0), np.zeros(len(gone))])
    count = len(gone)
    at_px = image_from_table(places, CAMERA)
    t_s = np.arange(count, dtype=np.float64) * PACE_S
    return track_from_px(t_s, at_px, np.full(count, 0.7), np.full(count, 5.0), CAMERA)


@pytest.mark.parametrize(
    ("speeds_mm_s", "rolled"),
    [
        pytest.param([900 - 20 * n for n in range(40)], True, id="a die"),
        pytest.param([2500.0] + [900 - 20 * n for n in range(40)], True, id="one bad place"),
        pytest.param([3000.0] * 6, False, id="too short to tell"),
        pytest.param([3000.0] * 10, False, id="a throw"),
        pytest.param(
            [4000, 3500, 3000, 2500, 2000] + [700 - 15 * n for n in range(40)],
            False,
            id="a throw that rolls on for long",
        ),
    ],
)
def test_the_beginning_tells_whether_it_was_thrown(speeds_mm_s: list[float], rolled: bool) -> None:
    assert rolls(along(speeds_mm_s), CAMERA) is rolled
