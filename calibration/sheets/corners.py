"""Four corner markers, for tables larger than one sheet can measure well."""

import json
import re
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.printed import MarkerDictionary
from calibration.sheets.page import Page, Sheet, SheetProblem
from calibration.table import parse_boards

FIRST_MARKER: Final = 40
MARKER_MM: Final = 60.0
DICTIONARY: Final = "DICT_4X4_50"
SIZE_MM: Final = (600.0, 400.0)
"""Centre to centre along x and y where no --size tells otherwise."""

LEAST_MM, MOST_MM = 150.0, 5000.0


def corners_sheet(paper: str, size: str | None = None) -> Sheet:
    """Four markers to cut out, and the boards file for the rectangle they are laid in.

    Args:
        paper: "a4" or "letter".
        size: "WxH", centre to centre, in mm.

    Raises:
        SheetProblem: Paper or size cannot be used.
    """
    page = Page(paper)
    width_mm, height_mm = _size(size)
    text = boards_json(width_mm, height_mm)
    dictionary = parse_boards(text).markers[0].dictionary
    for place, (column, row) in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        _draw(page, dictionary, FIRST_MARKER + place, 20 + 85 * column, 20 + 85 * row)
    words = (
        "Tableref corner markers: cut them out and lay them, this way up, so that their centres",
        f"form a rectangle of {width_mm:g} x {height_mm:g} mm: 40 far left, 41 far right, "
        "42 near right, 43 near left.",
    )
    for number, line in enumerate(words):
        page.text(20, 195 + 5 * number, line)
    page.ruler()
    return Sheet(page.pdf(), text)


def boards_json(width_mm: float, height_mm: float) -> str:
    """The boards file; the origin is the middle of the rectangle, y runs away from the reader."""
    x, y = width_mm / 2, height_mm / 2
    places = ((-x, y), (x, y), (x, -y), (-x, -y))
    markers = {
        str(FIRST_MARKER + place): [[a, b, 0.0] for a, b in _square_mm(*centre).tolist()]
        for place, centre in enumerate(places)
    }
    board = {"name": "corners", "type": "aruco", "dictionary": DICTIONARY, "markers": markers}
    return json.dumps({"units": "mm", "boards": [board]}, indent=1) + "\n"


def _draw(
    page: Page, dictionary: MarkerDictionary, number: int, left_mm: float, top_mm: float
) -> None:
    half = MARKER_MM / 2
    centre = np.array([left_mm + half, top_mm + half])
    page.marker(dictionary, number, centre + _square_mm(0, 0) * np.array([1, -1]))
    page.text(left_mm, top_mm + MARKER_MM + 5, f"{number}, this edge nearest to you", size_mm=2.6)


def _square_mm(x: float, y: float) -> Floats:
    half = MARKER_MM / 2
    return np.array(
        [[x - half, y + half], [x + half, y + half], [x + half, y - half], [x - half, y - half]]
    )


def _size(size: str | None) -> tuple[float, float]:
    if size is None:
        return SIZE_MM
    told = re.fullmatch(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)", size)
    lengths = (float(told[1]), float(told[2])) if told else (0.0, 0.0)
    if not all(LEAST_MM <= length <= MOST_MM for length in lengths):
        raise SheetProblem(
            f"--size {size} is no rectangle of {LEAST_MM:g} to {MOST_MM:g} mm; "
            "give it like 600x400."
        )
    return lengths
