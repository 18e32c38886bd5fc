"""A golden evening is killed, or its disk fills up, at every write, and at random times.

Nothing that was acknowledged is lost, the stored entries fit their hash chain and replay, and the
game can go on. Only the program is killed, not the machine: what the operating system has accepted
is written.
"""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "tests" / "support" / "write_faults.c"
LONGEST_S = 1200
RANDOM_KILLS = 200

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("cc") is None, reason="needs Linux and a C compiler"
)


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("shim") / "write_faults.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", built, SOURCE, "-ldl"], check=True)
    return built


def evenings(shim: Path, folder: Path, mode: str, first: int, step: int) -> list[dict[str, Any]]:
    """The outcome of each evening, after checking that none left a fault behind."""
    command = [sys.executable, "-m", "tests.support.write_faults", str(folder), mode]
    environment = {**os.environ, "LD_PRELOAD": str(shim), "PYTHONPATH": str(ROOT)}
    ran = subprocess.run(
        [*command, str(first), str(step)],
        cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LONGEST_S, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    head, *played = [json.loads(line) for line in ran.stdout.splitlines()]
    print(f"{head['writes']} writes, {mode}: {dict(Counter(one['ended'] for one in played))}")
    assert head["writes"] > 100
    assert [one for one in played if one["faults"]] == []
    return played


def test_a_few_writes(shim: Path, tmp_path: Path) -> None:
    assert len(evenings(shim, tmp_path, "kill", 40, 60)) > 2
    assert any(one["said"] for one in evenings(shim, tmp_path, "full", 60, 60))


@pytest.mark.torture
def test_killed_at_every_write(shim: Path, tmp_path: Path) -> None:
    played = evenings(shim, tmp_path, "kill", 1, 1)
    assert {one["ended"] for one in played} == {77}


@pytest.mark.torture
def test_a_full_disk_at_every_write(shim: Path, tmp_path: Path) -> None:
    assert any(one["said"] for one in evenings(shim, tmp_path, "full", 1, 1))


@pytest.mark.torture
def test_killed_at_random(shim: Path, tmp_path: Path) -> None:
    played = evenings(shim, tmp_path, "random", RANDOM_KILLS, 1)
    assert Counter(one["ended"] for one in played)[-9] == RANDOM_KILLS
