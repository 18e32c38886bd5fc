"""The sets of a data folder: `sets/<game>/NAME.json`, found by name and never by path."""

import re
from dataclasses import dataclass
from pathlib import Path

from engine.game import AnyGame
from engine.plain import nearest
from server.sets.reading import SetProblem, read_file, read_sets

SETS_FOLDER = "sets"
"""Its name in the data folder."""

_NAME = re.compile(r"[\w][\w .-]{0,79}")
"""Allowed names of sets: no such name is a path out of the folder."""


@dataclass(frozen=True, slots=True)
class Found:
    """A file on the shelf.

    Attributes:
        name: The name by which options refer to it.
        faults: Why it cannot be played, if it cannot.
    """

    name: str
    faults: tuple[str, ...]


class Shelf:
    """Where a group keeps its sets.

    Args:
        folder: Contains a folder for each game; need not exist. None: there are no sets.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def found(self, game: AnyGame) -> tuple[Found, ...]:
        """All sets for a game, sorted by name, each with its faults."""
        if game.sets is None or self._folder is None:
            return ()
        return tuple(
            Found(name, self._faults(game, name)) for name in self._names(self._folder / game.name)
        )

    def texts(self, game: AnyGame, names: list[str]) -> list[tuple[str, str]]:
        """The file name and text of each named set; raises SetProblem if one cannot be read."""
        return [(f"{name}.json", read_file(self._path(game, name))) for name in names]

    def _faults(self, game: AnyGame, name: str) -> tuple[str, ...]:
        try:
            read_sets(game, self.texts(game, [name]))
        except SetProblem as problem:
            return problem.faults
        return ()

    def _path(self, game: AnyGame, name: str) -> Path:
        folder = None if self._folder is None else self._folder / game.name
        known = () if folder is None else self._names(folder)
        if folder is None or name not in known:
            there = nearest(name, known) if known else "there are none in the data folder"
            raise SetProblem([f"there is no set {name[:80]!r} for {game.title}; {there}"])
        return folder / f"{name}.json"

    def _names(self, folder: Path) -> tuple[str, ...]:
        try:
            stems = [one.stem for one in folder.glob("*.json") if one.is_file()]
        except OSError:
            return ()
        return tuple(sorted(one for one in stems if _NAME.fullmatch(one)))
