"""Fits how many limbs follow from a hull's protrusions: `python -m tests.training.learn_limbs`.

Synthetic creatures are viewed as in `tests.training.weigh_in_views` and carved. A ridge regression
predicts the number of limbs of the clay from the protrusions of the hull, and a second one predicts
the error of the first. The same seed gives the same model. It takes about a second per shape.
"""

import json
import sys
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from tests.training.shapes import random_shape
from tests.training.weigh_in_views import weigh_in_views
from vision.weigh_in.hull import carve
from vision.weigh_in.limbs import (
    CORE_SHARE,
    LEAST_SIGMA,
    MODEL_FILE,
    STICKS_OUT_MM,
    chances_of,
    figures,
    juts,
)

SEED: Final = 77
FIRST: Final = 5000
SHAPES: Final = 75
"""Number of shapes; those before `FIRST` were used for choosing the features."""

FOLDS: Final = 10
RIDGE: Final = 60.0
SPREAD_RIDGE: Final = 10.0
ABS_TO_SIGMA: Final = float(np.sqrt(np.pi / 2))
"""Ratio of a normal distribution's standard deviation to its mean absolute value."""


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """Features of what sticks out of a shape's hull, and its clay's true number of limbs."""

    figures: Floats
    limbs: int


def sample(random: np.random.Generator) -> Sample:
    """The sample of one random shape, viewed and carved."""
    shape = random_shape(random)
    hull = carve(weigh_in_views(shape, random))
    clay = juts(shape.solid, core_share=CORE_SHARE)
    limbs = sum(jut.prominence_mm >= STICKS_OUT_MM for jut in clay)
    return Sample(figures(juts(hull, core_share=CORE_SHARE)), limbs)


def learned(samples: list[Sample]) -> dict[str, object]:
    """The model as JSON values, with its performance by cross-validation."""
    weights, sigmas = _fitted(samples)
    chances = _held_out(samples)
    limbs = np.array([s.limbs for s in samples])
    told = chances.argmax(axis=1)
    return {
        "weights": weights.round(4).tolist(),
        "sigma_weights": sigmas.round(4).tolist(),
        "shapes": len(samples),
        "held_out": {
            "exact": round(float(np.mean(told == limbs)), 3),
            "within_one": round(float(np.mean(np.abs(told - limbs) <= 1)), 3),
            "mean_off": round(float(np.mean(np.abs(told - limbs))), 3),
            "said_exact": round(float(chances.max(axis=1).mean()), 3),
        },
    }


def main(shapes: int = SHAPES) -> None:
    """Fit and write the model."""
    samples = [sample(np.random.default_rng([SEED, FIRST + index])) for index in range(shapes)]
    told = learned(samples)
    MODEL_FILE.write_text(json.dumps(told) + "\n", encoding="utf-8")
    print(told["held_out"])


def _fitted(samples: list[Sample]) -> tuple[Floats, Floats]:
    rows = np.array([s.figures for s in samples])
    limbs = np.array([s.limbs for s in samples], dtype=np.float64)
    weights = _ridge(rows, limbs, RIDGE)
    means = np.maximum(rows @ weights, 0)
    lines = np.column_stack([np.ones(len(means)), np.sqrt(means + 1)])
    off = np.maximum(np.abs(limbs - means) * ABS_TO_SIGMA, LEAST_SIGMA / 2)
    return weights, _ridge(lines, off, SPREAD_RIDGE)


def _held_out(samples: list[Sample]) -> Floats:
    """Probabilities for each shape by the model that is fitted to the other folds."""
    fold = np.arange(len(samples)) % FOLDS
    out: list[tuple[float, ...]] = [()] * len(samples)
    for one in range(FOLDS):
        weights, sigmas = _fitted([s for s, f in zip(samples, fold, strict=True) if f != one])
        for index in np.flatnonzero(fold == one):
            out[index] = chances_of(samples[index].figures, weights, sigmas)
    return np.array(out)


def _ridge(rows: Floats, wanted: Floats, pull: float) -> Floats:
    """Coefficients by ridge regression; `pull` is the penalty on all but the constant."""
    pulls = pull * np.diag([0.0, *[1.0] * (rows.shape[1] - 1)])
    return np.asarray(np.linalg.solve(rows.T @ rows + pulls, rows.T @ wanted))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SHAPES)
