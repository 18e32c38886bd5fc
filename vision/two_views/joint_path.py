"""Fit a missile's whole path to two cameras' tracks: from the release on, bend by bend.

The search is that of `vision.throws.bends`, but simpler in one respect: two rays determine the
distance, so a bend shows directly in the missile's position.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.sightings import Estimate
from vision.throws.bends import (
    FARTHEST_MM,
    FASTEST_THROW_MM_S,
    LARGEST_MM,
    MOST_BENDS,
    MOST_WORSE_CHI2,
    SLOWEST_THROW_MM_S,
    SMALLEST_MM,
    pushes_up,
)
from vision.two_views.joint_flight import JointFlight, ViewTrack, fit_joint

BEGIN_POINTS: Final = 6
"""Least number of points of both views together with which a flight begins."""

LEAST_EACH: Final = 2
"""Least number of points with which a flight begins from each view that sees it at all: a single
point determines no direction."""

GOOD_CHI2_PER_DEGREE: Final = 5.0
"""Most chi2 per degree of freedom of a fit that explains what was seen; pure noise would give 1.
Found by trial."""

SURPRISE_SIGMAS: Final = 4.0
"""A point more than this many sigmas off a flight is not on it. Found by trial."""

POINTS_BEHIND: Final = 6
"""Number of points of both views after a bend that are used to find its time."""

TRIED: Final = 7
"""Number of times that are tried for a bend."""

LEAST_OFF_SIGMAS: Final = 4.0
"""A further bend is tried if a point is at least this many sigmas off the fit."""

LEAST_BETTER: Final = 25.0
"""Least decrease of chi2 by a further bend, which has four unknowns: a change of velocity and a
time."""

LEAST_KICK_SIGMAS2: Final = 20.0
"""Least squared change of velocity at a bend, in sigmas: with three components, noise stays below
16 in 999 of 1000 cases."""

LOW_MM: Final = 60.0
"""Bends less than this many mm from the height of a touch are tried as bounces: a clock error of 8
ms, the limit of the search, displaces a missile of 7 m/s by 56 mm."""

BESIDE_MM: Final = 30.0
"""A missile whose centre is less than this many mm from a creature's surface is beside it: twice
the radius of a large missile."""

Gap = Callable[[Floats], float]
"""Distance in mm of a place, (3,) table space, from the nearest body's surface."""


class JointPoints:
    """The points of both views in the order of the first camera's time.

    Args:
        views: The tracks of both cameras.
        clock_s: Offset that is added to the second one's times.

    Attributes:
        views: The tracks of both cameras.
        t_s: (N,) times of all points, rising.
    """

    def __init__(self, views: Sequence[ViewTrack], clock_s: float) -> None:
        self.views = tuple(views)
        times = [view.track.t_s + view.lag * clock_s for view in views]
        self._of = np.concatenate([np.full(len(t), n) for n, t in enumerate(times)]).astype(int)
        all_s = np.concatenate(times)
        order = np.argsort(all_s, kind="stable")
        self.t_s: Floats = all_s[order]
        self._of = self._of[order]

    def __len__(self) -> int:
        return len(self.t_s)

    def each(self, begin: int, end: int) -> list[int]:
        """Number of points from each view among those from `begin` up to `end`."""
        some = self._of[begin:end]
        return [int(np.count_nonzero(some == n)) for n in range(len(self.views))]

    def part(self, begin: int, end: int) -> list[ViewTrack]:
        """Each view's part of the points from `begin` up to `end`."""
        before, within = self.each(0, begin), self.each(begin, end)
        return [
            view.slice(skip, skip + count)
            for view, skip, count in zip(self.views, before, within, strict=True)
        ]

    def off(self, fit: JointFlight, begin: int, end: int) -> Floats:
        """The residuals, in sigmas and in order of time, of a flight fitted to these points."""
        order = np.argsort(self._of[begin:end], kind="stable")
        found = np.empty(end - begin)
        kept = [off for off in fit.off_sigmas if len(off)]
        found[order] = np.concatenate(kept)
        return found


