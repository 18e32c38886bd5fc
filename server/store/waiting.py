"""Unanswered proposals and their pictures, in files beside the games.

A game's entries are kept in its ledger. Proposals that nobody has answered yet are not part of the
game, but the referee must find them again after a restart of the program.
"""

import json
import logging
import struct
import threading
import zipfile
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from engine.plain import JsonObject

LOG = logging.getLogger(__name__)
FOLDER: Final = "waiting"
PICTURES: Final = "pictures"
LARGEST_BYTES: Final = 64 * 1024 * 1024
"""Largest file that is read, in bytes; a game's unanswered proposals take well under a million, a
clip under ten million."""
MOST_PICTURE_BYTES: Final = 500_000_000
"""Most bytes of all pictures together, some 200 throws; the oldest are deleted."""

_UNREADABLE: Final = (
    OSError, ValueError, EOFError, RuntimeError, struct.error, zipfile.BadZipFile, zlib.error,
)  # fmt: skip
"""Exceptions that zipfile raises for damaged files; NotImplementedError is a RuntimeError."""

Clip = Mapping[str, bytes]
"""The files of a clip by their names."""


class WaitingFiles:
    """Reads and writes the files; writes on a thread of its own, so that the eye never waits.

    Args:
        folder: The folder of the files, created with the first one.
        most_picture_bytes: Most bytes of all pictures together.
    """

    def __init__(self, folder: Path, *, most_picture_bytes: int = MOST_PICTURE_BYTES) -> None:
        self._folder = folder
        self._most_picture_bytes = most_picture_bytes
        self._lock = threading.Lock()
        self._newest: dict[str, Callable[[], JsonObject]] = {}
        self._behind: set[str] = set()
        self._clips: set[str] = set()
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="waiting")

    def read(self, session_id: str) -> JsonObject | None:
        """What was last written for a game; None if there is nothing, or it cannot be read."""
        path = self._path(session_id)
        try:
            if path.stat().st_size > LARGEST_BYTES:
                raise ValueError("the file is too large")
            content = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError, RecursionError) as error:
            LOG.warning("What waited in %s cannot be read (%s); it is left out.", path, error)
            return None
        return content if isinstance(content, dict) else None

    def write(self, session_id: str, content: Callable[[], JsonObject]) -> None:
        """Have what `content` returns written soon; of several calls in a row, the last counts."""
        with self._lock:
            waits = session_id in self._newest
            self._newest[session_id] = content
        if not waits:
            self._soon(self._path(session_id), lambda: self._write(session_id))

    def is_behind(self, session_id: str) -> bool:
        """Whether the last attempt to write failed, so that the file is out of date."""
        with self._lock:
            return session_id in self._behind

    def clip(self, name: str) -> Clip | None:
        """A clip that was kept; None if there is none that can be read."""
        path = self._clip_path(name)
        try:
            with zipfile.ZipFile(path) as packed:
                if sum(one.file_size for one in packed.infolist()) > LARGEST_BYTES:
                    raise ValueError("they are too large")
                return {one.filename: packed.read(one) for one in packed.infolist()}
        except FileNotFoundError:
            return None
        except _UNREADABLE as error:
            LOG.warning("The pictures in %s cannot be read (%s).", path, error)
            return None

    def keep_clip(self, name: str, clip: Callable[[], Clip]) -> None:
        """Have a clip written soon, unless it is stored already; after a failure, call again."""
        with self._lock:
            if name in self._clips:
                return
            self._clips.add(name)
        self._soon(self._clip_path(name), lambda: self._write_clip(name, clip))

    def close(self) -> None:
        """Finish writing."""
        self._writer.shutdown(wait=True)

    def _path(self, session_id: str) -> Path:
        return self._folder / f"{session_id}.json"

    def _clip_path(self, name: str) -> Path:
        return self._folder / PICTURES / f"{name}.zip"

    def _write(self, session_id: str) -> None:
        with self._lock:
            content = self._newest.pop(session_id)
        path, written = self._path(session_id), False
        try:
            text = json.dumps(content(), separators=(",", ":"), ensure_ascii=False)
            written = _replaced(path, lambda beside: beside.write_text(text, encoding="utf-8"))
        finally:
            with self._lock:
                (self._behind.discard if written else self._behind.add)(session_id)

    def _write_clip(self, name: str, clip: Callable[[], Clip]) -> None:
        path = self._clip_path(name)
        try:
            if path.exists():
                return
            files = clip()
            if files:
                _replaced(path, lambda beside: _pack(beside, files))
                self._make_room()
        finally:
            with self._lock:
                if not path.exists():
                    self._clips.discard(name)

    def _soon(self, path: Path, work: Callable[[], object]) -> None:
        """Run `work` on the writer's thread, and log its failure; `path` is for the log."""

        def tried() -> None:
            try:
                work()
            except Exception:  # the future's result is never read, so the error would be lost
                LOG.exception("%s could not be written.", path)

        self._writer.submit(tried)

    def _make_room(self) -> None:
        kept = sorted(
            ((path.stat(), path) for path in (self._folder / PICTURES).glob("*.zip")),
            key=lambda one: one[0].st_mtime,
        )
        too_many = sum(stat.st_size for stat, _ in kept) - self._most_picture_bytes
        for stat, path in kept[:-1]:
            if too_many <= 0:
                return
            path.unlink(missing_ok=True)
            with self._lock:
                self._clips.discard(path.stem)
            too_many -= stat.st_size


def _pack(path: Path, files: Clip) -> None:
    """Write pictures to a zip file, without compression, as JPEG would not get smaller."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as packed:
        for name, data in files.items():
            packed.writestr(name, data)


def _replaced(path: Path, write: Callable[[Path], object]) -> bool:
    """Replace a file atomically: write it under another name, then rename it.

    Returns:
        Whether that succeeded.
    """
    beside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(beside)
        beside.replace(path)
    except OSError as error:
        LOG.warning("%s could not be written (%s).", path, error)
        return False
    return True
