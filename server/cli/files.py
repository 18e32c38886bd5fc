"""Reading and writing the files that commands name, with errors that name the file."""

import os
from collections.abc import Iterable
from pathlib import Path

from calibration.document import CalibrationFileError, from_json
from calibration.model.boards_file import Boards, BoardsFileError, parse_boards
from calibration.model.camera import Camera, CameraFileError, camera_from_json
from calibration.model.solution import Calibration
from calibration.model.unknown_fields import unknown_fields
from calibration.text_file import TextFileError, check_regular_file, read_text_file
from server.cli.exits import Unusable, progress
from server.exports.game_file import MOST_GAME_BYTES, KeptGame, read


def read_boards(path: Path) -> Boards:
    """The boards that a boards file describes; warns on standard error of fields that it ignores.

    Raises:
        Unusable: It cannot be read, or is wrong; names the file.
    """
    text = read_text(path)
    try:
        boards = parse_boards(text, folder=str(path.parent))
    except BoardsFileError as error:
        raise Unusable(f"{path}: {error}") from error
    for sentence in unknown_fields(text):
        progress(f"{path}: {sentence}.")
    return boards


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


def read_game(path: Path) -> KeptGame:
    """The game that was exported or saved to a file, its hashes checked.

    Raises:
        Unusable: There is no such file, or it is too large.
        UnfitFile: It holds no game, or was changed.
    """
    try:
        check_regular_file(path)
        if path.stat().st_size > MOST_GAME_BYTES:
            raise Unusable(f"{path}: no game is larger than {MOST_GAME_BYTES // 2**20} MB.")
        return read(path.read_bytes())
    except TextFileError as error:
        raise Unusable(f"{path}: {error}.") from error
    except OSError as error:
        raise Unusable(f"{path} cannot be read ({error.strerror}); name another file.") from error


def write_text(path: Path, text: str, *, newline: str | None = None) -> None:
    """Write a file whole or not at all, and its folder; raises Unusable naming the file.

    `newline`: the line ending; None: that of this system, "": as in the text.
    """
    write_bytes(path, _in_lines(text, os.linesep if newline is None else newline).encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, and its folder; a device or a pipe as it is.

    Raises:
        Unusable: It cannot be written; names it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a folder refuses it
        else:
            _replace(path.resolve(), data)
    except OSError as error:
        raise Unusable(
            f"{path} cannot be written ({error.strerror}); name another file."
        ) from error


def _replace(file: Path, data: bytes) -> None:
    beside = file.with_name(f".{file.name}.part")
    try:
        beside.write_bytes(data)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def check_apart(written: Iterable[Path | None], read: Iterable[Path | str | None] = ()) -> None:
    """Check that a command writes each file once, and over none that it reads.

    Args:
        written: Files that it will write; None for those that nobody asked for.
        read: Files that it reads.

    Raises:
        Unusable: It does not; names the file.
    """
    taken = {Path(one).resolve() for one in read if one is not None}
    done: set[Path] = set()
    for path in filter(None, written):
        file = path.resolve()
        if file.exists() and not file.is_file():
            continue  # a device or a pipe keeps nothing
        if file in taken:
            raise Unusable(f"{path} is read, and would be written over; name another file.")
        if file in done:
            raise Unusable(f"{path} would be written twice; give each its own file.")
        done.add(file)


def _in_lines(text: str, ending: str) -> str:
    return text.replace("\n", ending) if ending else text


def read_text(path: Path) -> str:
    """The content of a small text file; raises Unusable naming the file."""
    try:
        return read_text_file(path)
    except TextFileError as error:
        raise Unusable(f"{path}: {error}.") from error


def make_folder(folder: Path, *, option: str = "") -> None:
    """Make a folder if it is missing.

    Raises:
        Unusable: It cannot be made; names it, and the option that names another.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        another = f"name another with {option}" if option else "name another"
        raise Unusable(
            f"The folder {folder} cannot be made ({error.strerror}); {another}."
        ) from error
