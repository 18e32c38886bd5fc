"""The one place where stated sigmas and probabilities are corrected, for every observer.

An observer computes its sigma or probability from what it knows of its own measurement. How far
that is right was measured on rendered worlds (`tests/training/learn_doubt.py`, decision 43): the
result is a factor for each kind of sigma, and a temperature ("heat") for each kind of probability.
Both are 1 if the observer was right, and for kinds with too few measurements to say.
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
    """What stated doubt of one kind is worth.

    Attributes:
        factor: Of sigmas: what they are multiplied by. Of probabilities: the heat that the odds
            are raised to the inverse of; above 1 there is more doubt than was stated.
        count: How many measurements it rests on.
        worlds: In how many worlds.
        why: In words, for the report: that it holds, was fitted, or that too few were measured.
    """

    factor: float
    count: int
    worlds: int
    why: str


def read(text: str) -> dict[str, Worth]:
    """The table, from JSON, by kind."""
    return {kind: Worth(**one) for kind, one in json.loads(text).items()}


WORTH: Final[Mapping[str, Worth]] = read(TABLE.read_text(encoding="utf-8"))
"""By kind; a kind that is not in it cannot be told."""


def honest_sigma(kind: str, stated: float) -> float:
    """A standard deviation as it is reported.

    Args:
        kind: Of the measurement, as the table names it.
        stated: As the observer works it out, in any unit.

    Raises:
        KeyError: There is no such kind.
    """
    return WORTH[kind].factor * stated


def honest(kind: str, value: float, stated: float) -> Estimate:
    """A measured value with its standard deviation as it is reported; see `honest_sigma`."""
    return Estimate(value, honest_sigma(kind, stated))


def honest_shares(kind: str, shares: Sequence[float]) -> list[float]:
    """Probabilities of one question as they are reported; they sum to 1.

    Raises:
        KeyError: There is no such kind.
    """
    return tempered(shares, WORTH[kind].factor)


def honest_probability(kind: str, stated: float) -> float:
    """The probability of an answer that is right or wrong, as it is reported."""
    return honest_shares(kind, (stated, 1 - stated))[0]


def tempered(shares: Sequence[float], heat: float) -> list[float]:
    """Probabilities with more doubt, or with less; they sum to 1."""
    if heat == 1.0:
        return list(shares)
    raised = [share ** (1 / heat) for share in shares]
    whole = sum(raised)
    return [share / whole for share in raised] if whole > 0 else list(shares)
