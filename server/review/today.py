"""Processes a recording's footage with today's eye, in step with the recording's lines."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from calibration.frame import Frame
from engine.plain import JsonObject
from server.capture.source import Source
from vision.eye import Eye
from vision.eye_status import EyeStatus, FrameReport

NoteFrame: TypeAlias = Callable[[Frame, FrameReport, EyeStatus], None]
"""Called with each processed frame, its report, and the eye's status after it."""


class TodaysEye:
    """Processes every frame of the footage, and reports on those that have a line.

    Args:
        source: The footage.
        eye: Today's eye.
        note: Called with every processed frame.

    Attributes:
        frames: How many frames were processed.
        short: Whether the footage ended before the recording did.
    """

    def __init__(self, source: Source, eye: Eye, note: NoteFrame = lambda *_: None) -> None:
        self._frames: Iterator[Frame] = source.frames()
        self._eye = eye
        self._note = note
        self._next: Frame | None = next(self._frames, None)
        self._last: Frame | None = None
        self._finished = False
        self.frames = 0
        self.short = False

    def look(self, line: JsonObject) -> FrameReport | None:
        """Process the frames up to that of a line; returns what is seen in it.

        None if there is nothing new. A second line about the same frame gets the eye's last results
        if the footage has ended. Otherwise that line was added by hand, and there is nothing new.
        """
        wanted: int = line["frame"]
        report: FrameReport | None = None
        while self._next is not None and self._next.index <= wanted:
            report = self._one(self._next)
        if report is None and self._next is None and not self._finished:
            report = self._finish()
        if self._next is None and self._last is not None:
            self.short = self.short or wanted > self._last.index
        return report if report is not None and report.frame == wanted else None

    def _one(self, frame: Frame) -> FrameReport:
        self._last, self._next = frame, next(self._frames, None)
        self.frames += 1
        report = self._eye.look(frame)
        self._note(frame, report, self._eye.status)
        return report

    def _finish(self) -> FrameReport | None:
        self._finished = True
        if self._last is None:
            return None
        return FrameReport.on(self._last, self._eye.finish())
