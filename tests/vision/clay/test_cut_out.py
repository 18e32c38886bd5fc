from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32, Image, Mask
from vision.clay.cut_out import TUNING, agreed_clay

BROWN: Final = (40, 70, 120)
"""Blue, green, red of clay in full light."""


def _scene(size: int = 200) -> tuple[Image, Image, Mask]:
    """A grey table with grain, and a brown ball on it with its shadow; where the ball is."""
    random = np.random.default_rng(5)
    empty = np.clip(random.normal(150, 4, (size, size, 3)), 0, 255)
    rows, columns = np.mgrid[:size, :size] / size - 0.5
    ball = np.hypot(rows, columns) < 0.2
    shadow = np.hypot((rows - 0.17) * 2, columns - 0.08) < 0.22
    full = np.where(shadow[..., None], empty * 0.6, empty)
    light = np.clip(0.8 - 1.3 * columns, 0.3, 1.3)[..., None]
    clay = light * np.array(BROWN) + random.normal(0, 4, (size, size, 3))
    full = np.where(ball[..., None], clay, full)
    calm = [cv2.GaussianBlur(np.clip(p, 0, 255), (0, 0), 0.7).astype(np.uint8)
            for p in (full, empty)]  # fmt: skip
    return calm[0], calm[1], ball.astype(np.uint8) * 255


def _odds(ball: Mask, known_share: float) -> Floats32:
    """Odds that know the ball's right part only, as where its lit side was not learned."""
    size = len(ball)
    odds = np.full(ball.shape, -5, dtype=np.float32)
    from_column = round(size * (0.5 + 0.2 - 0.4 * known_share))
    odds[:, from_column:][ball[:, from_column:] > 0] = 5
    return odds


def _overlap(found: Mask, ball: Mask) -> float:
    one, other = found > 0, ball > 0
    return float((one & other).sum() / (one | other).sum())


def test_the_side_that_odds_miss_is_cut_out_too() -> None:
    picture, empty, ball = _scene()
    odds = _odds(ball, known_share=0.7)
    assert _overlap((odds > 0).astype(np.uint8), ball) < 0.8
    assert _overlap(agreed_clay(picture, empty, odds), ball) > 0.95


def test_a_shadow_stays_outside() -> None:
    picture, empty, ball = _scene()
    found = agreed_clay(picture, empty, _odds(ball, known_share=1.0))
    assert _overlap(found, ball) > 0.95


def test_a_large_picture_is_cut_at_a_smaller_size() -> None:
    picture, empty, ball = _scene(2 * TUNING.longest_px)
    found = agreed_clay(picture, empty, _odds(ball, known_share=0.7))
    assert found.shape == ball.shape
    assert _overlap(found, ball) > 0.95


def test_the_same_picture_gives_the_same_mask_whatever_was_cut_before() -> None:
    picture, empty, ball = _scene()
    odds = _odds(ball, known_share=0.6)
    first = agreed_clay(picture, empty, odds)
    agreed_clay(picture[::-1].copy(), empty, odds[::-1].copy())
    cv2.setRNGSeed(99)
    assert np.array_equal(agreed_clay(picture, empty, odds), first)


def test_nothing_is_cut_out_where_odds_find_nothing() -> None:
    picture, empty, ball = _scene()
    assert not agreed_clay(picture, empty, np.full(ball.shape, -3, np.float32)).any()
