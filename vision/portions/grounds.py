"""What in a picture from above is neither plate nor table, and which of it is the thing."""

from typing import Final

import cv2
import numpy as np

from calibration.detect.discs.ellipse import Ellipse
from vision.portions.colours import GroundColours, Map, Mask, ground_of, unlike
from vision.portions.masks import UNLIKE, border_band, closed, opened

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