def explained(
    views: Sequence[ViewTrack],
    clock: Estimate,
    gap: Gap,
    known: Estimate | None = None,
) -> JointFlight | None:
    """Fit the flight that both cameras saw, with its bends.

    Args:
        views: The tracks of both cameras.
        clock: Offset that is added to the second one's times, already well known.
        gap: Distance from creatures: a bend beside one is not taken for a bounce off the table.
        known: Prior of the offset for the last fit, if `clock` was learned from this flight: with
            that as prior every point would count twice. None to use `clock`.

    Returns:
        None if nothing was thrown.
    """
    points = JointPoints(views, clock.value)
    begun = _first_free(points, clock)
    if begun is None:
        return None
    begin, upto = begun
    bends: list[Estimate] = []
    fit = fit_joint(points.part(begin, upto), clock)
    while fit is not None and upto < len(points):
        ahead = _extended_to(points, begin, upto, bends, clock)
        if ahead > upto:
            upto = ahead
        elif len(bends) == MOST_BENDS or not _add_bend(points, begin, upto, bends, clock):
            break
        else:
            upto = min(len(points), upto + POINTS_BEHIND)
        fit = fit_joint(points.part(begin, upto), clock, bends) or fit
    if fit is None:
        return None
    while len(bends) < MOST_BENDS and _add_missing_bend(points, begin, upto, bends, clock):
        pass
    fit = _without_weak_bends(points, begin, upto, bends, clock) or fit
    return as_sure_as_it_fits(
        _with_bounces(points.part(begin, upto), bends, known or clock, fit, gap)
    )


def _first_free(points: JointPoints, clock: Estimate) -> tuple[int, int] | None:
    """The first range of points, begin and end, that gravity alone explains; None without one."""
    wanted = [min(LEAST_EACH, count) for count in points.each(0, len(points))]
    for begin in range(len(points) - BEGIN_POINTS + 1):
        end = begin + BEGIN_POINTS
        while end < len(points) and any(
            have < need for have, need in zip(points.each(begin, end), wanted, strict=True)
        ):
            end += 1
        fit = fit_joint(points.part(begin, end), clock)
        if fit is not None and thrown(fit):
            return begin, end
    return None


def thrown(fit: JointFlight) -> bool:
    """Whether a short flight fits well and has a throw's start, speed and size."""
    flight = fit.flight
    speed = float(np.linalg.norm(flight.speed_mm_s(flight.start_s)))
    near = float(np.abs(flight.at_mm(flight.start_s)).max()) < FARTHEST_MM
    good = flight.chi2_per_degree < GOOD_CHI2_PER_DEGREE
    sized = SMALLEST_MM < flight.radius_mm < LARGEST_MM
    return good and near and sized and SLOWEST_THROW_MM_S < speed < FASTEST_THROW_MM_S


def _extended_to(
    points: JointPoints, begin: int, at: int, bends: Sequence[Estimate], clock: Estimate
) -> int:
    """Extend a flight without a new bend.

    Args:
        points: The points of both views.
        begin: First point of the flight.
        at: Up to which point the flight is fitted.
        bends: Its bends.
        clock: Clock offset.

    Returns:
        The point up to which the next few points, up to four, are on the flight; `at` if none are.
    """
    for upto in (at + 4, at + 2, at + 1):
        if upto > len(points):
            continue
        fit = fit_joint(points.part(begin, upto), clock, bends)
        if fit is None:
            continue
        off = points.off(fit, begin, upto)[at - begin :]
        # One point off the flight is an outlier; two in a row are a bend.
        if np.count_nonzero(off > SURPRISE_SIGMAS) <= (1 if len(off) > 2 else 0):
            return upto
    return at


def _add_bend(
    points: JointPoints, begin: int, upto: int, bends: list[Estimate], clock: Estimate
) -> bool:
    """Append the bend that best explains the points from `upto` on.

    Returns:
        Whether one was appended to `bends`.
    """
    behind = min(len(points), upto + POINTS_BEHIND)
    if behind - upto < 2:
        return False
    first, last = float(points.t_s[max(upto - 3, 0)]), float(points.t_s[min(upto + 1, behind - 1)])
    step = (last - first) / (TRIED - 1)
    earliest = bends[-1].value + 1e-3 if bends else -np.inf
    tried = []
    for at_s in np.linspace(first, last, TRIED).tolist():
        if at_s <= earliest:
            continue
        fit = fit_joint(points.part(begin, behind), clock, [*bends, Estimate(at_s, step)])
        if fit is not None and fit.flight.bends_s[-1] > earliest:
            tried.append((fit.flight.chi2, fit.flight.bends_s[-1], step))
    if not tried:
        return False
    _, at_s, sigma = min(tried)
    bends.append(Estimate(at_s, sigma))
    return True


