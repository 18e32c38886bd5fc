"""Names that are not regular files, absurd sizes and numbers: one sentence for each."""

import json
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest

from server.cli.main import main
from server.store.recording import FILE
from tests.server.test_replaying import play_an_evening
from tests.support.damage import damaged
from tests.support.films import samples

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")

HAND = samples("handspan")[0]
THROW = samples("throws")[0]
PATIENCE_S = 60
"""Time limit: a call that hangs hangs forever; a busy machine only takes longer."""
MEMORY_BYTES = 400_000_000
"""Memory that a call may use in addition to what is used already."""


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Iterator[Any]:
    """Run the command line with limits on time and memory; return its status and output."""

    def run(*arguments: object) -> tuple[int, str]:
        status = main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        assert "Traceback" not in err
        return status, (out + err).strip()

    def too_long(*_: object) -> None:
        raise TimeoutError

    before = resource.getrlimit(resource.RLIMIT_AS)
    with Path("/proc/self/statm").open() as told:
        taken = int(told.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY_BYTES, before[1]))
    handler = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(PATIENCE_S)
    yield run
    signal.alarm(0)
    signal.signal(signal.SIGALRM, handler)
    resource.setrlimit(resource.RLIMIT_AS, before)


@pytest.fixture(params=["endless", "pipe", "folder"])
def strange(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A path that is not a regular file."""
    path = tmp_path / "strange.json"
    match request.param:
        case "endless":
            path.symlink_to("/dev/zero")
        case "pipe":
            os.mkfifo(path)
        case _:
            path.mkdir()
    return path


def calls(strange: Path) -> Iterator[tuple[object, ...]]:
    hand, boards = HAND / "hand.jpg", HAND / "boards.json"
    yield "calibrate", hand, "--boards", strange
    yield "calibrate", hand, "--boards", boards, "--camera", strange
    yield "observe", hand, "--calibration", strange, "--for", "hand"
    yield "weigh-in", "--creature", hand, "--boards", boards, "--before", strange
    yield "play", "metamorph", "--set", strange


@pytest.mark.parametrize("number", range(5))
def test_what_is_no_file_is_named_and_not_read(said: Any, strange: Path, number: int) -> None:
    status, told = said(*list(calls(strange))[number])
    assert status == 2
    assert "strange.json: it is a folder, a device or a pipe; name a file." in told


def test_a_dictionary_file_is_looked_at_too(said: Any, strange: Path) -> None:
    board = {"name": "s", "type": "tokens", "marker_mm": 16, "dictionary_file": strange.name}
    boards = strange.with_name("boards.json")
    boards.write_text(json.dumps({"units": "mm", "boards": [board]}))
    status, told = said("calibrate", HAND / "hand.jpg", "--boards", boards)
    assert status == 2
    assert "strange.json" in told


def test_a_folder_of_pictures_that_holds_one(said: Any, strange: Path) -> None:
    strange.rename(strange.with_name("picture.jpg"))
    status, told = said("check", strange.parent)
    assert status == 2
    assert "picture.jpg: it is a folder, a device or a pipe" in told


@pytest.mark.parametrize("shape", [(1, 1_000_000), (1_000_000, 1)])
@pytest.mark.parametrize("kind", ["die", "hand"])
def test_a_picture_of_one_line(said: Any, tmp_path: Path, shape: Any, kind: str) -> None:
    picture = tmp_path / "line.png"
    cv2.imwrite(str(picture), np.zeros((*shape, 3), np.uint8))
    boards = ("--boards", HAND / "boards.json") if kind == "hand" else ()
    status, told = said("observe", picture, "--for", kind, *boards)
    assert status == 1
    assert "give an 8-bit colour picture of at least 64 by 48 pixels" in told


@pytest.mark.parametrize("size", ["1e-320", "1e-30", "0", "1e400"])
def test_a_scale_that_no_scanner_has(said: Any, tmp_path: Path, size: str) -> None:
    boards = tmp_path / "boards.json"
    scale = f'{{"name": "f", "type": "scale", "mm_per_px": {size}}}'
    boards.write_text(f'{{"units": "mm", "boards": [{scale}]}}')
    status, told = said("check", HAND / "hand.jpg", "--boards", boards)
    assert status == 2
    assert 'needs a positive number of mm as "mm_per_px"' in told


NO_LINES = ("null", "[]", "5", '"x"', "{}", "[" * 200_000, '{"did": "began"}', '{"did": []}')


@pytest.mark.parametrize("line", NO_LINES, ids=lambda line: line[:10])
def test_a_recording_of_lines_that_nobody_wrote(said: Any, tmp_path: Path, line: str) -> None:
    (tmp_path / FILE).write_text(f"{line}\n{line}\n")
    status, told = said("replay", tmp_path)
    assert status == 2
    assert len(told.splitlines()) == 1


def test_a_recording_of_a_game_that_cannot_be_is_told_in_lines(said: Any, tmp_path: Path) -> None:
    """A creature without a player makes the rules fail; a traceback would not help a reader."""
    play_an_evening(tmp_path / "evening")
    file = tmp_path / "evening" / FILE
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    (began,) = (line for line in lines if line["did"] == "began")
    del began["session"]["options"]["players"][1]
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    status, told = said("replay", file.parent)
    assert status == 2
    assert told.splitlines()[-1].endswith("restore the file.")


@pytest.mark.parametrize("field", ["session", "events", "frame", "decision"])
@pytest.mark.parametrize("value", ["null", "5", "[]", "{}", '"x"', "[null]"])
def test_a_recording_with_nonsense_in_a_field(
    said: Any, tmp_path: Path, field: str, value: str
) -> None:
    session = '{"id": "a", "game": "metamorph", "options": {}, "seed": 1, "dice": "typed"}'
    lines = [
        f'{{"did": "began", "session": {session}, "events": []}}',
        '{"did": "looked", "frame": 1, "scene": 0, "sightings": []}',
        '{"did": "decided", "session": "a", "decision": {}, "events": []}',
    ]
    bent = [
        json.dumps(told | {field: json.loads(value)} if field in told else told)
        for told in map(json.loads, lines)
    ]
    (tmp_path / FILE).write_text("\n".join(bent) + "\n")
    status, _ = said("replay", tmp_path)
    assert status in (1, 2)


@pytest.mark.long
def test_a_film_that_shows_no_sheet_any_more_is_soon_given_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A film in which the sheet is smeared in every picture; it took 27 s before."""
    film = tmp_path / "clip.mp4"
    film.write_bytes(damaged((THROW / "clip.mp4").read_bytes(), 9))
    began_s = time.process_time()
    boards = str(THROW / "boards.json")
    status = main(["observe", str(film), "--for", "throw", "--boards", boards])
    spent_s = time.process_time() - began_s
    print(f"{spent_s:.1f} s of processor time")
    assert status == 1
    assert "board/not_found" in capsys.readouterr().out
    assert spent_s < 8
