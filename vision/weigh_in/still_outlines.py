"""Find the clay in pictures of one creature on the bare table, given a picture of the empty table.

The `Looker` finds roughly where the creature stands. A network draws it closely, learns this clay's
colours from that drawing, and draws it again (decision 45). If the `Looker` sees no clay, the
pixels that certainly differ from the empty table are used instead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats32, Image, Mask
from vision.clay.colour_odds import colour_odds
from vision.clay.outline import (
    background_log_density,
    compared,
    half_covered,
    likelier_clay,
    main_part,
    unexplained,
)
from vision.clay.outline_reader import CLOSE_ROOM, MOST_LOG_ODDS, CloseUp, odds_in, square_around
from vision.look.look import Kind, Looker
from vision.masks import filled, without


@dataclass(frozen=True, slots=True)
class StillTuning:
    """Detection of clay by comparison with a picture of the empty table.

    Light is ln of light. By trial on the shared creatures that a hand turned; guarded by
    tests/vision/weigh_in/test_by_hand.py, and those creatures in docs/accuracy.md.
    """

    deepest: float = -2.5
    """ln of the light that the deepest shadow leaves: anything darker certainly differs from the
    empty table."""

    least_changed_px: int = 40
    """Least area in pixels, at half the picture's size, of a difference from the empty table that
    may be the creature."""

    around: float = 0.5
    """Margin around the first detection, over its longer side: clay does not reach beyond it."""

    around_px: int = 70
    """Least margin around the first detection, pixels."""

    room_px: int = 20
    """Margin around the outlines that were found, pixels."""

    most_of_picture: float = 0.2
    """Largest share of the picture in which a creature differs from the empty table; a picture of
    something else differs in more. Of 378 rendered pictures of creatures none differs in more than
    0.05; of the negatives of 42 empty tables, 41 differ in more than this limit, and one in
    0.19."""

    sure_odds: float = 2.0
    """Log odds, of clay or not, beyond which a pixel is certain."""

    certain_odds: float = 5.5
    """Log odds from which on the clay's colours are learned from a pixel: a deep shadow that is
    mistaken for clay would teach that clay is dark. On 12 hard worlds outlines have a mean IoU of
    0.873 with the true ones, and of 0.848 without colours."""

    unlike_table: float = 0.5
    """Share of a hole in an outline that neither the empty table nor a shadow on it explains, above
    which it is a patch of clay: of 42 holes in rendered outlines those that show the table have
    less than 0.32, and white dots and a black body's darkest part have 1.0."""

    alike_area: tuple[float, float] = (0.5, 2.0)
    """Smallest and largest ratio of an outline's area to the median of all pictures; outside of
    these the picture shows another thing."""


TUNING: Final = StillTuning()

ROUGHLY: Final = 0.25
"""Scale at which a picture is checked for whether it shows this table at all."""


@dataclass(frozen=True, slots=True, eq=False)
class StillOutlines:
    """Outlines in the same crop of several pictures.

    Attributes:
        numbers: Indices of their pictures.
        masks: (h, w) uint8 each, soft: the outline is at level 127.5.
        corner_px: Column and row of the crop's first pixel.
        clay_bgr: (n, 3) uint8 sample of the clay's colours.
        doubtful: Share of the outlines' area for which it is not sure whether it is clay; mean over
            the pictures.
        odds: (h, w) log odds of clay each, by which the outlines were drawn.
    """

    numbers: tuple[int, ...]
    masks: tuple[Mask, ...]
    corner_px: tuple[int, int]
    clay_bgr: Image
    doubtful: float
    odds: tuple[Floats32, ...]

    @property
    def window(self) -> tuple[slice, slice]:
        """Rows and columns of the crop in the pictures."""
        (left, top), (height, width) = self.corner_px, self.masks[0].shape
        return slice(top, top + height), slice(left, left + width)


