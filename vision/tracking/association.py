"""Associate tracks with detections in a settled picture: who stayed, and who may be which piece.

Creatures that are not where they were are scored against the remaining pieces (`scoring`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from calibration.arrays import Image, Mask
from vision.masks import widened, without
from vision.tracking.clay_finder import ClayFinder, may_be_creature
from vision.tracking.detection import Detection, drawn
from vision.tracking.hypotheses import NEW, AssignmentHypothesis, answers
from vision.tracking.joining import is_whole, look_off, taken_apart
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.pair_score import MOST_LOOK_OFF
from vision.tracking.scoring import Candidate, SlideFit, fits_of, leaving_of, scores_of
from vision.tracking.stayed import Stayed, stayed_of
from vision.tracking.track import Track

DISTURBED_SHARE: Final = 0.02
"""A creature of which more than this share changed is searched for again. By trial."""

CHANGED_SHARE: Final = 0.12
"""A piece of which more than this share lies on changed pixels may be new there. By trial."""

LARGE_SHARE: Final = 0.3
"""A piece larger than this share of a creature's area may be the creature, partly hidden, or half
of it."""

NO_CREATURE: Final = -3.0
"""Log likelihood that a piece without a creature's shape is no creature at all. By trial."""

MERGED_SHARE: Final = 1.3
"""A piece that consists of several creatures is smaller than this share of the sum of their areas.
By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Association:
    """Which tracks may belong to which pieces of a settled picture.

    Attributes:
        stayed: Creatures that were disturbed and still stand where they stood.
        away: Creatures that are not where they were, or had left before.
        candidates: Pieces that may be these creatures, or new ones.
        fits: How the outline of away creature i fits candidate k, for pairs (i, k) of one colour.
        answers: The assignment hypotheses of away creatures and candidates, likeliest first.
        small: Small pieces that were not there before.
        beside: Small new pieces that touch the creature that they came off.
        things: (h, w) 255 on everything but the table.
        new: Indices of the candidates with the size and shape of a creature, which may be new ones.
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
    """Associate tracks with pieces where a picture differs from the last settled one.

    Args:
        picture: The settled picture, in the finder's working size.
        other: (h, w) 255 where it differs from the one before.
        tracks: All tracks, including creatures that have left.
        episode: What happened in between; None for the first picture.
        finder: Segments pieces.
        pending: Tracks that could not be judged last time, because something hid their places.
        covered: (h, w) 255 where a hand hides the table; None without a hand.
    """
    wide = widened(other, 2)
    disturbed = [k for k in tracks if k.gone or k.track in pending or _is_disturbed(k, wide)]
    calm_ones = [k for k in tracks if k not in disturbed]
    things = finder.things(picture)
    if covered is not None:
        things = without(things, widened(covered, 2))
    standing = drawn([k.detection for k in calm_ones], things.shape)
    touched = wide | drawn([k.detection for k in disturbed if not k.gone], wide.shape)
    fresh = without(things & widened(touched, 2), widened(standing, 2))
    seen = finder.detections(picture, fresh)
    seen += _merged_creatures(picture, fresh, seen, disturbed, finder)
    parts = [p for p in seen if p.shared_px(touched) > CHANGED_SHARE * p.area_px]
    stayed, parts = stayed_of(picture, disturbed, parts, standing, episode, finder, other)
    away = [k for k in disturbed if k not in [s.known for s in stayed]]
    small = tuple(p for p in parts if not _is_large_enough(p, disturbed))
    large = [p for p in parts if _is_large_enough(p, disturbed)]
    large = taken_apart(large, away, picture, finder)
    proven = _creature_shaped(large, picture, finder)
    if not tracks:
        large = [one for one in large if any(one is p for p in proven)]
    whole = [is_whole(p, [q for q in parts if q is not p], standing, things) for p in large]
    candidates = [Candidate(p, w) for p, w in zip(large, whole, strict=True)]
    new = frozenset(k for k, p in enumerate(large) if any(p is q for q in proven))
    fits = fits_of(away, candidates, finder)
    hypotheses = _hypotheses(away, candidates, fits, new, episode, finder)
    return Association(
        tuple(stayed), tuple(away), tuple(candidates), fits, hypotheses, small,
        tuple(lump for one in stayed for lump in one.beside), things, new,
    )  # fmt: skip


def _hypotheses(
    away: Sequence[Track],
    candidates: Sequence[Candidate],
    fits: dict[tuple[int, int], SlideFit],
    new: frozenset[int],
    episode: MotionEpisode | None,
    finder: ClayFinder,
) -> tuple[AssignmentHypothesis, ...]:
    """Which away creature may be which candidate; see `Association` for the arguments."""
    return answers(
        scores_of(away, candidates, fits, episode, finder),
        len(away),
        len(candidates),
        [leaving_of(k, episode) for k in away],
        [NEW if k in new else NO_CREATURE for k in range(len(candidates))],
    )


def _merged_creatures(
    picture: Image,
    fresh: Mask,
    seen: Sequence[Detection],
    disturbed: Sequence[Track],
    finder: ClayFinder,
) -> list[Detection]:
    """Pieces that consist of several missing creatures, and were left out as too large for clay.

    Together creatures may look as large and smooth as a mug. Such pieces are only searched for if
    at least two creatures are missing and no other piece has their colours.
    """
    missed = [k for k in disturbed if not any(look_off(k, p) < MOST_LOOK_OFF for p in seen)]
    most_mm2 = MERGED_SHARE * sum(k.area_mm2 for k in missed)
    if len(missed) < 2:
        return []
    known = drawn(seen, fresh.shape)
    return [
        p
        for p in finder.detections(picture, fresh, clutter=True)
        if p.area_mm2 < most_mm2
        and p.shared_px(known) == 0
        and any(look_off(k, p) < MOST_LOOK_OFF for k in missed)
    ]


def _creature_shaped(
    large: Sequence[Detection], picture: Image, finder: ClayFinder
) -> list[Detection]:
    """Pieces with the shape of a creature; only searched for if one has a creature's size."""
    if not any(may_be_creature(one) for one in large):
        return []
    groups = finder.creatures(picture, large)
    return [max(own, key=lambda one: one.area_px) for own in groups]


def _is_disturbed(known: Track, wide: Mask) -> bool:
    """Whether enough of a creature's pixels changed for it to be searched for again."""
    return known.detection.shared_px(wide) > DISTURBED_SHARE * known.detection.area_px


def _is_large_enough(part: Detection, disturbed: Sequence[Track]) -> bool:
    """Whether a piece is large enough for a disturbed creature of its colour, or for a new one."""
    own = [k for k in disturbed if look_off(k, part) < MOST_LOOK_OFF]
    if own:
        return part.area_mm2 > LARGE_SHARE * min(k.area_mm2 for k in own)
    return may_be_creature(part)
