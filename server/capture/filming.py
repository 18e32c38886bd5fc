"""Writes a film of a camera's frames, of limited size and without delaying the game."""

import logging
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Full, Queue
from typing import Final, Protocol

from calibration.arrays import Image
from calibration.frame import Frame
from server.capture.kept_film import TIMES, FilmedMoment, part_name

LOG = logging.getLogger(__name__)
WAITING_FRAMES: Final = 30
"""Most frames that wait to be written: a second of a camera, or 83 MB at 1280 x 720."""

LEAST_FREE_BYTES: Final = 2_000_000_000
"""Free disk space, in bytes, below which the film ends: the game and its recording are on the same
disk, and this leaves room for years of them."""

LOOKED_AFTER_FRAMES: Final = 30
"""The free disk space is checked whenever this many frames have been written."""


class WrittenFilm(Protocol):
    """A film that is being written (`server/capture/film_file.py`)."""

    size_bytes: int

    def add(self, bgr: Image, t_s: float) -> None:
        """Write the next frame."""
        ...

    def close(self) -> None:
        """Write the remaining frames and close."""
        ...


class FilmKeeper:
    """Writes the processed frames to a film, on a thread of its own.

    Processing never waits for it: frames that cannot be written in time are dropped and counted.

    Args:
        folder: The folder of the recording, which must exist.
        most_bytes: Size at which the film ends, while the recording continues.
        film_file: Creates a film at a path, for pictures of a size (width, height).
        free_bytes: Returns the free space on the disk of a folder.
        most_waiting: How many frames may wait to be written.
    """

    def __init__(
        self,
        folder: Path,
        *,
        most_bytes: float,
        film_file: Callable[[Path, tuple[int, int]], WrittenFilm],
        free_bytes: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
        most_waiting: int = WAITING_FRAMES,
    ) -> None:
        self._folder = folder
        self._most_bytes = most_bytes
        self._film_file = film_file
        self._free_bytes = free_bytes
        self._waiting: Queue[Frame | None] = Queue(most_waiting)
        self._ended = ""
        self._part = self._written = self._left_out = self._earlier_bytes = 0
        self._size_wh = (0, 0)
        self._film: WrittenFilm | None = None
        self._times = (folder / TIMES).open("xb", buffering=0)
        self._thread = threading.Thread(target=self._run, name="filming", daemon=True)
        self._thread.start()

    @property
    def trouble(self) -> str:
        """What is wrong with the film, in a sentence; empty if nothing is."""
        if self._ended:
            return self._ended
        if self._left_out:
            return (
                f"The film lacks {self._left_out} frames that could not be written in time; "
                "let less run beside it."
            )
        return ""

    def take(self, frame: Frame) -> None:
        """Queue a processed frame for writing; returns at once."""
        if self._ended:
            return
        try:
            self._waiting.put_nowait(frame)
        except Full:
            self._left_out += 1

    def close(self) -> None:
        """Write the queued frames, and end the film."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            while (frame := self._waiting.get()) is not None:
                if not self._ended:
                    self._one(frame)
        except Exception as error:  # the game must go on
            LOG.exception("the film cannot be written")
            self._end(f"it cannot be written any more ({getattr(error, 'strerror', '') or error})")
            while self._waiting.get() is not None:
                pass
        finally:
            self._close_files()

    def _one(self, frame: Frame) -> None:
        if frame.size_wh != self._size_wh:
            self._next_part(frame)
        assert self._film is not None
        told = FilmedMoment(frame.index, frame.scene, frame.t_s, self._part)
        self._film.add(frame.bgr, frame.t_s)
        self._times.write(told.line())
        self._written += 1
        if self._earlier_bytes + self._film.size_bytes > self._most_bytes:
            self._end(f"it has reached {self._most_bytes / 1e9:g} GB (--film-gb)")
        elif self._written % LOOKED_AFTER_FRAMES == 0:
            self._look_after_the_disk()

    def _next_part(self, frame: Frame) -> None:
        """Begin a new file, as all pictures of one file have the same size."""
        if self._film is not None:
            self._film.close()
            self._earlier_bytes += self._film.size_bytes
        self._part += 1
        self._size_wh = frame.size_wh
        self._film = self._film_file(self._folder / part_name(self._part), frame.size_wh)

    def _look_after_the_disk(self) -> None:
        if self._free_bytes(self._folder) < LEAST_FREE_BYTES:
            self._end(f"the disk has less than {LEAST_FREE_BYTES / 1e9:g} GB left")

    def _end(self, why: str) -> None:
        self._ended = f"The film has ended: {why}. Recording and game go on."

    def _close_files(self) -> None:
        try:
            if self._film is not None:
                self._film.close()
            self._times.close()
            if self._part == 0:  # no frame came: leave no list of an empty film
                (self._folder / TIMES).unlink()
        except (OSError, ValueError):
            LOG.exception("the film could not be closed")
