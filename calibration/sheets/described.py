"""Boards in the boards file's format, and squares as markers need them."""

import json
from collections.abc import Mapping, Sequence

import numpy as np

from calibration.arrays import Floats
from calibration.sheets.numbers import Numbers
from calibration.sheets.page import Point

Described = dict[str, object]
"""One board, ready to be written as JSON."""


def square_mm(centre_mm: Point, side_mm: float) -> Floats:
    """Corners (4, 2) of an upright square with y up: clockwise from its top left."""
    half = side_mm / 2
    around = np.array([[-half, half], [half, half], [half, -half], [-half, -half]])
    return np.asarray(around + np.asarray(centre_mm, dtype=np.float64))


def on_page(points_mm: Floats, origin_mm: Point) -> Floats:
    """Points (N, 2) of a board with y up, on a page with y down."""
    return np.asarray(np.asarray(origin_mm) + points_mm * np.array([1.0, -1.0]))


def marker_board(
    name: str,
    numbers: Numbers,
    corners_mm: Mapping[int, Floats],
    *,
    moves: bool = False,
    cells: Described | None = None,
) -> Described:
    """A board of single markers, each given by its corners (4, 2)."""
    markers = {
        str(number): [[x, y, 0.0] for x, y in corners.round(4).tolist()]
        for number, corners in corners_mm.items()
    }
    board: Described = {"name": name, "type": "aruco", "dictionary": numbers.dictionary}
    if moves:
        board["moves"] = True
    if cells is not None:
        board["cells"] = cells
    return board | {"markers": markers}


def squares(columns: int, rows: int, first_mm: Point, size_mm: Point) -> Described:
    """Cells in columns and rows; the first is the far left one, rows come nearer."""
    return {
        "shape": "square", "columns": columns, "rows": rows,
        "first_mm": _short(first_mm), "size_mm": _short(size_mm),
    }  # fmt: skip


def hexes(columns: int, rows: int, first_mm: Point, across_mm: float) -> Described:
    """Columns of hexes, flat edges above and below; even columns are half a hex nearer."""
    size = (across_mm * 2 / 3**0.5, across_mm)
    return squares(columns, rows, first_mm, size) | {"shape": "hex"}


def pieces(
    name: str,
    numbers: Numbers,
    *,
    marker_mm: float,
    height_mm: float,
    names: Mapping[int, str],
    faces: Mapping[str, Described],
) -> Described:
    """Pieces that carry one marker each; `faces` by the first part of their names."""
    return {
        "name": name, "type": "tokens", "dictionary": numbers.dictionary, "marker_mm": marker_mm,
        "height_mm": height_mm, "faces": dict(faces),
        "pieces": {str(number): piece_name for number, piece_name in names.items()},
    }  # fmt: skip


def face(size_mm: Point, marker_at_mm: Point) -> Described:
    """What a marker is printed on: width and height, and the marker's middle from its corner."""
    return {"size_mm": _short(size_mm), "marker_at_mm": _short(marker_at_mm)}


def boards_file(boards: Sequence[Described]) -> str:
    """The boards file."""
    return json.dumps({"units": "mm", "boards": list(boards)}, indent=1) + "\n"


def _short(lengths_mm: Point) -> list[float]:
    return [round(float(length), 4) for length in lengths_mm]
