"""What the command line imports before it knows the command."""

import subprocess
import sys
from importlib import import_module

import pytest

from server.cli.main import COMMANDS, main
from tests.support.program import ROOT

HEAVY = {"cv2", "fastapi", "mediapipe", "numpy", "scipy", "skimage", "sqlalchemy", "uvicorn"}
OURS = {"calibration", "engine", "vision"}
COLUMNS = 80

CALL = """
import sys
from server.cli.main import main
status = main(sys.argv[1:])
print(*sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
sys.exit(status)
"""


def imported_by(*arguments: str) -> set[str]:
    """The packages that a new process has imported after this call."""
    call = [sys.executable, "-c", CALL, *arguments]
    ended = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    return set(ended.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("arguments", [["--help"], [], ["no-such-command"]], ids=str)
def test_a_call_that_needs_nothing_imports_nothing_heavy(arguments: list[str]) -> None:
    modules = imported_by(*arguments)
    assert "typer" in modules
    assert modules & (HEAVY | OURS) == set()


def test_the_engine_imports_a_game_only_when_it_is_asked_for() -> None:
    call = [sys.executable, "-c", "import engine, sys; print(*sys.modules)"]
    ended = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=True)
    modules = ended.stdout.split()
    assert "engine.game" in modules
    assert [name for name in modules if name.startswith("engine.games.")] == []
    assert {name.partition(".")[0] for name in modules} & HEAVY == set()


def test_a_command_imports_no_web_server_and_no_database_that_it_does_not_use() -> None:
    modules = imported_by("check", "--help")
    assert "cv2" in modules
    assert modules & {"fastapi", "sqlalchemy", "uvicorn", "mediapipe"} == set()


def test_serving_imports_no_more_than_the_first_picture_needs() -> None:
    modules = imported_by("serve", "--help")
    assert {"cv2", "fastapi", "sqlalchemy"} <= modules
    assert modules & {"alembic", "mediapipe", "reportlab", "scipy"} == set()


def test_the_overview_has_a_whole_line_for_each_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(COLUMNS))
    assert main(["--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for name, command in COMMANDS.items():
        (line,) = [line for line in lines if line.split()[:1] == [name]]
        assert line.endswith(command.summary)
        assert len(line) < COLUMNS


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_is_where_it_is_said_to_be(name: str) -> None:
    command = COMMANDS[name]
    assert getattr(import_module(command.module), command.function).__doc__
