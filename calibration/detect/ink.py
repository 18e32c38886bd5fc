"""Render prints as pictures: where the paper is white and where it is black."""

from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats
from calibration.model.printed import CharucoSheet, MarkerDictionary

Shades: TypeAlias = npt.NDArray[np.float32]
"""Grey from 0, black, to 1, white; shape (height, width)."""

PX_PER_SQUARE: Final = 40
"""Resolution at which a sheet is rendered, px per square. By trial."""

PX_PER_CELL: Final = 20
"""Resolution at which a single marker is rendered, px per cell. By trial."""

QUIET_CELLS: Final = 2
"""Width of the white paper that is rendered around a single marker, in its cells."""


@dataclass(frozen=True, slots=True, eq=False)
class PrintPicture:
    """A print as a picture. Its own space is board mm for a sheet, cells for a marker.

    Attributes:
        shades: The picture.
        px_per_unit: Its pixels per unit of the print's space.
        origin_px: Distance in x and in y of the origin of the print's space from the picture's
            upper left corner.
    """

    shades: Shades
    px_per_unit: float
    origin_px: float


def ink_of_sheet(sheet: CharucoSheet) -> PrintPicture:
    """A ChArUco sheet, in board mm, with one square of white paper around it."""
    across, down = sheet.squares_xy
    canvas = _Canvas(across + 2, down + 2, PX_PER_SQUARE, sheet.square_mm, PX_PER_SQUARE)
    markers = sheet.markers_mm()
    carrying = {tuple((c[0, :2] // sheet.square_mm).astype(int)) for c in markers.values()}
    for y in range(down):
        for x in range(across):
            if (x, y) not in carrying:
                canvas.blacken(np.array([x, y]) * sheet.square_mm, sheet.square_mm)
    for number, corners in markers.items():
        bits = sheet.dictionary.bits(number)
        cell = sheet.marker_mm / len(bits)
        for row, column in np.argwhere(bits == 0):
            canvas.blacken(corners[0, :2] + cell * np.array([column, row]), cell)
    return PrintPicture(canvas.shades(), PX_PER_SQUARE / sheet.square_mm, PX_PER_SQUARE)


def ink_of_marker(dictionary: MarkerDictionary, number: int) -> PrintPicture:
    """A single marker, in cells from its top-left corner, with white paper around it."""
    bits = dictionary.bits(number).astype(np.float32)
    cells = np.pad(bits, QUIET_CELLS, constant_values=1)
    shades = np.kron(cells, np.ones((PX_PER_CELL, PX_PER_CELL), dtype=np.float32))
    return PrintPicture(shades, PX_PER_CELL, QUIET_CELLS * PX_PER_CELL)


class _Canvas:
    """White paper; squares are blackened to the exact share of each pixel that they cover."""

    def __init__(
        self, across: int, down: int, unit_px: int, unit_mm: float, origin_px: int
    ) -> None:
        self._black = np.zeros((down * unit_px, across * unit_px))
        self._px_per_mm, self._origin = unit_px / unit_mm, origin_px

    def blacken(self, corner_mm: Floats, side_mm: float) -> None:
        start = self._origin + corner_mm * self._px_per_mm
        end = start + side_mm * self._px_per_mm
        first = np.floor(start + 1e-9).astype(int)
        last = np.ceil(end - 1e-9).astype(int)
        x = _covered(first[0], last[0], start[0], end[0])
        y = _covered(first[1], last[1], start[1], end[1])
        self._black[first[1] : last[1], first[0] : last[0]] += np.outer(y, x)

    def shades(self) -> Shades:
        return np.clip(1 - self._black, 0, 1).astype(np.float32)


def _covered(first: int, last: int, start: float, end: float) -> Floats:
    at = np.arange(first, last)
    return np.asarray(np.minimum(at + 1, end) - np.maximum(at, start))
