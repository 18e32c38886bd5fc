r"""Volume from one outline from above and one from the side, each with its coin.

      from above                 from the side
      Z - the camera's height    the coin stands nearer or farther than the thing: its scale is
      over the coin; the thing
      is nearer by lift + h/2:   off by exp(v), v about 6 %
      its scale is off by more,
      exp(u), u about 7 %        both show one width: u + ln(width above) = v + ln(width beside)

At each height the thing's cross-section is its outline from above, narrowed as the profile from the
side is: drawn in from its rim if it has a hole (a ring), scaled if it is whole (a ball). V is the
sum of these over the height. A bent thing is modelled as a tube: no side shows its section, but its
height along its length is known.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats
from vision.portions.learned import LEARNED, LearnedPortions
from vision.portions.masks import filled, largest_part, opened, outline_of

DIRECTIONS_DEG: Final = np.arange(0, 180, 5)
"""Directions, in degrees, in which widths are measured from above."""

STALK_SHARE: Final = 0.08
"""Width on either side, as a share of the root of the area, up to which a part is a stalk, or a
thread of shadow."""
NOTCH_SHARE: Final = 0.035
"""Depth, as a share of the root of the area, from which on a notch is one between lumps."""

FEWEST_POINTS: Final = 8
"""Fewest points of an outline that may have notches."""


@dataclass(frozen=True, slots=True, eq=False)
class FromAbove:
    """Measures of the outline from above, in px.

    Attributes:
        area: Its area without holes.
        widths: (36,) across `DIRECTIONS_DEG`.
        depths: (N,) distance of every pixel from the edge, ascending.
        solidity: Share of its convex hull that it fills, with holes filled.
        hole: Share of its area that is a hole.
        notches: Number of notches in its outline.
    """

    area: float
    widths: Floats
    depths: Floats
    solidity: float
    hole: float
    notches: int


@dataclass(frozen=True, slots=True, eq=False)
class FromSide:
    """Measures of the outline from the side, in px.

    Attributes:
        profile: (H,) its width in every row, from the top.
        evenness: Mean over the columns of its heights, over the largest.
        solidity: Share of its convex hull that it fills.
        notches: Number of notches in its outline.
    """

    profile: Floats
    evenness: float
    solidity: float
    notches: int

    @property
    def height(self) -> float:
        """Height of the outline, px."""
        return float(len(self.profile))

    @property
    def width(self) -> float:
        """Largest width of the outline, px."""
        return float(self.profile.max())

    @property
    def fullness(self) -> float:
        """Mean square of its widths over the largest squared: 2/3 for an ellipsoid, 1 for a box."""
        return float(np.mean((self.profile / self.width) ** 2))


def from_above(mask: Flags) -> FromAbove:
    """Measure the outline from above; its mask (h, w) must not be empty."""
    body = _without_stalks(mask)
    whole = filled(body)
    outline = outline_of(body)
    angles = np.radians(DIRECTIONS_DEG)
    across = outline @ np.stack([np.cos(angles), np.sin(angles)])
    padded = cv2.copyMakeBorder(body.astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT)
    inside = cv2.distanceTransform(padded, cv2.DIST_L2, 5)
    return FromAbove(
        float(body.sum()),
        np.ptp(across, axis=0) + 1,
        np.sort(inside[inside > 0]).astype(np.float64),
        _solidity(whole),
        1 - float(body.sum() / whole.sum()),
        _count_notches(whole),
    )


def from_side(mask: Flags) -> FromSide:
    """Measure the outline from the side; its mask (h, w) must not be empty."""
    body = _without_stalks(mask)
    rows = body.sum(axis=1)
    first, last = np.flatnonzero(rows)[[0, -1]]
    profile = rows[first : last + 1].astype(np.float64)
    columns = body.sum(axis=0)
    evenness = float(columns[columns > 0].mean() / columns.max())
    return FromSide(profile, evenness, _solidity(body), _count_notches(body))


def _without_stalks(mask: Flags) -> Flags:
    body = largest_part(opened(mask, max(1.0, STALK_SHARE * float(np.sqrt(mask.sum())))))
    return body if body.any() else mask


def _solidity(mask: Flags) -> float:
    hull = cv2.convexHull(outline_of(mask).astype(np.int32))
    # A hull through pixel centres is half a pixel too small all around.
    area = cv2.contourArea(hull) + cv2.arcLength(hull, closed=True) / 2 + 1
    return float(min(1.0, mask.sum() / area))


def _count_notches(mask: Flags) -> int:
    outline = outline_of(mask).astype(np.int32)[:, None]
    hull = cv2.convexHull(outline, returnPoints=False)
    if len(outline) < FEWEST_POINTS or len(hull) < 4:
        return 0
    defects = cv2.convexityDefects(outline, np.sort(hull, axis=0)[::-1])
    if defects is None:
        return 0
    depths = np.asarray(defects).reshape(-1, 4)[:, 3] / 256
    return int((depths > NOTCH_SHARE * np.sqrt(mask.sum())).sum())


FOCAL_PER_LENGTH: Final = 0.8
"""Focal length of phones and webcams over the picture's longer side."""
LIFT_MM: Final = 10.0
"""Height of a plate's inside above the table that the coin lies on."""
MOST_NEARER: Final = 0.6
"""Largest share of the camera's distance by which a thing can be nearer to the camera than the
coin."""


BESIDE_STEPS: Final = np.linspace(-0.35, 0.35, 141)
"""Grid of possible errors of the scale from the side, in ln; results are sums over it."""

LOOKING_DOWN: Final = np.radians(3.0)
"""Mean angle in radians by which a picture from the side looks down: it shows the top of a box as
part of its height. By trial."""