def still_outlines(pictures: Sequence[Image], empty: Image) -> StillOutlines:
    """Find the one thing that was put on the empty table in each picture.

    Raises:
        ValueError: Nothing differs from the empty table.
    """
    looker = Looker()
    places = [_rough_mask(looker, picture, empty) for picture in pictures]
    numbers = _similar_in_area(places)
    if not numbers:
        raise ValueError("nothing differs from the empty table")
    rows, columns = _search_window([places[i] for i in numbers])
    crops = [pictures[i][rows, columns] for i in numbers]
    bare = empty[rows, columns]
    odds = _clay_odds(crops, bare, [places[i][rows, columns] for i in numbers])
    masks = [patched(likelier_clay(one), crop, bare) for one, crop in zip(odds, crops, strict=True)]
    kept = [i for i, mask in enumerate(masks) if mask.any()]
    if not kept:
        raise ValueError("nothing differs from the empty table")
    tight = _window_around([masks[i] for i in kept], TUNING.room_px)
    soft = [half_covered(crops[i], masks[i])[tight] for i in kept]
    clay = _clay_of([crops[i] for i in kept], [masks[i] for i in kept])
    corner = (columns.start + tight[1].start, rows.start + tight[0].start)
    sample = clay[:: max(1, len(clay) // 4000)]
    doubtful = float(np.mean([doubtful_share(odds[i], masks[i]) for i in kept]))
    told = tuple(odds[i][tight] for i in kept)
    return StillOutlines(
        tuple(numbers[i] for i in kept), tuple(soft), corner, sample, doubtful, told
    )


def _clay_of(crops: Sequence[Image], masks: Sequence[Mask]) -> Image:
    """The pixels of clay, (n, 3), without the rims; with them if nothing is wide enough."""
    inner = [cv2.erode(mask, np.ones((5, 5), np.uint8)) for mask in masks]
    parts = inner if any(part.any() for part in inner) else masks
    return np.concatenate([crop[part > 0] for crop, part in zip(crops, parts, strict=True)])


def patched(mask: Mask, crop: Image, bare: Image) -> Mask:
    """Fill the holes of an outline that do not show the table but patches of another clay.

    Args:
        mask: 255 inside, (h, w).
        crop: The picture, (h, w, 3).
        bare: The same view without the creature.
    """
    holes = without(filled(mask), mask)
    if not holes.any():
        return mask
    density = background_log_density(compared(crop, bare), deepest=TUNING.deepest)
    strange = unexplained(density) > 0
    count, numbered = cv2.connectedComponents(holes)
    whole = mask.copy()
    for number in range(1, count):
        hole = numbered == number
        if strange[hole].mean() > TUNING.unlike_table:
            whole[hole] = 255
    return whole


def _rough_mask(looker: Looker, picture: Image, empty: Image) -> Mask:
    """Rough mask of the creature; empty if the picture shows another place.

    Something that looks like clay may lie beside it all the time, such as fruit: what the empty
    table shows as well does not count.
    """
    if shows_another_place(picture, empty):
        return np.zeros(empty.shape[:2], np.uint8)
    kinds = looker.look(picture, empty).with_news_alone(picture, empty)
    seen = main_part(kinds.mask(Kind.CLAY))
    return seen if seen.any() else _changed_part(picture, empty)


def _changed_part(picture: Image, empty: Image) -> Mask:
    """Mask of what certainly differs from the empty table, found at half the size."""
    difference = _difference(_smaller(picture, 0.5), _smaller(empty, 0.5))
    mask = main_part(difference, least_px=TUNING.least_changed_px)
    size_wh = picture.shape[1], picture.shape[0]
    return np.asarray(cv2.resize(mask, size_wh, interpolation=cv2.INTER_NEAREST))


def shows_another_place(picture: Image, empty: Image) -> bool:
    """Whether too much of a picture is neither the empty table nor a shadow on it.

    The camera's exposure may have increased meanwhile: a common gain of all pixels is corrected.
    """
    seen, bare = _smaller(picture, ROUGHLY), _smaller(empty, ROUGHLY)
    gain = float(np.median((seen + 1.0) / (bare + 1.0)))
    lit = np.clip(bare * max(1.0, gain), 0, 255).astype(np.uint8)
    return float(np.mean(_difference(seen, lit) > 0)) > TUNING.most_of_picture


def _difference(picture: Image, empty: Image) -> Mask:
    """Mask of what neither the empty table nor a shadow on it explains."""
    pair = compared(picture, empty)
    return unexplained(background_log_density(pair, deepest=TUNING.deepest))


def _smaller(picture: Image, zoom: float) -> Image:
    small = cv2.resize(picture, None, fx=zoom, fy=zoom, interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.uint8)


def _clay_odds(crops: Sequence[Image], bare: Image, places: Sequence[Mask]) -> list[Floats32]:
    """Log odds of clay, (h, w) each, in three passes of the network.

    The second pass is centred on the result of the first, and the third also gets the odds by the
    clay's colours.
    """
    unaided = [CloseUp(crop, bare) for crop in crops]
    rough = [likelier_clay(_odds(*both)) for both in zip(unaided, places, strict=True)]
    redrawn = [_odds(*both) for both in zip(unaided, rough, strict=True)]
    first = [likelier_clay(odds) for odds in redrawn]
    coloured = colour_odds(crops, [bare] * len(crops), surest(redrawn))
    aided = [CloseUp(crop, bare, odds) for crop, odds in zip(crops, coloured, strict=True)]
    return [_odds(*both) for both in zip(aided, first, strict=True)]


def surest(told: Sequence[Floats32]) -> list[Mask]:
    """The pixels from which the clay's colours are learned, (h, w) each.

    These are the certain ones, or the likely ones if no picture has certain ones.

    Args:
        told: Log odds of clay, (h, w) each.
    """
    certain = [likelier_clay(odds - np.float32(TUNING.certain_odds)) for odds in told]
    if any(mask.any() for mask in certain):
        return certain
    return [likelier_clay(odds) for odds in told]


def _odds(shown: CloseUp, where: Mask) -> Floats32:
    """Log odds of clay around the part in `where`; no clay anywhere if that is empty."""
    if not where.any():
        return np.full(where.shape, -MOST_LOG_ODDS, dtype=np.float32)
    return odds_in(shown, square_around(where, CLOSE_ROOM), both_ways=True)


def doubtful_share(odds: Floats32, mask: Mask) -> float:
    """Uncertain area on either side of an outline, but not at its very rim, over its area."""
    near = cv2.dilate(mask, np.ones((3, 3), np.uint8)) > 0
    unsure = (odds > -TUNING.sure_odds) & (odds < TUNING.sure_odds)
    connected = main_part(np.asarray((unsure | near) * np.uint8(255), dtype=np.uint8)) > 0
    rim = cv2.morphologyEx(mask, cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)) > 0
    return float((unsure & connected & ~rim).sum() / max(1, np.count_nonzero(mask)))


def _similar_in_area(places: Sequence[Mask]) -> list[int]:
    areas = np.array([np.count_nonzero(place) for place in places], dtype=np.float64)
    most = TUNING.most_of_picture * places[0].size if len(places) else 0.0
    some = (areas > 0) & (areas < most)
    if not some.any():
        return []
    usual = float(np.median(areas[some]))
    low, high = TUNING.alike_area
    return [int(i) for i in np.flatnonzero(some) if low * usual < areas[i] < high * usual]


def _search_window(places: Sequence[Mask]) -> tuple[slice, slice]:
    """Rows and columns in which clay may be, around the first detections."""
    longest = max(max(cv2.boundingRect(place)[2:]) for place in places)
    return _window_around(places, max(TUNING.around_px, round(TUNING.around * longest)))


def _window_around(masks: Sequence[Mask], margin: int) -> tuple[slice, slice]:
    left, top, width, height = cv2.boundingRect(np.maximum.reduce(list(masks)))
    h, w = masks[0].shape
    rows = slice(max(0, top - margin), min(h, top + height + margin))
    return rows, slice(max(0, left - margin), min(w, left + width + margin))
