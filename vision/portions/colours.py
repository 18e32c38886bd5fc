"""Colours that do not change in shadow, and the difference of pixels from a background in sigmas.

A shadow scales all three channels alike, so channel ratios stay and only the brightness falls.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import MAD_SIGMA_ROUNDED, Image

Map: TypeAlias = npt.NDArray[np.float32]
"""(h, w) or (h, w, 3) float32."""

GAMMA: Final = 2.2
"""Gamma of pictures: converts stored values to light."""
DARK_LIGHT: Final = 0.02
"""Light, of 1, that is added before logarithms, so that noise in the dark does not count as
colour."""
LUMINANCE: Final = (0.114, 0.587, 0.299)
"""Weights of blue, green and red in brightness: Rec. 601."""

COLOUR_WEIGHT: Final = 3.0
"""Weight of a difference of tint relative to one of brightness in the clustering of a background's
colours: shadows change only brightness. By trial on the food photographs."""

SAMPLES: Final = 3000
"""Largest number of pixels that are clustered, to save time."""


DARKER_SIGMA: Final = 0.45
"""Sigma, in ln of light, of how much darker a shadow makes the background. By trial on the food
photographs."""

BRIGHTER_SIGMA: Final = 0.14
"""Sigma, in ln of light, of how much brighter a lamp makes it. By trial on the food photographs."""

REDDER_SIGMA: Final = 0.06
"""Sigma of ln of red over green of the background's colour. By trial on the food photographs."""

BLUER_SIGMA: Final = 0.08
"""Sigma of ln of blue over green of the background's colour. By trial on the food photographs."""


@dataclass(frozen=True, slots=True, eq=False)
class GroundColours:
    """Colours of the background that something lies on or stands in front of.

    Attributes:
        middles: (k, 3), as `log_colours`.
        scatters: (k, 3), robust standard deviations.
        shares: (k,), shares of the samples.
    """

    middles: npt.NDArray[np.float64]
    scatters: npt.NDArray[np.float64]
    shares: npt.NDArray[np.float64]

    def without(self, kept: npt.NDArray[np.bool_]) -> "GroundColours":
        """Only the selected colours."""
        return GroundColours(self.middles[kept], self.scatters[kept], self.shares[kept])


def log_colours(bgr: Image) -> Map:
    """Logarithms of light, of red / green and of blue / green, (h, w, 3), smoothed within edges."""
    smooth = cv2.bilateralFilter(bgr, 5, 25, 3)
    light = (smooth.astype(np.float32) / 255) ** GAMMA + DARK_LIGHT
    ln = np.log(light)
    brightness = np.log(light @ np.array(LUMINANCE, dtype=np.float32))
    return np.stack([brightness, ln[..., 2] - ln[..., 1], ln[..., 0] - ln[..., 1]], axis=2)


def ground_of(samples: Map, count: int) -> GroundColours:
    """The `count` main colours among samples (N, 3)."""
    thin = samples[:: max(1, len(samples) // SAMPLES)].astype(np.float32)
    count = min(count, len(thin))
    weighted = thin * np.array([1, COLOUR_WEIGHT, COLOUR_WEIGHT], dtype=np.float32)
    cv2.setRNGSeed(1)  # k-means starts at random, but the result must be repeatable
    _, labels, _ = cv2.kmeans(
        weighted, count, np.empty(0, np.int32), (3, 20, 0.01), 2, cv2.KMEANS_PP_CENTERS
    )
    groups = [thin[labels.ravel() == k] for k in range(count)]
    groups = [group for group in groups if len(group)]
    middles = np.array([np.median(group, axis=0) for group in groups])
    scatters = np.array(
        [
            MAD_SIGMA_ROUNDED * np.median(np.abs(g - m), axis=0)
            for g, m in zip(groups, middles, strict=True)
        ]
    )
    return GroundColours(middles, scatters, np.array([len(group) / len(thin) for group in groups]))


def unlike(
    colours: Map,
    ground: GroundColours,
    *,
    least_share: float = 0.0,
    darker: float = DARKER_SIGMA,
    brighter: float = BRIGHTER_SIGMA,
    tint: float = 0.0,
) -> Map:
    """Difference of each pixel in sigmas from the nearest colour of a background, (h, w).

    Args:
        colours: As `log_colours`.
        ground: The colours below or behind the thing.
        least_share: Colours of the background rarer than this do not count.
        darker: Tolerance in ln for shadows.
        brighter: Tolerance in ln for highlights.
        tint: Increase of the tolerance of tints for every e-fold that a pixel is darker: things
            tint their own shadows.
    """
    nearest = np.full(colours.shape[:2], np.inf, dtype=np.float32)
    for middle, scatter, share in zip(ground.middles, ground.scatters, ground.shares, strict=True):
        if share < least_share:
            continue
        off = colours - middle.astype(np.float32)
        tolerance = np.where(
            off[..., 0] < 0, np.hypot(darker, scatter[0]), np.hypot(brighter, scatter[0])
        )
        squares = (off[..., 0] / tolerance) ** 2
        varying = 1 + tint * np.maximum(0, -off[..., 0])
        squares += (off[..., 1] / (varying * np.hypot(REDDER_SIGMA, scatter[1]))) ** 2
        squares += (off[..., 2] / (varying * np.hypot(BLUER_SIGMA, scatter[2]))) ** 2
        nearest = np.minimum(nearest, np.sqrt(squares).astype(np.float32))
    return nearest
