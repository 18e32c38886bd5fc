"""Locate a marker by all of its print: the print is aligned with the picture.

The corners that a detector finds are off by a pixel or two if cells are small, which rotates a
piece by several degrees. The print is known, and also that it lies flat, so four unknowns are left:
place (two), heading and size (its height is not exactly known). Gauss-Newton on grey values, first
on blurred ones (Lucas and Kanade, 1981).
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats, Grey, fact
from calibration.model.homography import homography_through, mapped
from calibration.model.projection import image_from_table
from calibration.model.similarity import turn_matrix
from calibration.model.solution import Calibration

BLURS: Final = ((0.45, 1.2), (0.0, 0.9))
"""Blur of the picture in cells, and of the print in pixels (the camera's own blur), for each
stage."""

ROUNDS: Final = 6
"""Largest number of Gauss-Newton iterations at each blur."""

SETTLED: Final = 1e-3
"""Step, as a share of a side and in radians, below which an alignment has converged."""

AGREES: Final = 0.7
"""Least correlation with the print; below it the alignment is rejected."""

FARTHEST: Final = 0.25
"""Largest shift from the detector's place, as a share of a side: a larger one is a failure."""

STRUCTURED: Final = 2.0
"""Factor on the variances of an alignment: the residual is blur and shading more than noise, so
neighbouring pixels are correlated."""

LEAST_PX: Final = 8
"""Least side of a crop in pixels: a marker in a smaller one cannot be aligned."""

AROUND_A_MARKER: Final = np.array([[-1.0, 1.0], [1.0, 1.0], [1.0, -1.0], [-1.0, -1.0]]) / 2
"""Corners relative to the middle, in sides, x to the right and y up the print, from its upper
left."""

SAMPLES: Final = 4
"""Number of samples along a cell's side."""

AROUND: Final = 0.5
"""Width of the white around the print that is compared as well, in cells."""

FINE: Final = 16
"""Number of steps along a cell's side in which the print is drawn."""

BLUR_STEPS: Final = 20
"""Blurs are rounded to this fraction of a cell's side, and prints drawn once for each."""

LEAST_BLUR_PX: Final = 0.3
"""Sigma of a blur below which a pixel's neighbours have under a hundredth of its weight."""


@dataclass(frozen=True, slots=True, eq=False)
class Print:
    """Grey values (N,) of a print, and their positions in it, (N, 2) in sides from its middle.

    `inside` (N,) is True for those inside its border.
    """

    values: Floats
    places: Floats
    inside: Flags

    @classmethod
    def of(cls, bits: Floats, blur_cells: float) -> "Print":
        """A print of these cells (n, n), 0 black and 1 white, as a camera blurs it."""
        return _drawn_print(bits.tobytes(), len(bits), max(1, round(blur_cells * BLUR_STEPS)))


@lru_cache(maxsize=1024)
def _drawn_print(bits: bytes, cells: int, blur_steps: int) -> Print:
    white = np.pad(np.frombuffer(bits).reshape(cells, cells), 2, constant_values=1.0)
    drawn = np.kron(white, np.ones((FINE, FINE)))
    soft = cv2.GaussianBlur(drawn, (0, 0), blur_steps / BLUR_STEPS * FINE)
    reach = cells / 2 + AROUND
    steps = (np.arange(round(2 * reach * SAMPLES)) + 0.5) / SAMPLES - reach
    at = (steps + cells / 2 + 2) * FINE - 0.5
    x, y = np.meshgrid(at.astype(np.float32), at.astype(np.float32))
    values = cv2.remap(soft, x, y, cv2.INTER_LINEAR).ravel()
    right, down = np.meshgrid(steps, steps)
    places = np.stack([right.ravel(), -down.ravel()], axis=1) / cells
    inside = np.abs(places).max(axis=1) < 0.5 - 1 / cells
    return Print(np.asarray(values, dtype=np.float64), places, inside)


@dataclass(frozen=True, slots=True, eq=False)
class Aligned:
    """A marker on its plane.

    Attributes:
        corners_mm: (4, 2), clockwise from the print's upper left.
        sigma_mm: Of each coordinate of its middle, from the picture alone.
        turn_sigma_deg: Sigma of its heading.
        agreement: Correlation of picture and print inside its border.
    """

    corners_mm: Floats
    sigma_mm: float
    turn_sigma_deg: float
    agreement: float = 1.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "corners_mm", fact(self.corners_mm, (4, 2), "corners_mm"))


