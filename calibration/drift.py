"""Whether camera and boards still are where they were when the table was calibrated."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np

from calibration.adjust import adjusted
from calibration.boards import BoardSeen, BoardsSeen
from calibration.projection import camera_centre_mm, sigma_mm_at, table_from_image
from calibration.scene import Scene
from calibration.solution import Calibration

Verdict: TypeAlias = Literal["steady", "camera", "boards", "unseen"]

SHARED_SIGMA_PX: Final = 0.15
"""What all corners of a quick look may be off together: light, blur and compression change."""

LEAST_SHIFT_MM: Final = 0.5
CLEAR_SIGMAS: Final = 4.0
LEAST_CORNERS: Final = 4
MOST: Final = 0.8


@dataclass(frozen=True, slots=True)
class BoardShift:
    """How far a board seems to have moved on the table, in mm, and how well that is known."""

    name: str
    shift_mm: float
    sigma_mm: float

    @property
    def is_clear(self) -> bool:
        """Whether it is more than noise, and enough to matter."""
        return self.shift_mm > max(LEAST_SHIFT_MM, CLEAR_SIGMAS * self.sigma_mm)


@dataclass(frozen=True, slots=True)
class Drift:
    """What changed since the calibration.

    Attributes:
        verdict: "steady"; "camera" when all boards seem to have moved alike; "boards" when only
            some have; "unseen" when too few corners can be seen to tell.
        boards: What each board that is seen seems to have done.
        camera_moved_mm: How far the camera's centre is from where it was, if it is the camera.
        camera_turned_rad: How far it is turned.
        corners_seen: Share of the calibration's corners that is seen now; small when an arm covers
            the boards.
    """

    verdict: Verdict
    boards: tuple[BoardShift, ...]
    camera_moved_mm: float
    camera_turned_rad: float
    corners_seen: float


def drift(calibration: Calibration, seen: BoardsSeen) -> Drift:
    """What changed between a calibration and a later look at the boards.

    Args:
        calibration: What was found out then.
        seen: The boards in a picture of now, at the same size.

    Raises:
        ValueError: The picture has another size.
    """
    if seen.size_wh != calibration.size_wh:
        raise ValueError(f"pictures must be {calibration.size_wh}, but got {seen.size_wh}")
    placed = [b for b in seen.boards if b.placed and len(b.points_px) >= LEAST_CORNERS]
    total = sum(fit.corners_found for fit in calibration.boards)
    share = min(1.0, sum(len(b.points_px) for b in placed) / max(total, 1))
    shifts = tuple(_shift(calibration, board) for board in placed)
    if not shifts:
        return Drift("unseen", (), 0.0, 0.0, share)
    if not any(shift.is_clear for shift in shifts):
        return Drift("steady", shifts, 0.0, 0.0, share)
    moved, turned, agreed = _camera_motion(calibration, placed)
    return Drift("camera" if agreed else "boards", shifts, moved, turned, share)


def _shift(calibration: Calibration, board: BoardSeen) -> BoardShift:
    """Mean over its corners: of a marker's four the bleeding cancels."""
    height = float(np.median(board.points_mm[:, 2]))
    there = table_from_image(board.points_px, calibration, height)
    shift = np.median(there - board.points_mm[:, :2], axis=0)
    middle = board.points_px.mean(axis=0)[None]
    spread = float(board.sigma_px.mean()) / np.sqrt(len(board.points_px))
    sigma_px = float(np.hypot(SHARED_SIGMA_PX, spread))
    covariance = sigma_mm_at(middle, calibration, height, sigma_px)[0]
    return BoardShift(
        board.name, float(np.linalg.norm(shift)), float(np.sqrt(np.trace(covariance)))
    )


def _camera_motion(
    calibration: Calibration, boards: Sequence[BoardSeen]
) -> tuple[float, float, bool]:
    """How far the camera moved (mm) and turned (rad), and whether that explains all boards."""
    pose = calibration.camera_from_table
    turn, _ = cv2.Rodrigues(pose[:3, :3])
    start = np.concatenate([np.ravel(turn), pose[:3, 3]])
    scene = Scene(0, tuple(boards), on_table=True, pose=start)
    lens = calibration.camera.parameters
    firm = calibration.camera.with_parameters(lens, 1e-6 * np.abs(lens) + 1e-9)
    result = adjusted(firm, [scene.view()], start[None])
    now, _ = cv2.Rodrigues(result.poses[0, :3])
    rotation = np.asarray(now)
    centre = -rotation.T @ result.poses[0, 3:]
    angle = np.arccos(np.clip((np.trace(rotation @ pose[:3, :3].T) - 1) / 2, -1, 1))
    apart = np.linalg.norm(result.residuals_px[0], axis=1)
    limit = CLEAR_SIGMAS * np.hypot(SHARED_SIGMA_PX, scene.view().sigma_px)
    moved = float(np.linalg.norm(centre - camera_centre_mm(calibration)))
    return moved, float(angle), bool((apart < limit).mean() > MOST)
