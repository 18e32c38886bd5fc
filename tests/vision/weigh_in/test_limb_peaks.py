import numpy as np
import pytest

from tests.vision.weigh_in.test_limbs import _ball_with
from vision.weigh_in.limb_peaks import Jut, juts
from vision.weigh_in.limbs import MOST_LIMBS, chances_of, figures, limb_chances


@pytest.mark.parametrize("arms", [2, 3, 4])
def test_each_arm_of_a_ball_sticks_out(arms: int) -> None:
    found = [jut for jut in juts(_ball_with(arms), core_share=0.6) if jut.prominence_mm > 8]
    assert len(found) == arms
    # The arms reach 38 mm from the middle of a ball of 20 mm.
    assert [jut.prominence_mm for jut in found] == pytest.approx([19.0] * arms, abs=4.0)
    assert all(jut.slender > 1 for jut in found)


def test_what_reaches_the_ground_is_a_leg_and_no_limb() -> None:
    legs = _ball_with(3, low=True)
    assert not [jut for jut in juts(legs, core_share=0.6) if jut.prominence_mm > 8]
    assert len(juts(legs, core_share=0.6, off_ground_only=False)) >= 3


def test_more_that_sticks_out_speaks_for_more_limbs() -> None:
    chances = [limb_chances(_ball_with(arms)) for arms in (0, 4)]
    means = [float(np.arange(MOST_LIMBS + 1) @ values) for values in chances]
    assert means[1] > means[0] + 1
    assert [sum(values) for values in chances] == pytest.approx([1, 1], abs=1e-3)


def test_chances_are_a_rounded_normal() -> None:
    random = np.random.default_rng(2)
    drawn = np.clip(np.round(random.normal(3.0, 1.5, 20_000)), 0, MOST_LIMBS)
    values = figures([Jut(10.0, 10.0, 0.5, 20.0)] * 3)
    weights = np.array([0.0, 1.0, 0, 0, 0, 0])
    told = chances_of(values, weights, np.array([1.5, 0.0]))
    share = np.bincount(drawn.astype(int), minlength=MOST_LIMBS + 1) / len(drawn)
    assert told == pytest.approx(share, abs=0.012)
