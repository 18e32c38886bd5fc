"""Segment what lies on a plate or a table in a picture from above."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Image
from calibration.detect.discs.ellipse import Ellipse
from vision.masks import disc
from vision.portions.colours import (
    BLUER_SIGMA,
    REDDER_SIGMA,
    GroundColours,
    Map,
    ground_of,
    log_colours,
    unlike,
)
from vision.portions.masks import (
    UNLIKE,
    border_band,
    closed,
    contrast_along,
    cut_out,
    disc_mask,
    filled,
    largest_part,
    opened,
    without_shadow,
)
from vision.portions.rings import (
    GROUND_BELOW,
    USUAL_PERCENTILE,
    USUALLY,
    Frames,
    LineEvidence,
    Rings,
    fine_colours,
    frames_of,
    inside,
    mask_frame,
    rings,
    usual_clearness,
)
from vision.portions.support import COIN_SHARE, Support


@dataclass(frozen=True, slots=True)
class TopCutTuning:
    """How a thing on a plate or a table is segmented, seen from above.

    By trial on the food photographs (docs/portions.md) unless another source is given; guarded by
    tests/vision/portions/test_from_above.py, and the portions in docs/accuracy.md.
    """

    least_table_share: float = 0.04
    """Least share of the picture's border for a colour of the table; rarer ones are not the
    table's."""

    fewest_px: int = 50
    """Fewest pixels of table beside the plate from which the table's colours are learned."""

    met_share: float = 0.1
    """Share of a sector above which a colour is present in it."""

    sectors: int = 24
    """Number of sectors of the ring in which a plate's own colours are sampled: 15 degrees each."""

    most_sectors: float = 0.5
    """Share of the sectors above which a present colour is the plate's, and not that of the thing
    on it."""

    least_coins: float = 0.4
    """Least area of the thing, in areas of the coin: smaller parts are crumbs."""

    central: float = 0.5
    """Sigma of the thing's distance from the middle, in radii of the plate or in `half_table`: a
    thing is nearer to the middle than crumbs."""

    half_table: float = 0.45
    """Share of the picture's width that is used for a plate's radius if there is no plate."""

    most_sigmas: float = 12.0
    """Difference from the background, in sigmas, at which a pixel's score saturates."""

    least_start: float = 0.35
    """Least area of a start mask, as a share of the first guess's: a smaller one is only a part of
    the thing."""

    rounds: int = 3
    """Number of searches for the contour, each starting from the last one found."""

    colour_weight: float = 8.0
    """Weight of tint relative to brightness in edge detection: shadows have weak tints."""

    ground_cost: float = 1.3
    """Cost of background inside the contour and of the thing outside it, relative to clear
    edges."""

    almost_as_clear: float = 0.93
    """Share of the best mask's clearness from which on a mask is about as clear."""

    most_ground: float = 0.06
    """Share of a contour's area above which background inside it means a bunch or an arc."""

    most_left_out: float = 0.12
    """Share of a contour's area above which parts of the thing outside it mean a bunch or an arc,
    which no contour across rays can follow."""

    clearer_by: float = 0.02
    """Contrast, 0 to 1, by which the outline without a shadow must be clearer, or the shaded side
    of the thing itself would be cut off."""

    least_kept: float = 0.5
    """Least share of a mask's area that remains without its shadow: a shadow is smaller than the
    thing."""

    spot: float = 0.06
    """Half width, as a share of the root of a mask's area, up to which a spot of shadow colour
    belongs to the thing."""

    small_hole: float = 0.03
    """Share of the thing's area up to which a hole is a highlight."""


TUNING: Final = TopCutTuning()


def ground_below(colours: Map, coin_px: Flags, support: Support | None) -> GroundColours:
    """Colours of the support, or of the table if there is none."""
    if support is None:
        table = ground_of(colours[border_band(colours.shape) & ~coin_px], 5)
        return table.without(table.shares >= TUNING.least_table_share)
    return _colours_all_around(colours, support.ring & ~coin_px, support.middle_px)


