"""Score each creature that left its place against each piece that it may be."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.hypotheses import LEFT, SEEN_LEAVING
from vision.tracking.joining import look_off
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.pair_score import MOST_LOOK_OFF, PairScore, log_of
from vision.tracking.track import Track
from vision.tracking.transport import best_slide

AWAY_ALREADY: Final = -0.1
"""Log likelihood that a creature which had left is still away. By trial."""

NEAR_BORDER: Final = 0.06
"""A path that ends nearer to the glance's edge than this share of its width leaves the picture. By
trial."""

SAME_PLACE_MM: Final = 5.0
"""A slide of at most this many mm leads to a creature's old place. Found by trial."""

ENDS_WIDTHS: Final = 0.8
"""A path ends at a piece if its end is closer than this, in the piece's widths."""

ELSEWHERE_WIDTHS: Final = 2.0
"""A piece farther than this from a path's end, in its widths, is not the creature if another piece
of its colour lies at the end. Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A piece that may be a creature that has left its place, or a new one.

    Attributes:
        detection: The piece.
        whole: Whether all of it is seen.
    """

    detection: Detection
    whole: bool


@dataclass(frozen=True, slots=True, eq=False)
class SlideFit:
    """How a creature's last outline fits a piece after the best slide.

    Attributes:
        slide_mm: (2,) the slide over the table.
        iou: Intersection over union of the slid outline and the piece's.
    """

    slide_mm: Floats
    iou: float


def fits_of(
    away: Sequence[Track], candidates: Sequence[Candidate], finder: ClayFinder
) -> dict[tuple[int, int], SlideFit]:
    """How creature i's last outline fits candidate k, for the pairs (i, k) of one colour."""
    return {
        (i, k): SlideFit(*best_slide(known.detection, one.detection, finder.calibration))
        for i, known in enumerate(away)
        for k, one in enumerate(candidates)
        if look_off(known, one.detection) < MOST_LOOK_OFF
    }


def scores_of(
    away: Sequence[Track],
    candidates: Sequence[Candidate],
    fits: dict[tuple[int, int], SlideFit],
    episode: MotionEpisode | None,
    finder: ClayFinder,
) -> dict[tuple[int, int], PairScore]:
    """The scores of the pairs of creature i and candidate k that are in `fits`."""
    mixed = (
        episode.exchanged() | episode.whereabouts.mixed if episode else frozenset[frozenset[int]]()
    )
    return {
        (i, k): PairScore(
            look_off=look_off(away[i], candidates[k].detection),
            area_log=log_of(candidates[k].detection.area_mm2 / away[i].area_mm2),
            tall_log=log_of(max(candidates[k].detection.tall_mm, 1.0) / max(away[i].tall_mm, 1.0)),
            whole=candidates[k].whole,
            iou=_shape_iou(i, k, away, candidates, fits, mixed),
            way_ends_there=_way_ends_at(
                away[i], k, [one.detection for one in candidates], episode, finder
            ),
        )
        for i, k in fits
    }


def _shape_iou(
    i: int,
    k: int,
    away: Sequence[Track],
    candidates: Sequence[Candidate],
    fits: dict[tuple[int, int], SlideFit],
    mixed: frozenset[frozenset[int]],
) -> float:
    """The iou of creature i's outline and candidate k that counts in their score.

    It is 0 if either was not seen whole. At a creature's old place its outline fits even if a
    similar creature stands there now. So there it is at most the best iou of the creatures that may
    have been confused with this one.
    """
    if not (away[i].whole and candidates[k].whole):
        return 0.0
    fit = fits[i, k]
    if float(np.linalg.norm(fit.slide_mm)) > SAME_PLACE_MM:
        return fit.iou
    rivals = [
        fits[j, k].iou
        for j, other in enumerate(away)
        if (j, k) in fits and frozenset((other.track, away[i].track)) in mixed
    ]
    return min(fit.iou, max(rivals, default=1.0))


def _way_ends_at(
    known: Track,
    k: int,
    parts: Sequence[Detection],
    episode: MotionEpisode | None,
    finder: ClayFinder,
) -> bool | None:
    """True if a creature was followed to piece k, False if to another one, None if unknown."""
    if episode is None or any(known.track in pair for pair in episode.whereabouts.mixed):
        return None
    way = episode.whereabouts.ways.get(known.track)
    if not way:
        return None
    end_px = way[-1].at_px * (finder.size_wh[0] / episode.settled.shape[1])
    off = _widths_away(end_px, parts[k])
    if off < ENDS_WIDTHS:
        return True
    like = (p for p in parts if look_off(known, p) < MOST_LOOK_OFF)
    ends_at_another = any(_widths_away(end_px, p) < ENDS_WIDTHS for p in like)
    return False if ends_at_another and off > ELSEWHERE_WIDTHS else None


def _widths_away(end_px: Floats, part: Detection) -> float:
    """Distance of a pixel from a piece's centroid, in the larger side of the piece's box."""
    return float(np.linalg.norm(end_px - part.middle_px) / max(part.mask.shape))


def leaving_of(known: Track, episode: MotionEpisode | None) -> float:
    """The log likelihood that a creature has left the table, or is still away if it had left."""
    if known.gone:
        return AWAY_ALREADY
    way = episode.whereabouts.ways.get(known.track) if episode else None
    if episode is None or not way:
        return LEFT
    height, width = episode.settled.shape[:2]
    x, y = way[-1].at_px
    rim = NEAR_BORDER * width
    return SEEN_LEAVING if min(x, y, width - x, height - y) < rim else LEFT
