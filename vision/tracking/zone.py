"""Where creatures may stand in a picture, and what moves or differs there."""

from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Mask
from calibration.model.printed import Boards
from calibration.model.projection import table_from_image
from calibration.model.solution import Calibration
from vision.clay.bare_table import board_quads_mm
from vision.foreground import Glance
from vision.tracking.stillness import TUNING

ZONE_BEYOND_BOARDS: Final = 1.7
"""How far from the boards' middle a creature may stand, in units of how far the boards reach."""

ZONE_CELL_PX: Final = 8
"""Pixels between the places at which the outline of the zone is computed."""


def zone_of(calibration: Calibration, boards: Boards, size_wh: tuple[int, int]) -> Mask:
    """Where creatures may stand, (h, w) 255 or 0 in a picture of that size.

    People walk about behind the table; what they do there must not count as movement on it.
    """
    width, height = size_wh
    quads = board_quads_mm(boards)
    if not quads:
        return np.full((height, width), 255, dtype=np.uint8)
    scaled = replace(calibration, camera=calibration.camera.scaled_to(size_wh))
    corners = np.vstack(quads)[:, :2]
    centre = corners.mean(axis=0)
    reach = ZONE_BEYOND_BOARDS * float(np.linalg.norm(corners - centre, axis=1).max())
    ys, xs = np.mgrid[0:height:ZONE_CELL_PX, 0:width:ZONE_CELL_PX] + ZONE_CELL_PX / 2
    # Something that stands there rises above its foot: the pixel of its top maps to a farther
    # point.
    ground = table_from_image(np.column_stack([xs.ravel(), ys.ravel()]), scaled, 40.0)
    near = np.linalg.norm(ground - centre, axis=1) < reach
    cells = np.asarray(near.reshape(xs.shape) * np.uint8(255), dtype=np.uint8)
    return np.asarray(cv2.resize(cells, size_wh, interpolation=cv2.INTER_NEAREST), dtype=np.uint8)


def stirs_in(zone: Mask, glance: Glance) -> bool:
    """Whether anything moves in a zone, (h, w) 255 there, as large as the glance."""
    if glance.changed_share == 0:
        return False
    count = cv2.countNonZero(cv2.bitwise_and(glance.changed, zone))
    return count > TUNING.stirred_share * zone.size


def within_zone(zone: Mask, other: Mask) -> Mask | None:
    """What differs in a zone, both (h, w) 255 there; None if nothing but noise does."""
    inside = np.asarray(cv2.bitwise_and(other, zone), dtype=np.uint8)
    count, _, stats, _ = cv2.connectedComponentsWithStats(inside, connectivity=8)
    if count < 2 or int(stats[1:, cv2.CC_STAT_AREA].max()) < TUNING.least_changed_px:
        return None
    return inside