def unlike_ground(
    colours: Map,
    coin_px: Flags,
    support: Support | None,
    tolerances: tuple[float, float, float],
) -> Map:
    """Difference of each pixel in sigmas from the colours of the support, or else of the table.

    On a plate or a board only the support's colours count: food may have the table's colour.

    Args:
        colours: (h, w, 3) as `log_colours`.
        coin_px: Mask of the coin.
        support: What the thing lies on.
        tolerances: For shadow, highlight and tint, as `unlike` takes them.
    """
    light = dict(zip(("darker", "brighter", "tint"), tolerances, strict=True))
    off = unlike(colours, ground_below(colours, coin_px, support), **light)
    if support is not None:
        table = border_band(colours.shape) & ~coin_px & support.beyond
        if table.sum() > TUNING.fewest_px:
            share = TUNING.least_table_share
            beyond = unlike(colours, ground_of(colours[table], 5), least_share=share, **light)
            off = np.where(support.inside, off, np.minimum(off, beyond))
    off[coin_px] = 0
    return off


def _colours_all_around(colours: Map, ring: Flags, middle_px: Floats) -> GroundColours:
    """Colours of a ring that are present most of the way round."""
    ground = ground_of(colours[ring], 4)
    y, x = np.nonzero(ring)
    around = np.arctan2(y - middle_px[1], x - middle_px[0])
    sector = ((around + np.pi) / (2 * np.pi) * TUNING.sectors).astype(int) % TUNING.sectors
    weights = np.array([1.0, 3.0, 3.0])
    apart = [(((colours[ring] - m) * weights) ** 2).sum(axis=1) for m in ground.middles]
    nearest = np.argmin(apart, axis=0)
    present = np.unique(sector)
    met = np.array(
        [
            np.mean([(nearest[sector == s] == k).mean() > TUNING.met_share for s in present])
            for k in range(len(ground.middles))
        ]
    )
    kept = met > TUNING.most_sectors
    return ground.without(kept if kept.any() else met == met.max())


def likely_thing(off: Map, coin: Ellipse, support: Support | None) -> Flags:
    """The connected part that is large, clearly different, and near the middle."""
    height, width = off.shape
    centre, size = np.array([width / 2, height / 2]), TUNING.half_table * width
    if support is not None:
        centre, size = support.middle_px, support.radius_px
    parts = closed(opened(off > UNLIKE, 2), 3)
    count, labels, stats, middles = cv2.connectedComponentsWithStats(parts.astype(np.uint8))
    least = TUNING.least_coins * np.pi * coin.half_axes_px[0] ** 2
    best, chosen = 0.0, np.zeros(off.shape, dtype=np.bool_)
    for k in range(1, count):
        if stats[k, cv2.CC_STAT_AREA] < least:
            continue
        part = labels == k
        away = float(np.linalg.norm(middles[k] - centre)) / size
        clear = float(np.minimum(off[part], TUNING.most_sigmas).mean())
        score = np.sqrt(part.sum()) * clear * np.exp(-0.5 * (away / TUNING.central) ** 2)
        if score > best:
            best, chosen = float(score), np.asarray(part)
    return chosen


LIT: Final = (0.3, 0.1, 0.0)
"""Tolerances of the background, for `unlike`: sigmas in ln of light for shadows and for highlights,
and the variation of tint in the dark, which is none here."""

SHADED: Final = (0.8, 0.2, 0.7)
"""The same tolerances, so large that shadows count as background."""

ROUGHLY: Final = ((0.45, 0.14, 0.0), (0.8, 0.3, 0.0))
"""The same tolerances for two first guesses of the thing: with its shadow, and without."""

CORE_SHARE: Final = 0.1
"""Distance from the rim, as a share of the root of the area: farther inside, most of a mask is
thing and not its shadow."""

LEVELS: Final = 127
"""Number of levels between the background's tint and the thing's."""

