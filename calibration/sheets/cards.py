"""Playing cards with a printed code in the corner, and backs that are all alike."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
from reportlab.lib.colors import Color

from calibration.sheets.card_kinds import AGENT_BACK, CARDS_BY_KIND, CardKind
from calibration.sheets.cut_outs import Corner, cut_outs, upright
from calibration.sheets.described import Described, face, pieces
from calibration.sheets.numbers import CARDS
from calibration.sheets.page import GREY, INK, PALE, Page
from calibration.sheets.press import Press
from calibration.sheets.size import fixed_size
from calibration.sheets.story import StoryCard, story_cards

MARKER_MM: Final = 18.0
"""Side of a card's code."""

EDGE_MM: Final = 4.5
"""From the card's edges to its code: more than one of its seven cells."""

HEIGHT_MM: Final = 0.3
"""Height of a card on the table: thin card, as `LYING_HEIGHT_MM` assumes."""

ACTION_WH_MM: Final = (58.0, 75.0)
"""Width and height of an action card."""

LOCATION_WH_MM: Final = (78.0, 78.0)
"""Width and height of a location; a character is laid on it beside the code."""

CHARACTER_WH_MM: Final = (48.0, 50.0)
"""Width and height of a character's card: it fits on a location beside the location's code."""

RED: Final = Color(0.80, 0.30, 0.30)
"""Colour of hearts."""

ON_BACKS: Final = (
    "Cut the cards out; put them into sleeves, or print the page of their backs on the other side "
    "first.",
)
BACKS_TODO: Final = (
    "Print this on the other side of the cards. All backs are alike: nobody can tell them apart.",
)


def draw_cards(
    press: Press, size: str | None = None, story: Sequence[StoryCard] | None = None
) -> list[Described]:
    """Print all cards of both games; returns their board. Raises SheetProblem.

    Args:
        press: What prints.
        size: None; cards have only one size.
        story: The cards of Generation Zero by name; None leaves lines to write on.
    """
    fixed_size(size, "cards")
    named = None if story is None else story_cards(story)
    _draw_clearing_house(press)
    if named is None:
        _draw_story(press, CARDS_BY_KIND["locations"], CARDS_BY_KIND["characters"], LOCATIONS_TODO)
    else:
        people = [card for kind, cards in named.items() if kind != "location" for card in cards]
        _draw_story(press, named["location"], people, NAMED_TODO)
    return [cards_board(named)]


def _draw_clearing_house(press: Press) -> None:
    kind, game = CARDS_BY_KIND, "Clearing House"
    action, heart = kind["backs"][:2]
    cut_outs(press, f"{game} actions", ON_BACKS, kind["actions"], _action, wh_mm=ACTION_WH_MM)
    cut_outs(press, f"{game} action backs", BACKS_TODO, [action] * 9, _back, wh_mm=ACTION_WH_MM)
    cut_outs(press, f"{game} hearts", ON_BACKS, kind["hearts"], _heart, wh_mm=CHARACTER_WH_MM)
    cut_outs(press, f"{game} heart backs", BACKS_TODO, [heart] * 16, _back, wh_mm=CHARACTER_WH_MM)


def _draw_story(
    press: Press, locations: Sequence[CardKind], people: Sequence[CardKind], todo: Sequence[str]
) -> None:
    game = "Generation Zero"
    cut_outs(
        press, f"{game} locations", todo, locations, _location, wh_mm=LOCATION_WH_MM,
        landscape=True,
    )  # fmt: skip
    cut_outs(press, f"{game} characters", ON_BACKS, people, _character, wh_mm=CHARACTER_WH_MM)
    for back in (*CARDS_BY_KIND["backs"][2:], AGENT_BACK):
        title = f"{game} {back.title.lower()} backs"
        cut_outs(press, title, BACKS_TODO, [back] * 16, _back, wh_mm=CHARACTER_WH_MM)


LAY_THEM: Final = "Lay them corner to corner, this way up; cards stand beside the code."
LOCATIONS_TODO: Final = (
    f"Cut them out and write name, fandom and terrain on them. {LAY_THEM}",
    "Number 7 is the seventh Location of the set in play; the same holds for every kind of card.",
)
NAMED_TODO: Final = (f"Cut them out. {LAY_THEM}",)


