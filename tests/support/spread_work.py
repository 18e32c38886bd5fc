"""Tasks that tests spread over processes: they leave a trace, and may end their process."""

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Piece:
    """A task.

    Attributes:
        number: The number to square.
        folder: Folder in which it records the processes that worked on it.
        waits_for: A file that must exist before it ends; None: it ends at once.
        ends_process: How often its process ends in the middle of it.
        fails: Whether it raises.
    """

    number: int
    folder: Path
    waits_for: Path | None = None
    ends_process: int = 0
    fails: bool = False


def square(piece: Piece) -> int:
    """Do the task; the process id is recorded first."""
    traces = piece.folder / str(piece.number)
    traces.mkdir(exist_ok=True)
    (traces / f"{len(list(traces.iterdir()))}-{os.getpid()}").touch()
    if len(list(traces.iterdir())) <= piece.ends_process:
        os.kill(os.getpid(), signal.SIGKILL)
    while piece.waits_for is not None and not piece.waits_for.exists():
        time.sleep(0.02)
    if piece.fails:
        raise ValueError("no square of this")
    return piece.number**2


def workers_of(folder: Path, number: int) -> list[int]:
    """The ids of the processes that began a task, in order."""
    names = sorted(path.name for path in (folder / str(number)).iterdir())
    return [int(name.partition("-")[2]) for name in names]


def begun(folder: Path, number: int) -> list[int]:
    """The same, after waiting until a process has begun it."""
    while not (folder / str(number)).is_dir() or not workers_of(folder, number):
        time.sleep(0.02)
    return workers_of(folder, number)