def _add_missing_bend(
    points: JointPoints, begin: int, upto: int, bends: list[Estimate], clock: Estimate
) -> bool:
    """Add a bend where a point is still off, as two bends in quick succession look like one.

    Returns:
        Whether one was added: `bends` are then in the order of time, with their fitted times.
    """
    fit = fit_joint(points.part(begin, upto), clock, bends)
    if fit is None:
        return False
    off = points.off(fit, begin, upto)
    worst = begin + int(np.argmax(off))
    if off[worst - begin] < LEAST_OFF_SIGMAS:
        return False
    low, high = max(begin + 1, worst - 3), min(upto - 2, worst + 3)
    between = 0.5 * (points.t_s[low : high + 1] + points.t_s[low - 1 : high])
    best, chosen = fit.flight.chi2 - LEAST_BETTER, None
    for at_s in between.tolist():
        step = float(points.t_s[high] - points.t_s[low]) / 8
        more = sorted([*bends, Estimate(at_s, step)], key=lambda bend: bend.value)
        tried = fit_joint(points.part(begin, upto), clock, more)
        if tried is None or tried.flight.chi2 >= best or not in_order(tried):
            continue
        best = tried.flight.chi2
        chosen = [Estimate(t, b.sigma) for t, b in zip(tried.flight.bends_s, more, strict=True)]
    if chosen is None:
        return False
    bends[:] = chosen
    return True


def _without_weak_bends(
    points: JointPoints, begin: int, upto: int, bends: list[Estimate], clock: Estimate
) -> JointFlight | None:
    """Remove bends with an insignificant change of velocity, weakest first, and fit again."""
    while True:
        fit = fit_joint(points.part(begin, upto), clock, bends)
        if fit is None or not bends:
            return fit
        strength = [kick_sigmas2(fit, number) for number in range(len(bends))]
        least = int(np.argmin(strength))
        if strength[least] > LEAST_KICK_SIGMAS2:
            return fit
        del bends[least]


def kick_sigmas2(fit: JointFlight, bend: int) -> float:
    """Squared change of velocity at a bend, in sigmas (its Mahalanobis distance from zero)."""
    kick = fit.flight.kick_mm_s(bend)
    return float(kick @ np.linalg.solve(fit.kick_covariance(bend), kick))


def _with_bounces(
    views: Sequence[ViewTrack],
    bends: Sequence[Estimate],
    clock: Estimate,
    fit: JointFlight,
    gap: Gap,
) -> JointFlight:
    """Constrain a flight's bounces to the table's top, where that hardly worsens the fit.

    A bounce is the only event whose height is known. It corrects the clock offset, and so all other
    heights.
    """
    free = fit_joint(views, clock, bends) or fit
    held: list[int] = []
    worse = MOST_WORSE_CHI2 * _sigma2_scale(free)
    for bend in range(len(bends)):
        if not low(fit, bend) or gap(fit.bend_place(bend)[0]) < BESIDE_MM:
            continue
        tried = fit_joint(views, clock, bends, grounded=[*held, bend])
        if tried is None or not pushes_up(tried.flight, bend) or not in_order(tried):
            continue
        if tried.flight.chi2 - free.flight.chi2 < worse * (len(held) + 1):
            held.append(bend)
            fit = tried
    return fit


def low(fit: JointFlight, bend: int) -> bool:
    """Whether a bend is so near to the table that it may be a bounce."""
    height = float(fit.flight.at_mm(fit.flight.bends_s[bend])[2]) - fit.flight.radius_mm
    return abs(height) < LOW_MM


def in_order(fit: JointFlight) -> bool:
    """Whether the fitted times of the bends are still in order."""
    return bool((np.diff(fit.flight.bends_s) > 0).all())


def as_sure_as_it_fits(fit: JointFlight) -> JointFlight:
    """A flight with wider sigmas if its points fit worse than their sigmas suggest.

    Source: R. T. Birge, Phys. Rev. 40 (1932) 207: the covariance times chi2 per degree of freedom.
    """
    scale = _sigma2_scale(fit)
    wider = float(np.sqrt(scale))
    return replace(
        fit,
        flight=replace(fit.flight, covariance=fit.flight.covariance * scale),
        clock=Estimate(fit.clock.value, fit.clock.sigma * wider),
        bends_sigma_s=tuple(sigma * wider for sigma in fit.bends_sigma_s),
        whole_covariance=fit.whole_covariance * scale,
    )


def _sigma2_scale(fit: JointFlight) -> float:
    """Factor on a flight's covariance: chi2 per degree of freedom, at least 1."""
    return max(1.0, fit.flight.chi2_per_degree)
