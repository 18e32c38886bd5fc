"""Register a print to a picture: find its exact place by matching their pixels.

After Lucas and Kanade: the print is rendered with an approximate homography and blur, and compared
with the picture. Least squares explain the difference by small changes. With M the rendered print,
each pixel is modelled as

    brightness + contrast M + tone M (1 - M) + blur (M_xx + M_yy) - M_x dx - M_y dy

Brightness, which may rise across the area, and contrast model the light. Tone models, to first
order, the camera's tone curve: blur acts on light, so that black shrinks in the stored values.
(Without tone, edges of single markers are found 0.5 to 1.5 px inside the printed ones; with it,
within 0.02 px.) The Laplacian models what the lens blurs, or the camera sharpens, beyond the
rendered blur.
"""

from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from calibration.detect.appearance import (
    PrintSearch,
    derivatives,
    expected,
    pixels_inside,
    window_of,
)
from calibration.detect.ink import Shades
from calibration.model.homography import homography_through, mapped, quad

STEPS: Final = 10
"""Most Gauss-Newton steps. By trial."""

CONVERGED_PX: Final = 0.004
"""The iteration has converged when a step moves every corner by less than this many pixels, far
below any sigma of a corner."""

LONGEST_STEP_PX: Final = 1.5
"""Most pixels by which a corner moves in one step: the linear model only holds over about the
print's blur. By trial."""

LEAST_BLUR_PX: Final = 0.35
"""Lower bound on the rendered blur's standard deviation, px. By trial."""

MOST_BLUR_PX: Final = 3.0
"""Upper bound on the rendered blur's standard deviation, px. By trial."""

BLUR_SHARE: Final = 0.6
"""Share of the picture's blur with which the print is rendered: the Laplacian compensates for too
little blur, but nothing compensates for too much."""

ENOUGH_PIXELS: Final = 20_000
"""Number of pixels that determine a place well enough: pictures of larger windows are reduced
first. By trial."""

WORST_CONDITION: Final = 1e12
"""Largest condition number of the normal equations: with it about 4 of a double's 16 digits are
left."""


@dataclass(frozen=True, slots=True, eq=False)
class PrintFit:
    """A print found in a picture.

    Attributes:
        image_from_print: (3, 3), homography.
        corners_px: (4, 2), the corners of the area in image space.
        centre_px: (2,), its centre.
        sigma_px: Standard deviation of each coordinate: of the centre if only a shift was fitted,
            else the mean over the corners.
        correlation: Correlation of the picture with the fitted print, 0 to 1.
        blur_px: Standard deviation of the rendered blur.
    """

    image_from_print: Floats
    corners_px: Floats
    centre_px: Floats
    sigma_px: float
    correlation: float
    blur_px: float


def registered(
    search: PrintSearch, image_from_print: Floats, *, blur_px: float = LEAST_BLUR_PX
) -> PrintFit | None:
    """Register an area of a print to a picture.

    Args:
        search: The picture, the print and its area.
        image_from_print: (3, 3), a start that is off by less than about a cell.
        blur_px: The blur to start with.

    Returns:
        None if the area leaves the picture, or the fit fails.
    """
    times = _reduction(search, image_from_print)
    if times > 1:
        return _registered_smaller(search, image_from_print, times, blur_px)
    homography, fit = image_from_print, _fit_step(search, image_from_print, blur_px)
    for _ in range(STEPS):
        if fit is None:
            return None
        homography = _moved_homography(homography, search.area, fit.moved_px)
        blur_px = _next_blur(blur_px, fit.laplacian)
        if np.abs(fit.moved_px).max() < CONVERGED_PX:
            break
        fit = _fit_step(search, homography, blur_px)
    if fit is None:
        return None
    corners = mapped(homography, quad(search.area))
    middle = search.area.mean(axis=0)[None]
    centre = mapped(homography, middle)[0]
    if search.bend:
        centre = centre + search.bend.offset_px(middle)[0]
    return PrintFit(homography, corners, centre, fit.sigma_px, fit.correlation, blur_px)


def _reduction(search: PrintSearch, homography: Floats) -> int:
    """The factor by which the picture can be reduced in each direction without loss of accuracy."""
    window = window_of(search, homography)
    if window is None:
        return 1
    x0, y0, x1, y1 = window
    return int(np.sqrt((x1 - x0) * (y1 - y0) / ENOUGH_PIXELS))


