"""From a hull's volume to the clay's: how much a hull is too large, and how surely that is known.

A hull fills what no view sees into: the room under a belly, between an arm and the body. How much
that is depends on the shape, and is learned on shapes of our own making, carved by the same code
(`tests.training.learn_volume` makes the file that is read here).
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.sightings import Estimate
from vision.weigh_in.hull import Hull, View
from vision.weigh_in.hull_features import NAMES, features, largest_gap_rad, lowest_elevation_deg

MODEL_FILE: Final = Path(__file__).with_name("volume_model.json")


@dataclass(frozen=True, slots=True)
class VolumeTuning:
    """From hull to clay, beyond what `volume_model.json` has learned.

    Guarded by tests/vision/weigh_in/test_volume.py, and the weigh-ins in docs/accuracy.md.
    """

    unlike: float = 2.5
    """A feature is taken to be no further than so many sigmas from what was learned on."""

    real_sigma_rel: float = 0.04
    """What real clay adds to the sigma of shapes of our own making: other joints, and what a found
    outline holds too much or too little."""

    wide_gap_rad: float = 2.0
    """Without a view, from which on a side adds to it."""

    steep_deg: float = 64.0
    """The model knows elevations up to 56 degrees and holds to 64."""

    steep_per_deg: float = 0.028
    """ln of hull by clay: steeper views (17 hulls of shapes of our own making) leave a cone on
    top."""

    steep_sigma_per_deg: float = 0.014
    """Its sigma."""

    joined: float = -0.045
    """ln of hull by clay: hulls carved from two heights at once, 34 of them, are smaller than the
    model says."""

    joined_sigma_share: float = 0.75
    """And surer."""

    lenient_hull_per_clay: float = 1.04
    """Where outlines had pieces missing and each voxel may have been cut away by one view."""

    lenient_sigma_rel: float = 0.13
    """Its sigma."""


TUNING: Final = VolumeTuning()


ENOUGH_VIEWS: Final = 12
"""All round, that cut most of it away; fewer add to that sigma."""


@dataclass(frozen=True, slots=True, eq=False)
class ExcessModel:
    """How ln of hull by clay follows from a hull's features, and how surely.

    Attributes:
        mean: (n,) of the features learned on.
        scale: (n,) their standard deviations.
        weights: (1 + 2 n,) of 1, the scaled features, their squares: tells ln hull by clay.
        sigma_weights: (1 + 2 n,) likewise: tells ln of how far off that is.
        sigma_factor: Makes of the latter a standard deviation.
    """

    mean: Floats
    scale: Floats
    weights: Floats
    sigma_weights: Floats
    sigma_factor: float

    def excess(self, values: Floats) -> Estimate:
        """Of ln hull by clay, from the hull's features (n,)."""
        scaled = np.clip((values - self.mean) / self.scale, -TUNING.unlike, TUNING.unlike)
        terms = expanded(scaled[None])[0]
        sigma = self.sigma_factor * float(np.exp(terms @ self.sigma_weights))
        return Estimate(float(terms @ self.weights), sigma)


def expanded(scaled: Floats) -> Floats:
    """The regression's terms: 1, the scaled features, their squares; (m, n) to (m, 1 + 2 n)."""
    return np.column_stack([np.ones(len(scaled)), scaled, scaled**2 - 1])


@cache
def excess_model() -> ExcessModel:
    """The model that is shipped beside the code.

    Raises:
        ValueError: It was made for other features than these.
    """
    told = json.loads(MODEL_FILE.read_text())
    if told["features"] != list(NAMES):
        raise ValueError("volume_model.json is out of date: run tests.training.learn_volume")
    return ExcessModel(
        np.array(told["mean"]),
        np.array(told["scale"]),
        np.array(told["weights"]),
        np.array(told["sigma_weights"]),
        float(told["sigma_factor"]),
    )


def clay_volume(
    hull: Hull, views: Sequence[View], *, lenient: bool = False, joined: bool = False
) -> Estimate:
    """The clay's volume in ml, from the hull that its outlines carved.

    Args:
        hull: What all views left.
        views: Those that carved it.
        lenient: Whether each voxel may have been cut away by one view, outlines being in pieces.
        joined: Whether the views are of two passes, one steeper than the other.
    """
    if lenient:
        volume_ml = hull.volume_ml / TUNING.lenient_hull_per_clay
        sigma = max(TUNING.lenient_sigma_rel, real_sigma_rel(views))
        return Estimate(volume_ml, volume_ml * sigma)
    excess = _excess(hull, views, joined=joined)
    volume_ml = hull.volume_ml * float(np.exp(-excess.value))
    return Estimate(volume_ml, volume_ml * float(np.hypot(excess.sigma, real_sigma_rel(views))))


def _excess(hull: Hull, views: Sequence[View], *, joined: bool) -> Estimate:
    """Of ln hull by clay, also for views that the model was not learned on."""
    told = excess_model().excess(features(hull, views))
    steep = max(0.0, lowest_elevation_deg(views) - TUNING.steep_deg)
    value = told.value + TUNING.steep_per_deg * steep + (TUNING.joined if joined else 0.0)
    sigma = (TUNING.joined_sigma_share if joined else 1.0) * told.sigma
    return Estimate(value, float(np.hypot(sigma, TUNING.steep_sigma_per_deg * steep)))


def real_sigma_rel(views: Sequence[View]) -> float:
    """What found outlines add to a volume's sigma, as a share of it: more where views are few."""
    scarce = float(max(1.0, ENOUGH_VIEWS / len(views)) ** 1.3)
    unseen_rad = max(0.0, largest_gap_rad(views) - TUNING.wide_gap_rad)
    return TUNING.real_sigma_rel * scarce + 0.15 * unseen_rad
