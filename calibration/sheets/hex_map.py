"""Metamorph's map: nine parts of 7 x 7 hexes that are laid against each other, and the chart.

Hexes form columns; the second, fourth and sixth are half a hex nearer. A part is cut out along its
outer line, and the next one to its right fits in half a hex nearer or farther.
"""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

import numpy as np
from reportlab.lib.colors import Color

from calibration.arrays import Floats
from calibration.sheets.chart import draw_chart
from calibration.sheets.described import Described, hexes, marker_board, on_page, square_mm
from calibration.sheets.framed import Tile, tiles
from calibration.sheets.numbers import GEOMORPHS as NUMBERS
from calibration.sheets.page import GREY, PALE, PAPER, Page
from calibration.sheets.press import HEAD_MM, Press
from calibration.sheets.size import fixed_size

COLUMNS: Final = 7
"""Columns of hexes in a part of Metamorph's map."""

ROWS: Final = 7
"""Rows of hexes in a part of Metamorph's map."""

TERRAIN: Final = MappingProxyType(
    {".": "plain", "f": "farm", "t": "forest", "s": "swamp", "w": "water", "m": "mountain"}
)
"""Meaning of the letters of a map."""

GEOMORPHS: Final = MappingProxyType(
    {
        "A": (".......", ".t...w.", "...ff..", "t..ff.w", "....f..", ".m...t.", "......."),
        "B": ("...t...", "..ttt..", ".tt.t..", "..t....", "....w..", "...www.", "....w.."),
        "C": ("...w...", "...w...", "..ww...", "..w..tt", ".sw..t.", ".ss....", "..s...."),
        "D": ("..mm...", ".mm..t.", "..m.tt.", "....t..", ".t.....", ".tt..m.", "...mmm."),
        "E": (".......", ".ssw...", ".swws..", "..wws..", "...s.t.", "..t.tt.", "......."),
        "F": ("..t....", ".tt..m.", ".t..mm.", "....m..", "w......", "ww..t..", ".w.tt.."),
        "G": (".......", "..www..", ".wwwww.", ".ww.ww.", "..www..", "...s...", "...s..."),
        "H": ("t.....t", "tt...tt", ".t.m.t.", "..mmm..", "...m...", ".s...s.", "......."),
        "I": ("...t...", ".......", ".m..s..", "mm..ss.", ".m...w.", "..t.ww.", "..tt..."),
    }
)
"""Each part's rows, far one first, each from its left hex to its right one."""


TINTS: Final = MappingProxyType(
    {
        "plain": Color(0.97, 0.96, 0.90),
        "farm": Color(0.96, 0.90, 0.74),
        "forest": Color(0.80, 0.89, 0.78),
        "swamp": Color(0.84, 0.87, 0.76),
        "water": Color(0.80, 0.89, 0.95),
        "mountain": Color(0.87, 0.85, 0.84),
    }
)
"""Tint of each kind of terrain."""

SIGN_PEN_MM: Final = 0.35
"""Width of the lines that symbols are drawn with."""

ABOUT_MM: Final = ((-9.0, -9.0), (8.0, -12.0), (10.0, 6.0), (-7.0, 11.0))
"""Places of symbols in a hex, from its middle, x to the right and y down."""

BESIDE_MM: Final = ((-17.5, 0.0), (17.5, 0.0))
"""Places of symbols in a hex with a marker in its middle."""


def hex_corners(centre_mm: Floats, across_mm: float) -> Floats:
    """Corners (6, 2) of a hex with flat edges above and below."""
    angles = np.arange(6) * np.pi / 3
    around = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    return np.asarray(centre_mm + around * across_mm / 3**0.5)


def draw_hex(
    page: Page, centre_mm: Floats, across_mm: float, terrain: str, *, marked: bool
) -> None:
    """A hex with its tint and symbols."""
    corners = hex_corners(centre_mm, across_mm)
    page.fill(corners, TINTS[terrain])
    page.path([*corners, corners[0]], colour=PALE, pen_mm=0.3)
    sign = _SIGNS.get(terrain)
    if sign is not None:
        for place in BESIDE_MM if marked else ABOUT_MM:
            sign(page, centre_mm + np.array(place))


def _tree(page: Page, at: Floats) -> None:
    colour = Color(0.40, 0.58, 0.42)
    page.fill(at + np.array([[-2.2, 1.5], [2.2, 1.5], [0, -3.5]]), colour)
    page.path(at + np.array([[0, 1.5], [0, 2.8]]), colour=colour, pen_mm=0.6)


def _peak(page: Page, at: Floats) -> None:
    ridge = np.array([[-3.4, 2], [-0.6, -3], [1, -0.4], [1.8, -1.6], [3.6, 2]])
    page.path(at + ridge, colour=Color(0.50, 0.46, 0.44), pen_mm=0.6)


def _waves(page: Page, at: Floats) -> None:
    x = np.linspace(-3.5, 3.5, 25)
    for down in (-1.1, 1.1):
        line = at + np.stack([x, down + 0.6 * np.sin(x * 1.8)], axis=1)
        page.path(line, colour=Color(0.42, 0.60, 0.74), pen_mm=SIGN_PEN_MM)


def _reeds(page: Page, at: Floats) -> None:
    colour = Color(0.46, 0.52, 0.34)
    page.path(at + np.array([[-3, 2], [3, 2]]), colour=colour, pen_mm=SIGN_PEN_MM)
    for lean in (-1.6, 0.0, 1.6):
        blade = np.array([[lean / 2, 2], [lean, -2]])
        page.path(at + blade, colour=colour, pen_mm=SIGN_PEN_MM)


def _furrows(page: Page, at: Floats) -> None:
    for down in (-1.8, -0.6, 0.6, 1.8):
        furrow = np.array([[-3.2, down + 0.8], [3.2, down - 0.8]])
        page.path(at + furrow, colour=Color(0.72, 0.58, 0.30), pen_mm=SIGN_PEN_MM)


_SIGNS: Final[dict[str, Callable[[Page, Floats], None]]] = {
    "forest": _tree, "mountain": _peak, "water": _waves, "swamp": _reeds, "farm": _furrows,
}  # fmt: skip
"""Draws the symbol of each kind of terrain that has one."""


ACROSS_MM: Final = 40.0
"""Size of a hex, from flat edge to flat edge."""

STEP_MM: Final = ACROSS_MM * 3**0.5 / 2
"""Distance from one column of hexes to the next."""

MARKER_MM: Final = 20.0
"""Side of a marker in a hex."""

QUIET_MM: Final = 3.5
"""White around a marker: more than one of its six cells."""

WH_MM: Final = (
    (COLUMNS - 1) * STEP_MM + ACROSS_MM * 2 / 3**0.5,
    (ROWS + 0.5) * ACROSS_MM,
)
"""Width and height of a part of Metamorph's map."""

MARKED: Final = ((0, 0), (COLUMNS - 1, 0), (COLUMNS - 1, ROWS - 1), (0, ROWS - 1))
"""Column and row of the hexes that carry a marker, in the order of the numbers."""


def draw_hex_map(press: Press, size: str | None = None) -> list[Described]:
    """Print all parts and the chart; returns a board for each. Raises SheetProblem."""
    fixed_size(size, "hex-map")
    for name in GEOMORPHS:
        for tile in tiles(WH_MM, press.room_wh_mm(landscape=True)):
            _page(press, name, tile)
    return [*(geomorph_board(name) for name in GEOMORPHS), draw_chart(press)]


def geomorph_board(name: str) -> Described:
    """A part of the map as a movable board: origin in its middle, y away from the reader."""
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
