"""What an adjustment solves for, and how well given values of it explain what was seen."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats
from calibration.model.camera import Camera
from calibration.solve.paper import PAPER_COUNT, PaperFrame, displaced

BLEEDING_PX: Final = (0.9, 0.45)
"""Mean and standard deviation of how far white bleeds over a printed black edge, in px.

The interfaces tell 0.5 to 1.5 px for single squares; blur works in light, edges are found in code
values, and so black shrinks."""

SQUARE_PIXELS_SIGMA_REL: Final = 0.001
"""How far fx and fy of a camera differ, relative to them: pixels of webcams are square."""

CAUCHY: Final = 2.5
"""In sigmas: where a corner begins to lose its say."""

LENS_COUNT: Final = 9
"""fx, fy, cx, cy, k1, k2, p1, p2, k3."""

NONE: Final = np.empty((0, PAPER_COUNT))
"""No piece of paper that may not be as told."""


@dataclass(frozen=True, slots=True, eq=False)
class CornerGroup:
    """Corners that share one pose and one bleeding.

    Attributes:
        points_mm: (N, 3) in the space of the pose.
        points_px: (N, 2).
        sigma_px: (N,).
        outward: (N, 2), see `BoardSeen.outward`.
        pose: Which of the poses they have.
        bleeding: Which picture they are in: bleeding belongs to the picture.
        piece: Which of the pieces of paper they are on, where pieces may not be as told; -1 where
            they are taken at their word.
        frame: Of that piece.
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
    """The unknowns in one vector: lens, poses, bleedings, pieces.

    Attributes:
        camera: What is known of the lens beforehand.
        views: What was seen.
        poses: How many poses there are.
        paper_sigma: (Q, 12), how far each number of each piece of paper may be from none; 0 holds
            it where it starts.
    """

    camera: Camera
    views: tuple[CornerGroup, ...]
    poses: int
    paper_sigma: Floats

    @property
    def bleedings(self) -> int:
        """How many bleedings there are: one for each picture."""
        return 1 + max((v.bleeding for v in self.views), default=0)

    @property
    def bleeding_start(self) -> int:
        """Where in the vector bleedings begin."""
        return LENS_COUNT + 6 * self.poses

    @property
    def piece_start(self) -> int:
        """Where in the vector pieces begin."""
        return self.bleeding_start + self.bleedings

    def start(self, lens: Floats, poses: Floats, pieces: Floats) -> Floats:
        """The vector to begin with."""
        bleeding = np.full(self.bleedings, BLEEDING_PX[0])
        return np.concatenate([lens, np.ravel(poses), bleeding, np.ravel(pieces)])

    def residuals(self, x: Floats) -> list[Floats]:
        """Seen less expected of each view, (N, 2) px."""
        return [self._expected(x, view)[0] for view in self.views]

    def scatter(self, x: Floats) -> float:
        """How much wider than told: 1.4826 times the median distance from none, at least 1."""
        apart = np.concatenate(self._in_sigmas(x)).ravel()
        return max(1.0, 1.4826 * float(np.median(np.abs(apart)))) if len(apart) else 1.0

    def cost(self, x: Floats, scatter: float) -> float:
        """Cauchy's loss over all corners, and the squares of what was known beforehand."""
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
        held = self.held
        normal[held], normal[:, held], right[held] = 0.0, 0.0, 0.0
        normal[held, held] = 1.0
        return normal, right

    def _weights(self, residual: Floats, view: CornerGroup, scatter: float) -> Floats:
        square = (residual**2).sum(axis=1) / (view.sigma_px * scatter) ** 2
        return np.asarray(1 / (1 + square / CAUCHY**2) / (view.sigma_px * scatter) ** 2)

    def _in_sigmas(self, x: Floats) -> list[Floats]:
        pairs = zip(self.residuals(x), self.views, strict=True)
        return [r / view.sigma_px[:, None] for r, view in pairs]

    def _expected(self, x: Floats, view: CornerGroup) -> tuple[Floats, Floats]:
        """Seen less expected, (N, 2), and the derivatives of what is expected, (N, 2, columns)."""
        fx, fy, cx, cy = x[:4]
        pose = x[LENS_COUNT + 6 * view.pose :][:6]
        bleeding = x[self.bleeding_start + view.bleeding]
        matrix = np.array([[fx, 0, cx], [0, fy, cy], [0, 0, 1]])
        at, by_piece = self._placed(x, view)
        pixels, by = cv2.projectPoints(at, pose[:3], pose[3:], matrix, x[4:LENS_COUNT])
        expected = np.asarray(pixels, dtype=np.float64).reshape(-1, 2) - bleeding * view.outward
        by_pose_lens = np.asarray(by, dtype=np.float64)[:, :15].reshape(-1, 2, 15)
        parts = [by_pose_lens, -view.outward[:, :, None]]
        if view.frame is not None:
            turn, _ = cv2.Rodrigues(pose[:3])
            parts.append(by_pose_lens[:, :, 3:6] @ np.asarray(turn) @ by_piece)
        return view.points_px - expected, np.concatenate(parts, axis=2)

    def _placed(self, x: Floats, view: CornerGroup) -> tuple[Floats, Floats]:
        """Where the points really lie on their paper; derivatives (N, 3, 12) by the paper."""
        if view.frame is None:
            return view.points_mm, np.empty(0)
        numbers = x[self.piece_start + PAPER_COUNT * view.piece :][:PAPER_COUNT]
        return displaced(view.points_mm, view.frame, numbers)

    def _columns(self, view: CornerGroup) -> list[int]:
        pose = LENS_COUNT + 6 * view.pose
        columns = [*range(pose, pose + 6), *range(LENS_COUNT), self.bleeding_start + view.bleeding]
        if view.frame is not None:
            piece = self.piece_start + PAPER_COUNT * view.piece
            columns += range(piece, piece + PAPER_COUNT)
        return columns

    @property
    def held(self) -> Flags:
        """Which unknowns are held where they start."""
        held = np.zeros(self.piece_start + self.paper_sigma.size, dtype=np.bool_)
        held[self.piece_start :] = self.paper_sigma.ravel() == 0
        return held

    def _known(self, x: Floats) -> tuple[Floats, Floats]:
        """What is known beforehand, in sigmas, and its derivatives."""
        rest = np.r_[2:LENS_COUNT, self.bleeding_start : len(x)]
        told = np.concatenate(
            [
                self.camera.parameters[2:],
                np.full(self.bleedings, BLEEDING_PX[0]),
                np.zeros(self.paper_sigma.size),
            ]
        )
        loose = np.where(self.paper_sigma > 0, self.paper_sigma, np.inf).ravel()
        sigma = np.concatenate(
            [self.camera.sigma[2:], np.full(self.bleedings, BLEEDING_PX[1]), loose]
        )
        focal, by_focal = self._known_focal(x)
        by = np.zeros((len(rest), len(x)))
        by[np.arange(len(rest)), rest] = 1 / sigma
        return np.concatenate([focal, (x[rest] - told) / sigma]), np.vstack([by_focal, by])

    def _known_focal(self, x: Floats) -> tuple[Floats, Floats]:
        """Of the focal length: its logarithm, once for both axes, and that pixels are square.

        Both axes have one lens. To believe each by itself would count one knowledge twice.
        """
        told = np.log(self.camera.parameters[:2]).mean()
        mean_sigma = self.camera.sigma[0] / self.camera.parameters[0]
        weights = np.array(
            [[0.5 / mean_sigma] * 2, [1 / SQUARE_PIXELS_SIGMA_REL, -1 / SQUARE_PIXELS_SIGMA_REL]]
        )
        by = np.zeros((2, len(x)))
        by[:, :2] = weights / x[:2]
        return weights @ (np.log(x[:2]) - told), by
