"""The frame rate of a phone."""

import random

from server.capture.phone.rate import STEPS, FrameRate


def taking(rate: FrameRate, fps: float, count: int, *, from_s: float = 0.0) -> float:
    """Feed `count` frames at a rate; return the time of the last."""
    for number in range(count):
        rate.frame(from_s + number / fps)
    return from_s + (count - 1) / fps


def test_a_phone_that_takes_half_as_many_is_told_within_a_second() -> None:
    rate = FrameRate()
    last_s = taking(rate, 30, 40)
    assert rate.slowed is None
    taking(rate, 15, STEPS // 2 + 2, from_s=last_s)
    assert rate.slowed is not None
    assert [round(one) for one in rate.slowed] == [15, 30]
    assert (STEPS // 2 + 1) / 15 < 1


def test_it_is_forgotten_when_the_phone_is_as_quick_as_before() -> None:
    rate = FrameRate()
    last_s = taking(rate, 15, 20, from_s=taking(rate, 30, 40))
    assert rate.slowed
    taking(rate, 30, STEPS, from_s=last_s)
    assert rate.slowed is None


def test_lost_frames_are_not_a_slow_phone() -> None:
    chance = random.Random(4)
    told = 0
    for _ in range(200):
        rate = FrameRate()
        for number in range(60):
            if chance.random() > 0.1:
                rate.frame(number / 30)
            told += rate.slowed is not None
    assert told < 0.01 * 200 * 60


def test_without_times_nothing_is_told() -> None:
    rate = FrameRate()
    for _ in range(40):
        rate.frame(None)
    assert rate.slowed is None
