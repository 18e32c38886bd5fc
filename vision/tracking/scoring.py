"""How creatures that are not where they were go together with the pieces that lie elsewhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.tracking.clay_finder import ClayFinder
from vision.tracking.detection import Detection
from vision.tracking.hypotheses import LEFT, MOST_LOOK_OFF, SEEN_LEAVING, PairScore, log_of
from vision.tracking.joining import look_off
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.track import Track
from vision.tracking.transport import best_slide

AWAY_ALREADY: Final = -0.1
NEAR_BORDER: Final = 0.06
SAME_PLACE_MM: Final = 5.0
# A way ends at what lies so near to it, measured in that piece's own extent.
ENDS_WIDTHS: Final = 0.8
ELSEWHERE_WIDTHS: Final = 2.0


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A piece that may be a creature that is not where it was, or a new one."""

    shown: Detection
    whole: bool


@dataclass(frozen=True, slots=True, eq=False)
class SlideFit:
    """How a creature's last outline fits a piece: the slide (2,) mm and the overlap reached."""

    slide_mm: Floats
    overlap: float


def fits_of(
    away: Sequence[Track], candidates: Sequence[Candidate], finder: ClayFinder
) -> dict[tuple[int, int], SlideFit]:
    """How the last outline of creature i fits candidate k, where they are of one colour."""
    return {
        (i, k): SlideFit(*best_slide(known.shown, one.shown, finder.calibration))
        for i, known in enumerate(away)
        for k, one in enumerate(candidates)
        if look_off(known, one.shown) < MOST_LOOK_OFF
    }


def likenesses_of(
    away: Sequence[Track],
    candidates: Sequence[Candidate],
    fits: dict[tuple[int, int], SlideFit],
    unrest: MotionEpisode | None,
    finder: ClayFinder,
) -> dict[tuple[int, int], PairScore]:
    """How creature i and candidate k go together, where they may."""
    mixed = unrest.exchanged() | unrest.mixed if unrest else frozenset[frozenset[int]]()
    return {
        (i, k): PairScore(
            look_off=look_off(away[i], candidates[k].shown),
            area_log=log_of(candidates[k].shown.area_mm2 / away[i].area_mm2),
            tall_log=log_of(max(candidates[k].shown.tall_mm, 1.0) / max(away[i].tall_mm, 1.0)),
            whole=candidates[k].whole,
            overlap=_shape_told(i, k, away, candidates, fits, mixed),
            way_ends_there=_way_ends(away[i], k, [one.shown for one in candidates], unrest, finder),
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
    """How much the outline of creature i is that of candidate k.

    Where it stood before it fits best, whoever stands there now: once its like was out of sight
    too, that tells no more than how well its like fits.
    """
    if not (away[i].whole and candidates[k].whole):
        return 0.0
    fit = fits[i, k]
    if float(np.linalg.norm(fit.slide_mm)) > SAME_PLACE_MM:
        return fit.overlap
    rivals = [
        fits[j, k].overlap
        for j, other in enumerate(away)
        if (j, k) in fits and frozenset((other.track, away[i].track)) in mixed
    ]
    return min(fit.overlap, max(rivals, default=1.0))


def _way_ends(
    known: Track,
    k: int,
    parts: Sequence[Detection],
    unrest: MotionEpisode | None,
    finder: ClayFinder,
) -> bool | None:
    """Whether the creature was followed to a piece, or to another; to where none lies is lost."""
    if unrest is None or any(known.track in pair for pair in unrest.mixed):
        return None
    way = unrest.ways.get(known.track)
    if not way:
        return None
    end_px = way[-1].at_px * (finder.size_wh[0] / unrest.settled.shape[1])
    off = _widths_off(end_px, parts[k])
    if off < ENDS_WIDTHS:
        return True
    like = (p for p in parts if look_off(known, p) < MOST_LOOK_OFF)
    ends_at_another = any(_widths_off(end_px, p) < ENDS_WIDTHS for p in like)
    return False if ends_at_another and off > ELSEWHERE_WIDTHS else None


def _widths_off(end_px: Floats, part: Detection) -> float:
    return float(np.linalg.norm(end_px - part.middle_px) / max(part.mask.shape))


def leaving_of(known: Track, unrest: MotionEpisode | None) -> float:
    """The log likelihood that a creature has left the table."""
    if known.gone:
        return AWAY_ALREADY
    way = unrest.ways.get(known.track) if unrest else None
    if unrest is None or not way:
        return LEFT
    height, width = unrest.settled.shape[:2]
    x, y = way[-1].at_px
    rim = NEAR_BORDER * width
    return SEEN_LEAVING if min(x, y, width - x, height - y) < rim else LEFT
