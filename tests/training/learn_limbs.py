"""Learn how many limbs a hull's juts speak for: `python -m tests.training.learn_limbs`.

Creatures of our own making are seen and carved as for `tests.training.weigh_in_views`; a ridge
regression from what sticks out of their hulls tells how much sticks out of their clay, a second
line how far off the first is. The same seed gives the same model. Takes about a second a shape.
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
"""Those before the first were looked at while the figures were chosen."""

FOLDS: Final = 10
RIDGE: Final = 60.0
SPREAD_RIDGE: Final = 10.0
ABS_TO_SIGMA: Final = float(np.sqrt(np.pi / 2))
"""Of a normal: its standard deviation by its mean absolute value."""


@dataclass(frozen=True, slots=True, eq=False)
class Sample:
    """What sticks out of a shape's hull, as figures; and how many limbs its clay has."""

    figures: Floats
    limbs: int


def sample(random: np.random.Generator) -> Sample:
    """One shape, seen and carved."""
    shape = random_shape(random)
    hull = carve(weigh_in_views(shape, random))
    clay = juts(shape.solid, core_share=CORE_SHARE)
    limbs = sum(jut.prominence_mm >= STICKS_OUT_MM for jut in clay)
    return Sample(figures(juts(hull, core_share=CORE_SHARE)), limbs)


def learned(samples: list[Sample]) -> dict[str, object]:
    """The model as JSON values, and how it did on shapes it was not learned on."""
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
    """Learn and write the model."""
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
    """Chances for each shape by what the other folds teach."""
    fold = np.arange(len(samples)) % FOLDS
    out: list[tuple[float, ...]] = [()] * len(samples)
    for one in range(FOLDS):
        weights, sigmas = _fitted([s for s, f in zip(samples, fold, strict=True) if f != one])
        for index in np.flatnonzero(fold == one):
            out[index] = chances_of(samples[index].figures, weights, sigmas)
    return np.array(out)


def _ridge(rows: Floats, wanted: Floats, pull: float) -> Floats:
    """Least squares; all but the constant is pulled towards zero."""
    pulls = pull * np.diag([0.0, *[1.0] * (rows.shape[1] - 1)])
    return np.asarray(np.linalg.solve(rows.T @ rows + pulls, rows.T @ wanted))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SHAPES)
