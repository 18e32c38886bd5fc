"""The recording of an evening: which frames were processed, the sightings in each, and decisions.

A recording is a folder of plain text, written line by line as things happen, so that a power cut
or a full disk costs the last line at most:

    evening.jsonl   in order: the game that was begun, each frame that was processed with what was
                    seen in it, each decision with the entries that followed, and an end mark

Every line says when it was written (`at_s`, seconds since the first) and is chained to the previous
one (`line_chain`). From these lines proposals, commands and ledger follow bit for bit on any
machine.
"""

import json
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from threading import Lock
from typing import BinaryIO

from engine.plain import JsonObject
from server.store.ledger import Entry, SessionRecord
from server.store.line_chain import ENDED, linked
from vision.eye_status import FrameReport
from vision.sightings import Revised
from vision.sightings.document import from_json, to_json

LOG = logging.getLogger(__name__)
FILE = "evening.jsonl"
BEGAN = "began"
"""What the line of a game that begins did."""
JUMPED = "jumped"
"""What a line did that tells of a jump in the footage: `to_s` is the place, in seconds from the
film's beginning, and `frame` the index of the first frame from there."""
_LONGEST_LINE = 64 * 1024 * 1024
"""Most bytes of a line; one with a thousand sightings has under one million."""


class RecordingProblem(Exception):
    """A recording cannot be used; the message names it and how to mend it."""


