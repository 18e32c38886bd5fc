"""Whether two bases touch: the gap between them, with its doubt."""

import math
from collections.abc import Mapping
from typing import Final

import numpy as np
from scipy.special import ndtr

from vision.figures.look import Figure
from vision.figures.sizes import Sizes
from vision.sightings import BasesMeet, Estimate

TOUCHING_MM: Final = 0.5
"""A gap that nobody at the table sees."""

WITHIN_MM: Final = 8.0
"""Wider gaps are not told."""

SOUGHT: Final = 0.5
"""Of figures so near to each other that many touch: contact is sought. The others stand anywhere
within; none overlap, which a measured gap alone does not know."""


def meetings(figures: Mapping[int, Figure], sizes: Sizes) -> dict[int, tuple[BasesMeet, ...]]:
    """For each standing figure, by its track, the others whose bases are near, nearest first."""
    standing = {track: one for track, one in figures.items() if one.standing}
    return {
        track: tuple(
            sorted(
                (
                    meet
                    for other, two in standing.items()
                    if other != track and (meet := _meet(other, one, two, sizes)) is not None
                ),
                key=lambda meet: meet.gap_mm.value,
            )
        )
        for track, one in standing.items()
    }


def _meet(other: int, one: Figure, two: Figure, sizes: Sizes) -> BasesMeet | None:
    gap = float(np.hypot(*(one.at_mm - two.at_mm))) - sizes.base
    if gap > WITHIN_MM:
        return None
    sigma = float(np.hypot(one.sigma_mm, two.sigma_mm))
    return BasesMeet(other, Estimate(gap, sigma), touching_probability(gap, sigma))


def touching_probability(gap_mm: float, sigma_mm: float) -> float:
    """That two bases touch whose gap was measured, by Bayes' rule: a gap of 0, or any other."""
    touching = SOUGHT * _normal_density(gap_mm / sigma_mm) / sigma_mm
    inside = ndtr((WITHIN_MM - gap_mm) / sigma_mm) - ndtr((TOUCHING_MM - gap_mm) / sigma_mm)
    apart = (1 - SOUGHT) * float(inside) / (WITHIN_MM - TOUCHING_MM)
    return touching / (touching + apart) if touching + apart > 0 else 0.0


def _normal_density(z: float) -> float:
    """The density of the standard normal distribution at z."""
    return math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
