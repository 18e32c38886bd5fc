"""Bundle adjustment: camera, poses and bleeding that explain the corners best, and how well.

Least squares after Gauss, Newton, Levenberg and Marquardt, with Cauchy's weights against single
corners that are wrong, and with what is known beforehand of the camera as further observations.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.camera import Camera
from calibration.solve.unknowns import LENS_COUNT, PIECE_COUNT, CornerGroup, Unknowns

STEPS: Final = 60


@dataclass(frozen=True, slots=True, eq=False)
class Adjusted:
    """What explains the views best.

    Attributes:
        lens: (9,), fx, fy, cx, cy, k1, k2, p1, p2, k3.
        poses: (P, 6), turn vector and shift of each.
        bleeding_px: (B,).
        pieces: (Q, 4), by how much each piece of paper is larger (natural logarithm), turned (rad)
            and shifted (x and y, mm) about its middle.
        covariance: Of all of these in this order.
        residuals_px: For each view (N, 2), seen less expected.
        scatter: How much wider than told the residuals scatter; at least 1.
    """

    lens: Floats
    poses: Floats
    bleeding_px: Floats
    pieces: Floats
    covariance: Floats
    residuals_px: tuple[Floats, ...]
    scatter: float

    def pose_covariance(self, pose: int) -> Floats:
        """(15, 15) of one pose, then the lens, ordered as in `Calibration`."""
        start = LENS_COUNT + 6 * pose
        order = [*range(start, start + 6), *range(LENS_COUNT)]
        return self.covariance[np.ix_(order, order)]

    def piece_sigma(self) -> Floats:
        """(Q, 4), standard deviations of `pieces`."""
        count = self.pieces.size
        sigma = np.sqrt(np.diag(self.covariance)[len(self.covariance) - count :])
        return np.asarray(sigma.reshape(-1, PIECE_COUNT))


def adjusted(
    camera: Camera,
    views: Sequence[CornerGroup],
    poses: Floats,
    *,
    lens: Floats | None = None,
    pieces: Floats | None = None,
) -> Adjusted:
    """The camera, poses and bleedings that explain the views best.

    Args:
        camera: What is known of it beforehand: its numbers and their sigma.
        views: What was seen.
        poses: (P, 6), a start for each pose: turn vector and shift.
        lens: (9,), a start for the lens where it is not the camera's own numbers.
        pieces: (Q, 4), a start for pieces of paper that may not be as told.
    """
    loose = np.empty((0, PIECE_COUNT)) if pieces is None else pieces
    problem = Unknowns(camera, tuple(views), len(poses), len(loose))
    x = problem.start(camera.parameters if lens is None else lens, poses, loose)
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
    return _result(problem, x)


def _result(problem: Unknowns, x: Floats) -> Adjusted:
    scatter = problem.scatter(x)
    normal, _ = problem.normal(x, scatter)
    return Adjusted(
        x[:LENS_COUNT],
        x[LENS_COUNT : problem.bleeding_start].reshape(-1, 6),
        x[problem.bleeding_start : problem.piece_start],
        x[problem.piece_start :].reshape(-1, PIECE_COUNT),
        np.asarray(np.linalg.inv(normal), dtype=np.float64),
        tuple(problem.residuals(x)),
        scatter,
    )
