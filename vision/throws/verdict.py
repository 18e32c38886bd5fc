"""A verdict on a throw in the words that others read, and why a throw was not told."""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import numpy as np

from calibration.frame import Frame
from vision.clay.colour import name_colour
from vision.refusal import Refusal
from vision.sightings import Evidence, FirstContact, ImpactSeen, PointPx, Struck
from vision.throws.bends import is_bounce
from vision.throws.chase import Chase
from vision.throws.clues import came_by_table
from vision.throws.flight import Flight
from vision.throws.gaps import Journey
from vision.throws.impact import Verdict

# Sights before free flight that show a hand at work, rather than one bad measurement.
LEAST_HELD: Final = 3

RefusalCause: TypeAlias = Literal["throw/too_few_frames", "throw/too_dark", "throw/cut_off"]

MENDS: Final[dict[RefusalCause, str]] = {
    "throw/too_few_frames": (
        "something passed, too fast for so few pictures: if it was a throw, let the camera give 60"
        " frames a second, 30 at the least, by brighter light or a smaller picture"
    ),
    "throw/too_dark": (
        "the picture is too dark to be sure of creatures and missiles: bring more light to the"
        " table"
    ),
    "throw/cut_off": (
        "something was flying when the pictures ended: film on until the missile lies still"
    ),
}


def refusal(cause: RefusalCause, frame: int) -> Refusal:
    """Why a throw was not told, or told in doubt; `frame` decided it."""
    return Refusal(cause, MENDS[cause], frame)


def impact_of(frame: Frame, journey: Journey, chase: Chase, verdict: Verdict) -> ImpactSeen:
    """The sighting of a throw that is over.

    Args:
        frame: The frame with which it became clear.
        journey: The missile's way.
        chase: What was followed.
        verdict: Whom it touched.
    """
    contact = verdict.best.contact_s if verdict.best else None
    before = journey.flight if contact is None else journey.until(contact)
    seen = journey.track if contact is None else journey.track.between(-np.inf, contact)
    bounces = [is_bounce(before, n, seen, journey.calibration) for n in range(len(before.bends_s))]
    bounced = any(bounces) or (contact is not None and came_by_table(before, contact))
    frames = _decisive_frames(chase, contact)
    return ImpactSeen(
        frame=frame.index,
        t_s=frame.t_s,
        released_s=_released_s(journey.flight, chase),
        contact_s=contact,
        contact_frame=None if contact is None else _frame_at(chase, contact),
        bounced=bounced,
        first_contact=_first_contact(bounces, bounced=bounced, hit=contact is not None),
        struck=tuple(Struck(c.track, c.at_mm, p, c.colour) for c, p in verdict.struck),
        probability_none=verdict.none,
        decisive_frames=frames,
        missile_colour=name_colour(chase.bgr.astype(np.uint8)[None]),
        evidence=Evidence(frames=frames, path_px=_path(chase)),
    )


def _released_s(flight: Flight, chase: Chase) -> float | None:
    """When a hand let go; None where it was not seen to hold the missile before."""
    held = [s for s in chase.sights if s.t_s < flight.start_s]
    return flight.start_s if len(held) >= LEAST_HELD else None


def _path(chase: Chase) -> tuple[PointPx, ...]:
    centres = [s.streak.centre_px for s in chase.sights]
    return tuple((float(x), float(y)) for x, y in centres)


def _first_contact(bounces: Sequence[bool], *, bounced: bool, hit: bool) -> FirstContact:
    """The first creature touched; where none was, what else, by which bends were bounces."""
    if hit:
        return "creature"
    if bounces and not bounces[0]:
        return "other"
    return "table" if bounced else "none"


def _frame_at(chase: Chase, t_s: float) -> int:
    """The frame nearest to a time, by the pace of the frames around it."""
    nearest = min(chase.sights, key=lambda s: abs(s.t_s - t_s))
    last, first = chase.sights[-1], chase.sights[0]
    pace = (last.frame - first.frame) / max(last.t_s - first.t_s, 1e-9)
    return nearest.frame + round((t_s - nearest.t_s) * pace)


def _decisive_frames(chase: Chase, contact_s: float | None) -> tuple[int, ...]:
    middle = chase.sights[len(chase.sights) // 2].t_s if contact_s is None else contact_s
    at = _frame_at(chase, middle)
    return (at - 1, at, at + 1)
