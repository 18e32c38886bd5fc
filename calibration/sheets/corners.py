"""Four corner markers, for tables larger than one sheet can measure well."""

from typing import Final

from calibration.sheets.described import Described, marker_board, square_mm
from calibration.sheets.four_pieces import MARKER_MM, SIDES, pieces_on
from calibration.sheets.numbers import CORNERS
from calibration.sheets.press import Press
from calibration.sheets.size import read_size

SIZE_MM: Final = (600.0, 400.0)
"""Distances of the corner markers, centre to centre along x and y, unless --size says otherwise."""

LEAST_MM, MOST_MM = 150.0, 5000.0
"""Limits of --size, each way."""


def draw_corners(press: Press, size: str | None = None) -> list[Described]:
    """Print four markers to cut out; returns the board that they form. Raises SheetProblem."""
    wh = read_size(size, default=SIZE_MM, least=LEAST_MM, most=MOST_MM, unit="mm")
    todo = (
        "Cut them out and tape them flat, all this way up, so that the middles of the markers form "
        "a rectangle",
        f"of {wh[0]:g} x {wh[1]:g} mm. Measure its diagonals too: both are "
        f"{(wh[0] ** 2 + wh[1] ** 2) ** 0.5:.0f} mm.",
    )
    for _ in pieces_on(press.page("Corner markers", todo), CORNERS):
        pass
    return [corners_board(*wh)]


def corners_board(width_mm: float, height_mm: float) -> Described:
    """The board; its origin is the middle of the rectangle, y points away from the reader."""
    corners = {
        number: square_mm((x * width_mm / 2, y * height_mm / 2), MARKER_MM)
        for number, (x, y) in zip(CORNERS, SIDES, strict=True)
    }
    return marker_board("corners", CORNERS, corners)
