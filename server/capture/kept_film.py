"""A film kept beside a recording: the frames that were processed, each with its own time.

`film.jsonl` has a line for each frame: its index, scene, time and part. `film.mkv` has the
pictures in the same order; `film-2.mkv` and so on continue it when the picture size changes.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Final

from calibration.frame import Frame
from engine.plain import JsonObject
from server.capture.footage import Video
from server.capture.source import SourceProblem

TIMES: Final = "film.jsonl"


@dataclass(frozen=True, slots=True)
class FilmedMoment:
    """One frame in the film's list.

    Attributes:
        frame: Its index as the camera counted it.
        scene: Its scene.
        t_s: Its time, in seconds from the camera's start.
        part: The number of the film file with its picture, from 1.
    """

    frame: int
    scene: int
    t_s: float
    part: int = 1

    def line(self) -> bytes:
        """The moment as a line of `film.jsonl`."""
        told = {"frame": self.frame, "scene": self.scene, "t_s": self.t_s, "part": self.part}
        return json.dumps(told, separators=(",", ":")).encode() + b"\n"


def part_name(part: int) -> str:
    """The file name of a part; parts are numbered from 1."""
    return "film.mkv" if part == 1 else f"film-{part}.mkv"


class KeptFilm:
    """A recording's film as a source; frames keep their original indices, scenes and times.

    If the list has frames whose pictures were not written before the program ended, they are left
    out.

    Args:
        folder: Of the recording.

    Raises:
        SourceProblem: The list or a part of the film cannot be read.
    """

    live = False

    def __init__(self, folder: Path) -> None:
        self.name = part_name(1)
        self._folder = folder
        self._moments = tuple(_moments(folder / TIMES))
        for part in sorted({one.part for one in self._moments}):
            if not (folder / part_name(part)).is_file():
                raise SourceProblem(f"{folder / part_name(part)} is missing; put it back.")
        self._video = Video(folder / self.name)

    def frames(self) -> Iterator[Frame]:
        """The frames, once."""
        for part, moments in groupby(self._moments, key=lambda one: one.part):
            if part > 1:
                self._video.close()
                self._video = Video(self._folder / part_name(part))
            for moment, shown in zip(moments, self._video.frames(), strict=False):
                yield Frame(shown.picture, moment.frame, moment.t_s, moment.scene)

    def close(self) -> None:
        """Close the file."""
        self._video.close()


def is_filmed(folder: Path) -> bool:
    """Whether a film was kept beside a recording."""
    return (folder / TIMES).is_file() and (folder / part_name(1)).is_file()


def _moments(path: Path) -> Iterator[FilmedMoment]:
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise SourceProblem(f"{path} cannot be read ({error.strerror}).") from error
    # Anything after the last line break is an incomplete line.
    for number, text in enumerate(lines[:-1], start=1):
        try:
            yield _moment(json.loads(text))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise SourceProblem(
                f"{path} is damaged in line {number}; put back the line as it was written."
            ) from error


def _moment(told: JsonObject) -> FilmedMoment:
    moment = FilmedMoment(told["frame"], told["scene"], told["t_s"], told["part"])
    whole = (moment.frame, moment.scene, moment.part)
    if not all(type(one) is int and one >= 0 for one in whole) or moment.part < 1:
        raise ValueError("a frame has whole numbers")
    if type(moment.t_s) not in (int, float) or not 0 <= moment.t_s < float("inf"):
        raise ValueError("a frame has a time")
    return moment
