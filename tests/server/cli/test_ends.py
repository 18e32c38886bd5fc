"""How a call ends that is interrupted: by Ctrl-C, by a closed pipe, by a full disk."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

import pytest

from calibration.frame import Frame
from server.capture.footage import Video
from server.cli.exits import DONE, INTERRUPTED, NOT_MEASURED, UNUSABLE
from server.cli.main import main
from tests.server.test_replaying import change, play_an_evening
from tests.support.films import samples
from tests.support.program import ROOT, address_of, begun

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs otherwise")

FULL = Path("/dev/full")
TURNED = samples("turncard")[0]
PATIENCE_S = 60


def called(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "server", *map(str, arguments)]


def into_pipe(arguments: Sequence[object]) -> tuple[int, str]:
    """Run it with a closed pipe as its output; return the exit status and standard error."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as gone:
        ended = subprocess.run(
            called(*arguments),
            cwd=ROOT,
            stdout=gone,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    return ended.returncode, ended.stderr


@pytest.mark.parametrize("arguments", [("--help",), ("play", "clay_o_rama"), ("codes", "--help")])
def test_a_reader_that_has_seen_enough_is_no_failure(arguments: Sequence[object]) -> None:
    assert into_pipe(arguments) == (DONE, "")


def written_to(out: IO[str], command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command with its output written to an open file."""
    return subprocess.run(
        command, cwd=ROOT, stdout=out, stderr=subprocess.PIPE, text=True, check=False
    )


def test_an_output_that_may_not_become_larger_is_one_sentence(tmp_path: Path) -> None:
    """A quota, or a limit for files, was a traceback before."""
    with (tmp_path / "out").open("w") as small:
        ended = written_to(small, ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", *called("--help")])
    assert ended.returncode == UNUSABLE
    (line,) = ended.stderr.splitlines()
    assert "cannot be written (File too large)" in line


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("steps", [(), ("--steps",)])
def test_a_full_disk_under_the_output_is_one_sentence(
    tmp_path: Path, steps: tuple[str, ...]
) -> None:
    play_an_evening(tmp_path)
    change(tmp_path, 3, at_s=5)  # a replay that differs ends in another way
    with FULL.open("w") as full:
        ended = written_to(full, called("replay", tmp_path, *steps))
    assert ended.returncode == UNUSABLE
    (line,) = ended.stderr.splitlines()
    assert line.startswith("The output cannot be written (No space left on device)")


@pytest.fixture
def ctrl_c_counts() -> Iterator[None]:
    """Programs begun here heed Ctrl-C, also if these tests run in a shell's background.

    There SIGINT is ignored, which programs inherit, as they should.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c_counts")
def test_ctrl_c_in_the_middle_of_a_measurement_is_not_done() -> None:
    call = called("weigh-in", "--creature", TURNED / "clip.mp4", "--boards", TURNED / "boards.json")
    with subprocess.Popen(
        call, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        process.stderr.readline()  # the pictures are read
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out) == (INTERRUPTED, "")
    assert "Traceback" not in err


class CutOff(Video):
    """A film during whose second picture Ctrl-C is pressed."""

    def frames(self) -> Iterator[Frame]:
        yield next(super().frames())
        raise KeyboardInterrupt


def test_a_film_that_ctrl_c_ends_early_is_summed_up_but_not_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before, its exit status was that of a film that was read to its end."""
    film = CutOff(TURNED / "clip.mp4")
    monkeypatch.setattr("server.cli.observing.open_source", lambda *_, **__: film)
    assert main(["observe", "a film", "--for", "die"]) == INTERRUPTED
    (line,) = capsys.readouterr().out.splitlines()
    assert '"kind": "summary"' in line


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_is_the_usual_end_of_what_is_served(tmp_path: Path, sent: signal.Signals) -> None:
    log = tmp_path / "log"
    with begun(["record", str(tmp_path / "evening")], log=log) as process:
        address_of(process, log)
        process.send_signal(sent)
        assert process.wait(PATIENCE_S) == DONE
    assert main(["check", str(tmp_path / "evening")]) == DONE


@pytest.mark.parametrize(
    ("arguments", "mend"),
    [
        (("observe",), "see `tableref observe --help`."),
        (("store", "dance"), "see `tableref store --help`."),
        (("dance",), "see `tableref --help`."),
    ],
)
def test_a_wrong_call_names_the_help_of_its_command(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], mend: str
) -> None:
    assert main(list(arguments)) == UNUSABLE
    assert capsys.readouterr().err.strip().endswith(mend)


def test_the_statuses_are_those_of_the_interfaces() -> None:
    assert (DONE, NOT_MEASURED, UNUSABLE, INTERRUPTED) == (0, 1, 2, 130)