LOOKING_DOWN_SIGMA: Final = np.radians(3.0)
"""Sigma of that angle, in radians."""

ROUND_FULLNESS: Final = 2 / 3
"""Volume of a ball over that of the cylinder around it, exactly."""

BOX_FULLNESS: Final = 0.92
"""Fullness (`FromSide.fullness`) of boxes: their corners look rounded in pictures. By trial."""

LEAST_LEFT: Final = 0.45
"""Least share of the visible height that is true height, whatever the slant."""

BENT_SOLIDITY: Final = 0.82
"""Solidity from above up to which a thing counts as bent, with constant thickness along its length.
By trial."""

TUBE_FILLING: Final = np.pi / 4
"""Volume of a tube of elliptical section, however bent, over its outline from above times its mean
height, exactly (Pappus of Alexandria). From the side its ends are visible, not its section."""

WHOLE_SOLIDITY: Final = 0.94
"""Solidity from above from which on a thing counts as whole; between `BENT_SOLIDITY` and this, both
models are mixed."""


@dataclass(frozen=True, slots=True)
class PortionShape:
    """A thing's size and volume, before learned errors are applied.

    Attributes:
        volume_ml: Its volume.
        height_mm: Its height.
        width_mm: Its largest width from above.
        scale_sigma: Standard deviation of ln(volume) because of both scales.
        slant_sigma: Standard deviation of ln(volume) because of the angle by which the picture from
            the side looks down.
        disagreement: Disagreement of the two pictures, in sigmas.
    """

    volume_ml: float
    height_mm: float
    width_mm: float
    scale_sigma: float
    slant_sigma: float
    disagreement: float


def shape_of(
    above: FromAbove,
    beside: FromSide,
    mm_per_px: tuple[float, float],
    length_px: float,
    *,
    on_plate: bool,
    learned: LearnedPortions = LEARNED,
) -> PortionShape:
    """Size and volume from both outlines.

    Args:
        above: From above.
        beside: From the side.
        mm_per_px: Scale at the coin, from above and from the side.
        length_px: The longer side of the picture from above.
        on_plate: Whether it lies on a plate.
        learned: Errors of the scales.
    """
    distance = FOCAL_PER_LENGTH * length_px * mm_per_px[0]
    heights = beside.height * mm_per_px[1] * np.exp(BESIDE_STEPS)
    nearer = np.minimum((LIFT_MM if on_plate else 0.0) + heights / 2, MOST_NEARER * distance)
    scale = mm_per_px[0] * (1 - nearer / distance)
    weight, off, misfit = _scale_weights(above, beside, mm_per_px[1], scale, learned)
    scales = np.log(scale)[:, None] + off
    ln_volume = 2 * scales + BESIDE_STEPS[:, None]
    spread = float(np.sqrt((weight * (ln_volume - (weight * ln_volume).sum()) ** 2).sum()))
    size = float(np.exp((weight * scales).sum()))
    step = float(np.exp((weight * BESIDE_STEPS[:, None]).sum())) * mm_per_px[1]
    depth = (
        float((weight.sum(axis=0) * np.roll(above.widths, len(DIRECTIONS_DEG) // 2)).sum()) * size
    )
    low, middle, high = (
        _true_height(beside, step, depth, LOOKING_DOWN + k * LOOKING_DOWN_SIGMA) for k in (-1, 0, 1)
    )
    volume = above.area * size**2 * middle * _filled_share(above, beside, size, step) / 1000
    slant = float(np.log(low / high) / 2)
    return PortionShape(volume, middle, float(above.widths.max()) * size, spread, slant, misfit)


def _scale_weights(
    above: FromAbove, beside: FromSide, mm_per_px: float, scale: Floats, learned: LearnedPortions
) -> tuple[Floats, Floats, float]:
    """Weights of every v (rows) and viewing direction (columns), their u, and the least misfit."""
    widths = np.log(beside.width * mm_per_px) + BESIDE_STEPS
    off = widths[:, None] - np.log(scale[:, None] * above.widths[None, :])
    misfit = ((off - learned.above_mean) / learned.above_sigma) ** 2
    misfit += ((BESIDE_STEPS - learned.beside_mean) / learned.beside_sigma)[:, None] ** 2
    weight = np.exp(-0.5 * (misfit - misfit.min()))
    return weight / weight.sum(), off, float(np.sqrt(misfit.min()))


def _true_height(beside: FromSide, step: float, depth: float, down: float) -> float:
    """The true height, in mm, of something seen at the angle `down`, `depth` mm deep.

    An ellipsoid shows sqrt(h2 cos2 + d2 sin2), a box h cos + d sin.
    """
    seen = beside.height * step
    down = max(0.0, down)
    boxy = (beside.fullness - ROUND_FULLNESS) / (BOX_FULLNESS - ROUND_FULLNESS)
    boxy = float(np.clip(boxy, 0, 1))
    ball = np.sqrt(max(seen**2 - (depth * np.sin(down)) ** 2, (LEAST_LEFT * seen) ** 2))
    box = max(seen - depth * np.sin(down), LEAST_LEFT * seen)
    return float((1 - boxy) * ball + boxy * box)


def _filled_share(above: FromAbove, beside: FromSide, size: float, step: float) -> float:
    """Mean cross-section over the height, as a share of the outline from above."""
    if above.hole > 0:
        in_mm = (beside.width - beside.profile) / 2 * step
        left = len(above.depths) - np.searchsorted(above.depths, in_mm / size)
        return float(left.mean() / len(above.depths))
    whole = (above.solidity - BENT_SOLIDITY) / (WHOLE_SOLIDITY - BENT_SOLIDITY)
    whole = float(np.clip(whole, 0, 1))
    return whole * beside.fullness + (1 - whole) * TUBE_FILLING * beside.evenness
