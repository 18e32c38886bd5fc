"""Logistic regression with Gaussian priors on the weights, and a reliability table."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

from calibration.arrays import Floats

CLOSE: Final = 1e-8
"""Norm of the gradient below which the fit has converged."""


def fitted(rows: Floats, truth: Floats, before: Floats, freedom: Floats) -> Floats:
    """The weights (k,) with the highest posterior probability.

    Args:
        rows: (n, k) features of each case.
        truth: (n,) 1 or 0.
        before: (k,) means of the weights' priors.
        freedom: (k,) sigmas of the weights' priors.
    """
    signed = rows * (1 - 2 * truth[:, None])  # `signed @ weights` is the log-odds of a wrong answer

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
    """For each bin of the stated probability, how often it was right, one line each.

    Args:
        told: (n, 2) stated probability and truth of each case.
        bins: Rising limits of the bins.
    """
    lines = []
    for low, high in pairwise(bins):
        some = told[(told[:, 0] > low) & (told[:, 0] <= high)]
        if len(some):
            sure, right = some.mean(axis=0)
            lines.append(f"{low:.2f}-{high:.2f}: {len(some)} told {sure:.0%}, right {right:.0%}")
    return lines
