"""How many things stick out of a creature off the ground, by `STICKS_OUT_MM` and more; how surely.

Limbs, and a head where it has a neck. What sticks out of the hull (`vision.weigh_in.limb_peaks`)
is counted at several least lengths: a stump may be a horn or a hull's own corner, and a hull hides
a limb that lies along the body. How many of the clay's own limbs that speaks for, and how far off
it may be, is learned on shapes of our own making (`tests.training.learn_limbs` makes the file
that is read here).
"""

import json
from dataclasses import replace
from functools import cache
from math import erf, sqrt
from pathlib import Path
from typing import Final

import numpy as np
from scipy import ndimage

from calibration.arrays import Floats
from vision.weigh_in.hull import Hull
from vision.weigh_in.limb_peaks import Jut, juts

MODEL_FILE: Final = Path(__file__).with_name("limbs_model.json")

CORE_SHARE: Final = 0.6
LENGTHS_MM: Final = (2.5, 4.0, 6.0, 9.0, 14.0)
"""Of all that sticks out, how much sticks out at least so far."""

STICKS_OUT_MM: Final = 6.0
"""What sticks out of the clay so far is a limb; shorter are ears, stumps and dents."""

RAGGED: Final = 0.025
"""Share of a hull that is thinner than three voxels from which on it is ragged; clean hulls have
1 %."""

MOST_LIMBS: Final = 12
LEAST_SIGMA: Final = 0.5


def limb_chances(hull: Hull) -> tuple[float, ...]:
    """Probability of 0, 1, 2, ... `MOST_LIMBS` limbs off the ground, the last of more as well."""
    if not hull.solid.any():
        return (1.0, *([0.0] * MOST_LIMBS))
    found = juts(_without_rags(hull), core_share=CORE_SHARE)
    return chances_of(figures(found), *_learned())


def _without_rags(hull: Hull) -> Hull:
    """The hull, opened by a voxel where much of it is thinner: rags that unsure poses leave."""
    opened = ndimage.binary_opening(hull.solid)
    left = np.count_nonzero(opened) / np.count_nonzero(hull.solid)
    return replace(hull, solid=opened) if 0 < left < 1 - RAGGED else hull


def figures(found: list[Jut]) -> Floats:
    """What is counted: 1, and how many juts of each least length."""
    counts = [sum(jut.prominence_mm >= least for jut in found) for least in LENGTHS_MM]
    return np.array([1.0, *counts])


def chances_of(values: Floats, weights: Floats, sigma_weights: Floats) -> tuple[float, ...]:
    """A rounded normal around what the figures speak for: none below 0, the rest at the most.

    Args:
        values: (n,) of `figures`.
        weights: (n,) tell the number of limbs.
        sigma_weights: (2,) the sigma of that: a constant, and by the root of that number plus 1.
    """
    mean = max(float(values @ weights), 0.0)
    sigma = max(float(sigma_weights[0] + sigma_weights[1] * sqrt(mean + 1)), LEAST_SIGMA)
    below = [0.5 * (1 + erf((n + 0.5 - mean) / (sigma * sqrt(2)))) for n in range(MOST_LIMBS)]
    return tuple(round(p, 4) for p in np.diff([0.0, *below, 1.0]).tolist())


@cache
def _learned() -> tuple[Floats, Floats]:
    told = json.loads(MODEL_FILE.read_text(encoding="utf-8"))
    return np.array(told["weights"]), np.array(told["sigma_weights"])
