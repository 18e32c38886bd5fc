"""A real Dask cluster on this machine: a scheduler and workers, each a process of its own."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 120.0
MEMORY = "1500MB"
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


def needs_dask() -> None:
    """Skip the test where Dask is not installed, and say so."""
    pytest.importorskip("distributed", reason="Dask is not installed: pip install '.[archive]'")


@dataclass(frozen=True)
class Cluster:
    """A scheduler with its workers.

    Attributes:
        address: Of the scheduler.
        workers: The processes, by the order in which they were started.
    """

    address: str
    workers: tuple["subprocess.Popen[bytes]", ...]

    def kill(self, number: int) -> None:
        """Kill a worker in the middle of its work, as a power cut would."""
        self.workers[number].send_signal(signal.SIGKILL)
        self.workers[number].wait()


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[Cluster]:
    """Start a scheduler and workers of one thread each; all are ended with the block.

    Args:
        folder: For the files that they write.
        workers: Number of workers.
    """
    known = folder / "scheduler.json"
    with ExitStack() as stack:
        arguments = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        stack.enter_context(
            _running("dask_scheduler", *arguments, "--scheduler-file", known, folder=folder)
        )
        address = _address(known)
        started = [
            stack.enter_context(_worker(address, number, folder)) for number in range(workers)
        ]
        yield Cluster(address, tuple(started))


def _worker(address: str, number: int, folder: Path) -> "_Started":
    options = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", MEMORY]
    own = folder / f"worker-{number}"
    return _running(
        "dask_worker", address, *options, "--name", number, "--local-directory", own, folder=folder
    )


class _Started:
    """A process that is ended with the block."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._process = process

    def __enter__(self) -> "subprocess.Popen[bytes]":
        return self._process

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()


def _running(program: str, *arguments: object, folder: Path) -> _Started:
    command = [sys.executable, "-m", f"distributed.cli.{program}", *map(str, arguments)]
    single = dict.fromkeys(ONE_THREAD, "1")
    environment = {**os.environ, **single, "PYTHONPATH": str(ROOT)}
    with (folder / f"{program}.log").open("ab") as log:
        return _Started(
            subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
        )


def _address(known: Path) -> str:
    """The scheduler's address, once it has written it to its file."""
    until_s = time.monotonic() + PATIENCE_S
    while time.monotonic() < until_s:
        try:
            return str(json.loads(known.read_text())["address"])
        except (FileNotFoundError, ValueError):
            time.sleep(0.05)
    raise RuntimeError("the scheduler did not start")
