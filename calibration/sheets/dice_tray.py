"""The dice tray: a plain area to roll on, with a marker beyond each corner."""

from typing import Final

from reportlab.lib.colors import Color

from calibration.sheets.described import Described, marker_board, squares
from calibration.sheets.framed import Framed
from calibration.sheets.numbers import DICE_TRAY
from calibration.sheets.page import PALE
from calibration.sheets.press import HEAD_MM, Press
from calibration.sheets.size import fixed_size

SIDE_MM: Final = 180.0
"""Side of the square to roll on."""

MARKER_MM: Final = 24.0
"""Side of the markers beyond its corners."""

GROUND: Final = Color(0.80, 0.87, 0.84)
"""A tint that contrasts with white and dark dice, and with their pips."""

TODO: Final = (
    "Lay it flat in view, or in the lid of a box, and roll on the tinted ground. It may be moved.",
)


def draw_dice_tray(press: Press, size: str | None = None) -> list[Described]:
    """Print the tray; returns its board. Raises SheetProblem."""
    fixed_size(size, "dice-tray")
    page = press.page("Dice tray", TODO)
    framed = _framed()
    centre = (page.width_mm / 2, HEAD_MM + framed.all_wh_mm[1] / 2)
    left, top = centre[0] - SIDE_MM / 2, centre[1] - SIDE_MM / 2
    page.rectangle(left, top, SIDE_MM, SIDE_MM, GROUND)
    page.frame(left, top, SIDE_MM, SIDE_MM, colour=PALE, pen_mm=0.4)
    framed.draw_markers(page, centre)
    return [dice_tray_board()]


def dice_tray_board() -> Described:
    """The board, in the tray's own space: origin in its middle, y away from the reader."""
    cells = squares(1, 1, (0, 0), (SIDE_MM, SIDE_MM))
    return marker_board("dice-tray", DICE_TRAY, _framed().corners_mm(), moves=True, cells=cells)


def _framed() -> Framed:
    return Framed(DICE_TRAY, SIDE_MM, SIDE_MM, MARKER_MM)
