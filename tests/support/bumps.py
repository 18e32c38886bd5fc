"""Warps frames as if somebody had bumped the camera, zoomed, or shifted a sheet.

Points on the table are warped exactly. Things that stand on it are warped as if they were painted
on the table, which for shifts of a few millimetres hardly differs from the real view.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image
from calibration.detect.nearby import PaperPiece
from calibration.guard.movement import Motion
from calibration.model.projection import camera_centre_mm, image_from_table, ray_directions
from calibration.model.solution import Calibration

Change: TypeAlias = Callable[[Image], Image]
FARTHEST_MM = 3000.0
COARSE_PX = 4
"""Spacing of the grid on which the warp is computed; it is interpolated in between, because a
lens bends much more gently."""
PAPER_MARGIN_MM = 9.0


@dataclass(frozen=True)
class Bump:
    """How far a camera is shifted (mm, along its axes), turned (degrees, about them), zoomed."""

    moved_mm: tuple[float, float, float] = (0.0, 0.0, 0.0)
    turned_deg: tuple[float, float, float] = (0.0, 0.0, 0.0)
    zoom: float = 1.0

    def __str__(self) -> str:
        return f"{self.moved_mm} mm, {self.turned_deg} degrees, zoom {self.zoom}"

    def pixels(self, calibration: Calibration) -> Floats32:
        """(h, w, 2) float32: for each pixel, the pixel of the original frame that it shows."""
        return _after(self, calibration)

    def change(self, calibration: Calibration) -> Change:
        """Return a function that warps original frames to the view after the bump."""
        there = self.pixels(calibration)
        return lambda bgr: _remapped(bgr, there)


def _after(bump: Bump, calibration: Calibration) -> Floats32:
    turn, _ = cv2.Rodrigues(np.radians(np.array(bump.turned_deg, dtype=np.float64)))
    change = np.eye(4)
    change[:3, :3] = np.asarray(turn)
    change[:3, 3] = -np.asarray(turn) @ np.array(bump.moved_mm)
    return _seen_before(calibration, change @ calibration.camera_from_table, bump.zoom)


def shifted(piece: PaperPiece, motion: Motion, calibration: Calibration) -> Change:
    """Return a function that shifts one piece of paper in frames, over a plain table."""
    matrix = motion.matrix()
    pose = calibration.camera_from_table @ matrix
    there = _seen_before(calibration, pose, 1.0)
    moved = piece.outline_mm @ matrix[:3, :3].T + matrix[:3, 3]
    before, after = (_paper(o, calibration) for o in (piece.outline_mm, moved))

    def change(bgr: Image) -> Image:
        bare = bgr.copy()
        bare[before] = np.median(bgr[_around(before)], axis=0).astype(np.uint8)
        bare[after] = _remapped(bgr, there)[after]
        return bare

    return change


def covered(pieces: tuple[PaperPiece, ...], calibration: Calibration) -> Change:
    """Return a function that covers some pieces of paper in frames with a plain colour."""
    masks = [_paper(piece.outline_mm, calibration, margin_mm=25.0) for piece in pieces]

    def change(bgr: Image) -> Image:
        hidden = bgr.copy()
        for mask in masks:
            hidden[mask] = (120, 150, 200)
        return hidden

    return change


def seen_after(points_px: Floats, pixels: Floats32) -> Floats:
    """Move pixels (N, 2) of the original view to the view after a bump; NaN outside the picture."""
    height, width = pixels.shape[:2]
    at: Floats = np.array(points_px)
    there: Floats = points_px
    for _ in range(25):
        x, y = np.clip(at, 0, [width - 1.001, height - 1.001]).astype(np.float32).T
        shown = cv2.remap(pixels, x[:, None], y[:, None], cv2.INTER_LINEAR)
        there = np.asarray(shown, dtype=np.float64).reshape(-1, 2)
        at = np.asarray(at + points_px - there)
    inside = ((at >= 0) & (at <= [width - 1, height - 1])).all(axis=1)
    at[~inside | (np.abs(points_px - there).max(axis=1) > 0.2)] = np.nan
    return at


def _seen_before(calibration: Calibration, pose: Floats, zoom: float) -> Floats32:
    width, height = calibration.size_wh
    after = replace(calibration, camera_from_table=pose)
    nodes = [np.arange(0, side + COARSE_PX, COARSE_PX) for side in (width, height)]
    x, y = np.meshgrid(*nodes)
    middle = calibration.camera.matrix[:2, 2]
    pixels = (np.stack([x.ravel(), y.ravel()], axis=1) - middle) / zoom + middle
    towards, eye = ray_directions(pixels, after), camera_centre_mm(after)
    with np.errstate(divide="ignore"):
        along = -eye[2] / towards[:, 2]
    along = np.where((along > 0) & (along < FARTHEST_MM), along, FARTHEST_MM)
    before = image_from_table(eye + towards * along[:, None], calibration)
    coarse = np.nan_to_num(before, nan=-1e4).reshape(*x.shape, 2).astype(np.float32)
    fine = np.array([[1 / COARSE_PX, 0, 0], [0, 1 / COARSE_PX, 0]])
    return np.asarray(
        cv2.warpAffine(coarse, fine, (width, height), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
    )


def _remapped(bgr: Image, there: np.ndarray) -> Image:
    x, y = there[:, :, 0], there[:, :, 1]
    warped = cv2.remap(bgr, x, y, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(warped, dtype=np.uint8)


def _paper(
    outline_mm: Floats, calibration: Calibration, margin_mm: float = PAPER_MARGIN_MM
) -> np.ndarray:
    middle = outline_mm.mean(axis=0)
    arm = outline_mm - middle
    wider = middle + arm * (1 + margin_mm / np.linalg.norm(arm, axis=1, keepdims=True))
    width, height = calibration.size_wh
    mask = np.zeros((height, width), dtype=np.uint8)
    corners = np.round(image_from_table(wider, calibration)).astype(np.int32)
    cv2.fillConvexPoly(mask, corners, 255)
    return mask > 0


def _around(mask: np.ndarray) -> np.ndarray:
    wider = cv2.dilate(mask.astype(np.uint8), np.ones((41, 41), np.uint8)) > 0
    return np.asarray(wider & ~mask)
