"""Align the clocks of two cameras: the offset of the second clock, and how fast it drifts.

Each camera counts seconds from its own first frame. Motion that both see gives the offset between
them; several such estimates in an evening also show whether one clock runs faster.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.sightings import Estimate

DRIFT_SIGMA: Final = 1e-4
"""Seconds a second by which two cameras' clocks usually drift: quartz is good to 5e-5."""

WANDERS_S: Final = 0.001
"""Sigma in seconds that is added to each estimate of an offset, as cameras' time stamps are not
more precise."""

OUTLIER_SIGMAS: Final = 6.0
"""An estimate at least this many sigmas from the fit is dropped: something else moved."""


@dataclass(frozen=True, slots=True)
class ClockEstimate:
    """An estimate of the clock offset from one event.

    Attributes:
        at_s: Time of the event, in the second camera's time.
        offset: Seconds that must be added to it to get the first camera's time.
    """

    at_s: float
    offset: Estimate


@dataclass(frozen=True, slots=True, eq=False)
class TwoClocks:
    """Converts the second camera's time to the first one's.

    Attributes:
        around_s: The second camera's time to which `offset_s` refers.
        offset_s: Seconds that are added to a time then.
        drift: Growth of the offset in seconds per second.
        covariance: (2, 2) covariance of offset and drift.
    """

    around_s: float
    offset_s: float
    drift: float
    covariance: np.ndarray[tuple[int, int], np.dtype[np.float64]]

    def offset_at(self, second_s: float) -> Estimate:
        """The offset that is added to a time of the second camera, with its sigma."""
        gone = second_s - self.around_s
        row = np.array([1.0, gone])
        sigma = float(np.sqrt(row @ self.covariance @ row))
        return Estimate(self.offset_s + self.drift * gone, sigma)

    def first_s(self, second_s: float) -> float:
        """Convert a time of the second camera to the first one's."""
        return second_s + self.offset_at(second_s).value


def clocks_of(words: Sequence[ClockEstimate]) -> TwoClocks | None:
    """Combine all estimates of the clocks' offset; None if there are none.

    Outliers are dropped as long as at least three estimates are left.
    """
    kept = list(words)
    while kept:
        clocks = _fitted(kept)
        off = [_off_sigmas(one, clocks) for one in kept]
        worst = int(np.argmax(off))
        if len(kept) < 3 or off[worst] < OUTLIER_SIGMAS:
            return clocks
        del kept[worst]
    return None


def _fitted(words: Sequence[ClockEstimate]) -> TwoClocks:
    """Fit offset and drift to estimates by least squares, with a prior of no drift."""
    sigmas = np.hypot([one.offset.sigma for one in words], WANDERS_S)
    at = np.array([one.at_s for one in words])
    around = float(np.average(at, weights=sigmas**-2.0))
    rows = np.column_stack([np.ones(len(at)), at - around]) / sigmas[:, None]
    rest = np.array([one.offset.value for one in words]) / sigmas
    rows = np.vstack([rows, [0.0, 1 / DRIFT_SIGMA]])
    covariance = np.linalg.inv(rows.T @ rows)
    offset, drift = covariance @ rows.T @ np.append(rest, 0.0)
    return TwoClocks(around, float(offset), float(drift), covariance)


def _off_sigmas(word: ClockEstimate, clocks: TwoClocks) -> float:
    """Residual of an estimate in its own sigmas."""
    sigma = float(np.hypot(word.offset.sigma, WANDERS_S))
    return abs(word.offset.value - clocks.offset_at(word.at_s).value) / sigma
