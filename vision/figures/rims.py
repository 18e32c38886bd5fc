"""Locates a base's rim: where its colour changes to the field's along rays from its middle."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32, Image, fact
from vision.figures.field import Differs
from vision.figures.ground import FieldView
from vision.medians import median_of

REACH: Final = (0.7, 1.3)
"""Least and largest distance from the middle at which the rim is searched, in expected radii."""

RAY_STEPS: Final = 49
"""Number of samples along a ray."""

DISC: Final = 0.85
"""Share of the radius within which pixels certainly are of the base."""

FIELD: Final = (1.5, 2.4)
"""Least and largest distance from the middle at which the field's colour is measured, in radii."""

FIELD_LIT: Final = 0.25
"""Natural logarithm of missing light below which a pixel of the field shows the field's colour."""

LEAST_PX: Final = 20
"""Least number of pixels for a colour to be measured. Found by trial."""

BESIDE_PX: Final = 2.0
"""Distance in pixels of the top view from the rim at which pixels are pure base or pure field."""

EVENED: Final = (0.35, 1.6)
"""Least and largest share of base just inside the rim, and of field just outside, by which both are
normalised (`_normalised`)."""

LIGHT_SIGMA: Final = 7.0
"""Sigma in grey levels of the light over a base. By trial."""

COLOUR_SIGMA: Final = 14.0
"""Sigma in grey levels of a pixel's colour differences, from noise and from bases and fields of
more than one colour. It is large, as webcams store colour at half the resolution and compress it
more."""

BLUE_DIFFERENCE: Final = (1.772, -0.344, 0.0)
"""Weights of blue, green and red in the blue difference in which pictures are compressed (ITU-R
BT.601)."""

RED_DIFFERENCE: Final = (0.0, -0.714, 1.402)
"""Weights of blue, green and red in the red difference in which pictures are compressed (ITU-R
BT.601)."""

_DIFFERENCES: Final = np.array([BLUE_DIFFERENCE, RED_DIFFERENCE])
"""(2, 3) weights of blue, green and red in both colour differences."""

PRECISION: Final = fact(
    np.linalg.inv(LIGHT_SIGMA**2 + COLOUR_SIGMA**2 * _DIFFERENCES.T @ _DIFFERENCES),
    (3, 3),
    "precision",
)
"""Inverse of the covariance of a pixel's blue, green and red."""

SHADE_SIGMA: Final = 1.0
"""Prior sigma of the light on a pixel (the sum of its shares of base and field) around 1. It is
large, as a lamp's shadow beside a base, and the base's own dark side, leave little light: with 0.3
such a shadow counted as base."""

SURELY_KNOWN: Final = 0.9
"""Least value of `Differs.known` at a sample on a ray for a rim to be found there. Found by
trial."""

SURELY_FIELD: Final = 0.2
"""Largest value of `Differs.unlike` (0 to 1) of pixels that give the field's colour. Found by
trial."""


def crossings_mm(
    above: Image, differs: Differs, ground: FieldView, place: Floats, rays: Floats, told: Floats
) -> Floats:
    """Distance along each ray at which the base ends, (N,) mm; NaN if that is not seen.

    A pixel at the rim is a mixture of base and field, the field in any light. The rim is where both
    have equal shares: blur does not move that place.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        differs: How each pixel differs from plain field.
        ground: Geometry of the top view.
        place: (2,) near the base's middle, mm.
        rays: (N, 2) unit vectors.
        told: (N,) expected distance of the rim along each ray, mm.
    """
    shares = np.linspace(*REACH, RAY_STEPS)
    out = told[:, None] * shares
    at = ground.pixels((place + rays[:, None] * out[..., None]).reshape(-1, 2))
    columns, rows = (at.astype(np.float32).reshape(*out.shape, 2)[..., k] for k in (0, 1))
    known = np.asarray(cv2.remap(differs.known, columns, rows, cv2.INTER_LINEAR), np.float32)
    colours = _colours(above, differs, ground, place, float(told.mean()))
    if colours is None:
        unlike = cv2.remap(differs.unlike, columns, rows, cv2.INTER_LINEAR).astype(np.float64)
        last, between = _rim_steps(2 * unlike - 1, known, shares)
    else:
        seen = cv2.remap(above, columns, rows, cv2.INTER_LINEAR).astype(np.float64)
        based, bare = ((seen @ weights + offset) for weights, offset in unmixing(*colours))
        last, _ = _rim_steps(based - bare, known, shares)
        beside = max(1, round(BESIDE_PX * ground.mm / (told.mean() * (shares[1] - shares[0]))))
        last, between = _rim_steps(_normalised(based, bare, last, beside), known, shares)
    share = shares[last] + between * (shares[1] - shares[0])
    return np.asarray(told * share)


