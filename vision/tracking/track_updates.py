"""Update the tracks of known creatures: each one stayed, stands elsewhere, or is missing."""

from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.masks import widened
from vision.sightings import PointMm, Sighting
from vision.tracking.detection import Detection, drawn
from vision.tracking.examined_moment import ExaminedMoment
from vision.tracking.hypotheses import probability
from vision.tracking.joining import place_by_top
from vision.tracking.movement import MOVED_MM, SeenAgain, TrackUpdate, update_of_seen
from vision.tracking.outline_change import (
    SLID_SIGMA,
    STAYED_SIGMA,
    TURNED_SIGMA,
    UNTOLD,
    OutlineChange,
    outline_change,
)
from vision.tracking.scoring import Candidate
from vision.tracking.stayed import Stayed
from vision.tracking.telling import SHAPE_LOST
from vision.tracking.track import Track
from vision.tracking.tracks import Tracks
from vision.tracking.transport import table_shift

SLID_IOU: Final = 0.78
"""Intersection over union of two outlines above which the creature was slid and not turned."""

HIDDEN_SHARE: Final = 0.6
"""A creature of which more than this share is hidden may still be at its place unseen. Found by
trial."""

LARGEST_SHARE: Final = 1.04
"""A creature larger than its largest area by more than this factor has grown, as no turn explains
it. Found by trial."""


def update_of_stayed(stayed: Stayed, examined: ExaminedMoment) -> TrackUpdate:
    """The update of a creature that was disturbed but still stands at its place, or nearly."""
    known, now, moment = stayed.known, stayed.now, examined.moment
    if now is None:
        return TrackUpdate(known)
    change: OutlineChange | None = None
    news: tuple[Sighting, ...] = ()
    if stayed.whole:
        change = outline_change(known.detection, now, stayed.held.shift_px, moment.other)
        news = _reshaped(known, now, change, examined)
        if max(change.lost, change.gained) > STAYED_SIGMA:
            known = known.stands(now, examined.edges(now), known.at_mm, whole=True)
    off = table_shift(stayed.held.shift_px, stayed.known.detection, examined.calibration)
    moved = float(np.linalg.norm(off)) > MOVED_MM
    if not moved:
        return TrackUpdate(known, news, change)
    at_mm = _added(known.at_mm, off)
    again = SeenAgain(now, at_mm, slid=True, whole=stayed.whole, sure=1.0)
    update = update_of_seen(known, again, examined, change)
    return replace(update, news=(*news, *update.news))


def _reshaped(
    known: Track, now: Detection, change: OutlineChange, examined: ExaminedMoment
) -> tuple[Sighting, ...]:
    """The sighting of a new shape of a creature that stayed; empty if it did not change enough."""
    touched = examined.moment.by(known.track) != "unknown"
    share = max(change.lost, _grown_share(known, now, change))
    if touched and known.whole and share > SHAPE_LOST:
        return (examined.tell.reshaped(known, now, change, share),)
    return ()


def update_of_found(i: int, k: int, examined: ExaminedMoment) -> TrackUpdate:
    """The update of the away creature i, to which candidate k is assigned."""
    association = examined.association
    known, one = association.away[i], association.candidates[k]
    whole = one.whole and known.whole
    slid = whole and association.fits[i, k].iou > SLID_IOU
    again = SeenAgain(
        one.detection,
        _outline_place(known, one, association.fits[i, k].slide_mm, examined, slid=slid),
        slid=slid,
        whole=whole,
        sure=probability(association.answers, i, k),
    )
    change = _area_change(known, one.detection, slid=slid) if whole else UNTOLD
    return update_of_seen(known, again, examined, change)


def _outline_place(
    known: Track, one: Candidate, slide_mm: Floats, examined: ExaminedMoment, *, slid: bool
) -> PointMm:
    """The position of a creature by the outline of its candidate.

    It is the old position plus the slide if it was slid; else that of the candidate, by its top if
    it is partly hidden, plus the known offset from outline to body.
    """
    if slid:
        return _added(known.at_mm, slide_mm)
    if one.whole:
        return _added(one.detection.at_mm, known.off_mm)
    return _added(place_by_top(one.detection, known, examined.calibration), known.off_mm)


def _area_change(known: Track, now: Detection, *, slid: bool) -> OutlineChange:
    """The change of outline of a creature that stands elsewhere, by its area alone."""
    share = now.area_mm2 / (known.detection.area_mm2 if slid else known.area_mm2)
    sigma = SLID_SIGMA if slid else TURNED_SIGMA
    return OutlineChange(max(0.0, 1 - share), max(0.0, share - 1), sigma)


def update_of_missed(known: Track, tracks: Tracks, examined: ExaminedMoment) -> TrackUpdate:
    """The update of a creature without a piece: it has left, or something hides its place.

    Args:
        known: The creature.
        tracks: All tracks with the updates so far.
        examined: The settled moment.
    """
    if known.gone:
        return TrackUpdate(known)
    if _may_be_hidden(known, tracks, examined):
        return TrackUpdate(known, hidden=True)
    return TrackUpdate(replace(known, gone=True), (examined.tell.gone(known),))


def _may_be_hidden(known: Track, tracks: Tracks, examined: ExaminedMoment) -> bool:
    """Whether a missing creature may still be at its place, behind a hand or another creature."""
    association, covered = examined.association, examined.moment.covered
    cover = np.zeros_like(association.things)
    if covered is not None:
        cover |= covered
    others = [k.detection for k in tracks.every if k.track != known.track and not k.gone]
    others += [one.detection for one in association.candidates]
    cover |= drawn([o for o in others if o is not known.detection], cover.shape)
    hidden = known.detection.shared_px(widened(cover, 3))
    return hidden > HIDDEN_SHARE * known.detection.area_px


def _grown_share(known: Track, now: Detection, change: OutlineChange) -> float:
    """The gained share of an outline; 0 unless it is larger than ever.

    A shadow may have hidden parts of it before, so that its area only seems to grow.
    """
    return change.gained if now.area_mm2 > LARGEST_SHARE * max(known.areas_mm2) else 0.0


def _added(at_mm: PointMm, off: Floats | PointMm) -> PointMm:
    return float(at_mm[0] + off[0]), float(at_mm[1] + off[1])
