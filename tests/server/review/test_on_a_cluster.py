"""Real footage on a scheduler and four workers, one of which is killed in the middle."""

import json
from pathlib import Path

import pytest

from tests.support.dask_cluster import Cluster, cluster, needs_dask
from tests.support.reviews import begin_review, files_of, review, throws_archive

pytestmark = pytest.mark.soak
EVENINGS, WORKERS = 8, 4
MOST_MEMORY_GB = 1.5


def most_memory_gb(found: Cluster) -> float:
    """Peak memory of any living worker, by Linux's own count; 0 on other systems."""
    known = [Path(f"/proc/{worker.pid}/status") for worker in found.workers]
    lines = [line for one in known if one.exists() for line in one.read_text().splitlines()]
    peaks = (int(line.split()[1]) for line in lines if line.startswith("VmHWM"))
    return max(peaks, default=0) / 2**20


def test_with_a_worker_killed_in_the_middle_the_report_is_the_same_to_the_bit(
    tmp_path: Path,
) -> None:
    needs_dask()
    archive = throws_archive(tmp_path / "archive", EVENINGS)
    assert review(archive, tmp_path / "alone", "--workers", "1") == ["measured again"] * EVENINGS
    (tmp_path / "cluster").mkdir()
    with cluster(tmp_path / "cluster", WORKERS) as found:
        options = ("--scheduler", found.address)
        with begin_review(archive, tmp_path / "spread", *options) as program:
            assert program.stdout is not None
            lines = []
            for text in program.stdout:
                lines.append(json.loads(text))
                if len(lines) == 1:  # the others are in the middle of theirs
                    found.kill(1)
        assert program.returncode == 0
        memory_gb = most_memory_gb(found)
    done = [line for line in lines if line["kind"] == "recording"]
    print(f"{len(done)} recordings, {WORKERS - 1} of {WORKERS} workers left, {memory_gb:.2f} GB")
    assert [line["status"] for line in done] == ["measured again"] * EVENINGS
    assert files_of(tmp_path / "spread") == files_of(tmp_path / "alone")
    assert memory_gb <= MOST_MEMORY_GB
