"""The zone of a picture in which creatures may stand, and what moves or differs in it."""

from collections.abc import Sequence
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
from vision.sightings import PointMm
from vision.tracking.stillness import TUNING

ZONE_BEYOND_BOARDS: Final = 1.7
"""Radius of the zone around the boards' centre, as a multiple of the boards' own radius."""

BESIDE_CREATURES_MM: Final = 300.0
"""Distance from a creature up to which the zone reaches, mm. Chosen so that five rendered moves of
100 to 250 mm end within it; longer ones that end far from the boards do not."""

ZONE_CELL_PX: Final = 8
"""Step in pixels of the grid on which the zone is computed."""


def zone_of(
    calibration: Calibration,
    boards: Boards,
    size_wh: tuple[int, int],
    creatures_mm: Sequence[PointMm] = (),
) -> Mask:
    """Mask of the zone, (h, w) 255 where creatures may stand, in a picture of that size.

    It keeps people behind the table from counting as movement on it. It lies around the boards and
    around the known creatures; without boards it is the whole picture.

    Args:
        calibration: Camera and table.
        boards: The printed boards on the table.
        size_wh: Size of the mask.
        creatures_mm: Where the known creatures are.
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
    # Pixels are projected to a plane above the table, so that the tops of things count too.
    ground = table_from_image(np.column_stack([xs.ravel(), ys.ravel()]), scaled, 40.0)
    near = np.linalg.norm(ground - centre, axis=1) < reach
    for place in creatures_mm:
        near |= np.linalg.norm(ground - np.array(place), axis=1) < BESIDE_CREATURES_MM
    cells = np.asarray(near.reshape(xs.shape) * np.uint8(255), dtype=np.uint8)
    return np.asarray(cv2.resize(cells, size_wh, interpolation=cv2.INTER_NEAREST), dtype=np.uint8)


def stirs_in(zone: Mask, glance: Glance) -> bool:
    """Whether anything moves in a zone, (h, w) 255 there, as large as the glance."""
    if glance.changed_share == 0:
        return False
    count = cv2.countNonZero(cv2.bitwise_and(glance.changed, zone))
    return count > TUNING.stirred_share * zone.size


def within_zone(zone: Mask, other: Mask) -> Mask | None:
    """The differing pixels in a zone, both (h, w) 255; None if they are only noise."""
    inside = np.asarray(cv2.bitwise_and(other, zone), dtype=np.uint8)
    count, _, stats, _ = cv2.connectedComponentsWithStats(inside, connectivity=8)
    if count < 2 or int(stats[1:, cv2.CC_STAT_AREA].max()) < TUNING.least_changed_px:
        return None
    return inside
