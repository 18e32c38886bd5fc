"""Passed behind or touched: compares a flight in space with bodies in space.

With one camera, how far behind a body the missile was has to be estimated; two cameras measure it.
What remains to judge: whether the flight bent where it met a body, whether the body moved, and
whether both cameras saw the missile there at all. Each adds log-odds, listed below.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.odds import logistic
from vision.throws.bends import is_table
from vision.throws.impact import (
    EVEN_SHIFT,
    MOST_CERTAIN,
    MOST_RESPONSE,
    SMALLEST_RESPONSE,
)
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
    """For a creature that a missile was thrown at, before any evidence."""

    bent_there: float = 7.0
    """The flight bent where it met the body, and the table does not explain the bend."""

    bent_low: float = 1.0
    """The flight bent where it met the body, but so near to the table that the table may have bent
    it."""

    straight_on: float = -6.0
    """The missile was seen to continue as if nothing were there."""

    straight_past: float = -0.5
    """The missile was seen to continue as if nothing were there, but the body moved at that moment:
    pushing it may hardly have bent the flight."""

    never_near: float = -5.0
    """The missile never came near."""

    response: float = 2.6
    """For each unit of ln(how much more than noise the body moved)."""

    still: float = -2.0
    """The body did not move, although it was visible."""

    still_beside: float = -6.0
    """The body did not move, although it was visible, while another body was seen to move: a
    missile touches that one first."""

    lost_there: float = 1.5
    """The missile was last seen before it would have met the body."""

    gap: float = -0.5
    """For each square of the sigmas between missile and body."""

    most_gap: float = 12.0
    """A larger gap counts no more than this."""


ODDS: Final = ContactOdds()
"""The log-odds by which touches are judged."""

NEAR_SIGMAS: Final = 3.0
"""Distance in sigmas within which a body near to a bend may have caused it."""

NEAR_MM: Final = 15.0
"""Distance in mm from a body to which a flight that was lost from sight must have come to have met
it."""

ROUND_S: Final = 0.02
"""Seconds around a body's first movement within which the missile must have been at it."""

STEP_S: Final = 0.002
"""Seconds between the moments at which gaps are computed: a missile flies 10 mm at most."""

AHEAD_S: Final = 0.2
"""Seconds for which a flight is extended after it was lost."""

SPIN_MM_S: Final = 350.0
"""Sideways change of speed in mm/s that spin may give a bounce off the table; more has another
cause."""

SURELY_TABLE_MM: Final = 6.0
"""Distance in mm from the table's height within which a bend is the table's if the body did not
move."""


@dataclass(frozen=True, slots=True, eq=False)
class BodyShift:
    """How a body moved, as the cameras saw it.

    Attributes:
        onset_s: When it began to move, in the first camera's time; None if it did not.
        strength: ln of how much more than noise it moved.
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
    """The shifts of all bodies, each marked with whether another body moved."""
    moved = sum(one.moved for one in shifts)
    return [replace(one, beside=moved - one.moved > 0) for one in shifts]


@dataclass(frozen=True, slots=True, eq=False)
class BodyContact:
    """Whether, when and where a missile touched a body.

    Attributes:
        body: The body.
        at_s: When, in the first camera's time; None if nothing suggests a moment.
        bend: The bend of the flight at that moment, if any.
        log_odds: For a touch, if nothing was touched before.
    """

    body: Body
    at_s: float | None
    bend: int | None
    log_odds: float

    @property
    def probability(self) -> float:
        """Probability of the touch, if nothing was touched before."""
        return float(logistic(min(self.log_odds, MOST_CERTAIN)))


def shift_of_body(
    monitors: Sequence[tuple[CreatureMonitor | None, float, float]],
) -> BodyShift:
    """How a body moved, according to the camera that saw it move most clearly.

    Args:
        monitors: For each camera: its monitor of the body, the least shift it accepts, and what is
            added to its times for the first camera's.
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
    """Whether the missile touched one body, considered by itself.

    Args:
        body: The body.
        fit: The flight.
        shift: How the body moved.
        seen_until_s: When the missile was last seen.
    """
    bend = _bend_at(body, fit, shift)
    if bend is not None:
        at_s = fit.flight.bends_s[bend]
        gap = max(0.0, _gap_at_bend(body, fit, bend))
        low = touches_table(fit, bend) and table_explains(fit, bend)
        odds = ODDS.bent_low if low else ODDS.bent_there
        return _weighed(body, at_s, bend, odds, gap, shift)
    if shift.onset_s is not None:
        around = np.arange(shift.onset_s - ROUND_S, shift.onset_s + ROUND_S / 2, STEP_S)
        gap = max(0.0, _least_gap(body, fit, around)[0])
        odds = ODDS.straight_past if _passed(fit, shift.onset_s, seen_until_s) else ODDS.lost_there
        return _weighed(body, shift.onset_s, None, odds, gap, shift)
    return _without_word(body, fit, shift, seen_until_s)


