"""A strongly blurred missile: too faint in any single pixel to be detected there."""

import numpy as np
import pytest

from calibration.arrays import Image
from calibration.frame import Frame
from vision.throws.candidates import Crowd, closer_look, faint_look
from vision.throws.streak import change_of, faint_share

WIDTH, HEIGHT = 1280, 360
TABLE_BGR = (150.0, 156.0, 158.0)
GREEN_BGR = (60.0, 150.0, 70.0)
STREAK = np.s_[80:96, 90:200]
BOX = (90, 80, 110, 16)
NOISE_LEVELS = 2.0


def picture(bgr: tuple[float, float, float] | None, share: float, seed: int) -> Image:
    """The table with a streak that has a share of a colour; None for a shadow."""
    r = np.random.default_rng(seed)
    clean = np.tile(np.array(TABLE_BGR), (HEIGHT, WIDTH, 1))
    behind = clean[STREAK]
    clean[STREAK] = behind * (1 - share) + (0.0 if bgr is None else share * np.array(bgr))
    noisy = clean + r.normal(0.0, NOISE_LEVELS, clean.shape)
    return np.asarray(noisy.round().clip(0, 255), dtype=np.uint8)


def test_a_faint_streak_is_seen_by_its_tint() -> None:
    still, now = picture(None, 0.0, 1), picture(GREEN_BGR, 0.3, 2)
    frame = Frame(now, 7, 0.2)
    assert closer_look(frame, still, BOX, 1.0, Crowd(None, 1.0)) is None
    sight = faint_look(frame, still, BOX, 1.0, Crowd(None, 1.0))
    assert sight is not None
    assert sight.faint
    assert sight.streak.centre_px == pytest.approx([144.5, 87.5], abs=1.5)
    assert sight.streak.length_px == pytest.approx(110 / 12**0.5, rel=0.1)


@pytest.mark.parametrize("deep", [0.1, 0.2, 0.4])
@pytest.mark.parametrize("warm", [0.0, 0.1])
def test_a_shadow_is_none(deep: float, warm: float) -> None:
    """Nor is one that takes a tenth more of the blue than of the red light."""
    still, now = picture(None, 0.0, 3), picture(None, deep, 4).astype(np.float64)
    now[STREAK] *= 1 - warm * deep * np.array([1.0, 0.5, 0.0])
    assert not faint_share(change_of(np.asarray(now, dtype=np.uint8), still)).any()
