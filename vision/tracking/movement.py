"""What became of a creature that is seen at another place, or turned on the spot."""

from dataclasses import dataclass, replace
from typing import Final

from vision.sightings import PointMm, Sighting
from vision.tracking.detection import Detection
from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.outline_change import OutlineChange
from vision.tracking.route import Step, Way, heading_of, step_of, way_of
from vision.tracking.track import Track

MOVED_MM: Final = 6.0
"""Step in mm below which a creature has not moved: light and noise shift an outline as far. Found
by trial."""

MOVED_SIGMAS: Final = 2.5
"""How many of its own sigmas a step must have to count."""


@dataclass(frozen=True, slots=True, eq=False)
class TrackUpdate:
    """What became of a creature that was known before a settled moment.

    Attributes:
        track: The creature, as it is known now.
        news: What is reported of it, in this order.
        change: What happened to its outline; None if that was not looked at.
        hidden: Whether it could not be judged, because something hides its place.
    """

    track: Track
    news: tuple[Sighting, ...] = ()
    change: OutlineChange | None = None
    hidden: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class SeenAgain:
    """How a known creature is seen in a settled picture.

    Attributes:
        now: The piece that it is.
        at_mm: Where its outline says that it stands, table space.
        slid: Whether it was not turned, judging by its outlines.
        whole: Whether all of it was seen, then and now.
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
        change: What happened to its outline; passed on.
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
    way = _way(known, step, examined)
    heading = heading_of(step.from_mm, step.to_mm, way, step.path_mm)
    stands = known.stands(now, edges, step.to_mm, whole=whole)
    track = replace(stands, heading=heading).posed(step.pose)
    tell = examined.tell
    moved = tell.moved(known, now, step, way, heading_deg=heading, sure=again.sure)
    return TrackUpdate(track, (tell.creature(track), moved), change)


def _way(known: Track, step: Step, examined: ExaminedMoment) -> Way | None:
    """The way along which it was seen to go; None if it was hardly seen."""
    episode = examined.moment.episode
    passed = episode.whereabouts.ways.get(known.track, ()) if episode else ()
    scale = examined.moment.picture.shape[1] / episode.settled.shape[1] if episode else 1.0
    return way_of(passed, scale, known.tall_mm, step.from_mm, step.to_mm, examined.calibration)
