"""How much faster two processes review an archive than one, on at least two free cores."""

import json
import time
from pathlib import Path

import pytest

from server.spread.spreading import cores
from tests.support.reviews import review, throws_archive

pytestmark = pytest.mark.bench
EVENINGS = 8
LEAST_SPEED_UP = 1.8


@pytest.mark.skipif(cores() < 2, reason="this machine has one core only")
def test_two_processes_are_almost_twice_as_fast_as_one(tmp_path: Path) -> None:
    """Of the whole command, its start and its report with it."""
    archive = throws_archive(tmp_path / "archive", EVENINGS)
    took_s = {}
    for workers in (1, 2):
        began_s = time.monotonic()
        found = review(archive, tmp_path / f"report-{workers}", "--workers", str(workers))
        took_s[workers] = time.monotonic() - began_s
        assert found == ["measured again"] * EVENINGS
    ratio = took_s[1] / took_s[2]
    print(json.dumps({"recordings": EVENINGS, "seconds": took_s, "speed_up": round(ratio, 2)}))
    assert ratio >= LEAST_SPEED_UP
