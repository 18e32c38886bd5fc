"""Recorded footage and pictures as sources of frames."""

import glob
import logging
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.frame import Frame, PackedPicture
from calibration.text_file import TextFileError, check_regular_file
from server.capture.open_film import FilmFrames, open_film, unreadable
from server.capture.playhead import Playhead
from server.capture.png import claims_more_than_it_holds
from server.capture.source import SourceProblem
from server.encodable import encodable

LOG = logging.getLogger(__name__)
PICTURE_SUFFIXES = frozenset({".jpg", ".jpeg", ".png", ".bmp", ".tif", ".tiff", ".webp"})
STILLS_PER_SECOND = 1.0  # a folder of pictures states no times

MISSING_S = 0.5
"""A film that ends before its stated length by more than this many seconds, and by more than
`MISSING_SHARE` of it, is cut off or damaged. Smaller differences are normal: sound may continue for
a moment after the last frame, and a frame may be shown for long."""
MISSING_SHARE = 0.05
"""Share of a film's stated length, as told at `MISSING_S`."""


class Video:
    """A video file, decoded in order; if it ends before its stated length, a warning is logged.

    Args:
        path: The file.
        from_s: Skip everything before this time, in seconds from the start of the file.
        to_s: Skip everything after this time.
        loop: Start again at the end, as a new scene, for ever.

    Attributes:
        playhead: Where the film is; jumps in it.

    Raises:
        SourceProblem: The file cannot be read, or `from_s` is after `to_s`.
    """

    live = False

    def __init__(
        self, path: Path, *, from_s: float = 0.0, to_s: float | None = None, loop: bool = False
    ) -> None:
        self.path = path
        self.name = encodable(path.name)
        self._from_s = from_s
        self._to_s = to_s
        self._loop = loop
        if to_s is not None and from_s > to_s:
            raise SourceProblem(
                f"{path}: it cannot be read from {from_s:g} s to {to_s:g} s; begin before the end."
            )
        self._film = open_film(path)
        self.playhead = Playhead(self._film.length_s)
        self._scene, self._first_index, self._start_s = -1, 0, 0.0
        self._repeated_s = 0.0

    @property
    def fps(self) -> float:
        """Frames per second as the file states them; 30 if it does not."""
        return self._film.fps or 30.0

    def frames(self) -> Iterator[Frame]:
        """The frames that come next.

        With `loop`, each repetition is a new scene, with rising indices and times; so is what
        follows a jump of the playhead. After the end, a jump gives more frames in another call.

        Raises:
            SourceProblem: The file has no frame between `from_s` and `to_s`.
        """
        while True:
            ends_s = yield from self._next_scene()
            if self.playhead.wants_jump:
                continue
            if not self._loop:
                return
            self._repeated_s += ends_s

    def _next_scene(self) -> Generator[Frame, None, float]:
        """The frames up to the end of the film, or to the next jump; returns where it ends."""
        at_s = self.playhead.take_jump(self._first_index)
        self._scene += 1
        if self._scene > 0:
            self._film = self._again()
        count, shown, last_s = 0, False, 0.0
        for index, t_s, picture in self._decoded(at_s):
            if at_s is not None and count == 0:
                self._start_s -= t_s
            count, last_s = index + 1, t_s
            if self._wanted(t_s):
                shown = True
                self.playhead.reach(t_s)
                yield Frame(
                    picture,
                    self._first_index + index,
                    self._start_s + t_s,
                    self._scene,
                    self._repeated_s + t_s,
                )
                if self.playhead.wants_jump:
                    break
        else:
            if not shown and at_s is None:
                raise SourceProblem(self._nothing_shown(count, last_s))
            if self._scene == 0:
                self._warn_if_cut_off(last_s)
        ends_s = last_s + 1 / self.fps
        if count > 0:
            self._first_index += count
            self._start_s += ends_s
        return ends_s

    def close(self) -> None:
        """Close the file."""
        self._film.close()

    def _again(self) -> FilmFrames:
        try:
            return self._film.again()
        except ValueError:
            return open_film(self.path)

    def _nothing_shown(self, count: int, last_s: float) -> str:
        if count == 0:
            return unreadable(self.path)
        return (
            f"{self.path} has no picture in the wanted time: its last one before the end is at "
            f"{last_s:.2f} s, and it is to begin at {self._from_s:g} s; begin earlier."
        )

    def _warn_if_cut_off(self, last_s: float) -> None:
        """Log a warning if the film ends before its stated length and was read to its end.

        `last_s` is the time of its last frame.
        """
        ends_s, stated_s = last_s + 1 / self.fps, self._film.stated_s
        missing_s = stated_s - ends_s
        if self._to_s is None and missing_s > max(MISSING_S, MISSING_SHARE * stated_s):
            LOG.warning(
                "%s ends after %.1f of its %.1f s: it is cut off or damaged; "
                "copy it again from where it was filmed.",
                self.path,
                ends_s,
                stated_s,
            )

    def _wanted(self, t_s: float) -> bool:
        return t_s >= self._from_s and (self._to_s is None or t_s <= self._to_s)

    def _decoded(self, at_s: float | None) -> Iterator[tuple[int, float, Image | PackedPicture]]:
        """Frames with their numbers and times, from the one nearest to `at_s` on if it is given."""
        before_s, left_out = -1.0, 0
        for place, (stated_s, picture) in enumerate(self._film.frames(at_s)):
            # The file's own times allow variable frame rates; without them, frames are evenly
            # spaced.
            evenly_s = place / self.fps if at_s is None else before_s + 1 / self.fps
            t_s = before_s = stated_s if stated_s > before_s else evenly_s
            if at_s is not None and t_s < at_s - 0.5 / self.fps:
                left_out += 1
                continue
            if self._to_s is not None and t_s > self._to_s:
                return
            yield place - left_out, t_s, picture


class Pictures:
    """Single pictures as a source, in the order given, with times one second apart."""

    live = False

    def __init__(self, paths: Sequence[Path], *, name: str) -> None:
        self.paths = tuple(paths)
        self.name = encodable(name)

    def frames(self) -> Iterator[Frame]:
        """The pictures as frames; raises SourceProblem at the first that cannot be read."""
        for index, path in enumerate(self.paths):
            yield Frame(read_picture(path), index, index / STILLS_PER_SECOND)

    def close(self) -> None:
        """Nothing to close."""


def read_picture(path: Path) -> Image:
    """A picture file as (height, width, 3) BGR; raises SourceProblem with what is wrong."""
    try:
        check_regular_file(path)
        data = path.read_bytes()
    except TextFileError as error:
        raise SourceProblem(f"{path}: {error.problem}; name a picture that exists.") from error
    except OSError as error:
        raise SourceProblem(f"{path}: {_reason(error)}; name a picture that exists.") from error
    bgr = None if claims_more_than_it_holds(data) else _decoded_picture(data)
    if bgr is None:
        raise SourceProblem(f"{path} is not a picture that can be read; save it as JPEG or PNG.")
    return np.asarray(bgr, dtype=np.uint8)


def _decoded_picture(data: bytes) -> npt.NDArray[np.generic] | None:
    try:
        return cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR) if data else None
    except cv2.error:
        return None


def pictures_matching(pattern: str) -> list[Path]:
    """The picture files of a folder or glob, in name order."""
    folder = Path(pattern)
    found = folder.iterdir() if folder.is_dir() else map(Path, glob.glob(pattern))  # noqa: PTH207 (any depth)
    return sorted(path for path in found if path.suffix.lower() in PICTURE_SUFFIXES)


def _reason(error: OSError) -> str:
    return (error.strerror or "cannot be read").lower()