def _passed(fit: JointFlight, at_s: float, seen_until_s: float) -> bool:
    """Whether the missile was seen before and after a moment."""
    return fit.flight.start_s + ROUND_S < at_s < seen_until_s - ROUND_S


def _without_word(
    body: Body, fit: JointFlight, shift: BodyShift, seen_until_s: float
) -> BodyContact:
    """Without a bend or movement: did the missile pass, or was it lost on its way to the body?"""
    begins = fit.flight.start_s
    seen = np.arange(begins, seen_until_s, STEP_S)
    ahead = np.arange(seen_until_s, seen_until_s + AHEAD_S, STEP_S)
    gap, _ = _least_gap(body, fit, seen)
    gap_ahead, at_s = _least_gap(body, fit, ahead)
    missed_mm = body.gap_mm(fit.flight.at_mm(at_s)) - fit.flight.radius_mm
    # After many bounces a flight is known too poorly to be extrapolated.
    if gap_ahead < min(gap, NEAR_SIGMAS) and missed_mm < NEAR_MM:
        return _weighed(body, at_s, None, ODDS.lost_there, max(0.0, gap_ahead), shift)
    near = gap < NEAR_SIGMAS
    odds = ODDS.straight_on if near else ODDS.never_near
    return BodyContact(body, None, None, ODDS.before + odds)


def _weighed(
    body: Body, at_s: float, bend: int | None, odds: float, gap: float, shift: BodyShift
) -> BodyContact:
    moved = ODDS.response * shift.strength if shift.onset_s is not None else 0.0
    if shift.onset_s is None and shift.watched:
        moved = ODDS.still_beside if shift.beside else ODDS.still
    far = ODDS.gap * min(gap * gap, 2 * ODDS.most_gap)
    return BodyContact(body, at_s, bend, ODDS.before + odds + moved + far)


def _bend_at(body: Body, fit: JointFlight, shift: BodyShift) -> int | None:
    """The first bend that this body may have caused."""
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
    """Whether the table explains the push: up, against the sliding, and hardly sideways."""
    flight = fit.flight
    if not is_table(flight, bend):
        return False
    kick, along = flight.kick_mm_s(bend)[:2], flight.speed_mm_s(flight.bends_s[bend] - 1e-9)[:2]
    x, y = along / max(float(np.linalg.norm(along)), 1e-9)
    aside = np.array([-y, x])
    sigma = float(np.sqrt(aside @ fit.kick_covariance(bend)[:2, :2] @ aside))
    return abs(float(kick @ aside)) < SPIN_MM_S + NEAR_SIGMAS * sigma


def _gap_at_bend(body: Body, fit: JointFlight, bend: int) -> float:
    place, covariance = fit.bend_place(bend)
    return _gap_sigmas(body, place, covariance, fit.flight.radius_mm)


def _least_gap(body: Body, fit: JointFlight, times_s: Floats) -> tuple[float, float]:
    """The smallest gap in sigmas, and when."""
    flight = fit.flight
    gaps = [
        (_gap_sigmas(body, flight.at_mm(t), flight.sigma_at_mm(t), flight.radius_mm), t)
        for t in times_s.tolist()
    ]
    return min(gaps, default=(np.inf, 0.0))


def _gap_sigmas(body: Body, place: Floats, covariance: Floats, radius_mm: float) -> float:
    off = body.gap_mm(place) - radius_mm
    along = float(np.sqrt(np.linalg.eigvalsh(covariance)[-1]))
    return off / float(np.hypot(body.surface_sigma_mm, along))


def unexplained(fit: JointFlight, bodies: Sequence[Body]) -> list[int]:
    """Bends that neither the table nor a body explains."""
    return [
        number
        for number in range(len(fit.flight.bends_s))
        if not table_explains(fit, number)
        and all(_gap_at_bend(body, fit, number) > NEAR_SIGMAS for body in bodies)
    ]
