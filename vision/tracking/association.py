"""Taking stock of a settled table: which creatures stayed, which pieces may be which creature."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from calibration.arrays import Image, Mask
from vision.masks import widened, without
from vision.tracking.clay_finder import ClayFinder, may_be_creature
from vision.tracking.detection import Detection, drawn
from vision.tracking.hypotheses import MOST_LOOK_OFF, NEW, AssignmentHypothesis, answers
from vision.tracking.joining import is_whole, look_off, taken_apart
from vision.tracking.motion_episode import MotionEpisode
from vision.tracking.scoring import Candidate, SlideFit, fits_of, leaving_of, likenesses_of
from vision.tracking.stayed import Stayed, stayed_of
from vision.tracking.track import Track

DISTURBED_SHARE: Final = 0.02
CHANGED_SHARE: Final = 0.12
# From this share of a creature's area on, a piece may be the creature, in part hidden, or half.
LARGE_SHARE: Final = 0.3
NO_CREATURE: Final = -3.0
MERGED_SHARE: Final = 1.3


@dataclass(frozen=True, slots=True, eq=False)
class Association:
    """What a settled picture shows.

    Attributes:
        stayed: Creatures that were disturbed and still stand where they stood.
        away: Creatures that are not where they were, or were gone before.
        candidates: What they may be, or new creatures.
        fits: Of away creature i and candidate k.
        answers: Who may be who, likeliest first; empty where nobody is in question.
        small: Small pieces that were not there before.
        beside: The same, where they touch the creature that they came off.
        things: (h, w) whatever is not the table.
        new: Candidates that are creatures even to who knows none.
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


def take_census(
    picture: Image,
    other: Mask,
    known: Sequence[Track],
    unrest: MotionEpisode | None,
    finder: ClayFinder,
    pending: frozenset[int],
    covered: Mask | None,
) -> Association:
    """Look closely at what is other than in the last settled picture.

    Args:
        picture: The settled picture, in the finder's size.
        other: (h, w) 255 where it is other than the one before.
        known: The creatures, those that are gone included.
        unrest: What happened in between; None for the first picture.
        finder: Cuts out pieces.
        pending: Tracks that could not be judged last time, because a hand lay over them.
        covered: (h, w) 255 where something hides the table; None where nothing does.
    """
    wide = widened(other, 2)
    disturbed = [k for k in known if k.gone or k.track in pending or _disturbed(k, wide)]
    calm_ones = [k for k in known if k not in disturbed]
    things = finder.things(picture)
    if covered is not None:
        things = without(things, widened(covered, 2))
    standing = drawn([k.shown for k in calm_ones], things.shape)
    touched = wide | drawn([k.shown for k in disturbed if not k.gone], wide.shape)
    fresh = without(things & widened(touched, 2), widened(standing, 2))
    seen = finder.shown(picture, fresh)
    seen += _merged(picture, fresh, seen, disturbed, finder)
    parts = [p for p in seen if p.overlap_px(touched) > CHANGED_SHARE * p.area_px]
    stayed, parts = stayed_of(picture, disturbed, parts, standing, unrest, finder, other)
    away = [k for k in disturbed if k not in [s.known for s in stayed]]
    small = tuple(p for p in parts if not _large(p, disturbed))
    large = [p for p in parts if _large(p, disturbed)]
    large = taken_apart(large, away, picture, finder)
    proven = _proven(large, picture, finder)
    if not known:
        large = [one for one in large if any(one is p for p in proven)]
    whole = [is_whole(p, [q for q in parts if q is not p], standing, things) for p in large]
    candidates = [Candidate(p, w) for p, w in zip(large, whole, strict=True)]
    fits = fits_of(away, candidates, finder)
    likely = likenesses_of(away, candidates, fits, unrest, finder)
    new = frozenset(k for k, p in enumerate(large) if any(p is q for q in proven))
    told = answers(
        likely,
        len(away),
        len(candidates),
        [leaving_of(k, unrest) for k in away],
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
    """Creatures that meet in the picture, and are as large and smooth together as a mug.

    Looked for only where a creature is missed of which nothing else has the look.
    """
    missed = [k for k in disturbed if not any(look_off(k, p) < MOST_LOOK_OFF for p in seen)]
    most_mm2 = MERGED_SHARE * sum(k.area_mm2 for k in missed)
    if len(missed) < 2:
        return []
    told = drawn(seen, fresh.shape)
    return [
        p
        for p in finder.shown(picture, fresh, clutter=True)
        if p.area_mm2 < most_mm2
        and p.overlap_px(told) == 0
        and any(look_off(k, p) < MOST_LOOK_OFF for k in missed)
    ]


def _proven(large: Sequence[Detection], picture: Image, finder: ClayFinder) -> list[Detection]:
    """Those that are creatures by their shape; looked at only where something may be new."""
    if not any(may_be_creature(one) for one in large):
        return []
    groups = finder.creatures(picture, large)
    return [max(own, key=lambda one: one.area_px) for own in groups]


def _disturbed(known: Track, wide: Mask) -> bool:
    return known.shown.overlap_px(wide) > DISTURBED_SHARE * known.shown.area_px


def _large(part: Detection, disturbed: Sequence[Track]) -> bool:
    """Whether it is large enough for one of the creatures in question, or for any at all."""
    own = [k for k in disturbed if look_off(k, part) < MOST_LOOK_OFF]
    if own:
        return part.area_mm2 > LARGE_SHARE * min(k.area_mm2 for k in own)
    return may_be_creature(part)
