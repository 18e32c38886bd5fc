"""Measure a throw that two cameras saw: its flight, what it touched first, and at what height."""

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
"""Number of longest tracks of each camera that are tried: those of a missile, its shadow and
something that it pushed."""

KNOWN_S: Final = 0.0015
"""A clock offset with at most this sigma, in seconds, is not estimated again from the flight."""

AGAIN_S: Final = 0.006
"""Prior sigma in seconds, in the last fit, of a clock offset that was found by this flight alone:
half a step of the search for it (`flight_clock.STEP_S`)."""

LEAST_EXPLAINED: Final = 6
"""Least number of points of both tracks that a flight must explain."""

LEAST_SHARE: Final = 0.5
"""Least share of both tracks' points that a flight must explain."""

ENOUGH_EXPLAINED: Final = 0.75
"""If a flight explains more than this share of both tracks' points, no other pair is tried."""

MERGED_S: Final = 0.045
"""A touch and a bounce that follows within this many seconds look like one bend: slightly more than
a frame at 30 frames a second."""

GAP_STEP_S: Final = 0.0005
"""Seconds between the moments that are tried for such a touch: a missile flies 3 mm in it."""

MERGED_SIGMA_MM: Final = 4.0
"""Sigma in mm of the position of such a touch, which follows from the body's outlines. Found by
trial on ideal throws."""

ONSET_SIGMA_S: Final = 0.01
"""Sigma in seconds of the time of a touch that only the body's response shows: about a frame."""

SOFT_SIGMA: Final = 0.35
"""Sigma in radians of the angle between a push and the surface normal, caused by friction. Found by
trial on drawn pairs."""


@dataclass(frozen=True, slots=True, eq=False)
class TouchPoint:
    """Where a missile's surface met a body's surface.

    Attributes:
        at_mm: (3,) position, table space.
        covariance: (3, 3) covariance of the position, mm².
    """

    at_mm: Floats
    covariance: Floats


@dataclass(frozen=True, slots=True, eq=False)
class JointThrow:
    """A throw as measured by both cameras together.

    Attributes:
        fit: The flight, in the first camera's time.
        chases: The missile's chase in each camera's picture.
        bodies: The creatures.
        contacts: Contacts with the bodies, each with the probability that it was the first,
            likeliest first.
        none: Probability that no body was touched.
        touch: Where a body was touched; None if none has a probability above one half, or if the
            time of contact is unknown.
        stray_bend: Index of the first bend that neither table nor body explains; None without one.
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
        """The contact whose probability is above one half; None without one."""
        if self.contacts and self.contacts[0][1] > 0.5:
            return self.contacts[0][0]
        return None


def joint_throw(
    first: WatchedThrow, second: WatchedThrow, clock: Estimate | None
) -> JointThrow | None:
    """Measure a throw with both cameras.

    Args:
        first: What the reference camera saw; its clock is used.
        second: What the other camera saw.
        clock: Offset that is added to the second one's times; None if it is not known yet.

    Returns:
        None if they saw no common flight.
    """
    ours, theirs = ([m.standing for m in w.monitor.each] for w in (first, second))
    bodies = bodies_of(ours, theirs, (first.calibration, second.calibration))
    found = _best_flight(first, second, clock, bodies)
    if found is None:
        return None
    fit, chases, ends_s = found
    shifts = beside_each_other(
        [_body_shift(body, (first, second), fit.clock.value) for body in bodies]
    )
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


def _best_flight(
    first: WatchedThrow, second: WatchedThrow, clock: Estimate | None, bodies: Sequence[Body]
) -> tuple[JointFlight, tuple[Chase, Chase], float] | None:
    """The flight that explains most points of any pair of tracks.

    Returns:
        The flight, the two chases, and when the missile was last seen; None if no pair fits.
    """
    pairs = [(one, other) for one in _longest(first) for other in _longest(second)]
    pairs.sort(key=lambda pair: -min(len(pair[0][1]), len(pair[1][1])))
    best: tuple[float, JointFlight, tuple[Chase, Chase], float] | None = None
    for (one, track), (other, other_track) in pairs:
        # Sizes are ignored: a streak looks only half as large as the missile, and two rays give the
        # distance anyway.
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
    """The longest tracks of a camera, longest first, at most `MOST_TRACKS`."""
    tracks = sorted(watched.tracks(), key=lambda one: -len(one[1]))
    return tracks[:MOST_TRACKS]


def flight_of(
    views: Sequence[ViewTrack], clock: Estimate | None, bodies: Sequence[Body]
) -> JointFlight | None:
    """Fit one flight to the tracks of two cameras.

    Args:
        views: Their tracks.
        clock: Offset that is added to the second one's times; None if it is not known yet.
        bodies: The creatures: a bend beside one is not taken for a bounce off the table.

    Returns:
        None if no flight fits both tracks.
    """

    def gap(place_mm: Floats) -> float:
        return min((body.gap_mm(place_mm) for body in bodies), default=np.inf)

    if clock is not None and clock.sigma <= KNOWN_S:
        return explained(views, clock, gap)
    offset = clock_of_flight(views, clock)
    if offset is None:
        return None
    return explained(views, offset, gap, Estimate(offset.value, AGAIN_S))


def _body_shift(
    body: Body, watched: tuple[WatchedThrow, WatchedThrow], clock_s: float
) -> BodyShift:
    """How a body moved, by both cameras' monitors of it."""
    monitors: list[tuple[CreatureMonitor | None, float, float]] = []
    for one, standing, shift_s in zip(watched, body.standing, (0.0, clock_s), strict=True):
        monitor = next((m for m in one.monitor.each if m.standing is standing), None)
        monitors.append((monitor, one.monitor.least_px, shift_s))
    return shift_of_body(monitors)


