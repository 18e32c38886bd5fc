"""Small text files that people name: looked at before they are read, and never read without end.

A name may lead to anything: a device that never ends, a pipe that nobody writes to, a film. Only a
regular file of a size that somebody wrote by hand, or a program on one page, is read.
"""

import json
import stat
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 2_000_000
"""Largest text file, in bytes, that is read: no set that people write by hand is larger, and no
calibration."""


class TextFileError(Exception):
    """A file that is not read.

    Attributes:
        problem: What is wrong, to stand after the file's name and a colon.
        mend: What would mend it.
    """

    def __init__(self, problem: str, mend: str) -> None:
        super().__init__(f"{problem}; {mend}")
        self.problem = problem
        self.mend = mend


def read_text_file(path: Path) -> str:
    """What a text file holds.

    Windows' editors put a mark before UTF-8, and its shell writes what a program prints as UTF-16.

    Raises:
        TextFileError: There is no such file, it is no regular one, it is too large, or no text.
    """
    check_text_file(path)
    try:
        with path.open("rb") as file:
            told = file.read(MOST_BYTES)
        return told.decode(json.detect_encoding(told))
    except (OSError, UnicodeDecodeError) as error:
        raise TextFileError("it cannot be read as text", "name a JSON file") from error


def check_text_file(path: Path) -> None:
    """Raise TextFileError unless there is a regular file that is not too large."""
    check_regular_file(path)
    if path.stat().st_size > MOST_BYTES:
        told = f"it is larger than {MOST_BYTES // 1_000_000} MB"
        raise TextFileError(told, "name the file that was meant")


def check_regular_file(path: Path) -> None:
    """Raise TextFileError unless the name leads to a regular file: others may never end."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError as error:
        raise TextFileError("there is no such file", "check the name") from error
    except (OSError, ValueError) as error:
        raise TextFileError("it cannot be looked at", "allow it, or name another file") from error
    if not stat.S_ISREG(mode):
        raise TextFileError("it is a folder, a device or a pipe", "name a file")
