"""Changes of the light do not count as changes; things do."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Image
from vision.foreground import calmed
from vision.tracking.light import changed, relit, shaded

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
