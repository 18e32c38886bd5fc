"""The program is killed in the middle of play; what it acknowledged is there when it is back."""

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
    """Those that were started; none of them outlives the test."""
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
        """Ends it as a power cut does; again, nothing happens."""
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
    """Writes notes one after the other; so long after the first the program is killed.

    Those it acknowledged.
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
        raise  # An answer: the program lives, and refuses what it should take.
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
        # The last one may have been written and its answer lost.
        assert [note for note in notes if note in set(kept)] == kept
        assert len(notes) - len(kept) <= 1
        assert [entry["seq"] for entry in events] == list(range(1, len(events) + 1))
        kept = notes
    print(f"{len(kept)} notes over {KILLS} kills")
    assert len(kept) >= KILLS
