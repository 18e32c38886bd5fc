"""The cheapest closed line across rays, one step on each, near the last one's."""

from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats

MOST_STEPS: Final = 4
"""From one ray to the next."""
ROUGHNESS: Final = 0.006
"""Cost of one step from one ray to the next; of more, by their square."""


def cheapest_ring(cost: Floats) -> npt.NDArray[np.intp]:
    """The step taken on each ray by the cheapest line that ends where it began.

    Three times around by dynamic programming, of which the middle one closes.

    Args:
        cost: (B, rays, steps) of crossing a ray at a step.

    Returns:
        (B, rays).
    """
    count, rays, steps = cost.shape
    total = cost[:, 0].copy()
    came_from = np.zeros((3 * rays, count, steps), dtype=np.int8)
    for ray in range(1, 3 * rays):
        best, came_from[ray] = _cheapest_step(total)
        total = best + cost[:, ray % rays]
    at, every = total.argmin(axis=1), np.arange(count)
    line = np.zeros((count, 3 * rays), dtype=np.intp)
    for ray in range(3 * rays - 1, -1, -1):
        line[:, ray] = at
        at = at + came_from[ray, every, at]
    return line[:, rays : 2 * rays]


def _cheapest_step(total: Floats) -> tuple[Floats, npt.NDArray[np.int8]]:
    wide = np.pad(total, ((0, 0), (MOST_STEPS, MOST_STEPS)), constant_values=np.inf)
    best, came_from = total.copy(), np.zeros(total.shape, dtype=np.int8)
    for step in (k for k in range(-MOST_STEPS, MOST_STEPS + 1) if k):
        first = MOST_STEPS + step
        costs = wide[:, first : first + total.shape[1]] + ROUGHNESS * step**2
        cheaper = costs < best
        best[cheaper], came_from[cheaper] = costs[cheaper], step
    return best, came_from
