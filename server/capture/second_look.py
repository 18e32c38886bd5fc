"""Processes a second source: footage in step with the first one, a camera on its own thread.

It may end or fail at any time. Then the first source continues, and sightings that waited for the
second view are reported.
"""

import threading
from collections.abc import Callable, Iterator

from calibration.frame import Frame
from server.capture.attention import Attention
from server.capture.mailbox import Mailbox
from server.capture.ring import FrameRing
from server.capture.source import Source, SourceProblem
from vision.eye import Eye
from vision.eye_status import FrameReport


class SecondLook:
    """Feeds a second source to its own eye.

    Args:
        source: The second source.
        eye: Processes its frames.
        ended: Called once when no more frames come.
        later_s: Roughly how many seconds after the first source it began; for footage only.
        ring: Keeps a camera's last seconds of frames.
    """

    def __init__(
        self,
        source: Source,
        eye: Eye,
        *,
        ended: Callable[[], object],
        later_s: float = 0.0,
        ring: FrameRing,
    ) -> None:
        self._source, self._eye, self._ended = source, eye, ended
        self._later_s = later_s
        self._mailbox = Mailbox(source, ring.add) if source.live else None
        self._attention = Attention(self._mailbox, ring, eye) if self._mailbox else None
        self._frames = source.frames() if self._attention is None else iter(())
        self._next: Frame | None = None
        self._over = False
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="second view", daemon=True)
        self.trouble = ""

    @property
    def eye(self) -> Eye:
        """The eye that processes its frames."""
        return self._eye

    @property
    def name(self) -> str:
        """The source's name."""
        return self._source.name

    def start(self) -> None:
        """Start the thread, if it is a camera."""
        if self._attention is not None:
            self._thread.start()

    def upto(self, first_s: float) -> Iterator[FrameReport]:
        """For footage: process the frames up to a time of the first source; yields the reports."""
        while (frame := self._peek()) is not None and frame.t_s + self._later_s <= first_s:
            self._next = None
            yield self._eye.look(frame)

    def rest(self) -> Iterator[FrameReport]:
        """For footage: process the remaining frames after the first source has ended."""
        yield from self.upto(float("inf"))

    def stop(self) -> None:
        """Stop, even if frames are left, and close the source."""
        self._stopping.set()
        if self._mailbox is not None:
            self._mailbox.close()
        if self._thread.is_alive():
            self._thread.join(timeout=5)
        self._source.close()
        self._end()

    def _peek(self) -> Frame | None:
        """The next unprocessed frame of footage, without consuming it; None at its end."""
        if self._next is None and not self._over:
            try:
                self._next = next(self._frames, None)
            except SourceProblem as problem:
                self.trouble = str(problem)
            if self._next is None:
                self._eye.finish()
                self._end()
        return self._next

    def _end(self) -> None:
        if not self._over:
            self._over = True
            self._ended()

    def _run(self) -> None:
        assert self._attention is not None
        try:
            for frame in self._attention.frames():
                if self._stopping.is_set():
                    return
                self._eye.look(frame)
            self._eye.finish()
        except SourceProblem as problem:
            self.trouble = str(problem)
        finally:
            self._end()
