"""Many equal pieces to cut out, side by side on as many pages as necessary."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np

from calibration.arrays import Floats
from calibration.sheets.page import PALE, Page
from calibration.sheets.press import HEAD_MM, Press

Piece = TypeVar("Piece")
"""What is printed on a piece: a card, a token."""

Corner = tuple[float, float]
"""The upper left corner of a piece on its page, mm."""


def cut_outs(
    press: Press,
    title: str,
    todo: Sequence[str],
    pieces: Sequence[Piece],
    draw: Callable[[Page, Corner, Piece], None],
    *,
    wh_mm: tuple[float, float],
    landscape: bool = False,
) -> None:
    """Print pieces with the lines to cut along.

    Args:
        press: Prints them.
        title: Of the pages.
        todo: What to do with them.
        pieces: All pieces.
        draw: Draws one, from its upper left corner on a page.
        wh_mm: Their width and height.
        landscape: Whether the pages' longer side is horizontal.
    """
    room = press.room_wh_mm(landscape=landscape)
    columns, rows = int(room[0] // wh_mm[0]), int(room[1] // wh_mm[1])
    a_page = columns * rows
    pages = -(-len(pieces) // a_page)
    for number in range(pages):
        of = f", page {number + 1} of {pages}" if pages > 1 else ""
        page = press.page(title + of, todo, landscape=landscape)
        left = (page.width_mm - columns * wh_mm[0]) / 2
        page_pieces = pieces[number * a_page : (number + 1) * a_page]
        for place, piece in enumerate(page_pieces):
            corner = (left + place % columns * wh_mm[0], HEAD_MM + place // columns * wh_mm[1])
            page.frame(*corner, *wh_mm, colour=PALE)
            draw(page, corner, piece)


def upright(corner_mm: Corner, side_mm: float) -> Floats:
    """Corners (4, 2) of an upright marker on a page, from its upper left corner."""
    along = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
    return np.asarray(np.array(corner_mm) + side_mm * along)
