"""Bundle adjustment: the camera, poses and bleeding that best explain the corners.

Nonlinear least squares (Gauss, Newton, Levenberg, Marquardt), with Cauchy weights against single
wrong corners, and with priors of the camera as additional observations.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.camera import Camera
from calibration.solve.paper import PAPER_COUNT
from calibration.solve.unknowns import LENS_COUNT, NONE, CornerGroup, Fit, Unknowns

STEPS: Final = 60
"""Most Levenberg-Marquardt steps. By trial."""

HOPELESS_DAMPING: Final = 1e8
"""Damping above which no step improves the fit any more. By trial."""

ENOUGH_GAIN: Final = 1e-9
"""The iteration has converged when a step lowers the cost by a smaller share than this."""


@dataclass(frozen=True, slots=True, eq=False)
class Adjusted:
    """The result of an adjustment.

    Attributes:
        lens: (9,), fx, fy, cx, cy, k1, k2, p1, p2, k3.
        poses: (P, 6), rotation vector and shift of each.
        bleeding_px: (B,), the bleeding in each picture.
        pieces: (Q, 12), the parameters of each piece of paper; see `calibration.solve.paper`.
        covariance: Covariance of all of these, in this order.
        residuals_px: For each view (N, 2), measured minus expected.
        scatter: Factor by which the residuals scatter more than their sigmas say; at least 1.
        evidence: Natural logarithm of the marginal likelihood of the corners, up to a constant, by
            Laplace's approximation.
    """

    lens: Floats
    poses: Floats
    bleeding_px: Floats
    pieces: Floats
    covariance: Floats
    residuals_px: tuple[Floats, ...]
    scatter: float
    evidence: float

    def pose_covariance(self, pose: int) -> Floats:
        """(15, 15) of one pose and the lens, ordered as in `Calibration`."""
        start = LENS_COUNT + 6 * pose
        order = [*range(start, start + 6), *range(LENS_COUNT)]
        return self.covariance[np.ix_(order, order)]

    def unknowns(self) -> Floats:
        """All of these in one vector, in the order of `Unknowns`."""
        return np.concatenate(
            [self.lens, self.poses.ravel(), self.bleeding_px, self.pieces.ravel()]
        )


def adjusted(
    camera: Camera,
    views: Sequence[CornerGroup],
    poses: Floats,
    *,
    lens: Floats | None = None,
    pieces: Floats = NONE,
    paper_sigma: Floats = NONE,
) -> Adjusted:
    """Adjust the camera, poses, bleedings and pieces of paper to corners.

    Args:
        camera: Prior of the camera: its parameters and their sigma.
        views: The corners.
        poses: (P, 6), start of each pose: rotation vector and shift.
        lens: (9,), start of the lens; None for the camera's own parameters.
        pieces: (Q, 12), start of the parameters of pieces of paper.
        paper_sigma: (Q, 12), prior sigmas of these around zero; 0 keeps a parameter at its start.
    """
    problem = Unknowns(camera, tuple(views), len(poses), paper_sigma)
    fit = problem.at(problem.start(camera.parameters if lens is None else lens, poses, pieces))
    damping, scatter = 1e-3, fit.scatter()
    for _ in range(STEPS):
        cost = fit.cost(scatter)
        step = _damped_step(fit, scatter, damping)
        tried = problem.at(fit.x + step)
        gained = cost - tried.cost(scatter)
        if gained < 0:
            damping *= 8
            if damping > HOPELESS_DAMPING:
                break
            continue
        fit, damping = tried, damping / 5
        scatter = min(scatter, fit.scatter())
        if gained < ENOUGH_GAIN * (1 + cost):
            break
    return _result(fit)


def _damped_step(fit: Fit, scatter: float, damping: float) -> Floats:
    normal, right = fit.normal(scatter)
    return np.asarray(np.linalg.solve(normal + damping * np.diag(np.diag(normal)), right))


def loosened(
    result: Adjusted, camera: Camera, views: Sequence[CornerGroup], paper_sigma: Floats
) -> Adjusted:
    """The same values, with the covariance that they have under wider priors of the paper.

    Args:
        result: Result of `adjusted` for the same camera and views.
        camera: Prior of the camera.
        views: The corners.
        paper_sigma: (Q, 12), the wider prior sigmas.
    """
    problem = Unknowns(camera, tuple(views), len(result.poses), paper_sigma)
    normal, _ = problem.at(result.unknowns()).normal(result.scatter)
    return replace(result, covariance=_covariance(problem, normal))


def _covariance(problem: Unknowns, normal: Floats) -> Floats:
    covariance = np.asarray(np.linalg.inv(normal), dtype=np.float64)
    covariance[problem.held, problem.held] = 0.0
    return covariance


def _result(fit: Fit) -> Adjusted:
    """Split the fitted vector of unknowns into a result, with covariance and evidence."""
    problem, x, scatter = fit.problem, fit.x, fit.scatter()
    normal, _ = fit.normal(scatter)
    return Adjusted(
        x[:LENS_COUNT],
        x[LENS_COUNT : problem.bleeding_start].reshape(-1, 6),
        x[problem.bleeding_start : problem.piece_start],
        x[problem.piece_start :].reshape(-1, PAPER_COUNT),
        _covariance(problem, normal),
        fit.residuals_px,
        scatter,
        _evidence(fit, scatter, normal),
    )


def _evidence(fit: Fit, scatter: float, normal: Floats) -> float:
    problem = fit.problem
    corners = sum(len(view.points_px) for view in problem.views)
    _, by_unknowns = np.linalg.slogdet(normal)
    free = problem.paper_sigma[problem.paper_sigma > 0]
    spread = float(np.log(free).sum()) + 2 * corners * np.log(scatter)
    return float(-(fit.cost(scatter) + by_unknowns) / 2 - spread)
