"""What lies on a plate or a table, cut out of a picture from above."""

from typing import Final

import cv2
import numpy as np

from calibration.discs.ellipse import Ellipse
from vision.frame import Image
from vision.portions.colours import Ground, Map, Mask, ground_of, log_colours, unlike
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

COIN_SHARE: Final = 1.35
TOLERANCES: Final = ((0.45, 0.14, 0.0), (0.8, 0.3, 0.0), (0.3, 0.1, 0.0), (0.45, 0.14, 1.5))
"""How much darker shadows, and brighter gleams, are taken for the ground, and how much more tinted
in the dark: each is tried."""
COLOUR_ALONE: Final = ((4.0, 0.14, 0.0), (4.0, 0.2, 0.7))
"""The same where however dark a shadow may be it is one: takes deep shadows off coloured things."""
ALMOST_AS_CLEAR: Final = 0.93
STILL_CLEAR: Final = 0.85
MOST_SHADOW: Final = 0.32
"""Of what was taken for the thing."""
INSIDE: Final = 0.95
PLATE_RING: Final = (0.72, 0.98)
TABLE_FROM: Final = 1.03
SECTORS: Final = 24
MOST_SECTORS: Final = 0.5
"""A colour of the plate is found most of the way round; one of what lies on it is not."""
LEAST_COINS: Final = 0.4
CENTRAL: Final = 0.5
MOST_SIGMAS: Final = 12.0
SMALL_HOLE: Final = 0.03
"""Of the area: a gleam, not a hole."""


def cut_from_above(bgr: Image, coin: Ellipse, plate: Ellipse | None) -> Mask:
    """What lies there: on the plate, or on the table where there is none.

    Args:
        bgr: (h, w, 3) uint8, about 400 px long.
        coin: The coin beside it, left out.
        plate: The plate's rim.

    Returns:
        (h, w) bool, with its holes; nothing set where nothing is to be seen.
    """
    colours = log_colours(bgr)
    cuts = [_cut(bgr, colours, coin, plate, light) for light in TOLERANCES]
    clear = [contrast_along(cut, colours) for cut in cuts]
    good = [k for k, c in enumerate(clear) if c >= ALMOST_AS_CLEAR * max(clear)]
    chosen = min(good, key=lambda k: float(cuts[k].sum()))
    smaller = [
        cut
        for cut in (_cut(bgr, colours, coin, plate, light) for light in COLOUR_ALONE)
        if _without_its_shadow(cut, cuts[chosen])
        and contrast_along(cut, colours) >= STILL_CLEAR * clear[chosen]
    ]
    return min((*smaller, cuts[chosen]), key=lambda cut: float(cut.sum()))


def _without_its_shadow(cut: Mask, whole: Mask) -> bool:
    area = float(cut.sum())
    inside = float((cut & whole).sum())
    return area > (1 - MOST_SHADOW) * float(whole.sum()) and inside > INSIDE * area


def _cut(
    bgr: Image,
    colours: Map,
    coin: Ellipse,
    plate: Ellipse | None,
    light: tuple[float, float, float],
) -> Mask:
    coin_px = disc_mask(coin, bgr.shape, COIN_SHARE)
    off = _unlike_ground(bgr, colours, coin_px, plate, light)
    thing = _likely(off, coin, plate)
    if not thing.any():
        return thing
    return _with_true_holes(cut_out(bgr, off, without_shadow(off, thing), coin_px))


def _unlike_ground(
    bgr: Image,
    colours: Map,
    coin_px: Mask,
    plate: Ellipse | None,
    tolerances: tuple[float, float, float],
) -> Map:
    """On the plate only the plate counts: food may have the table's colour."""
    light = dict(zip(("darker", "brighter", "tint"), tolerances, strict=True))
    band = border_band(bgr.shape) & ~coin_px
    if plate is None:
        off = unlike(colours, ground_of(colours[band], 5), least_share=0.04, **light)
    else:
        reach = plate.reach(bgr.shape[:2])
        ring = (reach > PLATE_RING[0]) & (reach < PLATE_RING[1]) & ~coin_px
        off = unlike(colours, _all_around(colours, ring, plate), **light)
        table = band & (reach > TABLE_FROM)
        if table.sum() > 50:
            beyond = unlike(colours, ground_of(colours[table], 5), least_share=0.04, **light)
            off = np.where(reach < 1, off, np.minimum(off, beyond))
    off[coin_px] = 0
    return off


def _all_around(colours: Map, ring: Mask, plate: Ellipse) -> Ground:
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


def _likely(off: Map, coin: Ellipse, plate: Ellipse | None) -> Mask:
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


def _with_true_holes(mask: Mask) -> Mask:
    holes = filled(mask) & ~mask
    hole = largest_part(holes)
    if hole.sum() < SMALL_HOLE * mask.sum():
        return filled(mask)
    return np.asarray(filled(mask) & ~opened(hole, 1))
