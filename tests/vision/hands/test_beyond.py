"""A finger outside the outline is noticed: mediapipe may have taken four fingers for five."""

import cv2
import numpy as np
import pytest

from calibration.arrays import Floats, Image, Mask
from vision.hands.beyond import finger_beyond
from vision.hands.landmarks import MIDDLE_KNUCKLE, WRIST

SIDE, PALM = 400, 110
WRIST_AT, KNUCKLE_AT = (200, 330), (200, 330 - PALM)
LIGHT, DARK = (150, 170, 215), (42, 57, 89)
TABLES = [(200, 215, 205), (60, 110, 60), (120, 160, 190)]


def joints() -> Floats:
    points = np.tile(np.array(KNUCKLE_AT, dtype=np.float64), (21, 1))
    points[WRIST] = WRIST_AT
    assert np.array_equal(points[MIDDLE_KNUCKLE], KNUCKLE_AT)
    return points


def hand(fingers: int) -> Mask:
    """A palm with `fingers` of its five fingers; the thumb is the last, on the right."""
    mask = np.zeros((SIDE, SIDE), dtype=np.uint8)
    cv2.circle(mask, (200, 265), 55, 255, -1)
    ends = [(115, 175), (160, 130), (205, 120), (250, 135), (315, 235)]
    for end in ends[:fingers]:
        cv2.line(mask, (200, 260), end, 255, 17)
    return mask


def seen(skin: tuple[int, ...], table: tuple[int, ...], shadow: float = 1.0) -> Image:
    """A whole hand on a table, with its shadow beside it where `shadow` is below 1."""
    noise = np.random.default_rng(1).normal(0, 2.5, (SIDE, SIDE, 3))
    picture = np.full((SIDE, SIDE, 3), table, dtype=np.float64)
    picture[np.roll(hand(5), (14, 20), (0, 1)) > 0] *= shadow
    picture[hand(5) > 0] = skin
    return np.clip(picture + noise, 0, 255).astype(np.uint8)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("skin", [LIGHT, DARK])
def test_a_thumb_that_was_left_out_is_noticed(
    skin: tuple[int, ...], table: tuple[int, ...]
) -> None:
    assert finger_beyond(seen(skin, table), hand(4), joints())
    assert not finger_beyond(seen(skin, table), hand(5), joints())


@pytest.mark.parametrize("shadow", [0.5, 0.75])
def test_a_shadow_is_no_finger(shadow: float) -> None:
    assert not finger_beyond(seen(LIGHT, TABLES[0], shadow), hand(5), joints())
    assert not finger_beyond(seen(DARK, TABLES[0], shadow), hand(5), joints())


def test_an_arm_below_the_wrist_is_no_finger() -> None:
    picture = seen(LIGHT, TABLES[0])
    cv2.rectangle(picture, (160, 330), (240, 399), LIGHT, -1)
    assert not finger_beyond(picture, hand(5), joints())


def test_without_a_hand_nothing_is_left_over() -> None:
    assert not finger_beyond(seen(LIGHT, TABLES[0]), np.zeros((SIDE, SIDE), np.uint8), joints())
