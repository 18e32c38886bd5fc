"""Footage as it was played for a recording: with the same jumps, at the same frames."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from calibration.frame import Frame
from engine.plain import JsonObject
from server.capture.footage import Video
from server.capture.source import SourceProblem
from server.store.recording import JUMPED


class AsPlayed:
    """A film in which the referee jumped, with the frames that the eye was shown then.

    Args:
        film: The film, at its beginning.
        jumps: Where it was continued, in seconds, by the index of the first frame after the jump.
    """

    live = False

    def __init__(self, film: Video, jumps: Mapping[int, float]) -> None:
        self._film = film
        self._jumps = jumps
        self.name = film.name

    def frames(self) -> Iterator[Frame]:
        """The frames, once."""
        self._jump_before(0)
        for frame in self._film.frames():
            yield frame
            self._jump_before(frame.index + 1)

    def close(self) -> None:
        """Close the file."""
        self._film.close()

    def _jump_before(self, index: int) -> None:
        to_s = self._jumps.get(index)
        if to_s is not None:
            with suppress(SourceProblem):  # the film is another, shorter one now: it goes on
                self._film.playhead.jump(to_s)


def jumps_of(lines: Sequence[JsonObject]) -> dict[int, float]:
    """The jumps that a recording tells of; lines that make no sense are left out."""
    told = ((line.get("frame"), line.get("to_s")) for line in lines if line["did"] == JUMPED)
    return {
        frame: float(to_s)
        for frame, to_s in told
        if type(frame) is int and isinstance(to_s, int | float)
    }