def cards_board(story: Mapping[str, Sequence[CardKind]] | None = None) -> Described:
    """The cards in the boards file's format, with the name of each number."""
    cards = [card for cards in CARDS_BY_KIND.values() for card in cards]
    if story is not None:
        blank = {*CARDS_BY_KIND["locations"], *CARDS_BY_KIND["characters"]}
        cards = [card for card in cards if card not in blank]
        cards += [card for cards in story.values() for card in cards]
    names = {card.number: card.name for card in (*cards, AGENT_BACK)}
    return pieces(
        "cards", CARDS, marker_mm=MARKER_MM, height_mm=HEIGHT_MM, names=dict(sorted(names.items())),
        faces=_faces(names),
    )  # fmt: skip


def _faces(names: Mapping[int, str]) -> dict[str, Described]:
    """Sizes by the first part of the name; for backs, which differ in size, by both parts."""
    middle = EDGE_MM + MARKER_MM / 2
    sizes = {"action": ACTION_WH_MM, "location": LOCATION_WH_MM, "back/action": ACTION_WH_MM}
    kinds = dict.fromkeys(
        name if name.startswith("back/") else name.split("/")[0] for name in names.values()
    )
    return {kind: face(sizes.get(kind, CHARACTER_WH_MM), (middle, middle)) for kind in kinds}


def _code(page: Page, corner: Corner, card: CardKind) -> None:
    at = (corner[0] + EDGE_MM, corner[1] + EDGE_MM)
    page.marker(CARDS.markers, card.number, upright(at, MARKER_MM))


def _action(page: Page, corner: Corner, card: CardKind) -> None:
    _code(page, corner, card)
    middle = corner[0] + ACTION_WH_MM[0] / 2
    page.text(middle, corner[1] + 44, card.title, size_mm=5.2, colour=INK, bold=True, middle=True)
    page.path([(middle - 8, corner[1] + 48), (middle + 8, corner[1] + 48)], colour=PALE)
    for number, line in enumerate(card.lines):
        page.text(middle, corner[1] + 54 + 4 * number, line, size_mm=2.9, middle=True)


def _heart(page: Page, corner: Corner, card: CardKind) -> None:
    _code(page, corner, card)
    turn = np.linspace(0, 2 * np.pi, 60)
    # The usual heart-shaped curve, 16 wide each way.
    across = 16 * np.sin(turn) ** 3
    up = 13 * np.cos(turn) - 5 * np.cos(2 * turn) - 2 * np.cos(3 * turn) - np.cos(4 * turn)
    middle = np.array([corner[0] + 31, corner[1] + 33])
    page.fill(middle + np.stack([across, -up], axis=1) * 0.55, RED)
    page.text(corner[0] + CHARACTER_WH_MM[0] / 2, corner[1] + 47.4, card.title, middle=True)


def _location(page: Page, corner: Corner, card: CardKind) -> None:
    _code(page, corner, card)
    x, y = corner
    wide = LOCATION_WH_MM[0] - 27 - 3
    page.fitting(x + 27, y + 11, card.title, wide, size_mm=4.2, colour=INK, bold=True)
    for number, line in enumerate(card.lines):
        page.fitting(x + 27, y + 15.5 + 3.4 * number, line, wide, size_mm=2.4)
    if not card.lines:
        _to_fill_in(page, (x + 5, y + 56), ("name", "fandom", "terrain"), 12, 68)


def _character(page: Page, corner: Corner, card: CardKind) -> None:
    _code(page, corner, card)
    x, y = corner
    if not card.lines:
        page.text(x + 26, y + 10, card.title, size_mm=3.2, colour=INK, bold=True)
        _to_fill_in(page, (x + 4.5, y + 33), ("name", "values", "special"), 9.5, 39.5, apart_mm=6)
        return
    kind, *lines = card.lines
    wide = CHARACTER_WH_MM[0] - 9
    page.fitting(x + 26, y + 10, kind, 20.0, size_mm=3.2, colour=GREY, bold=True)
    page.fitting(x + 4.5, y + 29.5, card.title, wide, size_mm=3.2, colour=INK, bold=True)
    for number, line in enumerate(lines):
        page.fitting(x + 4.5, y + 33.8 + 3.2 * number, line, wide, size_mm=2.2)


def _to_fill_in(
    page: Page,
    at: Corner,
    fields: Sequence[str],
    indent_mm: float,
    wide_mm: float,
    *,
    apart_mm: float = 7,
) -> None:
    """Lines to write on, one per field."""
    for number, field in enumerate(fields):
        down = at[1] + apart_mm * number
        page.text(at[0], down, field, size_mm=2.3)
        page.path([(at[0] + indent_mm, down), (at[0] + wide_mm, down)])


def _back(page: Page, corner: Corner, card: CardKind) -> None:
    _code(page, corner, card)
    page.text(corner[0] + 26, corner[1] + 14.5, card.title, size_mm=3.4, colour=GREY, bold=True)
