"""The sheets that `tableref print` makes: each a PDF with a check ruler, and its boards file."""

import json
from collections.abc import Callable, Mapping
from types import MappingProxyType

from calibration.printed import Boards
from calibration.sheets.corners import corners_sheet
from calibration.sheets.page import Sheet, SheetProblem
from calibration.sheets.table import boards_json as table_json
from calibration.sheets.table import table_sheet
from calibration.sheets.turn_card import boards_json as turn_card_json
from calibration.sheets.turn_card import turn_card_sheet
from calibration.table import parse_boards

SHEETS: Mapping[str, Callable[[str, str | None], Sheet]] = MappingProxyType(
    {"table": table_sheet, "corners": corners_sheet, "turn-card": turn_card_sheet}
)
"""Every sheet by name; each takes the paper and an optional size."""


def draw_sheet(name: str, *, paper: str = "a4", size: str | None = None) -> Sheet:
    """A sheet by name.

    Raises:
        SheetProblem: Name, paper or size cannot be used; says what can.
    """
    if name not in SHEETS:
        raise SheetProblem(f"There is no sheet {name!r}; choose {', '.join(SHEETS)}.")
    return SHEETS[name](paper, size)


def standard_boards() -> Boards:
    """What lies on the table where nothing else is told: the table sheet, and the turn card."""
    boards = [*json.loads(table_json())["boards"], *json.loads(turn_card_json())["boards"]]
    return parse_boards(json.dumps({"units": "mm", "boards": boards}))


__all__ = ["SHEETS", "Sheet", "SheetProblem", "draw_sheet", "standard_boards"]
