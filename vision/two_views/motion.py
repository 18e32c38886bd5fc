"""Estimate the offset of two cameras' clocks from how much moves in each picture.

A hand that comes in, a card that is turned or a creature that is moved changes different shares of
the two pictures, but at the same moments. The two series are correlated at every offset,
interpolated linearly between frames, so that the result is finer than a frame.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.sightings import Estimate

STEP_S: Final = 0.004
"""Step in seconds of the common time to which both series are resampled."""

LEAST_COMMON_S: Final = 1.0
"""Least overlap of the two series in seconds."""

LEAST_ALIKE: Final = 0.5
"""Least correlation of two series that show the same motion. By trial."""

RIVAL_SHARE: Final = 0.9
"""If a rival offset's correlation is more than this share of the best one's, no offset is returned.
Found by trial."""

RIVAL_S: Final = 0.2
"""Another offset counts as a rival if it is more than this many seconds from the best one."""

UNLIKE_S: Final = 0.02
"""Sigma in seconds that is added to an offset, as two cameras do not see a motion begin at exactly
the same moment. Of 36 drawn pairs of motions most were right to 3 ms, the worst 41 ms off; of
rendered throws, which enter the two pictures at different moments, one was 45 ms off."""

LEAST_SHARE: Final = 1e-5
"""Share of changed pixels below which there is little more than noise."""


@dataclass(frozen=True, slots=True, eq=False)
class MotionSeries:
    """How much moved in one camera's picture.

    Attributes:
        t_s: (N,) times of its frames, rising.
        share: (N,) share of the pixels that changed since the frame before.
    """

    t_s: Floats
    share: Floats

    @property
    def strength(self) -> Floats:
        """(N,) the shares on a logarithmic scale, so that small motions count nearly as much."""
        return np.asarray(np.log1p(np.maximum(self.share, 0) / LEAST_SHARE))


def offset_of(first: MotionSeries, second: MotionSeries, *, about: Estimate) -> Estimate | None:
    """Estimate the offset that is added to the second camera's times, in seconds.

    Args:
        first: Motion in the first camera's picture.
        second: Motion in the second one's.
        about: Prior of the offset; the search covers four sigmas.

    Returns:
        None if too little moved, or several offsets explain it equally well.
    """
    if min(len(first.t_s), len(second.t_s)) < 3:
        return None
    reach = 4 * about.sigma
    offsets = about.value + np.arange(-reach, reach + STEP_S / 2, STEP_S)
    alike = np.array([_correlation(first, second, float(offset)) for offset in offsets])
    best = int(np.argmax(alike))
    if alike[best] < LEAST_ALIKE or best in (0, len(offsets) - 1):
        return None
    apart = np.abs(offsets - offsets[best]) > RIVAL_S
    if apart.any() and alike[apart].max() > RIVAL_SHARE * alike[best]:
        return None
    left, top, right = alike[best - 1 : best + 2]
    bend = left - 2 * top + right
    finer = 0.5 * (left - right) / bend if bend < 0 else 0.0
    offset = float(offsets[best] + STEP_S * finer)
    return Estimate(offset, float(np.hypot(_sigma_s(first, second, offset), UNLIKE_S)))


def _correlation(first: MotionSeries, second: MotionSeries, offset_s: float) -> float:
    """Correlation of both series at an offset; 0 if they hardly overlap or nothing moves."""
    pair = _resampled(first, second, offset_s)
    if pair is None:
        return 0.0
    one, other = (part - part.mean() for part in pair)
    power = float(np.sqrt((one @ one) * (other @ other)))
    return float(one @ other) / power if power > 0 else 0.0


def _resampled(
    first: MotionSeries, second: MotionSeries, offset_s: float
) -> tuple[Floats, Floats] | None:
    """Both series where they overlap, resampled to steps of the first camera's time.

    Returns:
        None if they overlap by less than `LEAST_COMMON_S`.
    """
    there = second.t_s + offset_s
    begin, end = max(first.t_s[0], there[0]), min(first.t_s[-1], there[-1])
    if end - begin < LEAST_COMMON_S:
        return None
    t_s = np.arange(begin, end, STEP_S)
    return _interpolated(t_s, first.t_s, first.strength), _interpolated(t_s, there, second.strength)


def _interpolated(t_s: Floats, frames_s: Floats, strength: Floats) -> Floats:
    """The strength of motion at some times, interpolated between frames."""
    # A frame shows what changed since the one before, on average halfway between the two.
    half = 0.5 * float(np.median(np.diff(frames_s)))
    return np.asarray(np.interp(t_s, frames_s - half, strength))


def _sigma_s(first: MotionSeries, second: MotionSeries, offset_s: float) -> float:
    """Sigma of an offset, from the residual of one series as explained by the other.

    Steps within a frame are not independent, so only as many count as there are frames.
    """
    pair = _resampled(first, second, offset_s)
    if pair is None:
        return float("inf")
    one, other = (part - part.mean() for part in pair)
    scale = float(one @ other) / float(other @ other)
    slope = scale * np.gradient(other, STEP_S)
    rest = one - scale * other
    pace = max(float(np.median(np.diff(m.t_s))) for m in (first, second))
    each = pace / STEP_S
    return float(np.sqrt((rest @ rest) / len(rest) * each / max(float(slope @ slope), 1e-12)))
