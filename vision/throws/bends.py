"""Explain a track as a flight with bends: sudden changes of velocity.

A bend comes from the table, a creature, the hand that lets go, or anything else.
"""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.solution import Calibration
from vision.throws.flight import NEAREST_MM, Flight, Trajectory, fit_flight
from vision.throws.frame_rates import SLOW_FRAME_S

BEGIN_POINTS: Final = (6, 5, 4)
"""Numbers of points on one parabola with which a flight may begin, tried in this order: fewer are
needed if a bend or the track's end follows soon."""

SLOW_BEGIN_POINTS: Final = (6, 5, 4, 3)
"""The same numbers for a slow camera, which sees a throw in few pictures."""

GOOD_CHI2_PER_DEGREE: Final = 4.0
"""Most chi2 per degree of freedom of a fit that explains what was seen; pure noise would give 1.
Found by trial."""

SURPRISE_SIGMAS: Final = 4.5
"""A point more than this many sigmas off a flight suggests that the flight has bent. Found by
trial."""

MOST_BENDS: Final = 5
"""Most bends of a flight: a missile that has bounced more often rolls."""

POINTS_BEHIND: Final = 4
"""Number of points after a bend that fix how the flight continues."""

POINTS_AHEAD: Final = 3
"""Most points that are added to a flight before it is fitted again."""

BEND_STEP: Final = 0.25
"""Step between the moments that are tried for a bend, as a share of the time between two
pictures."""

SLOWEST_THROW_MM_S: Final = 1500.0
"""Least speed of something thrown, in mm/s: slower things are dropped or carried. Found by
trial."""

FASTEST_THROW_MM_S: Final = 16000.0
"""Most speed of something thrown, in mm/s: nobody throws faster than 16 m/s across a table. Found
by trial."""

FARTHEST_MM: Final = 2500.0
"""Farthest a throw may begin from the table's middle, in mm along each axis: nobody stands farther
away to throw. Found by trial."""

SMALLEST_MM: Final = 4.0
"""Least plausible fitted radius of a missile, in mm, with a margin for the parts that a faint
streak hides."""

LARGEST_MM: Final = 20.0
"""Largest plausible fitted radius of a missile, in mm, with a margin for what blur adds: a missile
of 10 ml has 13.4 mm. Found by trial."""

MOST_SMOOTH: Final = 0.5
"""Most change of velocity between two steps that is still smooth, as a share of the speed before: a
larger one is a jerk. Found by trial."""

COLLAPSED_MM: Final = 2.0
"""A fit with a missile of this radius in mm or less has collapsed. That is half the radius of the
smallest missile: no measured size is that wrong."""

MOST_GAIN: Final = 1.25
"""Largest factor on the squared speed at a bend that is ascribed to the errors of a fit: no bounce
adds energy, so beyond it a hand lets go there."""

LONGEST_SWING_S: Final = 0.1
"""Longest part of a hand's swing, in seconds, that may look like a flight before the release; a
much longer flight follows it."""

FAINT_PX: Final = 5.0
"""Apparent radius in pixels below which a missile's size is too uncertain to use. Found by
trial."""

RELEASE_ABOVE_MM: Final = 60.0
"""Least height above the table at which a hand lets go, in mm. Found by trial."""

LEAST_BOUNCE_MM_S: Final = 250.0
"""Least upward change of speed in a bounce off the table, in mm/s."""

MOST_FRICTION: Final = 0.8
"""Most sideways change of speed in a bounce off the table, as a share of the upward one: friction
takes no more. Found by trial."""

TABLE_SIGMA_MM: Final = 8.0
"""Sigma of the height of a bounce, in mm: half a frame of a fast fall, and the difference of an
egg's two radii."""

MOST_WORSE_CHI2: Final = 9.0
"""By how much chi2 may grow when a bend is held to the table for the bend still to be a bounce:
three sigmas."""

MOST_TABLE_SIGMAS: Final = 2.7
"""How many sigmas from the table's height a bend may be for the table to have made it. Found by
trial."""


def explain(track: Trajectory, calibration: Calibration) -> Flight | None:
    """The flight that explains a track, with its bends.

    It begins where the missile flies freely: points at the track's beginning at which a hand still
    moves the missile are left out.

    Returns:
        None if no part of the track is the flight of something thrown.
    """
    flight = _explain_once(track, calibration)
    while flight is not None:
        since_s = _late_release_s(flight, track)
        if since_s is None:
            break
        later = _explain_once(track.between(since_s, np.inf), calibration)
        if later is None:
            break
        flight = later
    return flight