def _registered_smaller(
    search: PrintSearch, homography: Floats, times: int, blur_px: float
) -> PrintFit | None:
    """`registered` in a reduced picture, where pixel x becomes (x + 0.5) / times - 0.5."""
    height, width = (side // times * times for side in search.picture.shape)
    size_wh = (width // times, height // times)
    small = cv2.resize(search.picture[:height, :width], size_wh, interpolation=cv2.INTER_AREA)
    shift = (1 / times - 1) / 2
    to_small = np.array([[1 / times, 0, shift], [0, 1 / times, shift], [0, 0, 1]])
    picture = np.asarray(small, dtype=np.float32)
    bend = search.bend and search.bend.shrunk(times)
    smaller = replace(search, picture=picture, bend=bend)
    found = registered(smaller, to_small @ homography, blur_px=blur_px)
    if found is None:
        return None
    return replace(
        found,
        image_from_print=np.linalg.inv(to_small) @ found.image_from_print,
        corners_px=(found.corners_px + 0.5) * times - 0.5,
        centre_px=(found.centre_px + 0.5) * times - 0.5,
        sigma_px=found.sigma_px * times,
        blur_px=found.blur_px * times,
    )


@dataclass(frozen=True, slots=True, eq=False)
class _StepFit:
    moved_px: Floats
    sigma_px: float
    laplacian: float
    correlation: float


def _fit_step(search: PrintSearch, homography: Floats, blur_px: float) -> _StepFit | None:
    """One Gauss-Newton step: fit the small changes that explain the picture best."""
    window = window_of(search, homography)
    if window is None:
        return None
    x0, y0, x1, y1 = window
    m, by_x, by_y, laplacian = derivatives(expected(search, homography, window, blur_px))
    inside, u, v = pixels_inside(search, homography, window)
    level = m[inside]
    steady = [level, laplacian[inside], np.ones_like(u), u, v]
    fields = [np.ones_like(u)]
    if search.whole:
        steady.append(level * (1 - level))
        fields = [(1 - u) * (1 - v), u * (1 - v), u * v, (1 - u) * v]
    moving = [by[inside] * field for field in fields for by in (by_x, by_y)]
    seen = search.picture[y0:y1, x0:x1][inside].astype(np.float64)
    return _least_squares(np.stack([*steady, *moving], axis=1), seen, len(moving))


def _least_squares(design: Floats, seen: Floats, moving: int) -> _StepFit | None:
    """Solve the least squares of one step.

    Args:
        design: (N, P), contrast first, Laplacian second, movements last.
        seen: (N,), the picture's pixels.
        moving: Number of movements.

    Returns:
        None if the equations are ill-conditioned, or the contrast is not positive.
    """
    normal = design.T @ design
    if len(seen) < 2 * design.shape[1] or np.linalg.cond(normal) > WORST_CONDITION:
        return None
    inverse = np.linalg.inv(normal)
    solution = inverse @ (design.T @ seen)
    rest, all_ = seen - design @ solution, seen - seen.mean()
    contrast = solution[0]
    if contrast <= 0 or not all_ @ all_ > 0:
        return None
    noise = float(rest @ rest) / (len(seen) - design.shape[1])
    sigma = np.sqrt(noise * np.diag(inverse)[-moving:]) / contrast
    moved = np.clip(-solution[-moving:] / contrast, -LONGEST_STEP_PX, LONGEST_STEP_PX)
    correlation = float(np.sqrt(max(0.0, 1 - (rest @ rest) / (all_ @ all_))))
    return _StepFit(
        moved.reshape(-1, 2), float(sigma.mean()), float(solution[1] / contrast), correlation
    )


def _moved_homography(homography: Floats, area: Floats, moved_px: Floats) -> Floats:
    """A homography after a shift (1, 2), or after movements of the area's corners (4, 2)."""
    if len(moved_px) == 1:
        shift = np.eye(3)
        shift[:2, 2] = moved_px[0]
        return np.asarray(shift @ homography)
    corners = quad(area)
    there = mapped(homography, corners) + moved_px
    return homography_through(corners, there)


def _next_blur(blur_px: float, laplacian: float) -> float:
    """The next blur: a Gaussian widens with its Laplacian, d M / d (sigma^2 / 2)."""
    seen = np.sqrt(max(0.0, blur_px**2 + 2 * laplacian))
    return float(np.clip(BLUR_SHARE * seen, LEAST_BLUR_PX, MOST_BLUR_PX))


def shades_of(grey: npt.NDArray[np.uint8]) -> Shades:
    """A grey picture, (h, w) uint8, as values from 0 to 1."""
    return grey.astype(np.float32) / np.float32(255)
