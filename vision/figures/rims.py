"""Where a base's colour changes to the field's along rays from its middle."""

from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32, Image, fact
from vision.figures.field import Differs
from vision.figures.ground import FieldView
from vision.medians import median_of

REACH: Final = (0.7, 1.3)
"""Least and most distance from the middle at which the rim is searched along a ray, in radii."""

RAY_STEPS: Final = 49
"""Number of samples along a ray."""

DISC: Final = 0.85
"""Share of the radius within which there certainly is base."""

FIELD: Final = (1.5, 2.4)
"""Least and most distance from the middle from which the field's colour is taken, in radii."""

FIELD_LIT: Final = 0.25
"""Largest natural logarithm of missing light at which the field shows its own colour."""

LEAST_PX: Final = 20
"""Least pixels with which a colour is known. Found by trial."""

BESIDE_PX: Final = 2.0
"""Distance in pixels from the rim at which only one of the two sides is seen."""

EVENED: Final = (0.35, 1.6)
"""Least and most light, relative to the whole, of a base's side or of the field beside it."""

LIGHT_SIGMA: Final = 7.0
"""Grey levels by which light varies over a base. By trial."""

COLOUR_SIGMA: Final = 14.0
"""Sigma in grey levels of a pixel's colour differences: noise, and base and field that are not of
one colour. Webcams keep colour at half the sharpness, and compress it more."""

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
"""Sigma of the natural logarithm by which the light on the field may differ from its surroundings:
a lamp's shadow beside a base, and the base's own dark side, leave little of it. With 0.3 such a
shadow counted as base."""

SURELY_KNOWN: Final = 0.9
"""Least share of a sample on a ray that is in the picture and not covered. Found by trial."""

SURELY_FIELD: Final = 0.2
"""How unlike the field the field's own pixels are at most, 0 to 1. Found by trial."""


def crossings_mm(
    above: Image, differs: Differs, ground: FieldView, place: Floats, rays: Floats, told: Floats
) -> Floats:
    """Distance along each ray at which the base ends, (N,) mm; NaN if that is not seen.

    A pixel at the rim is part base and part field, the latter in any light. The rim is where half
    of it is base: that place is the same in a sharp picture and in a blurred one.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        differs: How each pixel differs from plain field.
        ground: Geometry of the top view.
        place: (2,) near the base's middle, mm.
        rays: (N, 2) unit vectors.
        told: (N,) where the rim should be, mm.
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
    """Last step at which more (N, M) turns into less, and how far on from it; else NaN."""
    ends = (more[:, :-1] >= 0) & (more[:, 1:] < 0) & (known[:, 1:] > SURELY_KNOWN)
    # Of several ends the one nearest to the expected rim.
    apart = np.where(ends, np.abs(shares[:-1] - 1), np.inf)
    last = apart.argmin(axis=1)
    row = np.arange(len(more))
    inner, outer = more[row, last], more[row, last + 1]
    between = inner / np.maximum(inner - outer, 1e-6)
    return last, np.where(np.isfinite(apart[row, last]), between, np.nan)


def _normalised(based: Floats, bare: Floats, last: npt.NDArray[np.intp], beside: int) -> Floats:
    """How much more is base than field, relative to both just inside and outside the rim.

    A base's side is darker than its top, and the field beside it may lie in the shade.
    """
    row = np.arange(len(based))
    within = based[row, np.maximum(last - beside, 0)]
    without = bare[row, np.minimum(last + beside, based.shape[1] - 1)]
    return np.asarray(
        based / np.clip(within, *EVENED)[:, None] - bare / np.clip(without, *EVENED)[:, None]
    )


def unmixing(base: Floats, field: Floats) -> tuple[tuple[Floats, float], tuple[Floats, float]]:
    """Weights (3,) of a pixel's levels, and an offset, that give its shares of base and of field.

    A pixel is a * base + t * field; a + t is nearly 1, but either may be lit or shaded. Least
    squares for both give a and t as linear functions of the pixel.
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
    """(3,) of a base and (3,) of the field around it, in levels; None if too little is seen."""
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
