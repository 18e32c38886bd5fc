"""The turn card: a round card with a ring of markers, on which a creature is turned."""

from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.model.similarity import turn_matrix
from calibration.sheets.described import Described, marker_board, on_page
from calibration.sheets.numbers import TURN_CARD
from calibration.sheets.page import PALE
from calibration.sheets.press import HEAD_MM, Press
from calibration.sheets.size import fixed_size

MARKER_MM: Final = 26.0
"""Side of each marker in the ring."""

RING_RADIUS_MM: Final = 78.0
"""Distance from the card's middle to the middles of the markers in the ring."""

CARD_RADIUS_MM: Final = 97.0
"""Radius of the turn card: it leaves one cell of white outside the markers, for dark tables."""

ARROW_MM: Final = np.array([[51.0, 0.0], [61.0, 0.0], [58.0, 1.8], [58.0, -1.8], [61.0, 0.0]])
"""The arrow along x that shows where a creature's front belongs: corners (5, 2) of its lines. It is
pale and thin and lies beside the ring, where no creature stands."""

FRONT_MM: Final = 42.0
"""Distance from the card's middle, along x, to the word beside the arrow."""

TODO: Final = (
    "Glue it on stiff card and cut out the circle. Stand the creature on its middle, its front "
    "where the arrow points, and turn the card all the way round.",
)


def draw_turn_card(press: Press, size: str | None = None) -> list[Described]:
    """Print the card; returns its board. Raises SheetProblem."""
    fixed_size(size, "turn-card")
    page = press.page("Turn card", TODO)
    centre = (page.width_mm / 2, HEAD_MM + CARD_RADIUS_MM + 4)
    for place, number in enumerate(TURN_CARD):
        page.marker(TURN_CARD.markers, number, on_page(_corners_mm(place), centre))
    page.circle(*centre, CARD_RADIUS_MM)
    for arm in ((2.5, 0.0), (0.0, 2.5)):
        ends = np.array([arm, np.negative(arm)])
        page.path(on_page(ends, centre), colour=PALE)
    page.path(on_page(ARROW_MM, centre), colour=PALE)
    page.text(centre[0] + FRONT_MM, centre[1] + 1.0, "front", colour=PALE)
    return [turn_card_board()]


def turn_card_board() -> Described:
    """The turn card as the boards file has it, in the card's own space."""
    corners = {number: _corners_mm(place) for place, number in enumerate(TURN_CARD)}
    return marker_board("turn-card", TURN_CARD, corners, moves=True)


def _corners_mm(place: int) -> Floats:
    """Corners (4, 2) of the marker at a place of the ring; its top edge points outwards."""
    half = MARKER_MM / 2
    outer, inner = RING_RADIUS_MM + half, RING_RADIUS_MM - half
    corners = np.array([[outer, half], [outer, -half], [inner, -half], [inner, half]])
    angle = 2 * np.pi * place / TURN_CARD.count
    return np.asarray(corners @ turn_matrix(angle).T)
