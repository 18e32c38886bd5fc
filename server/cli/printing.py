"""`tableref print`: sheets to print, each with its check ruler and its boards file."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from calibration.sheets import SHEETS, SheetProblem, draw_sheet
from server.cli.exits import Unusable
from server.cli.files import write_text


def print_sheet(
    sheet: Annotated[str, typer.Argument(help="which sheet")],
    paper: Annotated[str, typer.Option(help="a4 or letter")] = "a4",
    size: Annotated[str | None, typer.Option(help="WxH, for sheets that have a size")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="the PDF file")] = None,
    boards: Annotated[Path | None, typer.Option(help="write the boards file here")] = None,
) -> None:
    """Write a printable sheet as PDF: print it at 100 %, then check its ruler."""
    if sheet not in SHEETS:
        raise Unusable(f"There is no sheet {sheet!r}; choose {', '.join(SHEETS)}.")
    try:
        drawn = draw_sheet(sheet, paper=paper, size=size)
    except SheetProblem as problem:
        raise Unusable(str(problem)) from problem
    pdf = output or Path(f"{sheet}.pdf")
    try:
        pdf.write_bytes(drawn.pdf)
    except OSError as error:
        raise Unusable(f"{pdf} cannot be written ({error.strerror}); name another file.") from error
    print(f"{pdf}: print it at 100 % and check that its ruler is 100 mm long.", file=sys.stderr)
    if boards:
        write_text(boards, drawn.boards_json)
        print(f"{boards}: give this to --boards.", file=sys.stderr)
