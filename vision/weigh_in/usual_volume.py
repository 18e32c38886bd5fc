r"""A prior of a creature's volume, and how it changes a measurement.

Everybody builds from one can of clay. Cans of modelling clay are sold with 2 to 5 oz, 56 to 141 g;
at 1.3 g/ml, which is assumed, these are 43 to 108 ml, of which missiles take some:

    prior density of x = ln V:   (1 - s) N(x; ln 65, 0.35^2)  +  s N(x; ln 65, 1.2^2)

The prior hardly changes a precise measurement, pulls one with a sigma of half its value towards the
usual, and leaves one far from every can as it is (the wide part, s). It is used only if the camera
does not see what the creature stands on, and for the estimate of `creature_reader` (see `by_hand`).
"""

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.sightings import Estimate

CAN_ML: Final = 75.0
"""Volume of a medium can of clay: a thing on a turntable of unknown scale is assumed to have it."""


@dataclass(frozen=True, slots=True)
class UsualTuning:
    """The prior of a creature's volume. Guarded by tests/vision/weigh_in/test_usual_volume.py."""

    middle_ml: float = 65.0
    """Median volume: what is left of `CAN_ML` if missiles take about an eighth of it."""

    spread: float = 0.35
    """Standard deviation of ln of the volume: two of them reach from 32 to 131 ml."""

    other_share: float = 0.2
    """Share of creatures that are not made from one can: from half a stick, or from a whole
    kilogram."""

    other_spread: float = 1.2
    """Standard deviation of ln of the volume of creatures that are not made from one can: two of
    them reach from 6 to 717 ml."""


TUNING: Final = UsualTuning()

REACH: Final = 5.0
"""Range, in sigmas on either side of the measurement, over which the posterior is summed."""

STEPS: Final = 801
"""Number of volumes at which the posterior is summed: about a hundredth of a sigma apart."""


def usually(measured_ml: Estimate) -> Estimate:
    """The posterior of a measured volume, ml, with the prior of usual volumes (Bayes' rule).

    The measurement is normal in ln of the volume, with its sigma as a share of the volume.
    """
    sigma = measured_ml.sigma / measured_ml.value
    if sigma == 0:
        return measured_ml
    measured = np.log(measured_ml.value)
    ln_ml = measured + sigma * np.linspace(-REACH, REACH, STEPS)
    weights = _prior(ln_ml) * np.exp(-(((ln_ml - measured) / sigma) ** 2) / 2)
    weights /= weights.sum()
    mean = float(weights @ ln_ml)
    spread = float(np.sqrt(weights @ (ln_ml - mean) ** 2))
    value = float(np.exp(mean))
    return Estimate(value, value * spread)


def both_told(one_ml: Estimate, other_ml: Estimate) -> Estimate:
    """Combine two independent measurements of a volume, ml, weighted by their precision.

    Both are normal in ln of the volume, with their sigmas as shares, which are not 0.
    """
    both = one_ml, other_ml
    precisions = np.array([(each.value / each.sigma) ** 2 for each in both])
    ln_ml = np.log([each.value for each in both])
    value = math.exp(float(precisions @ ln_ml / precisions.sum()))
    return Estimate(value, value / math.sqrt(float(precisions.sum())))


def _prior(ln_ml: Floats) -> Floats:
    """The prior density at values of ln of the volume, up to a factor."""
    off = ln_ml - np.log(TUNING.middle_ml)
    parts = (
        (1 - TUNING.other_share, TUNING.spread),
        (TUNING.other_share, TUNING.other_spread),
    )
    return np.asarray(sum(w / s * np.exp(-((off / s) ** 2) / 2) for w, s in parts))
