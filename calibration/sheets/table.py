"""The table sheet: a ChArUco board to tape down, which calibrates the table."""

import json
from typing import Any, Final

import numpy as np

from calibration.sheets.page import Page, Sheet, SheetProblem
from calibration.table import parse_boards

SQUARES_XY: Final = (5, 7)
SQUARE_MM: Final = 34.0
"""Fits A4 and letter alike, so that one boards file serves both."""

MARKER_MM: Final = 25.5
TOP_MM: Final = 12.0
DICTIONARY: Final = "DICT_5X5_100"


def table_sheet(paper: str, size: str | None = None) -> Sheet:
    """The sheet and its boards file; raises SheetProblem."""
    if size is not None:
        raise SheetProblem("The table sheet has one size; leave --size out.")
    page = Page(paper)
    sheet = parse_boards(boards_json()).charuco[0]
    left = (page.width_mm - SQUARES_XY[0] * SQUARE_MM) / 2
    for row in range(SQUARES_XY[1]):
        for column in range(SQUARES_XY[0]):
            if (row + column) % 2 == 0:
                page.square(left + column * SQUARE_MM, TOP_MM + row * SQUARE_MM, SQUARE_MM)
    for number, corners in sheet.markers_mm().items():
        page.marker(sheet.dictionary, number, corners[:, :2] + np.array([left, TOP_MM]))
    page.text(left, TOP_MM - 3.5, "Tableref table sheet: tape it flat on the table", size_mm=2.6)
    page.ruler()
    return Sheet(page.pdf(), boards_json())


def boards_json() -> str:
    """The boards file of the table sheet; the table's origin is the sheet's first corner."""
    return json.dumps({"units": "mm", "boards": [_board()]}, indent=1) + "\n"


def _board() -> dict[str, Any]:
    return {
        "name": "table",
        "type": "charuco",
        "dictionary": DICTIONARY,
        "squares_x": SQUARES_XY[0],
        "squares_y": SQUARES_XY[1],
        "square_mm": SQUARE_MM,
        "marker_mm": MARKER_MM,
    }
