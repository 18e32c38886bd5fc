"""Logistic regression with weights held near to what is believed of them, and how well it holds."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

from calibration.arrays import Floats

CLOSE: Final = 1e-8
"""Slope of the loss at which the weights are found."""


def fitted(rows: Floats, truth: Floats, before: Floats, freedom: Floats) -> Floats:
    """Weights (k,) that explain what was true.

    Args:
        rows: (n, k) signs of each case.
        truth: (n,) 1 where it was so, else 0.
        before: (k,) weights as they are believed to be.
        freedom: (k,) sigma of that belief.
    """
    signed = rows * (1 - 2 * truth[:, None])  # what speaks against the truth counts

    def loss(weights: Floats) -> float:
        off = (weights - before) / freedom
        return float(np.logaddexp(0, signed @ weights).sum() + 0.5 * off @ off)

    def slope(weights: Floats) -> Floats:
        return np.asarray(signed.T @ expit(signed @ weights) + (weights - before) / freedom**2)

    def curve(weights: Floats) -> Floats:
        p = expit(signed @ weights)
        return np.asarray((signed * (p * (1 - p))[:, None]).T @ signed + np.diag(freedom**-2.0))

    found = minimize(
        loss, before, jac=slope, hess=curve, method="trust-exact", options={"gtol": CLOSE}
    )
    return np.asarray(found.x)


def reliability(told: Floats, bins: Sequence[float]) -> list[str]:
    """How often what was told, (n, 2) chance and truth, was right, by how sure it was told."""
    lines = []
    for low, high in pairwise(bins):
        some = told[(told[:, 0] > low) & (told[:, 0] <= high)]
        if len(some):
            sure, right = some.mean(axis=0)
            lines.append(f"{low:.2f}-{high:.2f}: {len(some)} told {sure:.0%}, right {right:.0%}")
    return lines
