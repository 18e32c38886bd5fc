import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from calibration.guard.anchors import anchors_at, apart_levels, chosen, compared, glimpse, joined

RANDOM = np.random.default_rng(5)
AT = np.array([[60.0, 50.0], [120.0, 90.0], [200.0, 60.0], [90.0, 140.0]])


def textured(size_wh: tuple[int, int] = (260, 190)) -> Image:
    rough = RANDOM.uniform(40, 200, (size_wh[1], size_wh[0])).astype(np.float32)
    smooth = cv2.GaussianBlur(rough, (0, 0), 2.5)
    grey = np.clip(90 + 6 * (smooth - smooth.mean()), 0, 255).astype(np.uint8)
    return np.repeat(grey[:, :, None], 3, axis=2)


PICTURE = textured()
ANCHORS = anchors_at(PICTURE, AT)


def moved(x_px: float, y_px: float, picture: Image = PICTURE) -> Image:
    matrix = np.array([[1, 0, x_px], [0, 1, y_px]], dtype=np.float64)
    size_wh = (picture.shape[1], picture.shape[0])
    return np.asarray(cv2.warpAffine(picture, matrix, size_wh, flags=cv2.INTER_CUBIC), np.uint8)


@pytest.mark.parametrize("shift", [(0.0, 0.0), (0.2, -0.1), (0.5, 0.4), (-0.9, 0.3)])
def test_a_shift_of_less_than_a_pixel_is_told(shift: tuple[float, float]) -> None:
    seen = compared(ANCHORS, moved(*shift))
    error = np.abs(seen.shift_px - shift).max()
    print(f"shift {shift}: off by {error:.3f} px, correlation {seen.correlation.min():.3f}")
    assert error < 0.1
    assert seen.steady.all() == (max(map(abs, shift)) < 0.35)
    assert seen.nudged.all() == (max(map(abs, shift)) >= 0.4)


@pytest.mark.parametrize("share", [0.5, 0.8, 1.2])
def test_light_is_told_and_moves_nothing(share: float) -> None:
    seen = compared(ANCHORS, np.clip(PICTURE * share, 0, 255).astype(np.uint8))
    assert seen.contrast == pytest.approx(share, abs=0.03)
    assert seen.steady.all()


@pytest.mark.parametrize("other", [np.full_like(PICTURE, 90), np.zeros_like(PICTURE), textured()])
def test_something_else_is_not_steady(other: Image) -> None:
    seen = compared(ANCHORS, other)
    assert not seen.steady.any()
    assert not seen.nudged.any()


def test_plain_areas_edges_and_nowhere_make_no_anchor() -> None:
    plain = PICTURE.copy()
    plain[40:60, 50:70] = 120
    points = np.vstack([AT, [[2.0, 2.0], [np.nan, 10.0], [258.0, 100.0]]])
    assert anchors_at(plain, points).which.tolist() == [1, 2, 3]
    assert len(anchors_at(PICTURE, np.empty((0, 2)))) == 0


def test_sets_are_joined_and_chosen_from() -> None:
    both = joined(ANCHORS, anchors_at(PICTURE, np.array([[150.0, 150.0]])))
    assert both.which.tolist() == [0, 1, 2, 3, 4]
    last = chosen(both, both.which == 4)
    assert compared(last, moved(0.2, 0)).shift_px == pytest.approx(np.array([[0.2, 0]]), abs=0.1)


def test_a_glimpse_tells_a_shift_and_light_from_noise() -> None:
    noise = np.random.default_rng(5).normal(0, 2.0, PICTURE.shape)
    noisy = np.clip(PICTURE + noise, 0, 255).astype(np.uint8)
    now = glimpse(ANCHORS, PICTURE)
    dim = (PICTURE * 0.7).astype(np.uint8)
    later = (PICTURE, noisy, moved(1.0, 0), dim)
    apart = [apart_levels(now, glimpse(ANCHORS, picture)) for picture in later]
    print("mean levels apart: same, noise, 1 px, light", np.round(apart, 1))
    assert apart[0] == 0
    assert apart[1] < 4
    assert min(apart[2:]) > 6


def test_pictures_of_another_size_are_refused() -> None:
    with pytest.raises(ValueError, match="pictures must be"):
        compared(ANCHORS, PICTURE[:100])
