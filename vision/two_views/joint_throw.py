"""One throw that two cameras saw: its flight in space, whom it touched first, and how high up."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.sightings import Estimate
from vision.throws.chase import Chase
from vision.throws.flight import Trajectory
from vision.throws.impact import LEAST_PROBABILITY
from vision.throws.impact_monitor import CreatureMonitor
from vision.throws.watched_throw import WatchedThrow
from vision.two_views.contact import (
    BodyContact,
    BodyShift,
    beside_each_other,
    contact_with,
    shift_of_body,
    touches_table,
    unexplained,
)
from vision.two_views.flight_clock import clock_of_flight
from vision.two_views.joint_flight import JointFlight, ViewTrack
from vision.two_views.joint_path import explained
from vision.two_views.solids import Body, bodies_of

MOST_TRACKS: Final = 3
"""Number of longest tracks of each camera that are tried: a missile, its shadow, what it pushed."""

KNOWN_S: Final = 0.0015
"""Sigma of a clock in seconds below which it is not estimated again from the flight."""

AGAIN_S: Final = 0.006
"""Sigma in seconds with which the last fit begins for a clock that only this flight tells: half a
step of the search for it (`flight_clock.STEP_S`)."""

LEAST_EXPLAINED: Final = 6
"""Least points that a flight of two views must explain."""

LEAST_SHARE: Final = 0.5
"""Share of all points of two tracks: a flight that explains fewer is not of both."""

ENOUGH_EXPLAINED: Final = 0.75
"""Share of all points of two tracks: if a flight explains this many, no other pair is tried."""

MERGED_S: Final = 0.045
"""Seconds within which a touch and a bounce that follows look like one bend: slightly more than a
frame at 30 a second."""

GAP_STEP_S: Final = 0.0005
"""Seconds between the moments that are tried for a touch that looks like one bend with a bounce: a
missile flies 3 mm."""

MERGED_SIGMA_MM: Final = 4.0
"""Sigma in mm of a touch that looks like one bend with a bounce, and is placed by the body's
outlines. Found by trial on ideal throws."""

ONSET_SIGMA_S: Final = 0.01
"""Sigma in seconds of the moment of a touch that only the body's response shows: about a frame."""

SOFT_SIGMA: Final = 0.35
"""Sigma in radians by which friction turns a push away from the surface normal. Found by trial on
drawn pairs."""


@dataclass(frozen=True, slots=True, eq=False)
class TouchPoint:
    """Where a missile's surface met a body's surface.

    Attributes:
        at_mm: (3,) table space.
        covariance: (3, 3) mm2.
    """

    at_mm: Floats
    covariance: Floats


@dataclass(frozen=True, slots=True, eq=False)
class JointThrow:
    """A throw as measured by both cameras together.

    Attributes:
        fit: Its flight, in the first camera's time.
        chases: What each camera followed.
        bodies: The creatures.
        contacts: Each body with the probability that it was touched first, likeliest first.
        none: Probability that no body was touched.
        touch: Where the likeliest body was touched; None if none was, or the moment is not known.
        stray_bend: The first bend that nothing explains; None if all are explained.
    """

    fit: JointFlight
    chases: tuple[Chase, Chase]
    bodies: tuple[Body, ...]
    contacts: tuple[tuple[BodyContact, float], ...]
    none: float
    touch: TouchPoint | None
    stray_bend: int | None

    @property
    def best(self) -> BodyContact | None:
        """The body that was more likely touched than everything else together, if there is one."""
        if self.contacts and self.contacts[0][1] > 0.5:
            return self.contacts[0][0]
        return None


def joint_throw(
    first: WatchedThrow, second: WatchedThrow, clock: Estimate | None
) -> JointThrow | None:
    """A throw from what both cameras saw; None if they saw no common flight.

    Args:
        first: What the reference camera saw; its clock is used.
        second: What the other camera saw.
        clock: What is added to the second one's times; None if that is not known yet.
    """
    ours, theirs = ([m.standing for m in w.monitor.each] for w in (first, second))
    bodies = bodies_of(ours, theirs, (first.calibration, second.calibration))
    found = _flight(first, second, clock, bodies)
    if found is None:
        return None
    fit, chases, ends_s = found
    shifts = beside_each_other([_shift(body, (first, second), fit.clock.value) for body in bodies])
    contacts = [
        contact_with(body, fit, shift, ends_s) for body, shift in zip(bodies, shifts, strict=True)
    ]
    shares, none = first_touched(contacts)
    strays = unexplained(fit, bodies)
    best = shares[0][0] if shares and shares[0][1] > 0.5 else None
    return JointThrow(
        fit,
        chases,
        tuple(bodies),
        shares,
        none,
        None if best is None else touch_of(best, fit),
        strays[0] if strays else None,
    )


