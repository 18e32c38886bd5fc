"""Find the plate, seen from above: the large clear circle, several coins wide."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.rim import clarities, fitted_to_rims, slopes_of
from calibration.detect.discs.votes import possible_circles


@dataclass(frozen=True, slots=True)
class PlateTuning:
    """Which clear circle is the plate.

    By trial on the food photographs (docs/portions.md) unless another source is given; guarded by
    tests/vision/portions/test_from_above.py, and the portions in docs/accuracy.md.
    """

    least_coins: float = 5.2
    """Least width of a plate, in coins of 25 mm: plates are 130 to 300 mm wide."""

    most_coins: float = 12.0
    """Largest width of a plate, in coins of 25 mm: plates are 130 to 300 mm wide."""

    least_round: float = 0.75
    """Least ratio of the shorter to the longer half axis: from above a plate is nearly a circle."""

    least_in_picture: float = 0.4
    """Least share of a plate's rim that is in the picture."""

    least_score: float = 1.2
    """Least score (`_score`) of a rim that is a plate's."""

    almost_as_clear: float = 0.7
    """Share of the best score from which on rims are about equally clear; of these the larger is
    the plate, because plates have inner rings."""


TUNING: Final = PlateTuning()

POINTS: Final = 96
"""Number of points of a rim that are checked for being in the picture."""


def plate_of(bgr: Image, coin: Ellipse) -> Ellipse | None:
    """The plate's rim in a picture from above; None if there is none."""
    radius = coin.half_axes_px[0]
    starts = possible_circles(bgr, 0.95 * TUNING.least_coins * radius, TUNING.most_coins * radius)
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
    return _chosen_rim(judged)


def _plate_like(rim: Ellipse, coin_px: float) -> bool:
    longer, shorter = rim.half_axes_px
    sizes = TUNING.least_coins * coin_px < longer < 1.1 * TUNING.most_coins * coin_px
    return bool(sizes and shorter > TUNING.least_round * longer and np.linalg.det(rim.shape_px) > 0)


def _score(covered: float, prominence: float, rim: Ellipse, shape: tuple[int, ...]) -> float:
    """Score of a rim: its clearness as for coins, but the picture's edge may cut a plate."""
    outline = rim.outline_px(POINTS)
    inside = (outline > 2) & (outline < np.array([shape[1], shape[0]]) - 3)
    visible = float(inside.all(axis=1).mean())
    if visible < TUNING.least_in_picture:
        return 0.0
    return float(min(covered / visible, 1.0) * np.sqrt(visible) * min(prominence, 4.0))


def _chosen_rim(judged: list[tuple[float, Ellipse]]) -> Ellipse | None:
    """The clearest, but of nearly equally clear ones the larger: plates have inner rings."""
    top = max((score for score, _ in judged), default=0.0)
    if top < TUNING.least_score:
        return None
    good = [one for one in judged if one[0] >= TUNING.almost_as_clear * top]
    return max(good, key=lambda one: one[0] * np.sqrt(one[1].half_axes_px[0]))[1]
