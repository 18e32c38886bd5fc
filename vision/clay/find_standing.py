"""Find the creatures that stand on a table in one still picture, by colour and by the `Looker`.

On a plain table, anything with another colour is a thing that stands there, and its outline is
known to a fraction of a pixel. On a patterned cloth, under two lamps or among mugs, colours help
little. There the `Looker` distinguishes clay from other things (decision 34). Its result is coarse,
so a network draws the outlines of what only the `Looker` has found (decision 25).
"""

from dataclasses import replace
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from calibration.model.printed import Boards
from calibration.model.solution import Calibration
from vision.clay.bare_table import BareTable
from vision.clay.pieces import OTHER_CLAY_LEVELS, ClayPiece, cut_by_clay, pieces_of
from vision.clay.seen_clay import Drawings, SeenClay, changed
from vision.clay.standing import LEAST_SIDE_MM2, SizedPieces, Standing
from vision.ground_colours import NO_GROUND, GroundPalette
from vision.look.look import Looker
from vision.masks import resized

LOOKED_AT_WIDTH_PX: Final = 640
"""Width to which larger pictures are shrunk before creatures are searched for."""

COLOURS_TELL: Final = 2
"""Number of creatures found by colour from which on colours distinguish clay from this table. By
trial."""

CHANGED_SHARE: Final = 0.5
"""Area of a connected change, as a share of the smallest creature's side, up to which no creature
came or left. A missile is smaller."""


NEAR_CLAYS_LEVELS: Final = OTHER_CLAY_LEVELS / 2
"""Difference in chroma above which a piece that is too large for one creature is cut: in half of
the light clays differ by half."""

CALM_PX: Final = 0.8
"""Sigma of the blur before colours are compared. By trial."""


class StandingFinder:
    """Finds creatures in the still pictures of one calibration."""

    def __init__(
        self, calibration: Calibration, boards: Boards, ground: GroundPalette = NO_GROUND
    ) -> None:
        full_wh = calibration.size_wh
        shrink = max(1.0, full_wh[0] / LOOKED_AT_WIDTH_PX)
        self._size_wh = round(full_wh[0] / shrink), round(full_wh[1] / shrink)
        self._scale = full_wh[0] / self._size_wh[0]
        small = replace(calibration, camera=calibration.camera.scaled_to(self._size_wh))
        self._table = BareTable(small, boards, ground)
        self._sized = SizedPieces(small)
        self._looker = Looker()
        self._drawings = Drawings()
        self._last: tuple[Image, SeenClay] | None = None

    def find(self, bgr: Image) -> tuple[Standing, ...]:
        """The creatures in a still picture, from left to right; tracks are numbered from 1.

        Args:
            bgr: A picture of the size that the calibration belongs to.
        """
        found = sorted(self._standing_in(self._shrunk(bgr)), key=lambda s: s.corner_xy)
        return tuple(
            replace(s.enlarged(self._scale), track=number)
            for number, s in enumerate(found, start=1)
        )

    def clay_in(self, bgr: Image) -> Mask:
        """Mask of the clay that the `Looker` sees in a picture, (h, w) 255 there, coarse."""
        clay = self._seen_clay(self._shrunk(bgr)).mask
        return resized(clay, (bgr.shape[1], bgr.shape[0]))

    def _shrunk(self, bgr: Image) -> Image:
        if self._scale == 1:
            return bgr
        return np.asarray(cv2.resize(bgr, self._size_wh, interpolation=cv2.INTER_AREA), np.uint8)

    def _standing_in(self, bgr: Image) -> list[Standing]:
        calm = np.asarray(cv2.GaussianBlur(bgr, (0, 0), CALM_PX), dtype=np.uint8)
        seen, things = self._seen_clay(bgr), pieces_of(self._table.things(bgr))
        by_colour = [one for piece in things for one in self._creatures_in(piece, calm)]
        by_colour = [one for one in by_colour if seen.may_be(one.piece)]
        vessels = [
            piece
            for piece in things
            if self._sized.is_vessel(piece) and not seen.has_clay_in(piece, self._worth_drawing)
        ]
        known = [*vessels, *(one.piece for one in by_colour)]
        beside = seen.pieces_beside(
            known,
            colours_tell=len(by_colour) >= COLOURS_TELL,
            worth_drawing=self._worth_drawing,
            by_colour=things,
        )
        return [*by_colour, *(one for piece in beside for one in self._creatures_in(piece, calm))]

    def _worth_drawing(self, coarse: ClayPiece) -> bool:
        """Whether a coarse piece, which tends to be too large, is large enough to be drawn."""
        return self._sized.area_mm2(coarse) > LEAST_SIDE_MM2

    def _seen_clay(self, bgr: Image) -> SeenClay:
        """The clay that the `Looker` sees; it runs only if enough for a small creature changed."""
        if self._last is None or self._changed(bgr, self._last[0]):
            self._drawings.next_picture()
            self._last = bgr, SeenClay(bgr, self._looker.look(bgr), self._drawings)
        return self._last[1]

    def _changed(self, bgr: Image, before: Image) -> bool:
        areas = (self._sized.area_mm2(piece) for piece in pieces_of(changed(bgr, before)))
        return any(area > CHANGED_SHARE * LEAST_SIDE_MM2 for area in areas)

    def _creatures_in(self, piece: ClayPiece, calm: Image) -> list[Standing]:
        """The creatures in a piece; none if it is too large, too smooth or cut off."""
        if not self._sized.may_hold_creatures(piece):
            return []
        found = self._sized_creatures(cut_by_clay(piece, calm), calm)
        if found or not self._sized.is_too_large(piece):
            return found
        return self._sized_creatures(cut_by_clay(piece, calm, least_apart=NEAR_CLAYS_LEVELS), calm)

    def _sized_creatures(self, pieces: list[ClayPiece], calm: Image) -> list[Standing]:
        sized = (self._sized.standing(piece, calm) for piece in pieces)
        return [one for one in sized if one is not None]
