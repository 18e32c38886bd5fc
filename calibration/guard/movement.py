"""Explanations of how corners moved since a calibration, each with a cost.

The cost is Cauchy's loss over the corners, plus a penalty for each unknown: a zoom has one, a
shifted sheet three, a bumped camera six. The explanation with the least cost is used.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats
from calibration.detect.boards import BoardSeen
from calibration.model.projection import image_from_table, table_from_image
from calibration.model.similarity import moved_rigidly, on_table, turn_matrix
from calibration.model.solution import Calibration
from calibration.solve.adjust import adjusted
from calibration.solve.scene import Scene

CAUCHY: Final = 2.5
"""Scale of Cauchy's loss, in sigmas, where it changes from squares to logarithms. By trial."""

COST_OF_UNKNOWN: Final = 12.0
"""Penalty for an unknown, in squared sigmas. The corners of a picture have a common error, so it
must be more than the logarithm of their number, which is about 5."""

ZOOM_STEPS: Final = 8
"""Number of iterations in which corners are reweighted to find the ratio of a zoom. By trial."""

FREE_FOCAL_REL: Final = 0.1
"""Standard deviation of a zoomed camera's focal length, relative to the calibrated one."""

LEAST_CORNERS: Final = 4
"""Least corners of a piece of paper: those of one marker, the fewest that give its pose."""


@dataclass(frozen=True, slots=True, eq=False)
class Corners:
    """The corners of boards in a later picture, corrected for the bleeding of markers' edges.

    Attributes:
        points_mm: (N, 3), their places at the calibration, table space.
        points_px: (N, 2), their positions now, image space.
        own_sigma_px: (N,), independent standard deviation of each coordinate.
        shared_sigma_px: Standard deviation of the error that all corners share.
        piece: (N,), index of the piece of paper that each is on.
    """

    points_mm: Floats
    points_px: Floats
    own_sigma_px: Floats
    shared_sigma_px: float
    piece: Floats

    @property
    def sigma_px(self) -> Floats:
        """(N,), total standard deviation of each coordinate."""
        return np.hypot(self.own_sigma_px, self.shared_sigma_px)

    @property
    def mean_sigma_px(self) -> float:
        """Standard deviation of the mean of all corners."""
        own = float(np.sqrt((self.own_sigma_px**2).mean() / len(self.own_sigma_px)))
        return float(np.hypot(own, self.shared_sigma_px))

    def cost(self, apart_px: Floats) -> float:
        """Cauchy's loss of residuals (N, 2), px."""
        square = (apart_px**2).sum(axis=1) / self.sigma_px**2
        return float((CAUCHY**2 * np.log1p(square / CAUCHY**2)).sum())


@dataclass(frozen=True, slots=True, eq=False)
class Explanation:
    """One explanation of how the corners moved.

    Attributes:
        score: Its cost, with the penalty for its unknowns; less is better.
        pose: (6,), rotation vector and shift of `camera_from_table`.
        focal_ratio: Focal length relative to the calibrated one.
        moved: Indices of the pieces of paper that moved.
    """

    score: float
    pose: Floats
    focal_ratio: float = 1.0
    moved: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Motion:
    """A movement on the table: a turn (rad) about its origin, and then a shift (mm)."""

    x_mm: float
    y_mm: float
    turn_rad: float

    def matrix(self) -> Floats:
        """(4, 4), maps the old places of things on the table to their new places."""
        return on_table(self.turn_rad, self.x_mm, self.y_mm)


STILL: Final = Motion(0.0, 0.0, 0.0)
"""No movement on the table."""


def corners_of(
    calibration: Calibration, boards: Sequence[BoardSeen], shared_sigma_px: float
) -> Corners:
    """The corners of boards with a place on the table, corrected for bleeding."""
    points_mm = np.vstack([b.points_mm for b in boards])
    points_px = np.vstack([b.points_px for b in boards])
    outward = np.vstack([b.outward for b in boards])
    sigma = np.concatenate([b.sigma_px for b in boards])
    apart = points_px - image_from_table(points_mm, calibration)
    clean = points_px - _bleeding_px(apart, outward) * outward
    return Corners(points_mm, clean, sigma, shared_sigma_px, piece_numbers(boards))


def piece_numbers(boards: Sequence[BoardSeen]) -> Floats:
    """(N,), index of each corner's piece of paper: a whole sheet, or a single marker."""
    numbers: list[int] = []
    first = 0
    for board in boards:
        _, which, counts = np.unique(board.groups, return_inverse=True, return_counts=True)
        of_sheet = bool((counts == 1).all())
        numbers += [first if of_sheet else first + int(n) for n in which]
        first += 1 if of_sheet else len(counts)
    return np.array(numbers, dtype=np.float64)


def standing_still(calibration: Calibration, corners: Corners) -> Explanation:
    """The explanation that nothing moved."""
    apart = corners.points_px - image_from_table(corners.points_mm, calibration)
    return Explanation(corners.cost(apart), _pose(calibration))


