"""Examples from files, of which more are written while a network is taught."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

ExampleT = TypeVar("ExampleT")
UNFINISHED = ".part.npz"
"""How the name of a file ends that is still being written."""


def keep_whole(path: Path, **arrays: Any) -> None:
    """Writes arrays by their names, whole or not at all."""
    part = path.with_suffix(UNFINISHED)
    np.savez_compressed(part, **arrays)
    part.rename(path)


def take_in(
    known: dict[Path, ExampleT], files: Iterable[Path], load: Callable[[Path], ExampleT]
) -> None:
    """Reads the files that are not known yet; those that are still being written wait."""
    for path in files:
        if path not in known and not path.name.endswith(UNFINISHED):
            known[path] = load(path)
