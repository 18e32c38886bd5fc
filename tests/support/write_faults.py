"""Repeats a golden evening; each time it is killed, or the disk is full, at another write.

Run as a separate program, with `write_faults.c` loaded before the C library:

    LD_PRELOAD=write_faults.so python -m tests.support.write_faults FOLDER MODE FIRST STEP

In the random mode FIRST is the number of evenings to kill; evenings that end before their kill do
not count. It prints the number of writes of an evening, then a JSON line for each evening.
"""

import ctypes
import json
import logging
import os
import random
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.notation import from_json
from engine.replay import ledger_hash
from engine.word import Note
from server.referee import handle
from server.replaying import replay
from server.session import Session
from server.sessions import Sessions
from server.store.ledger import StoreProblem
from server.store.line_chain import LineChain
from server.store.recording import FILE, RecordingProblem, read_recording
from server.store.sql import SqlLedger
from server.store.sqlite_file import trouble_in
from tests.support.golden_evening import database, play, recording
from tests.support.kept_games import url_of

KILLED_AT_A_WRITE, FAULT, NOT_BEGUN = 77, 3, 4
MODES = {"count": 0, "kill": 1, "full": 2, "random": 0}
LONGEST_MS = 400.0
"""About the length of an evening; a random kill comes at any time before."""

Golden = dict[str, list[Any]]


class Shim:
    """The functions of the loaded C library; without it no writes are counted."""

    def __init__(self) -> None:
        self._functions = ctypes.CDLL(None)
        self._functions.write_faults_counted.restype = ctypes.c_long

    def arm(self, folder: Path, mode: str, number: int) -> None:
        place = str(folder.resolve()).encode()
        self._functions.write_faults_arm(place, MODES[mode], ctypes.c_long(number))

    def counted(self) -> int:
        return int(self._functions.write_faults_counted())


def main() -> None:
    base, mode, first, step = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    logging.disable(logging.CRITICAL)
    shim = Shim()
    golden, writes = _golden(base, shim)
    print(json.dumps({"writes": writes}), flush=True)
    numbers = range(first, writes + 1, step) if mode != "random" else count()
    killed = 0
    for number in numbers:
        if mode == "random" and killed == first:
            break
        with tempfile.TemporaryDirectory(dir=base) as folder:
            told = _evening(Path(folder), shim, mode, number)
            told["faults"] = _faults(Path(folder), told, golden, mode)
            killed += told["ended"] == -signal.SIGKILL
            print(json.dumps({**told, "number": number}), flush=True)


def _golden(base: Path, shim: Shim) -> tuple[Golden, int]:
    """The events of an undisturbed evening, and its number of writes."""
    with tempfile.TemporaryDirectory(dir=base) as name:
        folder = Path(name)
        shim.arm(folder, "count", 0)
        play(folder, lambda *_: None)
        writes = shim.counted()
        shim.arm(Path("/nowhere"), "count", 0)
        sessions = _opened(folder)
        golden = {one.game.name: [e.event for e in one.entries] for one in sessions.all()}
        return golden, writes


def _opened(folder: Path) -> Sessions:
    ledger = SqlLedger(url_of(database(folder)))
    try:
        return Sessions(ledger)
    finally:
        ledger.close()


def _evening(folder: Path, shim: Shim, mode: str, number: int) -> dict[str, Any]:
    """Play an evening in a child that is killed or has a full disk; return what it acknowledged."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reads)
        os._exit(_in_child(folder, shim, mode, number, writes))
    os.close(writes)
    if mode == "random":
        moment_s = random.Random(number).uniform(0, LONGEST_MS) / 1000
        signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
        signal.setitimer(signal.ITIMER_REAL, moment_s)
    with os.fdopen(reads) as told:
        lines = [json.loads(line) for line in told.read().splitlines()]
    status = os.waitpid(child, 0)[1]
    signal.setitimer(signal.ITIMER_REAL, 0)
    ended = os.waitstatus_to_exitcode(status)
    acknowledged = {name: seq for name, seq, _ in (one for one in lines if isinstance(one, list))}
    said = [one for one in lines if isinstance(one, str)]
    return {"ended": ended, "acknowledged": acknowledged, "said": said}


def _in_child(folder: Path, shim: Shim, mode: str, number: int, pipe: int) -> int:
    def tell(what: Any) -> None:
        os.write(pipe, json.dumps(what).encode() + b"\n")

    def attempt(session: Session, step: Callable[[], Any]) -> None:
        before = session.head
        try:
            step()
        except StoreProblem as problem:
            tell(str(problem))
            assert session.head == before, "it was refused, and done all the same"
            shim.arm(folder, "count", 0)  # somebody makes room
            step()

    shim.arm(folder, mode, number)
    try:
        play(folder, lambda *told: tell(list(told)), attempt)
    except (StoreProblem, RecordingProblem) as problem:
        tell(str(problem))
        return NOT_BEGUN
    except BaseException:  # noqa: BLE001 (whatever it is, it is what the test looks for)
        tell(traceback.format_exc())
        return FAULT
    return 0


def _faults(folder: Path, told: dict[str, Any], golden: Golden, mode: str) -> list[str]:
    """The broken promises after such an evening."""
    expected = {0, NOT_BEGUN} if mode == "full" else {0, KILLED_AT_A_WRITE, -signal.SIGKILL}
    faults = [] if told["ended"] in expected else [f"it ended with {told['ended']}: {told['said']}"]
    try:
        if database(folder).exists():
            faults += _ledger_faults(folder, told["acknowledged"], golden)
        elif told["acknowledged"]:
            faults.append("the database is gone")
        if (recording(folder) / FILE).exists():
            faults += _recording_faults(recording(folder), golden)
    except Exception:  # noqa: BLE001 (the same)
        faults.append(traceback.format_exc())
    return faults


def _ledger_faults(folder: Path, acknowledged: dict[str, int], golden: Golden) -> list[str]:
    faults = [trouble_in(database(folder), thorough=True)]
    ledger = SqlLedger(url_of(database(folder)))
    sessions = Sessions(ledger)
    faults += [damage.why for damage in sessions.set_aside]
    kept = {session.game.name: session for session in sessions.all()}
    for name, seq in acknowledged.items():
        if name not in kept or kept[name].head < seq:
            faults.append(f"{name} was acknowledged up to {seq}, and is not all there")
    for name, session in kept.items():
        if [entry.event for entry in session.entries] != golden[name][: session.head]:
            faults.append(f"{name} is not what was played")
        if session.head not in session.ends:
            faults.append(f"{name} ends in the middle of a command")
        handle(session, Note(None, "on we go"), based_on_seq=session.head)
    ledger.close()
    return [fault for fault in faults if fault]


def _recording_faults(folder: Path, golden: Golden) -> list[str]:
    chain = LineChain()
    replayed = replay(chain.follow(read_recording(folder)))
    faults = [fault.why for fault in chain.faults]
    if replayed is not None:
        if replayed.difference:
            faults.append(f"the replay differs: {replayed.difference}")
        game = GAMES["clay_o_rama"]
        events = [from_json(game, e) for e in golden[game.name][: replayed.events]]
        if replayed.ledger_hash != ledger_hash(events):
            faults.append("the recording is of another game")
    return faults


if __name__ == "__main__":
    main()
