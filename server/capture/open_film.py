"""Opens a film file: packed if its format allows that, else by OpenCV."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, Protocol

import cv2
import numpy as np

from calibration.arrays import Image
from calibration.frame import PackedPicture
from server.capture.packed_film import PackedFilm
from server.capture.source import SourceProblem

LARGEST_ALONE_PX = 1920 * 1080
"""Largest picture that one thread decodes faster than real time; several threads would cost a tenth
more processor time."""

EARLIER_S: Final = 2.0
"""Seconds before a wanted place from which OpenCV is asked for frames, as it counts them by an even
rate; the place itself is found by the frames' own times."""


class FilmFrames(Protocol):
    """An open film file."""

    @property
    def fps(self) -> float:
        """Frames per second as the file states them; 0 if it does not."""
        ...

    @property
    def stated_s(self) -> float:
        """Length in seconds as the file states it; 0 if it does not, or means the sound's."""
        ...

    @property
    def length_s(self) -> float:
        """About how long it is, in seconds; 0 if that is unknown."""
        ...

    def frames(self, from_s: float | None = None) -> Iterator[tuple[float, Image | PackedPicture]]:
        """Its frames with their times in seconds; those before `from_s` may be left out."""
        ...

    def again(self) -> "FilmFrames":
        """The film, reopened at its beginning."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...


class OpenCvFilm:
    """A film file read by OpenCV, which decodes any format, large pictures on several threads."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._settings = [cv2.CAP_PROP_N_THREADS, 1]
        self._capture = _opened(path, self._settings)
        wide, high = (
            self._capture.get(p) for p in (cv2.CAP_PROP_FRAME_WIDTH, cv2.CAP_PROP_FRAME_HEIGHT)
        )
        if wide * high > LARGEST_ALONE_PX:
            self._settings = []
            self._capture = _opened(path, self._settings)

    @property
    def fps(self) -> float:
        """Frames per second as the file states them; 0 if it does not."""
        return float(self._capture.get(cv2.CAP_PROP_FPS))

    @property
    def stated_s(self) -> float:
        """Length in seconds, from the stated number of frames; 0 if there is none."""
        count = float(self._capture.get(cv2.CAP_PROP_FRAME_COUNT))
        return count / self.fps if self.fps > 0 else 0.0

    @property
    def length_s(self) -> float:
        """About how long it is, in seconds; 0 if that is unknown."""
        return self.stated_s

    def frames(self, from_s: float | None = None) -> Iterator[tuple[float, Image]]:
        """Its frames with their times in seconds; most of those before `from_s` are left out."""
        if from_s is not None and from_s > EARLIER_S:
            yield from self._sought(from_s)
        while (shown := self._read()) is not None:
            yield shown

    def again(self) -> "OpenCvFilm":
        """The film, reopened at its beginning."""
        self.close()
        return OpenCvFilm(self._path)

    def close(self) -> None:
        """Close the file."""
        self._capture.release()

    def _sought(self, from_s: float) -> Iterator[tuple[float, Image]]:
        """Go to a frame shortly before a time and yield it, or to the beginning if that fails."""
        self._capture.set(cv2.CAP_PROP_POS_MSEC, 1000 * (from_s - EARLIER_S))
        shown = self._read()
        if shown is not None and 0 < shown[0] <= from_s:
            yield shown
        else:
            self.close()
            self._capture = _opened(self._path, self._settings)

    def _read(self) -> tuple[float, Image] | None:
        ok, bgr = self._capture.read()
        if not ok:
            return None
        stated_s = self._capture.get(cv2.CAP_PROP_POS_MSEC) / 1000
        return stated_s, np.asarray(bgr, dtype=np.uint8)


def open_film(path: Path) -> FilmFrames:
    """Open a film: packed if its format allows that and it is not too large, else by OpenCV."""
    try:
        film = PackedFilm(path)
    except ValueError:
        return OpenCvFilm(path)
    wide, high = film.size_wh
    if wide * high <= LARGEST_ALONE_PX:
        return film
    film.close()
    return OpenCvFilm(path)


def _opened(path: Path, settings: Sequence[int]) -> cv2.VideoCapture:
    capture = cv2.VideoCapture(str(path), cv2.CAP_FFMPEG, settings)
    if not capture.isOpened():
        if not os.access(path, os.R_OK):
            raise SourceProblem(f"{path} may not be read; allow it, or name another video.")
        raise SourceProblem(unreadable(path))
    return capture


def unreadable(path: Path) -> str:
    """Why a film cannot be opened, in a sentence that says how to mend it."""
    return (
        f"{path} holds no video that can be read: it is cut off, or of another kind; copy it "
        "again, convert it to MP4 (H.264) or name another picture or video."
    )
