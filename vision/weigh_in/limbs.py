"""How many limbs a creature has that do not touch the table: what is thin and sticks out.

Their number and its probabilities are those of what sticks out, a
head on a neck among them. How large they are, opening the hull with a ball tells: it leaves the
thick parts, and what falls off and is long enough is a limb.
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
from vision.sightings import LimbCount
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


OPENING_SHARE: Final = 0.125
"""Radius of the opening ball by the edge of the cube of the hull's volume."""

LEAST_ML: Final = 0.12
LEAST_LENGTH_MM: Final = 6.0
OFF_GROUND_MM: Final = 4.0


def count_limbs(hull: Hull) -> LimbCount:
    """Count the limbs off the ground, a head that sticks out included."""
    if not hull.solid.any():
        return LimbCount(0)
    chances = limb_chances(hull)
    thin_ml = sorted(_thin_parts_ml(hull), reverse=True)
    shares = tuple(round(ml / hull.volume_ml, 3) for ml in thin_ml)
    return LimbCount(int(np.argmax(chances)), chances, shares)


def _thin_parts_ml(hull: Hull) -> list[float]:
    """Volumes of what falls off when the hull is opened, and is long enough and off the ground."""
    solid = np.pad(hull.solid, 2)
    radius = OPENING_SHARE * (hull.volume_ml * 1000) ** (1 / 3)
    thick = ndimage.distance_transform_edt(solid) * hull.voxel_mm >= radius
    if not thick.any():
        return []
    opened = ndimage.distance_transform_edt(~thick) * hull.voxel_mm <= radius
    away = ndimage.distance_transform_edt(~(opened & solid)) * hull.voxel_mm
    labels, _ = ndimage.label(solid & ~opened)
    found = []
    for number, box in enumerate(ndimage.find_objects(labels), start=1):
        part = labels[box] == number
        volume_ml = float(np.count_nonzero(part)) * hull.voxel_mm**3 / 1000
        lowest_mm = (np.flatnonzero(part.any(axis=(0, 1)))[0] + box[2].start - 2) * hull.voxel_mm
        long_enough = float(away[box][part].max()) >= LEAST_LENGTH_MM
        if volume_ml >= LEAST_ML and long_enough and lowest_mm > OFF_GROUND_MM:
            found.append(volume_ml)
    return found
