"""Fit ellipses to rims, and measure how clearly an edge runs along them.

Rays from the centre cross the rim, where the picture changes. The sign of the change does not
matter: a coin may be brighter than the table on one side and darker than the wall on the other.
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import MAD_SIGMA_ROUNDED, Floats, Image
from calibration.detect.discs.ellipse import Ellipse, circle

RAYS: Final = 96
"""Number of evenly spaced rays from the centre along which the rim is searched. By trial."""

FIRST_REACH: Final = 0.22
"""Distance from the first guess within which the rim is searched, as a share of the radius."""
NARROWER: Final = 0.75
"""Factor on that distance from each step of the fit to the next. By trial."""

LEAST_REACH: Final = 0.03
"""Lower bound on that distance, as a share of the radius. By trial."""

LOOKS: Final = 7
"""Number of steps of the fit: the first searches within 0.22 of the radius, the last within
0.04."""

ROBUST_STEPS: Final = 4
"""Iterations in which rays are reweighted, within each step. By trial."""

SAMPLES: Final = 25
"""Number of samples of the picture along each ray."""

RIM_SHARE: Final = 0.035
"""Distance from the ellipse, as a share of its radius, up to which an edge belongs to it. By
trial."""

RIM_PX: Final = 1.3
"""Least such distance, px, for small ellipses."""

STANDS_OUT: Final = 1.6
"""Least ratio, on each ray, of the slope at the rim to that beside it. By trial."""

LEAST_SLOPE: Final = 0.5
"""Least slope of a rim, in grey levels of 255 per px: the smoothed noise of a webcam is below
it."""

ENOUGH_PROMINENCE: Final = 4.0
"""Upper bound on the prominence that counts in a rim's score. By trial."""

