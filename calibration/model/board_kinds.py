"""Each kind of board that a boards file may describe: what it needs, and what it must not say."""

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, fact
from calibration.model.boards_entry import (
    LARGEST_MM,
    BoardEntry,
    dictionary_of,
    marker_number,
    shortened,
)
from calibration.model.play_entry import cells_of, faces_of, pieces_of
from calibration.model.printed import (
    CharucoSheet,
    Disc,
    FlatScan,
    MarkerBoard,
    MarkerCorners,
    TokenMarkers,
)

RIGID_TOLERANCE: Final = 1e-3
MOST_SQUARES: Final = 200
Board: TypeAlias = CharucoSheet | MarkerBoard | TokenMarkers | Disc | FlatScan

LEAST_MARKER: Final = 0.25  # of its square; smaller ones could not be found, nor drawn


def board_of(entry: BoardEntry) -> Board:
    """The board that an entry describes, of its own kind; raises BoardsFileError."""
    if not isinstance(entry.told, dict):
        raise entry.wrong("must be a JSON object")
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
    told = entry.field("markers")
    if not isinstance(told, dict) or not told:
        raise entry.wrong('needs "markers": an object from a marker\'s number to its four corners')
    markers: MarkerCorners = {}
    for key, corners in told.items():
        number = marker_number(entry, key, dictionary, "markers")
        if number in markers:
            raise entry.wrong(f'names marker {number} twice under "markers"')
        markers[number] = _four_corners(entry, number, corners, moves=moves)
    return MarkerBoard(entry.name, dictionary, markers, moves, cells_of(entry))


def _tokens(entry: BoardEntry) -> TokenMarkers:
    height = entry.told.get("height_mm", 0)
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


def _is_rotation(matrix: Floats) -> bool:
    if np.abs(matrix).max() > 1 + RIGID_TOLERANCE:  # larger numbers may overflow below
        return False
    orthogonal = np.allclose(matrix @ matrix.T, np.eye(3), atol=RIGID_TOLERANCE)
    return bool(orthogonal and np.linalg.det(matrix) > 0)


def _table_from_board(entry: BoardEntry) -> Floats | None:
    if entry.told.get("table_from_board") is None:
        return None
    try:
        matrix = fact(entry.told["table_from_board"], (4, 4), "table_from_board")
    except (TypeError, ValueError):
        raise entry.wrong('needs 4 x 4 finite numbers as "table_from_board"') from None
    turn = matrix[:3, :3]
    if not _is_rotation(turn) or not np.allclose(matrix[3], [0, 0, 0, 1]):
        raise entry.wrong(
            'has a "table_from_board" that is no turn and shift (rotation, mm, 0 0 0 1)'
        )
    if turn[2, 2] > 0.5:
        raise entry.wrong(
            'would lie face down by its "table_from_board": board space has z into the table, '
            "so a sheet facing up has -1 in the third row and column"
        )
    return matrix


def _four_corners(entry: BoardEntry, number: int, told: npt.ArrayLike, *, moves: bool) -> Floats:
    try:
        corners = fact(told, (4, 3), "corners")
    except (TypeError, ValueError):
        raise entry.wrong(f'needs four corners of three mm each for marker "{number}"') from None
    across, down = corners[1] - corners[0], corners[3] - corners[0]
    normal = np.cross(down, across)
    if np.linalg.norm(normal) < 1e-6 * max(1.0, float(across @ across)):
        raise entry.wrong(f'has corners of marker "{number}" that span no square')
    if normal[2] <= 0 and not moves:
        raise entry.wrong(
            f'has the corners of marker "{number}" the wrong way round: seen from above they run '
            "clockwise, top-left, top-right, bottom-right, bottom-left"
        )
    return corners
