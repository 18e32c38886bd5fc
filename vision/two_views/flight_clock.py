"""The offset of two clocks, from one flight that both cameras saw.

A missile flies 3 mm in a millisecond: only at the right offset do the rays of both cameras fit one
flight under gravity. Offsets are first tried coarsely, then solved for together with the flight.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from vision.sightings import Estimate
from vision.two_views.joint_flight import JointFlight, ViewTrack, fit_joint
from vision.two_views.joint_path import thrown

STEP_S: Final = 0.012
"""Seconds between the offsets that are tried: the fit converges from there."""

OPEN_S: Final = 0.35
"""Seconds to either side of the offset that aligns the middles of both tracks in which the offset
is searched if nothing else is known: a track is mostly shorter."""

LENGTHS: Final = (8, 6, 5, 4, 3)
"""Points of one view on a stretch of the flight without a bend; the longest stretch that fits one
flight in both views determines the offset."""

WORSE: Final = 0.7
"""By how much a rival offset's score must be worse. Found by trial on drawn pairs."""

POINT_WORTH: Final = 0.05
"""Each additional number that agrees improves the score by this much."""

LEAST_POINTS: Final = 7
"""Least points of both views together that fix an offset: its seven unknowns need four points, and
a few more to check them."""

MOST_SIGMA_S: Final = 0.008
"""Sigma of an offset in seconds beyond which it is not used; the whole flight then gives a better
one. Found by trial on rendered pairs, of which one at 60 frames a second had 5 ms."""

LEAST_SIGMA_S: Final = 2e-4
"""Least sigma of an offset in seconds: no camera times its frames better."""

RIVAL_S: Final = 0.02
"""Distance in seconds from the best offset beyond which another one is its rival."""


def clock_of_flight(views: Sequence[ViewTrack], about: Estimate | None) -> Estimate | None:
    """What is added to the second camera's time for the first one's, in seconds.

    Args:
        views: Two views of one flight.
        about: What is already known of it; None if nothing is.

    Returns:
        None if no offset makes one flight of both views, or several do.
    """
    offsets = _offsets(views, about)
    for length in LENGTHS:
        found = _best(_fits(views, length, offsets))
        if found is not None:
            return found
    return None


def _fits(views: Sequence[ViewTrack], length: int, offsets: Sequence[float]) -> list[JointFlight]:
    """Flights through `length` points of one view and what the other saw meanwhile.

    Either view may lead: one that sees the missile only three times has too few points by itself.
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
    middles = [0.5 * float(view.track.t_s[0] + view.track.t_s[-1]) for view in views]
    centre, reach = middles[0] - middles[1], OPEN_S
    if about is not None and 4 * about.sigma < OPEN_S:
        centre, reach = about.value, 4 * about.sigma
    steps = int(np.ceil(reach / STEP_S))
    return list((centre + STEP_S * np.arange(-steps, steps + 1)).tolist())


def _fit(
    views: Sequence[ViewTrack], lead: int, begin: int, end: int, offset_s: float
) -> JointFlight | None:
    """A stretch of one view with what the other saw meanwhile, if both fit one flight."""
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


def _best(fits: Sequence[JointFlight]) -> Estimate | None:
    """The offset at which the points fit one flight best; None if several fit as well."""
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
    """How badly the points fit a flight, on average; more points improve the score."""
    return fit.flight.chi2_per_degree - POINT_WORTH * fit.flight.degrees
