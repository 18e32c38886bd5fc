"""Pieces of clay, with outlines, that the `Looker` sees in a still picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Image, Mask
from vision.channels import largest_channel
from vision.clay.outline_reader import CLOSE_ROOM, CloseUp, Square, odds_in, square_around
from vision.clay.pieces import ClayPiece, pieces_of
from vision.look.look import Kind, PixelKinds

LEAST_SHARE: Final = 0.25
"""Least mean score of clay, of 1, that the `Looker` must give a piece. On 45 clips of throws with
145 creatures, 131 are found and 13 false ones from 0.25 to 0.3; at 0.2, 129 and 14."""

LIKELY_SHARE: Final = 0.8
"""Least mean score of clay, of 1, of a piece that only the `Looker` found on a table where colours
find creatures too. At 0.7 a yellow jar counts as a creature in 3 of 17 clips, at this value in
none."""

MOST_OF_A_VESSEL: Final = 0.6
"""Share of clay in a smooth piece found by colour, above which the `Looker` is assumed to mistake a
mug for clay. By trial in one room with a glare."""

AROUND_PX: Final = 9
"""Size of the dilation of known pieces, around which the `Looker` sees clay too: its cells are four
pixels wide."""

SAME: Final = 0.3
"""Share of a piece inside another mask above which both are the same thing: the `Looker` is
coarse."""


CHANGED_LEVELS: Final = 20
"""Difference in grey levels of 255, in any channel, above which a pixel has changed; noise is less.
By trial."""

ALIKE_SIDES: Final = 1.25
"""Ratio of sides up to which two squares may show the same piece: the `Looker` sees it a little
larger or smaller each time. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class _DrawnSquare:
    """The outlines that were drawn in a square of one picture."""

    part: Square
    bgr: Image
    pieces: list[ClayPiece]


class Drawings:
    """A cache of outlines that the network drew in consecutive pictures of one table at rest.

    If a picture shows the same as the one before, nothing is drawn again: most creatures stay in
    place while one is moved.
    """

    def __init__(self) -> None:
        self._before: list[_DrawnSquare] = []
        self._now: list[_DrawnSquare] = []

    def next_picture(self) -> None:
        """Begin a new picture; only the outlines of the one before can still be used again."""
        self._before, self._now = self._now, []

    def pieces(self, bgr: Image, mask: Mask) -> list[ClayPiece]:
        """Pieces of clay in and around a mask (h, w) of a picture (h, w, 3)."""
        part = square_around(mask, CLOSE_ROOM)
        known = next((one for one in self._before if _still_shows(one, bgr, part)), None)
        if known is None:
            odds = odds_in(CloseUp(bgr), part)
            drawn = np.asarray((odds > 0) * np.uint8(255), dtype=np.uint8)
            known = _DrawnSquare(part, bgr, pieces_of(drawn))
        self._now.append(known)
        return known.pieces


def _still_shows(known: _DrawnSquare, bgr: Image, part: Square) -> bool:
    """Whether a picture still shows what was drawn before, in about the same square."""
    sides = max(part.side, known.part.side) / min(part.side, known.part.side)
    apart = max(abs(part.left - known.part.left), abs(part.top - known.part.top))
    if sides > ALIKE_SIDES or apart > (ALIKE_SIDES - 1) * known.part.side:
        return False
    return not pieces_of(changed(_crop_of(bgr, known.part), _crop_of(known.bgr, known.part)))


def _crop_of(bgr: Image, part: Square) -> Image:
    rows = slice(max(0, part.top), part.top + part.side)
    return bgr[rows, max(0, part.left) : part.left + part.side]


def changed(bgr: Image, before: Image) -> Mask:
    """Mask (h, w) of the pixels in which two pictures (h, w, 3) differ by more than noise."""
    apart = largest_channel(np.asarray(cv2.absdiff(bgr, before), dtype=np.uint8))
    _, differs = cv2.threshold(apart, CHANGED_LEVELS, 255, cv2.THRESH_BINARY)
    return np.asarray(differs, dtype=np.uint8)


