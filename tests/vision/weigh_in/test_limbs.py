import numpy as np
import pytest

from vision.weigh_in.hull import Hull
from vision.weigh_in.limbs import (
    MOST_LIMBS,
    Jut,
    chances_of,
    count_limbs,
    figures,
    juts,
    limb_chances,
)


def _ball_with(arms: int, *, low: bool = False) -> Hull:
    """A ball of 40 mm with thin arms at half height, or at the ground."""
    grid = np.moveaxis(np.indices((80, 80, 36)), 0, -1) * 1.25
    centre = np.array([50.0, 50.0, 20.0])
    solid = np.linalg.norm(grid - centre, axis=-1) < 20
    for i in range(arms):
        angle = 2 * np.pi * i / max(arms, 1)
        way = np.array([np.cos(angle), np.sin(angle), 0])
        off = grid - np.array([50.0, 50.0, 2.0 if low else 25.0])
        along = off @ way
        near = np.linalg.norm(off - along[..., None] * way, axis=-1) < 3
        solid |= near & (along > 0) & (along < 38)
    return Hull(solid, np.zeros(3), 1.25)


@pytest.mark.parametrize("arms", [2, 3, 4])
def test_arms_are_counted_to_one_and_their_shares_told(arms: int) -> None:
    found = count_limbs(_ball_with(arms))
    assert abs(found.count - arms) <= 1
    assert sum(found.probabilities[arms - 1 : arms + 2]) > 0.5
    assert len(found.shares) == arms


def test_a_bare_ball_has_none_and_feet_do_not_count() -> None:
    assert count_limbs(_ball_with(0)).count == 0
    assert count_limbs(_ball_with(3, low=True)).count == 0
    assert count_limbs(Hull(np.zeros((4, 4, 4), dtype=np.bool_), np.zeros(3), 1.25)).count == 0


def test_the_sizes_of_limbs_are_shares_of_the_creature() -> None:
    shares = count_limbs(_ball_with(3)).shares
    # Arms of 6 mm by 20 mm on a ball of 40 mm.
    assert len(shares) == 3
    assert all(0.004 < share < 0.03 for share in shares)


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