class Recorder:
    """Writes a recording into a folder.

    Args:
        folder: Where to write; created if missing. An existing recording in it is not touched.
        source: The source, as JSON, with all that is needed to process its footage again.
        clock: A monotonic clock, in seconds.

    Attributes:
        trouble: Why the recording has ended early, in sentences; empty while all is well.

    Raises:
        RecordingProblem: The folder holds a recording already, or cannot be written.
    """

    def __init__(
        self, folder: Path, *, source: JsonObject, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._lock = Lock()
        self._folder = folder
        self._clock = clock
        self._began_s = clock()
        self._whole = self._lines = 0
        self._link = self._newest = ""
        self.trouble = ""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file: FileIO = (folder / FILE).open("xb", buffering=0)
        except FileExistsError as error:
            raise RecordingProblem(
                f"{folder} holds a recording already; name a new folder."
            ) from error
        except OSError as error:
            raise RecordingProblem(
                f"{folder} cannot be written ({error.strerror}); name another folder."
            ) from error
        self._write({"did": "opened", "source": source})

    def of(self, record: SessionRecord, entries: tuple[Entry, ...] = ()) -> "SessionScribe":
        """Begin to record a session: write its record, without codes, and its existing entries."""
        told = {name: getattr(record, name) for name in ("id", "game", "options", "seed", "dice")}
        line: JsonObject = {"did": BEGAN, "session": told}
        line["events"] = [entry.event for entry in entries]
        if entries:
            line["commands"] = [entry.command for entry in entries]
            line["said"] = [entry.said for entry in entries]
        self._write(line)
        return SessionScribe(self, record.id)

    def jumped(self, frame: int, to_s: float) -> None:
        """Record a jump in the footage, which `review` makes again.

        Args:
            frame: Index of the first frame after the jump.
            to_s: Where the film was continued, in seconds from its beginning.
        """
        self._write({"did": JUMPED, "frame": frame, "to_s": to_s})

    def write(self, line: JsonObject, *, session_id: str) -> None:
        """Append one line, with its session's id unless that is the one that began last."""
        self._write(line, session_id)

    def close(self) -> None:
        """Finish with the end mark; a second call does nothing."""
        self._write({"did": ENDED})
        self._file.close()

    def withdraw(self) -> None:
        """Remove the recording unless a game was begun in it, so that its folder can be reused."""
        if not self._newest:
            self._file.close()
            (self._folder / FILE).unlink()

    def _write(self, line: JsonObject, session_id: str = "") -> None:
        """Append a whole line or nothing; after the first failed write the recording ends.

        A recording with a gap would be useless: a missing frame changes everything after it.
        Which game is the newest is only certain under the lock: another may begin meanwhile.
        """
        with self._lock:
            if line["did"] == BEGAN:
                self._newest = line["session"]["id"]
            if self._file.closed:
                return
            if session_id not in ("", self._newest):
                line = {**line, "session": session_id}
            told = {**line, "at_s": round(self._clock() - self._began_s, 3)}
            told = linked(self._link, self._lines + 1, told)
            data = json.dumps(told, separators=(",", ":")).encode() + b"\n"
            try:
                written = 0
                while written < len(data):
                    written += self._file.write(data[written:])
            except OSError as error:
                self._end_before(error)
                return
            self._whole += len(data)
            self._lines += 1
            self._link = told["link"]

    def _end_before(self, error: OSError) -> None:
        """End the recording with its last whole line."""
        self.trouble = (
            f"The recording in {self._folder} has ended: it cannot be written any more "
            f"({error.strerror}). Up to there it can be replayed; the game goes on."
        )
        LOG.error(self.trouble)
        with suppress(OSError):
            self._file.truncate(self._whole)
        with suppress(OSError):
            self._file.close()


@dataclass(frozen=True, slots=True)
class SessionScribe:
    """Records what happens in one session, in order."""

    recorder: Recorder
    session_id: str

    def looked(self, look: FrameReport) -> None:
        """Record the eye's report on one frame."""
        seen = [to_json(sighting) for sighting in look.sightings]
        line: JsonObject = {"did": "looked", "frame": look.frame, "scene": look.scene}
        if seen:
            line["sightings"] = seen
        if look.news:
            line["news"] = list(look.news)
        if look.refused:
            line["refused"] = list(look.refused)
        if look.revised:
            line["revised"] = [_revised_json(one) for one in look.revised]
        if look.renamed:
            line["renamed"] = look.renamed
        if look.film_s is not None:
            line["film_s"] = look.film_s
        self.recorder.write(line, session_id=self.session_id)

    def decided(self, decision: JsonObject, entries: tuple[Entry, ...]) -> None:
        """Record a decision, with the entries that followed from it."""
        line: JsonObject = {"did": "decided", "session": self.session_id, "decision": decision}
        line["events"] = [entry.event for entry in entries]
        self.recorder.write(line, session_id=self.session_id)


def read_recording(folder: Path) -> Iterator[JsonObject]:
    """The lines of a recording in order; an incomplete last line is left out.

    Raises:
        RecordingProblem: There is no recording, or a line in its middle cannot be read.
    """
    path = folder / FILE
    try:
        if path.exists() and not path.is_file():
            raise OSError(f"{path} is not a file")
        with path.open("rb") as file:
            yield from _lines_of(path, file)
    except OSError as error:
        raise RecordingProblem(f"{folder} holds no recording; {_suggestion(folder)}.") from error


def _suggestion(folder: Path) -> str:
    """What to name instead of a place without a recording: the folder above, or one in it."""
    inside = None
    with suppress(OSError):  # a name may be too long to be looked for
        if folder.name == FILE and folder.is_file():
            return f"name its folder, {folder.parent}"
        inside = min(folder.glob(f"*/{FILE}"), default=None)
    if inside is not None:
        return f"name one of those in it, such as {inside.parent}"
    return "name a folder that `tableref record` has made"


def _lines_of(path: Path, file: BinaryIO) -> Iterator[JsonObject]:
    for number, text in enumerate(iter(lambda: file.readline(_LONGEST_LINE), b""), start=1):
        try:
            line = json.loads(text)
            if not isinstance(line, dict) or not isinstance(line.get("did"), str):
                raise ValueError("a line is an object that says what it did")
        except (ValueError, RecursionError) as error:
            if not file.read(1):
                return
            raise RecordingProblem(
                f"{path} is damaged in line {number}; put back the line as it was recorded."
            ) from error
        yield line


def look_of(line: JsonObject) -> FrameReport:
    """The frame report that a line contains."""
    sightings = tuple(from_json(sighting) for sighting in line.get("sightings", ()))
    return FrameReport(
        line["frame"],
        line["scene"],
        sightings,
        tuple(line.get("news", ())),
        tuple(line.get("refused", ())),
        tuple(_revised_of(told) for told in line.get("revised", ())),
        line.get("renamed", 0),
        line.get("film_s"),
    )


def _revised_json(one: Revised) -> JsonObject:
    after = None if one.after is None else to_json(one.after)
    return {"before": to_json(one.before), "after": after, "changed": one.changed}


def _revised_of(told: JsonObject) -> Revised:
    after = None if told["after"] is None else from_json(told["after"])
    return Revised(from_json(told["before"]), after, told["changed"])
