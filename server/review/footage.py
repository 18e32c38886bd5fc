"""Finds what a recording was made from: footage, boards and camera."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from calibration.model.boards_file import Boards, BoardsFileError, parse_boards
from calibration.model.camera import Camera, CameraFileError, camera_from_dict, camera_from_json
from calibration.sheets import standard_boards
from calibration.text_file import TextFileError, read_text_file
from engine.plain import JsonObject
from server.capture.footage import Video
from server.capture.kept_film import KeptFilm, is_filmed
from server.capture.opening import open_source
from server.capture.source import Source, SourceProblem
from server.review.archive import BESIDE, film_of
from server.review.as_played import AsPlayed, jumps_of

BOARDS_FILE, CAMERA_FILE = BESIDE
LEARNED = "learned"


@dataclass(frozen=True, slots=True, eq=False)
class RecordedFootage:
    """Everything that is needed to measure a recording again.

    Attributes:
        source: The footage; None if there is none.
        boards: The boards on the table.
        camera: The camera's intrinsics, if known.
        film: Opens the footage a second time; None if it is not a film.
        why_not: Why there is no footage, in a sentence; empty if there is some.
        learned: Whether the eye that made the recording used learned parameters.
    """

    source: Source | None
    boards: Boards
    camera: Camera | None
    film: Callable[[], Source] | None
    why_not: str = ""
    learned: bool = False

    def close(self) -> None:
        """Close the footage."""
        if self.source is not None:
            self.source.close()


def footage_of(folder: Path, lines: Sequence[JsonObject]) -> RecordedFootage:
    """Open the footage of a recording, with its boards and intrinsics.

    Recordings of earlier versions do not contain boards and intrinsics. These are then read from
    files beside the recording or the footage. Without a boards file, the table sheet was used.

    Args:
        folder: The recording's folder.
        lines: The recording's lines.
    """
    told = _source_told(lines)
    learned = LEARNED in told
    opened = _opened(folder, told, lines)
    if opened is None:
        return _nothing(_missing(told), learned=learned)
    beside, film = opened
    try:
        boards = _boards(told, folder, beside)
        camera = _camera(told, folder, beside)
        source = film()
    except (BoardsFileError, CameraFileError, TextFileError, SourceProblem) as problem:
        why = f"It is not measured again: {str(problem).rstrip('.')}."
        return _nothing(why, learned=learned)
    moves = isinstance(source, Video | KeptFilm | AsPlayed)
    return RecordedFootage(source, boards, camera, film if moves else None, learned=learned)


def _opened(
    folder: Path, told: JsonObject, lines: Sequence[JsonObject]
) -> tuple[Path, Callable[[], Source]] | None:
    """The footage's folder, and a function that opens it; None if there is no footage.

    A film that was kept with the recording is preferred to the original footage.
    """
    if is_filmed(folder):
        return folder, partial(KeptFilm, folder)
    film = film_of(folder, told.get("footage"))
    if film is None:
        return None
    jumps = jumps_of(lines)
    again = any(line.get("scene", 0) > len(jumps) for line in lines)
    return film.parent, partial(_played, film, jumps, loop=again and film.is_file())


def _played(film: Path, jumps: Mapping[int, float], *, loop: bool) -> Source:
    source = open_source(str(film), loop=loop)
    return AsPlayed(source, jumps) if jumps and isinstance(source, Video) else source


def _nothing(why: str, *, learned: bool) -> RecordedFootage:
    return RecordedFootage(None, Boards(), None, None, why, learned)


def _source_told(lines: Sequence[JsonObject]) -> JsonObject:
    """What the recording says about its source; empty if nothing."""
    opened = next((line for line in lines if line["did"] == "opened"), {})
    told = opened.get("source")
    return told if isinstance(told, dict) else {}


def _missing(told: JsonObject) -> str:
    named = told.get("footage")
    if not isinstance(named, str):
        return (
            "It was recorded from a camera without --film: lay a film of it beside the recording."
        )
    return f"Its footage {named} is not there: lay it beside the recording."


def _boards(told: JsonObject, *folders: Path) -> Boards:
    if isinstance(told.get("boards"), dict):
        return parse_boards(json.dumps(told["boards"]), folder=str(folders[0]))
    path = _beside(BOARDS_FILE, folders)
    return (
        parse_boards(read_text_file(path), folder=str(path.parent)) if path else standard_boards()
    )


def _camera(told: JsonObject, *folders: Path) -> Camera | None:
    if isinstance(told.get("intrinsics"), dict):
        return camera_from_dict(told["intrinsics"])
    path = _beside(CAMERA_FILE, folders)
    return camera_from_json(read_text_file(path)) if path else None


def _beside(name: str, folders: Sequence[Path]) -> Path | None:
    return next((one / name for one in folders if (one / name).is_file()), None)
