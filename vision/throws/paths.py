"""Assemble whole flights from chases, the tracks of small things in the picture.

Chases of one missile that was hidden for a while are joined. Something that falls off a creature,
or only rolls, is not a throw.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.clay.colour import name_colour
from vision.clay.standing import Standing
from vision.throws.bends import MOST_BENDS, explain, is_jerk
from vision.throws.candidates import SmallObject
from vision.throws.chase import Chase, alike
from vision.throws.flight import Flight, Trajectory, track_from_px
from vision.throws.gaps import off_outline_px

HIDDEN_S: Final = 0.25
"""Longest time in seconds for which a missile may be hidden, or lost after it hit something."""

MOST_GROWTH: Final = 1.8
"""Largest factor by which a missile's apparent radius may change while it is hidden. Found by
trial."""

REACH_PX: Final = 10.0
"""Pixels that blur and a creature's own movement add to the farthest place to which a hidden
missile could have flown."""

FASTEST_ROLL_MM_S: Final = 1600.0
"""Most speed in mm/s of something that rolls, such as a die or a dropped lump: no throw moves
straight along the table as slowly as this."""

FASTEST_SHARE: Final = 80.0
"""Percentile of the speeds of a track, and also of its first steps, that must be as slow as a roll.
The first steps are tested on their own because a missile that flew in may roll for long; the
percentile ignores single bad measurements."""

LEAST_ROLLED: Final = 8
"""Least points of a track that may be a roll, and the number of steps that count as its first ones:
fewer points prove nothing."""

MOST_BENT_ROLL: Final = 0.1
"""Most sideways deviation of a roll from a straight line, as a share of its extent: a roll is at
least this straight. Found by trial."""

LEAST_EXPLAINED: Final = 0.2
"""Least share of the sights since a flight began that the flight must explain. Found by trial:
noise has 0.16, a missile that hit something in a dim picture 0.26."""

OWN_REACH_PX: Final = 6.0
"""A chase that begins within this many pixels of a creature comes from the creature, or from
behind it."""

FALLING: Final = 0.7
"""Pace in picture widths a second: what falls off a creature is slower, a throw is faster."""

CUT_OFF_PX: Final = 3.0
"""A sight whose position has a sigma of this many pixels or more is cut off by the picture's edge,
so no speed is computed from it."""

JITTER_PX: Final = 6.0
"""How much a step may change from measurement errors alone, in pixels: four sigmas of the
difference of three positions. Found by trial."""

LEAST_HELD: Final = 3
"""Least number of sights before free flight that prove a hand, rather than a bad measurement. Found
by trial."""


FASTER: Final = 1.3
"""A missile may have flown faster by this factor while it was hidden. Found by trial."""


def released_s_of(flight: Flight, chase: Chase) -> float | None:
    """When a hand let go of the missile, in seconds.

    Returns:
        None if the hand was not seen to hold the missile before. A hand moves smoothly, so a jerk
        before the flight means that the missile had hit something already.
    """
    held = [s for s in chase.sights if s.t_s < flight.start_s]
    if len(held) < LEAST_HELD or _was_jerked(held):
        return None
    return flight.start_s


def _was_jerked(sights: Sequence[SmallObject]) -> bool:
    """Whether the velocity in the picture changed suddenly, by more than measurement errors."""
    clear = [s for s in sights if s.sigma_px < CUT_OFF_PX]
    at_px, t_s = [s.streak.centre_px for s in clear], [s.t_s for s in clear]
    return any(
        is_jerk(np.stack(at_px[k : k + 3]), np.array(t_s[k : k + 3]), JITTER_PX)
        for k in range(len(clear) - 2)
    )


def track_of(sights: Sequence[SmallObject], calibration: Calibration) -> Trajectory:
    """A chase's sights as the arrays that the fit of a flight needs."""
    return track_from_px(
        np.array([s.t_s for s in sights]),
        np.stack([s.streak.centre_px for s in sights]),
        np.array([s.sigma_px for s in sights]),
        np.array([s.streak.radius_px for s in sights]),
        calibration,
    )


def first_flight(
    chases: Sequence[Chase], calibration: Calibration, parts: Sequence[Chase] = ()
) -> tuple[Flight, Chase] | None:
    """The earliest flight of something thrown, with the chases that continue it.

    Args:
        chases: All chases.
        calibration: Camera and table.
        parts: Those of the chases that are not throws themselves and can only continue another.

    Returns:
        The flight and its whole chase; None if no chase is the flight of something thrown.
    """
    confirmed = [c for c in chases if c.confirmed]
    found = []
    for number, chase in enumerate(confirmed):
        if len(chase.free) < chase.enough or any(chase is part for part in parts):
            continue
        track = track_of(chase.free, calibration)
        flight = explain(track, calibration)
        if flight is not None and not _is_badly_explained(track, flight):
            found.append((flight.start_s, number, flight, chase))
    if not found:
        return None
    _, _, flight, chase = min(found, key=lambda f: f[:2])
    whole = joined(chase, confirmed)
    if whole is not chase:
        flight = explain(track_of(whole.free, calibration), calibration) or flight
    return flight, whole