START_SHARES: Final = (0.5, 0.7, 0.85)
"""Shares of the thing's typical difference from the background: the pixels above each of these give
a start mask."""


def cut_from_above(bgr: Image, whole: Image, coin: Ellipse, support: Support | None) -> Flags:
    """Segment the thing on the support, or on the table if there is none.

    Args:
        bgr: (h, w, 3) uint8, about 400 px long.
        whole: The same picture at its original size.
        coin: The coin beside the thing in `bgr`, which is left out.
        support: The plate or board under the thing.

    Returns:
        (h, w) bool, with its holes; empty if nothing is visible.
    """
    colours = log_colours(bgr)
    coin_px = disc_mask(coin, bgr.shape, COIN_SHARE)
    roughs = [_rough_mask(bgr, colours, coin, support, light) for light in ROUGHLY]
    roughs = [rough for rough in roughs if rough.any()]
    if not roughs:
        return np.zeros(bgr.shape[:2], dtype=np.bool_)
    lit, shaded = (unlike_ground(colours, coin_px, support, k) for k in (LIT, SHADED))
    fine = fine_colours(whole, (bgr.shape[1], bgr.shape[0]), TUNING.colour_weight)
    evidence = LineEvidence(fine, lit, shaded, usual_clearness(fine))
    found = [_best_contour(evidence, rough) for rough in roughs]
    best = max(range(len(roughs)), key=lambda k: float(found[k].clear[0]))
    cut = inside(found[best].points_px[0], bgr.shape)
    if _is_bunch_or_arc(cut, roughs[best], evidence):
        cut = _clearest(roughs, colours)
        return _with_true_holes(cut, cut, shaded)
    lit_cut = without_tinted_shadow(cut, colours, ground_below(colours, coin_px, support))
    return _with_true_holes(lit_cut, roughs[best], shaded)


def without_tinted_shadow(cut: Flags, colours: Map, ground: GroundColours) -> Flags:
    """A mask (h, w) without the shadow in its concave side or at its rim.

    A thing tints its own shadow, but less than it is tinted itself: on the line from the
    background's tint to the thing's, a shadow is in the first part. Two bounds are tried for that
    part: the middle of the line, and the split of the mask's own two clusters of tints (Otsu 1979).
    The result with the clearer outline is used, or the mask as it was if neither is clearer. A
    thing with the background's tint keeps everything.
    """
    way, darker = _share_of_tint(cut, colours, ground)
    if way is None:
        return cut
    kept, clear = cut, contrast_along(cut, colours)
    for until in (0.5, _threshold_between(way[cut])):
        less = _without_shadow_part(cut, (way < until) & darker)
        if less.sum() > TUNING.least_kept * cut.sum():
            clearer = contrast_along(less, colours)
            if clearer > clear + TUNING.clearer_by:
                kept, clear = less, clearer
    return kept


def _share_of_tint(cut: Flags, colours: Map, ground: GroundColours) -> tuple[Map | None, Flags]:
    """Position of each pixel's tint between the background's (0) and the thing's (1), (h, w).

    Returns:
        The positions, or None if the thing's tint hardly differs from the background's; and flags
        of the pixels that are darker than the background.
    """
    tints = np.array([REDDER_SIGMA, BLUER_SIGMA], dtype=np.float32)
    from_each = np.stack([colours - middle.astype(np.float32) for middle in ground.middles])
    sigmas = from_each[..., 1:] / tints
    nearest = np.linalg.norm(sigmas, axis=3).argmin(axis=0)[None, ..., None]
    off = np.take_along_axis(sigmas, nearest, axis=0)[0]
    darker = np.take_along_axis(from_each[..., :1], nearest, axis=0)[0, ..., 0] < 0
    core = np.asarray(cv2.erode(cut.astype(np.uint8), disc(CORE_SHARE * np.sqrt(cut.sum()))) > 0)
    thing = np.median(off[core if core.any() else cut], axis=0)
    square = float(thing @ thing)
    # Even the middle of the line must clearly differ from the background.
    return (off @ thing / square if square > (2 * UNLIKE) ** 2 else None), np.asarray(darker)


