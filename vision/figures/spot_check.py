"""How likely the network of the whole field is right about a spot.

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
"""Names of the kinds among the learned weights, by their indices."""

WEIGHTS: Final[Mapping[str, Mapping[str, float]]] = json.loads(
    Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
)["weights"]
"""Of each kind the weight of each sign in the log-odds of being one."""

LEAST_SCORE: Final = 0.12
"""The network's score from which on something may be what it takes it for."""

MOST: Final = 90
"""Number of likeliest spots that are looked at closely: 66 figures are the largest crowd that is
followed, and a patterned cloth shows 150 spots."""

CLEAREST: Final = 12.0
"""Log-odds beyond which a closer look is no surer."""


def checked(
    spots: Sequence[FieldSpot], above: Image, ground: FieldView, base_mm: float
) -> tuple[FieldSpot, ...]:
    """The likeliest spots, each with a score that `probability` turns into its likelihood.

    Args:
        spots: As `read_field` gives them, the surest first, from `LEAST_SCORE` on.
        above: (h, w, 3), as `FieldView.seen` gives it.
        ground: How it is looked at.
        base_mm: Diameter of the figures' bases.
    """
    looked_at = spots[:MOST]
    told = [
        replace(one, score=score_of(log_odds(signs, WEIGHTS[KIND_NAMES[one.kind]])))
        for one, signs in zip(looked_at, signs_of(looked_at, above, ground, base_mm), strict=True)
    ]
    return tuple(sorted(told, key=lambda one: -one.score))


def signs_of(
    spots: Sequence[FieldSpot], above: Image, ground: FieldView, base_mm: float
) -> list[dict[str, float]]:
    """What speaks for each spot and against it, by the names of the learned weights."""
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
    """Log-odds that a spot is what it is taken for, by its signs."""
    return sum(weights[name] * value for name, value in signs.items())
