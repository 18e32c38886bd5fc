"""The printed boards: their sizes and places on the table, in mm."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

import cv2
import numpy as np

from calibration.arrays import Floats, fact

MarkerCorners: TypeAlias = dict[int, Floats]
"""Corners of each marker by its number, (4, 3) mm, clockwise from the print's top-left."""


@dataclass(frozen=True, slots=True, eq=False)
class MarkerDictionary:
    """The dictionary that markers belong to.

    Attributes:
        name: OpenCV's name for it, or the file it was read from.
        opencv: OpenCV's own object, used to detect its markers.
    """

    name: str
    opencv: cv2.aruco.Dictionary

    def bits(self, number: int) -> Floats:
        """The cells of marker `number`, border included: (n, n), 0 black, 1 white."""
        side = self.opencv.markerSize + 2
        picture = self.opencv.generateImageMarker(number, side)
        return np.asarray(picture, dtype=np.float64) / 255


def predefined(name: str) -> MarkerDictionary:
    """One of OpenCV's own dictionaries.

    Raises:
        KeyError: OpenCV has no dictionary of that name.
    """
    if name not in predefined_names():
        raise KeyError(name)
    number = int(getattr(cv2.aruco, name))
    return MarkerDictionary(name, cv2.aruco.getPredefinedDictionary(number))


def predefined_names() -> list[str]:
    """The names of OpenCV's own dictionaries."""
    return sorted(n for n in dir(cv2.aruco) if n.startswith("DICT_") and n == n.upper())


@dataclass(frozen=True, slots=True, eq=False)
class CharucoSheet:
    """A chessboard whose white squares carry markers.

    Attributes:
        name: Its name in the boards file.
        dictionary: The dictionary of its markers.
        squares_xy: Squares per row and per column.
        square_mm: Side of a square.
        marker_mm: Side of a marker.
        first_marker: Number of its first marker; the others follow in order.
        legacy: Whether it has the pattern of OpenCV before 4.6, whose boards with an even number of
            rows start with a white square.
        table_from_board: (4, 4), or None if the boards file does not give its place. Board space
            has its origin at the first corner of the print, x right, y down the page, z into it.
    """

    name: str
    dictionary: MarkerDictionary
    squares_xy: tuple[int, int]
    square_mm: float
    marker_mm: float
    first_marker: int = 0
    legacy: bool = False
    table_from_board: Floats | None = None

    def __post_init__(self) -> None:
        if self.table_from_board is not None:
            matrix = fact(self.table_from_board, (4, 4), "table_from_board")
            object.__setattr__(self, "table_from_board", matrix)

    def opencv(self) -> cv2.aruco.CharucoBoard:
        """The board as OpenCV's own object."""
        count = self.squares_xy[0] * self.squares_xy[1] // 2
        board = cv2.aruco.CharucoBoard(
            self.squares_xy,
            self.square_mm,
            self.marker_mm,
            self.dictionary.opencv,
            np.arange(self.first_marker, self.first_marker + count, dtype=np.int32),
        )
        board.setLegacyPattern(self.legacy)
        return board

    def corners_mm(self) -> Floats:
        """The chessboard's inner corners in board space, (N, 3), in OpenCV's order."""
        return np.asarray(self.opencv().getChessboardCorners(), dtype=np.float64)

    def markers_mm(self) -> MarkerCorners:
        """The corners of its markers in board space."""
        board = self.opencv()
        numbers = np.asarray(board.getIds()).ravel()
        corners = board.getObjPoints()
        return {
            int(n): np.asarray(c, dtype=np.float64) for n, c in zip(numbers, corners, strict=True)
        }


