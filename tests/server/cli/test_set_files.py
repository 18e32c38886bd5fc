"""`tableref play GAME --set FILE` and `--write-set FILE`."""

import io
import json
from pathlib import Path

import pytest

from server.cli.main import main


def said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO("bot\nbot\nstate\n"))
    status = main(["play", "metamorph", *arguments])
    told = capsys.readouterr()
    return status, told.out, told.err


def test_the_built_in_set_is_written_changed_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    status, out, _ = said(monkeypatch, capsys, "--write-set", str(path))
    assert status == 0
    assert "play with --set" in out
    whole = json.loads(path.read_text())
    small = [{"name": "Z", "rows": ["....."] * 3}]
    switches = tmp_path / "small.json"
    switches.write_text(json.dumps({"maps": [*small, *whole["maps"]]}))
    both = ("--set", str(path), "--set", str(switches), "--seed", "1")
    status, out, err = said(monkeypatch, capsys, *both)
    assert (status, err) == (0, "")
    assert "The map is made of the parts" in out


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"shapes": 5}', "bad.json: shapes must be a list, each a shape, not 5."),
        ('{"shape": []}', "bad.json: there is no 'shape'; did you mean 'shapes'?"),
        ("{", "bad.json is not JSON"),
    ],
)
def test_a_bad_file_is_named_with_its_faults(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    text: str,
    fault: str,
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text)
    status, out, err = said(monkeypatch, capsys, "--set", str(path))
    assert (status, out) == (2, "")
    assert fault in err


def test_a_file_that_is_there_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    path.write_text("precious")
    status, _, err = said(monkeypatch, capsys, "--write-set", str(path))
    assert status == 2
    assert "is there already" in err
    assert path.read_text() == "precious"
