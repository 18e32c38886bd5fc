"""Holds only the newest frame of a live source; frames that are not taken in time are counted."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

from calibration.frame import Frame
from server.capture.source import Source


class Mailbox:
    """A source's newest frame, read on its own thread.

    Args:
        source: Where the frames come from.
        arrived: Called with every frame as it arrives, also with those that are not taken in time.
        first_frame: The index of the first frame; the source itself counts from 0.
    """

    def __init__(
        self,
        source: Source,
        arrived: Callable[[Frame], None] | None = None,
        *,
        first_frame: int = 0,
    ) -> None:
        self._source = source
        self._arrived = arrived
        self._first_frame = first_frame
        self._fresh = threading.Condition()
        self._frame: Frame | None = None
        self._problem: Exception | None = None
        self._ended = False
        self.dropped = 0
        self._thread = threading.Thread(target=self._read, name="camera", daemon=True)

    def frames(self) -> Iterator[Frame]:
        """Frames as fast as the caller takes them; raises the reading thread's error."""
        self._thread.start()
        while True:
            with self._fresh:
                self._fresh.wait_for(lambda: self._frame is not None or self._ended)
                frame, self._frame = self._frame, None
            if frame is None:
                if self._problem:
                    raise self._problem
                return
            yield frame

    def close(self) -> None:
        """Stop after the frame that is being read."""
        with self._fresh:
            self._ended = True
            self._fresh.notify()

    def _read(self) -> None:
        try:
            for one in self._source.frames():
                frame = replace(one, index=one.index + self._first_frame)
                if self._arrived:
                    self._arrived(frame)
                with self._fresh:
                    if self._ended:
                        break
                    self.dropped += self._frame is not None
                    self._frame = frame
                    self._fresh.notify()
        except Exception as problem:  # noqa: BLE001 (`frames` raises it)
            self._problem = problem
        self.close()
