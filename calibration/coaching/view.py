"""Measure how the camera sees the table: from where, at what resolution, and how much of it."""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats
from calibration.model.printed import Boards
from calibration.model.projection import (
    camera_centre_mm,
    image_by_table,
    image_from_table,
    table_from_image,
)
from calibration.model.similarity import moved_rigidly
from calibration.model.solution import Calibration

TABLE_REACH_MM: Final = 1000.0
"""Distance in mm from the boards' middle beyond which is the room, not the table, unless a board
lies farther away."""

COARSE_PX: Final = 16
"""Side, px, of the blocks of pixels that are classified together as table or not, to save time."""

FARTHEST_PX: Final = 30_000
"""Largest coordinate, px, of corners that are drawn: OpenCV fills polygons in whole numbers. By
trial."""

NEAR_BOARDS_MM: Final = 500.0
"""Distance from the boards' middle up to which mm per pixel are evaluated. By trial."""


@dataclass(frozen=True, slots=True)
class CameraView:
    """How a calibrated camera sees the table.

    Attributes:
        mm_per_px: Millimetres per pixel at the boards' middle in the coarser direction, which is
            depth unless the camera looks straight down.
        worst_mm_per_px: The coarsest value (99th percentile) in the picture within half a metre of
            the boards' middle.
        height_mm: Height of the camera above the table.
        tilt_deg: Angle by which it looks down: 90 is straight down, 0 along the table.
        parallax: Apparent shift in mm of a point at the boards' middle for each mm that it is
            higher than assumed.
        table_share: Share of the picture that shows the table within 1 m of the boards' middle, or
            as far from it as the farthest board.
        between_boards_share: Share of the area between the boards that the picture shows.
    """

    mm_per_px: float
    worst_mm_per_px: float
    height_mm: float
    tilt_deg: float
    parallax: float
    table_share: float
    between_boards_share: float


def view_of(calibration: Calibration, boards: Boards) -> CameraView | None:
    """How the camera sees the table; None if no board has a place on it."""
    outline = boards_outline_mm(boards)
    if outline is None:
        return None
    middle = _centroid(outline)
    eye = camera_centre_mm(calibration)
    pixels = _grid(calibration.size_wh)
    at = table_from_image(pixels, calibration)
    away = np.linalg.norm(at - middle, axis=1)
    near = at[away < NEAR_BOARDS_MM]
    scales = _mm_per_px(near, calibration)
    axis = calibration.camera_from_table[2, :3]
    return CameraView(
        mm_per_px=float(_mm_per_px(middle[None], calibration)[0]),
        worst_mm_per_px=float(np.percentile(scales, 99)) if len(scales) else float("nan"),
        height_mm=float(eye[2]),
        tilt_deg=float(np.degrees(np.arcsin(np.clip(-axis[2], -1, 1)))),
        parallax=float(np.linalg.norm(middle - eye[:2]) / eye[2]),
        table_share=float((away < _table_reach_mm(outline)).mean()),
        between_boards_share=_share_in_picture(outline, calibration),
    )


def table_pixels(calibration: Calibration, boards: Boards) -> Flags:
    """(h, w), which pixels show the table, as far as for `CameraView.table_share`."""
    w, h = calibration.size_wh
    outline = boards_outline_mm(boards)
    if outline is None:
        return np.ones((h, w), dtype=np.bool_)
    x, y = np.arange(0, w, COARSE_PX), np.arange(0, h, COARSE_PX)
    grid = np.stack(np.meshgrid(x, y), axis=-1).reshape(-1, 2)
    away = np.linalg.norm(table_from_image(grid, calibration) - _centroid(outline), axis=1)
    coarse = (away < _table_reach_mm(outline)).reshape(len(y), len(x)).astype(np.uint8)
    fine = np.kron(coarse, np.ones((COARSE_PX, COARSE_PX), dtype=np.uint8))[:h, :w]
    return np.asarray(fine > 0)


