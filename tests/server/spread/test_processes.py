"""Tasks on processes of this machine: results arrive when ready, and lost work is repeated."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.spread.outcome import MOST_LOSSES, TaskOutcome
from server.spread.processes import on_processes
from tests.support.program import ROOT
from tests.support.spread_work import Piece, begun, square, workers_of


def done(tasks: list[Piece], workers: int) -> dict[int, TaskOutcome[int]]:
    outcomes = list(on_processes(square, tasks, workers=workers))
    assert len(outcomes) == len({one.place for one in outcomes}) == len(tasks)
    return {one.place: one for one in outcomes}


def test_all_tasks_are_done_whatever_goes_wrong_with_some(tmp_path: Path) -> None:
    """One process is lost once, one task ends every process, one raises; the others are done."""
    tasks = [
        Piece(0, tmp_path),
        Piece(1, tmp_path, ends_process=1),
        Piece(2, tmp_path, ends_process=99),
        Piece(3, tmp_path, fails=True),
        Piece(4, tmp_path),
    ]
    outcomes = done(tasks, workers=2)
    assert [outcomes[place].result for place in range(5)] == [0, 1, None, None, 16]
    assert outcomes[2].lost == "It ended every process that worked on it."
    assert "ValueError: no square of this" in outcomes[3].lost
    assert len(workers_of(tmp_path, 1)) >= 2
    # A pool may be lost before its task has begun.
    assert 2 <= len(workers_of(tmp_path, 2)) <= MOST_LOSSES


def test_nothing_to_do_starts_nothing() -> None:
    assert list(on_processes(square, [], workers=2)) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals for a group")
def test_ctrl_c_ends_all_processes_without_a_word(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    words = [sys.executable, str(script), str(tmp_path)]
    with subprocess.Popen(
        words, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, stderr=subprocess.PIPE,
        text=True, start_new_session=True,
    ) as program:  # fmt: skip
        begun(tmp_path, 1)
        os.killpg(program.pid, signal.SIGINT)
        _, complained = program.communicate()
    assert program.returncode == 7
    assert "Traceback" not in complained


SCRIPT = """
import signal
import sys
from pathlib import Path
from server.spread.processes import on_processes
from tests.support.spread_work import Piece, square

if __name__ == "__main__":
    # What is started in the background ignores Ctrl-C, and so does all that it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    folder = Path(sys.argv[1])
    try:
        list(on_processes(square, [Piece(1, folder, waits_for=folder / "never")], workers=1))
    except KeyboardInterrupt:
        sys.exit(7)
"""
