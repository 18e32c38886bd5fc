"""A second source beside the first: looked at in step with footage, on a thread of its own if live.

It may end, or fail, at any time: the first one goes on, and what waited for the second is told.
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
    """Shows a second source to an eye of its own.

    Args:
        source: What it shows.
        eye: Looks at it.
        ended: Is called once when no more frames come.
        later_s: How much later it began than the first source, roughly; for footage only.
        ring: The last seconds of a camera.
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
        """What looks at it."""
        return self._eye

    @property
    def name(self) -> str:
        """What the source is called."""
        return self._source.name

    def start(self) -> None:
        """Begin, where it is a camera."""
        if self._attention is not None:
            self._thread.start()

    def upto(self, first_s: float) -> Iterator[FrameReport]:
        """Footage: look at what it shows up to a time of the first source."""
        while (frame := self._ahead()) is not None and frame.t_s + self._later_s <= first_s:
            self._next = None
            yield self._eye.look(frame)

    def rest(self) -> Iterator[FrameReport]:
        """Footage: look at all that is left; the first source has ended."""
        yield from self.upto(float("inf"))

    def stop(self) -> None:
        """End, whatever is still to come."""
        self._stopping.set()
        if self._mailbox is not None:
            self._mailbox.close()
        if self._thread.is_alive():
            self._thread.join(timeout=5)
        self._source.close()
        self._end()

    def _ahead(self) -> Frame | None:
        """The next frame of footage, not looked at yet; None at its end."""
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
