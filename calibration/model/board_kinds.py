"""Parse each kind of board in a boards file: its required fields, and their limits."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, fact
from calibration.json_object import JsonObject
from calibration.model.boards_entry import (
    LARGEST_MM,
    BoardEntry,
    dictionary_of,
    marker_number,
    shortened,
)
from calibration.model.printed import (
    Cells,
    CharucoSheet,
    Disc,
    Face,
    FlatScan,
    MarkerBoard,
    MarkerCorners,
    MarkerDictionary,
    TokenMarkers,
)

MOST_CELLS: Final = 1000
"""Most cells of a printed board, each way: more are refused, so that an absurd number cannot fill
the memory."""


def cells_of(entry: BoardEntry) -> Cells | None:
    """The spaces printed on a board, if it has any; raises BoardsFileError."""
    cells = entry.fields.get("cells")
    if cells is None:
        return None
    if not isinstance(cells, dict) or cells.get("shape") not in ("square", "hex"):
        raise entry.wrong('needs "cells" with a "shape" of "square" or "hex"')
    columns, rows = (_count(entry, cells, field) for field in ("columns", "rows"))
    size = _two_mm(entry, cells, "size_mm", "cells")
    if min(size) <= 0:
        raise entry.wrong('needs two positive mm as "size_mm" of "cells"')
    return Cells(cells["shape"], columns, rows, _two_mm(entry, cells, "first_mm", "cells"), size)


def pieces_of(entry: BoardEntry, dictionary: MarkerDictionary) -> Mapping[int, str]:
    """The names of its pieces by marker number, if given; raises BoardsFileError."""
    pieces = entry.fields.get("pieces", {})
    if not isinstance(pieces, dict) or not all(isinstance(name, str) for name in pieces.values()):
        raise entry.wrong("needs \"pieces\": an object from a marker's number to the piece's name")
    return MappingProxyType(
        {marker_number(entry, key, dictionary, "pieces"): name for key, name in pieces.items()}
    )


def faces_of(entry: BoardEntry) -> Mapping[str, Face]:
    """The sizes of its pieces, if given; raises BoardsFileError."""
    faces = entry.fields.get("faces", {})
    if not isinstance(faces, dict) or not all(isinstance(face, dict) for face in faces.values()):
        raise entry.wrong('needs "faces": an object from the first word of a name to its face')
    return MappingProxyType({name: _face(entry, face) for name, face in faces.items()})


def _face(entry: BoardEntry, face: JsonObject) -> Face:
    size = _two_mm(entry, face, "size_mm", "faces")
    if min(size) <= 0:
        raise entry.wrong('needs two positive mm as "size_mm" of "faces"')
    return Face(size, _two_mm(entry, face, "marker_at_mm", "faces"))


def _count(entry: BoardEntry, data: JsonObject, field: str) -> int:
    count = data.get(field)
    if type(count) is not int or not 1 <= count <= MOST_CELLS:
        raise entry.wrong(f'needs a whole number from 1 to {MOST_CELLS} as "{field}" of "cells"')
    return count


def _two_mm(entry: BoardEntry, data: JsonObject, field: str, of: str) -> tuple[float, float]:
    lengths = data.get(field)
    if (
        not isinstance(lengths, list)
        or len(lengths) != 2
        or not all(type(mm) in (int, float) and abs(mm) <= LARGEST_MM for mm in lengths)
    ):
        raise entry.wrong(f'needs two mm as "{field}" of "{of}"')
    return float(lengths[0]), float(lengths[1])


RIGID_TOLERANCE: Final = 1e-3
"""How far the numbers of a pose may differ from a rotation's: files contain rounded ones."""

MOST_SQUARES: Final = 200
"""Most squares of a sheet, each way: more are refused, so that an absurd number cannot fill the
memory."""

Board: TypeAlias = CharucoSheet | MarkerBoard | TokenMarkers | Disc | FlatScan

LEAST_MARKER: Final = 0.25
"""Least side of a marker as a share of its square's side: a smaller one could be neither found nor
drawn."""


def board_of(entry: BoardEntry) -> Board:
    """The board that an entry describes, as its own type; raises BoardsFileError."""
    kind = entry.field("type")
    if not isinstance(kind, str) or kind not in _READERS:
        raise entry.wrong(
            f"has the type {shortened(kind)}; known are {', '.join(sorted(_READERS))}"
        )
    return _READERS[kind](entry)


