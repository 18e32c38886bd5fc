"""The live picture: the newest frame with sightings drawn on it, drawn only on request."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from calibration.arrays import Image
from calibration.frame import Frame
from server.capture.captions import Words, drawn, in_english
from server.capture.snapshots import jpeg, shrunk
from vision.sightings import GoneSeen, MoveSeen, Sighting

Backdrop = Callable[[Image, float, Words], None]
"""Paints boards and drawings into a resized picture, given its scale relative to the frame.

The last argument translates their labels."""


@dataclass(frozen=True, slots=True, eq=False)
class _PreviewPicture:
    frame: Frame
    marks: tuple[Sighting, ...]
    backdrop: Backdrop | None


class Preview:
    """The live picture, for any number of pages; each is encoded once for all of a language."""

    def __init__(self, *, width_px: int) -> None:
        self._width_px = width_px
        self._lock = threading.Lock()
        self._listeners: tuple[Callable[[], None], ...] = ()
        self._shown: _PreviewPicture | None = None
        self._marks: tuple[tuple[float, int, Sighting], ...] = ()
        self._encoded: dict[Words, tuple[int, bytes]] = {}
        self._count = 0

    def mark(self, sightings: tuple[Sighting, ...], frame: Frame) -> None:
        """Draw sightings on the pictures of the next seconds.

        They replace marks of older sightings that they make out of date.
        """
        until = tuple((frame.t_s + s.display_s, frame.scene, s) for s in sightings)
        with self._lock:
            lasting = (
                mark for mark in self._marks if not any(_ends(new, mark[2]) for new in sightings)
            )
            self._marks = (*lasting, *until)

    def publish(self, frame: Frame, backdrop: Backdrop | None = None) -> None:
        """Make a frame the newest picture."""
        with self._lock:
            self._marks = tuple(
                (until_s, scene, sighting)
                for until_s, scene, sighting in self._marks
                if until_s >= frame.t_s and scene == frame.scene
            )
            self._shown = _PreviewPicture(frame, tuple(mark[2] for mark in self._marks), backdrop)
            self._count += 1
            listeners = self._listeners
        for listener in listeners:
            listener()

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` at every new picture; returns a function that removes the listener."""
        with self._lock:
            self._listeners = (*self._listeners, listener)

        def stop() -> None:
            with self._lock:
                self._listeners = tuple(one for one in self._listeners if one is not listener)

        return stop

    def newest(self, words: Words = in_english) -> bytes | None:
        """The newest picture as JPEG, or None before the first frame.

        Args:
            words: Translate the captions; always the same function for a language.
        """
        with self._lock:
            shown, count = self._shown, self._count
        if shown is None:
            return None
        encoded = self._encoded.get(words)
        if encoded is None or encoded[0] != count:
            encoded = self._encoded[words] = count, self._drawn(shown, words)
        return encoded[1]

    def drawn_already(self, words: Words = in_english) -> bytes | None:
        """The newest picture if it is already a JPEG; None if it has to be drawn first."""
        count, picture = self._encoded.get(words, (-1, b""))
        return picture if count == self._count else None

    def _drawn(self, shown: _PreviewPicture, words: Words) -> bytes:
        full_width = shown.frame.size_wh[0]
        width = min(self._width_px, full_width)
        scale = width / full_width
        picture = drawn(shrunk(shown.frame.bgr, width), shown.marks, scale=scale, words=words)
        if shown.backdrop:
            shown.backdrop(picture, scale, words)
        return jpeg(picture)


def _ends(new: Sighting, old: Sighting) -> bool:
    """Whether a new sighting makes an older mark out of date: reported again, moved, or gone."""
    tracks = getattr(new, "track", None), getattr(old, "track", None)
    left = isinstance(new, GoneSeen | MoveSeen) and tracks[0] == tracks[1]
    return new.replaces(old) or left