def _late_release_s(flight: Flight, track: Trajectory) -> float | None:
    """When a hand let go of the missile, in seconds; None if not after the flight's start.

    The flight's beginning then was a hand's swing, and must be explained again from the release on.
    The release may be the flight's first bend. Without bends it may be the point where the flight
    no longer explains the track, if there is no jerk in the picture: a missile that meets something
    is jerked, but a hand lets go smoothly.
    """
    if flight.bends_s:
        return flight.bends_s[0] if _is_release(flight, float(track.t_s[-1])) else None
    rest = track.between(float(np.nextafter(flight.ends_s, np.inf)), np.inf)
    if len(rest) < 2:
        return None
    flown = track.between(flight.start_s, flight.ends_s)
    at_px = np.stack([*flown.at_px[-2:], rest.at_px[1]])
    if is_jerk(at_px, np.array([*flown.t_s[-2:], rest.t_s[1]])):
        return None
    return float(rest.t_s[0])


def is_jerk(at_px: Floats, t_s: Floats, off_px: float = 0.0) -> bool:
    """Whether the velocity in the picture changes suddenly at the second of three positions.

    Args:
        at_px: (3, 2) the positions.
        t_s: (3,) their times.
        off_px: How much a step may change from measurement errors alone.
    """
    arrives, leaves = np.diff(at_px, axis=0) / np.diff(t_s)[:, np.newaxis]
    change = float(np.linalg.norm(leaves - arrives))
    smooth = MOST_SMOOTH * float(np.linalg.norm(arrives))
    return change > max(smooth, off_px / float(t_s[1] - t_s[0]))


def _explain_once(track: Trajectory, calibration: Calibration) -> Flight | None:
    """Grow a flight from the first free points, and add a bend where points leave it.

    The part before a release may still be in it (`_late_release_s`).
    """
    found = _free_from(track, calibration)
    if found is None and len(track) and float(np.median(track.radius_px)) < FAINT_PX:
        # Only a part of a missile in nearly the table's colour is seen, so ignore its size.
        track = track.unsized()
        found = _free_from(track, calibration)
    if found is None:
        return None
    begin, upto = found
    free = track.between(float(track.t_s[begin]), np.inf)
    bends: list[float] = []
    flight = _fit(free, upto, bends, calibration)
    while flight is not None and upto < len(free):
        ahead = _first_off_flight(flight, free, upto, calibration)
        if ahead > upto:
            upto = ahead
        elif len(bends) == MOST_BENDS or not _add_bend(free, upto, bends, calibration):
            break
        else:
            upto = min(len(free), upto + POINTS_BEHIND)
        further = _fit(free, upto, bends, calibration)
        if further is not None and _collapsed(further):
            break
        flight = further or flight
    return flight


def _collapsed(flight: Flight) -> bool:
    """Whether a fit has shrunk the missile to a point close to the camera.

    A point at the camera fits every ray, so this happens when no flight explains all the points.
    The caller then keeps the fit without the last points.
    """
    return not flight.radius_mm > COLLAPSED_MM


def _is_release(flight: Flight, ends_s: float) -> bool:
    """Whether a hand lets go at the first bend: the missile gets faster, or a short swing ends.

    Args:
        flight: A flight with at least one bend.
        ends_s: When the track ends.
    """
    if is_table(flight, 0):
        return False
    at = flight.bends_s[0]
    before, after = flight.speed_mm_s(at - 1e-9), flight.speed_mm_s(at)
    if float(after @ after) > MOST_GAIN * float(before @ before):
        return True
    swing = at - flight.start_s
    freely = (flight.bends_s[1] if len(flight.bends_s) > 1 else ends_s) - at
    high = float(flight.at_mm(at)[2]) - flight.radius_mm > RELEASE_ABOVE_MM
    return high and swing < LONGEST_SWING_S and freely > 3 * swing


def is_table(flight: Flight, bend: int) -> bool:
    """Whether a bend is a bounce off the table: at the table's height, and mostly upwards."""
    return pushes_up(flight, bend) and height_sigmas(flight, bend) < MOST_TABLE_SIGMAS


def pushes_up(flight: Flight, bend: int) -> bool:
    """Whether the change of velocity at a bend is a table's: upwards, and less to the side."""
    kick = flight.kick_mm_s(bend)
    return bool(
        kick[2] > LEAST_BOUNCE_MM_S and np.hypot(kick[0], kick[1]) < MOST_FRICTION * kick[2]
    )


def is_bounce(flight: Flight, bend: int, track: Trajectory, calibration: Calibration) -> bool:
    """Whether a bend is a bounce off the table, also if the fitted depth hides it.

    A bend is a bounce by its height, or if a fit that is constrained to touch the table there
    explains the track nearly as well.

    Args:
        flight: The explanation of a track; its depth, and so its height, may be inaccurate.
        bend: Index of the bend.
        track: The track.
        calibration: Camera and table.
    """
    if is_table(flight, bend):
        return True
    seen = track.between(flight.start_s, np.inf)
    grounded = fit_flight(seen, calibration, flight.bends_s, grounded=bend)
    free = fit_flight(seen, calibration, flight.bends_s)
    if grounded is None or free is None or not is_table(grounded, bend):
        return False
    sized = SMALLEST_MM < grounded.radius_mm < LARGEST_MM
    return sized and grounded.chi2 - free.chi2 < MOST_WORSE_CHI2


