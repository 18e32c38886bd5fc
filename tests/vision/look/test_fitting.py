"""A picture scaled to the network's input, and its output mapped back to the picture."""

import numpy as np
import pytest

from vision.light import MIDDLE, SPREAD
from vision.look.look import HEIGHT, PLANES, STEP, WIDTH, Fitting, Kind, PixelKinds

SIZES = [(640, 480), (1280, 720), (1920, 1080), (320, 240), (480, 640), (200, 100), (333, 217)]


@pytest.mark.parametrize("size_wh", SIZES)
def test_a_picture_fills_the_field_one_way_and_lies_in_its_middle(size_wh: tuple[int, int]) -> None:
    fitting = Fitting(size_wh)
    (x, y), (width, height) = fitting.corner_xy, fitting.inner_wh
    assert width == WIDTH or height == HEIGHT
    assert abs(2 * x + width - WIDTH) <= 2 * STEP
    assert abs(2 * y + height - HEIGHT) <= 2 * STEP
    planes = fitting.planes(np.full((size_wh[1], size_wh[0], 3), 178, np.uint8))
    assert planes.shape == (PLANES, HEIGHT, WIDTH)
    assert planes[:3, y : y + height, x : x + width] == pytest.approx((178 - MIDDLE) / SPREAD)
    assert np.count_nonzero(planes) == 3 * width * height


def test_what_changed_is_told_beside_the_picture() -> None:
    bgr, empty = (np.full((240, 320, 3), level, np.uint8) for level in (60, 120))
    planes = Fitting((320, 240)).planes(bgr, empty)
    assert (planes[3] < -1).all()
    assert planes[4:6] == pytest.approx(0, abs=0.01)
    assert (planes[6] == 1).all()


@pytest.mark.parametrize("size_wh", SIZES)
def test_what_was_told_lies_where_it_was_seen(size_wh: tuple[int, int]) -> None:
    """A disc goes there and back; its middle stays within half a pixel of the field."""
    fitting = Fitting(size_wh)
    ys, xs = np.mgrid[: size_wh[1], : size_wh[0]]
    middle = np.array([0.4 * size_wh[0], 0.55 * size_wh[1]])
    disc = np.hypot(xs - middle[0], ys - middle[1]) < 0.2 * min(size_wh)
    planes = fitting.planes(np.repeat((disc * np.uint8(255))[..., None], 3, axis=2))
    seen = planes[0, STEP - 1 :: STEP, STEP - 1 :: STEP] * SPREAD + MIDDLE
    told = fitting.inside(np.asarray(seen[None], np.float32))[0]
    back = fitting.at_picture_scale(np.ascontiguousarray(told)) > 127
    assert back.shape == (size_wh[1], size_wh[0])
    found = np.array([xs[back].mean(), ys[back].mean()])
    assert np.abs(found - middle).max() * fitting.scale < 0.5
    assert np.count_nonzero(back) == pytest.approx(np.count_nonzero(disc), rel=0.12)


def test_clay_that_lay_there_before_is_no_news() -> None:
    empty = np.random.default_rng(0).integers(90, 96, (240, 320, 3)).astype(np.uint8)
    empty[40:80, 40:80] = 30
    bgr = empty.copy()
    bgr[150:190, 200:240] = 30
    fitting = Fitting((320, 240))
    shares = np.zeros((len(Kind), 120, 160), np.float32)
    shares[Kind.TABLE] = 1
    for rows, columns in ((slice(20, 40), slice(20, 40)), (slice(75, 95), slice(100, 120))):
        shares[:, rows, columns] = 0
        shares[Kind.CLAY, rows, columns] = 1
    clay = PixelKinds(shares, fitting).with_news_alone(bgr, empty).mask(Kind.CLAY)
    assert clay[170, 220]
    assert not clay[60, 60]
