"""Estimate the offset of two cameras' clocks from one flight that both saw.

A missile flies 3 mm in a millisecond, so the rays of both cameras only fit one flight under gravity
at the right offset. Offsets on a coarse grid are tried first; each is refined by the fit of the
flight.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vision.sightings import Estimate
from vision.two_views.joint_flight import JointFlight, ViewTrack, fit_joint
from vision.two_views.joint_path import thrown

STEP_S: Final = 0.012
"""Seconds between the offsets that are tried: the fit converges from the nearest one."""

OPEN_S: Final = 0.35
"""Half the width in seconds of the searched range, if nothing is known: most tracks are shorter.
Its middle is the offset that aligns the middles of both tracks."""

LENGTHS: Final = (8, 6, 5, 4, 3)
"""Numbers of points of one view on a stretch of the flight without a bend, tried in this order; the
first that fits one flight in both views determines the offset."""

WORSE: Final = 0.7
"""Least difference of scores between a rival offset and the best one for the best one to be
accepted. Found by trial on drawn pairs."""

POINT_WORTH: Final = 0.05
"""Improvement of a fit's score by each further degree of freedom."""

LEAST_POINTS: Final = 7
"""Least points of both views together that determine an offset: the seven unknowns need four
points, and a few more to check them."""

MOST_SIGMA_S: Final = 0.008
"""An offset with this sigma in seconds, or a larger one, is not used: the whole flight then gives a
better one. Found by trial on rendered pairs, of which one at 60 frames a second had 5 ms."""

LEAST_SIGMA_S: Final = 2e-4
"""Least sigma of an offset in seconds: no camera times its frames better."""

RIVAL_S: Final = 0.02
"""Another offset counts as a rival if it is more than this many seconds from the best one."""


def clock_of_flight(views: Sequence[ViewTrack], about: Estimate | None) -> Estimate | None:
    """Estimate the offset that is added to the second camera's times, in seconds.

    Args:
        views: Two views of one flight.
        about: Prior of the offset; None if nothing is known.

    Returns:
        None if no offset makes one flight of both views, or several do.
    """
    offsets = _offsets(views, about)
    for length in LENGTHS:
        found = _best_offset(_fits_of_stretches(views, length, offsets))
        if found is not None:
            return found
    return None


def _fits_of_stretches(
    views: Sequence[ViewTrack], length: int, offsets: Sequence[float]
) -> list[JointFlight]:
    """Fit flights to stretches of one view and the other view's points meanwhile, at each offset.

    Stretches of `length` points are taken from either view, as a view that saw the missile only
    three times has too few points.
    """
    stretches = [
        (lead, begin, min(begin + length, count))
        for lead, count in enumerate(len(view.track) for view in views)
        for begin in range(0, max(count - length, 0) + 1, max(1, length // 2))
    ]
    return [
        fit
        for lead, begin, end in stretches
        if end - begin > 1
        for offset in offsets
        for fit in [_fit(views, lead, begin, end, offset)]
        if fit is not None
    ]


def _offsets(views: Sequence[ViewTrack], about: Estimate | None) -> list[float]:
    """The offsets in seconds that are tried: a grid around the prior, or around the default."""
    middles = [0.5 * float(view.track.t_s[0] + view.track.t_s[-1]) for view in views]
    centre, reach = middles[0] - middles[1], OPEN_S
    if about is not None and 4 * about.sigma < OPEN_S:
        centre, reach = about.value, 4 * about.sigma
    steps = int(np.ceil(reach / STEP_S))
    return list((centre + STEP_S * np.arange(-steps, steps + 1)).tolist())


def _fit(
    views: Sequence[ViewTrack], lead: int, begin: int, end: int, offset_s: float
) -> JointFlight | None:
    """Fit a flight to a stretch of view `lead` and the other view's points meanwhile.

    Returns:
        None if there are too few points, or the flight is not that of a throw.
    """
    one, other = views[lead], views[1 - lead]
    own = one.slice(begin, end)
    reach = 0.5 * float(np.median(np.diff(one.track.t_s)))
    later_s = (one.lag - other.lag) * offset_s
    first_s, last_s = own.track.t_s[0] - reach + later_s, own.track.t_s[-1] + reach + later_s
    within = np.flatnonzero((other.track.t_s >= first_s) & (other.track.t_s <= last_s))
    if len(within) < 2 or len(within) + end - begin < LEAST_POINTS:
        return None
    both = [own, other.slice(int(within[0]), int(within[-1]) + 1)]
    fit = fit_joint(both, Estimate(offset_s, STEP_S))
    return fit if fit is not None and thrown(fit) else None


def _best_offset(fits: Sequence[JointFlight]) -> Estimate | None:
    """The offset of the best fit.

    Returns:
        None if there is none, if a rival offset fits nearly as well, or if its sigma is too large.
    """
    if not fits:
        return None
    best = min(fits, key=_score)
    for other in fits:
        apart = abs(other.clock.value - best.clock.value) > RIVAL_S
        if apart and _score(other) - _score(best) < WORSE:
            return None
    scale = max(1.0, best.flight.chi2_per_degree)
    near_best = [one for one in fits if abs(one.clock.value - best.clock.value) < RIVAL_S]
    near = min(near_best, key=lambda one: one.clock.sigma)
    sigma = max(LEAST_SIGMA_S, near.clock.sigma * float(np.sqrt(scale)))
    return Estimate(near.clock.value, sigma) if sigma < MOST_SIGMA_S else None


def _score(fit: JointFlight) -> float:
    """Cost of a fit, smaller is better: chi2 per degree of freedom, less a bonus for points."""
    return fit.flight.chi2_per_degree - POINT_WORTH * fit.flight.degrees
