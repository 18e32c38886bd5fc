"""Metamorph's map: nine parts of 7 x 7 hexes that are laid against each other, and the chart.

Hexes stand in columns; the second, fourth and sixth lie half a hex nearer. A part is cut out along
its outer line, and the next one to its right fits in half a hex nearer or farther.
"""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.sheets.chart import draw_chart
from calibration.sheets.described import Described, hexes, marker_board, on_page, square_mm
from calibration.sheets.framed import Tile, tiles
from calibration.sheets.geomorphs import COLUMNS, GEOMORPHS, ROWS, TERRAIN
from calibration.sheets.numbers import GEOMORPHS as NUMBERS
from calibration.sheets.page import GREY, PAPER, Page
from calibration.sheets.press import HEAD_MM, Press
from calibration.sheets.size import fixed_size
from calibration.sheets.terrain import draw_hex

ACROSS_MM: Final = 40.0
"""Of a hex, from flat edge to flat edge."""

STEP_MM: Final = ACROSS_MM * 3**0.5 / 2
"""From column to column."""

MARKER_MM: Final = 20.0
QUIET_MM: Final = 3.5
"""White around a marker: more than one of its six cells."""

WH_MM: Final = (
    (COLUMNS - 1) * STEP_MM + ACROSS_MM * 2 / 3**0.5,
    (ROWS + 0.5) * ACROSS_MM,
)
MARKED: Final = ((0, 0), (COLUMNS - 1, 0), (COLUMNS - 1, ROWS - 1), (0, ROWS - 1))
"""Column and row of the hexes that carry a marker, as the numbers run."""


def draw_hex_map(press: Press, size: str | None = None) -> list[Described]:
    """Print all parts and the chart; returns a board for each. Raises SheetProblem."""
    fixed_size(size, "hex-map")
    for name in GEOMORPHS:
        for tile in tiles(WH_MM, press.room_wh_mm(landscape=True)):
            _page(press, name, tile)
    return [*(geomorph_board(name) for name in GEOMORPHS), draw_chart(press)]


def geomorph_board(name: str) -> Described:
    """A part of the map as a board that moves: origin in its middle, y away from the reader."""
    first = (-(COLUMNS - 1) / 2 * STEP_MM, (ROWS - 0.5) / 2 * ACROSS_MM)
    cells = hexes(COLUMNS, ROWS, first, ACROSS_MM)
    corners = _corners_mm(name)
    return marker_board(f"geomorph-{name}", NUMBERS, corners, moves=True, cells=cells)


def _corners_mm(name: str) -> dict[int, Floats]:
    first = NUMBERS.first + len(MARKED) * list(GEOMORPHS).index(name)
    return {first + n: square_mm(_hex_mm(*at), MARKER_MM) for n, at in enumerate(MARKED)}


def _hex_mm(column: int, row: int) -> Floats:
    """The middle of a hex, y away from the reader."""
    down = row + 0.5 * (column % 2) - (ROWS - 0.5) / 2
    return np.array([(column - (COLUMNS - 1) / 2) * STEP_MM, -down * ACROSS_MM])


def _page(press: Press, name: str, tile: Tile) -> None:
    todo = (
        "Tape the two pages together edge to edge along the dashed line, then cut the part out "
        "along its outer line.",
        "Lay parts hex against hex, this way up, half a hex nearer or farther beside each other.",
    )
    page = press.page(f"Metamorph map, part {name}, page {tile.part}", todo, landscape=True)
    tile.draw(page, lambda: _map(page, name), top_mm=HEAD_MM)


def _map(page: Page, name: str) -> None:
    centre = (WH_MM[0] / 2, WH_MM[1] / 2)
    for row, letters in enumerate(GEOMORPHS[name]):
        for column, letter in enumerate(letters):
            (middle,) = on_page(_hex_mm(column, row)[None], centre)
            marked = (column, row) in MARKED
            draw_hex(page, middle, ACROSS_MM, TERRAIN[letter], marked=marked)
            words = f"{name}{column + 1}{row + 1}"
            page.text(middle[0], middle[1] + 17.6, words, size_mm=2.2, colour=GREY, middle=True)
    for number, corners in _corners_mm(name).items():
        white = on_page(square_mm(corners.mean(axis=0), MARKER_MM + 2 * QUIET_MM), centre)
        page.fill(white, PAPER)
        page.marker(NUMBERS.markers, number, on_page(corners, centre))