class SeenClay:
    """The clay that the `Looker` sees in one picture.

    Args:
        bgr: (h, w, 3).
        kinds: The result of the `Looker` for it.
        drawings: Draws outlines; keeps those of the picture before.
    """

    def __init__(self, bgr: Image, kinds: PixelKinds, drawings: Drawings | None = None) -> None:
        self._bgr = bgr
        self._drawings = drawings or Drawings()
        self._share = kinds.share(Kind.CLAY)
        self._clay = kinds.mask(Kind.CLAY)

    @property
    def mask(self) -> Mask:
        """(h, w) 255 where it sees clay."""
        return self._clay

    def may_be(self, piece: ClayPiece) -> bool:
        """Whether a piece that was found by colour may be clay, by its mean score."""
        return self._share_of(piece) >= LEAST_SHARE

    def has_clay_in(self, piece: ClayPiece, worth_drawing: Callable[[ClayPiece], bool]) -> bool:
        """Whether a part of a piece is certainly clay, while the rest may be the glare of a lamp.

        Args:
            piece: Found by colour.
            worth_drawing: Selects the coarse pieces that may be creatures.
        """
        clay = cv2.bitwise_and(self._clay, piece.whole(self._clay.shape))
        if cv2.countNonZero(clay) > MOST_OF_A_VESSEL * piece.area_px:
            return False
        coarse = pieces_of(np.asarray(clay, dtype=np.uint8))
        return any(worth_drawing(one) and self._share_of(one) >= LIKELY_SHARE for one in coarse)

    def pieces_beside(
        self,
        known: Sequence[ClayPiece],
        *,
        colours_tell: bool,
        worth_drawing: Callable[[ClayPiece], bool] = lambda _: True,
        by_colour: Sequence[ClayPiece] = (),
    ) -> list[ClayPiece]:
        """Pieces of clay apart from the known ones, with outlines that the network draws.

        Args:
            known: Pieces found by colour.
            colours_tell: Whether clay and this table differ in colour; then the score of a piece
                that colours did not find must be higher.
            worth_drawing: Selects the coarse pieces that may be creatures.
            by_colour: All pieces found by colour. Where the `Looker` sees clay apart from the known
                ones, they belong to it: of clay like its ground, colours may show the lit part, and
                the network the rest.
        """
        least = LIKELY_SHARE if colours_tell else LEAST_SHARE
        covered = _together(known, self._bgr.shape)
        left = np.asarray(cv2.dilate(covered, np.ones((AROUND_PX, AROUND_PX), np.uint8)) == 0)
        return [
            drawn
            for coarse in pieces_of(np.asarray(np.where(left, self._clay, 0), dtype=np.uint8))
            if worth_drawing(coarse)
            for drawn in self._outlines_of(coarse, by_colour)
            if self._share_of(drawn) >= least and not _is_in(drawn, covered)
        ]

    def _share_of(self, piece: ClayPiece) -> float:
        """Mean score of clay over a piece's pixels."""
        x, y = piece.corner_xy
        height, width = piece.mask.shape
        return float(self._share[y : y + height, x : x + width][piece.mask > 0].mean())

    def _outlines_of(self, coarse: ClayPiece, by_colour: Sequence[ClayPiece]) -> list[ClayPiece]:
        """The outlines of the clay where the `Looker` saw a coarse piece."""
        mask = coarse.whole(self._bgr.shape)
        drawn = [one for one in self._drawings.pieces(self._bgr, mask) if _is_in(one, mask)]
        parts = [one for one in by_colour if _is_in(one, mask) and self.may_be(one)]
        if not drawn or not parts:
            return drawn
        return pieces_of(_together([*drawn, *parts], mask.shape))


def _together(pieces: Sequence[ClayPiece], shape: tuple[int, ...]) -> Mask:
    """Mask of several pieces in a picture of this shape, (h, w) uint8."""
    together = np.zeros(shape[:2], dtype=np.uint8)
    for one in pieces:
        together |= one.whole(shape)
    return together


def _is_in(piece: ClayPiece, mask: Mask) -> bool:
    """Whether a piece lies so much in a mask (h, w) that both are the same thing."""
    x, y = piece.corner_xy
    height, width = piece.mask.shape
    both = cv2.bitwise_and(piece.mask, np.ascontiguousarray(mask[y : y + height, x : x + width]))
    return cv2.countNonZero(both) > SAME * piece.area_px