def _rim_steps(
    more: Floats, known: Floats32, shares: Floats
) -> tuple[npt.NDArray[np.intp], Floats]:
    """For each ray, where `more` falls below 0, as near to the expected rim as possible.

    Args:
        more: (N, M) share of base less share of field, at each sample of each ray.
        known: (N, M) how far each sample is known.
        shares: (M,) distance of each sample, in expected radii.

    Returns:
        The index (N,) of the last sample before the crossing, and the crossing's fraction (N,) of
        the step after it; NaN where there is none.
    """
    ends = (more[:, :-1] >= 0) & (more[:, 1:] < 0) & (known[:, 1:] > SURELY_KNOWN)
    # Of several crossings, take the one nearest to the expected rim.
    apart = np.where(ends, np.abs(shares[:-1] - 1), np.inf)
    last = apart.argmin(axis=1)
    row = np.arange(len(more))
    inner, outer = more[row, last], more[row, last + 1]
    between = inner / np.maximum(inner - outer, 1e-6)
    return last, np.where(np.isfinite(apart[row, last]), between, np.nan)


def _normalised(based: Floats, bare: Floats, last: npt.NDArray[np.intp], beside: int) -> Floats:
    """Share of base less share of field (N, M), each relative to its value just beside the rim.

    This allows for a base's side that is darker than its top, and for field in the shade.

    Args:
        based: (N, M) share of base at each sample of each ray.
        bare: (N, M) share of field.
        last: (N,) the last sample before the rim, as found so far.
        beside: Distance in samples at which pixels are pure base or pure field.
    """
    row = np.arange(len(based))
    within = based[row, np.maximum(last - beside, 0)]
    without = bare[row, np.minimum(last + beside, based.shape[1] - 1)]
    return np.asarray(
        based / np.clip(within, *EVENED)[:, None] - bare / np.clip(without, *EVENED)[:, None]
    )


def unmixing(base: Floats, field: Floats) -> tuple[tuple[Floats, float], tuple[Floats, float]]:
    """Weights (3,) of a pixel's levels, and an offset, for its share of base and that of field.

    A pixel is modelled as a * base + t * field, with a + t about 1 as either may be lit or shaded.
    Weighted least squares give a and t as affine functions of the pixel's levels.

    Args:
        base: (3,) the base's colour, in levels.
        field: (3,) the field's colour, in levels.
    """
    mixed = np.column_stack([base, field])
    weighed = PRECISION @ mixed
    inverse = np.linalg.inv(mixed.T @ weighed + 1 / SHADE_SIGMA**2)
    one, other = (
        (np.asarray(weighed @ line), float(line.sum() / SHADE_SIGMA**2)) for line in inverse
    )
    return one, other


def _colours(
    above: Image, differs: Differs, ground: FieldView, place: Floats, radius_mm: float
) -> tuple[Floats, Floats] | None:
    """Median colours (3,) of a base and of the field around it; None if too few pixels show it."""
    reach = FIELD[1] * radius_mm / ground.mm
    column, row = ground.pixels(place[None])[0]
    high, wide = above.shape[:2]
    rows = slice(max(0, int(row - reach)), min(high, int(row + reach) + 2))
    columns = slice(max(0, int(column - reach)), min(wide, int(column + reach) + 2))
    y, x = np.mgrid[rows, columns]
    out = np.hypot(x - column, y - row) * ground.mm / radius_mm
    part, unlike, known = above[rows, columns], differs.unlike[rows, columns], differs.known
    open_there = known[rows, columns] > 0.5
    lit = differs.darker[rows, columns] < FIELD_LIT
    field = part[(out > FIELD[0]) & (out < FIELD[1]) & (unlike < SURELY_FIELD) & open_there & lit]
    disc = part[(out < DISC) & (unlike > 0.5)]
    if min(len(field), len(disc)) < LEAST_PX:
        return None
    return _median_colour(disc), _median_colour(field)


def _median_colour(pixels: Image) -> Floats:
    return median_of(pixels)
