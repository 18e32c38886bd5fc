"""What lies on a plate or a table, and the plate itself, cut out of a picture from above."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.rim import clarities, fitted_to_rims, slopes_of
from calibration.detect.discs.votes import possible_circles
from vision.portions.colours import GroundColours, Map, Mask, ground_of, log_colours, unlike
from vision.portions.masks import (
    UNLIKE,
    border_band,
    closed,
    contrast_along,
    cut_out,
    disc_mask,
    disk,
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

PLATE_RING: Final = (0.72, 0.98)
TABLE_FROM: Final = 1.03
SECTORS: Final = 24
MOST_SECTORS: Final = 0.5
"""A colour of the plate is found most of the way round; one of what lies on it is not."""
LEAST_COINS: Final = 0.4
CENTRAL: Final = 0.5
MOST_SIGMAS: Final = 12.0


def unlike_ground(
    colours: Map,
    coin_px: Mask,
    plate: Ellipse | None,
    tolerances: tuple[float, float, float],
) -> Map:
    """How many sigmas each pixel is off the plate, or off the table where there is no plate.

    On the plate only the plate counts: food may have the table's colour.

    Args:
        colours: (h, w, 3) as `log_colours`.
        coin_px: Where the coin is.
        plate: The plate's rim.
        tolerances: For shadow, gleam and tint, as `unlike` takes them.
    """
    light = dict(zip(("darker", "brighter", "tint"), tolerances, strict=True))
    band = border_band(colours.shape) & ~coin_px
    if plate is None:
        off = unlike(colours, ground_of(colours[band], 5), least_share=0.04, **light)
    else:
        reach = plate.reach(colours.shape[:2])
        ring = (reach > PLATE_RING[0]) & (reach < PLATE_RING[1]) & ~coin_px
        off = unlike(colours, _all_around(colours, ring, plate), **light)
        table = band & (reach > TABLE_FROM)
        if table.sum() > 50:
            beyond = unlike(colours, ground_of(colours[table], 5), least_share=0.04, **light)
            off = np.where(reach < 1, off, np.minimum(off, beyond))
    off[coin_px] = 0
    return off


def _all_around(colours: Map, ring: Mask, plate: Ellipse) -> GroundColours:
    ground = ground_of(colours[ring], 4)
    y, x = np.nonzero(ring)
    around = np.arctan2(y - plate.centre_px[1], x - plate.centre_px[0])
    sector = ((around + np.pi) / (2 * np.pi) * SECTORS).astype(int) % SECTORS
    weights = np.array([1.0, 3.0, 3.0])
    apart = [(((colours[ring] - m) * weights) ** 2).sum(axis=1) for m in ground.middles]
    nearest = np.argmin(apart, axis=0)
    present = np.unique(sector)
    met = np.array(
        [
            np.mean([(nearest[sector == s] == k).mean() > 0.1 for s in present])
            for k in range(len(ground.middles))
        ]
    )
    kept = met > MOST_SECTORS
    return ground.without(kept if kept.any() else met == met.max())


def likely_thing(off: Map, coin: Ellipse, plate: Ellipse | None) -> Mask:
    """The part that is large, clearly something else, and in the middle."""
    height, width = off.shape
    centre, size = np.array([width / 2, height / 2]), 0.45 * width
    if plate is not None:
        centre, size = plate.centre_px, plate.half_axes_px[0]
    parts = closed(opened(off > UNLIKE, 2), 3)
    count, labels, stats, middles = cv2.connectedComponentsWithStats(parts.astype(np.uint8))
    least = LEAST_COINS * np.pi * coin.half_axes_px[0] ** 2
    best, chosen = 0.0, np.zeros(off.shape, dtype=np.bool_)
    for k in range(1, count):
        if stats[k, cv2.CC_STAT_AREA] < least:
            continue
        part = labels == k
        away = float(np.linalg.norm(middles[k] - centre)) / size
        clear = float(np.minimum(off[part], MOST_SIGMAS).mean())
        score = np.sqrt(part.sum()) * clear * np.exp(-0.5 * (away / CENTRAL) ** 2)
        if score > best:
            best, chosen = float(score), np.asarray(part)
    return chosen


COIN_SHARE: Final = 1.35
LIT: Final = (0.3, 0.1, 0.0)
SHADED: Final = (0.8, 0.2, 0.7)
"""How much darker shadows, and brighter gleams, are taken for the ground, and how much more tinted
in the dark: nearly not, and as shadows are."""
ROUGHLY: Final = ((0.45, 0.14, 0.0), (0.8, 0.3, 0.0))
START_SHARES: Final = (0.5, 0.7, 0.85)
"""Of how unlike most of the thing is: from there on its colours alone tell where it is."""
LEAST_START: Final = 0.35
ROUNDS: Final = 3
COLOUR_WEIGHT: Final = 8.0
GROUND_COST: Final = 1.3
ALMOST_AS_CLEAR: Final = 0.93
MOST_GROUND: Final = 0.06
MOST_LEFT_OUT: Final = 0.12
"""Of what a line encloses; more is a bunch or an arc, which no line across rays follows."""
SMALL_HOLE: Final = 0.03
"""Of the area: a gleam, not a hole."""


def cut_from_above(bgr: Image, whole: Image, coin: Ellipse, plate: Ellipse | None) -> Mask:
    """What lies there: on the plate, or on the table where there is none.

    Args:
        bgr: (h, w, 3) uint8, about 400 px long.
        whole: The same as it came.
        coin: The coin beside it in `bgr`, left out.
        plate: The plate's rim in `bgr`.

    Returns:
        (h, w) bool, with its holes; nothing set where nothing is to be seen.
    """
    colours = log_colours(bgr)
    coin_px = disc_mask(coin, bgr.shape, COIN_SHARE)
    roughs = [_rough(bgr, colours, coin, plate, light) for light in ROUGHLY]
    roughs = [rough for rough in roughs if rough.any()]
    if not roughs:
        return np.zeros(bgr.shape[:2], dtype=np.bool_)
    lit, shaded = (unlike_ground(colours, coin_px, plate, k) for k in (LIT, SHADED))
    fine = fine_colours(whole, (bgr.shape[1], bgr.shape[0]), COLOUR_WEIGHT)
    evidence = LineEvidence(fine, lit, shaded, usual_clearness(fine))
    found = [_ringed(evidence, rough) for rough in roughs]
    best = max(range(len(roughs)), key=lambda k: float(found[k].clear[0]))
    cut = inside(found[best].points_px[0], bgr.shape)
    if _is_bunch_or_arc(cut, roughs[best], evidence):
        cut = _clearest(roughs, colours)
        return _with_true_holes(cut, cut, shaded)
    return _with_true_holes(cut, roughs[best], shaded)


def _is_bunch_or_arc(cut: Mask, rough: Mask, evidence: LineEvidence) -> bool:
    """Whether a line across rays encloses ground, or leaves out what is coloured as the thing."""
    around = float((evidence.ground[cut] < GROUND_BELOW / 2).mean())
    usual = min(USUALLY[1], float(np.percentile(evidence.shade[cut], USUAL_PERCENTILE)))
    left_out = rough & ~cut & (evidence.shade > START_SHARES[1] * usual)
    return around > MOST_GROUND or float(opened(left_out, 2).sum() / cut.sum()) > MOST_LEFT_OUT


def _clearest(roughs: list[Mask], colours: Map) -> Mask:
    """Of nearly equally clear ones the smaller: it has less shadow."""
    clear = [contrast_along(rough, colours) for rough in roughs]
    good = [k for k, c in enumerate(clear) if c >= ALMOST_AS_CLEAR * max(clear)]
    return roughs[min(good, key=lambda k: float(roughs[k].sum()))]


def _rough(
    bgr: Image,
    colours: Map,
    coin: Ellipse,
    plate: Ellipse | None,
    light: tuple[float, float, float],
) -> Mask:
    """What is unlike the ground, cut out; its shadow may be part of it."""
    coin_px = disc_mask(coin, bgr.shape, COIN_SHARE)
    off = unlike_ground(colours, coin_px, plate, light)
    thing = likely_thing(off, coin, plate)
    return cut_out(bgr, off, without_shadow(off, thing), coin_px) if thing.any() else thing


def _ringed(evidence: LineEvidence, rough: Mask) -> Rings:
    """The best founded line around it, looked for from what its colours make of it."""
    starts = [mask_frame(start) for start in _starts(evidence.shade, rough)]
    frames = Frames(
        np.concatenate([one.middles_px for one in starts]),
        np.concatenate([one.shapes_px for one in starts]),
    )
    found = rings(evidence, frames, GROUND_COST)
    for _ in range(ROUNDS - 1):
        found = rings(evidence, frames_of(found.points_px), GROUND_COST)
    return found.best(1)


def _starts(shade: Map, rough: Mask) -> list[Mask]:
    """The whole of it, shadows too, and what is clearly coloured."""
    usual = min(USUALLY[1], float(np.percentile(shade[rough], 75)))
    near = np.asarray(cv2.dilate(rough.astype(np.uint8), disk(4)) > 0)
    starts = [rough]
    for share in START_SHARES:
        part = filled(largest_part(opened((shade > share * usual) & near, 2)))
        part = largest_part(opened(part, 3))
        if part.sum() > LEAST_START * rough.sum():
            starts.append(part)
    return starts


def _with_true_holes(cut: Mask, rough: Mask, shade: Map) -> Mask:
    """Without the holes through which the ground is seen."""
    whole = filled(cut)
    hole = largest_part(whole & filled(rough) & ~rough & (shade < GROUND_BELOW))
    return np.asarray(whole & ~hole) if hole.sum() > SMALL_HOLE * whole.sum() else whole


PLATE_LEAST_COINS: Final = 5.2
PLATE_MOST_COINS: Final = 12.0
"""Plates are 130 to 300 mm wide: so many times a coin."""
PLATE_LEAST_ROUND: Final = 0.75
PLATE_LEAST_IN_PICTURE: Final = 0.4
PLATE_LEAST_SCORE: Final = 1.2
PLATE_ALMOST_AS_CLEAR: Final = 0.7
PLATE_POINTS: Final = 96


def plate_of(bgr: Image, coin: Ellipse) -> Ellipse | None:
    """The plate's rim in a picture from above, or None where there is none."""
    radius = coin.half_axes_px[0]
    starts = possible_circles(bgr, 0.95 * PLATE_LEAST_COINS * radius, PLATE_MOST_COINS * radius)
    if not starts:
        return None
    slopes = slopes_of(bgr)
    stacked = np.array([e.centre_px for e in starts]), np.array([e.shape_px for e in starts])
    centres, shapes = fitted_to_rims(slopes, *stacked, 0.12, 5)
    sane = np.isfinite(centres).all(axis=1) & np.isfinite(shapes).all(axis=(1, 2))
    centres, shapes = centres[sane], shapes[sane]
    judged = [
        (_score(clear.covered, clear.prominence, rim, bgr.shape), rim)
        for clear, rim in zip(
            clarities(slopes, centres, shapes),
            [Ellipse(c, s) for c, s in zip(centres, shapes, strict=True)],
            strict=True,
        )
        if _plate_like(rim, radius)
    ]
    return _best(judged)


