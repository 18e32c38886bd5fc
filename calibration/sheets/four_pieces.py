"""Four pieces to cut out, one marker each, to be laid at the corners of a rectangle."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.sheets.described import on_page, square_mm
from calibration.sheets.numbers import Numbers
from calibration.sheets.page import INK, Page
from calibration.sheets.press import HEAD_MM

MARKER_MM: Final = 60.0
"""Side of each marker."""

WHITE_MM: Final = 10.0
"""White around each marker: one of its cells. Without it a marker is not found on a dark table."""

PIECE_MM: Final = 94.0
"""Side of each piece: two fit side by side on A4 and on letter paper."""

SIDES: Final = ((-1, 1), (1, 1), (1, -1), (-1, -1))
"""Signs of x and y of each piece: far left, far right, near right, near left; y points away from
the reader."""

PLACES: Final = ("far left", "far right", "near right", "near left")
"""Names of the pieces' places, in the order of `SIDES`."""


def pieces_on(page: Page, numbers: Numbers) -> Iterator[tuple[int, Floats, tuple[float, float]]]:
    """Each piece with its cut line, marker and number: side (2,), marker's middle on the page."""
    left, top = page.width_mm / 2 - PIECE_MM, HEAD_MM + 2
    for place, number in enumerate(numbers):
        side = np.array(SIDES[place], dtype=np.float64)
        x = left + PIECE_MM * (side[0] > 0)
        y = top + (PIECE_MM + 6) * (side[1] < 0)
        page.frame(x, y, PIECE_MM, PIECE_MM, dashed=True)
        # Pieces of a field show a corner of it on their inner side, so the marker is on the outer
        # side.
        shift = (PIECE_MM - MARKER_MM) / 2 - WHITE_MM
        middle = (
            x + PIECE_MM / 2 + side[0] * shift,
            y + PIECE_MM / 2 - side[1] * shift,
        )
        page.marker(numbers.markers, number, on_page(square_mm((0, 0), MARKER_MM), middle))
        words = f"{number}: {PLACES[place]}, this way up"
        base = middle[1] + side[1] * (MARKER_MM / 2 + WHITE_MM + 4) + 1
        page.text(middle[0], base, words, size_mm=2.8, colour=INK, middle=True)
        yield number, side, middle
