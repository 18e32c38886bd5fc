"""The pieces of clay, and of whatever else has not the table's colour, in one settled picture."""

from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from calibration.printed import Boards
from calibration.projection import table_from_image
from calibration.solution import Calibration
from vision.creatures.bare_table import BareTable, board_quads_mm
from vision.creatures.find_standing import (
    LEAST_TALL_MM,
    LONGEST_MM,
    MOST_SIDE_MM2,
    MOST_TOGETHER,
    SMOOTH_MOST_MM2,
    SMOOTH_SOLIDITY,
)
from vision.creatures.pieces import Piece, cut_by_clay, pieces_of
from vision.frame import Image
from vision.tracks.shown import Mask, Shown, shown_of

WIDTH_PX: Final = 1280
LEAST_MM2: Final = 45.0
# The largest missile covers 590.
LEAST_CREATURE_MM2: Final = 850.0
# Beyond the boards by so much of their extent a creature may still stand.
ZONE_BEYOND_BOARDS: Final = 1.7
_CELL_PX: Final = 8


class ClayFinder:
    """Finds pieces in the pictures of one calibration; works on at most 1280 px of width.

    Attributes:
        size_wh: Of the pictures it works on.
        scale: Frame pixels per pixel of those.
        calibration: For those.
    """

    def __init__(self, calibration: Calibration, boards: Boards) -> None:
        full_wh = calibration.size_wh
        self.scale = max(1.0, full_wh[0] / WIDTH_PX)
        self.size_wh = round(full_wh[0] / self.scale), round(full_wh[1] / self.scale)
        camera = calibration.camera.scaled_to(self.size_wh)
        self.calibration = replace(calibration, camera=camera)
        self._table = BareTable(self.calibration, boards)

    def shrunk(self, bgr: Image) -> Image:
        """A frame's pixels in the size that is worked on."""
        if bgr.shape[1] == self.size_wh[0]:
            return bgr
        return np.asarray(cv2.resize(bgr, self.size_wh, interpolation=cv2.INTER_AREA), np.uint8)

    def things(self, picture: Image) -> Mask:
        """Pixels, 255 or 0, that show neither the table, its shadows nor its boards."""
        return self._table.things(picture)

    def shown(self, picture: Image, things: Mask, *, clutter: bool = False) -> list[Shown]:
        """The pieces of a mask, cut where clays overlap, from left to right.

        Args:
            picture: In the size that is worked on.
            things: (h, w) what to look at.
            clutter: Also tell what is too large or too smooth to be clay.
        """
        calm = np.asarray(cv2.GaussianBlur(picture, (0, 0), 0.8), dtype=np.uint8)
        found: list[Shown] = []
        for piece in pieces_of(things):
            if self._at_border(piece) or not (clutter or self._may_be_clay(piece, calm)):
                continue
            parts = (shown_of(part, calm, self.calibration) for part in cut_by_clay(piece, calm))
            found += [one for one in parts if one is not None and one.area_mm2 > LEAST_MM2]
        return sorted(found, key=lambda one: one.corner_xy)

    def _may_be_clay(self, piece: Piece, calm: Image) -> bool:
        whole = shown_of(piece, calm, self.calibration)
        if whole is None or whole.area_mm2 > MOST_TOGETHER * MOST_SIDE_MM2:
            return False
        # All its colours together: a can or a mug is smooth as a whole only.
        return whole.area_mm2 < SMOOTH_MOST_MM2 or piece.solidity() < SMOOTH_SOLIDITY

    def _at_border(self, piece: Piece) -> bool:
        (x, y), (h, w) = piece.corner_xy, piece.mask.shape
        width, height = self.size_wh
        return x <= 1 or y <= 1 or x + w >= width - 1 or y + h >= height - 1


def may_be_creature(shown: Shown) -> bool:
    """Whether it has a creature's size: one that was never seen before is believed only then."""
    longest = max(shown.wide_mm, shown.mask.shape[0] / shown.px_per_mm)
    fits = LEAST_CREATURE_MM2 < shown.area_mm2 < MOST_SIDE_MM2
    return fits and shown.tall_mm > LEAST_TALL_MM and longest < LONGEST_MM


def zone_of(calibration: Calibration, boards: Boards, size_wh: tuple[int, int]) -> Mask:
    """Where creatures may stand, (h, w) 255 or 0 in a picture of that size.

    People walk about behind the table; what they do there must not keep it from being still.
    """
    width, height = size_wh
    quads = board_quads_mm(boards)
    if not quads:
        return np.full((height, width), 255, dtype=np.uint8)
    scaled = replace(calibration, camera=calibration.camera.scaled_to(size_wh))
    corners = np.vstack(quads)[:, :2]
    centre = corners.mean(axis=0)
    reach = ZONE_BEYOND_BOARDS * float(np.linalg.norm(corners - centre, axis=1).max())
    ys, xs = np.mgrid[0:height:_CELL_PX, 0:width:_CELL_PX] + _CELL_PX / 2
    # What stands there rises above its foot: its top's pixel looks at the table farther away.
    ground = table_from_image(np.column_stack([xs.ravel(), ys.ravel()]), scaled, 40.0)
    near = np.linalg.norm(ground - centre, axis=1) < reach
    cells = np.asarray(near.reshape(xs.shape) * np.uint8(255), dtype=np.uint8)
    return np.asarray(cv2.resize(cells, size_wh, interpolation=cv2.INTER_NEAREST), dtype=np.uint8)
