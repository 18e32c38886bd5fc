"""Metamorph's chart of shapes, on which counters show what a wizard is and is becoming."""

from types import MappingProxyType
from typing import Final

import numpy as np
from reportlab.lib.colors import Color

from calibration.arrays import Floats
from calibration.sheets.described import Described, marker_board, on_page, square_mm, squares
from calibration.sheets.numbers import CHART
from calibration.sheets.page import GREY, PALE
from calibration.sheets.press import HEAD_MM, Press

CELL_WH_MM: Final = (27.0, 31.0)
"""Room for one counter of the tokens sheet."""

REACH: Final = 3
"""Cells from the middle to each side."""

MARKER_MM: Final = 22.0
"""Side of the markers in the empty corners."""

SHAPES: Final = MappingProxyType(
    {
        (0, 0): "Human",
        (0, 1): "Gorilla", (0, 2): "Bear", (0, 3): "Elephant",
        (-1, 1): "Dog", (-1, 2): "Cheetah", (1, 1): "Horse", (1, 2): "Camel",
        (1, 0): "Centaur", (2, 0): "Giant", (3, 0): "Dragon",
        (2, 1): "Griffin", (2, -1): "Giant Spider",
        (0, -1): "Frog", (0, -2): "Hippopotamus", (0, -3): "Giant Squid",
        (1, -1): "Dolphin", (1, -2): "Barracuda", (-1, -1): "Giant Clam", (-1, -2): "Eel",
        (-1, 0): "Emu", (-2, 0): "Crocodile", (-3, 0): "Allosaurus",
        (-2, 1): "Ankylosaurus", (-2, -1): "Anaconda",
    }
)  # fmt: skip
"""Each shape by its cell; Human in the middle, x to the right and y away from the reader."""

TODO: Final = (
    "Lay it flat in view. Each wizard's counters stand on it: current shape, target shape, and the "
    "Blob on its way.",
)


def draw_chart(press: Press) -> Described:
    """Print the chart; returns its board."""
    page = press.page("Metamorph chart of shapes", TODO)
    centre = (page.width_mm / 2, HEAD_MM + (REACH + 0.5) * CELL_WH_MM[1])
    for cell, name in SHAPES.items():
        corners = on_page(_cell_mm(cell), centre)
        page.fill(corners, _tint(cell))
        page.path([*corners, corners[0]], colour=PALE, pen_mm=0.4)
        x, y = corners[3] + [CELL_WH_MM[0] / 2, -1.6]
        page.text(x, y, name, size_mm=2.6, colour=GREY, middle=True)
    for number, square in _corners_mm().items():
        page.marker(CHART.markers, number, on_page(square, centre))
    return chart_board()


def chart_board() -> Described:
    """The board, in its own space: origin in the middle of Human, y away from the reader."""
    first = np.array([-REACH, REACH]) * CELL_WH_MM
    cells = squares(2 * REACH + 1, 2 * REACH + 1, first, CELL_WH_MM)
    return marker_board("chart", CHART, _corners_mm(), moves=True, cells=cells)


def _cell_mm(cell: tuple[int, int]) -> Floats:
    half = np.array(CELL_WH_MM) / 2
    return np.asarray(np.array(cell) * CELL_WH_MM + square_mm((0, 0), 2.0) * half)


def _corners_mm() -> dict[int, Floats]:
    """A marker in each of the empty corners."""
    places = ((-REACH, REACH), (REACH, REACH), (REACH, -REACH), (-REACH, -REACH))
    return {
        number: square_mm(np.array(place) * CELL_WH_MM, MARKER_MM)
        for number, place in zip(CHART, places, strict=True)
    }


def _tint(cell: tuple[int, int]) -> Color:
    """The tint of the school of magic in that direction."""
    x, y = cell
    if (x, y) == (0, 0):
        return Color(1, 1, 1)
    if abs(x) >= 2 or y == 0:
        return Color(0.93, 0.90, 0.96) if x > 0 else Color(0.90, 0.95, 0.88)
    return Color(0.97, 0.94, 0.86) if y > 0 else Color(0.87, 0.93, 0.97)