def first_touched(
    contacts: Sequence[BodyContact],
) -> tuple[tuple[tuple[BodyContact, float], ...], float]:
    """The probability of each contact to have been the first.

    In the order of times, each contact gets its own probability times the probability that none
    before it happened.

    Returns:
        The contacts with their probabilities, likeliest first, without those below
        `LEAST_PROBABILITY`; and the probability that there was none.
    """
    ordered = sorted(contacts, key=lambda c: (np.inf if c.at_s is None else c.at_s, c.body.track))
    left, shares = 1.0, []
    for contact in ordered:
        shares.append((contact, left * contact.probability))
        left *= 1 - contact.probability
    kept = sorted((s for s in shares if s[1] >= LEAST_PROBABILITY), key=lambda s: -s[1])
    return tuple(kept), 1.0 - sum(share for _, share in kept)


def touch_of(contact: BodyContact, fit: JointFlight) -> TouchPoint | None:
    """Where the surfaces of missile and body met; None if the time of contact is unknown.

    It is one missile radius from the missile's centre: opposite to the change of velocity, or
    towards the body's nearest point if the contact is no bend of its own.
    """
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
            middle = _place_before_bounce(contact.body, fit, contact.bend)
            off = contact.body.nearest_mm(middle) - middle
            way = off / max(float(np.linalg.norm(off)), 1e-9)
            covariance = covariance + np.eye(3) * MERGED_SIGMA_MM**2
    across = (np.eye(3) - np.outer(way, way)) * (radius * SOFT_SIGMA) ** 2
    along = np.outer(way, way) * float(fit.flight.covariance[-1, -1])
    return TouchPoint(middle + radius * way, covariance + across + along)


def _place_before_bounce(body: Body, fit: JointFlight, bend: int) -> Floats:
    """The missile's centre (3,) where it met a body just before a bounce, in one bend with it.

    The pictures do not separate touch and bounce, but the flight before them and the body are
    known. If the flight does not reach the body, it is the place of the bend.
    """
    at_s = fit.flight.bends_s[bend]
    places = (fit.flight.at_mm(t) for t in np.arange(at_s - MERGED_S, at_s, GAP_STEP_S).tolist())
    met = (place for place in places if body.gap_mm(place) <= fit.flight.radius_mm)
    return next(met, fit.bend_place(bend)[0])
