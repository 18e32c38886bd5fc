"""Detect candidates for coins: clear ellipses of a plausible size and a metal's colour."""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.detect.discs.ellipse import Ellipse
from calibration.detect.discs.rim import (
    Clarity,
    Slopes,
    clarities,
    fitted_to_rim,
    fitted_to_rims,
    slopes_of,
)
from calibration.detect.discs.votes import possible_circles

MOST: Final = 8
"""Most candidates that are returned."""

SEARCH_PX: Final = (900, 450)
"""Lengths in pixels to which pictures are scaled for the search: the larger shows small coins, the
smaller blurred ones. Coins are fitted in the full picture."""
LEAST_SHARE: Final = 0.009
"""Least radius of a coin, as a share of the picture's longer side: a coin on 1.4 m of table."""

MOST_SHARE: Final = 0.13
"""Largest radius of a coin, as a share of the picture's longer side: a coin seen from close by."""

LEAST_FLATNESS: Final = 0.4
"""Least ratio of the shorter to the longer half axis: a flatter ellipse is usually something else.
By trial."""

USUAL_SHARE: Final = 0.035
"""Usual radius of a coin, as a share of the picture's longer side: within a factor of 2, a coin's
radius is 3.5 % of a picture of a table."""

USUAL_LN_SIGMA: Final = 0.7
"""Sigma of the natural logarithm of a coin's radius around `USUAL_SHARE`: a factor of 2."""

MOST_RED: Final = 5.0
"""Most redness of a metal without any yellow, in levels of CIELAB's a above grey. Steel, silver,
nickel, brass and copper are grey to orange brown; fruit, clay and cloth are redder."""

RED_PER_YELLOW: Final = 0.6
"""Levels of CIELAB's a by which a metal may be redder for each level of yellow: copper and brass
are both red and yellow. By trial."""

MOST_GREEN: Final = 8.0
"""Most greenness of a metal, in levels of CIELAB's a below grey. By trial."""

MOST_YELLOW: Final = 42.0
"""Most yellowness of a metal, in levels of CIELAB's b above grey. By trial."""

MOST_BLUE: Final = 14.0
"""Most blueness of a metal, in levels of CIELAB's b below grey. By trial."""

COLOUR_SOFTNESS: Final = 8.0
"""Sigma, in levels of a and b, of the Gaussian by which colours beyond those of metals lose weight.
By trial."""

INNER_SHARE: Final = 0.85
"""Share of the radius inside which the colour is measured, away from the rim and its shadow. By
trial."""

SAME_PLACE: Final = 0.3
"""Two ellipses are the same thing if they overlap by more than this share of their radii. By
trial."""

ASLANT_POWER: Final = 0.5
"""Exponent on the ratio of the axes, as a factor on the score, if the table is seen obliquely: flat
ellipses are more often something else than round ones."""

FACING_POWER: Final = 4.0
"""The same exponent if the coins face the camera and so are round. By trial."""

ROUNDS: Final = ((0.22, 3, 90), (0.09, 5, 60))
"""For each round of the search: the share of the radius within which the rim is searched, the
number of fitting steps, and the number of ellipses that are kept."""

SMOOTH_SHARE: Final = 0.7
"""Standard deviation of the Gaussian that smooths the full picture, in pixels of the picture in
which the coin was found: finer detail is a coin's relief, not its rim."""

AT_ONCE: Final = 64
"""Number of ellipses that are fitted together, which is faster than one by one. By trial."""

REACHES_IN_PICTURE: Final = (0.14, 0.08)
"""Shares of the radius within which the rim is searched in the full picture, in successive fits. By
trial."""

WINDOW_SHARE: Final = 1.6
"""Half the side of the crop around a coin, in radii: it includes the rim and the ground beyond. By
trial."""

