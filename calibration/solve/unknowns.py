"""What an adjustment solves for, and how well given values of it explain what was seen."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats
from calibration.model.camera import Camera

BLEEDING_PX: Final = (0.9, 0.45)
"""Mean and standard deviation of how far white bleeds over a printed black edge, in px.

The interfaces tell 0.5 to 1.5 px for single squares; blur works in light, edges are found in code
values, and so black shrinks."""

SQUARE_PIXELS_SIGMA_REL: Final = 0.001
"""How far fx and fy of a camera differ, relative to them: pixels of webcams are square."""

CAUCHY: Final = 2.5
"""In sigmas: where a corner begins to lose its say."""

PIECE_SIGMA: Final = (0.03, 0.02, 3.0, 3.0)
"""Growth, turn (rad), shift (mm): "fit to page" is 3 percent, hands tape paper to a few mm."""

LENS_COUNT: Final = 9
PIECE_COUNT: Final = 4


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
        piece: Which of the pieces of paper they are on, where pieces may be of another scale and
            lie elsewhere than told; -1 where they are taken at their word.
    """

    points_mm: Floats
    points_px: Floats
    sigma_px: Floats
    outward: Floats
    pose: int
    bleeding: int
    piece: int = -1


@dataclass(frozen=True, slots=True, eq=False)
class Unknowns:
    """The unknowns in one vector: lens, poses, bleedings, pieces.

    Attributes:
        camera: What is known of the lens beforehand.
        views: What was seen.
        poses: How many poses there are.
        pieces: How many pieces of paper may not be as told.
    """

    camera: Camera
    views: tuple[CornerGroup, ...]
    poses: int
    pieces: int

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
        if view.piece >= 0:
            turn, _ = cv2.Rodrigues(pose[:3])
            parts.append(by_pose_lens[:, :, 3:6] @ np.asarray(turn) @ by_piece)
        return view.points_px - expected, np.concatenate(parts, axis=2)

    def _placed(self, x: Floats, view: CornerGroup) -> tuple[Floats, Floats]:
        """The points where their piece of paper really lies; derivatives (N, 3, 4) by the piece."""
        if view.piece < 0:
            return view.points_mm, np.empty(0)
        growth, turn, *shift = x[self.piece_start + PIECE_COUNT * view.piece :][:PIECE_COUNT]
        middle = view.points_mm.mean(axis=0)
        c, s = np.exp(growth) * np.cos(turn), np.exp(growth) * np.sin(turn)
        arm = (view.points_mm - middle) @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
        by = np.zeros((len(arm), 3, PIECE_COUNT))
        by[:, 0, 0], by[:, 1, 0] = arm[:, 0], arm[:, 1]
        by[:, 0, 1], by[:, 1, 1] = -arm[:, 1], arm[:, 0]
        by[:, 0, 2] = by[:, 1, 3] = 1
        return middle + arm + np.array([*shift, 0.0]), by

    def _columns(self, view: CornerGroup) -> list[int]:
        pose = LENS_COUNT + 6 * view.pose
        columns = [*range(pose, pose + 6), *range(LENS_COUNT), self.bleeding_start + view.bleeding]
        if view.piece >= 0:
            piece = self.piece_start + PIECE_COUNT * view.piece
            columns += range(piece, piece + PIECE_COUNT)
        return columns

    def _known(self, x: Floats) -> tuple[Floats, Floats]:
        """What is known beforehand, in sigmas, and its derivatives."""
        lens = self.camera.parameters
        told = np.concatenate(
            [lens, np.full(self.bleedings, BLEEDING_PX[0]), np.zeros(PIECE_COUNT * self.pieces)]
        )
        sigma = np.concatenate(
            [
                self.camera.sigma,
                np.full(self.bleedings, BLEEDING_PX[1]),
                np.tile(PIECE_SIGMA, self.pieces),
            ]
        )
        which = np.r_[:LENS_COUNT, self.bleeding_start : len(x)]
        by = np.zeros((len(told) + 1, len(x)))
        by[np.arange(len(told)), which] = 1 / sigma
        by[-1, :2] = np.array([1, -1]) / (SQUARE_PIXELS_SIGMA_REL * lens[0])
        square = (x[0] - x[1]) / (SQUARE_PIXELS_SIGMA_REL * lens[0])
        return np.append((x[which] - told) / sigma, square), by
