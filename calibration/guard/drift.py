"""Find out what moved since the table was calibrated: the camera, boards or the zoom."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import cv2
import numpy as np

from calibration.detect.boards import BoardSeen, BoardsSeen
from calibration.guard.movement import (
    STILL,
    Corners,
    Explanation,
    Motion,
    all_moved_together,
    camera_moved,
    corners_of,
    motion_on_table,
    paper_moved,
    part_of,
    zoomed,
)
from calibration.model.projection import camera_centre_mm, image_from_table, sigma_mm_at
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration

Verdict: TypeAlias = Literal["steady", "camera", "zoom", "boards", "board_or_camera", "unseen"]

SHARED_SIGMA_PX: Final = 0.15
"""Sigma, px, of the common error of all corners that were only detected: light, blur and
compression change."""

REFINED_SHARED_SIGMA_PX: Final = 0.06
"""Sigma, px, of the common error of all corners that were refined. It is smaller because the
refinement fits light and blur."""

LEAST_SHIFT_MM: Final = 0.5
"""Least shift, mm, of a board that counts as a movement. By trial."""

CLEAR_SIGMAS: Final = 4.0
"""Sigmas above which a shift is more than noise. By trial."""

LEAST_CORNERS: Final = 4
"""Least corners of a board: those of one marker, the fewest that give its pose."""

LEAST_ZOOM: Final = 0.002
"""Least relative change of the focal length that counts as a zoom. By trial."""

LEAST_ZOOM_IN_MOTION: Final = 0.008
"""Least relative change of the focal length for which a camera that moved has zoomed too: smaller
ones are errors of lens and paper."""


MOST_SHARED_SIGMA_PX: Final = 0.3
"""Upper bound, px, on the sigma of the corners' common error, however badly the calibration fits
its boards. By trial."""


@dataclass(frozen=True, slots=True)
class BoardShift:
    """How far a piece of paper seems to have moved on the table.

    Attributes:
        name: Name of its board.
        shift_mm: Mean shift of its corners.
        sigma_mm: Sigma of that shift.
        turn_rad: Its turn.
        apart_mm: Median distance that its corners moved, which is also large if it only turned.
        marker: Its number if it is a single marker; None for a sheet.
        motion: The movement on the table.
    """

    name: str
    shift_mm: float
    sigma_mm: float
    turn_rad: float = 0.0
    apart_mm: float = 0.0
    marker: int | None = None
    motion: Motion = STILL

    @property
    def is_clear(self) -> bool:
        """Whether the movement is more than noise, and large enough to matter."""
        limit = max(LEAST_SHIFT_MM, CLEAR_SIGMAS * self.sigma_mm)
        return max(self.shift_mm, self.apart_mm) > limit


@dataclass(frozen=True, slots=True)
class Drift:
    """What changed since the calibration.

    Attributes:
        verdict: "steady"; "camera" if it was moved or turned; "zoom" if only its focal length
            changed; "boards" if some pieces of paper moved and others did not; "board_or_camera" if
            the only board moved along the table, which may be a shift of either; "unseen" if too
            few corners are seen to decide.
        boards: How each visible piece of paper seems to have moved on the table.
        camera_moved_mm: Distance that the camera's centre moved, if it was the camera.
        camera_turned_rad: Angle by which it turned.
        corners_seen: Share of the calibration's corners that is seen now; small if an arm covers
            the boards.
        focal_ratio: Focal length relative to the calibrated one.
        moved: Indices in `boards` of the pieces that moved, if it was not the camera.
    """

    verdict: Verdict
    boards: tuple[BoardShift, ...]
    camera_moved_mm: float
    camera_turned_rad: float
    corners_seen: float
    focal_ratio: float = 1.0
    moved: tuple[int, ...] = ()


def drift(
    calibration: Calibration, seen: BoardsSeen, *, refined: bool = False, sure: bool = False
) -> Drift:
    """Find out what changed between a calibration and a later picture of the boards.

    Args:
        calibration: The calibration.
        seen: The boards found in a later picture of the same size.
        refined: Whether their corners were refined, and so are more accurate.
        sure: Whether something is known to have moved, even if no shift is clear.

    Raises:
        ValueError: The picture has another size.
    """
    if seen.size_wh != calibration.size_wh:
        raise ValueError(f"pictures must be {calibration.size_wh}, but got {seen.size_wh}")
    placed = [b for b in seen.boards if b.placed and len(b.points_px) >= LEAST_CORNERS]
    total = sum(fit.corners_found for fit in calibration.boards)
    share = min(1.0, sum(len(b.points_px) for b in placed) / max(total, 1))
    if not placed:
        return Drift("unseen", (), 0.0, 0.0, share)
    floor = REFINED_SHARED_SIGMA_PX if refined else SHARED_SIGMA_PX
    corners = corners_of(
        calibration, placed, max(floor, min(calibration.residual_px, MOST_SHARED_SIGMA_PX))
    )
    shifts = _shifts(calibration, corners, placed)
    if not sure and not any(shift.is_clear for shift in shifts):
        return Drift("steady", shifts, 0.0, 0.0, share)
    verdict, best = _likeliest(calibration, corners, len(placed))
    bumped = camera_moved(calibration, corners) if verdict == "board_or_camera" else best
    moved, turned = _camera_motion(calibration, bumped)
    return Drift(verdict, shifts, moved, turned, share, best.focal_ratio, best.moved)


def _likeliest(
    calibration: Calibration, corners: Corners, boards: int
) -> tuple[Verdict, Explanation]:
    """The explanation with the least cost, and its verdict; `boards` is the number of boards."""
    pieces = len(np.unique(corners.piece))
    tried: list[tuple[Verdict, Explanation]] = [
        ("zoom", zoomed(calibration, corners)),
        ("camera", camera_moved(calibration, corners)),
        ("board_or_camera" if boards == 1 else "camera", all_moved_together(calibration, corners)),
    ]
    zoomed_too = camera_moved(calibration, corners, focal_free=True)
    if abs(zoomed_too.focal_ratio - 1) > LEAST_ZOOM_IN_MOTION:
        tried.append(("camera", zoomed_too))
    paper = paper_moved(calibration, corners)
    if 0 < len(paper.moved) < pieces:
        tried.append(("boards", paper))
    verdict, best = min(tried, key=lambda one: one[1].score)
    if verdict == "camera" and best.moved:
        # Everything moved as one, which separately taped papers do not, so it was the camera.
        best = camera_moved(calibration, corners)
    if verdict == "zoom" and abs(best.focal_ratio - 1) < LEAST_ZOOM:
        return "steady", best
    return verdict, best


def _shifts(
    calibration: Calibration, corners: Corners, boards: Sequence[BoardSeen]
) -> tuple[BoardShift, ...]:
    """The apparent movement of each piece of paper on the table."""
    names: dict[int, tuple[str, int | None]] = {}
    number = 0
    for board in boards:
        single = len(np.unique(board.groups)) < len(board.groups)
        for group in np.unique(board.groups) if single else (None,):
            names[number] = (board.name, None if group is None else int(group))
            number += 1
    return tuple(_shift(calibration, part_of(corners, n), *name) for n, name in names.items())


def _shift(calibration: Calibration, corners: Corners, name: str, marker: int | None) -> BoardShift:
    """The apparent movement of one piece of paper on the table."""
    motion = motion_on_table(calibration, corners)
    there = moved_rigidly(corners.points_mm, motion.matrix())
    shift = (there - corners.points_mm)[:, :2].mean(axis=0)
    middle = corners.points_px.mean(axis=0)[None]
    height = float(np.median(corners.points_mm[:, 2]))
    covariance = sigma_mm_at(middle, calibration, height, corners.mean_sigma_px)[0]
    mm_per_px = np.sqrt(
        np.trace(sigma_mm_at(middle, _without_uncertainty(calibration), height, 1.0)[0]) / 2
    )
    apart_px = corners.points_px - image_from_table(corners.points_mm, calibration)
    return BoardShift(
        name,
        float(np.linalg.norm(shift)),
        float(np.sqrt(np.trace(covariance))),
        motion.turn_rad,
        float(np.median(np.linalg.norm(apart_px, axis=1)) * mm_per_px),
        marker,
        motion,
    )


def _without_uncertainty(calibration: Calibration) -> Calibration:
    return Calibration(calibration.camera, calibration.camera_from_table, np.zeros((15, 15)), 0.0)


def _camera_motion(calibration: Calibration, best: Explanation) -> tuple[float, float]:
    """Distance (mm) and angle (rad) by which the camera moved and turned."""
    now, _ = cv2.Rodrigues(best.pose[:3])
    rotation, before = np.asarray(now, dtype=np.float64), calibration.camera_from_table
    angle = np.arccos(np.clip((np.trace(rotation @ before[:3, :3].T) - 1) / 2, -1, 1))
    centre = -rotation.T @ best.pose[3:]
    return float(np.linalg.norm(centre - camera_centre_mm(calibration))), float(angle)
