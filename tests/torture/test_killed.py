"""The program is killed during play; everything that it acknowledged is there after a restart."""

import http.client
import json
import random
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.program import address_of, begun

pytestmark = pytest.mark.torture

KILLS = 12


@pytest.fixture
def programs() -> Iterator[list["Program"]]:
    """A list for started programs, which are all killed after the test."""
    started: list[Program] = []
    yield started
    for program in started:
        program.kill()


class Program:
    """`tableref serve` on one folder; killed, never asked to end."""

    def __init__(self, folder: Path) -> None:
        log = folder / "stderr.txt"
        self._process = begun(["serve", "--data", str(folder / "data")], log=log)
        self._address = address_of(self._process, log)

    def kill(self) -> None:
        """Kill the process at once; does nothing if it has ended."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self._address + path, timeout=30) as answer:
            return json.load(answer)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            self._address + path,
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)


def noted_until_killed(program: Program, path: str, head: int, moment_s: float) -> list[str]:
    """Write notes one after the other until the program is killed; returns those acknowledged.

    It is killed `moment_s` seconds after the first note.
    """
    acknowledged: list[str] = []
    killer = threading.Timer(moment_s, program.kill)
    try:
        for number in range(10**6):
            text = f"from {head}: {number}"
            command = {"type": "Note", "seat": None, "text": text}
            program.post(f"{path}/commands", {"command": command, "based_on_seq": head + number})
            acknowledged.append(text)
            if number == 0:
                killer.start()
    except urllib.error.HTTPError:
        raise  # The program is alive, and refuses a command that it should accept.
    except (OSError, http.client.HTTPException, json.JSONDecodeError):
        pass
    killer.join()
    return acknowledged


def test_what_was_acknowledged_is_kept(tmp_path: Path, programs: list[Program]) -> None:
    luck = random.Random(7)
    program = Program(tmp_path)
    programs.append(program)
    begun = program.post("api/sessions", {"game": "clay_o_rama", "seats": 2})
    path, kept = f"api/sessions/{begun['id']}", []
    for _ in range(KILLS):
        head = program.get(path)["seq"]
        kept += noted_until_killed(program, path, head, luck.uniform(0.05, 0.8))
        program = Program(tmp_path)
        programs.append(program)
        events = program.get(f"{path}/events")
        notes = [entry["event"]["text"] for entry in events if entry["event"]["type"] == "Noted"]
        # The last note may have been written although its answer was lost.
        assert [note for note in notes if note in set(kept)] == kept
        assert len(notes) - len(kept) <= 1
        assert [entry["seq"] for entry in events] == list(range(1, len(events) + 1))
        kept = notes
    print(f"{len(kept)} notes over {KILLS} kills")
    assert len(kept) >= KILLS