def _is_badly_explained(track: Trajectory, flight: Flight) -> bool:
    """Whether a flight explains so little of its track that it is noise, or a hand.

    A flight with `MOST_BENDS` bends is exempt: the missile rolls afterwards, which no flight
    explains.
    """
    since = track.t_s >= flight.start_s
    explained = np.count_nonzero(since & (track.t_s <= flight.ends_s))
    few = explained < LEAST_EXPLAINED * np.count_nonzero(since)
    return bool(few) and len(flight.bends_s) < MOST_BENDS


def joined(chase: Chase, others: Sequence[Chase]) -> Chase:
    """A chase, extended by those other chases that continue it after it was lost."""
    whole = chase
    for other in sorted(others, key=lambda c: c.sights[0].t_s):
        if other is chase or other.sights[0].t_s <= chase.sights[0].t_s:
            continue
        before = [s for s in whole.sights if s.t_s < other.sights[0].t_s]
        if len(before) >= 2 and _continues(whole, before, other):
            whole = replace(whole, sights=[*before, *other.sights])
    return whole


def _continues(chase: Chase, before: Sequence[SmallObject], other: Chase) -> bool:
    """Whether another chase shows the same missile later, judged by position, looks and time.

    Args:
        chase: The chase so far.
        before: Its sights before the other one begins, at least two.
        other: The chase that may continue it.
    """
    last, first = before[-1], other.sights[0]
    gone_s = first.t_s - last.t_s
    if gone_s > HIDDEN_S or not alike(first.streak, chase.bgr):
        return False
    growth = other.radius_px / chase.radius_px
    if not 1 / MOST_GROWTH < growth < MOST_GROWTH:
        return False
    step = math.dist(before[-1].streak.centre_px, before[-2].streak.centre_px)
    speed = step / (before[-1].t_s - before[-2].t_s)
    away = math.dist(last.streak.centre_px, first.streak.centre_px)
    if away > FASTER * speed * gone_s + 2 * chase.radius_px + REACH_PX:
        return False
    return _stays_put(chase, first.t_s) and not _stays_put(other, first.t_s)


def _stays_put(chase: Chase, since_s: float) -> bool:
    """Whether a chase hardly moves from a time on, or ended before it."""
    after = [s.streak.centre_px for s in chase.sights if s.t_s >= since_s]
    return not after or float(np.ptp(np.stack(after), axis=0).max()) < 3 * chase.radius_px


def rolls(track: Trajectory, calibration: Calibration) -> bool:
    """Whether something merely rolls or slides: straight along the table, slower than a throw.

    Speed and straightness are those of the track projected onto the table.
    """
    places = table_from_image(track.at_px, calibration)
    if len(track) < LEAST_ROLLED or not np.isfinite(places).all():
        return False
    steps = np.linalg.norm(np.diff(places, axis=0), axis=1) / np.diff(track.t_s)
    if any(
        float(np.percentile(some, FASTEST_SHARE)) > FASTEST_ROLL_MM_S
        for some in (steps, steps[:LEAST_ROLLED])
    ):
        return False
    off = places - places.mean(axis=0)
    across = np.linalg.svd(off, full_matrices=False)[2][1]
    return float(np.abs(off @ across).max()) < MOST_BENT_ROLL * float(np.ptp(off, axis=0).max())


def born_of(chase: Chase, standing: Sequence[Standing]) -> Standing | None:
    """The creature at which a chase begins, nearest first; None if it begins away from all."""
    at_px = chase.sights[0].streak.centre_px
    near = [(off_outline_px(s, at_px), n) for n, s in enumerate(standing)]
    if not near or min(near)[0] >= OWN_REACH_PX:
        return None
    return standing[min(near)[1]]


def is_part(chase: Chase, standing: Sequence[Standing], calibration: Calibration) -> bool:
    """Whether a chase is a part of a creature, or falls off one, and so is not a throw.

    It is if it begins at a creature, and has the creature's colour or is slow at first.
    """
    creature = born_of(chase, standing)
    if creature is None or len(chase.sights) < 2:
        return False
    if name_colour(chase.bgr.astype(np.uint8)[None]) == creature.colour:
        return True
    first, last = chase.sights[0], chase.sights[min(3, len(chase.sights) - 1)]
    gone = float(np.linalg.norm(last.streak.centre_px - first.streak.centre_px))
    return gone < FALLING * calibration.size_wh[0] * (last.t_s - first.t_s)
