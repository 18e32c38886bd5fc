"""Playing cards with a printed code in the corner, and backs that are all alike."""

from collections.abc import Mapping
from typing import Final

import numpy as np
from reportlab.lib.colors import Color

from calibration.sheets.card_kinds import CARDS_BY_KIND, Card
from calibration.sheets.cut_outs import Corner, cut_outs, upright
from calibration.sheets.described import Described, face, pieces
from calibration.sheets.numbers import CARDS
from calibration.sheets.page import GREY, INK, PALE, Page
from calibration.sheets.press import Press
from calibration.sheets.size import fixed_size

MARKER_MM: Final = 18.0
EDGE_MM: Final = 4.5
"""From the card's edges to its code: more than one of its seven cells."""

HEIGHT_MM: Final = 0.3
ACTION_WH_MM: Final = (58.0, 75.0)
LOCATION_WH_MM: Final = (78.0, 78.0)
CHARACTER_WH_MM: Final = (48.0, 50.0)
"""Fits on a location beside its code."""

RED: Final = Color(0.80, 0.30, 0.30)
ON_BACKS: Final = (
    "Cut the cards out; put them into sleeves, or print the page of their backs on the other side "
    "first.",
)
BACKS_TODO: Final = (
    "Print this on the other side of the cards. All backs are alike: nobody can tell them apart.",
)


def draw_cards(press: Press, size: str | None = None) -> list[Described]:
    """Print all cards of both games; returns their board. Raises SheetProblem."""
    fixed_size(size, "cards")
    kind = CARDS_BY_KIND
    action, heart, canon, monster = kind["backs"]
    game = "Clearing House"
    cut_outs(press, f"{game} actions", ON_BACKS, kind["actions"], _action, wh_mm=ACTION_WH_MM)
    cut_outs(press, f"{game} action backs", BACKS_TODO, [action] * 9, _back, wh_mm=ACTION_WH_MM)
    cut_outs(press, f"{game} hearts", ON_BACKS, kind["hearts"], _heart, wh_mm=CHARACTER_WH_MM)
    cut_outs(press, f"{game} heart backs", BACKS_TODO, [heart] * 16, _back, wh_mm=CHARACTER_WH_MM)
    game = "Generation Zero"
    cut_outs(
        press, f"{game} locations", LOCATIONS_TODO, kind["locations"], _location,
        wh_mm=LOCATION_WH_MM, landscape=True,
    )  # fmt: skip
    characters = kind["characters"]
    cut_outs(press, f"{game} characters", ON_BACKS, characters, _character, wh_mm=CHARACTER_WH_MM)
    for back in (canon, monster):
        title = f"{game} {back.title.lower()} backs"
        cut_outs(press, title, BACKS_TODO, [back] * 16, _back, wh_mm=CHARACTER_WH_MM)
    return [cards_board()]


LOCATIONS_TODO: Final = (
    "Cut them out and write name, fandom and terrain on them. Lay them corner to corner, this way "
    "up; cards stand beside the code.",
)


def cards_board() -> Described:
    """The cards as the boards file has them, with the name of each number."""
    names = {card.number: card.name for cards in CARDS_BY_KIND.values() for card in cards}
    return pieces(
        "cards", CARDS, marker_mm=MARKER_MM, height_mm=HEIGHT_MM, names=names, faces=_faces(names)
    )


def _faces(names: Mapping[int, str]) -> dict[str, Described]:
    """Backs are left out: they are of different sizes under one name."""
    middle = EDGE_MM + MARKER_MM / 2
    sizes = {"action": ACTION_WH_MM, "location": LOCATION_WH_MM}
    kinds = dict.fromkeys(name.split("/")[0] for name in names.values())
    return {
        kind: face(sizes.get(kind, CHARACTER_WH_MM), (middle, middle))
        for kind in kinds
        if kind != "back"
    }


def _code(page: Page, corner: Corner, card: Card) -> None:
    at = (corner[0] + EDGE_MM, corner[1] + EDGE_MM)
    page.marker(CARDS.markers, card.number, upright(at, MARKER_MM))


def _action(page: Page, corner: Corner, card: Card) -> None:
    _code(page, corner, card)
    middle = corner[0] + ACTION_WH_MM[0] / 2
    page.text(middle, corner[1] + 44, card.title, size_mm=5.2, colour=INK, bold=True, middle=True)
    page.path([(middle - 8, corner[1] + 48), (middle + 8, corner[1] + 48)], colour=PALE)
    for number, line in enumerate(card.lines):
        page.text(middle, corner[1] + 54 + 4 * number, line, size_mm=2.9, middle=True)


def _heart(page: Page, corner: Corner, card: Card) -> None:
    _code(page, corner, card)
    turn = np.linspace(0, 2 * np.pi, 60)
    # The usual heart-shaped curve, 16 wide each way.
    across = 16 * np.sin(turn) ** 3
    up = 13 * np.cos(turn) - 5 * np.cos(2 * turn) - 2 * np.cos(3 * turn) - np.cos(4 * turn)
    middle = np.array([corner[0] + 31, corner[1] + 33])
    page.fill(middle + np.stack([across, -up], axis=1) * 0.55, RED)
    page.text(corner[0] + CHARACTER_WH_MM[0] / 2, corner[1] + 47.4, card.title, middle=True)


def _location(page: Page, corner: Corner, card: Card) -> None:
    _code(page, corner, card)
    x, y = corner
    page.text(x + 27, y + 11, card.title, size_mm=4.2, colour=INK, bold=True)
    for number, field in enumerate(("name", "fandom", "terrain")):
        down = y + 70 - 7 * (2 - number)
        page.text(x + 5, down, field, size_mm=2.3)
        page.path([(x + 17, down), (x + LOCATION_WH_MM[0] - 5, down)])


def _character(page: Page, corner: Corner, card: Card) -> None:
    _code(page, corner, card)
    x, y = corner
    page.text(x + 26, y + 10, card.title, size_mm=3.2, colour=INK, bold=True)
    for number, field in enumerate(("name", "values", "special")):
        down = y + 33 + 6 * number
        page.text(x + 4.5, down, field, size_mm=2.2)
        page.path([(x + 14, down), (x + CHARACTER_WH_MM[0] - 4, down)])


def _back(page: Page, corner: Corner, card: Card) -> None:
    _code(page, corner, card)
    page.text(corner[0] + 26, corner[1] + 14.5, card.title, size_mm=3.4, colour=GREY, bold=True)
