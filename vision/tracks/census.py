"""Taking stock of a settled table: which creatures stayed, which pieces may be which creature."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from vision.creatures.pieces import Piece
from vision.frame import Image
from vision.tracks.clay import ClayFinder, may_be_creature
from vision.tracks.known import Known
from vision.tracks.masks import drawn, widened, without
from vision.tracks.naming import (
    LEFT,
    MOST_TINT_OFF,
    NEW,
    SEEN_LEAVING,
    Answer,
    Likeness,
    answers,
    log_of,
)
from vision.tracks.shown import Floats, Mask, Shown, shown_of
from vision.tracks.staying import Staying, staying
from vision.tracks.transport import best_slide
from vision.tracks.unrest import LOOKS_ALIKE, Unrest

DISTURBED_SHARE: Final = 0.02
CHANGED_SHARE: Final = 0.12
WITHIN_SHARE: Final = 0.6
# From this share of a creature's area on, a piece may be the creature, in part hidden, or half.
LARGE_SHARE: Final = 0.3
TWO_SHARE: Final = 1.3
GROWN: Final = 1.25
WHOLE_RING: Final = 0.06
# White clay on a grey table: of its shaded side nothing tells that it is no shadow.
FAINT: Final = 16.0
AWAY_ALREADY: Final = -0.1
NO_CREATURE: Final = -3.0
NEAR_BORDER: Final = 0.06


@dataclass(frozen=True, slots=True, eq=False)
class Stayed:
    """A creature that still stands where it stood; `now` is None where it could not be cut out."""

    known: Known
    now: Shown | None
    held: Staying
    whole: bool


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A piece that may be a creature that is not where it was, or a new one."""

    shown: Shown
    whole: bool


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """How a creature's last outline fits a piece: the slide (2,) mm and the overlap reached."""

    slide_mm: Floats
    overlap: float


@dataclass(frozen=True, slots=True, eq=False)
class Census:
    """What a settled picture shows.

    Attributes:
        stayed: Creatures that were disturbed and still stand where they stood.
        away: Creatures that are not where they were, or were gone before.
        candidates: What they may be, or new creatures.
        fits: Of away creature i and candidate k.
        answers: Who may be who, likeliest first; empty where nobody is in question.
        small: Small pieces that were not there before.
        things: (h, w) whatever is not the table.
        new: Candidates that are creatures even to who knows none.
    """

    stayed: tuple[Stayed, ...]
    away: tuple[Known, ...]
    candidates: tuple[Candidate, ...]
    fits: dict[tuple[int, int], Fit]
    answers: tuple[Answer, ...]
    small: tuple[Shown, ...]
    things: Mask
    new: frozenset[int]


def take_census(
    picture: Image,
    other: Mask,
    known: Sequence[Known],
    unrest: Unrest | None,
    finder: ClayFinder,
    pending: frozenset[int],
    covered: Mask | None,
) -> Census:
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
    parts = [
        p for p in finder.shown(picture, fresh) if p.overlap_px(touched) > CHANGED_SHARE * p.area_px
    ]
    stayed, parts = _stayed(picture, disturbed, parts, standing, unrest, finder)
    away = [k for k in disturbed if k not in [s.known for s in stayed]]
    small = tuple(p for p in parts if not _large(p, disturbed))
    large = [p for p in parts if _large(p, disturbed)]
    large = _taken_apart(large, away, picture, finder)
    proven = _proven(large, picture, finder)
    if not known:
        large = [one for one in large if any(one is p for p in proven)]
    whole = [_is_whole(p, [q for q in parts if q is not p], standing, things) for p in large]
    candidates = [Candidate(p, w) for p, w in zip(large, whole, strict=True)]
    fits = _fits(away, candidates, finder)
    likely = _likenesses(away, candidates, fits, unrest, finder)
    new = frozenset(k for k, p in enumerate(large) if any(p is q for q in proven))
    told = answers(
        likely,
        len(away),
        len(candidates),
        [_leaving(k, unrest) for k in away],
        [NEW if k in new else NO_CREATURE for k in range(len(candidates))],
    )
    return Census(
        tuple(stayed), tuple(away), tuple(candidates), fits, told, small, things, new,
    )  # fmt: skip


def _proven(large: Sequence[Shown], picture: Image, finder: ClayFinder) -> list[Shown]:
    """Those that are creatures by their shape; looked at only where something may be new."""
    if not any(may_be_creature(one) for one in large):
        return []
    groups = finder.creatures(picture, large)
    return [max(own, key=lambda one: one.area_px) for own in groups]


