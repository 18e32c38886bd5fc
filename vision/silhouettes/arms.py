"""How many arms a flat outline has, and how surely: a limb counter for any mask.

`vision.silhouettes.arm_evidence` gathers what speaks for each number. How to weigh it is learned on
drawn outlines (`tests.training.learn_arms` makes the file that is read here) by three small
networks: each scores every number, and the scores are averaged. Size, turn and mirroring do not
matter, and an edge may be torn.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from vision.silhouettes.arm_evidence import evidence

MODEL_FILE: Final = Path(__file__).with_name("arms_model.json")

UNLIKE: Final = 0.015
"""Chance left to all numbers together for outlines unlike any that was learned on."""


@dataclass(frozen=True, slots=True)
class ArmCount:
    """How many arms, and the probability of 0, 1, 2, ... of them."""

    count: int
    probabilities: tuple[float, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Judge:
    """One network: a score for each row of evidence.

    Attributes:
        inner: (columns, hidden) weights.
        offset: (hidden,)
        outer: (hidden,) weights.
    """

    inner: Floats
    offset: Floats
    outer: Floats

    def scores(self, rows: Floats) -> Floats:
        """Of rows (..., columns): (...)."""
        return np.asarray(np.tanh(rows @ self.inner + self.offset) @ self.outer)


def count_arms(mask: npt.NDArray[np.generic]) -> ArmCount:
    """Count the arms of an outline.

    Corners of a polygon, cracks, a torn edge, and one or two short things on a body (a stem, a
    leaf) are no arms.

    Args:
        mask: (h, w), what is not 0 is inside. Of several parts the largest counts.

    Raises:
        ValueError: The mask is not (h, w), or empty.
    """
    judges, heat = _learned()
    chances = shared(judges, evidence(mask), heat)
    chances = (1 - UNLIKE) * chances + UNLIKE / len(chances)
    values = tuple(round(float(chance), 4) for chance in chances)
    return ArmCount(int(np.argmax(chances)), values)


def shared(judges: tuple[Judge, ...], rows: Floats, heat: float) -> Floats:
    """One, shared between the numbers by their scores: (..., numbers) of (..., numbers, columns).

    Args:
        judges: Their mean counts.
        rows: What speaks for each number.
        heat: Divides the scores: more than 1 makes them less sure of themselves.
    """
    shares = []
    for judge in judges:
        scores = judge.scores(rows) / heat
        raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
        shares.append(raised / raised.sum(axis=-1, keepdims=True))
    return np.asarray(np.mean(shares, axis=0))


@cache
def _learned() -> tuple[tuple[Judge, ...], float]:
    told = json.loads(MODEL_FILE.read_text(encoding="utf-8"))
    judges = tuple(
        Judge(np.array(judge["inner"]), np.array(judge["offset"]), np.array(judge["outer"]))
        for judge in told["judges"]
    )
    return judges, float(told["heat"])
