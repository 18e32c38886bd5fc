"""How a hex of a map is drawn: a pale tint, and a sign that tells its terrain without colour."""

from collections.abc import Callable
from types import MappingProxyType
from typing import Final

import numpy as np
from reportlab.lib.colors import Color

from calibration.arrays import Floats
from calibration.sheets.page import PALE, Page

TINTS: Final = MappingProxyType(
    {
        "plain": Color(0.97, 0.96, 0.90),
        "farm": Color(0.96, 0.90, 0.74),
        "forest": Color(0.80, 0.89, 0.78),
        "swamp": Color(0.84, 0.87, 0.76),
        "water": Color(0.80, 0.89, 0.95),
        "mountain": Color(0.87, 0.85, 0.84),
    }
)
SIGN_PEN_MM: Final = 0.35
ABOUT_MM: Final = ((-9.0, -9.0), (8.0, -12.0), (10.0, 6.0), (-7.0, 11.0))
BESIDE_MM: Final = ((-17.5, 0.0), (17.5, 0.0))
"""Where signs stand in a hex, and where they do if a marker is in its middle."""


def hex_corners(centre_mm: Floats, across_mm: float) -> Floats:
    """Corners (6, 2) of a hex with flat edges above and below."""
    angles = np.arange(6) * np.pi / 3
    around = np.stack([np.cos(angles), np.sin(angles)], axis=1)
    return np.asarray(centre_mm + around * across_mm / 3**0.5)


def draw_hex(
    page: Page, centre_mm: Floats, across_mm: float, terrain: str, *, marked: bool
) -> None:
    """A hex with its tint and signs."""
    corners = hex_corners(centre_mm, across_mm)
    page.fill(corners, TINTS[terrain])
    page.path([*corners, corners[0]], colour=PALE, pen_mm=0.3)
    sign = _SIGNS.get(terrain)
    if sign is not None:
        for place in BESIDE_MM if marked else ABOUT_MM:
            sign(page, centre_mm + np.array(place))


def _tree(page: Page, at: Floats) -> None:
    colour = Color(0.40, 0.58, 0.42)
    page.fill(at + np.array([[-2.2, 1.5], [2.2, 1.5], [0, -3.5]]), colour)
    page.path(at + np.array([[0, 1.5], [0, 2.8]]), colour=colour, pen_mm=0.6)


def _peak(page: Page, at: Floats) -> None:
    ridge = np.array([[-3.4, 2], [-0.6, -3], [1, -0.4], [1.8, -1.6], [3.6, 2]])
    page.path(at + ridge, colour=Color(0.50, 0.46, 0.44), pen_mm=0.6)


def _waves(page: Page, at: Floats) -> None:
    x = np.linspace(-3.5, 3.5, 25)
    for down in (-1.1, 1.1):
        line = at + np.stack([x, down + 0.6 * np.sin(x * 1.8)], axis=1)
        page.path(line, colour=Color(0.42, 0.60, 0.74), pen_mm=SIGN_PEN_MM)


def _reeds(page: Page, at: Floats) -> None:
    colour = Color(0.46, 0.52, 0.34)
    page.path(at + np.array([[-3, 2], [3, 2]]), colour=colour, pen_mm=SIGN_PEN_MM)
    for lean in (-1.6, 0.0, 1.6):
        blade = np.array([[lean / 2, 2], [lean, -2]])
        page.path(at + blade, colour=colour, pen_mm=SIGN_PEN_MM)


def _furrows(page: Page, at: Floats) -> None:
    for down in (-1.8, -0.6, 0.6, 1.8):
        furrow = np.array([[-3.2, down + 0.8], [3.2, down - 0.8]])
        page.path(at + furrow, colour=Color(0.72, 0.58, 0.30), pen_mm=SIGN_PEN_MM)


_SIGNS: Final[dict[str, Callable[[Page, Floats], None]]] = {
    "forest": _tree, "mountain": _peak, "water": _waves, "swamp": _reeds, "farm": _furrows,
}  # fmt: skip
