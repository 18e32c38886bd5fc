"""Checks of light on pictures made dark, bright or uneven, or with a lamp mirrored in the table."""

from functools import cache

import numpy as np
import pytest

from calibration.arrays import Floats, Image
from calibration.coaching.light import TableLight, light_of
from calibration.coaching.view import print_pixels, table_pixels
from tests.calibration.stage import CORNERS, SHEET, Stage, boards_of

BOARDS = boards_of(SHEET, CORNERS)


@cache
def drawn() -> tuple[Image, Stage]:
    stage = Stage(BOARDS)
    return stage.picture(), stage


def light(picture: Image) -> TableLight:
    truth = drawn()[1].truth()
    return light_of(picture, table_pixels(truth, BOARDS), print_pixels(truth, BOARDS))


def scaled(picture: Image, by: float | Floats) -> Image:
    return np.asarray(np.clip(picture * np.asarray(by), 0, 255), dtype=np.uint8)


def lamp(picture: Image, x: int, y: int, wide: float) -> Image:
    """The picture with the reflection of a lamp, which fades from its middle."""
    down, across = np.mgrid[: picture.shape[0], : picture.shape[1]]
    glow = 240 * np.exp(-((across - x) ** 2 + (down - y) ** 2) / (2 * wide**2))
    return np.asarray(np.clip(picture + glow[:, :, None], 0, 255), dtype=np.uint8)


def test_paper_and_ink_are_those_of_the_print() -> None:
    told = light(drawn()[0])
    assert told.paper == pytest.approx(255 * 0.75 ** (1 / 2.2), abs=10)
    assert told.ink == pytest.approx(255 * 0.04 ** (1 / 2.2), abs=8)
    assert told.median == pytest.approx(255 * 0.25 ** (1 / 2.2), abs=4)
    assert not told.glare


def test_half_the_brightness_is_half_the_paper() -> None:
    before, after = light(drawn()[0]), light(scaled(drawn()[0], 0.5))
    assert before.paper is not None
    assert after.paper == pytest.approx(before.paper / 2, abs=2)


@pytest.mark.parametrize("place", [(300, 420), (760, 300)])
def test_a_mirrored_lamp_is_found_where_it_is(place: tuple[int, int]) -> None:
    told = light(lamp(drawn()[0], *place, wide=30))
    assert len(told.glare) == 1
    assert told.glare[0].at_px == pytest.approx(place, abs=12)


def test_white_paper_on_the_table_is_no_glare() -> None:
    picture = drawn()[0].copy()
    picture[380:470, 380:520] = 252
    assert not light(picture).glare


def test_what_is_stored_as_white_is_counted() -> None:
    picture = drawn()[0].copy()
    picture[:, 480:] = 255
    assert 0.35 < light(picture).blown_share < 0.65


@pytest.mark.parametrize(("side", "ramp"), [("left", (0.3, 1)), ("right", (1, 0.3))])
def test_the_dim_side_is_named(side: str, ramp: tuple[float, float]) -> None:
    shade = np.linspace(*ramp, drawn()[0].shape[1])[None, :, None]
    told = light(scaled(drawn()[0], shade))
    assert told.dimmest == side
    assert told.dimmest_share < 0.6


def test_even_light_has_no_dim_side() -> None:
    assert light(drawn()[0]).dimmest_share > 0.9


def test_a_picture_of_one_pixel_has_a_brightness() -> None:
    assert light_of(np.full((1, 1, 3), 7, dtype=np.uint8)).median == 7
