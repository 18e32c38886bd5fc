"""Logistic regression with weights held near to what is believed of them, and how well it holds."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np

from calibration.arrays import Floats

ROUNDS: Final = 60
"""Of Newton's method, more than it needs."""

STEEPEST: Final = 30.0
"""Log-odds beyond which nothing is surer."""


def fitted(rows: Floats, truth: Floats, before: Floats, freedom: Floats) -> Floats:
    """Weights (k,) that explain what was true.

    Args:
        rows: (n, k) signs of each case.
        truth: (n,) 1 where it was so, else 0.
        before: (k,) weights as they are believed to be.
        freedom: (k,) sigma of that belief.
    """
    weights = before.copy()
    for _ in range(ROUNDS):
        p = 1 / (1 + np.exp(-np.clip(rows @ weights, -STEEPEST, STEEPEST)))
        slope = rows.T @ (truth - p) - (weights - before) / freedom**2
        curve = (rows * (p * (1 - p))[:, None]).T @ rows + np.diag(freedom**-2.0)
        weights = weights + np.linalg.solve(curve, slope)
    return np.asarray(weights)


def reliability(told: Floats, bins: Sequence[float]) -> list[str]:
    """How often what was told, (n, 2) chance and truth, was right, by how sure it was told."""
    lines = []
    for low, high in pairwise(bins):
        some = told[(told[:, 0] > low) & (told[:, 0] <= high)]
        if len(some):
            sure, right = some.mean(axis=0)
            lines.append(f"{low:.2f}-{high:.2f}: {len(some)} told {sure:.0%}, right {right:.0%}")
    return lines
