"""Association at a settled table: which creatures stayed, which pieces may be which creature.

Creatures that are not where they were are scored against the pieces that lie elsewhere; two pieces
of like size where one stood are a creature that was pulled apart.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image, Mask
from vision.masks import widened, without
from vision.tracking.clay_finder import ClayFinder, may_be_creature
from vision.tracking.detection import Detection, drawn
from vision.tracking.hypotheses import (
    LEFT,
    MOST_LOOK_OFF,
    NEW,
    SEEN_LEAVING,
    AssignmentHypothesis,
    PairScore,
    answers,
    log_of,
)
from vision.tracking.joining import is_whole, look_off, taken_apart
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.stayed import Stayed, stayed_of
from vision.tracking.track import Track
from vision.tracking.transport import best_slide

DISTURBED_SHARE: Final = 0.02
"""Share of a creature's outline: if more of it changed or was covered, the creature is searched for
again. By trial."""

CHANGED_SHARE: Final = 0.12
"""Share of a piece: if more of it lies on changed pixels, it may have come there. By trial."""

LARGE_SHARE: Final = 0.3
"""Least share of a creature's area of a piece that may be the creature, partly hidden, or half of
it."""

NO_CREATURE: Final = -3.0
"""Log likelihood that a piece which was there before is not a creature. By trial."""

MERGED_SHARE: Final = 1.3
"""A piece made of several creatures has at most this share of the sum of their areas. By trial."""

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

HALF_SHARES: Final = (0.22, 0.88)
"""Least and most share of a creature's outline that half of it shows: some of a half is behind the
other one, so each shows about two thirds."""

BOTH_SHARE: Final = 0.75
"""Least share of the whole outline that two halves have together. Found by trial."""


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
    mixed = episode.exchanged() | episode.mixed if episode else frozenset[frozenset[int]]()
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
    if episode is None or any(known.track in pair for pair in episode.mixed):
        return None
    way = episode.ways.get(known.track)
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
    way = episode.ways.get(known.track) if episode else None
    if episode is None or not way:
        return LEFT
    height, width = episode.settled.shape[:2]
    x, y = way[-1].at_px
    rim = NEAR_BORDER * width
    return SEEN_LEAVING if min(x, y, width - x, height - y) < rim else LEFT


@dataclass(frozen=True, slots=True, eq=False)
class Association:
    """What a settled picture shows.

    Attributes:
        stayed: Creatures that were disturbed and still stand where they stood.
        away: Creatures that are not where they were, or had left before.
        candidates: Pieces that may be these creatures, or new ones.
        fits: Of away creature i and candidate k.
        answers: Who may be who, likeliest first; empty where nobody is in question.
        small: Small pieces that were not there before.
        beside: Small new pieces that touch the creature that they came off.
        things: (h, w) whatever is not the table.
        new: Candidates with the size and shape of a creature, where no track explains them.
    """

    stayed: tuple[Stayed, ...]
    away: tuple[Track, ...]
    candidates: tuple[Candidate, ...]
    fits: dict[tuple[int, int], SlideFit]
    answers: tuple[AssignmentHypothesis, ...]
    small: tuple[Detection, ...]
    beside: tuple[Detection, ...]
    things: Mask
    new: frozenset[int]


def associate(
    picture: Image,
    other: Mask,
    tracks: Sequence[Track],
    episode: MotionEpisode | None,
    finder: ClayFinder,
    pending: frozenset[int],
    covered: Mask | None,
) -> Association:
    """Examine what differs from the last settled picture.

    Args:
        picture: The settled picture, in the finder's size.
        other: (h, w) 255 where it differs from the one before.
        tracks: The creatures, including those that have left.
        episode: What happened in between; None for the first picture.
        finder: Cuts out pieces.
        pending: Tracks that could not be judged last time, because a hand covered them.
        covered: (h, w) 255 where something hides the table; None where nothing does.
    """
    wide = widened(other, 2)
    disturbed = [k for k in tracks if k.gone or k.track in pending or _disturbed(k, wide)]
    calm_ones = [k for k in tracks if k not in disturbed]
    things = finder.things(picture)
    if covered is not None:
        things = without(things, widened(covered, 2))
    standing = drawn([k.detection for k in calm_ones], things.shape)
    touched = wide | drawn([k.detection for k in disturbed if not k.gone], wide.shape)
    fresh = without(things & widened(touched, 2), widened(standing, 2))
    seen = finder.detections(picture, fresh)
    seen += _merged(picture, fresh, seen, disturbed, finder)
    parts = [p for p in seen if p.shared_px(touched) > CHANGED_SHARE * p.area_px]
    stayed, parts = stayed_of(picture, disturbed, parts, standing, episode, finder, other)
    away = [k for k in disturbed if k not in [s.known for s in stayed]]
    small = tuple(p for p in parts if not _large(p, disturbed))
    large = [p for p in parts if _large(p, disturbed)]
    large = taken_apart(large, away, picture, finder)
    proven = _proven(large, picture, finder)
    if not tracks:
        large = [one for one in large if any(one is p for p in proven)]
    whole = [is_whole(p, [q for q in parts if q is not p], standing, things) for p in large]
    candidates = [Candidate(p, w) for p, w in zip(large, whole, strict=True)]
    fits = fits_of(away, candidates, finder)
    likely = scores_of(away, candidates, fits, episode, finder)
    new = frozenset(k for k, p in enumerate(large) if any(p is q for q in proven))
    told = answers(
        likely,
        len(away),
        len(candidates),
        [leaving_of(k, episode) for k in away],
        [NEW if k in new else NO_CREATURE for k in range(len(candidates))],
    )
    return Association(
        tuple(stayed), tuple(away), tuple(candidates), fits, told, small,
        tuple(lump for one in stayed for lump in one.beside), things, new,
    )  # fmt: skip


def _merged(
    picture: Image,
    fresh: Mask,
    seen: Sequence[Detection],
    disturbed: Sequence[Track],
    finder: ClayFinder,
) -> list[Detection]:
    """Creatures that merge in the picture, and together look as large and smooth as a mug.

    Searched for only where a creature is missing and nothing else looks like it.
    """
    missed = [k for k in disturbed if not any(look_off(k, p) < MOST_LOOK_OFF for p in seen)]
    most_mm2 = MERGED_SHARE * sum(k.area_mm2 for k in missed)
    if len(missed) < 2:
        return []
    told = drawn(seen, fresh.shape)
    return [
        p
        for p in finder.detections(picture, fresh, clutter=True)
        if p.area_mm2 < most_mm2
        and p.shared_px(told) == 0
        and any(look_off(k, p) < MOST_LOOK_OFF for k in missed)
    ]


def _proven(large: Sequence[Detection], picture: Image, finder: ClayFinder) -> list[Detection]:
    """Pieces that are creatures by their shape; checked only where something may be new."""
    if not any(may_be_creature(one) for one in large):
        return []
    groups = finder.creatures(picture, large)
    return [max(own, key=lambda one: one.area_px) for own in groups]


def _disturbed(known: Track, wide: Mask) -> bool:
    return known.detection.shared_px(wide) > DISTURBED_SHARE * known.detection.area_px


def _large(part: Detection, disturbed: Sequence[Track]) -> bool:
    """Whether it is large enough for one of the creatures in question, or for any at all."""
    own = [k for k in disturbed if look_off(k, part) < MOST_LOOK_OFF]
    if own:
        return part.area_mm2 > LARGE_SHARE * min(k.area_mm2 for k in own)
    return may_be_creature(part)


def two_halves(before: Track, first: Detection, second: Detection) -> bool:
    """Whether two pieces may be the halves of one creature."""
    shares = [one.area_mm2 / before.area_mm2 for one in (first, second)]
    alike = all(
        float(np.linalg.norm(before.look - one.look)) < MOST_LOOK_OFF for one in (first, second)
    )
    low, high = HALF_SHARES
    return alike and all(low < share < high for share in shares) and sum(shares) > BOTH_SHARE


def nearer_halves(association: Association) -> tuple[int | None, ...]:
    """The likeliest answer; for a divided creature, the half that is nearer to its old place."""
    if not association.answers:
        return ()
    chosen = list(association.answers[0].pieces)
    for i, k in enumerate(chosen):
        for m, other in enumerate(association.candidates):
            if k is None or m in chosen or m in association.new:
                continue
            known, half = association.away[i], association.candidates[k].detection
            if not known.gone and two_halves(known, half, other.detection):
                nearer = _away_mm(known, other.detection) < _away_mm(known, half)
                chosen[i] = m if nearer else k
                break
    return tuple(chosen)


def _away_mm(known: Track, detection: Detection) -> float:
    return float(np.hypot(known.at_mm[0] - detection.at_mm[0], known.at_mm[1] - detection.at_mm[1]))
