"""The turn card: a round card with a ring of markers, on which a creature is turned."""

import json
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.sheets.page import Page, Sheet, SheetProblem
from calibration.table import parse_boards

MARKERS: Final = 12
FIRST_MARKER: Final = 20
MARKER_MM: Final = 26.0
RING_RADIUS_MM: Final = 78.0
CARD_RADIUS_MM: Final = 95.0
DICTIONARY: Final = "DICT_4X4_50"


def turn_card_sheet(paper: str, size: str | None = None) -> Sheet:
    """The card and its boards file; raises SheetProblem."""
    if size is not None:
        raise SheetProblem("The turn card has one size; leave --size out.")
    page = Page(paper)
    text = boards_json()
    (board,) = parse_boards(text).moving
    centre = np.array([page.width_mm / 2, CARD_RADIUS_MM + 12])
    # On the page y runs down, on the card it runs away from the reader.
    for number, corners in board.markers.items():
        page.marker(board.dictionary, number, centre + corners[:, :2] * np.array([1, -1]))
    page.circle(centre[0], centre[1], CARD_RADIUS_MM)
    below = centre[1] + CARD_RADIUS_MM + 8
    page.text(20, below, "Tableref turn card: glue it on stiff card, cut out the circle,")
    page.text(20, below + 5, "stand the creature on its middle and turn it all the way round.")
    page.ruler()
    return Sheet(page.pdf(), text)


def boards_json() -> str:
    """The boards file of the turn card, in the card's own space."""
    markers = {
        str(FIRST_MARKER + place): [[x, y, 0.0] for x, y in _corners_mm(place).round(4).tolist()]
        for place in range(MARKERS)
    }
    board = {
        "name": "turn-card", "type": "aruco", "dictionary": DICTIONARY, "moves": True,
        "markers": markers,
    }  # fmt: skip
    return json.dumps({"units": "mm", "boards": [board]}, indent=1) + "\n"


def _corners_mm(place: int) -> Floats:
    """Corners (4, 2) of the marker at a place of the ring; its top edge looks outwards."""
    half = MARKER_MM / 2
    outer, inner = RING_RADIUS_MM + half, RING_RADIUS_MM - half
    corners = np.array([[outer, half], [outer, -half], [inner, -half], [inner, half]])
    angle = 2 * np.pi * place / MARKERS
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    return np.asarray(corners @ turn.T)
