"""`tableref print`: sheets to print, each with its check ruler and its boards file."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from calibration.sheets import SHEETS, Sheet, SheetProblem, draw_sheets
from server.cli.exits import Unusable
from server.cli.files import write_text


def _told(name: str) -> str:
    sheet = SHEETS[name]
    size = f" (--size: {sheet.size})" if sheet.size else ""
    return f"{name:<11} {sheet.tells}{size}"


# \b keeps the lines of the list apart.
HELP: Final = "\n".join(
    [
        "Write printable sheets as PDF: print at 100 %, then check the ruler of 100 mm.",
        "",
        "\b",
        "Sheets:",
        *(f"  {_told(name)}" for name in SHEETS),
        "",
        "Name several to get one PDF and one boards file for all that lie on one table, as in "
        "`tableref print grid tokens cards dice-tray --boards boards.json`.",
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
) -> None:
    """Write printable sheets as PDF, and the boards file that goes with them."""
    try:
        drawn = draw_sheets(sheets, paper=paper, size=size)
    except SheetProblem as problem:
        raise Unusable(str(problem)) from problem
    _write(drawn, output or Path(f"{'-'.join(sheets)}.pdf"), boards)
    if boards and not any(SHEETS[name].table for name in sheets):
        print(NO_TABLE, file=sys.stderr)


def _write(drawn: Sheet, pdf: Path, boards: Path | None) -> None:
    try:
        pdf.write_bytes(drawn.pdf)
    except OSError as error:
        raise Unusable(f"{pdf} cannot be written ({error.strerror}); name another file.") from error
    print(f"{pdf}: print it at 100 % and check that its ruler is 100 mm long.", file=sys.stderr)
    if boards:
        write_text(boards, drawn.boards_json)
        print(f"{boards}: give this to --boards.", file=sys.stderr)
