"""The coin beside a thing, seen from above: its outer rim, and whether it is one all round.

A coin has rings within its rim, and letters, and a blurred one has hardly any rim: the clearest
ring may be an inner one, and every volume goes with the third power of the coin's size.
"""

from typing import Final

import numpy as np

from calibration.arrays import Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.rim import Slopes, fitted_to_rim, slopes_of
from vision.portions.colours import log_colours
from vision.portions.masks import contrast_along

LARGER: Final = (1.0, 1.15, 1.3)
"""Times the ring that was found: from there the rim is looked for. Rings within a coin's rim are
0.75 of it or more."""

REACHES: Final = (0.14, 0.08)
"""Shares of the radius in which it is looked for, one after the other, as where coins are found."""

WINDOW_SHARE: Final = 2.0
"""Radii around the coin that are looked at: its rim, its shadow and the table beyond."""

AS_CLEAR: Final = 0.97
"""Of the clearest ring's contrast: of rings that are about as clear the largest is the rim. By
trial on food photographs of ten kinds."""

MOST_LARGER: Final = 1.4
"""Times the ring found: what is larger is something around the coin."""

LEAST_ROUND: Final = 0.88
"""Shorter by longer half axis: from above a coin is round. By trial."""

LEAST_CLEAR: Final = 0.5
"""Contrast along the rim, 0 to 1: less is no coin that is seen all round. By trial on the same: it
was 0.37 at a blurred coin, 0.64 and more at the others."""


def rim_above(bgr: Image, found: Ellipse) -> tuple[Ellipse, float]:
    """The coin's outer rim, and how clearly it parts the coin from the table, 0 to 1.

    Args:
        bgr: From above, (h, w, 3) uint8.
        found: The ring that was found in it.
    """
    reach = WINDOW_SHARE * found.half_axes_px[0]
    first = np.maximum(np.floor(found.centre_px - reach), 0).astype(int)
    last = np.ceil(found.centre_px + reach).astype(int) + 1
    window = bgr[first[1] : last[1], first[0] : last[0]]
    start, slopes = found.shifted(-first), slopes_of(window)
    colours = log_colours(window)
    judged = []
    for larger in LARGER:
        ring = start if larger == 1 else _fitted(slopes, start, larger)
        mask = ring.inside((window.shape[0], window.shape[1]))
        if larger == 1 or _is_rim(ring, start):
            judged.append((contrast_along(mask, colours), ring))
    best = max(clear for clear, _ in judged)
    clear, rim = max(
        (one for one in judged if one[0] >= AS_CLEAR * best), key=lambda one: _size(one[1])
    )
    return rim.shifted(first), clear


def _fitted(slopes: Slopes, start: Ellipse, larger: float) -> Ellipse:
    ring = Ellipse(start.centre_px, larger * start.shape_px)
    for reach in REACHES:
        ring = fitted_to_rim(slopes, ring, reach)
    return ring


def _is_rim(ring: Ellipse, start: Ellipse) -> bool:
    longer, shorter = ring.half_axes_px
    apart = float(np.linalg.norm(ring.centre_px - start.centre_px))
    return bool(
        shorter > LEAST_ROUND * longer
        and 1 <= _size(ring) / _size(start) < MOST_LARGER
        and apart + _size(start) < MOST_LARGER * _size(ring)
    )


def _size(ring: Ellipse) -> float:
    return float(np.sqrt(np.prod(ring.half_axes_px)))
