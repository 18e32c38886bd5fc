"""What may have moved between a calibration and a later look, and how well each case explains it.

Each explanation has a cost, Cauchy's loss over the corners in sigmas, and pays for its unknowns: a
zoom has one, a shifted sheet three, a bumped camera six. The cheapest explanation is used.
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
"""Sigmas around which Cauchy's loss changes from squares to logarithms. By trial."""

COST_OF_UNKNOWN: Final = 12.0
"""Cost of an unknown, in squared sigmas. Corners of one look have a common error, so the cost has
to be more than the logarithm of their number, which is about 5."""

ZOOM_STEPS: Final = 8
"""Rounds of reweighting corners against one ratio. By trial."""

FREE_FOCAL_REL: Final = 0.1
"""Standard deviation of a zoomed camera's focal length, relative to the calibrated one."""

LEAST_CORNERS: Final = 4
"""Least corners of a piece of paper: those of one marker, the fewest that give its pose."""


@dataclass(frozen=True, slots=True, eq=False)
class Corners:
    """Corners of a later look, board by board, without the bleeding of single markers' edges.

    Attributes:
        points_mm: (N, 3) in table space, at calibration.
        points_px: (N, 2), where they are seen now.
        own_sigma_px: (N,), of each coordinate by itself.
        shared_sigma_px: The common error of all corners of a look.
        piece: (N,), which piece of paper each is on.
    """

    points_mm: Floats
    points_px: Floats
    own_sigma_px: Floats
    shared_sigma_px: float
    piece: Floats

    @property
    def sigma_px(self) -> Floats:
        """(N,), of each coordinate, in total."""
        return np.hypot(self.own_sigma_px, self.shared_sigma_px)

    @property
    def mean_sigma_px(self) -> float:
        """Of the mean of all corners."""
        own = float(np.sqrt((self.own_sigma_px**2).mean() / len(self.own_sigma_px)))
        return float(np.hypot(own, self.shared_sigma_px))

    def cost(self, apart_px: Floats) -> float:
        """Cauchy's loss of distances (N, 2) from the expected places."""
        square = (apart_px**2).sum(axis=1) / self.sigma_px**2
        return float((CAUCHY**2 * np.log1p(square / CAUCHY**2)).sum())


@dataclass(frozen=True, slots=True, eq=False)
class Explanation:
    """One way to explain a look.

    Attributes:
        score: Its cost, including that of its unknowns; less is better.
        pose: (6,), turn vector and shift of `camera_from_table`.
        focal_ratio: The focal length, relative to the calibrated one.
        moved: Pieces of paper that moved.
    """

    score: float
    pose: Floats
    focal_ratio: float = 1.0
    moved: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Motion:
    """A shift (mm) and then a turn (rad) on the table, about its origin."""

    x_mm: float
    y_mm: float
    turn_rad: float

    def matrix(self) -> Floats:
        """(4, 4), takes old places of things on the table to their new places."""
        return on_table(self.turn_rad, self.x_mm, self.y_mm)


STILL: Final = Motion(0.0, 0.0, 0.0)
"""No movement on the table."""


def corners_of(
    calibration: Calibration, boards: Sequence[BoardSeen], shared_sigma_px: float
) -> Corners:
    """The corners of boards that have a place; single markers are pieces of their own."""
    points_mm = np.vstack([b.points_mm for b in boards])
    points_px = np.vstack([b.points_px for b in boards])
    outward = np.vstack([b.outward for b in boards])
    sigma = np.concatenate([b.sigma_px for b in boards])
    apart = points_px - image_from_table(points_mm, calibration)
    clean = points_px - _bleeding(apart, outward) * outward
    return Corners(points_mm, clean, sigma, shared_sigma_px, piece_numbers(boards))


def piece_numbers(boards: Sequence[BoardSeen]) -> Floats:
    """(N,), the piece of paper each corner is on: a sheet is one, each single marker another."""
    numbers: list[int] = []
    first = 0
    for board in boards:
        _, which, counts = np.unique(board.groups, return_inverse=True, return_counts=True)
        of_sheet = bool((counts == 1).all())
        numbers += [first if of_sheet else first + int(n) for n in which]
        first += 1 if of_sheet else len(counts)
    return np.array(numbers, dtype=np.float64)


def standing_still(calibration: Calibration, corners: Corners) -> Explanation:
    """Nothing moved."""
    apart = corners.points_px - image_from_table(corners.points_mm, calibration)
    return Explanation(corners.cost(apart), _pose(calibration))


def zoomed(calibration: Calibration, corners: Corners) -> Explanation:
    """Only the focal length changed: everything moves towards the principal point, or away."""
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
    """The camera moved and turned; with `focal_free` its focal length also changed."""
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
    """Some pieces of paper were shifted and turned on the table, the camera stood still."""
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
    """Everything printed was shifted and turned as one: a mat with its markers, the only sheet."""
    cost = _cost_shifted(calibration, corners)
    everything = tuple(np.unique(corners.piece).astype(int).tolist())
    return Explanation(cost + 3 * COST_OF_UNKNOWN, _pose(calibration), moved=everything)


def motion_on_table(calibration: Calibration, corners: Corners) -> Motion:
    """How corners moved on the table, as one piece, if the camera stood still."""
    told, now = corners.points_mm[:, :2], _on_table(calibration, corners)
    seen = np.isfinite(now).all(axis=1)
    told, now = told[seen], now[seen]
    if len(told) < 2:
        return STILL
    arm, arm_now = told - told.mean(axis=0), now - now.mean(axis=0)
    cross = float((arm[:, 0] * arm_now[:, 1] - arm[:, 1] * arm_now[:, 0]).sum())
    turn = float(np.arctan2(cross, (arm * arm_now).sum()))
    shift = now.mean(axis=0) - turn_matrix(turn) @ told.mean(axis=0)
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


def _bleeding(apart_px: Floats, outward: Floats) -> float:
    """How far edges seem to be inside the printed ones, px; corners move by `outward` times it."""
    square = (outward**2).sum(axis=1)
    edged = square > 0
    if not edged.any():
        return 0.0
    return float(np.median((apart_px[edged] * outward[edged]).sum(axis=1) / square[edged]))
