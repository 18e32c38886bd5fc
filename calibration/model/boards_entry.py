"""One board of a boards file: its fields, and error messages that name board and field."""

import os.path
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import cv2

from calibration.json_object import JsonObject
from calibration.model.printed import MarkerDictionary, predefined, predefined_names
from calibration.text_file import TextFileError, check_text_file

SMALLEST_MM: Final = 1e-4
"""Least length, mm, that a boards file may give: no printed thing is smaller than a tenth of a
micrometre, nor is a scanner's pixel."""

LARGEST_MM: Final = 1e5
"""Largest length, mm, that a boards file may give: no table is longer than a hundred metres."""

MOST_DIGITS: Final = 9
"""Most digits of a marker's number."""

MOST_SHOWN: Final = 60
"""Most letters of a value that an error message repeats."""


class BoardsFileError(ValueError):
    """A boards file that cannot be used; the message is one sentence that says what mends it."""


@dataclass(frozen=True, slots=True)
class BoardEntry:
    """One board's entry in a boards file, with checked access to its fields.

    Attributes:
        data: The entry, parsed from JSON.
        number: Its index in the list of boards.
        folder: Folder to which names of files in it are relative.
    """

    data: object
    number: int
    folder: str

    @property
    def name(self) -> str:
        """Its name."""
        name = self.fields.get("name")
        if not isinstance(name, str) or not name:
            raise self.wrong('lacks a "name"')
        return name

    @property
    def title(self) -> str:
        """Its index and, if it has one, its name, for messages: `boards[0] "sheet"`."""
        name = self.data.get("name") if isinstance(self.data, dict) else None
        known = f' "{name}"' if isinstance(name, str) else ""
        return f"boards[{self.number}]{known}"

    def wrong(self, complaint: str) -> BoardsFileError:
        """An error message about this board."""
        return BoardsFileError(f"{self.title} {complaint}")

    @property
    def fields(self) -> JsonObject:
        """Its fields by name."""
        if not isinstance(self.data, dict):
            raise self.wrong("must be a JSON object")
        return self.data

    def field(self, field: str) -> object:
        """A required field."""
        if field not in self.fields:
            raise self.wrong(f'lacks "{field}"')
        return self.fields[field]

    def length(self, field: str) -> float:
        """A required field with a positive number of mm."""
        value = self.field(field)
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not SMALLEST_MM <= value <= LARGEST_MM
        ):
            raise self.wrong(
                f'needs a positive number of mm as "{field}", '
                f"but has {shortened(value)} ({LARGEST_MM:.0f} at most, {SMALLEST_MM:g} at least)"
            )
        return float(value)

    def count(self, field: str, least: int, most: int, default: int | None = None) -> int:
        """A required field with a whole number."""
        value = self.fields.get(field, default) if default is not None else self.field(field)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(
                f'needs a whole number from {least} to {most} as "{field}", '
                f"but has {shortened(value)}"
            )
        return value

    def flag(self, field: str) -> bool:
        """An optional field with true or false; false if it is missing."""
        value = self.fields.get(field, False)
        if not isinstance(value, bool):
            raise self.wrong(f'needs true or false as "{field}", but has {shortened(value)}')
        return value


def shortened(value: object) -> str:
    """A value as text, cut if it is too long for a sentence."""
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def dictionary_of(entry: BoardEntry) -> MarkerDictionary:
    """The dictionary of its markers; raises BoardsFileError."""
    if "dictionary_file" in entry.fields:
        return _dictionary_from_file(entry, entry.fields["dictionary_file"])
    name = entry.field("dictionary")
    known = {n.upper(): n for n in predefined_names()}
    if not isinstance(name, str) or name.upper() not in known:
        raise entry.wrong(
            f"names the dictionary {shortened(name)}; OpenCV knows {', '.join(known)}"
        )
    return predefined(known[name.upper()])


def _dictionary_from_file(entry: BoardEntry, name: object) -> MarkerDictionary:
    if not isinstance(name, str) or not name:
        raise entry.wrong('needs a file\'s name as "dictionary_file"')
    path = name if not entry.folder else os.path.join(entry.folder, name)  # noqa: PTH118
    dictionary = cv2.aruco.Dictionary()
    level = cv2.utils.logging.getLogLevel()
    cv2.utils.logging.setLogLevel(cv2.utils.logging.LOG_LEVEL_SILENT)
    try:
        check_text_file(Path(path))
        storage = cv2.FileStorage(path, cv2.FILE_STORAGE_READ)
        read = storage.isOpened() and dictionary.readDictionary(storage.root())
    except (cv2.error, SystemError, TextFileError):
        read = False
    finally:
        cv2.utils.logging.setLogLevel(level)
    if not read or len(dictionary.bytesList) == 0:
        raise entry.wrong(
            f'names the dictionary_file "{name}", which cannot be read as a dictionary in '
            "OpenCV's format (nmarkers, markersize, marker_0 ...)"
        )
    return MarkerDictionary(name, dictionary)


def marker_number(entry: BoardEntry, key: str, dictionary: MarkerDictionary, field: str) -> int:
    """The marker number in a key under `field`; raises BoardsFileError."""
    holds = len(dictionary.opencv.bytesList)
    if not key.isdecimal() or len(key) > MOST_DIGITS or not int(key) < holds:
        raise entry.wrong(
            f'names the marker "{key[:MOST_SHOWN]}" under "{field}"; '
            f"{dictionary.name} has 0 to {holds - 1}"
        )
    return int(key)