def _disturbed(known: Known, wide: Mask) -> bool:
    return known.shown.overlap_px(wide) > DISTURBED_SHARE * known.shown.area_px


def _stayed(
    picture: Image,
    disturbed: Sequence[Known],
    parts: list[Shown],
    standing: Mask,
    unrest: Unrest | None,
    finder: ClayFinder,
) -> tuple[list[Stayed], list[Shown]]:
    """Those that stand where they stood, and the parts that are none of theirs."""
    held: dict[int, Staying] = {}
    for known in disturbed:
        if not known.gone and not _may_be_exchanged(known, disturbed, unrest):
            others = [p for p in parts if _tint_off(known, p) > MOST_TINT_OFF]
            hidden = widened(drawn(others, picture.shape) | standing, 2)
            held[known.track] = staying(known.edges, picture, hidden)
    stay = [k for k in disturbed if k.track in held and held[k.track].stays]
    stayed: list[Stayed] = []
    for known in stay:
        own = [p for p in parts if _is_of(p, known)]
        rest = [p for p in parts if not any(p is q for q in own)]
        now = _joined(own, picture, finder)
        missed = any(k not in stay and _alike(k, known) for k in disturbed)
        if now is not None and missed and now.area_px > GROWN * known.shown.area_px:
            now, beside = _parted(now, known, picture, finder)
            rest += beside
        parts = rest
        whole = now is not None and _is_whole(now, parts, standing, None)
        whole = whole and held[known.track].seen_share > 0.97
        stayed.append(Stayed(known, now, held[known.track], whole))
    return stayed, parts


def _parted(
    now: Shown, known: Known, picture: Image, finder: ClayFinder
) -> tuple[Shown | None, list[Shown]]:
    """A creature's own part of a piece, and what touches it there: another of its colour."""
    shape = picture.shape
    old = widened(drawn([known.shown], shape), 1)
    whole = drawn([now], shape)
    beside = finder.shown(picture, without(whole, widened(old, 1)))
    own = finder.shown(picture, whole & old)
    return (max(own, key=lambda one: one.area_px) if own else None), beside


def _may_be_exchanged(known: Known, disturbed: Sequence[Known], unrest: Unrest | None) -> bool:
    """Whether another of its colour was off its place too: then its place alone tells nothing."""
    if unrest is None or known.track not in unrest.left_s:
        return False
    return any(
        other is not known and (other.gone or other.track in unrest.left_s) and _alike(other, known)
        for other in disturbed
    )


def _is_of(part: Shown, known: Known) -> bool:
    if _tint_off(known, part) > MOST_TINT_OFF:
        return False
    shape = (
        max(part.box[0].stop, known.shown.box[0].stop) + 8,
        max(part.box[1].stop, known.shown.box[1].stop) + 8,
    )
    old = widened(drawn([known.shown], shape), 3)
    return part.overlap_px(old) > WITHIN_SHARE * part.area_px


def _joined(own: Sequence[Shown], picture: Image, finder: ClayFinder) -> Shown | None:
    """The parts of one creature as one."""
    if len(own) < 2:
        return own[0] if own else None
    width, height = finder.size_wh
    mask = drawn(own, (height, width))
    x, y, w, h = cv2.boundingRect(mask)
    return shown_of(Piece(mask[y : y + h, x : x + w], (x, y)), picture, finder.calibration)


def _is_whole(shown: Shown, others: Sequence[Shown], standing: Mask, things: Mask | None) -> bool:
    """Whether all of it is seen: nothing touches its outline, and it is of another colour."""
    if shown.apart < FAINT:
        return False
    height, width = standing.shape
    own = shown.within((width, height))
    ring = without(widened(own, 4), own)
    rest = standing | drawn(others, standing.shape)
    if things is not None:
        rest |= without(things, widened(own, 1))
    return cv2.countNonZero(ring & rest) < WHOLE_RING * max(cv2.countNonZero(ring), 1)


def _alike(one: Known, other: Known) -> bool:
    return float(np.linalg.norm(one.tint - other.tint)) < LOOKS_ALIKE


def _tint_off(known: Known, part: Shown) -> float:
    return float(np.linalg.norm(known.tint - part.tint))


def _large(part: Shown, disturbed: Sequence[Known]) -> bool:
    """Whether it is large enough for one of the creatures in question, or for any at all."""
    own = [k for k in disturbed if _tint_off(k, part) < MOST_TINT_OFF]
    if own:
        return part.area_mm2 > LARGE_SHARE * min(k.area_mm2 for k in own)
    return may_be_creature(part)


