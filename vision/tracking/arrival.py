"""Start tracks for creatures that are new, and for the second half of a divided creature."""

from dataclasses import replace

from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.halves import two_halves
from vision.tracking.posing import pose_of
from vision.tracking.scoring import Candidate
from vision.tracking.track import Track, first_known
from vision.tracking.tracks import Tracks


def entered(tracks: Tracks, one: Candidate, examined: ExaminedMoment) -> tuple[Tracks, Track]:
    """Start the track of a creature that is seen for the first time.

    Args:
        tracks: The tracks so far.
        one: The creature's piece.
        examined: The settled moment.

    Returns:
        The tracks with the new one, and the new one itself, with its pose if its body is known.
    """
    detection = one.detection
    tracks, number = tracks.numbered(detection.at_mm, detection.colour)
    known = first_known(number, detection, examined.edges(detection), whole=one.whole)
    bodies = examined.bodies.of(known.look[:2])
    pose = pose_of(detection, bodies, examined.calibration, examined.hiding(detection))
    known = known if pose is None else replace(known, at_mm=pose.at_mm).posed(pose)
    return tracks.with_track(known), known


def divided(tracks: Tracks, one: Candidate, examined: ExaminedMoment) -> Track | None:
    """The creature whose other half a new piece is; None if the piece is no half.

    Args:
        tracks: The creatures, as far as they are judged.
        one: The new piece.
        examined: The settled moment.
    """
    if examined.moment.episode is None:
        return None
    association = examined.association
    for before in [*association.away, *(s.known for s in association.stayed)]:
        now = tracks.by_number[before.track]
        if (
            not now.gone
            and now.detection is not before.detection
            and two_halves(before, now.detection, one.detection)
        ):
            return now
    return None


def as_half(track: Track) -> Track:
    """The track of a creature that lost half of its clay: its earlier sizes are forgotten."""
    detection = track.detection
    return replace(track, areas_mm2=(detection.area_mm2,), talls_mm=(detection.tall_mm,))
