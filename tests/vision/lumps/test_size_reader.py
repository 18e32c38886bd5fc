"""A missile's close picture, which says more about its volume than its outline."""

from dataclasses import replace

import cv2
import numpy as np
import pytest

from calibration.arrays import Flags, Image
from vision.lumps.pile_window import Window
from vision.lumps.size_reader import (
    ODDS_SCALE,
    SIDE_PX,
    WIDE_PX,
    CloseLump,
    size_planes,
    sizes_told,
)

WINDOW = Window(100.0, 60.0, 0.5, 96, 80)
"""A window of half the picture's pixels."""

MIDDLE = np.array([50.0, 38.0])


def disc(radius: float) -> Flags:
    rows, columns = np.mgrid[: WINDOW.height, : WINDOW.width]
    return np.asarray(np.hypot(columns - MIDDLE[0], rows - MIDDLE[1]) <= radius)


def lump(radius: float = 9.0) -> CloseLump:
    """A disc with a neighbour to its right, as a pile's network draws it."""
    mask = disc(radius)
    others = np.zeros_like(mask)
    others[:, int(MIDDLE[0] + radius) + 1 :] = True
    odds = np.where(mask, 4.0, -4.0).astype(np.float32)
    return CloseLump(mask, others, odds, 400.0, 0.7)


def picture(light: float = 1.0) -> Image:
    """Grey, lighter above, with a brown disc at the missile's place."""
    rows, columns = np.mgrid[:400, :400]
    x, y = WINDOW.in_picture(MIDDLE[None])[0]
    inside = np.hypot(columns - x, rows - y) <= 18
    levels = np.where(inside[..., None], (40, 70, 120), (150, 150, 150))
    shade = 1 + 0.2 * (y - rows[..., None]) / 18 * inside[..., None]
    return np.asarray(np.clip(levels * shade * light, 0, 255), dtype=np.uint8)


@pytest.mark.parametrize("radius", [6.0, 12.0])
def test_a_missile_is_always_as_large_to_it(radius: float) -> None:
    planes = size_planes(picture(), None, WINDOW, lump(radius))
    own = planes[5] > 0
    assert np.count_nonzero(own) == pytest.approx(WIDE_PX**2, rel=0.06)
    rows, columns = np.nonzero(own)
    assert [columns.mean(), rows.mean()] == pytest.approx([SIDE_PX / 2 - 0.5] * 2, abs=0.6)


def test_planes_lie_over_each_other() -> None:
    planes = size_planes(picture(), None, WINDOW, lump())
    brown = planes[2] - planes[0] > -0.3
    own = planes[5] > 0
    assert np.count_nonzero(brown & own) > 0.9 * np.count_nonzero(brown | own)
    assert planes[7].max() == pytest.approx(4 * ODDS_SCALE)
    assert planes[6][SIDE_PX // 2, -1] == 1
    assert planes[6][SIDE_PX // 2, 0] == -1


def test_brightness_tells_nothing_but_the_change_does() -> None:
    bright, dark = (size_planes(picture(light), None, WINDOW, lump()) for light in (1.0, 0.8))
    assert np.abs(bright - dark)[:3, 20:44, 20:44].max() < 0.15
    beside = size_planes(picture(), np.full((400, 400, 3), 150, dtype=np.uint8), WINDOW, lump())
    own = beside[5] > 0
    assert beside[3][own].mean() < -0.3
    assert np.abs(beside[3][~own & (beside[5] < -0.9)]).max() < 0.6
    assert (beside[4] == 1).all()
    assert (bright[3:5] == 0).all()


def test_a_large_picture_is_shown_as_a_small_one_is() -> None:
    calm = cv2.GaussianBlur(picture(), (0, 0), 2)
    larger = cv2.resize(calm, None, fx=3, fy=3, interpolation=cv2.INTER_LINEAR)
    large = np.asarray(larger, dtype=np.uint8)
    window = replace(WINDOW, left=300.0, top=180.0, scale=WINDOW.scale / 3)
    near = size_planes(np.asarray(calm, dtype=np.uint8), None, WINDOW, lump())
    far = size_planes(large, None, window, lump())
    assert np.abs(near - far)[:10].mean() < 0.01
    assert np.abs(near - far)[:3].max() < 0.1


def test_it_tells_a_size_and_a_doubt_of_each() -> None:
    one = size_planes(picture(), None, WINDOW, lump())
    other = size_planes(picture(), None, WINDOW, replace(lump(), sine_down=0.95))
    told = sizes_told([one, other, one])
    assert told[0] == told[2] != told[1]
    for size in told:
        assert abs(size.ln_more) < 0.7
        assert 0.05 <= size.ln_sigma <= 0.6


def test_nothing_is_told_of_nothing() -> None:
    assert sizes_told([]) == []
