"""Speed-up of reviewing an archive with two processes instead of one."""

import json
import os
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from server.review.archive import evenings_in
from server.review.report import write_report
from server.review.task import EveningReview, ReviewTask
from server.spread.processes import on_processes
from server.spread.spreading import cores
from tests.benchmarks.speed import Speed
from tests.support.busy import others_at_work
from tests.support.reviews import TimedReview, review, throws_archive, timed_review

pytestmark = pytest.mark.bench
EVENINGS = 8
LEAST_SPEED_UP = 1.8
QUIET_LOAD = 0.5


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return throws_archive(tmp_path_factory.mktemp("archive"), EVENINGS)


def test_two_processes_share_the_work_almost_evenly(
    archive: Path, tmp_path: Path, speed: Speed
) -> None:
    """The speed-up by processor time of the critical path, which other load does not change.

    On free cores it equals the wall-clock time: that of the busiest process, and of the report at
    the end, which is not parallel.
    """
    tasks = [ReviewTask(evening) for evening in evenings_in(str(archive))]
    one, two = (done(tasks, workers) for workers in (1, 2))
    began_s = time.process_time()
    reviews = sorted((each.review for each in two), key=lambda each: each.evening)
    write_report(reviews, tmp_path / "report")
    alone_s = time.process_time() - began_s
    ratio = (sum(longest(one)) + alone_s) / (max(longest(two)) + alone_s)
    told = {"recordings": EVENINGS, "cpu_s": {1: longest(one), 2: longest(two)}}
    print(json.dumps({**told, "report_cpu_s": alone_s, "speed_up": round(ratio, 2)}))
    assert sorted(map(told_by, one)) == sorted(map(told_by, two))
    speed.keep("a review by two processes", 1 / ratio, "x one process")
    # Beside others one process may get less of a processor, and then takes fewer of the evenings.
    assert ratio >= LEAST_SPEED_UP or others_at_work()


def done(tasks: Sequence[ReviewTask], workers: int) -> list[TimedReview]:
    found = [each.result for each in on_processes(timed_review, tasks, workers=workers)]
    return [each for each in found if each is not None]


def longest(found: Sequence[TimedReview]) -> list[float]:
    """Processor time of each process, including its start."""
    spent: dict[int, float] = {}
    for each in found:
        spent[each.process] = max(spent.get(each.process, 0.0), each.cpu_s)
    return [round(cpu_s, 1) for cpu_s in spent.values()]


def told_by(found: TimedReview) -> str:
    return repr(EveningReview(found.review.evening, found.review.status, rows=found.review.rows))


@pytest.mark.skipif(cores() < 2, reason="this machine has one core only")
def test_by_the_clock_two_processes_are_almost_twice_as_fast(archive: Path, tmp_path: Path) -> None:
    """The processor time of the whole command, including its start and report, as text."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    if load > QUIET_LOAD * cores():
        pytest.skip(f"others are at work on this machine (load {load:.1f}): a clock tells nothing")
    took_s = {}
    for workers in (1, 2):
        began_s = time.monotonic()
        found = review(archive, tmp_path / f"report-{workers}", "--workers", str(workers))
        took_s[workers] = time.monotonic() - began_s
        assert found == ["measured again"] * EVENINGS
    ratio = took_s[1] / took_s[2]
    print(json.dumps({"recordings": EVENINGS, "seconds": took_s, "speed_up": round(ratio, 2)}))
    assert ratio >= LEAST_SPEED_UP
