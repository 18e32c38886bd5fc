"""One board of a boards file: reading it, and complaining about it by name and field."""

import math
import os.path
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import cv2
import numpy as np

from calibration.arrays import Floats, fact
from calibration.printed import (
    CharucoSheet,
    Disc,
    FlatScan,
    MarkerBoard,
    MarkerCorners,
    MarkerDictionary,
    TokenMarkers,
    predefined,
    predefined_names,
)

RIGID_TOLERANCE: Final = 1e-3
MOST_SQUARES: Final = 200


class BoardsFileError(ValueError):
    """A boards file that cannot be used; the message is one sentence that says what mends it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One board as told; knows how to complain about it.

    Attributes:
        told: What the file holds.
        number: Its place in the list of boards.
        folder: Where files that it names are looked for.
    """

    told: Any
    number: int
    folder: str

    @property
    def name(self) -> str:
        """Its name."""
        name = self.told.get("name")
        if not isinstance(name, str) or not name:
            raise self.wrong('lacks a "name"')
        return name

    def wrong(self, complaint: str) -> BoardsFileError:
        """What is wrong with it, told by its place and name."""
        name = self.told.get("name") if isinstance(self.told, dict) else None
        known = f' "{name}"' if isinstance(name, str) else ""
        return BoardsFileError(f"boards[{self.number}]{known} {complaint}")

    def field(self, field: str) -> Any:
        """A field that must be there."""
        if field not in self.told:
            raise self.wrong(f'lacks "{field}"')
        return self.told[field]

    def length(self, field: str) -> float:
        """A field that must be a positive number of mm."""
        value = self.field(field)
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not 0 < value < math.inf
        ):
            raise self.wrong(f'needs a positive number of mm as "{field}", but has {value!r}')
        return float(value)

    def count(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A field that must be a whole number."""
        value = self.told.get(field, default) if default is not None else self.field(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(
                f'needs a whole number from {least} to {most} as "{field}", but has {value!r}'
            )
        return value

    def flag(self, field: str) -> bool:
        """A field that may be true; false where it is missing."""
        value = self.told.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(f'needs true or false as "{field}", but has {value!r}')
        return value


def board_of(entry: Entry) -> Any:
    """The board that an entry describes, of its own kind; raises BoardsFileError."""
    if not isinstance(entry.told, dict):
        raise entry.wrong("must be a JSON object")
    kind = entry.field("type")
    if not isinstance(kind, str) or kind not in _READERS:
        raise entry.wrong(f"has the type {kind!r}; known are {', '.join(sorted(_READERS))}")
    return _READERS[kind](entry)


def _charuco(entry: Entry) -> CharucoSheet:
    dictionary = _dictionary(entry)
    squares_xy = (
        entry.count("squares_x", 2, MOST_SQUARES),
        entry.count("squares_y", 2, MOST_SQUARES),
    )
    square_mm, marker_mm = entry.length("square_mm"), entry.length("marker_mm")
    if marker_mm >= square_mm:
        raise entry.wrong('needs a "marker_mm" smaller than its "square_mm"')
    carried = squares_xy[0] * squares_xy[1] // 2
    holds = len(dictionary.opencv.bytesList)
    first = entry.count("first_marker", 0, max(holds - 1, 0), default=0)
    if first + carried > holds:
        raise entry.wrong(f"carries {carried} markers, but {dictionary.name} holds only {holds}")
    return CharucoSheet(
        entry.name, dictionary, squares_xy, square_mm, marker_mm, first, entry.flag("legacy"),
        _table_from_board(entry),
    )  # fmt: skip


def _markers(entry: Entry) -> MarkerBoard:
    dictionary, moves = _dictionary(entry), entry.flag("moves")
    told = entry.field("markers")
    if not isinstance(told, dict) or not told:
        raise entry.wrong('needs "markers": an object from a marker\'s number to its four corners')
    markers: MarkerCorners = {}
    for key, corners in told.items():
        number = _marker_number(entry, key, dictionary)
        if number in markers:
            raise entry.wrong(f'names marker {number} twice under "markers"')
        markers[number] = _four_corners(entry, number, corners, moves=moves)
    return MarkerBoard(entry.name, dictionary, markers, moves)


def _tokens(entry: Entry) -> TokenMarkers:
    height = entry.told.get("height_mm", 0)
    if (
        isinstance(height, bool)
        or not isinstance(height, int | float)
        or not 0 <= height < math.inf
    ):
        raise entry.wrong(f'needs a "height_mm" of zero or more, but has {height!r}')
    return TokenMarkers(entry.name, _dictionary(entry), entry.length("marker_mm"), float(height))


def _disc(entry: Entry) -> Disc:
    return Disc(entry.name, entry.length("diameter_mm"))


def _scale(entry: Entry) -> FlatScan:
    return FlatScan(entry.name, entry.length("mm_per_px"))


_READERS: Final[dict[str, Callable[[Entry], Any]]] = {
    "charuco": _charuco,
    "aruco": _markers,
    "tokens": _tokens,
    "disc": _disc,
    "scale": _scale,
}


def _dictionary(entry: Entry) -> MarkerDictionary:
    if "dictionary_file" in entry.told:
        return _dictionary_from_file(entry, entry.told["dictionary_file"])
    name = entry.field("dictionary")
    known = {n.upper(): n for n in predefined_names()}
    if not isinstance(name, str) or name.upper() not in known:
        raise entry.wrong(f"names the dictionary {name!r}; OpenCV knows {', '.join(known)}")
    return predefined(known[name.upper()])


def _dictionary_from_file(entry: Entry, name: Any) -> MarkerDictionary:
    if not isinstance(name, str) or not name:
        raise entry.wrong('needs a file\'s name as "dictionary_file"')
    path = name if not entry.folder else os.path.join(entry.folder, name)  # noqa: PTH118
    dictionary = cv2.aruco.Dictionary()
    level = cv2.utils.logging.getLogLevel()
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    try:
        storage = cv2.FileStorage(path, cv2.FILE_STORAGE_READ)
        read = storage.isOpened() and dictionary.readDictionary(storage.root())
    except (cv2.error, SystemError):
        read = False
    finally:
        cv2.utils.logging.setLogLevel(level)
    if not read or len(dictionary.bytesList) == 0:
        raise entry.wrong(
            f'names the dictionary_file "{name}", which cannot be read as a dictionary in '
            "OpenCV's format (nmarkers, markersize, marker_0 ...)"
        )
    return MarkerDictionary(name, dictionary)


def _table_from_board(entry: Entry) -> Floats | None:
    if entry.told.get("table_from_board") is None:
        return None
    try:
        matrix = fact(entry.told["table_from_board"], (4, 4), "table_from_board")
    except (TypeError, ValueError):
        raise entry.wrong('needs 4 x 4 finite numbers as "table_from_board"') from None
    turn = matrix[:3, :3]
    rigid = np.allclose(turn @ turn.T, np.eye(3), atol=RIGID_TOLERANCE) and np.linalg.det(turn) > 0
    if not rigid or not np.allclose(matrix[3], [0, 0, 0, 1]):
        raise entry.wrong(
            'has a "table_from_board" that is no turn and shift (rotation, mm, 0 0 0 1)'
        )
    if turn[2, 2] > 0.5:
        raise entry.wrong(
            'would lie face down by its "table_from_board": board space has z into the table, '
            "so a sheet facing up has -1 in the third row and column"
        )
    return matrix


def _marker_number(entry: Entry, key: str, dictionary: MarkerDictionary) -> int:
    holds = len(dictionary.opencv.bytesList)
    if not key.isdecimal() or not int(key) < holds:
        raise entry.wrong(
            f'names the marker "{key}" under "markers"; {dictionary.name} has 0 to {holds - 1}'
        )
    return int(key)


def _four_corners(entry: Entry, number: int, told: Any, *, moves: bool) -> Floats:
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
