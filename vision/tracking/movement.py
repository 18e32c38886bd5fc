"""Update the track of a creature that is seen at another place, or turned on the spot."""

from dataclasses import dataclass, replace
from typing import Final

from vision.sightings import PointMm, Sighting
from vision.tracking.detection import Detection
from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.outline_change import OutlineChange
from vision.tracking.route import Step, Way, heading_of, step_of, way_of
from vision.tracking.track import Track

MOVED_MM: Final = 6.0
"""A step of at most this many mm does not count as a move: light and noise shift an outline as far.
Found by trial."""

MOVED_SIGMAS: Final = 2.5
"""A step of at most this many of its sigmas does not count as a move."""


@dataclass(frozen=True, slots=True, eq=False)
class TrackUpdate:
    """The update of one track by a settled moment.

    Attributes:
        track: The track afterwards.
        news: The sightings that report the update, in order.
        change: How the creature's outline changed; None if it was not measured.
        hidden: Whether the creature could not be judged, because something hides its place.
    """

    track: Track
    news: tuple[Sighting, ...] = ()
    change: OutlineChange | None = None
    hidden: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class SeenAgain:
    """How a known creature is seen in a settled picture.

    Attributes:
        now: Its piece.
        at_mm: Its position by its outline, table space.
        slid: Whether it was slid and not turned, by its outlines.
        whole: Whether all of it was seen, before and now.
        sure: Probability that this piece is this creature.
    """

    now: Detection
    at_mm: PointMm
    slid: bool
    whole: bool
    sure: float


def update_of_seen(
    known: Track, again: SeenAgain, examined: ExaminedMoment, change: OutlineChange | None
) -> TrackUpdate:
    """The update of a creature that is seen again, perhaps elsewhere.

    Args:
        known: The creature before.
        again: How it is seen now.
        examined: The settled moment.
        change: How its outline changed, to be kept in the update.
    """
    now, at_mm, whole = again.now, again.at_mm, again.whole
    bodies, hidden = examined.bodies.of(known.look[:2]), examined.hiding(now)
    step = step_of(
        known, now, at_mm, bodies, examined.calibration, hidden, slid=again.slid, whole=whole
    )
    edges = examined.edges(now)
    far = step.path_mm.value > max(MOVED_MM, MOVED_SIGMAS * step.path_mm.sigma)
    if not far and not known.gone:
        # Turned on the spot, or a step too small to tell: it has not moved.
        at_mm = known.at_mm if not again.slid else at_mm
        return TrackUpdate(known.stands(now, edges, at_mm, whole=whole), change=change)
    way = _seen_path(known, step, examined)
    heading = heading_of(step.from_mm, step.to_mm, way, step.path_mm)
    stands = known.stands(now, edges, step.to_mm, whole=whole)
    track = replace(stands, heading=heading).posed(step.pose)
    tell = examined.tell
    moved = tell.moved(known, now, step, way, heading_deg=heading, sure=again.sure)
    return TrackUpdate(track, (tell.creature(track), moved), change)


def _seen_path(known: Track, step: Step, examined: ExaminedMoment) -> Way | None:
    """The path that a creature was seen to take; None if it was hardly seen."""
    episode = examined.moment.episode
    passed = episode.whereabouts.ways.get(known.track, ()) if episode else ()
    scale = examined.moment.picture.shape[1] / episode.settled.shape[1] if episode else 1.0
    return way_of(passed, scale, known.tall_mm, step.from_mm, step.to_mm, examined.calibration)
