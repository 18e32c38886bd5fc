"""Slargeball's field: a piece for each of its corners that shows where the lines meet."""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.sheets.described import Described, marker_board, on_page, square_mm, squares
from calibration.sheets.four_pieces import MARKER_MM, SIDES, WHITE_MM, pieces_on
from calibration.sheets.numbers import FIELD
from calibration.sheets.page import INK, Page
from calibration.sheets.press import Press
from calibration.sheets.size import read_size

MM_PER_INCH: Final = 25.4
"""By definition."""

SIZE_IN: Final = (30.0, 20.0)
"""Size of the field in inches unless --size says otherwise."""

LEAST_IN, MOST_IN = 10.0, 144.0
"""Limits of --size, in inches each way."""

OUTWARDS_MM: Final = MARKER_MM / 2 + WHITE_MM
"""Distance, along x and along y, from a corner of the field to the middle of its marker."""

LINES_MM: Final = 9.0
"""How much of each field line a piece shows."""


def draw_field(press: Press, size: str | None = None) -> list[Described]:
    """Print the corner pieces of a field of WxH inches; returns the board. Raises SheetProblem."""
    wh = read_size(size, default=SIZE_IN, least=LEAST_IN, most=MOST_IN, unit="inches")
    diagonal = (wh[0] ** 2 + wh[1] ** 2) ** 0.5
    todo = (
        "Cut out the pieces and lay them, all this way up, with their angles at the corners of the "
        "field, markers outside:",
        f"{wh[0]:g} x {wh[1]:g} inches from angle to angle, {diagonal:.2f} across. Tape may join "
        "the angles as lines.",
    )
    page = press.page("Slargeball field corners", todo)
    for _, side, middle in pieces_on(page, FIELD):
        _angle(page, on_page(-side * OUTWARDS_MM, middle), side)
    return [field_board(*wh)]


def field_board(width_in: float, height_in: float) -> Described:
    """The board: origin in the field's middle, x along its length, y away from the reader."""
    half = np.array([width_in, height_in]) * MM_PER_INCH / 2
    corners = {
        number: square_mm(np.array(side) * (half + OUTWARDS_MM), MARKER_MM)
        for number, side in zip(FIELD, SIDES, strict=True)
    }
    return marker_board("field", FIELD, corners, cells=squares(1, 1, (0, 0), 2 * half))


def _angle(page: Page, corner_mm: Floats, side: Floats) -> None:
    """The ends of the two field lines, from where they meet into the field."""
    turns = np.array([[-side[0], 0.0], [0.0, 0.0], [0.0, side[1]]])
    page.path(corner_mm + turns * LINES_MM, colour=INK, pen_mm=0.5)