def _charuco(entry: BoardEntry) -> CharucoSheet:
    dictionary = dictionary_of(entry)
    squares_xy = (
        entry.count("squares_x", 2, MOST_SQUARES),
        entry.count("squares_y", 2, MOST_SQUARES),
    )
    square_mm, marker_mm = entry.length("square_mm"), entry.length("marker_mm")
    if marker_mm >= square_mm:
        raise entry.wrong('needs a "marker_mm" smaller than its "square_mm"')
    if marker_mm < LEAST_MARKER * square_mm:
        raise entry.wrong('needs a "marker_mm" of at least a quarter of its "square_mm"')
    carried = squares_xy[0] * squares_xy[1] // 2
    holds = len(dictionary.opencv.bytesList)
    first = entry.count("first_marker", 0, max(holds - 1, 0), default=0)
    if first + carried > holds:
        raise entry.wrong(f"carries {carried} markers, but {dictionary.name} holds only {holds}")
    return CharucoSheet(
        entry.name, dictionary, squares_xy, square_mm, marker_mm, first, entry.flag("legacy"),
        _table_from_board(entry),
    )  # fmt: skip


def _markers(entry: BoardEntry) -> MarkerBoard:
    dictionary, moves = dictionary_of(entry), entry.flag("moves")
    described = entry.field("markers")
    if not isinstance(described, dict) or not described:
        raise entry.wrong('needs "markers": an object from a marker\'s number to its four corners')
    markers: MarkerCorners = {}
    for key, corners in described.items():
        number = marker_number(entry, key, dictionary, "markers")
        if number in markers:
            raise entry.wrong(f'names marker {number} twice under "markers"')
        markers[number] = _four_corners(entry, number, corners, moves=moves)
    return MarkerBoard(entry.name, dictionary, markers, moves, cells_of(entry))


def _tokens(entry: BoardEntry) -> TokenMarkers:
    height = entry.fields.get("height_mm", 0)
    if (
        isinstance(height, bool)
        or not isinstance(height, int | float)
        or not 0 <= height <= LARGEST_MM
    ):
        raise entry.wrong(f'needs a "height_mm" of zero or more, but has {shortened(height)}')
    dictionary = dictionary_of(entry)
    return TokenMarkers(
        entry.name,
        dictionary,
        entry.length("marker_mm"),
        float(height),
        pieces_of(entry, dictionary),
        faces_of(entry),
    )


def _disc(entry: BoardEntry) -> Disc:
    return Disc(entry.name, entry.length("diameter_mm"))


def _scale(entry: BoardEntry) -> FlatScan:
    return FlatScan(entry.name, entry.length("mm_per_px"))


_READERS: Final[dict[str, Callable[[BoardEntry], Board]]] = {
    "charuco": _charuco,
    "aruco": _markers,
    "tokens": _tokens,
    "disc": _disc,
    "scale": _scale,
}
"""The parser of each kind of board, by the entry's type."""


def _is_rotation(matrix: Floats) -> bool:
    if np.abs(matrix).max() > 1 + RIGID_TOLERANCE:  # larger numbers may overflow below
        return False
    orthogonal = np.allclose(matrix @ matrix.T, np.eye(3), atol=RIGID_TOLERANCE)
    return bool(orthogonal and np.linalg.det(matrix) > 0)


def _table_from_board(entry: BoardEntry) -> Floats | None:
    if entry.fields.get("table_from_board") is None:
        return None
    try:
        matrix = fact(entry.fields["table_from_board"], (4, 4), "table_from_board")
    except (TypeError, ValueError):
        raise entry.wrong('needs 4 x 4 finite numbers as "table_from_board"') from None
    turn = matrix[:3, :3]
    if not _is_rotation(turn) or not np.allclose(matrix[3], [0, 0, 0, 1]):
        raise entry.wrong(
            'has a "table_from_board" that is not a rotation and shift (rotation, mm, 0 0 0 1)'
        )
    if turn[2, 2] > 0.5:
        raise entry.wrong(
            'would lie face down by its "table_from_board": board space has z into the table, '
            "so a sheet facing up has -1 in the third row and column"
        )
    return matrix


def _four_corners(entry: BoardEntry, number: int, given: npt.ArrayLike, *, moves: bool) -> Floats:
    try:
        corners = fact(given, (4, 3), "corners")
    except (TypeError, ValueError):
        raise entry.wrong(f'needs four corners of three mm each for marker "{number}"') from None
    across, down = corners[1] - corners[0], corners[3] - corners[0]
    normal = np.cross(down, across)
    if np.linalg.norm(normal) < 1e-6 * max(1.0, float(across @ across)):
        raise entry.wrong(f'has corners of marker "{number}" that do not span a square')
    if normal[2] <= 0 and not moves:
        raise entry.wrong(
            f'has the corners of marker "{number}" the wrong way round: seen from above they run '
            "clockwise, top-left, top-right, bottom-right, bottom-left"
        )
    if not (_corner_normals(corners) @ normal > 0).all():
        raise entry.wrong(
            f'has the corners of marker "{number}" in an order that does not lead around it: '
            "top-left, top-right, bottom-right, bottom-left"
        )
    return corners


def _corner_normals(corners: Floats) -> Floats:
    """At each of four corners in order (4, 3) the normal (4, 3) of the edges that meet there.

    All point to one side only if the order leads once around a convex figure.
    """
    before, after = np.roll(corners, 1, axis=0) - corners, np.roll(corners, -1, axis=0) - corners
    return np.asarray(np.cross(before, after))
