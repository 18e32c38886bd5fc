"""The expected accuracy of measurements on the table, and what it means for a game.

The expected error of `calibration.model.quality` is computed here for any height above the table,
as a map over the picture, and as answers to a referee's questions: how accurately a span is
measured, and how narrow a gap can be distinguished from a touch.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.coaching.view import boards_outline_mm
from calibration.model.printed import Boards
from calibration.model.projection import (
    image_by_parameters,
    image_by_table,
    image_from_table,
    sigma_mm_at,
    table_from_image,
)
from calibration.model.quality import DISTANCE_QUANTILES, in_play
from calibration.model.solution import Calibration

SEEN_PX: Final = 0.5
"""Sigma, px, of the position of a tip, an edge or a point of contact in a sharp picture."""

SPAN_MM: Final = 200.0
"""Length in mm of the spans whose error is computed. By trial."""

DIRECTIONS: Final = 6
"""Number of spans from each point, evenly spread over half a turn; the other half is the same."""

GAP_WIDTHS: Final = 1.05
"""Narrowest visible gap, in standard deviations of the blur: it is 40 percent as deep as a wide
one. Between two steps blurred by s, a gap g has the depth erf(g / (sqrt(8) s))."""

LEAST_BLUR_PX: Final = 0.5
"""Least blur of any picture, px, however sharp the lens: a pixel records only one colour and takes
the others from its neighbours."""

PIXEL_PX: Final = 1 / np.sqrt(12)
"""Standard deviation, px, of the Gaussian that is equivalent to averaging over a pixel."""


@dataclass(frozen=True, slots=True, eq=False)
class ErrorMap:
    """The expected error over the picture.

    Attributes:
        x_px: (W,), columns of the grid, in image space.
        y_px: (H,), its rows.
        sigma_mm: (H, W), root mean square of the expected error there; NaN outside of the play
            area: too far from the boards, or above the horizon.
        height_mm: Height of the plane above the table.
        median_mm: Median of the expected errors over all these points.
        p95_mm: Their 95th percentile.
    """

    x_px: Floats
    y_px: Floats
    sigma_mm: Floats
    height_mm: float
    median_mm: float
    p95_mm: float


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The accuracy to expect of measurements on the table.

    Attributes:
        median_mm: Median error of visible points on the table.
        p95_mm: 95th percentile of that error.
        span_mm: Standard deviation of a span of 200 mm between two clearly visible points.
        gap_mm: The narrowest gap that can be distinguished from a touch, in the middle of the play
            area.
    """

    median_mm: float
    p95_mm: float
    span_mm: float
    gap_mm: float


def error_map(
    calibration: Calibration, *, height_mm: float = 0.0, grid_wh: tuple[int, int] = (48, 27)
) -> ErrorMap:
    """The expected error over the picture, on a plane parallel to the table.

    Args:
        calibration: Camera and table.
        height_mm: Height of the plane above the table.
        grid_wh: Number of places across and down.
    """
    w, h = calibration.size_wh
    x, y = np.linspace(0, w - 1, grid_wh[0]), np.linspace(0, h - 1, grid_wh[1])
    pixels = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    at = table_from_image(pixels, calibration, height_mm)
    near = np.flatnonzero(np.isfinite(at).all(axis=1))
    near = near[in_play(at[near], calibration)]
    sigma = np.full(len(pixels), np.nan)
    covariance = sigma_mm_at(pixels[near], calibration, height_mm)
    # For a flat scan, seen from infinitely far away, rounding may give negative values.
    sigma[near] = np.sqrt(np.maximum(np.trace(covariance, axis1=1, axis2=2), 0.0))
    median, p95 = _quantiles(sigma[near])
    return ErrorMap(x, y, sigma.reshape(grid_wh[1], grid_wh[0]), height_mm, median, p95)


def accuracy_of(
    calibration: Calibration, boards: Boards, *, blur_px: float, height_mm: float = 0.0
) -> Accuracy:
    """The accuracy to expect of measurements on the table.

    Args:
        calibration: Camera and table.
        boards: The printed boards; the gap is computed for the middle between them.
        blur_px: Blur of the picture.
        height_mm: Height of the plane of the measurements.
    """
    errors = error_map(calibration, height_mm=height_mm, grid_wh=(32, 18))
    outline = boards_outline_mm(boards)
    middle = np.zeros(2) if outline is None else outline.mean(axis=0)
    return Accuracy(
        errors.median_mm,
        errors.p95_mm,
        _span_sigma_mm(calibration, errors, blur_px),
        _coarser_mm_per_px(middle, calibration, height_mm)
        * GAP_WIDTHS
        * _effective_blur_px(blur_px),
    )


def _span_sigma_mm(calibration: Calibration, errors: ErrorMap, blur_px: float) -> float:
    """Median sigma of spans over visible points and directions; NaN if no such span is visible.

    Both ends share the uncertainty of camera and table, so that only its difference counts.
    """
    ends = _spans(calibration, errors)
    if not len(ends):
        return float("nan")
    sensitivity, noise = [], np.zeros(len(ends))
    seen_px = float(
        np.hypot(SEEN_PX * max(1.0, _effective_blur_px(blur_px)), calibration.misfit_px)
    )
    along = ends[:, 1] - ends[:, 0]
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    for end in (0, 1):
        at = np.column_stack([ends[:, end], np.full(len(ends), errors.height_mm)])
        table_by_image = np.linalg.inv(image_by_table(at, calibration)[:, :, :2])
        towards = (along[:, None, :] @ table_by_image)[:, 0]
        sensitivity.append((towards[:, None, :] @ image_by_parameters(at, calibration))[:, 0])
        noise += (towards**2).sum(axis=1) * seen_px**2
    apart = sensitivity[1] - sensitivity[0]
    doubt = np.einsum("ni,ij,nj->n", apart, calibration.whole_covariance, apart)
    return float(np.median(np.sqrt(doubt + noise)))


def _spans(calibration: Calibration, errors: ErrorMap) -> Floats:
    """Both ends of spans all over the visible play area, (N, 2, 2) mm."""
    grid = np.stack(np.meshgrid(errors.x_px, errors.y_px), axis=-1)
    chosen = grid[np.isfinite(errors.sigma_mm)][::3]
    at = table_from_image(chosen, calibration, errors.height_mm)
    angles = np.arange(DIRECTIONS) * np.pi / DIRECTIONS
    steps = SPAN_MM * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    ends = np.stack(
        [np.repeat(at, DIRECTIONS, axis=0), (at[:, None] + steps).reshape(-1, 2)], axis=1
    )
    full = np.column_stack([ends[:, 1], np.full(len(ends), errors.height_mm)])
    seen = image_from_table(full, calibration)
    in_picture = ((seen >= 0) & (seen <= [errors.x_px[-1], errors.y_px[-1]])).all(axis=1)
    return ends[in_picture & in_play(ends[:, 1], calibration)]


def _coarser_mm_per_px(at_mm: Floats, calibration: Calibration, height_mm: float) -> float:
    by_table = image_by_table(np.array([[*at_mm, height_mm]]), calibration)[0, :, :2]
    return float(1 / np.linalg.svd(by_table, compute_uv=False)[1])


def _effective_blur_px(blur_px: float) -> float:
    return float(np.hypot(max(blur_px, LEAST_BLUR_PX), PIXEL_PX))


def _quantiles(sigma: Floats) -> tuple[float, float]:
    if not len(sigma):
        return float("nan"), float("nan")
    distances = np.outer(sigma, DISTANCE_QUANTILES)
    return float(np.median(distances)), float(np.percentile(distances, 95))
