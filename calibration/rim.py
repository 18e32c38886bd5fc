"""Does an edge run all along an ellipse, and where exactly?

Rays from the centre cross the rim; across it the picture changes, whichever way: a coin may be
brighter than the table on one side and darker than the wall on the other.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from calibration.ellipse import Ellipse, circle

RAYS: Final = 96
FIRST_REACH: Final = 0.22
"""Share of the radius around the first guess in which the rim is looked for."""
NARROWER: Final = 0.75
LEAST_REACH: Final = 0.03
LOOKS: Final = 7
ROBUST_STEPS: Final = 4

RIM_SHARE: Final = 0.035
RIM_PX: Final = 1.3
"""An edge this near to the ellipse, as a share of the radius or in px, belongs to it."""
BESIDE_SHARE: Final = 0.3
STANDS_OUT: Final = 1.6
LEAST_SLOPE: Final = 0.5
"""In grey levels of 255 per px; noise of a webcam, smoothed, stays below."""
ENOUGH_PROMINENCE: Final = 4.0
SMOOTH_PX: Final = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Slopes:
    """How the three channels of CIELAB change to the right and downwards, (h, w, 3) float32."""

    right: np.ndarray
    down: np.ndarray


def slopes_of(bgr: Image, smooth_px: float = SMOOTH_PX) -> Slopes:
    """The slopes of a picture, in levels of 255 per px."""
    lab = cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB).astype(np.float32)
    return slopes_of_channels(lab, smooth_px)


def slopes_of_channels(channels: np.ndarray, smooth_px: float) -> Slopes:
    """As `slopes_of`, of channels (h, w, 3) float32."""
    smooth = cv2.GaussianBlur(channels, (0, 0), smooth_px)
    right = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=3, scale=1 / 8)
    down = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=3, scale=1 / 8)
    return Slopes(np.asarray(right), np.asarray(down))


def fitted_to_rim(
    slopes: Slopes, start: Ellipse, first_reach: float = FIRST_REACH, looks: int = LOOKS
) -> Ellipse:
    """The ellipse moved to where the picture changes most around it, step by step nearer."""
    ellipse = start
    for look in range(looks):
        reach = max(first_reach * NARROWER**look, LEAST_REACH)
        ellipse = _moved(slopes, ellipse, reach)
    return ellipse


def _moved(slopes: Slopes, ellipse: Ellipse, reach: float) -> Ellipse:
    """One step: radius(angle) = 1 + q0 + q1 cos + q2 sin + q3 cos 2 + q4 sin 2."""
    steps = max(4, round(1.5 * reach * _size_px(ellipse)))
    shares = 1 + np.linspace(-reach, reach, 2 * steps + 1)
    slope = _across(slopes, ellipse, shares)
    nearness = np.exp(-0.5 * ((shares - 1) / (0.5 * reach)) ** 2)
    peak = (slope * nearness).argmax(axis=1)
    off = shares[peak] - 1 + (shares[1] - shares[0]) * _between(slope, peak)
    strength = slope[np.arange(RAYS), peak]
    strength = strength / (strength + np.median(strength) + 1e-6)
    q = _robust_waves(off, strength, 0.4 / _size_px(ellipse))
    change = np.array([[1 + q[0] + q[3], q[4]], [q[4], 1 + q[0] - q[3]]])
    return Ellipse(ellipse.centre_px + ellipse.shape_px @ q[1:3], ellipse.shape_px @ change)


def _between(slope: Floats, peak: np.ndarray) -> Floats:
    """Where between the samples the slope is steepest, by a parabola, -0.5 to 0.5 samples."""
    rays = np.arange(RAYS)
    middle = np.clip(peak, 1, slope.shape[1] - 2)
    before, at, after = (slope[rays, middle + k] for k in (-1, 0, 1))
    bend = before - 2 * at + after
    with np.errstate(divide="ignore", invalid="ignore"):
        shift = np.where(bend < 0, 0.5 * (before - after) / bend, 0.0)
    return np.asarray(np.where(middle == peak, np.clip(shift, -0.5, 0.5), 0.0))


def _robust_waves(off: Floats, strength: Floats, least_scale: float) -> Floats:
    q = np.zeros(5)
    for _ in range(ROBUST_STEPS):
        residual = off - _WAVES @ q
        scale = max(1.48 * float(np.median(np.abs(residual))), least_scale)
        weighted = _WAVES * (strength / (1 + (residual / scale) ** 2))[:, None]
        q = np.linalg.solve(_WAVES.T @ weighted + 1e-6 * np.eye(5), weighted.T @ off)
    return np.asarray(q)


_ROUND: Final = circle(RAYS)
_TWICE: Final = np.stack(
    [_ROUND[:, 0] ** 2 - _ROUND[:, 1] ** 2, 2 * _ROUND[:, 0] * _ROUND[:, 1]], axis=1
)
_WAVES: Final = np.column_stack([np.ones(RAYS), _ROUND, _TWICE])


@dataclass(frozen=True, slots=True)
class Clarity:
    """How clearly an edge runs along an ellipse.

    Attributes:
        covered: Share of the rays on which the edge stands out from what lies beside it.
        gap: Largest gap between those rays, as a share of the whole way round.
        prominence: How many times stronger the edge is than what lies beside it; median.
    """

    covered: float
    gap: float
    prominence: float

    @property
    def score(self) -> float:
        """All in one number: 0 nothing, 4 a coin on a bare table; 2 is clear."""
        return self.covered * (1 - self.gap) * min(self.prominence, ENOUGH_PROMINENCE)


def clarity(slopes: Slopes, ellipse: Ellipse) -> Clarity:
    """How clearly an edge runs along an ellipse."""
    size = _size_px(ellipse)
    near = max(RIM_SHARE, RIM_PX / size)
    shares = np.linspace(0.55, 1.45, 2 * max(14, round(0.7 * size)) + 1)
    slope = _across(slopes, ellipse, shares)
    apart = np.abs(shares - 1)
    beside = (apart > 2 * near) & (apart < max(BESIDE_SHARE, 2.7 * near))
    peak = slope[:, apart <= near].max(axis=1)
    level = np.sqrt((slope[:, beside] ** 2).mean(axis=1)) if beside.any() else np.zeros(RAYS)
    clear = (peak > STANDS_OUT * level) & (peak > LEAST_SLOPE)
    return Clarity(float(clear.mean()), _gap(clear), float(np.median(peak / (level + 0.3))))


def _gap(clear: np.ndarray) -> float:
    where = np.flatnonzero(clear)
    if len(where) < 2:
        return 1.0
    return float(np.diff(np.append(where, where[0] + RAYS)).max()) / RAYS


def _across(slopes: Slopes, ellipse: Ellipse, shares: Floats) -> Floats:
    """How steep the picture is across the ellipse, (RAYS, len(shares)), in its best channel."""
    outwards = _ROUND @ ellipse.shape_px.T
    at = (ellipse.centre_px + shares[None, :, None] * outwards[:, None]).astype(np.float32)
    normals = _ROUND @ np.linalg.inv(ellipse.shape_px)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    right, down = (
        cv2.remap(slope, at[..., 0], at[..., 1], cv2.INTER_LINEAR)
        for slope in (slopes.right, slopes.down)
    )
    across = right * normals[:, None, :1] + down * normals[:, None, 1:]
    return np.asarray(np.abs(across).max(axis=2), dtype=np.float64)


def _size_px(ellipse: Ellipse) -> float:
    return float(np.sqrt(abs(np.linalg.det(ellipse.shape_px))))
