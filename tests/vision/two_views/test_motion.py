"""Clocks aligned by the amount of motion: mostly to 5 ms, at 30 and 60 frames a second."""

import numpy as np
import pytest

from calibration.arrays import Floats
from vision.sightings import Estimate
from vision.two_views.motion import MotionSeries, offset_of

ABOUT = Estimate(0.0, 1.0)


def stirred(t_s: Floats, seed: int) -> Floats:
    """Amount of motion at each moment: hands that come and go, with pauses."""
    rng = np.random.default_rng(seed)
    total = np.zeros_like(t_s)
    for _ in range(6):
        begins, lasts = rng.uniform(1, 18), rng.uniform(0.3, 1.2)
        rise = 1 / (1 + np.exp(-(t_s - begins) / 0.03))
        total += rng.uniform(0.3, 1) * rise / (1 + np.exp((t_s - begins - lasts) / 0.05))
    return total


def motion(seed: int, fps: float, offset_s: float, scale: float) -> MotionSeries:
    """The motion seen by a camera whose clock starts later, in changed pixels with noise."""
    rng = np.random.default_rng([seed, round(fps)])
    t_s = np.arange(0.0, 19.0, 1 / fps)
    # What changed is told with the frame after it.
    there = stirred(t_s - 0.5 / fps + offset_s, seed)
    share = scale * there**1.3 * rng.uniform(0.8, 1.2, len(t_s)) + rng.uniform(0, 4e-5, len(t_s))
    return MotionSeries(t_s, share)


@pytest.mark.parametrize(
    ("first_fps", "second_fps", "seeds"),
    [
        (60, 30, 4),
        *(
            pytest.param(first, second, 12, marks=pytest.mark.long)
            for first, second in ((60, 30), (30, 30), (60, 60))
        ),
    ],
)
def test_the_offset_is_mostly_told_to_five_milliseconds(
    first_fps: float, second_fps: float, seeds: int
) -> None:
    off, pulls = [], []
    for seed in range(seeds):
        offset_s = float(np.random.default_rng(seed).uniform(-0.6, 0.6))
        one = motion(seed, first_fps, 0.0, 0.02)
        other = motion(seed, second_fps, offset_s, 0.007)
        told = offset_of(one, other, about=ABOUT)
        assert told is not None
        off.append(abs(told.value - offset_s))
        pulls.append(off[-1] / told.sigma)
    assert np.median(off) < 0.005
    assert np.mean(np.array(pulls) < 3) > 0.8


def test_where_nothing_moves_nothing_is_told() -> None:
    still = MotionSeries(np.arange(0, 10, 1 / 30), np.zeros(300))
    assert offset_of(still, still, about=ABOUT) is None


def test_what_repeats_has_no_single_offset() -> None:
    t_s = np.arange(0, 20, 1 / 30)
    waving = MotionSeries(t_s, 0.01 * (1 + np.sin(2 * np.pi * t_s / 0.8)))
    assert offset_of(waving, waving, about=ABOUT) is None


def test_motions_that_have_nothing_in_common_are_not_matched() -> None:
    assert offset_of(motion(1, 30, 0, 0.02), motion(5, 30, 0, 0.02), about=ABOUT) is None
