"""`tableref print` as a user calls it."""

import json
from pathlib import Path

import pytest

from calibration.sheets import SHEETS
from engine.games.generation_zero.starter import CANONS
from engine.notation import rows_json
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
    (tmp_path / "none").touch()
    assert main(["print", "table", "-o", str(tmp_path / "none" / "x.pdf")]) == 2
    assert "x.pdf cannot be written" in capsys.readouterr().err
    assert main(["print", "table", "-o", str(tmp_path / "new" / "x.pdf")]) == 0
    assert (tmp_path / "new" / "x.pdf").exists(), "a folder is made, as for --boards"


def test_cards_carry_the_names_of_the_set_that_is_played(tmp_path: Path) -> None:
    boards, mine = tmp_path / "x.json", tmp_path / "mine.json"
    mine.write_text(
        json.dumps({"canons": [{"name": "Nobody's Aunt", "fandom": "Elsewhere", "speed": 2}]})
    )
    call = ["print", "cards", "-o", str(tmp_path / "x.pdf"), "--boards", str(boards)]

    def names() -> list[str]:
        return list(json.loads(boards.read_text(encoding="utf-8"))["boards"][0]["pieces"].values())

    assert main(call) == 0
    assert {"location/Hobbleford", "agent/Ilva Torn", "monster/Pebbles"} <= set(names())
    assert main([*call, "--blank"]) == 0
    assert {"location/1", "agent/1", "monster/1"} <= set(names())
    assert main([*call, "--set", str(mine)]) == 2, "an Agent's Lust Object is in no such set"
    whole = {"canons": [*_canons(), {"name": "Nobody's Aunt", "fandom": "Elsewhere", "speed": 2}]}
    mine.write_text(json.dumps(whole))
    assert main([*call, "--set", str(mine)]) == 0
    assert "canon/Nobody's Aunt" in names()


def _canons() -> list[dict[str, object]]:
    return rows_json(CANONS)


def test_what_is_printed_on_cards_is_asked_with_cards_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["print", "table", "--blank"]) == 2
    assert "for the sheet `cards`" in capsys.readouterr().err


def test_paper_is_named_as_it_is_written(tmp_path: Path) -> None:
    assert main(["print", "table", "--paper", "A4", "-o", str(tmp_path / "x.pdf")]) == 0