def _taken_apart(
    parts: Sequence[Shown], away: Sequence[Known], picture: Image, finder: ClayFinder
) -> list[Shown]:
    """Two creatures of one colour that touch are one piece, twice as large."""
    apart: list[Shown] = []
    for part in parts:
        own = [k for k in away if not k.gone and _tint_off(k, part) < MOST_TINT_OFF]
        rivals = [p for p in parts if own and _tint_off(own[0], p) < MOST_TINT_OFF]
        joined = own and part.area_mm2 > TWO_SHARE * max(k.area_mm2 for k in own)
        cut = joined and len(own) > len(rivals)
        apart += _two_of(part, own, picture, finder) if cut else [part]
    return apart


def _two_of(part: Shown, own: Sequence[Known], picture: Image, finder: ClayFinder) -> list[Shown]:
    """A piece cut in two: along the old outline of one that still stands there, or across."""
    nothing = np.zeros(picture.shape[:2], dtype=np.uint8)
    for known in own:
        if staying(known.edges, picture, nothing).stays:
            first, rest = _parted(part, known, picture, finder)
            if first is not None and rest:
                return [first, max(rest, key=lambda one: one.area_px)]
    return _halves(part, picture, finder) or [part]


def _halves(part: Shown, picture: Image, finder: ClayFinder) -> list[Shown]:
    """A piece cut in two across its longest extent."""
    ys, xs = np.nonzero(part.mask)
    points = np.column_stack([xs, ys]).astype(np.float64)
    centred = points - points.mean(axis=0)
    _, axes = np.linalg.eigh(centred.T @ centred)
    along = centred @ axes[:, -1] > 0
    found = []
    for side in (along, ~along):
        mask = np.zeros_like(part.mask)
        mask[ys[side], xs[side]] = 255
        x, y, w, h = cv2.boundingRect(mask)
        corner = part.corner_xy[0] + x, part.corner_xy[1] + y
        piece = Piece(mask[y : y + h, x : x + w], corner)
        half = shown_of(piece, picture, finder.calibration)
        found += [half] if half is not None else []
    return sorted(found, key=lambda one: one.corner_xy)


def _fits(
    away: Sequence[Known], candidates: Sequence[Candidate], finder: ClayFinder
) -> dict[tuple[int, int], Fit]:
    return {
        (i, k): Fit(*best_slide(known.shown, one.shown, finder.calibration))
        for i, known in enumerate(away)
        for k, one in enumerate(candidates)
        if _tint_off(known, one.shown) < MOST_TINT_OFF
    }


def _likenesses(
    away: Sequence[Known],
    candidates: Sequence[Candidate],
    fits: dict[tuple[int, int], Fit],
    unrest: Unrest | None,
    finder: ClayFinder,
) -> dict[tuple[int, int], Likeness]:
    return {
        (i, k): Likeness(
            tint_off=_tint_off(away[i], candidates[k].shown),
            area_log=log_of(candidates[k].shown.area_mm2 / away[i].area_mm2),
            tall_log=log_of(max(candidates[k].shown.tall_mm, 1.0) / max(away[i].tall_mm, 1.0)),
            whole=candidates[k].whole,
            overlap=fit.overlap if away[i].whole and candidates[k].whole else 0.0,
            way_ends_there=_way_ends(away[i], candidates[k].shown, unrest, finder),
        )
        for (i, k), fit in fits.items()
    }


def _way_ends(known: Known, part: Shown, unrest: Unrest | None, finder: ClayFinder) -> bool | None:
    """Whether the creature was followed to a piece, or to elsewhere."""
    if unrest is None or any(known.track in pair for pair in unrest.mixed):
        return None
    way = unrest.ways.get(known.track)
    if not way:
        return None
    scale = finder.size_wh[0] / unrest.settled.shape[1]
    off = float(np.linalg.norm(way[-1].at_px * scale - part.middle_px))
    wide = max(part.mask.shape)
    if off < 0.8 * wide:
        return True
    return False if off > 2.0 * wide else None


def _leaving(known: Known, unrest: Unrest | None) -> float:
    if known.gone:
        return AWAY_ALREADY
    way = unrest.ways.get(known.track) if unrest else None
    if unrest is None or not way:
        return LEFT
    height, width = unrest.settled.shape[:2]
    x, y = way[-1].at_px
    rim = NEAR_BORDER * width
    return SEEN_LEAVING if min(x, y, width - x, height - y) < rim else LEFT