def zoomed(calibration: Calibration, corners: Corners) -> Explanation:
    """The explanation that only the focal length changed.

    Everything then moves towards the principal point, or away from it.
    """
    middle = calibration.camera.matrix[:2, 2]
    before = image_from_table(corners.points_mm, calibration) - middle
    now = corners.points_px - middle
    ratio = 1.0
    for _ in range(ZOOM_STEPS):
        square = ((now - ratio * before) ** 2).sum(axis=1) / corners.sigma_px**2
        weight = 1 / corners.sigma_px**2 / (1 + square / CAUCHY**2)
        ratio = float(
            (weight * (now * before).sum(axis=1)).sum() / (weight * (before**2).sum(axis=1)).sum()
        )
    cost = corners.cost(now - ratio * before)
    return Explanation(cost + COST_OF_UNKNOWN, _pose(calibration), ratio)


def camera_moved(
    calibration: Calibration, corners: Corners, *, focal_free: bool = False
) -> Explanation:
    """The explanation that the camera moved and turned, and with `focal_free` also zoomed."""
    lens = calibration.camera.parameters
    sigma = 1e-6 * np.abs(lens) + 1e-9
    if focal_free:
        sigma[:2] = FREE_FOCAL_REL * lens[:2]
    view = _scene(corners, calibration).view()
    result = adjusted(
        calibration.camera.with_parameters(lens, sigma), [view], _pose(calibration)[None]
    )
    unknowns = 7 if focal_free else 6
    cost = corners.cost(result.residuals_px[0])
    ratio = float(result.lens[0] / lens[0]) if focal_free else 1.0
    return Explanation(cost + unknowns * COST_OF_UNKNOWN, result.poses[0], ratio)


def paper_moved(calibration: Calibration, corners: Corners) -> Explanation:
    """The explanation that some pieces of paper moved on the table, but not the camera."""
    cost, moved = 0.0, []
    for number in np.unique(corners.piece).astype(int):
        part = _part(corners, corners.piece == number)
        still = standing_still(calibration, part).score
        shifted = _cost_shifted(calibration, part) + 3 * COST_OF_UNKNOWN
        if len(part.points_px) >= LEAST_CORNERS and shifted < still:
            moved.append(number)
        cost += min(still, shifted) if number in moved else still
    return Explanation(cost, _pose(calibration), moved=tuple(moved))


def all_moved_together(calibration: Calibration, corners: Corners) -> Explanation:
    """The explanation that all boards moved on the table as one, such as a mat with markers."""
    cost = _cost_shifted(calibration, corners)
    everything = tuple(np.unique(corners.piece).astype(int).tolist())
    return Explanation(cost + 3 * COST_OF_UNKNOWN, _pose(calibration), moved=everything)


def motion_on_table(calibration: Calibration, corners: Corners) -> Motion:
    """The movement of corners on the table as one piece, if the camera stood still."""
    before, now = corners.points_mm[:, :2], _on_table(calibration, corners)
    seen = np.isfinite(now).all(axis=1)
    before, now = before[seen], now[seen]
    if len(before) < 2:
        return STILL
    arm, arm_now = before - before.mean(axis=0), now - now.mean(axis=0)
    cross = float((arm[:, 0] * arm_now[:, 1] - arm[:, 1] * arm_now[:, 0]).sum())
    turn = float(np.arctan2(cross, (arm * arm_now).sum()))
    shift = now.mean(axis=0) - turn_matrix(turn) @ before.mean(axis=0)
    return Motion(float(shift[0]), float(shift[1]), turn)


def part_of(corners: Corners, piece: int) -> Corners:
    """The corners on one piece of paper."""
    return _part(corners, corners.piece == piece)


def _cost_shifted(calibration: Calibration, corners: Corners) -> float:
    place = motion_on_table(calibration, corners).matrix()
    there = moved_rigidly(corners.points_mm, place)
    return corners.cost(corners.points_px - image_from_table(there, calibration))


def _on_table(calibration: Calibration, corners: Corners) -> Floats:
    heights = corners.points_mm[:, 2]
    at = np.empty((len(heights), 2))
    for height in np.unique(heights):
        same = heights == height
        at[same] = table_from_image(corners.points_px[same], calibration, float(height))
    return at


def _part(corners: Corners, chosen: Flags) -> Corners:
    return Corners(
        corners.points_mm[chosen],
        corners.points_px[chosen],
        corners.own_sigma_px[chosen],
        corners.shared_sigma_px,
        corners.piece[chosen],
    )


def _scene(corners: Corners, calibration: Calibration) -> Scene:
    count = len(corners.points_px)
    board = BoardSeen(
        "all", corners.points_mm, corners.points_px, corners.sigma_px, np.zeros((count, 2)),
        np.arange(count, dtype=np.float64), count, placed=True,
    )  # fmt: skip
    return Scene(0, (board,), on_table=True, pose=_pose(calibration))


def _pose(calibration: Calibration) -> Floats:
    turn, _ = cv2.Rodrigues(calibration.camera_from_table[:3, :3])
    return np.concatenate([np.ravel(turn), calibration.camera_from_table[:3, 3]])


def _bleeding_px(apart_px: Floats, outward: Floats) -> float:
    """How far edges are detected inside the printed ones, px: the median over markers' corners.

    Args:
        apart_px: (N, 2), the corners' residuals.
        outward: (N, 2), see `BoardSeen.outward`.
    """
    square = (outward**2).sum(axis=1)
    edged = square > 0
    if not edged.any():
        return 0.0
    return float(np.median((apart_px[edged] * outward[edged]).sum(axis=1) / square[edged]))