def print_pixels(calibration: Calibration, boards: Boards) -> Flags:
    """(h, w), which pixels show the boards' print, without the paper around it."""
    w, h = calibration.size_wh
    mask = np.zeros((h, w), dtype=np.uint8)
    for corners in board_quads_mm(boards):
        seen = image_from_table(corners, calibration)
        if np.isfinite(seen).all() and np.abs(seen).max() < FARTHEST_PX:
            cv2.fillConvexPoly(mask, np.round(seen).astype(np.int32), 1)
    return np.asarray(mask > 0)


def boards_outline_mm(boards: Boards) -> Floats | None:
    """The convex outline of all boards on the table, (N, 2) mm; None if there are none."""
    quads = board_quads_mm(boards)
    if not quads:
        return None
    corners = np.vstack(quads)[:, :2].astype(np.float32)
    return np.asarray(cv2.convexHull(corners).reshape(-1, 2), dtype=np.float64)


def outline_px(
    calibration: Calibration, boards: Boards, height_mm: float = 0.0
) -> tuple[tuple[float, float], ...]:
    """The boards' convex outline at a height above the table, in image space; empty if none."""
    outline = boards_outline_mm(boards)
    if outline is None:
        return ()
    lifted = np.column_stack([outline, np.full(len(outline), height_mm)])
    seen = image_from_table(lifted, calibration)
    return tuple((float(x), float(y)) for x, y in seen if np.isfinite([x, y]).all())


def board_quads_mm(boards: Boards) -> list[Floats]:
    """The corners, (4, 3) mm, of every sheet's print and every single marker on the table."""
    quads = []
    for sheet in boards.charuco:
        place = sheet.table_from_board
        if place is not None:
            right, down = np.array(sheet.squares_xy) * sheet.square_mm
            flat = np.array([[0, 0, 0], [right, 0, 0], [right, down, 0], [0, down, 0]])
            quads.append(moved_rigidly(flat, place))
    return [*quads, *(corners for board in boards.markers for corners in board.markers.values())]


def _table_reach_mm(outline: Floats) -> float:
    """How far, in mm, the table reaches from the boards' middle: boards lie on it."""
    farthest = float(np.linalg.norm(outline - _centroid(outline), axis=1).max())
    return max(TABLE_REACH_MM, farthest)


def _mm_per_px(at_mm: Floats, calibration: Calibration) -> Floats:
    """Millimetres per pixel (N,) at table points (N, 2), in the coarser direction."""
    if not len(at_mm):
        return np.empty(0)
    full = np.column_stack([at_mm, np.zeros(len(at_mm))])
    with np.errstate(divide="ignore", invalid="ignore"):
        px_per_mm = np.linalg.svd(image_by_table(full, calibration)[:, :, :2], compute_uv=False)
    return np.asarray(1 / px_per_mm[:, 1])


def _share_in_picture(outline: Floats, calibration: Calibration) -> float:
    """Share of the area inside an outline on the table that the picture shows."""
    low, high = outline.min(axis=0), outline.max(axis=0)
    x, y = np.meshgrid(np.linspace(low[0], high[0], 40), np.linspace(low[1], high[1], 40))
    at = np.stack([x.ravel(), y.ravel()], axis=1)
    polygon = outline.astype(np.float32).reshape(-1, 1, 2)
    inside = [cv2.pointPolygonTest(polygon, (float(a), float(b)), measureDist=False) >= 0
              for a, b in at]  # fmt: skip
    at = at[np.array(inside)]
    seen = image_from_table(np.column_stack([at, np.zeros(len(at))]), calibration)
    w, h = calibration.size_wh
    return float(((seen >= 0) & (seen <= [w - 1, h - 1])).all(axis=1).mean())


def _centroid(outline: Floats) -> Floats:
    """The centroid (2,) of the area inside an outline."""
    moments = cv2.moments(outline.astype(np.float32).reshape(-1, 1, 2))
    if not moments["m00"] > 0:
        return np.asarray(outline.mean(axis=0))
    return np.array([moments["m10"] / moments["m00"], moments["m01"] / moments["m00"]])


def _grid(size_wh: tuple[int, int]) -> Floats:
    w, h = size_wh
    x, y = np.meshgrid(np.linspace(0, w - 1, 48), np.linspace(0, h - 1, 27))
    return np.stack([x.ravel(), y.ravel()], axis=1)
