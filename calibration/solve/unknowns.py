"""The unknowns of an adjustment, and the residuals and normal equations for given values."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import MAD_SIGMA, Flags, Floats
from calibration.model.camera import Camera
from calibration.solve.paper import PAPER_COUNT, PaperFrame, displaced

BLEEDING_PX: Final = (0.9, 0.45)
"""Prior mean and standard deviation of the bleeding: by how many px white spreads over a printed
black edge.

The interfaces say 0.5 to 1.5 px for single squares. Blur acts on light, but edges are detected in
code values, so that black shrinks."""

SQUARE_PIXELS_SIGMA_REL: Final = 0.001
"""Sigma of the relative difference of a camera's fx and fy: pixels of webcams are square."""

CAUCHY: Final = 2.5
"""Scale, in sigmas, of Cauchy's loss, beyond which a corner's weight decreases strongly."""

LENS_COUNT: Final = 9
"""Number of the lens's unknowns: fx, fy, cx, cy, k1, k2, p1, p2, k3."""

NONE: Final = np.empty((0, PAPER_COUNT))
"""Parameters, (0, 12), of no pieces of paper."""


@dataclass(frozen=True, slots=True, eq=False)
class CornerGroup:
    """Corners that share one pose and one bleeding.

    Attributes:
        points_mm: (N, 3), in the space of the pose.
        points_px: (N, 2), in image space.
        sigma_px: (N,), standard deviation of each coordinate.
        outward: (N, 2), see `BoardSeen.outward`.
        pose: Index of their pose.
        bleeding: Index of their bleeding, which is that of their picture.
        piece: Index of their piece of paper, if it has parameters; -1 if it is as described.
        frame: Frame of that piece; None if it is as described.
    """

    points_mm: Floats
    points_px: Floats
    sigma_px: Floats
    outward: Floats
    pose: int
    bleeding: int
    piece: int = -1
    frame: PaperFrame | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Unknowns:
    """The layout and priors of the vector of unknowns: lens, poses, bleedings, pieces.

    Attributes:
        camera: Prior of the lens.
        views: The corners.
        poses: Number of poses.
        paper_sigma: (Q, 12), prior sigma around zero of each parameter of each piece of paper; 0
            keeps it at its start.
    """

    camera: Camera
    views: tuple[CornerGroup, ...]
    poses: int
    paper_sigma: Floats

    @property
    def bleedings(self) -> int:
        """Number of bleedings: one for each picture."""
        return 1 + max((v.bleeding for v in self.views), default=0)

    @property
    def bleeding_start(self) -> int:
        """Index in the vector at which the bleedings begin."""
        return LENS_COUNT + 6 * self.poses

    @property
    def piece_start(self) -> int:
        """Index in the vector at which the pieces begin."""
        return self.bleeding_start + self.bleedings

    def start(self, lens: Floats, poses: Floats, pieces: Floats) -> Floats:
        """The vector to start with."""
        bleeding = np.full(self.bleedings, BLEEDING_PX[0])
        return np.concatenate([lens, np.ravel(poses), bleeding, np.ravel(pieces)])

    def at(self, x: Floats) -> "Fit":
        """Evaluate the residuals for given values of the unknowns."""
        return Fit(
            self,
            x,
            tuple(self._expected_view(x, view) for view in self.views),
            self._prior_residuals(x),
        )

    def _expected_view(self, x: Floats, view: CornerGroup) -> "_Expected":
        """The residuals of a view and their derivatives for given values of the unknowns."""
        fx, fy, cx, cy = x[:4]
        pose = x[LENS_COUNT + 6 * view.pose :][:6]
        bleeding = x[self.bleeding_start + view.bleeding]
        matrix = np.array([[fx, 0, cx], [0, fy, cy], [0, 0, 1]])
        at, by_piece = self._placed(x, view)
        pixels, by = cv2.projectPoints(at, pose[:3], pose[3:], matrix, x[4:LENS_COUNT])
        expected = np.asarray(pixels, dtype=np.float64).reshape(-1, 2) - bleeding * view.outward
        return _Expected(view.points_px - expected, np.asarray(by, dtype=np.float64), by_piece)

    def _placed(self, x: Floats, view: CornerGroup) -> tuple[Floats, Floats]:
        """The points' true positions, with derivatives (N, 3, 12) by their paper's parameters."""
        if view.frame is None:
            return view.points_mm, np.empty(0)
        numbers = x[self.piece_start + PAPER_COUNT * view.piece :][:PAPER_COUNT]
        return displaced(view.points_mm, view.frame, numbers)

    def columns(self, view: CornerGroup) -> list[int]:
        """Indices of the unknowns on which a view's corners depend."""
        pose = LENS_COUNT + 6 * view.pose
        columns = [*range(pose, pose + 6), *range(LENS_COUNT), self.bleeding_start + view.bleeding]
        if view.frame is not None:
            piece = self.piece_start + PAPER_COUNT * view.piece
            columns += range(piece, piece + PAPER_COUNT)
        return columns

    @property
    def held(self) -> Flags:
        """Mask of the unknowns that are kept at their start."""
        held = np.zeros(self.piece_start + self.paper_sigma.size, dtype=np.bool_)
        held[self.piece_start :] = self.paper_sigma.ravel() == 0
        return held

    def _prior_residuals(self, x: Floats) -> Floats:
        """The residuals of the priors, in sigmas."""
        priors = np.concatenate(
            [
                self.camera.parameters[2:],
                np.full(self.bleedings, BLEEDING_PX[0]),
                np.zeros(self.paper_sigma.size),
            ]
        )
        focal = self._focal_weights @ (np.log(x[:2]) - np.log(self.camera.parameters[:2]).mean())
        rest = np.concatenate([x[2:LENS_COUNT], x[self.bleeding_start :]])
        return np.concatenate([focal, (rest - priors) / self._prior_sigma])

    def known_by(self, x: Floats) -> Floats:
        """The derivatives of the priors' residuals by the unknowns."""
        rest = np.r_[2:LENS_COUNT, self.bleeding_start : len(x)]
        by_focal = np.zeros((2, len(x)))
        by_focal[:, :2] = self._focal_weights / x[:2]
        by = np.zeros((len(rest), len(x)))
        by[np.arange(len(rest)), rest] = 1 / self._prior_sigma
        return np.vstack([by_focal, by])

    @property
    def _prior_sigma(self) -> Floats:
        loose = np.where(self.paper_sigma > 0, self.paper_sigma, np.inf).ravel()
        return np.concatenate(
            [self.camera.sigma[2:], np.full(self.bleedings, BLEEDING_PX[1]), loose]
        )

    @property
    def _focal_weights(self) -> Floats:
        """Weights (2, 2) of ln fx and ln fy in two priors: of their mean, and of square pixels.

        Both axes share one lens, so a prior on each would count the same knowledge twice.
        """
        mean_sigma = self.camera.sigma[0] / self.camera.parameters[0]
        return np.array(
            [[0.5 / mean_sigma] * 2, [1 / SQUARE_PIXELS_SIGMA_REL, -1 / SQUARE_PIXELS_SIGMA_REL]]
        )


