"""Light that changes is no change; things are, and an arm is no shadow."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from vision.foreground import calmed
from vision.tracking.light import border_part, changed, cover_in, difference, relit, shaded

SIZE = (240, 426)


def table(seed: int = 0) -> Image:
    rng = np.random.default_rng(seed)
    grain = cv2.GaussianBlur(rng.normal(0, 25, (*SIZE, 1)), (0, 0), 2.0)[..., None]
    bgr = np.array([70, 110, 150]) + grain
    return calmed(np.clip(bgr, 0, 255).astype(np.uint8))


@pytest.mark.parametrize("gain", [(0.8, 0.8, 0.8), (1.1, 1.0, 0.9), (1.2, 1.2, 1.25)])
def test_a_picture_is_relit(gain: tuple[float, float, float]) -> None:
    before = table()
    slope = np.linspace(0.95, 1.05, SIZE[1])[None, :, None]
    now = np.clip(before * np.array(gain) * slope, 0, 255).astype(np.uint8)
    off = np.abs(relit(before, now).astype(int) - now.astype(int))
    assert np.percentile(off, 99) <= 3
    assert cv2.countNonZero(changed(before, now)) == 0


def test_what_is_put_there_is_a_change_in_any_light() -> None:
    before = table()
    now = (before * 0.8).astype(np.uint8)
    cv2.circle(now, (200, 100), 12, (40, 40, 180), -1)
    found = changed(before, now)
    assert 350 < cv2.countNonZero(found) < 560


def test_a_shadow_is_the_same_thing_darker() -> None:
    before = table()
    assert shaded(before, (before * 0.6).astype(np.uint8)).mean() > 0.98
    assert shaded(before, np.full_like(before, (160, 110, 60))).mean() < 0.02
    assert shaded(before, (before * 0.2).astype(np.uint8)).mean() < 0.02


def soft_shadow(before: Image) -> Image:
    ys, xs = np.mgrid[: SIZE[0], : SIZE[1]]
    depth = 0.4 * np.exp(-0.5 * (((xs - 200) / 90) ** 2 + ((ys - 240) / 80) ** 2))
    return np.asarray(before * (1 - depth[..., None]), dtype=np.uint8)


def test_somebodys_soft_shadow_is_no_hand() -> None:
    before = table()
    now = soft_shadow(before)
    assert cover_in(difference(before, now), now) is None


@pytest.mark.parametrize("skin", [(120, 155, 215), (42, 66, 92), (60, 60, 65), (200, 90, 40)])
def test_an_arm_from_the_edge_is_one_even_of_the_tables_tint(skin: tuple[int, int, int]) -> None:
    before = table()
    now = before.copy()
    cv2.line(now, (230, 239), (200, 110), skin, 34)
    found = cover_in(difference(before, now), calmed(now))
    assert found is not None
    assert cv2.countNonZero(found) > 3000


def test_what_lies_in_the_middle_is_no_hand() -> None:
    mask = np.zeros(SIZE, dtype=np.uint8)
    cv2.circle(mask, (200, 100), 40, 255, -1)
    assert border_part(mask, 0.001) is None
