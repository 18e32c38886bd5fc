"""A replay goes step by step, to an entry, at any speed, and never ends in a traceback."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from server.cli.main import main
from server.cli.replay_steps import Pace, StepPrinter
from server.replaying import Playback
from server.store.recording import FILE, read_recording
from tests.server.store.test_recorded_before import OF_2026_11_20
from tests.server.test_replaying import change, play_an_evening


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    play_an_evening(tmp_path / "evening")
    return tmp_path / "evening"


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(*arguments: object) -> tuple[int, list[str], str]:
        status = main(["replay", *(str(argument) for argument in arguments)])
        out, err = capsys.readouterr()
        return status, out.splitlines(), err

    return run


def test_every_step_is_told(said: Any, folder: Path) -> None:
    status, out, _ = said(folder, "--steps", "--json")
    *steps, end = [json.loads(line) for line in out]
    assert status == 0
    entries = [seq for step in steps for seq in step.get("entries", ())]
    assert entries == list(range(1, end["events"] + 1))
    assert [step["frame"] for step in steps if "seen" in step] == [100, 380, 500, 900]
    assert [step["dismissed"] for step in steps if "dismissed" in step] == ["throw-900@900"]


def test_one_goes_to_an_entry(said: Any, folder: Path) -> None:
    status, out, _ = said(folder, "--from", 5, "--to", 6, "--state", "--json")
    *steps, end = [json.loads(line) for line in out]
    assert status == 0
    assert [seq for step in steps for seq in step.get("entries", ())] == [5, 6]
    assert end["events"] == 6
    assert end["state"]["creatures"][0]["hit_points"] == 43
    assert end["recording"]["ended"], "what comes after --to is checked all the same"


def test_only_what_was_compared_is_as_recorded(said: Any, folder: Path) -> None:
    decided = sum(line["did"] == "decided" for line in read_recording(folder))
    assert said(folder, "--to", 6)[1][-1].startswith("as recorded up to entry 6; ")
    assert json.loads(said(folder, "--to", 0, "--json")[1][-1])["not_compared"] == decided
    whole = json.loads(said(folder, "--json")[1][-1])
    assert whole["not_compared"] == 0
    assert said(folder, "--to", whole["events"] + 1)[1][-1] == "as recorded"
    thrown_dismissed_and_ended = "as recorded up to entry 13; 3 later decisions were not compared"
    assert said(folder, "--to", 9)[1][-1] == thrown_dismissed_and_ended


def test_one_of_a_kind_is_told_as_one(said: Any, folder: Path) -> None:
    assert "3 events, 1 frame, 1 sighting" in said(folder, "--to", 3)[1]


def test_lines_for_people(said: Any, folder: Path) -> None:
    status, out, _ = said(folder, "--from", 5, "--to", 6, "--state")
    assert status == 0
    assert "Ada's span is 204 mm." in out[0]
    assert "frame 380: orange 82 ± 4 ml, 4 legs" in out[1]
    assert any(line.startswith("  creatures: ") for line in out)


def test_steps_wait_as_long_as_they_took(folder: Path) -> None:
    lines = [{**line, "at_s": 2.0 * n} for n, line in enumerate(read_recording(folder))]
    waited: list[float] = []
    printer = StepPrinter(0, Pace(4.0, sleep=waited.append), as_json=True)
    for step in Playback().run(lines):
        printer.show(step)
    assert sum(waited) == (len(lines) - 3) * 2.0 / 4.0
    assert min(waited) == 0.5


def test_steps_wait_for_enter(said: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))
    status, out, _ = said(folder, "--step")
    assert status == 0
    assert out[-1] == "as recorded"


def test_an_earlier_recording_has_no_times(said: Any) -> None:
    status, _, err = said(OF_2026_11_20, "--speed", 2)
    assert status == 2
    assert "keeps no times" in err
    assert said(OF_2026_11_20, "--steps")[0] == 0


@pytest.mark.parametrize(
    "text",
    [
        "null", "[]", "5", '"x"', '{"did":5}', '{"did":"began"}', "{}", "[" * 100_000, "\xff",
        '{"did":"began","session":{},"events":[]}', '{"did":"began","session":5,"events":5}',
        '{"did":"began","session":{"id":[],"game":[],"options":0,"seed":0,"dice":0},"events":[]}',
    ],
)  # fmt: skip
@pytest.mark.parametrize("after", ["", '\n{"did":"looked"}\n', "\n\n"])
def test_what_is_no_recording_gets_one_sentence(
    said: Any, tmp_path: Path, text: str, after: str
) -> None:
    (tmp_path / FILE).write_bytes((text + after).encode("latin-1"))
    status, out, err = said(tmp_path)
    assert (status, out) == (2, [])
    assert len(err.splitlines()) == 1
    assert err.endswith(".\n")


@pytest.mark.parametrize("at_s", ["x", [], -1, 1e308, 10**400, float("nan"), None])
def test_a_time_that_is_none_is_left_out(said: Any, folder: Path, at_s: Any) -> None:
    change(folder, 3, at_s=at_s)
    status, out, _ = said(folder, "--steps")
    assert status == 1
    assert "Line 4 was changed" in out[-1]


def test_the_folder_above_or_the_file_is_told_with_what_was_meant(
    said: Any, folder: Path, tmp_path: Path
) -> None:
    assert f"name one of those in it, such as {folder}." in said(tmp_path)[2]
    assert f"name its folder, {folder}." in said(folder / FILE)[2]
    assert "name a folder that `tableref record` has made." in said(tmp_path / "none")[2]


def test_a_pipe_or_a_device_is_no_recording(said: Any, tmp_path: Path) -> None:
    (tmp_path / FILE).symlink_to("/dev/zero")
    status, _, err = said(tmp_path)
    assert status == 2
    assert "holds no recording" in err
