"""Decide whether a missile touched a body or passed behind it, in space.

With one camera, the missile's distance behind a body has to be estimated; two cameras measure it.
The evidence is whether the flight bent where it met the body, whether the body moved, and whether
the missile was seen afterwards. Each adds log-odds, listed below.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.odds import logistic
from vision.throws.bends import is_table
from vision.throws.evidence import EVEN_SHIFT, MOST_RESPONSE, SMALLEST_RESPONSE
from vision.throws.impact import MOST_CERTAIN
from vision.throws.impact_monitor import CreatureMonitor
from vision.two_views.joint_flight import JointFlight
from vision.two_views.solids import Body


@dataclass(frozen=True, slots=True)
class ContactOdds:
    """The evidence for and against a touch, in log-odds.

    Set by reasoning, on 60 drawn pairs of views; 200 others, and rendered ones, test them
    (docs/second_view.md).
    """

    before: float = -1.0
    """Prior, before any evidence."""

    bent_there: float = 7.0
    """The flight bent where it met the body, and the table does not explain the bend."""

    bent_low: float = 1.0
    """The flight bent where it met the body, but the table explains the bend as well."""

    straight_on: float = -6.0
    """The missile was near the body and flew on without a bend."""

    straight_past: float = -0.5
    """The missile flew on without a bend, but the body moved at that moment: pushing it may hardly
    have bent the flight."""

    never_near: float = -5.0
    """The missile never came near the body."""

    response: float = 2.6
    """Factor on `BodyShift.strength` if the body moved."""

    still: float = -2.0
    """The body did not move, although it was visible."""

    still_beside: float = -6.0
    """The body did not move, although it was visible, while another body was seen to move: a
    missile touches that one first."""

    lost_there: float = 1.5
    """The missile was last seen before it would have met the body."""

    gap: float = -0.5
    """Factor on the square of the gap between missile and body, in sigmas."""

    most_gap: float = 12.0
    """Upper bound on half the square of the gap, in sigmas."""


ODDS: Final = ContactOdds()
"""The log-odds by which touches are judged."""

NEAR_SIGMAS: Final = 3.0
"""A body at most this many sigmas from a bend may have caused it."""

NEAR_MM: Final = 15.0
"""A lost missile may have met a body if its extrapolated flight comes closer than this, in mm."""

ROUND_S: Final = 0.02
"""Most seconds between the missile's contact with a body and the body's first visible movement."""

STEP_S: Final = 0.002
"""Seconds between the moments at which gaps are computed, in which a missile flies 10 mm at
most."""

AHEAD_S: Final = 0.2
"""Seconds for which a flight is extrapolated after its last sight."""

SPIN_MM_S: Final = 350.0
"""Most change of velocity across the direction of flight, in mm/s, that spin causes in a bounce off
the table."""

SURELY_TABLE_MM: Final = 6.0
"""A bend less than this many mm from the height of a touch may have been caused by the table."""


@dataclass(frozen=True, slots=True, eq=False)
class BodyShift:
    """How a body moved, as the cameras saw it.

    Attributes:
        onset_s: When it began to move, in the first camera's time; None if it did not.
        strength: Natural logarithm of its shift over the one that touch and noise explain equally
            well.
        watched: Whether any camera saw enough of it to judge.
        beside: Whether another body was seen to move.
    """

    onset_s: float | None
    strength: float
    watched: bool
    beside: bool = False

    @property
    def moved(self) -> bool:
        """Whether it was clearly seen to move."""
        return self.onset_s is not None and self.strength > 0


def beside_each_other(shifts: Sequence[BodyShift]) -> list[BodyShift]:
    """The shifts of all bodies, with `beside` set: whether another body moved."""
    moved = sum(one.moved for one in shifts)
    return [replace(one, beside=moved - one.moved > 0) for one in shifts]


@dataclass(frozen=True, slots=True, eq=False)
class BodyContact:
    """Whether, when and where a missile touched a body.

    Attributes:
        body: The body.
        at_s: Time of the touch, in the first camera's time; None if nothing suggests a time.
        bend: Index of the flight's bend at that time; None without one.
        log_odds: Log-odds of the touch, given that nothing was touched before.
    """

    body: Body
    at_s: float | None
    bend: int | None
    log_odds: float

    @property
    def probability(self) -> float:
        """Probability of the touch, given that nothing was touched before."""
        return float(logistic(min(self.log_odds, MOST_CERTAIN)))


def shift_of_body(
    monitors: Sequence[tuple[CreatureMonitor | None, float, float]],
) -> BodyShift:
    """How a body moved, by the camera that saw it move most clearly.

    Args:
        monitors: For each camera its monitor of the body, None without one; the least shift that it
            accepts, px; and the offset that is added to its times.
    """
    best, onset, watched = -np.inf, None, False
    for monitor, least_px, shift_s in monitors:
        if monitor is None or not monitor.t_s:
            continue
        watched = True
        response = monitor.response
        if response is None:
            continue
        even = max(EVEN_SHIFT * least_px, 4 * monitor.noise_px)
        size = float(np.log(max(response.shift_px, 1e-3) / even))
        if size > best:
            best, onset = size, response.onset_s + shift_s
    return BodyShift(onset, float(np.clip(best, SMALLEST_RESPONSE, MOST_RESPONSE)), watched)


def contact_with(
    body: Body, fit: JointFlight, shift: BodyShift, seen_until_s: float
) -> BodyContact:
    """The evidence for a touch of one body, considered by itself.

    The time of the touch is that of the flight's bend at the body, else the onset of the body's
    movement, else that at which the extrapolated flight meets it.

    Args:
        body: The body.
        fit: The flight.
        shift: How the body moved.
        seen_until_s: When the missile was last seen, in the first camera's time.
    """
    bend = _first_bend_at(body, fit, shift)
    if bend is not None:
        at_s = fit.flight.bends_s[bend]
        gap = max(0.0, _gap_at_bend(body, fit, bend))
        low = touches_table(fit, bend) and table_explains(fit, bend)
        odds = ODDS.bent_low if low else ODDS.bent_there
        return _contact(body, at_s, bend, odds, gap, shift)
    if shift.onset_s is not None:
        around = np.arange(shift.onset_s - ROUND_S, shift.onset_s + ROUND_S / 2, STEP_S)
        gap = max(0.0, _least_gap(body, fit, around)[0])
        odds = (
            ODDS.straight_past
            if _was_seen_around(fit, shift.onset_s, seen_until_s)
            else ODDS.lost_there
        )
        return _contact(body, shift.onset_s, None, odds, gap, shift)
    return _contact_without_evidence(body, fit, shift, seen_until_s)


def _was_seen_around(fit: JointFlight, at_s: float, seen_until_s: float) -> bool:
    """Whether the missile was seen both clearly before and clearly after a moment."""
    return fit.flight.start_s + ROUND_S < at_s < seen_until_s - ROUND_S


def _contact_without_evidence(
    body: Body, fit: JointFlight, shift: BodyShift, seen_until_s: float
) -> BodyContact:
    """The contact with a body that neither moved nor bent the flight.

    Either the missile was lost on its way to the body, or it passed it, or it never came near.
    """
    begins = fit.flight.start_s
    seen = np.arange(begins, seen_until_s, STEP_S)
    ahead = np.arange(seen_until_s, seen_until_s + AHEAD_S, STEP_S)
    gap, _ = _least_gap(body, fit, seen)
    gap_ahead, at_s = _least_gap(body, fit, ahead)
    missed_mm = body.gap_mm(fit.flight.at_mm(at_s)) - fit.flight.radius_mm
    # After many bounces a flight is known too poorly to be extrapolated.
    if gap_ahead < min(gap, NEAR_SIGMAS) and missed_mm < NEAR_MM:
        return _contact(body, at_s, None, ODDS.lost_there, max(0.0, gap_ahead), shift)
    near = gap < NEAR_SIGMAS
    odds = ODDS.straight_on if near else ODDS.never_near
    return BodyContact(body, None, None, ODDS.before + odds)


def _contact(
    body: Body, at_s: float, bend: int | None, odds: float, gap: float, shift: BodyShift
) -> BodyContact:
    """A contact at a time, with all log-odds added up.

    Args:
        body: The body.
        at_s: Time of the contact.
        bend: Index of the bend at that time; None without one.
        odds: Log-odds by the flight.
        gap: Gap between missile and body, in sigmas.
        shift: How the body moved.
    """
    moved = ODDS.response * shift.strength if shift.onset_s is not None else 0.0
    if shift.onset_s is None and shift.watched:
        moved = ODDS.still_beside if shift.beside else ODDS.still
    far = ODDS.gap * min(gap * gap, 2 * ODDS.most_gap)
    return BodyContact(body, at_s, bend, ODDS.before + odds + moved + far)


def _first_bend_at(body: Body, fit: JointFlight, shift: BodyShift) -> int | None:
    """Index of the first bend that a body may have caused; None without one."""
    for number in range(len(fit.flight.bends_s)):
        if _gap_at_bend(body, fit, number) > NEAR_SIGMAS:
            continue
        onset_s = shift.onset_s
        moved_then = onset_s is not None and abs(onset_s - fit.flight.bends_s[number]) <= ROUND_S
        if touches_table(fit, number) and table_explains(fit, number) and not moved_then:
            continue
        return number
    return None


def touches_table(fit: JointFlight, bend: int) -> bool:
    """Whether a bend is so near to the table's height that the table may have caused it."""
    place, _ = fit.bend_place(bend)
    return abs(float(place[2]) - fit.flight.radius_mm) < SURELY_TABLE_MM


