"""What the look takes for clay in a still picture, as pieces with an outline."""

from collections.abc import Callable, Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.clay.outline_reader import CLOSE_ROOM, CloseUp, odds_in, square_around
from vision.clay.pieces import ClayPiece, pieces_of
from vision.look.look import Kind, PixelKinds

LEAST_SHARE: Final = 0.2
"""Mean share of clay that the look tells of a piece, of 1; with less it is none. In 26 clips of
throws creatures had 0.24 and more, gloss, sheets and the table's edge 0.18 and less."""

LIKELY_SHARE: Final = 0.6
"""The same of what only the look tells on a table where colours tell creatures as well: at 0.5
three mugs were taken for creatures in 17 clips, from here on none."""

AROUND_PX: Final = 9
"""Around a piece that is known the look sees clay, too: its cells are four pixels wide here."""

SAME: Final = 0.3
"""Share of the smaller of two pieces from which on they are the same: the look sees coarsely."""


class SeenClay:
    """The clay of one picture as the look sees it.

    Args:
        bgr: (h, w, 3).
        kinds: What the look tells of it.
    """

    def __init__(self, bgr: Image, kinds: PixelKinds) -> None:
        self._bgr = bgr
        self._share = kinds.share(Kind.CLAY)
        self._clay = kinds.mask(Kind.CLAY)

    def may_be(self, piece: ClayPiece) -> bool:
        """Whether a piece that colours tell apart may be clay, as far as the look tells."""
        return self._share_of(piece) >= LEAST_SHARE

    def pieces_beside(
        self,
        known: Sequence[ClayPiece],
        *,
        colours_tell: bool,
        worth_drawing: Callable[[ClayPiece], bool] = lambda _: True,
    ) -> list[ClayPiece]:
        """Pieces of clay that none of the known ones is, with the outline that a network draws.

        Args:
            known: What colours told apart.
            colours_tell: Whether clay has other colours than this table; then the look must be
                surer of what they did not tell.
            worth_drawing: Which of what the look saw, coarsely, may be what is looked for.
        """
        least = LIKELY_SHARE if colours_tell else LEAST_SHARE
        covered = np.zeros(self._bgr.shape[:2], dtype=np.uint8)
        for one in known:
            covered |= one.whole(covered.shape)
        left = np.asarray(cv2.dilate(covered, np.ones((AROUND_PX, AROUND_PX), np.uint8)) == 0)
        return [
            drawn
            for coarse in pieces_of(np.asarray(np.where(left, self._clay, 0), dtype=np.uint8))
            if worth_drawing(coarse)
            for drawn in self._drawn(coarse)
            if self._share_of(drawn) >= least and not _shares(drawn, covered)
        ]

    def _share_of(self, piece: ClayPiece) -> float:
        """Mean chance of clay of a piece's pixels."""
        x, y = piece.corner_xy
        height, width = piece.mask.shape
        return float(self._share[y : y + height, x : x + width][piece.mask > 0].mean())

    def _drawn(self, coarse: ClayPiece) -> list[ClayPiece]:
        """The outlines of the clay where the look saw some."""
        mask = coarse.whole(self._bgr.shape)
        odds = odds_in(CloseUp(self._bgr), square_around(mask, CLOSE_ROOM))
        drawn = np.asarray((odds > 0) * np.uint8(255), dtype=np.uint8)
        return [one for one in pieces_of(drawn) if _shares(one, mask)]


def _shares(piece: ClayPiece, mask: Mask) -> bool:
    """Whether so much of a piece lies in a mask (h, w) that it is the same."""
    x, y = piece.corner_xy
    height, width = piece.mask.shape
    both = cv2.bitwise_and(piece.mask, np.ascontiguousarray(mask[y : y + height, x : x + width]))
    return cv2.countNonZero(both) > SAME * piece.area_px
