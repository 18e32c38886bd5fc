"""How each creature that left its place goes together with each piece that it may be."""

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
"""Share of the glance's width: a way that ends nearer to its edge leaves the picture. By trial."""

SAME_PLACE_MM: Final = 5.0
"""Slide in mm within which a creature stands where it stood. Found by trial."""

ENDS_WIDTHS: Final = 0.8
"""Distance, in a piece's own widths, within which a way ends at that piece."""

ELSEWHERE_WIDTHS: Final = 2.0
"""Distance, in its own widths, from a way's end beyond which a piece is ruled out if another one of
its colour lies at the end. Found by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A piece that may be a creature that has left its place, or a new one."""

    detection: Detection
    whole: bool


@dataclass(frozen=True, slots=True, eq=False)
class SlideFit:
    """How a creature's last outline fits a piece: the slide (2,) mm and the iou reached."""

    slide_mm: Floats
    iou: float


def fits_of(
    away: Sequence[Track], candidates: Sequence[Candidate], finder: ClayFinder
) -> dict[tuple[int, int], SlideFit]:
    """How the last outline of creature i fits candidate k, where their colours agree."""
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
    """How creature i and candidate k go together, where they may."""
    mixed = (
        episode.exchanged() | episode.whereabouts.mixed if episode else frozenset[frozenset[int]]()
    )
    return {
        (i, k): PairScore(
            look_off=look_off(away[i], candidates[k].detection),
            area_log=log_of(candidates[k].detection.area_mm2 / away[i].area_mm2),
            tall_log=log_of(max(candidates[k].detection.tall_mm, 1.0) / max(away[i].tall_mm, 1.0)),
            whole=candidates[k].whole,
            iou=_shape_told(i, k, away, candidates, fits, mixed),
            way_ends_there=_way_ends(
                away[i], k, [one.detection for one in candidates], episode, finder
            ),
        )
        for i, k in fits
    }


def _shape_told(
    i: int,
    k: int,
    away: Sequence[Track],
    candidates: Sequence[Candidate],
    fits: dict[tuple[int, int], SlideFit],
    mixed: frozenset[frozenset[int]],
) -> float:
    """How well the outline of creature i fits candidate k, 0 to 1.

    An outline fits best at the creature's own old place, even if another creature stands there now.
    So if a second creature that looks alike was out of sight too, the worse of the two fits counts.
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


def _way_ends(
    known: Track,
    k: int,
    parts: Sequence[Detection],
    episode: MotionEpisode | None,
    finder: ClayFinder,
) -> bool | None:
    """True if the creature was followed to this piece, False if to another, None if not known."""
    if episode is None or any(known.track in pair for pair in episode.whereabouts.mixed):
        return None
    way = episode.whereabouts.ways.get(known.track)
    if not way:
        return None
    end_px = way[-1].at_px * (finder.size_wh[0] / episode.settled.shape[1])
    off = _widths_off(end_px, parts[k])
    if off < ENDS_WIDTHS:
        return True
    like = (p for p in parts if look_off(known, p) < MOST_LOOK_OFF)
    ends_at_another = any(_widths_off(end_px, p) < ENDS_WIDTHS for p in like)
    return False if ends_at_another and off > ELSEWHERE_WIDTHS else None


def _widths_off(end_px: Floats, part: Detection) -> float:
    return float(np.linalg.norm(end_px - part.middle_px) / max(part.mask.shape))


def leaving_of(known: Track, episode: MotionEpisode | None) -> float:
    """The log likelihood that a creature has left the table."""
    if known.gone:
        return AWAY_ALREADY
    way = episode.whereabouts.ways.get(known.track) if episode else None
    if episode is None or not way:
        return LEFT
    height, width = episode.settled.shape[:2]
    x, y = way[-1].at_px
    rim = NEAR_BORDER * width
    return SEEN_LEAVING if min(x, y, width - x, height - y) < rim else LEFT
