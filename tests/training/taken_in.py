"""Loads training examples from files that may still be added to during training."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

ExampleT = TypeVar("ExampleT")
UNFINISHED = ".part.npz"
"""Suffix of a file that is still being written."""


def keep_whole(path: Path, **arrays: Any) -> None:
    """Write named arrays to a file, which is either complete or missing."""
    part = path.with_suffix(UNFINISHED)
    np.savez_compressed(part, **arrays)
    part.rename(path)


def take_in(
    known: dict[Path, ExampleT], files: Iterable[Path], load: Callable[[Path], ExampleT]
) -> None:
    """Load the files that are not known yet, except those that are still being written."""
    for path in files:
        if path not in known and not path.name.endswith(UNFINISHED):
            known[path] = load(path)
