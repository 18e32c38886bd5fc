"""`tableref print` as a user calls it."""

import json
from pathlib import Path

import pytest

from calibration.sheets import SHEETS
from server.cli.main import main


def test_help_tells_every_sheet_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "--help"]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    for name, sheet in SHEETS.items():
        (line,) = [line for line in lines if line.startswith(f"{name} ")]
        assert sheet.tells in line


def test_several_sheets_make_one_pdf_and_one_boards_file(tmp_path: Path) -> None:
    pdf, boards = tmp_path / "evening.pdf", tmp_path / "evening.json"
    call = ["print", "field", "dice-tray", "--size", "36x24", "-o", str(pdf), "--boards"]
    assert main([*call, str(boards)]) == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    told = json.loads(boards.read_text(encoding="utf-8"))
    assert [board["name"] for board in told["boards"]] == ["field", "dice-tray"]


def test_sheets_that_do_not_say_where_the_table_is_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pdf, boards = str(tmp_path / "x.pdf"), str(tmp_path / "x.json")
    assert main(["print", "hex-map", "tokens", "-o", pdf, "--boards", boards]) == 0
    assert "name `table`, or `corners`, with them" in capsys.readouterr().err
    assert main(["print", "hex-map", "table", "-o", pdf, "--boards", boards]) == 0
    assert "where the table is" not in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["print", "table", "-o", str(tmp_path / "none" / "x.pdf")]) == 2
    assert "x.pdf cannot be written" in capsys.readouterr().err
