r"""Volume from one outline from above and one from the side, each with its coin.

      from above                 from the side
      Z - the camera's height    the coin stands nearer or farther than the thing: its scale is
      over the coin; the thing
      is nearer by lift + h/2:   off by exp(v), v about 6 %
      its scale is off by more,
      exp(u), u about 7 %        both show one width: u + ln(width above) = v + ln(width beside)

At each height the thing's cross-section is its outline from above, made narrower as the profile
from the side is: drawn in from its rim if it is bent or has a hole (a tube, a ring), scaled if not
(a ball). V is the sum of these over the height.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from vision.portions.silhouettes import DIRECTIONS_DEG, FromAbove, FromSide

FOCAL_PER_LENGTH: Final = 0.8
"""Of phones and webcams: focal length by the picture's longer side."""
LIFT_MM: Final = 10.0
"""A plate's inside over the table that the coin lies on."""
MOST_NEARER: Final = 0.6

ABOVE_LN: Final = (0.05, 0.07)
BESIDE_LN: Final = (0.01, 0.06)
"""Mean and sigma, in ln, of how far off the scales of both pictures are: tilt of the camera above,
distance of the coin beside. Found on food photographs with known volumes; see the docs."""
BESIDE_STEPS: Final = np.linspace(-0.35, 0.35, 141)

LOOKING_DOWN: Final = np.radians(3.0)
LOOKING_DOWN_SIGMA: Final = np.radians(3.0)
"""A picture from the side looks down a little, and shows the top of a box as part of its height."""
ROUND_FULLNESS: Final = 2 / 3
BOX_FULLNESS: Final = 0.92
LEAST_LEFT: Final = 0.45
BENT_SOLIDITY: Final = 0.82
WHOLE_SOLIDITY: Final = 0.94


@dataclass(frozen=True, slots=True)
class PortionShape:
    """A thing's size and volume before what is learned of errors.

    Attributes:
        volume_ml: Its volume.
        height_mm: Its height.
        width_mm: Its largest width from above.
        scale_sigma: Standard deviation of ln(volume) from both scales.
        slant_sigma: The same, from how far the picture from the side looks down.
        disagreement: In sigmas, how far the two pictures contradict each other.
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
) -> PortionShape:
    """Size and volume from both outlines.

    Args:
        above: From above.
        beside: From the side.
        mm_per_px: At the coin, in the one and in the other picture.
        length_px: The longer side of the picture from above.
        on_plate: Whether it lies on a plate.
    """
    distance = FOCAL_PER_LENGTH * length_px * mm_per_px[0]
    heights = beside.height * mm_per_px[1] * np.exp(BESIDE_STEPS)
    nearer = np.minimum((LIFT_MM if on_plate else 0.0) + heights / 2, MOST_NEARER * distance)
    scale = mm_per_px[0] * (1 - nearer / distance)
    weight, off, misfit = _weights(above, beside, mm_per_px[1], scale)
    scales = np.log(scale)[:, None] + off
    ln_volume = 2 * scales + BESIDE_STEPS[:, None]
    spread = float(np.sqrt((weight * (ln_volume - (weight * ln_volume).sum()) ** 2).sum()))
    size = float(np.exp((weight * scales).sum()))
    step = float(np.exp((weight * BESIDE_STEPS[:, None]).sum())) * mm_per_px[1]
    depth = (
        float((weight.sum(axis=0) * np.roll(above.widths, len(DIRECTIONS_DEG) // 2)).sum()) * size
    )
    low, middle, high = (
        _upright(beside, step, depth, LOOKING_DOWN + k * LOOKING_DOWN_SIGMA) for k in (-1, 0, 1)
    )
    volume = above.area * size**2 * middle * _filling(above, beside, size, step) / 1000
    slant = float(np.log(low / high) / 2)
    return PortionShape(volume, middle, float(above.widths.max()) * size, spread, slant, misfit)


def _weights(
    above: FromAbove, beside: FromSide, mm_per_px: float, scale: Floats
) -> tuple[Floats, Floats, float]:
    """Of every v (rows) and direction of view (columns): weight, u; and the least misfit."""
    widths = np.log(beside.width * mm_per_px) + BESIDE_STEPS
    off = widths[:, None] - np.log(scale[:, None] * above.widths[None, :])
    misfit = ((off - ABOVE_LN[0]) / ABOVE_LN[1]) ** 2
    misfit += ((BESIDE_STEPS - BESIDE_LN[0]) / BESIDE_LN[1])[:, None] ** 2
    weight = np.exp(-0.5 * (misfit - misfit.min()))
    return weight / weight.sum(), off, float(np.sqrt(misfit.min()))


def _upright(beside: FromSide, step: float, depth: float, down: float) -> float:
    """The height, in mm, of what is seen from `down` above the level, `depth` mm deep.

    An ellipsoid shows sqrt(h2 cos2 + d2 sin2), a box h cos + d sin.
    """
    seen = beside.height * step
    down = max(0.0, down)
    boxy = (beside.fullness - ROUND_FULLNESS) / (BOX_FULLNESS - ROUND_FULLNESS)
    boxy = float(np.clip(boxy, 0, 1))
    ball = np.sqrt(max(seen**2 - (depth * np.sin(down)) ** 2, (LEAST_LEFT * seen) ** 2))
    box = max(seen - depth * np.sin(down), LEAST_LEFT * seen)
    return float((1 - boxy) * ball + boxy * box)


def _filling(above: FromAbove, beside: FromSide, size: float, step: float) -> float:
    """Mean cross-section by the outline from above."""
    in_mm = (beside.width - beside.profile) / 2 * step
    left = len(above.depths) - np.searchsorted(above.depths, in_mm / size)
    drawn_in = float(left.mean() / len(above.depths))
    whole = (above.solidity - BENT_SOLIDITY) / (WHOLE_SOLIDITY - BENT_SOLIDITY)
    whole = float(np.clip(whole, 0, 1)) * float(above.hole == 0)
    return whole * beside.fullness + (1 - whole) * drawn_in
