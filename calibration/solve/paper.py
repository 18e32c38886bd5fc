"""Parameters of a piece of paper that differs from the boards file.

The boards file describes a flat print of exact size. Twelve parameters describe how a real one
differs:

        growth, turn        larger (natural logarithm) and rotated (rad) about its middle
        shift x, y          elsewhere on the table, mm
        stretch, shear      longer along x than along y, and along one diagonal than the other
        height, tilt x, y   of its mean plane relative to its described place, mm at the rim
        bend xx, xy, yy     heights of three parabolas above that plane, mm at the rim

The corners' positions are linear in all but growth and turn.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np

from calibration.arrays import Floats

PAPER_COUNT: Final = 12
"""Number of parameters of a piece of paper, in the order above."""

MARKER_CORNERS: Final = 4
"""Corners of a marker."""

PLACE: Final = slice(0, 4)
"""Growth, rotation and shift among the parameters of a piece of paper."""

HEIGHTS: Final = slice(6, 12)
"""Height, tilts and bends among the parameters of a piece of paper."""

BENDS: Final = slice(9, 12)
"""Only the bends among the parameters of a piece of paper."""

FLAT_SHARE: Final = 0.05
"""Largest difference of the corners' heights on one piece of paper, as a share of their extent."""

NEAR_SIDES: Final = 2.5
"""Largest distance between the centres of neighbouring markers of one page, in their sides
(OpenCV's and Bouguet's grids: 1.1 to 2). Corner markers taped around a table are five and more
apart."""


@dataclass(frozen=True, slots=True, eq=False)
class PaperFrame:
    """The coordinates of one piece of paper: its middle and its reach.

    Attributes:
        middle_mm: (3,), in the space of the corners.
        reach_mm: Distance from the middle to its farthest corner.
        level: (3, 3), the part of the three parabolas that a plane explains: of 1, x and y.
    """

    middle_mm: Floats
    reach_mm: float
    level: Floats

    def heights(self, points_mm: Floats) -> Floats:
        """Derivatives (N, 6) of corners' heights by height, tilt x, y and bend xx, xy, yy."""
        x, y = ((points_mm - self.middle_mm)[:, :2] / self.reach_mm).T
        plane = np.stack([np.ones_like(x), x, y], axis=1)
        bends = np.stack([x * x, x * y, y * y], axis=1) - plane @ self.level
        return np.concatenate([plane, bends], axis=1)


def frame_of(points_mm: Floats) -> PaperFrame:
    """The frame of the piece of paper that carries corners (N, 3)."""
    middle = points_mm.mean(axis=0)
    arm = (points_mm - middle)[:, :2]
    reach = max(float(np.linalg.norm(arm, axis=1).max()), 1e-9)
    x, y = (arm / reach).T
    plane = np.stack([np.ones_like(x), x, y], axis=1)
    bends = np.stack([x * x, x * y, y * y], axis=1)
    level, *_ = np.linalg.lstsq(plane, bends, rcond=None)
    return PaperFrame(middle, reach, np.asarray(level))


def is_one_paper(points_mm: Floats, groups: Floats) -> bool:
    """Whether corners are on one piece of paper: a sheet, a page of markers, a single marker.

    Args:
        points_mm: (N, 3).
        groups: (N,), the same number for all corners of a marker; on a sheet, each corner its own.
    """
    thick = np.ptp(points_mm[:, 2])
    if thick > FLAT_SHARE * max(float(np.ptp(points_mm[:, :2], axis=0).max()), 1e-9):
        return False
    numbers, counts = np.unique(groups, return_counts=True)
    if len(numbers) == 1 or (counts == 1).all():
        return True
    markers = [points_mm[groups == number] for number in numbers]
    middles = np.array([marker.mean(axis=0) for marker in markers])
    side = float(np.median([np.linalg.norm(m[1] - m[0]) for m in markers]))
    apart = np.linalg.norm(middles[:, None] - middles[None], axis=2)
    np.fill_diagonal(apart, np.inf)
    return bool(np.median(apart.min(axis=1)) < NEAR_SIDES * side)


def displaced(points_mm: Floats, frame: PaperFrame, numbers: Floats) -> tuple[Floats, Floats]:
    """Move corners by a paper's parameters.

    Args:
        points_mm: (N, 3), the corners by the boards file.
        frame: The paper's frame.
        numbers: (12,), its parameters.

    Returns:
        The corners' true positions, (N, 3), and the derivatives by the parameters, (N, 3, 12).
    """
    growth, turn, shift_x, shift_y = numbers[PLACE]
    flat = points_mm - frame.middle_mm
    c, s = np.exp(growth) * np.cos(turn), np.exp(growth) * np.sin(turn)
    arm = flat @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    heights = frame.heights(points_mm)
    by = np.zeros((len(flat), 3, PAPER_COUNT))
    by[:, 0, 0], by[:, 1, 0] = arm[:, 0], arm[:, 1]
    by[:, 0, 1], by[:, 1, 1] = -arm[:, 1], arm[:, 0]
    by[:, 0, 2] = by[:, 1, 3] = 1
    by[:, 0, 4], by[:, 1, 4] = flat[:, 0] / 2, -flat[:, 1] / 2
    by[:, 0, 5], by[:, 1, 5] = flat[:, 1] / 2, flat[:, 0] / 2
    by[:, 2, 6:] = heights
    there = frame.middle_mm + arm + by[:, :, 4:] @ numbers[4:]
    return there + np.array([shift_x, shift_y, 0.0]), by
