"""Bundle adjustment: camera, poses and bleeding that explain the corners best, and how well.

Least squares after Gauss, Newton, Levenberg and Marquardt, with Cauchy's weights against single
corners that are wrong, and with what is known beforehand of the camera as further observations.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.camera import Camera

BLEEDING_PX: Final = (0.9, 0.45)
"""Mean and standard deviation of how far white bleeds over a printed black edge, in px.

The interfaces tell 0.5 to 1.5 px for single squares; blur works in light, edges are found in code
values, and so black shrinks."""

SQUARE_PIXELS_SIGMA_REL: Final = 0.001
"""How far fx and fy of a camera differ, relative to them: pixels of webcams are square."""

CAUCHY: Final = 2.5
"""In sigmas: where a corner begins to lose its say."""

LENS_COUNT: Final = 9
STEPS: Final = 60


@dataclass(frozen=True, slots=True, eq=False)
class View:
    """Corners that share one pose and one bleeding.

    Attributes:
        points_mm: (N, 3) in the space of the pose.
        points_px: (N, 2).
        sigma_px: (N,).
        outward: (N, 2), see `BoardSeen.outward`.
        pose: Which of the poses they have.
        bleeding: Which picture they are in: bleeding belongs to the picture.
    """

    points_mm: Floats
    points_px: Floats
    sigma_px: Floats
    outward: Floats
    pose: int
    bleeding: int


@dataclass(frozen=True, slots=True, eq=False)
class Adjusted:
    """What explains the views best.

    Attributes:
        lens: (9,), fx, fy, cx, cy, k1, k2, p1, p2, k3.
        poses: (P, 6), turn vector and shift of each.
        bleeding_px: (B,).
        covariance: Of all of these in this order.
        residuals_px: For each view (N, 2), seen less expected.
        scatter: How much wider than told the residuals scatter; at least 1.
    """

    lens: Floats
    poses: Floats
    bleeding_px: Floats
    covariance: Floats
    residuals_px: tuple[Floats, ...]
    scatter: float

    def pose_covariance(self, pose: int) -> Floats:
        """(15, 15) of one pose, then the lens, ordered as in `Calibration`."""
        start = LENS_COUNT + 6 * pose
        order = [*range(start, start + 6), *range(LENS_COUNT)]
        return self.covariance[np.ix_(order, order)]


def adjusted(
    camera: Camera, views: Sequence[View], poses: Floats, *, lens: Floats | None = None
) -> Adjusted:
    """The camera, poses and bleedings that explain the views best.

    Args:
        camera: What is known of it beforehand: its numbers and their sigma.
        views: What was seen.
        poses: (P, 6), a start for each pose: turn vector and shift.
        lens: (9,), a start for the lens where it is not the camera's own numbers.
    """
    problem = _Problem(camera, tuple(views), len(poses))
    x = problem.start(poses, camera.parameters if lens is None else lens)
    damping, scatter = 1e-3, problem.scatter(x)
    cost = problem.cost(x, scatter)
    for _ in range(STEPS):
        normal, gradient = problem.normal(x, scatter)
        step = np.linalg.solve(normal + damping * np.diag(np.diag(normal)), gradient)
        tried = problem.cost(x + step, scatter)
        if tried > cost:
            damping *= 8
            if damping > 1e8:
                break
            continue
        small = cost - tried < 1e-9 * (1 + cost)
        x, damping = x + step, damping / 5
        scatter = min(scatter, problem.scatter(x))
        cost = problem.cost(x, scatter)
        if small:
            break
    return problem.result(x)


@dataclass(frozen=True, slots=True, eq=False)
class _Problem:
    """The unknowns in one vector: lens, poses, bleedings."""

    camera: Camera
    views: tuple[View, ...]
    poses: int

    @property
    def bleedings(self) -> int:
        return 1 + max((v.bleeding for v in self.views), default=0)

    def start(self, poses: Floats, lens: Floats) -> Floats:
        bleeding = np.full(self.bleedings, BLEEDING_PX[0])
        return np.concatenate([lens, np.ravel(poses), bleeding])

    def residuals(self, x: Floats) -> list[Floats]:
        """Seen less expected of each view, (N, 2) px."""
        return [self._expected(x, view)[0] for view in self.views]

    def scatter(self, x: Floats) -> float:
        """How much wider than told: 1.4826 times the median distance from none, at least 1."""
        apart = np.concatenate(self._in_sigmas(x)).ravel()
        return max(1.0, 1.4826 * float(np.median(np.abs(apart)))) if len(apart) else 1.0

    def cost(self, x: Floats, scatter: float) -> float:
        square = [(r**2).sum(axis=1) for r in self._in_sigmas(x)]
        soft = CAUCHY**2 * np.log1p(np.concatenate(square) / (CAUCHY * scatter) ** 2)
        known, _ = self._known(x)
        return float(soft.sum() + (known**2).sum())

    def normal(self, x: Floats, scatter: float) -> tuple[Floats, Floats]:
        """Normal matrix and right side of Gauss and Newton's step."""
        known, by_known = self._known(x)
        normal, right = by_known.T @ by_known, -by_known.T @ known
        for view in self.views:
            residual, jacobian = self._expected(x, view)
            soft = self._weights(residual, view, scatter)
            columns = self._columns(view)
            weighted = jacobian * soft[:, None, None]
            flat, heavy = jacobian.reshape(-1, len(columns)), weighted.reshape(-1, len(columns))
            normal[np.ix_(columns, columns)] += flat.T @ heavy
            right[columns] += heavy.T @ residual.ravel()
        return normal, right

    def result(self, x: Floats) -> Adjusted:
        scatter = self.scatter(x)
        normal, _ = self.normal(x, scatter)
        residuals = self.residuals(x)
        poses = x[LENS_COUNT : LENS_COUNT + 6 * self.poses].reshape(-1, 6)
        return Adjusted(
            x[:LENS_COUNT],
            poses,
            x[LENS_COUNT + 6 * self.poses :],
            np.asarray(np.linalg.inv(normal), dtype=np.float64),
            tuple(residuals),
            scatter,
        )

    def _weights(self, residual: Floats, view: View, scatter: float) -> Floats:
        square = (residual**2).sum(axis=1) / (view.sigma_px * scatter) ** 2
        return np.asarray(1 / (1 + square / CAUCHY**2) / (view.sigma_px * scatter) ** 2)

    def _in_sigmas(self, x: Floats) -> list[Floats]:
        pairs = zip(self.residuals(x), self.views, strict=True)
        return [r / view.sigma_px[:, None] for r, view in pairs]

    def _expected(self, x: Floats, view: View) -> tuple[Floats, Floats]:
        """Seen less expected, (N, 2), and the derivatives of what is expected, (N, 2, 16)."""
        fx, fy, cx, cy = x[:4]
        pose = x[LENS_COUNT + 6 * view.pose :][:6]
        bleeding = x[LENS_COUNT + 6 * self.poses + view.bleeding]
        matrix = np.array([[fx, 0, cx], [0, fy, cy], [0, 0, 1]])
        pixels, by = cv2.projectPoints(view.points_mm, pose[:3], pose[3:], matrix, x[4:LENS_COUNT])
        expected = np.asarray(pixels, dtype=np.float64).reshape(-1, 2) - bleeding * view.outward
        by_pose_lens = np.asarray(by, dtype=np.float64)[:, :15].reshape(-1, 2, 15)
        jacobian = np.concatenate([by_pose_lens, -view.outward[:, :, None]], axis=2)
        return view.points_px - expected, jacobian

    def _columns(self, view: View) -> list[int]:
        pose = LENS_COUNT + 6 * view.pose
        bleeding = LENS_COUNT + 6 * self.poses + view.bleeding
        return [*range(pose, pose + 6), *range(LENS_COUNT), bleeding]

    def _known(self, x: Floats) -> tuple[Floats, Floats]:
        """What is known beforehand, in sigmas, and its derivatives."""
        lens = (x[:LENS_COUNT] - self.camera.parameters) / self.camera.sigma
        bleeding = (x[LENS_COUNT + 6 * self.poses :] - BLEEDING_PX[0]) / BLEEDING_PX[1]
        square = (x[0] - x[1]) / (SQUARE_PIXELS_SIGMA_REL * self.camera.parameters[0])
        by = np.zeros((LENS_COUNT + len(bleeding) + 1, len(x)))
        by[:LENS_COUNT, :LENS_COUNT] = np.diag(1 / self.camera.sigma)
        rows = np.arange(len(bleeding))
        by[LENS_COUNT + rows, LENS_COUNT + 6 * self.poses + rows] = 1 / BLEEDING_PX[1]
        by[-1, :2] = np.array([1, -1]) / (SQUARE_PIXELS_SIGMA_REL * self.camera.parameters[0])
        return np.concatenate([lens, bleeding, [square]]), by
