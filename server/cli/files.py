"""The files that commands are given: read, checked, and complained about by name."""

from pathlib import Path

from calibration.document import CalibrationFileError, from_json
from calibration.model.boards_file import Boards, BoardsFileError, parse_boards
from calibration.model.camera import Camera, CameraFileError, camera_from_json
from calibration.model.solution import Calibration
from calibration.text_file import TextFileError, read_text_file
from server.cli.exits import Unusable


def read_boards(path: Path) -> Boards:
    """The boards that a boards file describes; raises Unusable naming the file."""
    try:
        return parse_boards(read_text(path), folder=str(path.parent))
    except BoardsFileError as error:
        raise Unusable(f"{path}: {error}") from error


def read_camera(path: Path | None) -> Camera | None:
    """The camera that a camera file describes; raises Unusable naming the file."""
    if path is None:
        return None
    try:
        return camera_from_json(read_text(path))
    except CameraFileError as error:
        raise Unusable(f"{path}: {error}") from error


def read_calibration(path: Path) -> Calibration:
    """The calibration that `tableref calibrate -o` wrote; raises Unusable naming the file."""
    try:
        return from_json(read_text(path))
    except CalibrationFileError as error:
        raise Unusable(f"{path}: {error}") from error


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, and its folder; raises Unusable naming the file."""
    beside = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise Unusable(
            f"{path} cannot be written ({error.strerror}); name another file."
        ) from error


def read_text(path: Path) -> str:
    """What a small text file holds; raises Unusable naming the file."""
    try:
        return read_text_file(path)
    except TextFileError as error:
        raise Unusable(f"{path}: {error}.") from error
