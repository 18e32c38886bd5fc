"""Combine what a hull tells of a creature turned by hand with what its looks tell.

Hull and looks rest on the same outlines, so neither counts in full.
"""

import math
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.doubt.worth import honest_shares
from vision.sightings import Estimate, LegCount, LimbCount
from vision.weigh_in.legs import MOST_LEGS, USUAL
from vision.weigh_in.usual_volume import both_told, usually


@dataclass(frozen=True, slots=True)
class HullAndLooksTuning:
    """Weights of hull, looks and what is usual.

    Guarded by tests/vision/weigh_in/test_by_hand.py, and the creatures turned by hand in
    docs/accuracy.md.
    """

    usual_share: float = 0.2
    """Weight of the usual leg counts (`USUAL`), as shadow and gloss on a bare table may join legs.
    By trial."""

    hidden_share: float = 0.6
    """Weight of the usual leg counts if the body may hide its feet. With it, a hull that seems to
    lie on the table is believed to lie with a probability of about a half (13 of 27 rendered ones
    did)."""

    looks_count: float = 1.5
    """Exponent of the likelihood of the looks with so many legs. It is more than 1, as the network
    averages the evidence of nine pictures as if they were one. On 47 rendered creatures whose
    pictures were processed the mean surprise is 0.54 with 1, 0.48 with 1.5 and 0.47 with 2."""

    looks_sigma: float = 1.2
    """Factor on the sigma of the volume from looks, as hull and looks rest on the same outlines. On
    47 rendered creatures whose pictures were processed the likelihood of the volumes is largest
    from 1 to 1.2."""

    poses_cut: float = 0.03
    """Mean loss of ln of the volume, as slightly wrong poses cut clay away: the median of 17
    rendered creatures with clear outlines."""

    hidden_too_large: float = 0.18
    """Bias of ln of the volume if a body may hide its feet: the mean of 15 creatures in other
    rooms, with a standard deviation of 0.23. No picture shows the room below, so the hull and the
    network that reads it fill it."""


TUNING: Final = HullAndLooksTuning()

CHANCE_DIGITS: Final = 4
"""Decimals of a leg count's probabilities."""


def volume_with_hull(
    volume_ml: Estimate | None, by_looks: Estimate, *, hidden: bool
) -> Estimate | None:
    """Combine the volume from the hull with that from looks.

    Args:
        volume_ml: The volume from the hull.
        by_looks: The volume from the creature's looks.
        hidden: Whether the body may hide its feet, so that the hull fills the room below it.
    """
    if volume_ml is None:
        return None
    # The prior of usual volumes is applied where a volume is a judgement and not a measurement: to
    # looks, and to a hull of which a hidden part is only assumed.
    if hidden:
        by_hull = _scaled(volume_ml, TUNING.poses_cut - TUNING.hidden_too_large)
        return usually(both_told(by_hull, _with_wider_sigma(by_looks)))
    return both_told(_scaled(volume_ml, TUNING.poses_cut), usually(_with_wider_sigma(by_looks)))


def volume_without_hull(volume_ml: Estimate | None, by_looks: Estimate) -> Estimate | None:
    """Combine the volume from single outlines with that from looks."""
    # The guess from outlines is already shrunk towards usual volumes (`guess.HELD`).
    return both_told(volume_ml, usually(_with_wider_sigma(by_looks))) if volume_ml else None


def _with_wider_sigma(by_looks: Estimate) -> Estimate:
    """Increase the sigma of the volume from looks, which rest on the same outlines as the hull."""
    return replace(by_looks, sigma=TUNING.looks_sigma * by_looks.sigma)


def _scaled(volume_ml: Estimate, ln_share: float) -> Estimate:
    share = math.exp(ln_share)
    return Estimate(share * volume_ml.value, share * volume_ml.sigma)


def legs_with_hull(legs: LegCount | None, looks: Floats, *, hidden: bool) -> LegCount:
    """Combine the leg counts from the hull, the usual ones and those from the creature's looks.

    Args:
        legs: The count from the hull, if it has one.
        looks: Likelihood of the looks with 0, 1, ... legs, (10,).
        hidden: Whether the body may hide its feet.
    """
    return _combined_legs(legs, TUNING.hidden_share if hidden else TUNING.usual_share, looks)


def legs_without_hull(looks: Floats) -> LegCount:
    """Combine the usual leg counts with those from the creature's looks (10,)."""
    return _combined_legs(None, 1.0, looks)


def _combined_legs(legs: LegCount | None, usual_share: float, looks: Floats) -> LegCount:
    """Combine the leg counts from the hull, the usual ones and those from the creature's looks.

    The usual counts are mixed in with their weight, as shadow and gloss may join legs of a hull. By
    Bayes' rule the result is multiplied by the likelihood of the looks.

    Args:
        legs: The count from the hull, if there is one.
        usual_share: Weight of the usual counts.
        looks: Likelihood of the looks with 0, 1, ... legs, (10,).
    """
    counted = np.zeros(MOST_LEGS + 1)
    from_hull = legs.probabilities if legs else ()
    counted[: len(from_hull)] = from_hull
    usual = np.zeros_like(counted)
    usual[: len(USUAL)] = USUAL
    by_hull = (1 - usual_share) * counted + usual_share * usual
    both = by_hull * looks**TUNING.looks_count
    shares = honest_shares("legs by hand", [float(p) for p in both / both.sum()])
    chances = tuple(round(p, CHANCE_DIGITS) for p in shares)
    return LegCount(int(np.argmax(chances)), chances)


def limbs_of(by_hull: LimbCount | None, looks: Floats) -> LimbCount:
    """The number of limbs from the creature's looks, with their sizes from its hull if any."""
    chances = tuple(round(float(p), CHANCE_DIGITS) for p in looks)
    return LimbCount(int(np.argmax(chances)), chances, by_hull.shares if by_hull else ())
