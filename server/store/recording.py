"""A kept evening: which frames were processed, what was seen in each, and what was decided.

A recording is a folder of plain text, written line by line as things happen, so that a power cut
or a full disk costs the last line at most:

    evening.jsonl   in order: the game that was begun, each frame that was processed with what was
                    seen in it, each decision with the entries that followed

From these lines proposals, commands and ledger follow bit for bit on any machine.
"""

import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import FileIO
from pathlib import Path
from threading import Lock

from engine.plain import JsonObject
from server.store.ledger import Entry, SessionRecord
from vision.frame_report import FrameReport
from vision.sightings import Revised
from vision.sightings.document import from_json, to_json

LOG = logging.getLogger(__name__)
FILE = "evening.jsonl"


class RecordingProblem(Exception):
    """A recording cannot be used: one sentence that names it and what would mend it."""


class Recorder:
    """Writes a recording into a folder.

    Args:
        folder: Made where it is not there; a recording that is there already is not touched.
        source: What is looked at, as the command line named it: footage is looked at again by it.

    Attributes:
        trouble: Why it has ended before its time, in sentences; empty while all is well.

    Raises:
        RecordingProblem: The folder holds a recording already, or cannot be written.
    """

    def __init__(self, folder: Path, *, source: JsonObject) -> None:
        self._lock = Lock()
        self._folder = folder
        self._whole = 0
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
        """The scribe of a session, and the entries it has already; its codes stay out."""
        told = {name: getattr(record, name) for name in ("id", "game", "options", "seed", "dice")}
        line: JsonObject = {"did": "began", "session": told}
        line["events"] = [entry.event for entry in entries]
        if entries:
            line["commands"] = [entry.command for entry in entries]
        self._write(line)
        return SessionScribe(self, record.id)

    def write(self, line: JsonObject) -> None:
        """Append one line."""
        self._write(line)

    def close(self) -> None:
        """Finish."""
        self._file.close()

    def _write(self, line: JsonObject) -> None:
        """Append a whole line or nothing; after the first that does not fit there are no more.

        A gap would be no recording: what follows from a frame that is missing would differ.
        """
        data = json.dumps(line, separators=(",", ":")).encode() + b"\n"
        with self._lock:
            if self._file.closed:
                return
            try:
                written = 0
                while written < len(data):
                    written += self._file.write(data[written:])
                self._whole += len(data)
            except OSError as error:
                self._end_before(error)

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
    """Keeps what happens in one session, in order."""

    recorder: Recorder
    session_id: str

    def looked(self, look: FrameReport) -> None:
        """One frame was processed."""
        seen = [to_json(sighting) for sighting in look.sightings]
        line: JsonObject = {"did": "looked", "frame": look.frame, "scene": look.scene}
        if seen:
            line["sightings"] = seen
        if look.news:
            line["news"] = list(look.news)
        if look.refused:
            line["refused"] = list(look.refused)
        if look.revised:
            line["revised"] = [_revised_told(one) for one in look.revised]
        if look.renamed:
            line["renamed"] = look.renamed
        self.recorder.write(line)

    def decided(self, decision: JsonObject, entries: tuple[Entry, ...]) -> None:
        """Something was decided, and these entries followed."""
        events = [entry.event for entry in entries]
        self.recorder.write(
            {"did": "decided", "session": self.session_id, "decision": decision, "events": events}
        )


def read_recording(folder: Path) -> Iterator[JsonObject]:
    """The lines of a recording in order; a last line that was cut short is left out.

    Raises:
        RecordingProblem: There is no recording, or a line in its middle cannot be read.
    """
    path = folder / FILE
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise RecordingProblem(
            f"{folder} holds no recording; name a folder that `tableref record` has made."
        ) from error
    for number, text in enumerate(lines, start=1):
        try:
            line = json.loads(text)
        except ValueError as error:
            if number == len(lines):
                return
            raise RecordingProblem(
                f"{path} is damaged in line {number}; put back the line as it was recorded."
            ) from error
        yield line


def look_of(line: JsonObject) -> FrameReport:
    """The look that a line keeps."""
    sightings = tuple(from_json(sighting) for sighting in line.get("sightings", ()))
    return FrameReport(
        line["frame"],
        line["scene"],
        sightings,
        tuple(line.get("news", ())),
        tuple(line.get("refused", ())),
        tuple(_revised_of(told) for told in line.get("revised", ())),
        line.get("renamed", 0),
    )


def _revised_told(one: Revised) -> JsonObject:
    after = None if one.after is None else to_json(one.after)
    return {"before": to_json(one.before), "after": after, "changed": one.changed}


def _revised_of(told: JsonObject) -> Revised:
    after = None if told["after"] is None else from_json(told["after"])
    return Revised(from_json(told["before"]), after, told["changed"])
