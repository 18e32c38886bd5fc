"""The table sheet: a ChArUco board to tape down, which calibrates the table."""

from typing import Final

import numpy as np

from calibration.model.boards_file import parse_boards
from calibration.sheets.described import Described, boards_file
from calibration.sheets.numbers import TABLE
from calibration.sheets.press import HEAD_MM, Press
from calibration.sheets.size import fixed_size

SQUARES_XY: Final = (5, 7)
"""Squares across and down: 170 by 238 mm."""

SQUARE_MM: Final = 34.0
"""Side of a square: the sheet then fits A4 and letter paper, so that one boards file serves
both."""

MARKER_MM: Final = 25.5
"""Side of a marker, three quarters of its square: white remains all around."""

TODO: Final = (
    "Tape it flat on the table, where the camera sees it and no one plays. It tells the camera "
    "where the table is.",
)


def draw_table(press: Press, size: str | None = None) -> list[Described]:
    """Print the sheet; returns its board. Raises SheetProblem."""
    fixed_size(size, "table")
    page = press.page("Table sheet", TODO)
    sheet = parse_boards(boards_file([table_board()])).charuco[0]
    left = (page.width_mm - SQUARES_XY[0] * SQUARE_MM) / 2
    for row in range(SQUARES_XY[1]):
        for column in range(row % 2, SQUARES_XY[0], 2):
            x, y = left + column * SQUARE_MM, HEAD_MM + row * SQUARE_MM
            page.rectangle(x, y, SQUARE_MM, SQUARE_MM)
    for number, corners in sheet.markers_mm().items():
        page.marker(sheet.dictionary, number, corners[:, :2] + np.array([left, HEAD_MM]))
    return [table_board()]


def table_board() -> Described:
    """The table sheet in the boards file's format; its first corner is the table's origin."""
    return {
        "name": "table", "type": "charuco", "dictionary": TABLE.dictionary,
        "squares_x": SQUARES_XY[0], "squares_y": SQUARES_XY[1],
        "square_mm": SQUARE_MM, "marker_mm": MARKER_MM,
    }  # fmt: skip
