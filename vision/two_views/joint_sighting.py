"""Turn a throw that two cameras saw into a sighting in the first camera's frames and time."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from vision.clay.colour import name_colour
from vision.doubt.worth import honest_shares
from vision.sightings import ColourName, Estimate, Evidence, ImpactSeen, Struck, Touch
from vision.throws.bends import is_table
from vision.throws.chase import Chase
from vision.throws.told import (
    decisive_frames,
    first_contact_of,
    frame_at,
    frames_around,
    path_px_of,
)
from vision.throws.watched_throw import WatchedThrow
from vision.two_views.joint_throw import JointThrow, TouchPoint
from vision.two_views.solids import Body

UNSEEN_TRACK: Final = 0
"""Track number of something that was struck but is no creature that a camera sees."""

STRAY: Final = 0.35
"""Probability that an unexplained bend in mid-air was caused by a creature that nobody saw. Found
by trial."""


def sighting_of_both(throw: JointThrow, first: WatchedThrow) -> ImpactSeen:
    """The sighting of a throw that was measured with both cameras.

    Args:
        throw: The throw.
        first: The first camera's view of it, whose frames and time are used.
    """
    chase, best = throw.chases[0], throw.best
    contact_s = None if best is None else best.at_s
    flight = throw.fit.flight
    until_s = np.inf if contact_s is None else contact_s - 1e-6
    before = [n for n, at_s in enumerate(flight.bends_s) if at_s < until_s]
    bounces = [is_table(flight, number) for number in before]
    frames = decisive_frames(chase, contact_s)
    struck, none = _with_honest_shares(*_struck_with_stray(throw))
    return ImpactSeen(
        frame=first.last.index,
        t_s=first.last.t_s,
        released_s=None if first.seen is None else first.seen.released_s,
        contact_s=contact_s,
        contact_frame=None if contact_s is None else frame_at(chase, contact_s),
        bounced=any(bounces),
        first_contact=first_contact_of(bounces, bounced=any(bounces), hit=contact_s is not None),
        struck=struck,
        probability_none=none,
        decisive_frames=frames,
        missile_colour=_colour_of(chase),
        touch=None if throw.touch is None else _touch_on_table(throw.touch),
        curves=first.monitor.curves,
        evidence=Evidence(frames=frames, path_px=path_px_of(chase)),
    )


def _with_honest_shares(struck: Sequence[Struck], none: float) -> tuple[tuple[Struck, ...], float]:
    """The probabilities corrected as those of a throw that one camera saw."""
    *shares, none = honest_shares("throw", [*(one.probability for one in struck), none])
    pairs = zip(struck, shares, strict=True)
    return tuple(replace(one, probability=share) for one, share in pairs), none


def _struck_with_stray(throw: JointThrow) -> tuple[tuple[Struck, ...], float]:
    """What may have been struck first, likeliest first, and the probability of nothing.

    If no body was, an unexplained bend may come from a creature that nobody saw.
    """
    struck = [Struck(c.body.track, c.body.at_mm, p, c.body.colour) for c, p in throw.contacts]
    none = throw.none
    if throw.stray_bend is not None and throw.best is None:
        place = throw.fit.flight.at_mm(throw.fit.flight.bends_s[throw.stray_bend])
        x, y = (float(v) for v in place[:2])
        share = STRAY * none
        struck.append(Struck(UNSEEN_TRACK, (x, y), share, "white"))
        none -= share
    return tuple(sorted(struck, key=lambda one: -one.probability)), none


def _colour_of(chase: Chase) -> ColourName:
    return name_colour(chase.bgr.astype(np.uint8)[None])


def _touch_on_table(point: TouchPoint) -> Touch:
    """A touch as place on the table and height, each with its sigma."""
    x, y, z = (float(v) for v in point.at_mm)
    sigmas = np.sqrt(np.diag(point.covariance))
    across = float(np.hypot(sigmas[0], sigmas[1]) / np.sqrt(2))
    return Touch((x, y), across, Estimate(z, float(sigmas[2])))


def sighting_of_second(
    seen: ImpactSeen,
    *,
    frame_at: Callable[[float], int],
    decisive: int,
    lag_s: float,
    bodies: Sequence[Body],
) -> ImpactSeen:
    """Convert the second camera's sighting to the first camera's frames, time and track numbers.

    Args:
        seen: The second camera's sighting.
        frame_at: Index of the first camera's frame nearest to a time of its clock.
        decisive: The first camera's frame in the middle of the decisive ones.
        lag_s: Offset that is added to the second camera's times.
        bodies: The creatures that either camera sees.
    """
    known = {body.standing[1].track: body for body in bodies if body.standing[1] is not None}
    struck = tuple(_renamed(one, known.get(one.track)) for one in seen.struck)
    t_s = seen.t_s + lag_s
    contact_s = None if seen.contact_s is None else seen.contact_s + lag_s
    frames = frames_around(decisive)
    return replace(
        seen,
        frame=frame_at(t_s),
        t_s=t_s,
        released_s=None if seen.released_s is None else seen.released_s + lag_s,
        contact_s=contact_s,
        contact_frame=None if contact_s is None else frame_at(contact_s),
        decisive_frames=frames,
        struck=struck,
        curves=(),
        evidence=Evidence(frames=frames),
    )


def _renamed(struck: Struck, body: Body | None) -> Struck:
    """A struck creature with the track number, place and colour of its body, if it is known."""
    if body is None:
        return replace(struck, track=UNSEEN_TRACK)
    return replace(struck, track=body.track, at_mm=body.at_mm, colour=body.colour)
