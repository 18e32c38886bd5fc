"""Count which colours one picture shows on a table's ground and on its clay; no picture is kept.

Only pixels are counted that the model of the table's own colour does not explain, and that are
therefore taken for things. On clay that is right, on the ground it is wrong.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Flags, Floats32, Image, Mask
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.clay.bare_table import BareTable, paper_of
from vision.clay.find_standing import LOOKED_AT_WIDTH_PX
from vision.clay.ground_cells import cells_of
from vision.ground_colours import ColourCounts
from vision.look.look import Kind, Looker
from vision.sightings import PointPx

AROUND_CLAY_PX: Final = 24
"""Margin around an outline that is excluded from the ground: shadows, gloss and errors of the
outline."""

INSIDE_PX: Final = 2
"""Margin inside an outline that is excluded from the clay: colours are mixed on the rim."""


CALM_PX: Final = 0.7
"""Sigma of the blur before colours are counted; the same as in `BareTable`."""


class GroundCounter:
    """Counts colours in pictures of one calibration.

    Args:
        calibration: Calibration of the pictures.
        boards: What lies printed on the table.
        looker: Finds where the table is seen; shared, as its network takes time to load.
    """

    def __init__(self, calibration: Calibration, boards: Boards, looker: Looker) -> None:
        width, height = calibration.size_wh
        self._scale = min(1.0, LOOKED_AT_WIDTH_PX / width)
        self._size_wh = round(width * self._scale), round(height * self._scale)
        camera = calibration.camera.scaled_to(self._size_wh)
        self._table = BareTable(replace(calibration, camera=camera), boards)
        self._looker = looker

    def counted(
        self, bgr: Image, outlines_px: Sequence[Sequence[PointPx]]
    ) -> tuple[ColourCounts, tuple[ColourCounts, ...]]:
        """Count the ground's colours, and those of the clay in each outline.

        The ground is where the `Looker` sees table, away from every outline.

        Args:
            bgr: A picture of the size that the calibration belongs to.
            outlines_px: Closed polygons around clay, in the picture's pixels.
        """
        small = np.asarray(cv2.resize(bgr, self._size_wh, interpolation=cv2.INTER_AREA), np.uint8)
        filled = [self._filled(outline) for outline in outlines_px]
        clay = np.zeros(small.shape[:2], dtype=np.uint8)
        for one in filled:
            clay |= one
        near = np.ones((2 * AROUND_CLAY_PX + 1,) * 2, np.uint8)
        bare = (self._table.region > 0) & (self._table.printed == 0) & (cv2.dilate(clay, near) == 0)
        ground = bare & (self._looker.look(small).mask(Kind.TABLE) > 0)
        things = self._table.things(small) > 0
        calm = np.asarray(cv2.GaussianBlur(small, (0, 0), CALM_PX), dtype=np.float32)
        paper = paper_of(small, self._table.printed)
        inner = np.ones((2 * INSIDE_PX + 1,) * 2, np.uint8)
        of_clay = [np.asarray(cv2.erode(one, inner) > 0) for one in filled]
        return (
            _counts(ground, things, calm, paper),
            tuple(_counts(one, things, calm, paper) for one in of_clay),
        )

    def _filled(self, outline_px: Sequence[PointPx]) -> Mask:
        mask = np.zeros(self._size_wh[::-1], dtype=np.uint8)
        if len(outline_px) >= 3:
            corners = (np.asarray(outline_px) + 0.5) * self._scale - 0.5
            cv2.fillPoly(mask, [np.round(corners).astype(np.int32)], 255)
        return mask


def _counts(where: Flags, things: Flags, calm: Floats32, paper: Floats32) -> ColourCounts:
    cells, many = np.unique(cells_of(calm[where & things], paper), return_counts=True)
    per_cell = tuple(zip(cells.tolist(), many.tolist(), strict=True))
    return ColourCounts(int(np.count_nonzero(where)), per_cell)
