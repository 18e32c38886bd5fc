"""Pieces with one marker each, to be glued on card: they show place and direction."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from reportlab.lib.colors import Color

from calibration.sheets.cut_outs import Corner, cut_outs, upright
from calibration.sheets.described import Described, face, pieces
from calibration.sheets.numbers import TOKENS
from calibration.sheets.page import INK, Page
from calibration.sheets.press import Press
from calibration.sheets.size import fixed_size

WH_MM: Final = (22.0, 27.0)
"""Width and height of a piece: smaller than a space of the one-page grid, so that neighbours do not
cover each other's markers."""

MARKER_MM: Final = 15.0
"""Side of a piece's marker."""

MARKER_DOWN_MM: Final = 4.8
"""From the piece's upper edge to its marker; the arrow is above, more than one of the six cells
away."""

FOOT_MM: Final = 3.8
"""Height of a piece's tinted foot, for its name."""

HEIGHT_MM: Final = 1.0
"""Thickness of stiff card under the paper."""

SEATS: Final = 4
"""Seats of Clearing House and of Metamorph for which pieces are printed."""

TINTS: Final = (
    Color(0.93, 0.72, 0.68), Color(0.70, 0.80, 0.93), Color(0.72, 0.87, 0.70),
    Color(0.95, 0.87, 0.60), Color(0.90, 0.90, 0.90),
)  # fmt: skip
"""Tint of each seat's pieces in turn, and last of the pieces that belong to nobody."""

TODO: Final = (
    "Glue the page on stiff card, then cut the pieces out. Lay them face up, and keep fingers off "
    "the black squares.",
    "The arrow shows which way a piece looks. The colour of its foot is its owner's.",
)


@dataclass(frozen=True, slots=True)
class Token:
    """One piece.

    Attributes:
        number: Its marker's number.
        name: Its name in programs, such as "trap/2/3": kind, seat, which of several.
        label: The text on its foot.
        seat: 1 to 4, or 0 if it is nobody's.
    """

    number: int
    name: str
    label: str
    seat: int


def draw_tokens(press: Press, size: str | None = None) -> list[Described]:
    """Print all pieces, a page for each game; returns their board. Raises SheetProblem."""
    fixed_size(size, "tokens")
    for game, tokens in TOKENS_BY_GAME.items():
        cut_outs(press, f"{game} pieces", TODO, tokens, _draw, wh_mm=WH_MM)
    return [tokens_board()]


def tokens_board() -> Described:
    """The pieces in the boards file's format, with the name of each number."""
    names = {t.number: t.name for tokens in TOKENS_BY_GAME.values() for t in tokens}
    like = face(WH_MM, (WH_MM[0] / 2, MARKER_DOWN_MM + MARKER_MM / 2))
    return pieces(
        "tokens", TOKENS, marker_mm=MARKER_MM, height_mm=HEIGHT_MM, names=names,
        faces={name.split("/")[0]: like for name in names.values()},
    )  # fmt: skip


def _draw(page: Page, corner: Corner, token: Token) -> None:
    x, y = corner
    middle = x + WH_MM[0] / 2
    page.fill([(middle - 1.6, y + 2.2), (middle + 1.6, y + 2.2), (middle, y + 0.6)], INK)
    marker = upright((middle - MARKER_MM / 2, y + MARKER_DOWN_MM), MARKER_MM)
    page.marker(TOKENS.markers, token.number, marker)
    foot = (x + 0.4, y + WH_MM[1] - FOOT_MM - 0.4, WH_MM[0] - 0.8, FOOT_MM)
    page.rectangle(*foot, TINTS[token.seat - 1])
    page.text(middle, y + WH_MM[1] - 1.5, token.label, size_mm=2.4, colour=INK, middle=True)


def _clearing_house() -> Iterator[tuple[str, str, int]]:
    for seat in range(1, SEATS + 1):
        yield f"pawn/{seat}", f"Pawn {seat}", seat
    for seat in range(1, SEATS + 1):
        for copy in range(1, 5):
            yield f"trap/{seat}/{copy}", f"Trap {seat}", seat
    for copy in range(1, 25):
        yield f"police-x/{copy}", f"Police X {copy}", 0


def _metamorph() -> Iterator[tuple[str, str, int]]:
    for seat in range(1, SEATS + 1):
        for name in ("Wizard", "Current shape", "Target shape", "Blob", "Landed", "Flying high"):
            yield f"{name.lower().replace(' ', '-')}/{seat}", f"{name} {seat}", seat
    yield "key", "Key", 0
    for copy in range(1, SEATS + 1):
        yield f"mana-font/{copy}", f"Mana Font {copy}", 0


def _numbered() -> Mapping[str, tuple[Token, ...]]:
    numbers = iter(TOKENS)
    games = {"Clearing House": _clearing_house(), "Metamorph": _metamorph()}
    return {
        game: tuple(Token(next(numbers), *fields) for fields in list(wanted))
        for game, wanted in games.items()
    }


TOKENS_BY_GAME: Final = MappingProxyType(dict(_numbered()))
"""The pieces of each game."""
