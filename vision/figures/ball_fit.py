"""Where a ball lies, from its outline: a circle of about its size where the colour changes.

Its shadow has the ball's darkness, and what tells dark from field takes both for one thing. But a
shadow's edge is no circle around the same middle, and towards the lamp a ball's edge is sharp: the
circle along which the colour changes most, all around, is the ball's.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32
from vision.figures.balls import FoundBall
from vision.figures.ground import FieldView
from vision.figures.rim_fit import Sight

STEP_MM: Final = 0.5
"""Of the view that is drawn, and of what is tried."""

HALF_MM: Final = 26.0
"""Half the side of that view."""

REACH_MM: Final = 3.5
"""So far from where a ball was seen its middle is looked for, either way."""

RADII: Final = (0.73, 1.34)
"""Radii that are tried, in radii of the usual ball: from the smallest to the largest of the rules'
toys, 11 to 20 mm in diameter."""

RADIUS_SIGMA_MM: Final = 1.0
"""Of a ball's radius: toys of 12 to 19 mm are used for one of 15."""

SEEN_SIGMA_MM: Final = 2.0
"""Of either coordinate as a ball was seen before: of 13 that the network told 68 % lay nearer."""

ANGLES: Final = 48
"""Around a circle."""

BLUR_MM: Final = 0.9
"""Single pixels go, edges stay."""

COLOUR_WEIGHT: Final = 1.5
"""Of a change of colour against one of light: a shadow changes the light."""

CLEAR_PERCENTILE: Final = 99.0
"""Of all changes of colour that are looked at: what nearly all stay under."""

CLEAR_SHARE: Final = 0.6
"""An edge is as clear as any where the colour changes by this share of that: a glint on a ball is
no clearer than its outline. By trial."""

SCORE_SPREAD: Final = 0.03
"""By how much the mean clearness around a circle rises for its odds to rise by e. By trial on 15
balls of eleven watched pitches, where half and twice as much do as well."""

_TURN: Final = np.arange(ANGLES) * 2 * np.pi / ANGLES


@dataclass(frozen=True, slots=True, eq=False)
class _Rectified:
    """What is around a ball, drawn so that a ball looks round, and how to find back from there.

    Attributes:
        middle_mm: (2,) what appears in the middle, at the height of a ball's own middle.
        away, across: (2,) unit vectors along the picture's axes.
        stretch: How many mm of the table a mm along `away` is.
        ground: How it is looked at.
    """

    middle_mm: Floats
    away: Floats
    across: Floats
    stretch: float
    ground: FieldView

    def appears(self, right: Floats, down: Floats) -> Floats:
        """Table places (..., 2) at which what lies there in the view appears."""
        along = right[..., None] * self.stretch * self.away
        return np.asarray(self.middle_mm + along + down[..., None] * self.across)


def placed_ball(sight: Sight, at_mm: Floats) -> FoundBall:
    """A ball that was seen about `at_mm` (2,), where its outline is.

    Sigma is what the circles leave open that fit about as well.
    """
    radius = sight.sizes.ball / 2
    view = _rectified(at_mm, radius, sight.ground)
    shifts = np.arange(-REACH_MM, REACH_MM + STEP_MM / 2, STEP_MM)
    radii = np.arange(RADII[0] * radius, RADII[1] * radius, STEP_MM)
    right, down, radius_mm = np.meshgrid(shifts, shifts, radii, indexing="ij")
    score = _clearness(_drawn(sight, view), right, down, radius_mm)
    odds = score / SCORE_SPREAD
    odds -= (right**2 + down**2) / (2 * SEEN_SIGMA_MM**2)
    odds -= (radius_mm - radius) ** 2 / (2 * RADIUS_SIGMA_MM**2)
    share = np.exp(odds - odds.max())
    share /= share.sum()
    seen = view.appears(right, down)
    height = (radius_mm / sight.ground.eye_mm[2])[..., None]
    places = seen + height * (sight.ground.eye_mm[:2] - seen)
    middle = np.einsum("ijk,ijkl->l", share, places)
    scatter = np.einsum("ijk,ijkl->l", share, (places - middle) ** 2)
    return FoundBall(middle, float(np.sqrt(scatter.mean())))


def _rectified(at_mm: Floats, radius: float, ground: FieldView) -> _Rectified:
    off = at_mm - ground.eye_mm[:2]
    length = float(np.hypot(*off))
    away = off / length if length > 1 else np.array([1.0, 0.0])
    stretch = float(np.hypot(1.0, length / ground.eye_mm[2]))
    across = np.array([-away[1], away[0]])
    return _Rectified(ground.appears(at_mm[None], radius)[0], away, across, stretch, ground)


def _drawn(sight: Sight, view: _Rectified) -> Floats32:
    """(n, n, 3) the view in CIELAB, a pixel every `STEP_MM`."""
    along = np.arange(-HALF_MM, HALF_MM + STEP_MM / 2, STEP_MM)
    right, down = np.meshgrid(along, along)
    pixels = sight.ground.pixels(view.appears(right, down).reshape(-1, 2)).astype(np.float32)
    x, y = pixels.T.reshape(2, *right.shape)
    patch = cv2.remap(sight.above, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    lab = cv2.cvtColor(patch, cv2.COLOR_BGR2LAB).astype(np.float32)
    lab[..., 1:] *= COLOUR_WEIGHT
    return np.asarray(cv2.GaussianBlur(lab, (0, 0), BLUR_MM / STEP_MM), dtype=np.float32)


def _clearness(lab: Floats32, right: Floats, down: Floats, radius_mm: Floats) -> Floats:
    """How clearly the colour changes outwards around each circle, in the mean, 0 to 1."""
    outwards = np.cos(_TURN), np.sin(_TURN)
    at = [
        ((one[..., None] + radius_mm[..., None] * out + HALF_MM) / STEP_MM).astype(np.float32)
        for one, out in zip((right, down), outwards, strict=True)
    ]
    shape = at[0].shape
    x, y = (one.reshape(shape[0], -1) for one in at)
    squared = np.zeros(shape, dtype=np.float32)
    for plane in cv2.split(lab):
        slopes = (cv2.Sobel(plane, cv2.CV_32F, *order, ksize=3) for order in ((1, 0), (0, 1)))
        seen = (cv2.remap(slope, x, y, cv2.INTER_LINEAR).reshape(shape) for slope in slopes)
        squared += sum(s * o for s, o in zip(seen, outwards, strict=True)) ** 2
    change = np.sqrt(squared)
    clear = max(CLEAR_SHARE * float(np.percentile(change, CLEAR_PERCENTILE)), 1e-6)
    return np.asarray(np.minimum(change, clear).mean(axis=-1) / clear, dtype=np.float64)