MOST_FITTED_PX: Final = 250.0
"""Radius, px, above which a coin's crop is reduced before it is fitted: finer detail does not make
the fit better. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class DiscCandidate:
    """An ellipse that may be a coin's rim.

    Attributes:
        ellipse: In image space.
        clarity: How clearly an edge runs along it.
        score: How much it looks like a coin, from 0 to 4, that of a coin on a bare table.
        step_px: Pixels of the full picture per pixel of the picture in which it was found.
    """

    ellipse: Ellipse
    clarity: Clarity
    score: float
    step_px: float = 1.0


def disc_candidates(bgr: Image, *, facing: bool = False) -> tuple[DiscCandidate, ...]:
    """Detect what may be coins in a picture.

    Args:
        bgr: (h, w, 3) uint8.
        facing: Whether the coins face the camera, so that flat ellipses score less.

    Returns:
        The best candidates, likeliest first, no two in one place.
    """
    found = [one for length in SEARCH_PX for one in _search_at(bgr, length, facing=facing)]
    found.sort(key=lambda one: -one.score)
    return tuple(_refit(bgr, one) for one in _without_overlaps(found)[:MOST])


def _search_at(bgr: Image, length: int, *, facing: bool) -> list[DiscCandidate]:
    """Candidates found in a picture scaled to a length; their ellipses are in the full picture."""
    scale = length / max(bgr.shape[:2])
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    sized = np.asarray(cv2.resize(bgr, None, fx=scale, fy=scale, interpolation=way), dtype=np.uint8)
    return [
        DiscCandidate(
            one.ellipse.scaled(1 / scale),
            one.clarity,
            one.score * _roundness(one.ellipse, facing=facing),
            1 / scale,
        )
        for one in _search(sized)
    ]


def _search(bgr: Image) -> list[DiscCandidate]:
    """Search a picture in rounds: fit ellipses to rims, score them, and keep the best."""
    longest = max(bgr.shape[:2])
    slopes = slopes_of(bgr)
    lab = cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB) - np.array([0, 128, 128])
    starts = possible_circles(bgr, LEAST_SHARE * longest, MOST_SHARE * longest)
    judged: list[DiscCandidate] = []
    for reach, looks, kept in ROUNDS:
        judged = []
        for first in range(0, len(starts), AT_ONCE):
            some = _followed(slopes, starts[first : first + AT_ONCE], reach, looks)
            judged += _scored(slopes, lab, some)
        judged = sorted(judged, key=lambda one: -one.score)[:kept]
        starts = [one.ellipse for one in judged]
    return judged


def _scored(slopes: Slopes, lab: Floats, some: list[Ellipse]) -> list[DiscCandidate]:
    """Candidates of fitted ellipses, scored by clarity, size and colour."""
    if not some:
        return []
    longest = max(lab.shape[:2])
    clear = clarities(slopes, *_as_arrays(some))
    return [
        DiscCandidate(one, c, c.score * _size_likelihood(one, longest) * _metallic(lab, one))
        for one, c in zip(some, clear, strict=True)
    ]


def _followed(slopes: Slopes, starts: list[Ellipse], reach: float, looks: int) -> list[Ellipse]:
    """The starts fitted to rims, without those that diverge or cannot be coins."""
    if not starts:
        return []
    centres, shapes = fitted_to_rims(slopes, *_as_arrays(starts), reach, looks)
    size_wh = slopes.right.shape[1], slopes.right.shape[0]
    sane = np.isfinite(centres).all(axis=1) & np.isfinite(shapes).all(axis=(1, 2))
    fitted = [(starts[k], Ellipse(centres[k], shapes[k])) for k in np.flatnonzero(sane)]
    return [one for start, one in fitted if _is_like_start(start, one) and _possible(one, size_wh)]


def _as_arrays(some: list[Ellipse]) -> tuple[Floats, Floats]:
    return np.array([e.centre_px for e in some]), np.array([e.shape_px for e in some])


def _is_like_start(start: Ellipse, fitted: Ellipse) -> bool:
    return 0.5 < fitted.half_axes_px[0] / start.half_axes_px[0] < 2


def _possible(ellipse: Ellipse, size_wh: tuple[int, int]) -> bool:
    longer, shorter = ellipse.half_axes_px
    inside = (ellipse.centre_px > 0) & (ellipse.centre_px < np.array(size_wh) - 1)
    sizes = LEAST_SHARE * max(size_wh) * 0.8 < shorter and longer < 1.3 * MOST_SHARE * max(size_wh)
    upright = np.linalg.det(ellipse.shape_px) > 0
    return bool(upright and inside.all() and sizes and shorter > LEAST_FLATNESS * longer)


def _roundness(ellipse: Ellipse, *, facing: bool) -> float:
    longer, shorter = ellipse.half_axes_px
    return float((shorter / longer) ** (FACING_POWER if facing else ASLANT_POWER))


def _size_likelihood(ellipse: Ellipse, longest: int) -> float:
    off = np.log(ellipse.half_axes_px[0] / longest / USUAL_SHARE) / USUAL_LN_SIGMA
    return float(np.exp(-0.5 * off**2))


def _metallic(lab: Floats, ellipse: Ellipse) -> float:
    """Weight of an ellipse's colour: 1 for metals, less beyond their colours; 0 if not visible."""
    colour = _colour_within(lab, ellipse)
    if colour is None:
        return 0.0
    _, a, b = colour
    most_red = MOST_RED + RED_PER_YELLOW * max(0.0, b)
    beyond_a = max(0, a - most_red, -a - MOST_GREEN)
    beyond_b = max(0, b - MOST_YELLOW, -b - MOST_BLUE)
    return float(np.exp(-0.5 * (np.hypot(beyond_a, beyond_b) / COLOUR_SOFTNESS) ** 2))


