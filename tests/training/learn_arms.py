"""Trains the model that counts arms: `python -m tests.training.learn_arms`.

The training data are synthetic outlines with a known number of arms, some of them of the kinds that
are easily confused with others; no real pictures are used. Three small networks with different
initial weights learn to give the true number the highest score (softmax over the numbers, Adam:
Kingma and Ba 2015). A fifth of the outlines is held out to fit the temperature of the scores. The
same seed gives the same model. It takes about 0.14 s per outline.
"""

import json
import sys
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from tests.training.arm_outlines import random_outline
from vision.silhouettes.arms import COLUMNS, MODEL_FILE, ROWS, Judge, evidence, shared

Counts = npt.NDArray[np.int64]

SEED: Final = 1987
OUTLINES: Final = 1500
HARD: Final = 600
JUDGES: Final = 3
HIDDEN: Final = 24
STEPS: Final = 2000
BATCH: Final = 256
RATE: Final = 4e-3
DECAY: Final = 3e-3
BETAS: Final = (0.9, 0.999)
HEATS: Final = tuple(round(0.6 + 0.1 * step, 1) for step in range(25))


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """Features of some outlines for each number of arms, (n, `ROWS`, `COLUMNS`), and the truth."""

    rows: Floats
    arms: Counts

    def part(self, of: slice) -> "Lesson":
        """The lesson of a slice of the outlines."""
        return Lesson(self.rows[of], self.arms[of])

    def with_(self, other: "Lesson") -> "Lesson":
        """The lesson of these outlines followed by another's."""
        return Lesson(
            np.concatenate([self.rows, other.rows]), np.concatenate([self.arms, other.arms])
        )


def lesson(seed: int, count: int, *, hard: bool = False) -> Lesson:
    """The lesson of `count` outlines that are drawn from a seed."""
    rows, arms = np.empty((count, ROWS, COLUMNS)), np.empty(count, dtype=np.int64)
    for index in range(count):
        outline = random_outline(np.random.default_rng([seed, index]), hard=hard)
        rows[index], arms[index] = evidence(outline.mask), outline.arms
    return Lesson(rows, arms)


def learn(taught: Lesson, *, seed: int, steps: int = STEPS) -> Judge:
    """Train a network that gives the true number of arms the highest score."""
    random = np.random.default_rng(seed)
    weights = [
        random.normal(0, 1 / np.sqrt(COLUMNS), (COLUMNS, HIDDEN)),
        np.zeros(HIDDEN),
        random.normal(0, 0.3, HIDDEN),
    ]
    means = [np.zeros_like(w) for w in weights]
    squares = [np.zeros_like(w) for w in weights]
    for step in range(1, steps + 1):
        some = random.integers(0, len(taught.arms), BATCH)
        rate = RATE * min(1.0, 3 * (1 - step / steps) + 0.02)
        slopes = _slopes(Judge(weights[0], weights[1], weights[2]), taught, some)
        for weight, slope, mean, square in zip(weights, slopes, means, squares, strict=True):
            mean += (1 - BETAS[0]) * (slope - mean)
            square += (1 - BETAS[1]) * (slope**2 - square)
            root = np.sqrt(square / (1 - BETAS[1] ** step)) + 1e-8
            weight -= rate * mean / (1 - BETAS[0] ** step) / root
    return Judge(weights[0], weights[1], weights[2])


def heat_of(judges: tuple[Judge, ...], held_out: Lesson) -> float:
    """The temperature in `HEATS` with the least log loss on the held-out outlines."""
    losses = [float(np.mean(_surprise(shared(judges, held_out.rows, h), held_out))) for h in HEATS]
    return HEATS[int(np.argmin(losses))]


def model_of(lessons: list[Lesson]) -> dict[str, object]:
    """The model as JSON values, trained on four fifths of each lesson."""
    taught, held_out = lessons[0].part(slice(0)), lessons[0].part(slice(0))
    for one in lessons:
        fifth = len(one.arms) // 5
        taught = taught.with_(one.part(slice(fifth, None)))
        held_out = held_out.with_(one.part(slice(fifth)))
    judges = tuple(learn(taught, seed=seed) for seed in range(JUDGES))
    heat = heat_of(judges, held_out)
    right = shared(judges, held_out.rows, heat).argmax(axis=1) == held_out.arms
    return {
        "outlines": len(taught.arms) + len(held_out.arms),
        "held_out": {"outlines": len(right), "exact": round(float(right.mean()), 4)},
        "heat": heat,
        "judges": [
            {
                "inner": judge.inner.round(4).tolist(),
                "offset": judge.offset.round(4).tolist(),
                "outer": judge.outer.round(4).tolist(),
            }
            for judge in judges
        ],
    }


def main(outlines: int = OUTLINES, hard: int = HARD) -> None:
    """Train the model, write it, and print how well it does on held-out outlines."""
    model = model_of([lesson(SEED, outlines), lesson(SEED + 1, hard, hard=True)])
    MODEL_FILE.write_text(json.dumps(model) + "\n", encoding="utf-8")
    print(model["held_out"], "heat", model["heat"])


def _slopes(judge: Judge, taught: Lesson, some: Counts) -> tuple[Floats, Floats, Floats]:
    """Gradients of the mean log loss of `some` outlines by each weight, with weight decay."""
    rows = taught.rows[some]
    hidden = np.tanh(rows @ judge.inner + judge.offset)
    scores = hidden @ judge.outer
    errors = np.exp(scores - scores.max(axis=1, keepdims=True))
    errors /= errors.sum(axis=1, keepdims=True)
    errors[np.arange(len(some)), taught.arms[some]] -= 1
    errors /= len(some)
    back = errors[..., None] * judge.outer * (1 - hidden**2)
    inner = rows.reshape(-1, COLUMNS).T @ back.reshape(-1, HIDDEN) + DECAY * judge.inner
    outer = (hidden * errors[..., None]).sum(axis=(0, 1)) + DECAY * judge.outer
    return inner, back.sum(axis=(0, 1)), outer


def _surprise(chances: Floats, held_out: Lesson) -> Floats:
    """Log loss (n,) of each outline, from the probabilities (n, `ROWS`) of the numbers of arms."""
    true = chances[np.arange(len(chances)), held_out.arms]
    return np.asarray(-np.log(np.maximum(true, 1e-9)))


if __name__ == "__main__":
    main(*(int(count) for count in sys.argv[1:3]))
