"""Four hours of footage in fast motion with ten viewers: memory, handles and threads stay level.

The film's clock runs four hours; `tests/support/fast_evening.py` says what is left out of them. A
referee answers proposals, plays on and takes commands back; the evening is recorded. In the end the
recording must replay, and the database must be consistent.
"""

import json
import random
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from server.cli.main import main
from tests.support.golden_evening import recording
from tests.support.onlookers import STARTED
from tests.support.program import ROOT, address_of

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(sys.platform != "linux", reason="reads /proc for what a process uses"),
]

HOURS = 4.0
ACTION_EVERY_S = 1200.0
VIEWERS = 10
LEAVE_AFTER_S = 5.0
COMMANDS_PER_MINUTE = 4
"""Number of commands per minute of the film, about as in a real evening."""
GROWTH = 0.1
"""Largest growth of memory from the evening's second quarter to its last, for ledger and states."""
MOST_MB = 850
"""Largest memory of the program in MB, including the buffer of the last twenty seconds; the
demonstration takes 734 at its peak."""
REFUSED = (404, 409)
Usage = dict[str, Any]


class Referee:
    """A referee who randomly answers proposals and plays on; records what went wrong."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._luck = random.Random(21)
        self.session = self._ask("GET", "api/sessions")[1][0]
        self._path = f"api/sessions/{self.session['id']}"
        self.done = self.refused = 0

    def act(self) -> None:
        """Do one thing: answer a proposal, send a command, or sometimes take one back."""
        _, told = self._ask("GET", self._path)
        _, offers = self._ask("GET", f"{self._path}/proposals")
        based = {"based_on_seq": told["seq"]}
        ready = [offer for offer in offers if not offer["blocked"] and offer["command"]]
        if ready:
            what = self._luck.choice(("confirm", "confirm", "dismiss"))
            self._say(f"proposals/{ready[0]['key']}/{what}", based)
        elif not told["legal"] or self._luck.random() < 0.05:
            self._take_back(told["seq"])
        else:
            self._say("commands", {"command": self._luck.choice(told["legal"]), **based})

    def _take_back(self, head: int) -> None:
        _, entries = self._ask("GET", f"{self._path}/events?after={max(0, head - 40)}")
        ends = [e["seq"] - 1 for e in entries if e["seq"] == e["command"]]
        self._say("take-back", {"to_seq": ends[0], "based_on_seq": head})

    def _say(self, what: str, body: Any) -> None:
        status, _ = self._ask("POST", f"{self._path}/{what}", body)
        self.done += status == 200
        self.refused += status != 200

    def _ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        content = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._address + path, content, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as refused:
            if refused.code not in REFUSED:
                raise
            return refused.code, None


@contextmanager
def evening(folder: Path, hours: float, action_every_s: float) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.support.fast_evening", str(folder)]
    with (folder / "stderr.txt").open("w") as errors:
        process = subprocess.Popen(
            [*command, str(hours), str(action_every_s)],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True,
        )  # fmt: skip
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)
        assert process.stdout is not None
        process.stdout.close()


@contextmanager
def viewers(address: str, session: dict[str, Any], count: int) -> Iterator[None]:
    command = [sys.executable, "-m", "tests.support.onlookers", address]
    path, code = f"api/sessions/{session['id']}", session["codes"]["spectator"]
    looking = subprocess.Popen(
        [*command, f"/{path}", code, str(count), str(LEAVE_AFTER_S)],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert looking.stdout is not None
    assert looking.stdout.readline().strip() == STARTED
    yield
    assert looking.poll() is None, "the viewers were sent away"
    looking.kill()
    looking.wait()
    looking.stdout.close()


def played(folder: Path, hours: float, action_every_s: float, count: int) -> list[Usage]:
    """Play the evening; returns the program's resource usage for every minute of the film."""
    used: list[Usage] = []
    with evening(folder, hours, action_every_s) as process:
        referee = Referee(address_of(process, folder / "stderr.txt"))
        with viewers(referee._address, referee.session, count):
            began_s = time.monotonic()
            for line in process.stdout or ():
                used.append(json.loads(line))
                print(line.strip(), f"{time.monotonic() - began_s:.0f} s", flush=True)
                if used[-1]["ended"]:
                    break
                for _ in range(COMMANDS_PER_MINUTE):
                    referee.act()
        print(f"{referee.done} things done, {referee.refused} refused")
        assert referee.done > referee.refused
    assert "Traceback" not in (folder / "stderr.txt").read_text()
    return used


def check_level(used: list[Usage]) -> None:
    """Check that from the evening's second quarter to its last only stored data grows."""
    quarter = len(used) // 4
    for what, most in (("memory_mb", 1 + GROWTH), ("handles", 1), ("threads", 1)):
        before, after = (
            median(one[what] for one in some)
            for some in (used[quarter : 2 * quarter], used[-quarter:])
        )
        room = 0 if what == "memory_mb" else 2  # one of the viewers may be between two visits
        print(f"{what}: {before} in the second quarter, {after} in the last")
        assert after <= before * most + room, what
    assert max(one["memory_mb"] for one in used) < MOST_MB


def check_kept(folder: Path) -> None:
    """Check that the recording replays identically, and that the database is consistent."""
    assert main(["store", "check", "--data", str(folder)]) == 0
    assert main(["replay", str(recording(folder))]) == 0


def test_four_hours_in_fast_motion(tmp_path: Path) -> None:
    used = played(tmp_path, HOURS, ACTION_EVERY_S, VIEWERS)
    assert used[-1]["minute"] > 60 * HOURS - 1
    check_level(used)
    check_kept(tmp_path)