def _plate_like(rim: Ellipse, coin_px: float) -> bool:
    longer, shorter = rim.half_axes_px
    sizes = PLATE_LEAST_COINS * coin_px < longer < 1.1 * PLATE_MOST_COINS * coin_px
    return bool(sizes and shorter > PLATE_LEAST_ROUND * longer and np.linalg.det(rim.shape_px) > 0)


def _score(covered: float, prominence: float, rim: Ellipse, shape: tuple[int, ...]) -> float:
    """As of coins, but a plate may be cut by the picture's edge."""
    outline = rim.outline_px(PLATE_POINTS)
    inside = (outline > 2) & (outline < np.array([shape[1], shape[0]]) - 3)
    visible = float(inside.all(axis=1).mean())
    if visible < PLATE_LEAST_IN_PICTURE:
        return 0.0
    return float(min(covered / visible, 1.0) * np.sqrt(visible) * min(prominence, 4.0))


def _best(judged: list[tuple[float, Ellipse]]) -> Ellipse | None:
    """The clearest, but of nearly equally clear ones the larger: plates have rings within."""
    top = max((score for score, _ in judged), default=0.0)
    if top < PLATE_LEAST_SCORE:
        return None
    good = [one for one in judged if one[0] >= PLATE_ALMOST_AS_CLEAR * top]
    return max(good, key=lambda one: one[0] * np.sqrt(one[1].half_axes_px[0]))[1]
