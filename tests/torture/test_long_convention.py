"""A long convention with forty tables and eight onlookers each: memory stays level."""

from pathlib import Path

import numpy as np
import pytest

from tests.benchmarks.test_hall_load import (
    ONLOOKERS,
    PROMISED_MS,
    TABLES,
    TIMES_ALONE,
    commands,
    full_hall,
    memory_mb,
    onlookers,
    report,
)
from tests.benchmarks.test_viewers import fetch

pytestmark = pytest.mark.soak

STRETCHES, ROUNDS = 6, 10
"""Number of phases, and of commands at each table in each: 2,400 commands."""

MOST_KB_A_COMMAND = 20.0
"""Largest memory per command, for its entries and the state after them. Measured: 6.7 kB."""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_a_long_convention_stays_quick_and_its_memory_flat(tmp_path: Path) -> None:
    """The first phase fills caches; later ones only add what the ledger stores."""
    with full_hall(tmp_path) as (address, codes, pid):
        sessions = list(codes)
        alone = commands(address, sessions, rounds=3)
        report("nobody looks on", alone, pid)
        hall_code = fetch(address, "api/hall/codes")["spectator"]
        together, memories_mb = [], []
        with onlookers(address, codes, hall_code):
            for stretch in range(STRETCHES):
                first = (3 + stretch * ROUNDS) * TABLES
                stretch_ms = commands(address, sessions, rounds=ROUNDS, first=first)
                report(f"stretch {stretch + 1}, {TABLES} x {ONLOOKERS} look on", stretch_ms, pid)
                together += stretch_ms
                memories_mb.append(memory_mb(pid))
    said = (STRETCHES - 1) * ROUNDS * TABLES
    each_kb = 1024 * (memories_mb[-1] - memories_mb[0]) / said
    p95_ms, p95_alone_ms = np.percentile(together, 95), np.percentile(alone, 95)
    print(f"{each_kb:.1f} kB a command; 95 % of {len(together)} under {p95_ms:.0f} ms")
    assert each_kb <= MOST_KB_A_COMMAND
    assert p95_ms < max(PROMISED_MS, TIMES_ALONE * p95_alone_ms)
