"""Black clay is distinguished from shadows, and from the ink of printed boards."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image, Mask
from tests.support.drawn_play import drawn_play
from tests.support.drawn_scene import TABLES
from tests.support.throw_painter import Painter
from tests.vision.tracking.followed import follow_play
from vision.sightings import CreatureSeen
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.light import dark_clay, usual_around

SIZE = (360, 640)
NOTHING = np.zeros(SIZE, dtype=np.uint8)


def table(bgr: tuple[int, int, int], *, shade: float = 1.0) -> Image:
    """A table with grain, and a shadow of this depth in its middle."""
    rng = np.random.default_rng(4)
    grain = cv2.GaussianBlur(rng.normal(0, 20, SIZE), (0, 0), 2.0)[..., None]
    light = np.ones((*SIZE, 1))
    light[150:210, 280:360] = shade
    return np.asarray(np.clip((np.array(bgr) + grain) * light, 0, 255), dtype=np.uint8)


def found_px(picture: Image, printed: Mask = NOTHING) -> int:
    """Number of pixels that are taken for black clay."""
    return cv2.countNonZero(dark_clay(picture, printed, usual_around(picture)))


@pytest.mark.parametrize("bgr", TABLES)
@pytest.mark.parametrize("shade", [1.0, 0.75, 0.5])
def test_neither_a_table_nor_its_shadow_is_black_clay(
    bgr: tuple[int, int, int], shade: float
) -> None:
    assert found_px(table(bgr, shade=shade)) < 20


@pytest.mark.parametrize("bgr", TABLES)
def test_black_clay_is_seen_on_any_table_and_ink_is_not(bgr: tuple[int, int, int]) -> None:
    picture = table(bgr)
    cv2.circle(picture, (320, 180), 20, (36, 36, 38), -1)
    assert 850 < found_px(picture) < 1500
    printed = np.full(SIZE, 255, dtype=np.uint8)
    assert found_px(picture, printed) == 0


@pytest.mark.parametrize("count", [3, pytest.param(10, marks=pytest.mark.long)])
def test_black_creatures_are_found_where_they_stand(count: int) -> None:
    found = []
    for seed in range(4000, 4000 + count):
        play = drawn_play(seed, ["black", "red", "blue"])
        play.ends_s = 0.6
        told = [one for one in follow_play(play).told if isinstance(one, CreatureSeen)]
        (x, y) = play.actors[0].at_mm
        found += [np.hypot(one.at_mm[0] - x, one.at_mm[1] - y) for one in told
                  if one.colour == "black"]  # fmt: skip
        assert len(told) <= 3
    print(f"\n{len(found)} of {count} black creatures found, off by at most {max(found):.0f} mm")
    assert len(found) >= 0.9 * count
    assert max(found) < 25


def test_the_ink_of_the_boards_is_no_creature() -> None:
    play = drawn_play(3, ["red"])
    finder = ClayFinder(play.calibration, play.boards)
    picture = Painter(play.scene, 0.01).picture(0.0, 0)
    parts = finder.detections(picture, finder.things(picture))
    assert [part.colour for part in parts] == ["red"]
