"""Where a film is, how it is paused, and how it is continued at another place."""

import math
import threading
import time
from collections.abc import Callable
from typing import Final

from server.capture.source import SourceProblem

LONGEST_KNOWN_S: Final = 1e6
"""Longest stated length of a film that is believed, in seconds (eleven days): a damaged file may
state any number."""


class Playhead:
    """Pauses a film and jumps in it; any thread may ask for it.

    The thread that reads the film obeys between two frames. After a jump one frame is shown even
    while the film is paused, so that the page shows the new place.

    Args:
        length_s: How long the film is, in seconds; 0 if that is unknown.
    """

    def __init__(self, length_s: float = 0.0) -> None:
        known = 0 < length_s < LONGEST_KNOWN_S  # False for NaN
        self.length_s = length_s if known else None
        self._changed = threading.Condition()
        self._listeners: list[Callable[[int, float], None]] = []
        self._position_s = self._next_s = 0.0
        self._paused = False
        self._jump_to_s: float | None = None
        self._shows_place = False
        self._closed = False
        self._since_s = time.monotonic()

    @property
    def position_s(self) -> float:
        """Place in the film of the newest frame, or of the last jump, in seconds."""
        return self._position_s

    @property
    def paused(self) -> bool:
        """Whether the film is paused."""
        return self._paused

    @property
    def wants_jump(self) -> bool:
        """Whether a jump was asked for that the reading thread has not made yet."""
        return self._jump_to_s is not None

    @property
    def is_still(self) -> bool:
        """Whether no frame is due: the film is paused, or the place of a jump is being sought."""
        return self._paused or self.wants_jump or self._shows_place

    @property
    def played_s(self) -> float:
        """Seconds of the wall clock for which frames have been due again."""
        return time.monotonic() - self._since_s

    def pause(self, *, paused: bool) -> None:
        """Pause the film, or go on."""
        with self._changed:
            self._paused = paused
            self._since_s = time.monotonic()
            self._changed.notify_all()

    def jump(self, to_s: float) -> None:
        """Continue the film at another place; the last of several jumps counts.

        Args:
            to_s: The place, in seconds from the film's beginning.

        Raises:
            SourceProblem: There is no such place; the sentence says which there are.
        """
        if not math.isfinite(to_s) or to_s < 0:
            raise SourceProblem("A place in the film is a number of seconds, 0 or more.")
        if self.length_s is not None and to_s > self.length_s:
            length_s = f"{self.length_s:.1f}"
            raise SourceProblem(f"The film ends after {length_s} s; choose an earlier place.")
        with self._changed:
            self._jump_to_s = self._position_s = to_s
            self._changed.notify_all()

    def close(self) -> None:
        """Let the reading thread end."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def listen(self, listener: Callable[[int, float], None]) -> None:
        """Call `listener` before each jump.

        It is called on the thread that reads the film, with the index of the first frame after the
        jump and the place in seconds.
        """
        self._listeners.append(listener)

    def take_jump(self, first_frame: int) -> float | None:
        """The place to continue at, for the thread that reads the film; None if no jump is due.

        Args:
            first_frame: Index of the frame that comes next.
        """
        with self._changed:
            to_s, self._jump_to_s = self._jump_to_s, None
            self._shows_place = to_s is not None
        if to_s is not None:
            for listener in self._listeners:
                listener(first_frame, to_s)
        return to_s

    def reach(self, position_s: float) -> None:
        """Note the place in the film of the frame that is shown next, in seconds."""
        self._next_s = position_s

    def wait_to_show(self) -> None:
        """Wait while the film is paused, until the next frame may be shown."""
        with self._changed:
            self._changed.wait_for(self._may_show)
            if self._jump_to_s is None:
                self._position_s = self._next_s
            if self._shows_place:
                self._shows_place = False
                self._since_s = time.monotonic()

    def wait_for_jump(self) -> bool:
        """Wait at the end of the film; returns False if it is closed instead."""
        with self._changed:
            self._shows_place = False
            self._changed.wait_for(lambda: self.wants_jump or self._closed)
            return not self._closed

    def sleep(self, seconds: float) -> None:
        """Wait for a time, or until there is a jump or the film is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self.wants_jump or self._closed, seconds)

    def _may_show(self) -> bool:
        return not self._paused or self.wants_jump or self._shows_place or self._closed
