"""Where on the table missiles are looked for: not on printed boards or the card, nor far away."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from calibration.model.printed import Boards
from calibration.model.projection import image_from_table, table_from_image
from calibration.model.solution import Calibration
from calibration.solve.moving_boards import moving_board_pose
from vision.clay.bare_table import board_quads_mm

REACH_MM: Final = 700.0
"""Missiles lie no farther from the boards than this; beyond it a picture shows the room."""

CARD_MARGIN_MM: Final = 12.0


def covered(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    """Where no missile is looked for, 255: printed boards, the turn card, beyond the table."""
    mask = _too_far(bgr, calibration, boards)
    for outline in (*board_quads_mm(boards), *_cards_mm(bgr, calibration, boards)):
        px = image_from_table(outline, calibration)
        if np.isfinite(px).all():
            cv2.fillConvexPoly(mask, cv2.convexHull(np.round(px).astype(np.int32)), 255)
    return mask


def _cards_mm(bgr: Image, calibration: Calibration, boards: Boards) -> list[Floats]:
    """The turn card's rim in table mm, where it is seen."""
    if not boards.moving or bgr.shape[1::-1] != calibration.size_wh:
        return []
    pose = moving_board_pose(bgr, boards, calibration)
    if pose is None:
        return []
    corners = np.concatenate(list(boards.moving[0].markers.values()))[:, :2]
    radius = float(np.hypot(*corners.T).max()) + CARD_MARGIN_MM
    angle = np.linspace(0, 2 * np.pi, 48)
    circle = np.column_stack([radius * np.cos(angle), radius * np.sin(angle), 0 * angle])
    return [circle @ pose.table_from_board[:3, :3].T + pose.table_from_board[:3, 3]]


def _too_far(bgr: Image, calibration: Calibration, boards: Boards) -> Mask:
    height, width = bgr.shape[:2]
    step = 8
    columns, rows = np.meshgrid(np.arange(0, width, step), np.arange(0, height, step))
    pixels = np.column_stack([columns.ravel(), rows.ravel()]).astype(np.float64)
    points = table_from_image(pixels, calibration)
    quads = board_quads_mm(boards)
    centre = np.vstack(quads)[:, :2].mean(axis=0) if quads else np.zeros(2)
    away = np.hypot(*(points - centre).T)
    far = ~(np.isfinite(away) & (away < REACH_MM))
    small = far.reshape(rows.shape).astype(np.uint8) * 255
    return np.asarray(cv2.resize(small, (width, height), interpolation=cv2.INTER_NEAREST))
