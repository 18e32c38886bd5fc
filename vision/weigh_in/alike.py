"""Clay that looks like the card, white on white: both learned anew beside each other.

What most views agree on tells which pixels of this very clip are surely clay and which surely are
not. How each of the two differs from the empty card, shadows and glow included, is learned from
them; a pixel is then judged by both.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt
from scipy import ndimage

from calibration.arrays import Floats32
from vision.clay.outline import ClayComparison

LOWEST: Final = np.array([-1.6, -0.5, -0.5])
HIGHEST: Final = np.array([0.5, 0.6, 0.5])
STEP: Final = np.array([0.05, 0.04, 0.04])
BINS: Final = np.ceil((HIGHEST - LOWEST) / STEP).astype(int)
CALM_BINS: Final = (1.0, 0.8, 0.8)
ANY_SHARE: Final = 0.05
ANY_DENSITY: Final = 0.2
"""Share of pixels that may differ in any way, and their density per unit cubed."""

PLAIN_TONE: Final = 0.35
PLAIN_TINT: Final = 0.6
PLAIN_NOISE: Final = 6.0
"""Plain paper: nearly as light as the lightest, hardly tinted, away from the print's edges."""


@dataclass(frozen=True, slots=True, eq=False)
class Differences:
    """How often a class of pixels differs how from the empty card: a smoothed histogram.

    Attributes:
        density: (tone bins, tint bins, tint bins), per unit cubed.
    """

    density: npt.NDArray[np.float64]

    def log_density(self, difference: Floats32) -> Floats32:
        """Of each pixel's difference, (h, w, 3) -> (h, w)."""
        at = np.clip(((difference - LOWEST) / STEP).astype(np.intp), 0, BINS - 1)
        found = self.density[at[..., 0], at[..., 1], at[..., 2]]
        mixed = (1 - ANY_SHARE) * found + ANY_SHARE * ANY_DENSITY
        return np.asarray(np.log(mixed), dtype=np.float32)


def difference(pair: ClayComparison) -> Floats32:
    """Tone and tints against the empty scene, calmed over 3 x 3 pixels, (h, w, 3)."""
    return np.asarray(cv2.blur(pair.seen - pair.expected, (3, 3)), dtype=np.float32)


def learn_differences(samples: Floats32) -> Differences:
    """From differences of pixels of one class, (n, 3)."""
    inside = np.clip(samples, LOWEST + 1e-3, HIGHEST - 1e-3)
    limits = list(zip(LOWEST, HIGHEST, strict=True))
    counts, _ = np.histogramdd(inside, bins=BINS, range=limits)
    smooth = ndimage.gaussian_filter(counts + 1e-9, CALM_BINS, mode="nearest")
    return Differences(np.asarray(smooth / smooth.sum() / np.prod(STEP)))


def plain_paper(pair: ClayComparison) -> npt.NDArray[np.bool_]:
    """Where the empty scene is white paper: there white clay is hard to tell, (h, w)."""
    tone = pair.expected[..., 0]
    light = tone > np.percentile(tone, 95) - PLAIN_TONE
    grey = np.abs(pair.expected[..., 1:]).max(axis=2) < PLAIN_TINT
    even = pair.noise < np.median(pair.noise) * PLAIN_NOISE
    return np.asarray(light & grey & even)