@dataclass(frozen=True, slots=True)
class Cells:
    """The spaces of a printed game board, in the same coordinates as its markers.

    Attributes:
        shape: "square" (or oblong), or "hex": columns of hexes with flat edges above and below;
            every second one (the 2nd, 4th ...) is half a hex nearer, that is, lower in y.
        columns: Number of columns, counted along x.
        rows: Number of rows, counted from the far end towards the reader, against y.
        first_mm: (x, y) of the middle of column 1, row 1.
        size_mm: A cell's width and height; for a hex, from point to point and from side to side.
    """

    shape: Literal["square", "hex"]
    columns: int
    rows: int
    first_mm: tuple[float, float]
    size_mm: tuple[float, float]

    def middles_mm(self) -> Floats:
        """The cells' middles, (rows, columns, 2)."""
        column, row = np.meshgrid(np.arange(self.columns), np.arange(self.rows))
        hexes = self.shape == "hex"
        across = column * self.size_mm[0] * (0.75 if hexes else 1.0)
        down = (row + 0.5 * hexes * (column % 2)) * self.size_mm[1]
        return np.stack([self.first_mm[0] + across, self.first_mm[1] - down], axis=-1)


@dataclass(frozen=True, slots=True, eq=False)
class MarkerBoard:
    """Single markers at known places: of the table, or of a card that a hand turns or shifts.

    Attributes:
        name: Its name in the boards file.
        dictionary: The dictionary of its markers.
        markers: Their corners in table space, or in the board's own space if it moves.
        moves: Whether a hand may turn or shift it.
        cells: The spaces printed on it, if the file has them.
    """

    name: str
    dictionary: MarkerDictionary
    markers: MarkerCorners
    moves: bool = False
    cells: Cells | None = None

    def __post_init__(self) -> None:
        checked = {n: fact(c, (4, 3), f"marker {n}") for n, c in sorted(self.markers.items())}
        object.__setattr__(self, "markers", checked)


@dataclass(frozen=True, slots=True)
class Face:
    """The piece or card that a marker is printed on, upright like the marker.

    Attributes:
        size_mm: Width and height of the piece or card.
        marker_at_mm: From its upper left corner to the marker's middle, right and down.
    """

    size_mm: tuple[float, float]
    marker_at_mm: tuple[float, float]


@dataclass(frozen=True, slots=True, eq=False)
class TokenMarkers:
    """Pieces that carry one marker each, its face `height_mm` above the table.

    Attributes:
        name: Their name in the boards file.
        dictionary: The dictionary of their markers.
        marker_mm: Side of a marker.
        height_mm: Height of the marker above the table.
        pieces: Name of the piece for each number, such as "trap/2/3"; empty if the file has none,
            and then any number that no board uses may be a piece.
        faces: Size of a piece, by the first part of its name, such as "location".
    """

    name: str
    dictionary: MarkerDictionary
    marker_mm: float
    height_mm: float
    pieces: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    faces: Mapping[str, Face] = field(default_factory=lambda: MappingProxyType({}))

    def face_of(self, name: str) -> Face | None:
        """Size of a piece of this name; None if the boards file does not give it."""
        return self.faces.get(name) or self.faces.get(name.split("/")[0])


@dataclass(frozen=True, slots=True)
class Disc:
    """A coin or other disc of known diameter lying on the table."""

    name: str
    diameter_mm: float


@dataclass(frozen=True, slots=True)
class FlatScan:
    """A flat scan: every pixel is this many mm wide."""

    name: str
    mm_per_px: float


@dataclass(frozen=True, slots=True, eq=False)
class Boards:
    """Everything that a boards file describes, kind by kind, in the file's order."""

    charuco: tuple[CharucoSheet, ...] = ()
    markers: tuple[MarkerBoard, ...] = ()
    moving: tuple[MarkerBoard, ...] = ()
    tokens: tuple[TokenMarkers, ...] = ()
    discs: tuple[Disc, ...] = ()
    scales: tuple[FlatScan, ...] = ()

    @property
    def has_place(self) -> bool:
        """Whether the file gives the place of any board on the table."""
        return bool(self.markers) or any(s.table_from_board is not None for s in self.charuco)
