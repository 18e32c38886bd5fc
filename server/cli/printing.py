"""`tableref print`: sheets to print, each with its check ruler and its boards file."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from calibration.sheets import CARDS, SHEETS, PrintedSheet, SheetProblem, StoryCard, draw_sheets
from server.cli.exits import Unusable
from server.cli.files import check_apart, write_bytes, write_text


def _told(name: str) -> str:
    sheet = SHEETS[name]
    size = f" (--size: {sheet.size})" if sheet.size else ""
    return f"{name:<11} {sheet.tells}{size}"


# \b keeps the lines of the list apart.
COMMAND_HELP: Final = "\n".join(
    [
        "Write printable sheets as PDF: print at 100 %, then check the ruler of 100 mm.",
        "",
        "\b",
        "Sheets:",
        *(f"  {_told(name)}" for name in SHEETS),
        "",
        "Name several to get one PDF and one boards file for all that lie on one table, as in "
        "`tableref print grid tokens cards dice-tray --boards boards.json`. The cards of "
        "Generation Zero are those of the built-in set, or of your own with --set FILE; --blank "
        "leaves lines to write on.",
    ]
)


NO_TABLE: Final = (
    "None of these says where the table is: name `table`, or `corners`, with them, so that the "
    "boards file holds it too."
)


def print_sheets(
    sheets: Annotated[list[str], typer.Argument(metavar="SHEET", help="which ones")],
    paper: Annotated[str, typer.Option(help="a4 or letter")] = "a4",
    size: Annotated[str | None, typer.Option(help="WxH, for the sheets that have a size")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="the PDF file")] = None,
    boards: Annotated[Path | None, typer.Option(help="write the boards file here")] = None,
    sets: Annotated[
        list[Path] | None, typer.Option("--set", help="your own set for `cards`")
    ] = None,
    blank: Annotated[bool, typer.Option("--blank", help="`cards` with lines to write on")] = False,
) -> None:
    """Write printable sheets as PDF, and the boards file that goes with them."""
    pdf = output or Path(f"{'-'.join(sheets)}.pdf")
    check_apart((pdf, boards), sets or ())
    story = _story(sheets, sets or [], blank=blank)
    try:
        drawn = draw_sheets(sheets, paper=paper.lower(), size=size, story=story)
    except SheetProblem as problem:
        raise Unusable(str(problem)) from problem
    _write(drawn, pdf, boards)
    if boards and not any(SHEETS[name].table for name in sheets):
        print(NO_TABLE, file=sys.stderr)


def _story(
    sheets: Sequence[str], sets: Sequence[Path], *, blank: bool
) -> tuple[StoryCard, ...] | None:
    """The cards of the named sets, else of the built-in one; None for blank cards."""
    if (sets or blank) and CARDS not in sheets:
        raise Unusable("--set and --blank are for the sheet `cards`: name it too.")
    if sets and blank:
        raise Unusable("--set and --blank exclude each other: leave one of them out.")
    if blank or CARDS not in sheets:
        return None
    # Only cards need a game's rules, which take a while to import.
    from engine.games.generation_zero import GAME
    from server.cli.set_files import read_set_files
    from server.sets.story_cards import story_cards

    return story_cards(read_set_files(GAME, sets))


def _write(drawn: PrintedSheet, pdf: Path, boards: Path | None) -> None:
    write_bytes(pdf, drawn.pdf)
    print(f"{pdf}: print it at 100 % and check that its ruler is 100 mm long.", file=sys.stderr)
    if boards:
        write_text(boards, drawn.boards_json)
        print(f"{boards}: give this to --boards.", file=sys.stderr)