def aligned(
    grey: Grey, bits: Floats, corners_mm: Floats, height_mm: float, calibration: Calibration
) -> Aligned | None:
    """A marker aligned with its picture.

    Args:
        grey: (h, w) uint8.
        bits: (n, n), the print, border included: 0 black, 1 white.
        corners_mm: (4, 2) its corners as detected, on its plane.
        height_mm: Height of that plane.
        calibration: Camera and table.

    Returns:
        None if the print cannot be found at that place.
    """
    middle = corners_mm.mean(axis=0)
    window = _Window.around(grey, corners_mm, height_mm, calibration)
    if window is None:
        return None
    start = _pose_of(corners_mm)
    pose, fit = start, None
    cell_px = window.side_px / len(bits)
    for cells, camera_px in BLURS:
        model = Print.of(bits, float(np.hypot(cells, camera_px / cell_px)))
        fit = _gauss_newton(_blurred(window.patch, cells * cell_px), model, window.px_from_mm, pose)
        if fit is None or np.hypot(*fit.pose[:2]) > FARTHEST * np.exp(start[3]):
            return None
        pose = fit.pose
    if fit is None or fit.agreement < AGREES:
        return None
    right, up, turn = fit.doubt(cell_px)
    corners = middle + placed(AROUND_A_MARKER, pose)
    place, heading = float(np.sqrt((right + up) / 2)), float(np.degrees(np.sqrt(turn)))
    return Aligned(corners, place, heading, fit.inside)


@dataclass(frozen=True, slots=True, eq=False)
class _Window:
    """The picture (h, w) around a marker; `px_from_mm` maps mm from its middle to it."""

    patch: Floats
    px_from_mm: Floats
    side_px: float

    @classmethod
    def around(
        cls, grey: Grey, corners_mm: Floats, height_mm: float, calibration: Calibration
    ) -> "_Window | None":
        """The window, twice as wide as the marker; None if the camera does not see it all."""
        from_middle = 2 * np.exp(_pose_of(corners_mm)[3]) * AROUND_A_MARKER
        near = corners_mm.mean(axis=0) + from_middle
        near_px = image_from_table(np.column_stack([near, np.full(4, height_mm)]), calibration)
        if not np.isfinite(near_px).all():
            return None
        first = np.floor(near_px.min(axis=0)).clip(0)
        last = np.ceil(near_px.max(axis=0)).clip(0) + 1
        part = grey[int(first[1]) : int(last[1]), int(first[0]) : int(last[0])]
        if min(part.shape) < LEAST_PX:
            return None
        side_px = float(np.sqrt(cv2.contourArea(near_px.astype(np.float32)))) / 2
        through = homography_through(from_middle, near_px - first)
        return cls(np.asarray(part, dtype=np.float64), through, side_px)


def _pose_of(corners_mm: Floats) -> Floats:
    """The pose of these corners (4, 2): no shift from their middle, their heading and ln size."""
    up = corners_mm[:2].sum(axis=0) - corners_mm[2:].sum(axis=0)
    side = np.linalg.norm(corners_mm - np.roll(corners_mm, 1, axis=0), axis=1).mean()
    return np.array([0.0, 0.0, np.arctan2(-up[0], up[1]), np.log(side)])


