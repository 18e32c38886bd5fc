"""Update the tracks by a settled moment, one creature after the other."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from vision.sightings import Sighting
from vision.tracking.arrival import as_half, divided, entered
from vision.tracking.detection import Detection
from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.halves import nearer_halves
from vision.tracking.movement import TrackUpdate
from vision.tracking.outline_change import TURNED_SIGMA, OutlineChange
from vision.tracking.scoring import Candidate
from vision.tracking.track import Track
from vision.tracking.track_updates import update_of_found, update_of_missed, update_of_stayed
from vision.tracking.tracks import Tracks


@dataclass(frozen=True, slots=True, eq=False)
class JudgedTracks:
    """The tracks while they are updated by a settled moment, and afterwards.

    Attributes:
        tracks: All tracks with the updates so far.
        news: The sightings of these updates, in order.
        changes: How the outline of each track changed, where it was measured.
        left_over: Pieces that are neither a creature nor part of one.
    """

    tracks: Tracks
    news: tuple[Sighting, ...] = ()
    changes: Mapping[int, OutlineChange] = field(default_factory=dict)
    left_over: tuple[Detection, ...] = ()

    def with_update(self, update: TrackUpdate) -> Self:
        """These tracks with the update of one more creature."""
        number, tracks = update.track.track, self.tracks.with_track(update.track)
        if update.hidden:
            tracks = replace(tracks, pending=tracks.pending | {number})
        changes = self.changes if update.change is None else {**self.changes, number: update.change}
        return replace(self, tracks=tracks, news=(*self.news, *update.news), changes=changes)


def judged(tracks: Tracks, examined: ExaminedMoment) -> JudgedTracks:
    """Update all tracks by a settled moment: creatures that stayed, moved, left or are new."""
    association = examined.association
    after = JudgedTracks(replace(tracks, pending=frozenset()))
    for stayed in association.stayed:
        after = after.with_update(update_of_stayed(stayed, examined))
    chosen = nearer_halves(association)
    for i, k in enumerate(chosen):
        if k is None:
            after = after.with_update(update_of_missed(association.away[i], after.tracks, examined))
        else:
            after = after.with_update(update_of_found(i, k, examined))
    for k, one in enumerate(association.candidates):
        if k not in chosen:
            after = _with_unassigned(after, one, examined, new=k in association.new)
    return after


def _with_unassigned(
    after: JudgedTracks, one: Candidate, examined: ExaminedMoment, *, new: bool
) -> JudgedTracks:
    """Judge a piece that is assigned to no track: half of a creature, a new one, or left over."""
    whole = divided(after.tracks, one, examined)
    if whole is not None:
        return _with_halves(after, whole, one, examined)
    if not new:
        return replace(after, left_over=(*after.left_over, one.detection))
    tracks, known = entered(after.tracks, one, examined)
    changes = {**after.changes, known.track: OutlineChange(0.0, 0.0, TURNED_SIGMA)}
    news = (*after.news, examined.tell.creature(known))
    return replace(after, tracks=tracks, news=news, changes=changes)


def _with_halves(
    after: JudgedTracks, first: Track, one: Candidate, examined: ExaminedMoment
) -> JudgedTracks:
    """Divide a creature: the first half keeps its track, the second one starts a new track."""
    kept = as_half(first)
    tracks, second = entered(after.tracks.with_track(kept), one, examined)
    tell = examined.tell
    news = (*after.news, tell.creature(second), tell.divided(kept, second))
    return replace(after, tracks=tracks, news=news)
