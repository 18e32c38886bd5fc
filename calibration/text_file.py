"""Read small text files that people name, after checking that they are regular and not too large.

A name may lead to anything: an endless device, a pipe that nobody writes to, a film. So only a
regular file of the size of a text that somebody wrote by hand is read.
"""

import json
import stat
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 2_000_000
"""Largest text file, in bytes, that is read: no set that people write by hand is larger, and no
calibration."""


class TextFileError(Exception):
    """A file that cannot be read.

    Attributes:
        problem: What is wrong, phrased to follow the file's name and a colon.
        mend: What would fix it.
    """

    def __init__(self, problem: str, mend: str) -> None:
        super().__init__(f"{problem}; {mend}")
        self.problem = problem
        self.mend = mend


def read_text_file(path: Path) -> str:
    """Read a text file in UTF-8, with or without a byte order mark, or in UTF-16 or UTF-32.

    Editors on Windows write byte order marks, and its shell redirects output as UTF-16.

    Raises:
        TextFileError: The file does not exist, is not regular, is too large or is not text.
    """
    check_text_file(path)
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES)
        return content.decode(json.detect_encoding(content))
    except (OSError, UnicodeDecodeError) as error:
        raise TextFileError("it cannot be read as text", "name a JSON file") from error


def check_text_file(path: Path) -> None:
    """Raise TextFileError unless there is a regular file that is not too large."""
    check_regular_file(path)
    if path.stat().st_size > MOST_BYTES:
        problem = f"it is larger than {MOST_BYTES // 1_000_000} MB"
        raise TextFileError(problem, "name the file that was meant")


def check_regular_file(path: Path) -> None:
    """Raise TextFileError unless the path leads to a regular file; others may never end."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError as error:
        raise TextFileError("there is no such file", "check the name") from error
    except (OSError, ValueError) as error:
        raise TextFileError("it cannot be looked at", "allow it, or name another file") from error
    if not stat.S_ISREG(mode):
        raise TextFileError("it is a folder, a device or a pipe", "name a file")