@dataclass(frozen=True, slots=True, eq=False)
class _MarkerFit:
    """The result of Gauss-Newton.

    Attributes:
        pose: Right and up in mm, turn in radians, ln of the side in mm.
        agreement: Correlation of picture and print.
        inside: The same inside the print's border.
        left_over: Variance of the residual.
        normal: The normal matrix.
    """

    pose: Floats
    agreement: float
    inside: float
    left_over: float
    normal: Floats

    def doubt(self, cell_px: float) -> Floats:
        """Variances of right, up and turn; samples that share a pixel count as one."""
        shared = max(1.0, (SAMPLES / cell_px) ** 2)
        return np.asarray(
            np.diag(np.linalg.inv(self.normal))[:3] * self.left_over * shared * STRUCTURED
        )


def _gauss_newton(
    picture: Floats, model: Print, px_from_mm: Floats, start: Floats
) -> _MarkerFit | None:
    """Gauss-Newton from a start pose; brightness and contrast are estimated as well."""
    slopes = [_slope(picture, *along) for along in ((1, 0), (0, 1))]
    pose = start
    for _ in range(ROUNDS):
        at_mm = placed(model.places, pose)
        at_px = mapped(px_from_mm, at_mm)
        seen = _sampled(picture, at_px)
        by_px = np.stack([_sampled(one, at_px) for one in slopes], axis=1)[:, None]
        by_mm = (by_px @ _by_mm(px_from_mm, at_mm))[:, 0]
        turned, grown = _by_turn_and_size(by_mm, at_mm - pose[:2])
        flat = -np.ones(len(seen))
        design = np.stack([*by_mm.T, turned, grown, -model.values, flat], axis=1)
        normal = design.T @ design
        try:
            step = -np.linalg.solve(normal, design.T @ seen)
        except np.linalg.LinAlgError:
            return None
        before, pose = pose, pose + step[:4]
        if np.abs(step[:2]).max() < SETTLED * np.exp(pose[3]) and abs(step[2]) < SETTLED:
            break
    left_over = float((seen + design @ step).var())
    inside = _correlation(seen[model.inside], model.values[model.inside])
    return _MarkerFit(before, _correlation(seen, model.values), inside, left_over, normal)


def _correlation(seen: Floats, expected: Floats) -> float:
    """Correlation; 0 if there is no contrast."""
    if seen.std() < 1e-6 or expected.std() < 1e-6:
        return 0.0
    return float(np.corrcoef(seen, expected)[0, 1])


def _by_turn_and_size(by_mm: Floats, from_middle: Floats) -> tuple[Floats, Floats]:
    """Derivatives of the grey values by the print's rotation and by its size."""
    turned = from_middle[:, ::-1] * [-1.0, 1.0]
    return (by_mm * turned).sum(axis=1), (by_mm * from_middle).sum(axis=1)


def placed(places: Floats, pose: Floats) -> Floats:
    """Places (N, 2) of a print, in sides, as mm from where it was first detected."""
    # Points are rows, so the matrix is transposed, which makes it that of the opposite turn.
    return np.asarray(np.exp(pose[3]) * places @ turn_matrix(-pose[2]) + pose[:2])


def _by_mm(homography: Floats, at: Floats) -> Floats:
    """Derivatives (N, 2, 2) of a homography, px by mm."""
    whole = np.column_stack([at, np.ones(len(at))]) @ homography.T
    there = whole[:, :2] / whole[:, 2:]
    return np.asarray(
        (homography[None, :2, :2] - there[:, :, None] * homography[2, :2]) / whole[:, 2, None, None]
    )


def _sampled(picture: Floats, at_px: Floats) -> Floats:
    x, y = at_px.astype(np.float32).T
    values = cv2.remap(picture, x[None], y[None], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(values[0], dtype=np.float64)


def _slope(picture: Floats, right: int, down: int) -> Floats:
    return np.asarray(cv2.Sobel(picture, cv2.CV_64F, right, down, ksize=3, scale=1 / 8))


def _blurred(patch: Floats, by_px: float) -> Floats:
    if by_px < LEAST_BLUR_PX:
        return patch
    return np.asarray(cv2.GaussianBlur(patch, (0, 0), by_px))