SMOOTH_PX: Final = 1.0
"""Standard deviation, px, of the Gaussian that smooths a picture before slopes are taken. By
trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Slopes:
    """The derivatives of a picture's CIELAB channels, levels of 255 per px.

    Attributes:
        right: (h, w, 3) float32, along x.
        down: (h, w, 3) float32, along y.
    """

    right: np.ndarray
    down: np.ndarray


def slopes_of(bgr: Image, smooth_px: float = SMOOTH_PX) -> Slopes:
    """The slopes of a picture, in levels of 255 per px."""
    lab = cv2.cvtColor(bgr, cv2.COLOR_BGR2LAB).astype(np.float32)
    return slopes_of_channels(lab, smooth_px)


def slopes_of_channels(channels: np.ndarray, smooth_px: float) -> Slopes:
    """Like `slopes_of`, for channels (h, w, 3) float32."""
    smooth = cv2.GaussianBlur(channels, (0, 0), smooth_px)
    right = cv2.Sobel(smooth, cv2.CV_32F, 1, 0, ksize=3, scale=1 / 8)
    down = cv2.Sobel(smooth, cv2.CV_32F, 0, 1, ksize=3, scale=1 / 8)
    return Slopes(np.asarray(right), np.asarray(down))


def fitted_to_rim(slopes: Slopes, start: Ellipse, first_reach: float = FIRST_REACH) -> Ellipse:
    """Fit an ellipse to the steepest change of the picture around a start, in `LOOKS` steps."""
    centres, shapes = fitted_to_rims(
        slopes, start.centre_px[None], start.shape_px[None], first_reach, LOOKS
    )
    return Ellipse(centres[0], shapes[0])


def fitted_to_rims(
    slopes: Slopes, centres: Floats, shapes: Floats, first_reach: float, looks: int
) -> tuple[Floats, Floats]:
    """Like `fitted_to_rim` for many ellipses: centres (N, 2) and shapes (N, 2, 2), px."""
    for look in range(looks):
        reach = max(first_reach * NARROWER**look, LEAST_REACH)
        centres, shapes = _fitting_step(slopes, centres, shapes, reach)
    return centres, shapes


def _fitting_step(
    slopes: Slopes, centres: Floats, shapes: Floats, reach: float
) -> tuple[Floats, Floats]:
    """One step of the fit, searching within `reach`, a share of the radius.

    The rim's radius in units of the ellipse is modelled as a function of the angle a:
    1 + q0 + q1 cos a + q2 sin a + q3 cos 2a + q4 sin 2a.
    """
    shares = 1 + np.linspace(-reach, reach, SAMPLES)
    slope = _slopes_across(
        slopes, centres, shapes, np.broadcast_to(shares, (len(centres), SAMPLES))
    )
    nearness = np.exp(-0.5 * ((shares - 1) / (0.5 * reach)) ** 2)
    peak = (slope * nearness).argmax(axis=2)
    off = shares[peak] - 1 + (shares[1] - shares[0]) * _subsample_shift(slope, peak)
    strength = np.take_along_axis(slope, peak[..., None], axis=2)[..., 0]
    strength = strength / (strength + np.median(strength, axis=1, keepdims=True) + 1e-6)
    q = _robust_waves(off, strength, 0.4 / _sizes_px(shapes))
    change = np.stack([1 + q[:, 0] + q[:, 3], q[:, 4], q[:, 4], 1 + q[:, 0] - q[:, 3]], axis=1)
    moved = centres + np.einsum("nij,nj->ni", shapes, q[:, 1:3])
    return moved, shapes @ change.reshape(-1, 2, 2)


def _subsample_shift(slope: Floats, peak: np.ndarray) -> Floats:
    """Offset of the steepest slope from its sample, by a parabola, -0.5 to 0.5 samples."""
    middle = np.clip(peak, 1, slope.shape[2] - 2)
    before, at, after = (
        np.take_along_axis(slope, (middle + k)[..., None], axis=2)[..., 0] for k in (-1, 0, 1)
    )
    bend = before - 2 * at + after
    with np.errstate(divide="ignore", invalid="ignore"):
        shift = np.where(bend < 0, 0.5 * (before - after) / bend, 0.0)
    return np.asarray(np.where(middle == peak, np.clip(shift, -0.5, 0.5), 0.0))


def _robust_waves(off: Floats, strength: Floats, least_scale: Floats) -> Floats:
    """Fit the coefficients q (N, 5) with Cauchy's weights, as relief and shadows disturb rays.

    Args:
        off: (N, RAYS), offset of the rim on each ray.
        strength: (N, RAYS), weight of each ray.
        least_scale: (N,), lower bound on the scale of the residuals.
    """
    q = np.zeros((len(off), 5))
    for _ in range(ROBUST_STEPS):
        residual = off - q @ _WAVES.T
        scale = np.maximum(MAD_SIGMA_ROUNDED * np.median(np.abs(residual), axis=1), least_scale)
        weight = strength / (1 + (residual / scale[:, None]) ** 2)
        normal = np.einsum("nr,ri,rj->nij", weight, _WAVES, _WAVES, optimize=True)
        right = np.einsum("nr,ri->ni", weight * off, _WAVES)
        q = np.linalg.solve(normal + 1e-6 * np.eye(5), right[..., None])[..., 0]
    return np.asarray(q)


_ROUND: Final = circle(RAYS)
"""(`RAYS`, 2), cosine and sine of the angle of each ray."""

_TWICE: Final = np.stack(
    [_ROUND[:, 0] ** 2 - _ROUND[:, 1] ** 2, 2 * _ROUND[:, 0] * _ROUND[:, 1]], axis=1
)
"""(`RAYS`, 2), cosine and sine of twice the angle of each ray."""

_WAVES: Final = np.column_stack([np.ones(RAYS), _ROUND, _TWICE])
"""(`RAYS`, 5), by which a radius may vary round an ellipse: 1, cos, sin, cos 2, sin 2 of the
angle."""


@dataclass(frozen=True, slots=True)
class Clarity:
    """How clearly an edge runs along an ellipse.

    Attributes:
        covered: Share of the rays on which the edge stands out from its surroundings.
        gap: Largest gap between those rays, as a share of the whole circumference.
        prominence: Median ratio over the rays of the slope at the edge to that beside it.
    """

    covered: float
    gap: float
    prominence: float

    @property
    def score(self) -> float:
        """All in one number from 0 to 4, that of a coin on a bare table; 2 is a clear edge."""
        return self.covered * (1 - self.gap) * min(self.prominence, ENOUGH_PROMINENCE)


def clarity(slopes: Slopes, ellipse: Ellipse) -> Clarity:
    """How clearly an edge runs along an ellipse."""
    return clarities(slopes, ellipse.centre_px[None], ellipse.shape_px[None])[0]


def clarities(slopes: Slopes, centres: Floats, shapes: Floats) -> list[Clarity]:
    """Like `clarity` for many ellipses: centres (N, 2) and shapes (N, 2, 2), px."""
    near = np.maximum(RIM_SHARE, RIM_PX / _sizes_px(shapes))
    rim = 1 + near[:, None] * np.linspace(-1, 1, 7)
    apart = near[:, None] * 2 + (0.7 * near + 0.08)[:, None] * np.linspace(0, 1, 6)
    beside = np.concatenate([1 - apart[:, ::-1], 1 + apart], axis=1)
    peak = _slopes_across(slopes, centres, shapes, rim).max(axis=2)
    level = np.sqrt((_slopes_across(slopes, centres, shapes, beside) ** 2).mean(axis=2))
    clear = (peak > STANDS_OUT * level) & (peak > LEAST_SLOPE)
    prominence = np.median(peak / (level + 0.3), axis=1)
    return [
        Clarity(float(one.mean()), _largest_gap(one), float(p))
        for one, p in zip(clear, prominence, strict=True)
    ]


def _largest_gap(clear: np.ndarray) -> float:
    where = np.flatnonzero(clear)
    if len(where) < 2:
        return 1.0
    return float(np.diff(np.append(where, where[0] + RAYS)).max()) / RAYS


def _slopes_across(slopes: Slopes, centres: Floats, shapes: Floats, shares: Floats) -> Floats:
    """The slopes of the picture across ellipses, in its steepest channel, (N, RAYS, K).

    Args:
        slopes: Of the picture.
        centres: (N, 2), px.
        shapes: (N, 2, 2), px.
        shares: (N, K), positions along each ray, 1 on the ellipse.
    """
    outwards = np.einsum("ri,nji->nrj", _ROUND, shapes)
    at = centres[:, None, None] + shares[:, None, :, None] * outwards[:, :, None]
    at = at.reshape(len(centres), -1, 2).astype(np.float32)
    normals = np.einsum("ri,nij->nrj", _ROUND, np.linalg.inv(shapes))
    normals = (normals / np.linalg.norm(normals, axis=2, keepdims=True)).astype(np.float32)
    right, down = (
        cv2.remap(slope, at[..., 0], at[..., 1], cv2.INTER_LINEAR).reshape(
            len(centres), RAYS, -1, 3
        )
        for slope in (slopes.right, slopes.down)
    )
    across = np.abs(right * normals[:, :, None, :1] + down * normals[:, :, None, 1:])
    best = np.maximum(np.maximum(across[..., 0], across[..., 1]), across[..., 2])
    return np.asarray(best, dtype=np.float64)


def _sizes_px(shapes: Floats) -> Floats:
    return np.asarray(np.sqrt(np.abs(np.linalg.det(shapes))))
