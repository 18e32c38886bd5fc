"""The result of a calibration: one frozen value that all measurements use."""

from dataclasses import dataclass, field, replace
from typing import Final, Self

import cv2
import numpy as np

from calibration.arrays import Floats, fact
from calibration.model.camera import QUARTER_TURNED_LENS, Camera

QUARTER_TURN: Final = np.array([[0.0, 1.0, 0.0], [-1.0, 0.0, 0.0], [0.0, 0.0, 1.0]])
"""Turns camera space as `np.rot90` turns the picture: what was on the right is on top."""

LENS: Final = slice(6, 15)
"""The rows of the covariance that belong to the lens: fx, fy, cx, cy (px), k1, k2, p1, p2, k3. The
rows before them belong to the rotation vector (rad) and shift (mm) of `camera_from_table`."""


@dataclass(frozen=True, slots=True)
class BoardFit:
    """How one board contributed to a calibration.

    Attributes:
        name: Its name in the boards file.
        corners_found: Number of corners that were found and agree with the calibration.
        corners_total: Number of corners that it has.
        residual_px: Root mean square residual of these corners.
        left_out: Number of corners that were found but do not agree, because of a shifted sheet or
            a misread marker.
    """

    name: str
    corners_found: int
    corners_total: int
    residual_px: float
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class GapShown:
    """A page of markers whose gaps differ from the boards file.

    Attributes:
        board: Its name in the boards file.
        side_mm: Side of its markers by the boards file.
        told_mm: Gap between neighbouring markers by the boards file.
        shown_mm: The gap that the picture shows if the sides are as in the boards file.
    """

    board: str
    side_mm: float
    told_mm: float
    shown_mm: float


@dataclass(frozen=True, slots=True, eq=False)
class Calibration:
    """Camera and table, with their uncertainty.

    Attributes:
        camera: The camera, for pictures of `camera.size_wh`.
        camera_from_table: (4, 4), maps table space (mm, z up) to camera space (mm, z forward).
        covariance: (15, 15) of rotation vector (3, rad) and shift (3, mm) of `camera_from_table`,
            then fx, fy, cx, cy (px), k1, k2, p1, p2, k3. The pose's own block is `[:6, :6]`.
        residual_px: Root mean square residual of the corners.
        boards: How each fixed board contributed.
        corners_px: (N, 2), the corners that were used, in image space.
        paper_covariance: (15, 15), added to `covariance` for errors of the prints: their scale, and
            how they lie. It is assumed, not measured.
        uneven_mm: Root mean square deviation of the boards' paper from its own mean plane.
        misfit_px: Root mean square residual of the corners along each axis beyond their own noise;
            0 if noise explains the residuals.
        gaps: Pages whose gaps clearly differ from the boards file.
    """

    camera: Camera
    camera_from_table: Floats
    covariance: Floats
    residual_px: float
    boards: tuple[BoardFit, ...] = ()
    corners_px: Floats = field(default_factory=lambda: np.empty((0, 2)))
    paper_covariance: Floats = field(default_factory=lambda: np.zeros((15, 15)))
    uneven_mm: float = 0.0
    misfit_px: float = 0.0
    gaps: tuple[GapShown, ...] = ()

    def __post_init__(self) -> None:
        pose = fact(self.camera_from_table, (4, 4), "camera_from_table")
        turn = pose[:3, :3]
        if not np.allclose(turn @ turn.T, np.eye(3), atol=1e-6) or np.linalg.det(turn) < 0:
            raise ValueError("camera_from_table must be a turn and a shift")
        object.__setattr__(self, "camera_from_table", pose)
        object.__setattr__(self, "covariance", fact(self.covariance, (15, 15), "covariance"))
        paper = fact(self.paper_covariance, (15, 15), "paper_covariance")
        object.__setattr__(self, "paper_covariance", paper)
        object.__setattr__(self, "corners_px", fact(self.corners_px, (None, 2), "corners_px"))

    @property
    def whole_covariance(self) -> Floats:
        """(15, 15), the whole uncertainty of camera and table, prints included."""
        return self.covariance + self.paper_covariance

    @property
    def size_wh(self) -> tuple[int, int]:
        """Width and height in pixels of the pictures it belongs to."""
        return self.camera.size_wh

    def scaled_to(self, size_wh: tuple[int, int]) -> Self:
        """The same calibration for pictures of another size but the same aspect ratio.

        Raises:
            ValueError: The aspect ratio differs.
        """
        if size_wh == self.size_wh:
            return self
        scale = size_wh[0] / self.size_wh[0]
        by = np.ones(15)
        by[LENS.start : LENS.start + 4] = scale
        return replace(
            self,
            camera=self.camera.scaled_to(size_wh),
            covariance=self.covariance * np.outer(by, by),
            paper_covariance=self.paper_covariance * np.outer(by, by),
            residual_px=self.residual_px * scale,
            misfit_px=self.misfit_px * scale,
            boards=tuple(replace(b, residual_px=b.residual_px * scale) for b in self.boards),
            corners_px=(self.corners_px + 0.5) * scale - 0.5,
        )

    def quarter_turned(self) -> Self:
        """The same calibration for pictures after a quarter turn counter-clockwise (`np.rot90`)."""
        turned = np.eye(4)
        turned[:3, :3] = QUARTER_TURN
        by = self._jacobian_of_quarter_turn()
        x, y = self.corners_px.T
        return replace(
            self,
            camera=self.camera.quarter_turned(),
            camera_from_table=turned @ self.camera_from_table,
            covariance=by @ self.covariance @ by.T,
            paper_covariance=by @ self.paper_covariance @ by.T,
            corners_px=np.column_stack([y, self.size_wh[0] - 1 - x]),
        )

    def _jacobian_of_quarter_turn(self) -> Floats:
        """(15, 15), how the quantities of `covariance` change with those before the turn."""
        still = np.zeros((3, 1))
        way = cv2.Rodrigues(self.camera_from_table[:3, :3])[0]
        by = np.zeros((15, 15))
        by[:3, :3] = cv2.composeRT(way, still, cv2.Rodrigues(QUARTER_TURN)[0], still)[2]
        by[3:6, 3:6] = QUARTER_TURN
        by[LENS, LENS] = QUARTER_TURNED_LENS
        return by
