"""How likely it is that a detection of the whole-field network is right.

A logistic regression combines that network's score, the result of a closer look (`spot_reader.py`),
and whether the spot lies between the markers. Its weights (`spot_check.json`) were fitted to lit,
rendered and drawn pitches that were not used to train either network
(`tests/training/learn_spots.py`, decision 72).
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from vision.figures.figure_reader import FieldSpot, score_of
from vision.figures.ground import FieldView
from vision.figures.spot_reader import spots_read

KIND_NAMES: Final = ("standing", "fallen", "ball")
"""Names of the kinds in the weights file, by the kinds' indices in `figure_reader`."""

WEIGHTS: Final[Mapping[str, Mapping[str, float]]] = json.loads(
    Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
)["weights"]
"""For each kind, the weight of each sign (feature) in the log-odds that a spot is of that kind."""

LEAST_SCORE: Final = 0.12
"""Least score of the whole-field network for a spot to be considered at all."""

MOST: Final = 90
"""Number of highest-scoring spots that get a closer look: at most 66 figures are tracked, and a
patterned cloth yields 150 spots."""

CLEAREST: Final = 12.0
"""Limit of the closer look's log-odds, either way: more extreme values are clipped to it."""


def checked(
    spots: Sequence[FieldSpot], above: Image, ground: FieldView, base_mm: float
) -> tuple[FieldSpot, ...]:
    """The highest-scoring spots, rescored: `probability` of the new score is how likely each is.

    Args:
        spots: Detections with scores of at least `LEAST_SCORE`, in the order of `read_field`
            (highest score first).
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
        base_mm: Diameter of the figures' bases.

    Returns:
        At most `MOST` spots, the likeliest first.
    """
    looked_at = spots[:MOST]
    rescored = [
        replace(one, score=score_of(log_odds(signs, WEIGHTS[KIND_NAMES[one.kind]])))
        for one, signs in zip(looked_at, signs_of(looked_at, above, ground, base_mm), strict=True)
    ]
    return tuple(sorted(rescored, key=lambda one: -one.score))


def signs_of(
    spots: Sequence[FieldSpot], above: Image, ground: FieldView, base_mm: float
) -> list[dict[str, float]]:
    """The signs (features) of each spot for the logistic regression, by the weights' names."""
    close = spots_read(above, ground, base_mm, [one.at_mm for one in spots])
    return [_signs(one, odds, ground) for one, odds in zip(spots, close, strict=True)]


def _signs(spot: FieldSpot, close: Floats, ground: FieldView) -> dict[str, float]:
    score = float(np.clip(spot.score, LEAST_SCORE / 2, 1 - LEAST_SCORE / 2))
    return {
        "always": 1.0,
        "network": float(np.log(score / (1 - score))),
        "close": float(np.clip(close[spot.kind], -CLEAREST, CLEAREST)),
        "outside": float(not ground.is_set(ground.between, spot.at_mm)),
    }


def log_odds(signs: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """Log-odds that a spot is of its kind: the weighted sum of its signs."""
    return sum(weights[name] * value for name, value in signs.items())
