import numpy as np
import pytest

from vision.sightings import Estimate, LegCount, LimbCount
from vision.weigh_in.hull_and_looks import (
    legs_with_hull,
    legs_without_hull,
    limbs_of,
    volume_with_hull,
    volume_without_hull,
)
from vision.weigh_in.legs import USUAL

NO_LOOKS = np.ones(10)
"""Looks that fit any number of legs equally well."""

LYING = LegCount(0, (1.0,))
HULL = Estimate(100.0, 8.0)
LOOKS = Estimate(80.0, 16.0)


def test_a_hull_that_hides_its_feet_says_less_of_its_legs() -> None:
    clear, hidden = (legs_with_hull(LYING, NO_LOOKS, hidden=one) for one in (False, True))
    assert (
        clear.probabilities[0]
        > hidden.probabilities[0]
        > legs_without_hull(NO_LOOKS).probabilities[0]
    )
    assert clear.count == 0


def test_without_a_hull_and_with_indifferent_looks_the_legs_are_the_usual_ones() -> None:
    assert legs_without_hull(NO_LOOKS).count == int(np.argmax(USUAL))


def test_looks_can_overrule_the_legs_of_a_hull() -> None:
    looks = np.where(np.arange(10) == 4, 1.0, 1e-4)
    assert legs_with_hull(LYING, looks, hidden=False).count == 4


def test_a_volume_lies_between_hull_and_looks_and_is_surer_than_either() -> None:
    both = volume_with_hull(HULL, LOOKS, hidden=False)
    assert both is not None
    assert LOOKS.value < both.value < 1.05 * HULL.value
    assert both.sigma < 1.05 * HULL.sigma


def test_a_hull_with_hidden_feet_counts_as_too_large() -> None:
    clear, hidden = (volume_with_hull(HULL, LOOKS, hidden=one) for one in (False, True))
    assert clear is not None
    assert hidden is not None
    assert hidden.value < clear.value


@pytest.mark.parametrize("hidden", [False, True])
def test_without_a_volume_looks_alone_give_none(hidden: bool) -> None:
    assert volume_with_hull(None, LOOKS, hidden=hidden) is None
    assert volume_without_hull(None, LOOKS) is None


def test_limbs_come_from_looks_and_their_sizes_from_the_hull() -> None:
    looks = np.array([0.1, 0.7, 0.2])
    limbs = limbs_of(LimbCount(3, (0.0, 0.0, 0.0, 1.0), (0.1, 0.05)), looks)
    assert (limbs.count, limbs.shares) == (1, (0.1, 0.05))
