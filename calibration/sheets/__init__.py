"""The sheets that `tableref print` makes: a PDF with check rulers, and its boards file."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from calibration.model.boards_file import BoardsFileError, parse_boards
from calibration.model.printed import Boards
from calibration.sheets.cards import draw_cards
from calibration.sheets.corners import draw_corners
from calibration.sheets.described import Described, boards_file
from calibration.sheets.dice_tray import draw_dice_tray
from calibration.sheets.field import draw_field
from calibration.sheets.grid import draw_grid
from calibration.sheets.hex_map import draw_hex_map
from calibration.sheets.press import Press, PrintedSheet, SheetProblem
from calibration.sheets.story import StoryCard
from calibration.sheets.table import draw_table, table_board
from calibration.sheets.tokens import draw_tokens
from calibration.sheets.turn_card import draw_turn_card, turn_card_board


@dataclass(frozen=True, slots=True)
class SheetKind:
    """A sheet that can be printed.

    Attributes:
        draw: Draws it on a press; takes the requested size; returns its boards.
        tells: One line: what it is for.
        size: What --size means for it; empty if it has one size.
        table: Whether it defines where the table is; others lie anywhere on a known table.
    """

    draw: Callable[[Press, str | None], list[Described]]
    tells: str
    size: str = ""
    table: bool = False


SHEETS: Final[Mapping[str, SheetKind]] = MappingProxyType(
    {
        "table": SheetKind(
            draw_table, "calibrates the table: one sheet to tape down", table=True
        ),
        "corners": SheetKind(
            draw_corners, "four markers for a larger table", "mm between their middles", table=True
        ),
        "turn-card": SheetKind(
            draw_turn_card, "a round card: creatures are weighed in and turned on it"
        ),
        "field": SheetKind(
            draw_field, "Slargeball: the four corners of the field", "inches, as 30x20", table=True
        ),
        "grid": SheetKind(
            draw_grid, "Clearing House: the board of 6 x 6 spaces", "mm, as 360x360", table=True
        ),
        "hex-map": SheetKind(
            draw_hex_map, "Metamorph: nine parts of the map, and the chart of shapes"
        ),
        "tokens": SheetKind(
            draw_tokens, "pawns, traps, police Xs, wizards and counters, a marker on each"
        ),
        "cards": SheetKind(
            draw_cards, "cards with a code: actions, hearts, locations, characters, backs"
        ),
        "dice-tray": SheetKind(draw_dice_tray, "a plain ground to roll dice on"),
    }
)  # fmt: skip
"""Every sheet by name."""


CARDS: Final = "cards"
"""The sheet whose Generation Zero cards may show the names of a story."""


def draw_sheet(
    name: str,
    *,
    paper: str = "a4",
    size: str | None = None,
    story: Sequence[StoryCard] | None = None,
) -> PrintedSheet:
    """A sheet by name; raises SheetProblem like `draw_sheets`."""
    return draw_sheets([name], paper=paper, size=size, story=story)


def draw_sheets(
    names: Sequence[str],
    *,
    paper: str = "a4",
    size: str | None = None,
    story: Sequence[StoryCard] | None = None,
) -> PrintedSheet:
    """Sheets for one table: one PDF, and one boards file.

    Args:
        names: Of the sheets, each once.
        paper: "a4" or "letter".
        size: "WxH" for the one among them that has a size.
        story: Text of the cards of Generation Zero; None leaves lines to write on.

    Raises:
        SheetProblem: Names, paper or size cannot be used; the message says what can.
    """
    _check(names)
    press = Press(paper)
    sized = [name for name in names if SHEETS[name].size] or list(names[:1])
    boards: list[Described] = []
    for name in names:
        given = size if name in sized else None
        boards += (
            draw_cards(press, given, story) if name == CARDS else SHEETS[name].draw(press, given)
        )
    return PrintedSheet(press.pdf(), boards_file(boards))


def _check(names: Sequence[str]) -> None:
    for name in names:
        if name not in SHEETS:
            raise SheetProblem(f"There is no sheet {name!r}; choose {', '.join(SHEETS)}.")
        if list(names).count(name) > 1:
            raise SheetProblem(f"The sheet {name!r} is requested twice; name it once.")
    anchors = [name for name in names if SHEETS[name].table and name != "table"]
    if len(anchors) > 1:
        raise SheetProblem(
            f"Both {anchors[0]!r} and {anchors[1]!r} say where the table is; choose one of them."
        )


def standard_boards() -> Boards:
    """The boards on the table unless others are given: the table sheet, and the turn card."""
    return parse_boards(boards_file([table_board(), turn_card_board()]))


__all__ = [
    "CARDS", "SHEETS", "BoardsFileError", "PrintedSheet", "SheetKind", "SheetProblem", "StoryCard",
    "draw_sheet", "draw_sheets", "standard_boards",
]  # fmt: skip
