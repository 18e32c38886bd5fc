"""The creatures that stand on a table: found in one still picture, by its colour."""

from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.clay.bare_table import BareTable
from vision.clay.pieces import ClayPiece, cut_by_clay, pieces_of
from vision.clay.standing import SizedPieces, Standing

LOOKED_AT_WIDTH_PX: Final = 640
"""The picture is made this wide before creatures are looked for."""


class StandingFinder:
    """Finds creatures in the still pictures of one calibration."""

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        full_wh = calibration.size_wh
        shrink = max(1.0, full_wh[0] / LOOKED_AT_WIDTH_PX)
        self._size_wh = round(full_wh[0] / shrink), round(full_wh[1] / shrink)
        self._scale = full_wh[0] / self._size_wh[0]
        small = replace(calibration, camera=calibration.camera.scaled_to(self._size_wh))
        self._table = BareTable(small, boards)
        self._sized = SizedPieces(small)

    def find(self, bgr: Image) -> tuple[Standing, ...]:
        """The creatures in a still picture, from left to right; tracks are numbered from 1.

        Args:
            bgr: A picture of the size the calibration belongs to.
        """
        picture = bgr
        if self._scale != 1:
            shrunk = cv2.resize(bgr, self._size_wh, interpolation=cv2.INTER_AREA)
            picture = np.asarray(shrunk, dtype=np.uint8)
        found = sorted(self._found(picture), key=lambda s: s.corner_xy)
        return tuple(
            replace(s.enlarged(self._scale), track=number)
            for number, s in enumerate(found, start=1)
        )

    def _found(self, bgr: Image) -> list[Standing]:
        calm = np.asarray(cv2.GaussianBlur(bgr, (0, 0), 0.8), dtype=np.uint8)
        return [
            one for piece in pieces_of(self._table.things(bgr)) for one in self._parts(piece, calm)
        ]

    def _parts(self, piece: ClayPiece, calm: Image) -> list[Standing]:
        """The creatures that a piece holds; none where it is too large, too smooth or cut off."""
        if not self._sized.may_hold_creatures(piece):
            return []
        parts = (self._sized.standing(part, calm) for part in cut_by_clay(piece, calm))
        return [one for one in parts if one is not None]
