"""Files that commands write are complete or absent, without temporary or lost files beside them."""

import json
import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from server.cli.exits import Unusable
from server.cli.files import read_boards, write_text


def test_a_file_is_replaced_and_its_folder_made(tmp_path: Path) -> None:
    path = tmp_path / "näch ste" / "one.json"
    for text in ("a\nb\n", "ä\n"):
        write_text(path, text)
        assert path.read_text(encoding="utf-8") == text
    assert [one.name for one in path.parent.iterdir()] == ["one.json"]


@pytest.mark.parametrize("newline", [None, "", "\r\n"])
def test_lines_end_as_wanted(tmp_path: Path, newline: str | None) -> None:
    write_text(tmp_path / "one.csv", "a\nb\n", newline=newline)
    ending = os.linesep if newline is None else newline or "\n"
    assert (tmp_path / "one.csv").read_bytes() == f"a{ending}b{ending}".encode()


@pytest.mark.parametrize("name", ["folder", ".", "file/one.json"])
def test_what_cannot_be_written_is_named_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("file").write_text("kept")
    with pytest.raises(Unusable, match=f"{name} cannot be written"):
        write_text(Path(name), "text")
    assert {one.name for one in tmp_path.rglob("*")} == {"folder", "file"}
    assert Path("file").read_text() == "kept"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody make links")
def test_a_link_stays_one(tmp_path: Path) -> None:
    (tmp_path / "elsewhere.json").write_text("before")
    link = tmp_path / "link.json"
    link.symlink_to("elsewhere.json")
    write_text(link, "after")
    assert link.is_symlink()
    assert (tmp_path / "elsewhere.json").read_text() == "after"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_a_pipe_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writing = Thread(target=write_text, args=(pipe, "text"))
    writing.start()
    assert pipe.read_text() == "text"
    writing.join()
    assert pipe.is_fifo(), "as a device would: /dev/null was replaced by a file"


def test_unknown_fields_of_a_boards_file_are_named_and_ignored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "boards.json"
    coin = {"name": "coin", "type": "disc", "diameter_mm": 25, "colour": "brass"}
    path.write_text(json.dumps({"boards": [coin]}))
    (disc,) = read_boards(path).discs
    assert disc.diameter_mm == 25
    told = capsys.readouterr().err
    assert told.startswith(f"{path}: boards[0] \"coin\" has the unknown field 'colour'")
    assert told.endswith("known are diameter_mm, name, type.\n")