def height_sigmas(flight: Flight, bend: int) -> float:
    """Distance in sigmas of a bend from the height at which the missile touches the table."""
    t_s = flight.bends_s[bend]
    height = float(flight.at_mm(t_s)[2]) - flight.radius_mm
    return abs(height) / (float(np.sqrt(flight.sigma_at_mm(t_s)[2, 2])) + TABLE_SIGMA_MM)


def _fit(
    free: Trajectory, upto: int, bends: list[float], calibration: Calibration
) -> Flight | None:
    return fit_flight(free.first(upto), calibration, bends)


def _free_from(track: Trajectory, calibration: Calibration) -> tuple[int, int] | None:
    """The first points of a track that gravity alone explains.

    Returns:
        Index of the first point and the number of points that one parabola fits; None if no part
        of the track is a free throw.
    """
    slow = len(track) > 1 and float(np.median(np.diff(track.t_s))) > SLOW_FRAME_S
    counts = SLOW_BEGIN_POINTS if slow else BEGIN_POINTS
    for begin in range(len(track) - counts[-1] + 1):
        for count in counts:
            if begin + count > len(track):
                continue
            last = float(track.t_s[begin + count - 1])
            flight = fit_flight(track.between(float(track.t_s[begin]), last), calibration)
            if flight is not None and _is_throw(flight):
                return begin, count
    return None


def _is_throw(flight: Flight) -> bool:
    """Whether a short flight fits well and has a throw's start, speed and size."""
    speed = float(np.linalg.norm(flight.speed_mm_s(flight.start_s)))
    near = float(np.abs(flight.at_mm(flight.start_s)).max()) < FARTHEST_MM
    good = flight.chi2_per_degree < GOOD_CHI2_PER_DEGREE
    sized = SMALLEST_MM < flight.radius_mm < LARGEST_MM
    return good and near and sized and SLOWEST_THROW_MM_S < speed < FASTEST_THROW_MM_S


def _first_off_flight(flight: Flight, free: Trajectory, at: int, calibration: Calibration) -> int:
    """The index of the first point, from `at` on, that is off the flight.

    A single point off the flight is an outlier; two in a row are a bend. At most `POINTS_AHEAD`
    points are looked at: if all of them are on the flight, the index behind them is returned.
    """
    for number in range(at, min(at + POINTS_AHEAD, len(free))):
        if all(
            _off_sigmas(flight, free, k, calibration) > SURPRISE_SIGMAS
            for k in range(number, min(number + 2, len(free)))
        ):
            return number
    return min(at + POINTS_AHEAD, len(free))


def _off_sigmas(flight: Flight, free: Trajectory, number: int, calibration: Calibration) -> float:
    """Mahalanobis distance in the picture of a point from the flight's prediction, in sigmas."""
    t_s = float(free.t_s[number])
    pose = calibration.camera_from_table
    x, y, z = pose[:3, :3] @ flight.at_mm(t_s) + pose[:3, 3]
    if z < NEAREST_MM:
        return np.inf
    focal = float(calibration.camera.matrix[0, 0])
    ray = np.array([x / z, y / z])
    slope = focal / z * np.array([[1.0, 0.0, -ray[0]], [0.0, 1.0, -ray[1]]]) @ pose[:3, :3]
    spread = slope @ flight.sigma_at_mm(t_s) @ slope.T + np.eye(2) * free.sigma_px[number] ** 2
    off = focal * (free.rays[number] - ray)
    return float(np.sqrt(off @ np.linalg.solve(spread, off)))


def _add_bend(free: Trajectory, upto: int, bends: list[float], calibration: Calibration) -> bool:
    """Append the bend time that best explains the points from `upto` on.

    Returns:
        Whether one was appended to `bends`.
    """
    behind = min(len(free), upto + POINTS_BEHIND)
    if behind - upto < 2:
        return False
    first, last = float(free.t_s[max(upto - 2, 0)]), float(free.t_s[upto])
    steps = max(2, round((last - first) / (BEND_STEP * (last - float(free.t_s[upto - 1])))))
    earliest = bends[-1] + 1e-3 if bends else -np.inf
    options = [float(t) for t in np.linspace(first, last, steps + 1) if t > earliest]
    fits = [(fit_flight(free.first(behind), calibration, [*bends, t]), t) for t in options]
    good = [(fit.chi2, t) for fit, t in fits if fit is not None]
    if not good:
        return False
    bends.append(min(good)[1])
    return True
