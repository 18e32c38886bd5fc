"""Archives of real footage for tests, and `tableref review` as a separate program."""

import json
import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from server.review.evening import review_evening
from server.review.task import EveningReview, ReviewTask
from tests.support.dask_cluster import ONE_THREAD
from tests.support.program import ROOT
from tests.support.recorded_evenings import THROW, record_evening


def throws_archive(folder: Path, evenings: int) -> Path:
    """A number of recordings of one bundled throw, each in its own folder with its footage."""
    first = record_evening(folder / "evening-0", THROW)
    for number in range(1, evenings):
        shutil.copytree(first, folder / f"evening-{number}")
    return folder


def begin_review(archive: Path, report: Path, *options: str) -> "subprocess.Popen[str]":
    """Start a review; it prints a JSON line when a recording is done."""
    command = [sys.executable, "-m", "server", "review", str(archive), "-o", str(report), "--json"]
    environment = {**os.environ, **dict.fromkeys(ONE_THREAD, "1")}
    return subprocess.Popen(
        [*command, *options], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    )


def review(archive: Path, report: Path, *options: str) -> list[str]:
    """Review an archive; the status of each recording in the order in which they came."""
    with begin_review(archive, report, *options) as program:
        assert program.stdout is not None
        lines = [json.loads(line) for line in program.stdout]
    assert program.returncode == 0
    return [line["status"] for line in lines if line["kind"] == "recording"]


def files_of(report: Path) -> dict[str, bytes]:
    """Every file of a report by its name."""
    files = (path for path in report.rglob("*") if path.is_file())
    return {path.relative_to(report).as_posix(): path.read_bytes() for path in files}


@dataclass(frozen=True, slots=True)
class TimedReview:
    """A review, the process that made it, and the processor time of that process so far."""

    review: EveningReview
    process: int
    cpu_s: float


def timed_review(task: ReviewTask) -> TimedReview:
    """Review a recording, and measure what it cost its process."""
    found = review_evening(task)
    return TimedReview(found, os.getpid(), time.process_time())