def _colour_within(lab: Floats, ellipse: Ellipse) -> Floats | None:
    """Median colour inside the rim, (3,); None if no pixel of it is in the picture."""
    reach = ellipse.half_axes_px[0]
    first = np.maximum(np.floor(ellipse.centre_px - reach), 0).astype(int)
    last = np.ceil(ellipse.centre_px + reach).astype(int) + 1
    window = lab[first[1] : last[1], first[0] : last[0]]
    inside = ellipse.shifted(-first).inside(window.shape[:2], INNER_SHARE)
    return np.asarray(np.median(window[inside], axis=0)) if inside.any() else None


def _without_overlaps(judged: list[DiscCandidate]) -> list[DiscCandidate]:
    kept: list[DiscCandidate] = []
    for one in judged:
        if not any(_overlap(one.ellipse, other.ellipse) for other in kept):
            kept.append(one)
    return kept


def _overlap(one: Ellipse, other: Ellipse) -> bool:
    """Whether two ellipses overlap so much that they are the same thing, as coins lie apart."""
    apart = float(np.linalg.norm(one.centre_px - other.centre_px))
    return apart < (1 - SAME_PLACE) * (one.half_axes_px[0] + other.half_axes_px[0])


def _refit(bgr: Image, found: DiscCandidate) -> DiscCandidate:
    """Fit a candidate again in the full picture, reduced to at most `MOST_FITTED_PX` per radius.

    If the fit diverges, the candidate is returned unchanged.
    """
    whole = found.ellipse
    reach = WINDOW_SHARE * whole.half_axes_px[0] + 4
    first = np.maximum(np.floor(whole.centre_px - reach), 0).astype(int)
    last = np.ceil(whole.centre_px + reach).astype(int) + 1
    window = bgr[first[1] : last[1], first[0] : last[0]]
    fit = min(1.0, MOST_FITTED_PX / whole.half_axes_px[0])
    if fit < 1:
        window = np.asarray(cv2.resize(window, None, fx=fit, fy=fit, interpolation=cv2.INTER_AREA))
    slopes = slopes_of(window, max(1.0, SMOOTH_SHARE * fit * found.step_px))
    start = whole.shifted(-first).scaled(fit)
    fitted = start
    for reach in REACHES_IN_PICTURE:
        fitted = fitted_to_rim(slopes, fitted, reach)
    if abs(np.log(fitted.half_axes_px[0] / start.half_axes_px[0])) > REACHES_IN_PICTURE[0]:
        return found
    return replace(found, ellipse=fitted.scaled(1 / fit).shifted(first))
