"""The grid of Clearing House: six columns and six rows, with a marker beyond each corner."""

from typing import Final

import numpy as np
from reportlab.lib.colors import Color

from calibration.sheets.described import Described, marker_board, squares
from calibration.sheets.framed import Framed, Tile, tiles
from calibration.sheets.numbers import GRID
from calibration.sheets.page import PALE, Page
from calibration.sheets.press import HEAD_MM, Press
from calibration.sheets.size import read_size

CELLS: Final = 6
"""Columns, and rows, of Clearing House."""

SIZE_MM: Final = (180.0, 180.0)
"""Size of the six spaces together, unless --size says otherwise."""

LEAST_MM, MOST_MM = 150.0, 900.0
"""Limits of --size, each way."""

MOST_MARKER_MM: Final = 60.0
"""A marker's largest side, in a large grid."""

MARKER_SHARE: Final = 0.8
"""A marker's side over a cell's."""

LABELS_MM: Final = 5.0
"""Space left of the grid, for the rows' numbers."""

CORNER_TINT: Final = Color(0.93, 0.95, 0.97)
"""Tint of the corner spaces, in which pawns start."""

TODO: Final = (
    "Lay it flat before the referee, row 6 nearest to them. Pawns start in the shaded corners.",
)
TILED_TODO: Final = (
    "Cut along the dashed lines and tape the pages edge to edge. Row 6 is nearest to the referee.",
)


def draw_grid(press: Press, size: str | None = None) -> list[Described]:
    """Print the grid, WxH mm over its six spaces; returns its board. Raises SheetProblem."""
    wh = read_size(size, default=SIZE_MM, least=LEAST_MM, most=MOST_MM, unit="mm")
    framed = _framed(*wh)
    wide, high = framed.all_wh_mm
    wide += 2 * LABELS_MM
    for tile in tiles((wide, high), press.room_wh_mm()):
        _page(press, framed, tile, (wide / 2, high / 2))
    return [grid_board(*wh)]


def grid_board(width_mm: float, height_mm: float) -> Described:
    """The board; origin in the grid's middle, y away from the reader, rows counted towards them."""
    step = np.array([width_mm, height_mm]) / CELLS
    first = step * [-(CELLS - 1) / 2, (CELLS - 1) / 2]
    cells = squares(CELLS, CELLS, first, step)
    return marker_board("grid", GRID, _framed(width_mm, height_mm).corners_mm(), cells=cells)


def _framed(width_mm: float, height_mm: float) -> Framed:
    marker = min(MARKER_SHARE * min(width_mm, height_mm) / CELLS, MOST_MARKER_MM)
    return Framed(GRID, width_mm, height_mm, marker)


def _page(press: Press, framed: Framed, tile: Tile, centre_mm: tuple[float, float]) -> None:
    part = f", page {tile.part}" if tile.part else ""
    page = press.page(f"Clearing House grid{part}", TILED_TODO if part else TODO)
    tile.draw(page, lambda: _grid(page, framed, centre_mm), top_mm=HEAD_MM)


def _grid(page: Page, framed: Framed, centre_mm: tuple[float, float]) -> None:
    framed.draw_markers(page, centre_mm)
    wide, high = framed.width_mm / CELLS, framed.height_mm / CELLS
    left, top = centre_mm[0] - framed.width_mm / 2, centre_mm[1] - framed.height_mm / 2
    for column in (0, CELLS - 1):
        for row in (0, CELLS - 1):
            page.rectangle(left + column * wide, top + row * high, wide, high, CORNER_TINT)
    for line in range(CELLS + 1):
        thick = 0.5 if line in (0, CELLS) else 0.3
        x, y = left + line * wide, top + line * high
        page.path([(x, top), (x, top + framed.height_mm)], colour=PALE, pen_mm=thick)
        page.path([(left, y), (left + framed.width_mm, y)], colour=PALE, pen_mm=thick)
    for cell in range(CELLS):
        across, down = left + (cell + 0.5) * wide, top + (cell + 0.5) * high
        if 0 < cell < CELLS - 1:  # the outer columns have their markers there
            page.text(across, top - 2, str(cell + 1), size_mm=3.2, middle=True)
        page.text(left - LABELS_MM / 2, down + 1.1, str(cell + 1), size_mm=3.2, middle=True)
