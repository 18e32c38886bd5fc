"""Turn a judged throw into the sighting that is reported."""

from collections.abc import Sequence

import numpy as np

from calibration.frame import Frame
from vision.clay.colour import name_colour
from vision.doubt.worth import honest_shares
from vision.sightings import Evidence, FirstContact, ImpactSeen, PointPx, ShiftCurve, Struck
from vision.throws.bends import is_bounce
from vision.throws.chase import Chase
from vision.throws.clues import came_by_table
from vision.throws.gaps import Journey
from vision.throws.impact import Verdict


def impact_of(
    frame: Frame,
    journey: Journey | None,
    chase: Chase,
    verdict: Verdict,
    curves: tuple[ShiftCurve, ...] = (),
) -> ImpactSeen:
    """The sighting of a judged throw.

    Args:
        frame: The frame with which it became clear.
        journey: The missile's track and fitted flight; None if no flight is known.
        chase: The missile's chase in the picture.
        verdict: Which creature it touched.
        curves: How the creatures' pictures shifted meanwhile.
    """
    contact = verdict.best.contact_s if verdict.best else None
    bounces, bounced = ([], False) if journey is None else _bounces(journey, contact)
    frames = decisive_frames(chase, contact)
    *struck, none = honest_shares("throw", [*(p for _, p in verdict.struck), verdict.none])
    pairs = zip(verdict.struck, struck, strict=True)
    return ImpactSeen(
        frame=frame.index,
        t_s=frame.t_s,
        released_s=None if journey is None else journey.released_s,
        contact_s=contact,
        contact_frame=None if contact is None else frame_at(chase, contact),
        bounced=bounced,
        first_contact=first_contact_of(bounces, bounced=bounced, hit=contact is not None),
        struck=tuple(Struck(c.track, c.at_mm, p, c.colour) for (c, _), p in pairs),
        probability_none=none,
        decisive_frames=frames,
        missile_colour=name_colour(chase.bgr.astype(np.uint8)[None]),
        curves=curves,
        evidence=Evidence(frames=frames, path_px=path_px_of(chase)),
    )


def _bounces(journey: Journey, contact: float | None) -> tuple[list[bool], bool]:
    """Which bends before a contact were bounces off the table.

    Returns:
        For each bend whether it was a bounce, and whether the missile touched the table at all.
    """
    before = journey.flight if contact is None else journey.until(contact)
    seen = journey.track if contact is None else journey.track.between(-np.inf, contact)
    bounces = [is_bounce(before, n, seen, journey.calibration) for n in range(len(before.bends_s))]
    return bounces, any(bounces) or (contact is not None and came_by_table(before, contact))


def path_px_of(chase: Chase) -> tuple[PointPx, ...]:
    """The positions of a chase's sights, image space."""
    centres = [s.streak.centre_px for s in chase.sights]
    return tuple((float(x), float(y)) for x, y in centres)


def first_contact_of(bounces: Sequence[bool], *, bounced: bool, hit: bool) -> FirstContact:
    """The kind of thing that was touched first.

    Args:
        bounces: For each bend before the contact whether it was a bounce off the table.
        bounced: Whether the missile touched the table before the contact.
        hit: Whether it touched a creature.
    """
    if hit:
        return "creature"
    if bounces and not bounces[0]:
        return "other"
    return "table" if bounced else "none"


def frame_at(chase: Chase, t_s: float) -> int:
    """The index of the frame nearest to a time, by the mean frame rate of a chase."""
    nearest = min(chase.sights, key=lambda s: abs(s.t_s - t_s))
    last, first = chase.sights[-1], chase.sights[0]
    pace = (last.frame - first.frame) / max(last.t_s - first.t_s, 1e-9)
    return nearest.frame + round((t_s - nearest.t_s) * pace)


def decisive_frames(chase: Chase, contact_s: float | None) -> tuple[int, ...]:
    """The three frames around a contact, or in the middle of a flight without one."""
    middle = chase.sights[len(chase.sights) // 2].t_s if contact_s is None else contact_s
    return frames_around(frame_at(chase, middle))


def frames_around(frame: int) -> tuple[int, ...]:
    """A frame between its neighbours; the first frame of a source has none before it."""
    at = max(0, frame)
    return tuple(range(max(0, at - 1), at + 2))
