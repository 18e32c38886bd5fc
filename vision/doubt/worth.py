"""Correct stated sigmas and probabilities, for all observers in one place.

An observer computes its sigma or probability from its own measurement. How accurate that is was
measured on rendered worlds (`tests/training/learn_doubt.py`, decision 43). The result is a factor
for each kind of sigma, and a temperature ("heat") for each kind of probability. Both are 1 if the
observer was right, and for kinds with too few measurements.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from vision.sightings.quantities import Estimate

TABLE: Final = Path(__file__).with_name("worth.json")
"""Written by `python -m tests.training.learn_doubt`, never by hand."""


@dataclass(frozen=True, slots=True)
class Worth:
    """The correction of one kind of sigma or probability.

    Attributes:
        factor: For sigmas, the factor by which they are multiplied. For probabilities, the
            temperature: they are raised to its inverse, so above 1 there is more doubt than was
            stated.
        count: Number of measurements it rests on.
        worlds: Number of worlds with these measurements.
        why: In words, for the report: that it holds, was fitted, or that too few were measured.
    """

    factor: float
    count: int
    worlds: int
    why: str


def read(text: str) -> dict[str, Worth]:
    """Parse the table of corrections, by kind, from JSON."""
    return {kind: Worth(**one) for kind, one in json.loads(text).items()}


WORTH: Final[Mapping[str, Worth]] = read(TABLE.read_text(encoding="utf-8"))
"""Corrections by kind; every kind that is reported must be in it."""


def honest_sigma(kind: str, stated: float) -> float:
    """The corrected standard deviation of a measurement.

    Args:
        kind: Of the measurement, as the table names it.
        stated: As the observer computes it, in any unit.

    Raises:
        KeyError: There is no such kind.
    """
    return WORTH[kind].factor * stated


def honest(kind: str, value: float, stated: float) -> Estimate:
    """A measured value with its corrected standard deviation; see `honest_sigma`."""
    return Estimate(value, honest_sigma(kind, stated))


def honest_shares(kind: str, shares: Sequence[float]) -> list[float]:
    """The corrected probabilities of the answers to one question; they sum to 1.

    Raises:
        KeyError: There is no such kind.
    """
    return tempered(shares, WORTH[kind].factor)


def honest_probability(kind: str, stated: float) -> float:
    """The corrected probability of an answer that is right or wrong."""
    return honest_shares(kind, (stated, 1 - stated))[0]


def tempered(shares: Sequence[float], heat: float) -> list[float]:
    """Probabilities at another temperature: above 1 with more doubt, below 1 with less; sum 1."""
    if heat == 1.0:
        return list(shares)
    raised = [share ** (1 / heat) for share in shares]
    whole = sum(raised)
    return [share / whole for share in raised] if whole > 0 else list(shares)
