"""Several pairs of pictures of one thing are averaged, and share a part of their doubt."""

import math

import pytest

from vision.portions.several_pairs import SHARED_SIGMA, together
from vision.portions.weigh import PortionSeen
from vision.sightings import Estimate


def seen(volume_ml: float, *flags: str) -> PortionSeen:
    size = Estimate(20.0, 1.0)
    return PortionSeen(Estimate(volume_ml, 6.0), size, size, flags)  # type: ignore[arg-type]


def test_one_pair_is_told_as_it_was_measured() -> None:
    assert together([seen(50.0, "flat")]) == seen(50.0, "flat")


def test_pairs_are_averaged_and_their_flags_told_once() -> None:
    both = together([seen(50.0, "flat"), seen(60.0, "piled", "flat")])
    assert both.volume_ml.value == 55.0
    assert both.flags == ("flat", "piled")


@pytest.mark.parametrize("pairs", [2, 3, 10_000])
def test_what_pairs_share_stays_however_many_there_are(pairs: int) -> None:
    told = together([seen(50.0)] * pairs).volume_ml.sigma / 6.0
    assert told == pytest.approx(math.sqrt(SHARED_SIGMA**2 + (1 - SHARED_SIGMA**2) / pairs))
    assert SHARED_SIGMA < told < 1.0
