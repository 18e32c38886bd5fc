import numpy as np
import pytest

from vision.portions.rings import MOST_STEPS, ROUGHNESS, cheapest_ring

RAYS, STEPS = 12, 9


def by_trial(cost: np.ndarray) -> float:
    """Cost of the cheapest closed contour, by trying every first step: slow but simple."""
    moves = np.arange(STEPS)[:, None] - np.arange(STEPS)[None]
    move = np.where(np.abs(moves) <= MOST_STEPS, ROUGHNESS * moves.astype(float) ** 2, np.inf)
    best = np.inf
    for first in range(STEPS):
        total = np.full(STEPS, np.inf)
        total[first] = cost[0, first]
        for ray in range(1, RAYS):
            total = (total[:, None] + move).min(axis=0) + cost[ray]
        best = min(best, float((total + move[:, first]).min()))
    return best


@pytest.mark.parametrize("seed", range(6))
def test_the_line_is_closed_and_nearly_the_cheapest(seed: int) -> None:
    cost = np.random.default_rng(seed).normal(size=(1, RAYS, STEPS))
    line = cheapest_ring(cost)[0]
    steps = np.diff(np.append(line, line[0]))
    told = float(cost[0, np.arange(RAYS), line].sum() + ROUGHNESS * (steps**2).sum())
    assert (np.abs(steps) <= MOST_STEPS).all()
    assert told == pytest.approx(by_trial(cost[0]), abs=0.05)


def test_frames_do_not_meddle() -> None:
    cost = np.random.default_rng(9).normal(size=(3, RAYS, STEPS))
    alone = [cheapest_ring(cost[k : k + 1])[0] for k in range(3)]
    assert np.array_equal(cheapest_ring(cost), np.stack(alone))
