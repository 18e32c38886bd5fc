"""Examples from files, of which more are written while a network is taught."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

ExampleT = TypeVar("ExampleT")


def take_in(
    known: dict[Path, ExampleT], files: Iterable[Path], load: Callable[[Path], ExampleT]
) -> None:
    """Reads the files that are not known yet; those that are still being written wait."""
    for path in files:
        if path not in known and not path.name.endswith(".part.npz"):
            known[path] = load(path)
