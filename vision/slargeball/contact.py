"""Whether two bases touch: the gap between them, with its doubt."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from scipy.stats import norm

from vision.sighting import BasesMeet, Estimate
from vision.slargeball.look import Figure
from vision.slargeball.sizes import Sizes

TOUCHING_MM: Final = 0.5
"""A gap that nobody at the table sees."""

WITHIN_MM: Final = 8.0
"""Wider gaps are not told."""


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
    probability = float(norm.cdf((TOUCHING_MM - gap) / sigma))
    return BasesMeet(other, Estimate(gap, sigma), probability)
