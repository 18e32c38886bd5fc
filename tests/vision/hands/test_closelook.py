"""A noisy view is denoised before mediapipe gets it; a clean one is not changed."""

import numpy as np
import pytest

from calibration.arrays import Image
from tests.vision.hands.shown import hand_named, photograph
from vision.hands.closelook import calmed


def noisy(bgr: Image, levels: float) -> Image:
    """The picture at half the light, with a dim room's noise of `levels` grey levels."""
    noise = np.random.default_rng(1).normal(0, levels, bgr.shape)
    return np.asarray(np.clip(bgr * 0.5 + noise, 0, 255), dtype=np.uint8)


def test_a_clean_view_is_left_as_it_is() -> None:
    slope = np.linspace(40, 200, 120).astype(np.uint8)
    clean = np.asarray(np.repeat(np.tile(slope, (120, 1))[..., None], 3, axis=2))
    assert calmed(clean) is clean


def test_noise_is_taken_out_of_a_view() -> None:
    flat = np.full((120, 120, 3), 200, dtype=np.uint8)
    rough = noisy(flat, 10)
    assert np.std(calmed(rough)) < 0.5 * np.std(rough)


def test_a_hand_in_a_noisy_picture_is_measured() -> None:
    """Before, it was refused, because mediapipe's joints differed from look to look."""
    hand = hand_named("h02")
    if hand is None:
        pytest.skip("../shared/footage is not beside this checkout")
    told, refusals = photograph(noisy(hand.bgr, 10), hand.calibration)
    assert told, refusals
    assert abs(told[0].span_mm.value - hand.span_mm) < 2 * told[0].span_mm.sigma
