"""Speed of replaying a recorded evening, relative to its duration."""

import json
import subprocess
import time
from pathlib import Path
from typing import Final

import pytest

from server.replaying import Playback
from server.store.recording import read_recording
from tests.benchmarks.speed import Speed
from tests.support.program import COMMAND, ROOT
from tests.support.recorded_evenings import EVENING, record_evening

pytestmark = pytest.mark.bench

TRIES: Final = 3
EVENING_S: Final = 9.0
"""Duration of the bundled evening, which is as busy as the busiest seconds of a real one."""


def test_replaying_an_evening(tmp_path: Path, speed: Speed) -> None:
    """Wall-clock times of the rules and proposals alone, and of the whole command with start."""
    folder = record_evening(tmp_path / "evening", EVENING)
    alone_s = min(_replayed_s(folder) for _ in range(TRIES))
    whole_s = min(_command_s(folder) for _ in range(TRIES))
    print(f"\n{EVENING_S:g} s are replayed in {alone_s:.2f} s, the command takes {whole_s:.2f} s")
    speed.keep("replay of an evening", EVENING_S / alone_s, "x real time", "rate")
    speed.keep("replay of nine seconds, the whole command", whole_s, "s", "time")


def _replayed_s(folder: Path) -> float:
    began_s, playback = time.monotonic(), Playback()
    for _ in playback.run(read_recording(folder)):
        pass
    took_s = time.monotonic() - began_s
    assert playback.difference is None
    return took_s


def _command_s(folder: Path) -> float:
    began_s = time.monotonic()
    told = subprocess.run(
        [*COMMAND, "replay", str(folder), "--json"], cwd=ROOT, capture_output=True, check=True
    )
    took_s = time.monotonic() - began_s
    assert json.loads(told.stdout)["difference"] is None
    return took_s
