"""Every kind of file that is read, broken by a seed and read by the command that reads it.

Run as a separate program that limits its own memory; its caller limits its time:

    python -m tests.support.broken_files FOLDER KIND FIRST COUNT

Each case prints its number before it begins, and afterwards a JSON line: the exit status, the
seconds it took, and what is wrong with how it ended. Whatever the file, a command measures (0),
says what it cannot measure (1), or names the file in one sentence (2).
"""

import io
import json
import random
import re
import resource
import shutil
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2

from engine import GAMES
from server.cli.main import main
from server.sets.writing import built_in_text
from server.store.recording import FILE
from tests.support.damage import bent, damaged
from tests.support.films import plain, samples
from tests.support.golden_evening import database, play, recording
from tests.support.kept_while_running import (
    clip_file,
    no_command,
    read_clip,
    read_waiting,
    saved_game,
    waiting_file,
)
from tests.support.odd_columns import odd_column

MEMORY_BYTES = 6 * 2**30
"""Limit on the address space; OpenCV and NumPy reserve two gigabytes of it at the start."""

PEAK_MB = 1500
PICTURE = samples("handspan")[0]
THROW = samples("throws")[3]
SMALL = (320, 240)
ADDRESS = b"sqlite:///data/tableref.db?mode=rw&uri=true"


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file: a valid example, how it is broken, and what reads it.

    Attributes:
        name: Name of the file in the folder of the case.
        make: Returns the content of a valid file.
        calls: Commands that read it, given the folder of the case.
        text: Whether it is JSON, so that its values are changed as well as its bytes.
        break_it: Breaks it, given its content and a seed; None changes its bytes.
        read: Reads it as the running program does, if no command reads it.
    """

    name: str
    make: Callable[[], bytes]
    calls: Callable[[Path], list[list[str]]]
    text: bool = False
    break_it: Callable[[bytes, int], bytes] | None = None
    read: Callable[[Path], None] = lambda _: None


def kinds(folder: Path) -> dict[str, FileKind]:
    """All kinds of files that are read; valid examples are made in the folder when needed."""
    small = folder / "small.png"
    cv2.imwrite(str(small), plain(SMALL))
    sound = str(PICTURE / "boards.json")

    def hand() -> bytes:
        picture = cv2.imread(str(PICTURE / "hand.jpg"))
        assert picture is not None
        cv2.imwrite(str(folder / "hand.jpg"), cv2.resize(picture, SMALL))
        return _of(folder / "hand.jpg")

    def calibration() -> bytes:
        kept = folder / "kept.json"
        _run(["calibrate", str(PICTURE / "hand.jpg"), "--boards", sound, "-o", str(kept)])
        return _of(kept)

    def evening() -> Path:
        if not (folder / "evening").exists():
            (folder / "evening").mkdir()
            play(folder / "evening", lambda *_: None)
        return folder / "evening"

    def case(name: str, *call: str) -> Callable[[Path], list[list[str]]]:
        return lambda place: [[part.replace("FILE", str(place / name)) for part in call]]

    look = ("--boards", sound)
    return {
        "pictures": FileKind("x.jpg", hand, case("x.jpg", "check", "FILE")),
        "drawings": FileKind(
            "x.png", lambda: _of(small), case("x.png", "calibrate", "FILE", *look)
        ),
        "films": FileKind(
            "x.mp4", lambda: _of(THROW / "clip.mp4"),
            case("x.mp4", "check", "FILE", "--seconds", "0.2"),
        ),
        "boards": FileKind(
            "x.json", lambda: _of(PICTURE / "boards.json"),
            case("x.json", "calibrate", str(small), "--boards", "FILE"), text=True,
        ),
        "cameras": FileKind(
            "x.json", lambda: _of(PICTURE / "camera.json"),
            case("x.json", "calibrate", str(small), *look, "--camera", "FILE"), text=True,
        ),
        "calibrations": FileKind(
            "x.json", calibration,
            case("x.json", "observe", str(small), "--calibration", "FILE", "--for", "token"),
            text=True,
        ),
        "recordings": FileKind(FILE, lambda: _of(recording(evening()) / FILE), _replays),
        "databases": FileKind(
            "tableref.db", lambda: _of(database(evening())), _stores
        ),
        "columns": FileKind(
            "tableref.db", lambda: _of(database(evening())), _stores, break_it=odd_column
        ),
        "sets": FileKind(
            "x.json", lambda: built_in_text(GAMES["metamorph"]).encode(),
            case("x.json", "play", "metamorph", "--set", "FILE"), text=True,
        ),
        "saved games": FileKind(
            "x.json", lambda: saved_game(folder),
            case("x.json", "play", "clay_o_rama", "--load", "FILE"), text=True,
        ),
        "waiting": FileKind("x.json", waiting_file, no_command, text=True, read=read_waiting),
        "clips": FileKind("x.zip", clip_file, no_command, read=read_clip),
        "settings": FileKind("x", lambda: ADDRESS, _settings),
    }  # fmt: skip


def _of(file: Path) -> bytes:
    return file.read_bytes()


def _replays(folder: Path) -> list[list[str]]:
    place = str(folder)
    fork = ["replay", place, "--fork", "2", "--say", "note x", "--keep", "--json"]
    return [["replay", place, "--steps"], ["check", place], fork]


def _stores(folder: Path) -> list[list[str]]:
    data = ["--data", str(folder)]
    return [["store", "check", *data], ["store", "rescue", *data], ["store", "check", *data]]


def _settings(folder: Path) -> list[list[str]]:
    """The one setting with a syntax of its own: the address of a database."""
    url = (folder / "x").read_bytes().decode(errors="replace").replace("\0", "0")
    return [["store", "check", f"--database={url}"]]


def _run(call: list[str]) -> tuple[int, str]:
    out, err = io.StringIO(), io.StringIO()
    sys.stdin = io.StringIO("?\nquit\n")
    with redirect_stdout(out), redirect_stderr(err):
        status = main(call)
    return status, err.getvalue()


def broken(kind: FileKind, content: bytes, seed: int) -> bytes:
    """Return the broken file: with changed bytes, or in half of the JSON files a changed value."""
    if kind.break_it:
        return kind.break_it(content, seed)
    if kind.text and seed % 2:
        return json.dumps(bent(json.loads(content), seed)).encode()
    if kind.name.endswith(".jsonl") and seed % 2:
        lines = content.splitlines()
        place = random.Random(seed).randrange(len(lines))
        lines[place] = json.dumps(bent(json.loads(lines[place]), seed)).encode()
        return b"\n".join(lines) + b"\n"
    return damaged(content, seed // 2 if kind.text else seed)


def read_broken(kind: FileKind, content: bytes, folder: Path, seed: int) -> tuple[list[int], str]:
    """Break a file and run all commands that read it; return their statuses and all faults."""
    place = folder / "case"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir()
    (place / kind.name).write_bytes(broken(kind, content, seed))
    statuses: list[int] = []
    try:
        kind.read(place)
    except BaseException:  # noqa: BLE001 (whatever it is, it is what the test looks for)
        return statuses, traceback.format_exc()
    for call in kind.calls(place):
        try:
            status, err = _run(call)
        except BaseException:  # noqa: BLE001 (whatever it is, it is what the test looks for)
            return statuses, f"{call}: {traceback.format_exc()}"
        statuses.append(status)
        said = err.strip().splitlines()
        if status not in (0, 1, 2) or "Traceback" in err:
            return statuses, f"{call}: status {status}, {err}"
        if status == 2 and not (said and said[-1].endswith(".")):
            return statuses, f"{call}: status 2 without a sentence: {err}"
    return statuses, ""


def _peak_mb() -> int:
    """The peak memory of this process.

    The kernel's own figure (ru_maxrss) starts with that of the parent process.
    """
    status = Path("/proc/self/status")
    if status.exists():
        kb = re.search(r"VmHWM:\s+(\d+) kB", status.read_text())
        if kb:
            return int(kb[1]) // 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def _main() -> None:
    folder, name, first, count = Path(sys.argv[1]), sys.argv[2], *map(int, sys.argv[3:5])
    cv2.setNumThreads(1)
    kind = kinds(folder)[name]
    content = kind.make()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    for seed in range(first, first + count):
        print(seed, flush=True)
        began_s = time.monotonic()
        statuses, fault = read_broken(kind, content, folder, seed)
        peak_mb = _peak_mb()
        if not fault and peak_mb > PEAK_MB:
            fault = f"it took {peak_mb} MB"
        told: dict[str, Any] = {"seed": seed, "statuses": statuses, "fault": fault}
        told |= {"seconds": round(time.monotonic() - began_s, 2), "peak_mb": peak_mb}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    _main()
