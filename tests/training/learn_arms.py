"""Learn to count arms: `python -m tests.training.learn_arms` makes the model.

Outlines of our own making, whose number of arms is known, some of them of the kinds that are
easily taken for something else; three small networks, each begun
elsewhere, learn to give the true number the highest score (softmax over the numbers, Adam: Kingma
and Ba 2015). A fifth of the outlines is held out, and tells how sure the scores may be of
themselves. No picture of anything real is learned on. The same seed gives the same model. Takes
about 0.14 s an outline.
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
    """What speaks for each number of arms of some outlines, (n, `ROWS`, `COLUMNS`); the truth."""

    rows: Floats
    arms: Counts

    def part(self, of: slice) -> "Lesson":
        """Some of the outlines."""
        return Lesson(self.rows[of], self.arms[of])

    def with_(self, other: "Lesson") -> "Lesson":
        """These outlines and others."""
        return Lesson(
            np.concatenate([self.rows, other.rows]), np.concatenate([self.arms, other.arms])
        )


def lesson(seed: int, count: int, *, hard: bool = False) -> Lesson:
    """Outlines drawn from a seed, and looked at."""
    rows, arms = np.empty((count, ROWS, COLUMNS)), np.empty(count, dtype=np.int64)
    for index in range(count):
        outline = random_outline(np.random.default_rng([seed, index]), hard=hard)
        rows[index], arms[index] = evidence(outline.mask), outline.arms
    return Lesson(rows, arms)


def learn(taught: Lesson, *, seed: int, steps: int = STEPS) -> Judge:
    """A network that gives the true number of arms the highest score."""
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
    """What the scores must be divided by to be as sure of themselves as they are right."""
    losses = [float(np.mean(_surprise(shared(judges, held_out.rows, h), held_out))) for h in HEATS]
    return HEATS[int(np.argmin(losses))]


def model_of(lessons: list[Lesson]) -> dict[str, object]:
    """The model as JSON values, learned on four fifths of each lesson."""
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
    """Learn and write the model."""
    told = model_of([lesson(SEED, outlines), lesson(SEED + 1, hard, hard=True)])
    MODEL_FILE.write_text(json.dumps(told) + "\n", encoding="utf-8")
    print(told["held_out"], "heat", told["heat"])


def _slopes(judge: Judge, taught: Lesson, some: Counts) -> tuple[Floats, Floats, Floats]:
    """Of the mean surprise at the truth, by each of the judge's weights; and a pull to zero."""
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
    true = chances[np.arange(len(chances)), held_out.arms]
    return np.asarray(-np.log(np.maximum(true, 1e-9)))


if __name__ == "__main__":
    main(*(int(count) for count in sys.argv[1:3]))
