"""`tableref export` and `tableref import`: a saved game moves from one folder to another."""

import csv
import json
from pathlib import Path

import pytest

from server.cli.main import main
from server.session import Session
from server.sessions import Sessions
from server.store.sql import SqlLedger
from tests.support.kept_games import kept, url_of

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder in which two games are kept."""
    folder = tmp_path / "data"
    folder.mkdir()
    kept(folder / "tableref.db", ("slargeball", "clay_o_rama"), commands=15)
    return folder


def games_in(folder: Path) -> list[Session]:
    ledger = SqlLedger(url_of(folder / "tableref.db"))
    try:
        return list(Sessions(ledger).all())
    finally:
        ledger.close()


def test_the_newest_game_goes_to_another_folder(
    data: Path, tmp_path: Path, capsys: Captured
) -> None:
    file, other = tmp_path / "evening.json", tmp_path / "new" / "other"
    assert main(["export", "--data", str(data), "-o", str(file)]) == 0
    assert main(["import", str(file), "--data", str(other), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (found,) = games_in(other)
    original = games_in(data)[-1]
    assert told == {
        "kind": "import", "id": found.record.id, "game": "clay_o_rama", "entries": found.head,
    }  # fmt: skip
    assert found.entries == original.entries
    assert found.record.id != original.record.id


def test_a_game_is_named_and_printed(data: Path, capsys: Captured) -> None:
    game = games_in(data)[0].record.id
    assert main(["export", game, "--data", str(data)]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "slargeball"


def test_the_table_has_a_line_for_each_entry(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "evening.csv"
    assert main(["export", "--as", "csv", "--data", str(data), "-o", str(file)]) == 0
    with file.open(encoding="utf-8-sig", newline="") as lines:
        assert len(list(csv.DictReader(lines))) == games_in(data)[-1].head


def test_what_was_changed_is_named_and_not_taken_in(
    data: Path, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "evening.json"
    main(["export", "--data", str(data), "-o", str(file)])
    file.write_text(file.read_text(encoding="utf-8").replace("referee", "umpire", 1), "utf-8")
    assert main(["import", str(file), "--data", str(data)]) == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith(f"{file}: it was changed: entry ")
    assert complaint.endswith("; name the file as it was exported.\n")
    assert complaint.count("\n") == 1
    assert len(games_in(data)) == 2


@pytest.mark.parametrize("name", ["none.json", "."])
def test_what_is_no_file_is_named(name: str, tmp_path: Path, capsys: Captured) -> None:
    assert main(["import", str(tmp_path / name), "--data", str(tmp_path / "data")]) == 2
    assert str(tmp_path / name) in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


def test_a_game_that_is_not_there_is_named(data: Path, capsys: Captured) -> None:
    assert main(["export", "nosuch", "--data", str(data)]) == 2
    assert "There is no game nosuch here" in capsys.readouterr().err
