"""The plate, seen from above: the large clear circle, some coins wide."""

from typing import Final

import numpy as np

from calibration.arrays import Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.rim import clarities, fitted_to_rims, slopes_of
from calibration.detect.discs.votes import possible_circles

LEAST_COINS: Final = 5.2
MOST_COINS: Final = 12.0
"""Plates are 130 to 300 mm wide: so many times a coin."""
LEAST_ROUND: Final = 0.75
LEAST_IN_PICTURE: Final = 0.4
LEAST_SCORE: Final = 1.2
ALMOST_AS_CLEAR: Final = 0.7
POINTS: Final = 96


def plate_of(bgr: Image, coin: Ellipse) -> Ellipse | None:
    """The plate's rim in a picture from above, or None where there is none."""
    radius = coin.half_axes_px[0]
    starts = possible_circles(bgr, 0.95 * LEAST_COINS * radius, MOST_COINS * radius)
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
    sizes = LEAST_COINS * coin_px < longer < 1.1 * MOST_COINS * coin_px
    return bool(sizes and shorter > LEAST_ROUND * longer and np.linalg.det(rim.shape_px) > 0)


def _score(covered: float, prominence: float, rim: Ellipse, shape: tuple[int, ...]) -> float:
    """As of coins, but a plate may be cut by the picture's edge."""
    outline = rim.outline_px(POINTS)
    inside = (outline > 2) & (outline < np.array([shape[1], shape[0]]) - 3)
    visible = float(inside.all(axis=1).mean())
    if visible < LEAST_IN_PICTURE:
        return 0.0
    return float(min(covered / visible, 1.0) * np.sqrt(visible) * min(prominence, 4.0))


def _best(judged: list[tuple[float, Ellipse]]) -> Ellipse | None:
    """The clearest, but of nearly equally clear ones the larger: plates have rings within."""
    top = max((score for score, _ in judged), default=0.0)
    if top < LEAST_SCORE:
        return None
    good = [one for one in judged if one[0] >= ALMOST_AS_CLEAR * top]
    return max(good, key=lambda one: one[0] * np.sqrt(one[1].half_axes_px[0]))[1]