@dataclass(frozen=True, slots=True, eq=False)
class _Expected:
    """The residuals of a view, with derivatives.

    Attributes:
        residual_px: (N, 2), measured minus expected.
        by_camera: (2 N, 15 or more), derivatives of the expected pixels, in OpenCV's order.
        by_piece: (N, 3, 12), derivatives of the corners' positions by their paper's parameters;
            empty if it is as described.
    """

    residual_px: Floats
    by_camera: Floats
    by_piece: Floats

    def jacobian(self, pose: Floats, outward: Floats) -> Floats:
        """(N, 2, columns), derivatives of the expected pixels, ordered as `Unknowns.columns`."""
        by_pose_lens = self.by_camera[:, :15].reshape(-1, 2, 15)
        parts = [by_pose_lens, -outward[:, :, None]]
        if self.by_piece.size:
            turn, _ = cv2.Rodrigues(pose[:3])
            parts.append(by_pose_lens[:, :, 3:6] @ np.asarray(turn) @ self.by_piece)
        return np.concatenate(parts, axis=2)


@dataclass(frozen=True, slots=True, eq=False)
class Fit:
    """The residuals for given values of the unknowns, and what follows from them.

    Attributes:
        problem: The unknowns.
        x: Their values.
        expected: The residuals of each view.
        known: The residuals of the priors, in sigmas.
    """

    problem: Unknowns
    x: Floats
    expected: "tuple[_Expected, ...]"
    known: Floats

    @property
    def residuals_px(self) -> tuple[Floats, ...]:
        """Measured minus expected for each view, (N, 2)."""
        return tuple(expected.residual_px for expected in self.expected)

    def scatter(self) -> float:
        """Standard deviation of the residuals in sigmas, by their median size; at least 1."""
        apart = np.concatenate(self._in_sigmas()).ravel()
        return max(1.0, MAD_SIGMA * float(np.median(np.abs(apart)))) if len(apart) else 1.0

    def cost(self, scatter: float) -> float:
        """Cauchy's loss over all corners, plus the squares of the priors' residuals."""
        square = [(r**2).sum(axis=1) for r in self._in_sigmas()]
        soft = CAUCHY**2 * np.log1p(np.concatenate(square) / (CAUCHY * scatter) ** 2)
        return float(soft.sum() + (self.known**2).sum())

    def normal(self, scatter: float) -> tuple[Floats, Floats]:
        """Normal matrix and right-hand side of a Gauss-Newton step."""
        problem, by_known = self.problem, self.problem.known_by(self.x)
        normal, right = by_known.T @ by_known, -by_known.T @ self.known
        for view, expected in zip(problem.views, self.expected, strict=True):
            pose = self.x[LENS_COUNT + 6 * view.pose :][:6]
            jacobian = expected.jacobian(pose, view.outward)
            soft = _weights(expected.residual_px, view.sigma_px * scatter)
            columns = problem.columns(view)
            weighted = jacobian * soft[:, None, None]
            flat, heavy = jacobian.reshape(-1, len(columns)), weighted.reshape(-1, len(columns))
            normal[np.ix_(columns, columns)] += flat.T @ heavy
            right[columns] += heavy.T @ expected.residual_px.ravel()
        held = problem.held
        normal[held], normal[:, held], right[held] = 0.0, 0.0, 0.0
        normal[held, held] = 1.0
        return normal, right

    def _in_sigmas(self) -> list[Floats]:
        pairs = zip(self.residuals_px, self.problem.views, strict=True)
        return [r / view.sigma_px[:, None] for r, view in pairs]


def _weights(residual_px: Floats, sigma_px: Floats) -> Floats:
    """Weights (N,), in 1 / px², of residuals (N, 2) by Cauchy's loss."""
    square = (residual_px**2).sum(axis=1) / sigma_px**2
    return np.asarray(1 / (1 + square / CAUCHY**2) / sigma_px**2)
