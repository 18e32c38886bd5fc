"""The numbers of the accuracy report: errors, and whether the stated sigma holds."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from tests.accuracy.samples import Answer, Figure

NORMAL_95 = 1.96


@dataclass(frozen=True, slots=True)
class Share:
    """A count out of a total."""

    part: int
    whole: int

    def __str__(self) -> str:
        if not self.whole:
            return "none tried"
        return f"{self.part} of {self.whole} ({self.part / self.whole:.0%})"

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the true share (Wilson 1927): few trials show little."""
        if not self.whole:
            return 0.0, 1.0
        n, p, z = self.whole, self.part / self.whole, NORMAL_95
        middle = (p + z**2 / (2 * n)) / (1 + z**2 / n)
        half = z * math.sqrt(p * (1 - p) / n + z**2 / (4 * n**2)) / (1 + z**2 / n)
        return middle - half, middle + half


@dataclass(frozen=True, slots=True)
class Errors:
    """Figures summed up, in the measurement's unit.

    Attributes:
        measured: Number measured, of all that were tried.
        bias: Mean error.
        median: Median of the absolute errors.
        p90: 90th percentile of the absolute errors.
        worst: The figure with the largest absolute error.
        within_1: Number within one stated sigma, of those that state one.
        within_2: Number within two.
    """

    measured: Share
    bias: float
    median: float
    p90: float
    worst: Figure
    within_1: Share
    within_2: Share


def errors(figures: Sequence[Figure]) -> Errors | None:
    """The figures summed up; None when nothing was measured."""
    measured = [one for one in figures if one.error is not None]
    if not measured:
        return None
    error = np.array([one.error for one in measured], dtype=np.float64)
    return Errors(
        measured=Share(len(measured), len(figures)),
        bias=float(error.mean()),
        median=float(np.median(np.abs(error))),
        p90=float(np.percentile(np.abs(error), 90)),
        worst=max(measured, key=lambda one: abs(one.error or 0.0)),
        within_1=within(measured, 1),
        within_2=within(measured, 2),
    )


def within(figures: Sequence[Figure], sigmas: float) -> Share:
    """Number of errors that are at most a number of their stated sigmas."""
    stated = [(one.error, one.sigma) for one in figures if one.error is not None and one.sigma]
    return Share(sum(abs(error) <= sigmas * sigma for error, sigma in stated), len(stated))


@dataclass(frozen=True, slots=True)
class Bin:
    """Answers of about the same stated probability: its mean, and the share that was right."""

    low: float
    high: float
    stated: float
    right: Share


def right(answers: Sequence[Answer]) -> Share:
    """How many answers were right, of those that were given."""
    given = [one for one in answers if one.right is not None]
    return Share(sum(bool(one.right) for one in given), len(given))


def reliability(answers: Sequence[Answer]) -> tuple[Bin, ...]:
    """Share of right answers by stated probability; empty if none is stated."""
    edges = (0.0, 0.5, 0.7, 0.9, 0.97, 1.0001)
    found = []
    for low, high in pairwise(edges):
        inside = [
            (one.probability, one.right)
            for one in answers
            if one.right is not None
            and one.probability is not None
            and low <= one.probability < high
        ]
        if inside:
            mean = sum(p for p, _ in inside) / len(inside)
            good = Share(sum(bool(ok) for _, ok in inside), len(inside))
            found.append(Bin(low, min(high, 1.0), mean, good))
    return tuple(found)
