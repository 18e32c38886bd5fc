"""Two cameras' clocks brought together: how far the second one is off, and how fast it strays.

Each camera counts seconds from its own first frame. What both see move tells how far apart these
are; told several times over an evening, also whether one clock runs faster.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.sightings import Estimate

DRIFT_SIGMA: Final = 1e-4
"""Seconds a second by which two cameras' clocks stray at most times: quartz is good to 5e-5."""

WANDERS_S: Final = 0.001
"""A camera stamps its frames no better than this, whatever one throw says."""

OUTLIER_SIGMAS: Final = 6.0
"""A word that is so far from all others is of something else that moved."""


@dataclass(frozen=True, slots=True)
class ClockWord:
    """What one event said of the clocks.

    Attributes:
        at_s: When, in the second camera's time.
        offset: What must be added to that for the first camera's time, in seconds.
    """

    at_s: float
    offset: Estimate


@dataclass(frozen=True, slots=True, eq=False)
class TwoClocks:
    """From the second camera's time to the first one's.

    Attributes:
        around_s: Second camera's time at which the offset is told.
        offset_s: To be added there.
        drift: By how much it grows each second.
        covariance: (2, 2) of offset and drift.
    """

    around_s: float
    offset_s: float
    drift: float
    covariance: np.ndarray[tuple[int, int], np.dtype[np.float64]]

    def offset_at(self, second_s: float) -> Estimate:
        """What is added to a time of the second camera, with its sigma."""
        gone = second_s - self.around_s
        row = np.array([1.0, gone])
        sigma = float(np.sqrt(row @ self.covariance @ row))
        return Estimate(self.offset_s + self.drift * gone, sigma)

    def first_s(self, second_s: float) -> float:
        """The first camera's time at a time of the second one's."""
        return second_s + self.offset_at(second_s).value


def clocks_of(words: Sequence[ClockWord]) -> TwoClocks | None:
    """All that was said of two clocks, put together; None where nothing was.

    A word that contradicts the others is left out: the newest are believed.
    """
    kept = list(words)
    while kept:
        told = _fitted(kept)
        off = [_off_sigmas(one, told) for one in kept]
        worst = int(np.argmax(off))
        if len(kept) < 3 or off[worst] < OUTLIER_SIGMAS:
            return told
        del kept[worst]
    return None


def _fitted(words: Sequence[ClockWord]) -> TwoClocks:
    sigmas = np.hypot([one.offset.sigma for one in words], WANDERS_S)
    at = np.array([one.at_s for one in words])
    around = float(np.average(at, weights=sigmas**-2.0))
    rows = np.column_stack([np.ones(len(at)), at - around]) / sigmas[:, None]
    rest = np.array([one.offset.value for one in words]) / sigmas
    rows = np.vstack([rows, [0.0, 1 / DRIFT_SIGMA]])
    covariance = np.linalg.inv(rows.T @ rows)
    offset, drift = covariance @ rows.T @ np.append(rest, 0.0)
    return TwoClocks(around, float(offset), float(drift), covariance)


def _off_sigmas(word: ClockWord, told: TwoClocks) -> float:
    sigma = float(np.hypot(word.offset.sigma, WANDERS_S))
    return abs(word.offset.value - told.offset_at(word.at_s).value) / sigma
