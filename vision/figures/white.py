"""White balance and contrast of a picture, from the markers' white paper and black cells."""

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Image, fact
from vision.figures.field import DARKEST
from vision.figures.ground import FieldView

BRIGHTEST: Final = (0.6, 0.95)
"""Quantiles of the markers' brightness between which pixels certainly are paper; above is glare."""

WHITE: Final = 225.0
"""Grey level of paper after white balance."""

BLACKEST: Final = 0.15
"""Quantile of the markers' brightness that is certainly black."""

EVERY: Final = 7
"""Step in pixels, each way, between the field's samples: enough for a median."""

GAIN: Final = (0.5, 4.0)
"""Least and largest gain of a channel: values beyond come from a wrong reading, not from light."""

LEAST_PX: Final = 50
"""Least number of pixels of the markers, and of samples of the field, for a measurement."""


@dataclass(frozen=True, slots=True, eq=False)
class WhiteReference:
    """The light on the field, measured on printed paper.

    Attributes:
        gains: (3,) factors for blue, green and red that make paper white; ones if no paper is seen.
        depth: How much darker than the field printed black is, as a natural logarithm of light;
            infinite if too little is seen.
    """

    gains: Floats
    depth: float

    def __post_init__(self) -> None:
        object.__setattr__(self, "gains", fact(self.gains, (3,), "gains"))


def light_on(above: Image, ground: FieldView) -> WhiteReference:
    """Measures the light in which a picture was taken.

    Args:
        above: (h, w, 3) top view, as `FieldView.seen` returns it.
        ground: Geometry of the top view.
    """
    paper = above[ground.paper > 0]
    return WhiteReference(_gains(paper), _black_depth(paper, above, ground))


def _gains(paper: Image) -> Floats:
    """`WhiteReference.gains`, from the markers' pixels (N, 3)."""
    if len(paper) < LEAST_PX:
        return np.ones(3)
    green = paper[:, 1]
    low, high = np.quantile(green, BRIGHTEST)
    white = np.median(paper[(green >= low) & (green <= high)], axis=0)
    return np.asarray(np.clip(WHITE / np.maximum(white, 1.0), *GAIN), dtype=np.float64)


def _black_depth(paper: Image, above: Image, ground: FieldView) -> float:
    """`WhiteReference.depth`, from the markers' pixels (N, 3) and the top view (h, w, 3)."""
    some = (slice(None, None, EVERY),) * 2
    field = above[some][(ground.known[some] > 0) & (ground.between[some] > 0)]
    if min(len(paper), len(field)) < LEAST_PX:
        return np.inf
    black = float(np.quantile(paper[:, 1], BLACKEST))
    return float(np.log((np.median(field[:, 1]) + DARKEST) / (black + DARKEST)))


def balanced(pixels: Image, by: Floats) -> npt.NDArray[np.uint8]:
    """Pixels (..., 3) multiplied by gains (3,): white balance."""
    return np.clip(pixels * by, 0, 255).astype(np.uint8)
