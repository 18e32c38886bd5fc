"""The real program, started from its command line on a free port."""

import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

COMMAND: tuple[str, ...] = (sys.executable, "-m", "server")
ROOT = Path(__file__).resolve().parents[2]
START_S = 60.0
STOP_S = 10.0
ANNOUNCED = "Tableref: "


@contextmanager
def serving(
    arguments: Sequence[str],
    *,
    log: Path,
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
    gently: bool = True,
) -> Iterator[str]:
    """Run `tableref` with these arguments until the block ends; yields the address it announces.

    Tests that only look at its pages may kill it, because a regular end takes seconds.
    """
    with begun(arguments, log=log, cwd=cwd, environment=environment) as process:
        try:
            yield address_of(process, log)
        finally:
            if not gently:
                process.kill()
            _stop(process)


@contextmanager
def begun_and_serving(
    arguments: Sequence[str],
    *,
    log: Path,
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> Iterator[tuple[int, str]]:
    """The same; yields its process id as well."""
    with begun(arguments, log=log, cwd=cwd, environment=environment) as process:
        try:
            yield process.pid, address_of(process, log)
        finally:
            _stop(process)


def begun(
    arguments: Sequence[str],
    *,
    log: Path,
    cwd: Path = ROOT,
    environment: Mapping[str, str] | None = None,
) -> "subprocess.Popen[str]":
    """Start `tableref` with these arguments on a free port; its standard error goes to `log`."""
    command = [*COMMAND, *arguments, "--port", "0", "--no-browser"]
    with log.open("w") as errors:
        return subprocess.Popen(
            command, cwd=cwd, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        )


def address_of(process: "subprocess.Popen[str]", log: Path) -> str:
    """The address that a program announces once it serves.

    Raises:
        RuntimeError: It ended without serving; the message has its standard error.
    """
    assert process.stdout is not None
    impatience = threading.Timer(START_S, process.kill)
    impatience.start()
    try:
        for line in process.stdout:
            if line.startswith(ANNOUNCED):
                return line.removeprefix(ANNOUNCED).strip()
    finally:
        impatience.cancel()
    raise RuntimeError(f"the program ended without serving: {log.read_text()[-2000:]}")


def _stop(process: "subprocess.Popen[str]") -> None:
    process.terminate()
    try:
        process.wait(STOP_S)
    except subprocess.TimeoutExpired:
        process.kill()
