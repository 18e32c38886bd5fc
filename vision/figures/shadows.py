"""Direction and depth of shadows, measured on the ground around standing figures.

A figure's shadow darkens the ground on one side of its base, and on the same side for every figure.
The brightness of a ring around each base is measured, except where a body or a neighbouring figure
may hide the ground.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, fact
from calibration.detect.discs.ellipse import circle
from vision.figures.field import DARKEST
from vision.figures.rim_fit import Sight

ANGLES: Final = 48
"""Number of angles around a base, 7.5 degrees apart."""

OUTWARDS: Final = fact(circle(ANGLES), (ANGLES, 2), "outwards")
"""Unit vectors at the angles around a base, (ANGLES, 2)."""

RING: Final = (1.2, 2.0)
"""Inner and outer radius of the ring, in radii of a base: beyond the base's blurred rim, and within
reach of any figure's shadow."""

ROUNDS: Final = 6
"""Number of circles on which the ring is sampled."""

BEHIND_DEG: Final = 50.0
"""Degrees to either side of the direction away from the camera, where a body may hide the
ground."""

LEANS: Final = 0.35
"""Distance in the top view between a body's top and its base's middle, in base diameters, below
which the body hides no ground."""

BESIDE_DEG: Final = 45.0
"""Degrees to either side of the direction to a neighbour where the neighbour may hide the
ground."""

NEIGHBOUR: Final = 2.0
"""Distance of middles, in base diameters, within which bases are neighbours."""

FEWEST: Final = 2
"""Number of figures around which the ground must be seen at an angle for that angle to count."""

LEAST_OPEN: Final = ANGLES // 4
"""Number of angles at which the ground must be seen around a base for that base to count."""

CALM: Final = (1.0, 2.0, 3.0, 2.0, 1.0)
"""Kernel that smooths brightness over neighbouring angles: a shadow is some 30 degrees wide. Found
by trial."""


@dataclass(frozen=True, slots=True, eq=False)
class ShadowCast:
    """How shadows fall.

    Attributes:
        way: (2,) unit vector on the table from a figure towards its shadow.
        depth: How much darker the shadow is than the ring's median, as a natural logarithm of
            light.
    """

    way: Floats
    depth: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "way", fact(self.way, (2,), "way"))


def shadow_cast(bases_mm: Sequence[Floats], sight: Sight) -> ShadowCast | None:
    """Direction and depth of the shadows of standing figures; None if too few show it.

    Args:
        bases_mm: (2,) middles of their bases.
        sight: The top view and what is known of it.
    """
    if len(bases_mm) < FEWEST:
        return None
    at = np.array(bases_mm)
    is_open = _ground_seen(at, sight)
    some = is_open.sum(axis=1) >= LEAST_OPEN
    light = np.where(is_open[some], _ring_light(at[some], sight), np.nan)
    if len(light) < FEWEST:
        return None
    darker = np.nanmedian(light, axis=1, keepdims=True) - light
    shown = np.isfinite(darker).sum(axis=0) >= FEWEST
    if not shown.any():
        return None
    typical = np.zeros(ANGLES)
    typical[shown] = np.nanmedian(darker[:, shown], axis=0)
    calmed = _smoothed(typical) / np.maximum(_smoothed(shown.astype(np.float64)), 1e-9)
    darkest = int(np.where(shown, calmed, -np.inf).argmax())
    return ShadowCast(OUTWARDS[darkest], float(calmed[darkest]))


def _ring_light(at: Floats, sight: Sight) -> Floats:
    """(N, 48) mean natural logarithm of brightness on the ring around each base, at each angle."""
    radii = np.linspace(*RING, ROUNDS) * sight.sizes.base / 2
    places = at[:, None, None] + radii[None, :, None, None] * OUTWARDS
    pixels = sight.ground.pixels(places.reshape(-1, 2)).astype(np.float32)
    x, y = pixels.T.reshape(2, len(at), -1)
    seen = cv2.remap(sight.above, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    levels = seen.reshape(len(at), ROUNDS, ANGLES, 3).astype(np.float64).mean(axis=3)
    return np.asarray(np.log(levels + DARKEST).mean(axis=1))


def _ground_seen(at: Floats, sight: Sight) -> Flags:
    """(N, 48) whether the ground is visible at each angle, not hidden by a body or a neighbour."""
    eye = sight.ground.eye_mm
    away = at - eye[:2]
    lean = np.linalg.norm(away, axis=1) / eye[2] * sight.sizes.figure_height
    hidden = (lean > LEANS * sight.sizes.base)[:, None] & _angles_near(away[:, None], BEHIND_DEG)[
        :, 0
    ]
    ways = at[None] - at[:, None]
    near = np.linalg.norm(ways, axis=2) < NEIGHBOUR * sight.sizes.base
    np.fill_diagonal(near, val=False)
    beside = (near[..., None] & _angles_near(ways, BESIDE_DEG)).any(axis=1)
    return np.asarray(~hidden & ~beside)


def _angles_near(ways: Floats, degrees: float) -> Flags:
    """(N, M, 48) which angles are within so many degrees of each direction (N, M, 2)."""
    length = np.maximum(np.linalg.norm(ways, axis=-1, keepdims=True), 1e-9)
    return np.asarray((ways / length) @ OUTWARDS.T > np.cos(np.radians(degrees)))


def _smoothed(values: Floats) -> Floats:
    """Values (48,) around a circle, smoothed by `CALM` without a seam."""
    half = len(CALM) // 2
    around = np.concatenate([values[-half:], values, values[:half]])
    return np.asarray(np.convolve(around, np.array(CALM) / sum(CALM), mode="valid"))
