"""Finds and fetches recordings, in folders or at addresses that fsspec supports (S3 and others)."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol

from server.capture.kept_film import TIMES
from server.encodable import encodable
from server.store.recording import FILE

EXTRA: Final = "pip install 'tableref[archive]'"
FILM_SUFFIXES: Final = frozenset({".avi", ".m4v", ".mkv", ".mov", ".mp4", ".mpg", ".webm"})
BESIDE: Final = ("boards.json", "camera.json")
"""Files beside a recording of an earlier version, whose first line does not contain their data."""

FETCHED: Final = frozenset({FILE, TIMES, *BESIDE})


class ArchiveProblem(Exception):
    """An archive cannot be read; the message says how to mend it."""


@dataclass(frozen=True, slots=True)
class KeptEvening:
    """One recording of an archive.

    Attributes:
        name: Its name in the report: its path or address, which begins with the archive's.
        place: The path of its folder, or its address.
    """

    name: str
    place: str

    @property
    def remote(self) -> bool:
        """Whether it is at an address rather than in a folder."""
        return is_address(self.place)


def is_address(place: str) -> bool:
    """Whether a place is an address (s3://...) and not a folder."""
    return "://" in place


def evenings_in(archive: str) -> tuple[KeptEvening, ...]:
    """All recordings below a place, in the order of their names.

    Raises:
        ArchiveProblem: There is no such place, it holds none, or fsspec is missing for it.
    """
    found = _below_address(archive) if is_address(archive) else _below_folder(archive)
    if not found:
        raise ArchiveProblem(
            f"{archive} holds no recording; name a folder in which `tableref record` has kept some."
        )
    return tuple(sorted(found, key=lambda one: one.name))


def _below_folder(archive: str) -> list[KeptEvening]:
    if not Path(archive).is_dir():
        raise ArchiveProblem(f"{archive} is not a folder; name one that holds recordings.")
    folders = (Path(where) for where, _, files in os.walk(archive) if FILE in files)
    return [KeptEvening(encodable(folder.as_posix()), str(folder)) for folder in folders]


def _below_address(archive: str) -> list[KeptEvening]:
    files, root = _file_system(archive)
    try:
        paths = [path for path in files.find(root) if path.rsplit("/", 1)[-1] == FILE]
    except Exception as error:
        raise ArchiveProblem(f"{archive} cannot be read ({_told(error)}); check it.") from error
    folders = [str(files.unstrip_protocol(path)).removesuffix(f"/{FILE}") for path in paths]
    return [KeptEvening(folder, folder) for folder in folders]


@contextmanager
def at_hand(evening: KeptEvening) -> Iterator[Path]:
    """Provide a folder with the recording; a remote one is copied for as long as this is open.

    Only the recording and the files that belong to it are copied, in pieces, so that they need not
    fit into memory.

    Raises:
        ArchiveProblem: It cannot be copied.
    """
    if not evening.remote:
        yield Path(evening.place)
        return
    with TemporaryDirectory(prefix="tableref-") as folder:
        try:
            _copy_folder(evening.place, Path(folder))
        except Exception as error:
            raise ArchiveProblem(f"it cannot be fetched ({_told(error)})") from error
        yield Path(folder)


def film_of(folder: Path, named: str | None) -> Path | None:
    """Find the footage of a recording.

    It is looked for by its name, first in the recording's folder and then where it was. If it is in
    neither place, a single film in the folder is used, whatever its name.

    Args:
        folder: The recording's folder.
        named: The footage's path as the recording has it.

    Returns:
        The path of the footage; None if it is not found.
    """
    if named:
        told = Path(named)
        for place in (folder / told.name, told if told.is_absolute() else folder / told, told):
            if place.exists():
                return place
    films = sorted(one for one in folder.iterdir() if one.suffix.lower() in FILM_SUFFIXES)
    return films[0] if len(films) == 1 else None


def _copy_folder(place: str, folder: Path) -> None:
    files, root = _file_system(place)
    for path in files.ls(root, detail=False):
        name = path.rstrip("/").rsplit("/", 1)[-1]
        if name in FETCHED or Path(name).suffix.lower() in FILM_SUFFIXES:
            files.get_file(path, str(folder / name))


class FileSystem(Protocol):
    """The methods used of fsspec's file systems."""

    def find(self, path: str) -> list[str]:
        """Every file below a path."""
        ...

    def ls(self, path: str, *, detail: bool) -> list[str]:
        """The content of a folder."""
        ...

    def unstrip_protocol(self, name: str) -> str:
        """A path as an address, with its protocol."""
        ...

    def get_file(self, rpath: str, lpath: str) -> None:
        """Copy a file to this machine, piece by piece."""
        ...


def _file_system(place: str) -> tuple[FileSystem, str]:
    try:
        from fsspec.core import url_to_fs
    except ImportError as error:
        raise ArchiveProblem(
            f"{place} is read with fsspec, which is not installed: {EXTRA}."
        ) from error
    try:
        files, root = url_to_fs(place)
    except (ImportError, ValueError) as error:
        raise ArchiveProblem(f"{place} cannot be opened ({_told(error)}).") from error
    return files, root


def _told(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".: ")