def _threshold_between(shares: Map) -> float:
    """The threshold between two clusters of values from 0 to 2."""
    levels = np.clip(shares * LEVELS, 0, 2 * LEVELS).astype(np.uint8)
    return float(cv2.threshold(levels[None], 0, 255, cv2.THRESH_OTSU)[0]) / LEVELS


def _without_shadow_part(cut: Flags, shadow: Flags) -> Flags:
    """A mask without its shadow, in one piece; spots of the shadow's colour are kept."""
    left = filled(largest_part(opened(cut & ~shadow, 2)))
    return closed(left, TUNING.spot * float(np.sqrt(cut.sum()))) & cut


def _is_bunch_or_arc(cut: Flags, rough: Flags, evidence: LineEvidence) -> bool:
    """Whether a contour across rays encloses background, or leaves out parts of the thing."""
    around = float((evidence.ground[cut] < GROUND_BELOW / 2).mean())
    usual = min(USUALLY[1], float(np.percentile(evidence.shade[cut], USUAL_PERCENTILE)))
    left_out = rough & ~cut & (evidence.shade > START_SHARES[1] * usual)
    return (
        around > TUNING.most_ground
        or float(opened(left_out, 2).sum() / cut.sum()) > TUNING.most_left_out
    )


def _clearest(roughs: list[Flags], colours: Map) -> Flags:
    """The smallest of the masks that are about equally clear: it contains the least shadow."""
    clear = [contrast_along(rough, colours) for rough in roughs]
    good = [k for k, c in enumerate(clear) if c >= TUNING.almost_as_clear * max(clear)]
    return roughs[min(good, key=lambda k: float(roughs[k].sum()))]


def _rough_mask(
    bgr: Image,
    colours: Map,
    coin: Ellipse,
    support: Support | None,
    light: tuple[float, float, float],
) -> Flags:
    """Rough mask of what differs from the background; it may include the thing's shadow."""
    coin_px = disc_mask(coin, bgr.shape, COIN_SHARE)
    off = unlike_ground(colours, coin_px, support, light)
    thing = likely_thing(off, coin, support)
    return cut_out(bgr, off, without_shadow(off, thing), coin_px) if thing.any() else thing


def _best_contour(evidence: LineEvidence, rough: Flags) -> Rings:
    """The best supported contour around the rough mask."""
    starts = [mask_frame(start) for start in _first_masks(evidence.shade, rough)]
    frames = Frames(
        np.concatenate([one.middles_px for one in starts]),
        np.concatenate([one.shapes_px for one in starts]),
    )
    found = rings(evidence, frames, TUNING.ground_cost)
    for _ in range(TUNING.rounds - 1):
        found = rings(evidence, frames_of(found.points_px), TUNING.ground_cost)
    return found.best(1)


def _first_masks(shade: Map, rough: Flags) -> list[Flags]:
    """Start masks: the rough mask with its shadows, and its clearly coloured parts."""
    usual = min(USUALLY[1], float(np.percentile(shade[rough], 75)))
    near = np.asarray(cv2.dilate(rough.astype(np.uint8), disc(4)) > 0)
    starts = [rough]
    for share in START_SHARES:
        part = filled(largest_part(opened((shade > share * usual) & near, 2)))
        part = largest_part(opened(part, 3))
        if part.sum() > TUNING.least_start * rough.sum():
            starts.append(part)
    return starts


def _with_true_holes(cut: Flags, rough: Flags, shade: Map) -> Flags:
    """The mask without the holes through which the background is visible."""
    whole = filled(cut)
    hole = largest_part(whole & filled(rough) & ~rough & (shade < GROUND_BELOW))
    return np.asarray(whole & ~hole) if hole.sum() > TUNING.small_hole * whole.sum() else whole