def _flight(
    first: WatchedThrow, second: WatchedThrow, clock: Estimate | None, bodies: Sequence[Body]
) -> tuple[JointFlight, tuple[Chase, Chase], float] | None:
    """The flight that explains most of what both saw, what they followed, and when it ends."""
    pairs = [(one, other) for one in _longest(first) for other in _longest(second)]
    pairs.sort(key=lambda pair: -min(len(pair[0][1]), len(pair[1][1])))
    best: tuple[float, JointFlight, tuple[Chase, Chase], float] | None = None
    for (one, track), (other, other_track) in pairs:
        # A streak looks half as large as a missile is, and two rays tell the distance without it.
        views = [
            ViewTrack(track.unsized(), first.calibration, 0.0),
            ViewTrack(other_track.unsized(), second.calibration, 1.0),
        ]
        fit = flight_of(views, clock, bodies)
        if fit is None:
            continue
        count = sum(len(off) for off in fit.off_sigmas)
        good = count - fit.flight.chi2_per_degree
        ends = max(float(track.t_s[-1]), float(other_track.t_s[-1]) + fit.clock.value)
        enough = max(LEAST_EXPLAINED, LEAST_SHARE * (len(track) + len(other_track)))
        if count >= enough and (best is None or good > best[0]):
            best = good, fit, (one, other), ends
        if count > ENOUGH_EXPLAINED * (len(track) + len(other_track)):
            break
    return None if best is None else best[1:]


def _longest(watched: WatchedThrow) -> list[tuple[Chase, Trajectory]]:
    tracks = sorted(watched.tracks(), key=lambda one: -len(one[1]))
    return tracks[:MOST_TRACKS]


def flight_of(
    views: Sequence[ViewTrack], clock: Estimate | None, bodies: Sequence[Body]
) -> JointFlight | None:
    """The flight that two cameras saw; None if they saw no common one.

    Args:
        views: What they saw.
        clock: What is added to the second one's times; None if that is not known yet.
        bodies: The creatures: a bend beside one is not taken for a bounce off the table.
    """

    def gap(place_mm: Floats) -> float:
        return min((body.gap_mm(place_mm) for body in bodies), default=np.inf)

    if clock is not None and clock.sigma <= KNOWN_S:
        return explained(views, clock, gap)
    offset = clock_of_flight(views, clock)
    if offset is None:
        return None
    return explained(views, offset, gap, Estimate(offset.value, AGAIN_S))


def _shift(body: Body, watched: tuple[WatchedThrow, WatchedThrow], clock_s: float) -> BodyShift:
    monitors: list[tuple[CreatureMonitor | None, float, float]] = []
    for one, standing, shift_s in zip(watched, body.standing, (0.0, clock_s), strict=True):
        monitor = next((m for m in one.monitor.each if m.standing is standing), None)
        monitors.append((monitor, one.monitor.least_px, shift_s))
    return shift_of_body(monitors)


def first_touched(
    contacts: Sequence[BodyContact],
) -> tuple[tuple[tuple[BodyContact, float], ...], float]:
    """Each body's probability of having been touched first, in order of time; and that of none."""
    ordered = sorted(contacts, key=lambda c: (np.inf if c.at_s is None else c.at_s, c.body.track))
    left, shares = 1.0, []
    for contact in ordered:
        shares.append((contact, left * contact.probability))
        left *= 1 - contact.probability
    kept = sorted((s for s in shares if s[1] >= LEAST_PROBABILITY), key=lambda s: -s[1])
    return tuple(kept), 1.0 - sum(share for _, share in kept)


def touch_of(contact: BodyContact, fit: JointFlight) -> TouchPoint | None:
    """Where the surfaces met: from the missile's centre, opposite to the direction of the push."""
    if contact.at_s is None:
        return None
    radius = fit.flight.radius_mm
    if contact.bend is None:
        middle, speed = fit.flight.at_mm(contact.at_s), fit.flight.speed_mm_s(contact.at_s)
        covariance = fit.flight.sigma_at_mm(contact.at_s)
        covariance = covariance + np.outer(speed, speed) * ONSET_SIGMA_S**2
        off = contact.body.nearest_mm(middle) - middle
        way = off / max(float(np.linalg.norm(off)), 1e-9)
    else:
        middle, covariance = fit.bend_place(contact.bend)
        kick = fit.flight.kick_mm_s(contact.bend)
        way = -kick / max(float(np.linalg.norm(kick)), 1e-9)
        if touches_table(fit, contact.bend):
            middle = _met_before(contact.body, fit, contact.bend)
            off = contact.body.nearest_mm(middle) - middle
            way = off / max(float(np.linalg.norm(off)), 1e-9)
            covariance = covariance + np.eye(3) * MERGED_SIGMA_MM**2
    across = (np.eye(3) - np.outer(way, way)) * (radius * SOFT_SIGMA) ** 2
    along = np.outer(way, way) * float(fit.flight.covariance[-1, -1])
    return TouchPoint(middle + radius * way, covariance + across + along)


def _met_before(body: Body, fit: JointFlight, bend: int) -> Floats:
    """The missile's centre where it met a body, just before a bend that the table caused too.

    Which of the two was met first is not visible, but the flight before it and the body are known.
    """
    at_s = fit.flight.bends_s[bend]
    places = (fit.flight.at_mm(t) for t in np.arange(at_s - MERGED_S, at_s, GAP_STEP_S).tolist())
    met = (place for place in places if body.gap_mm(place) <= fit.flight.radius_mm)
    return next(met, fit.bend_place(bend)[0])