def table_explains(fit: JointFlight, bend: int) -> bool:
    """Whether a change of velocity is a table's: upwards, and hardly across the flight."""
    flight = fit.flight
    if not is_table(flight, bend):
        return False
    kick, along = flight.kick_mm_s(bend)[:2], flight.speed_mm_s(flight.bends_s[bend] - 1e-9)[:2]
    x, y = along / max(float(np.linalg.norm(along)), 1e-9)
    aside = np.array([-y, x])
    sigma = float(np.sqrt(aside @ fit.kick_covariance(bend)[:2, :2] @ aside))
    return abs(float(kick @ aside)) < SPIN_MM_S + NEAR_SIGMAS * sigma


def _gap_at_bend(body: Body, fit: JointFlight, bend: int) -> float:
    """The gap between missile and body at a bend, in sigmas; negative if they overlap."""
    place, covariance = fit.bend_place(bend)
    return _gap_sigmas(body, place, covariance, fit.flight.radius_mm)


def _least_gap(body: Body, fit: JointFlight, times_s: Floats) -> tuple[float, float]:
    """The smallest gap at some times, in sigmas, and its time; infinite if there are no times."""
    flight = fit.flight
    gaps = [
        (_gap_sigmas(body, flight.at_mm(t), flight.sigma_at_mm(t), flight.radius_mm), t)
        for t in times_s.tolist()
    ]
    return min(gaps, default=(np.inf, 0.0))


def _gap_sigmas(body: Body, place: Floats, covariance: Floats, radius_mm: float) -> float:
    """The gap between a missile at a place and a body, in sigmas; negative if they overlap."""
    off = body.gap_mm(place) - radius_mm
    along = float(np.sqrt(np.linalg.eigvalsh(covariance)[-1]))
    return off / float(np.hypot(body.surface_sigma_mm, along))


def unexplained(fit: JointFlight, bodies: Sequence[Body]) -> list[int]:
    """Indices of the bends that neither the table nor a body explains."""
    return [
        number
        for number in range(len(fit.flight.bends_s))
        if not table_explains(fit, number)
        and all(_gap_at_bend(body, fit, number) > NEAR_SIGMAS for body in bodies)
    ]
