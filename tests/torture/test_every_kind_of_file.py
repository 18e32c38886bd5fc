"""Every kind of file that is read, broken again and again, with limits on memory and time.

`make torture` reads 2,000 of them, `make soak` 10,000; a failure names its kind and seed:
`python -m tests.support.broken_files FOLDER KIND SEED 1` reads that one again.
"""

import json
import os
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST_S = 120.0
"""Timeout in seconds: a case takes at most one on an idle machine, and the program two to start."""

SHARES = {
    "pictures": 250, "drawings": 150, "films": 100, "boards": 300, "cameras": 200,
    "calibrations": 200, "recordings": 300, "databases": 120, "columns": 80, "sets": 140,
    "settings": 60, "saved games": 40, "waiting": 40, "clips": 20,
}  # fmt: skip
"""Number of cases of each kind, of the 2,000."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs limits on memory")


def read_all(folder: Path, kind: str, first: int, count: int) -> list[dict[str, Any]]:
    """The outcome of each case; the program is killed if one takes too long."""
    command = [sys.executable, "-m", "tests.support.broken_files"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1"}
    process = subprocess.Popen(
        [*command, str(folder), kind, str(first), str(count)],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    told, begun = [], first
    watch = threading.Timer(LONGEST_S, process.kill)
    watch.start()
    for line in process.stdout:
        watch.cancel()
        if line.startswith("{"):
            told.append(json.loads(line))
        elif line.strip().isdigit():
            begun = int(line)
        watch = threading.Timer(LONGEST_S, process.kill)
        watch.start()
    watch.cancel()
    process.stdout.close()
    status = process.wait()
    assert status == 0, f"{kind}, seed {begun}: the program ended with {status}"
    return told


def check(folder: Path, kind: str, first: int, count: int) -> None:
    """Read `count` broken files of a kind and check that none has a bad outcome."""
    told = read_all(folder, kind, first, count)
    ends = Counter(status for one in told for status in one["statuses"])
    longest, peak = max(one["seconds"] for one in told), max(one["peak_mb"] for one in told)
    print(f"{kind}: {len(told)} files, {dict(ends)}, longest {longest} s, peak {peak} MB")
    faults = [f"{kind}, seed {one['seed']}: {one['fault']}" for one in told if one["fault"]]
    assert faults == []
    assert len(told) == count


def test_a_few_broken_files(tmp_path: Path) -> None:
    check(tmp_path, "boards", 0, 8)


def test_a_picture_that_says_it_holds_two_gigabytes(tmp_path: Path) -> None:
    check(tmp_path, "drawings", 10_641, 1)


@pytest.mark.torture
@pytest.mark.parametrize("kind", SHARES)
def test_broken_files(kind: str, tmp_path: Path) -> None:
    check(tmp_path, kind, 100, SHARES[kind])


@pytest.mark.soak
@pytest.mark.parametrize("kind", SHARES)
def test_very_many_broken_files(kind: str, tmp_path: Path) -> None:
    check(tmp_path, kind, 10_000, 5 * SHARES[kind])
