"""A group's own data on the command line: `--set FILE` and `--write-set FILE`."""

from collections.abc import Sequence
from pathlib import Path

from engine.game import AnyGame
from server.cli.exits import Unusable
from server.cli.files import write_text
from server.sets.reading import SetProblem, read_file, read_sets
from server.sets.writing import built_in_text


def read_set_files(game: AnyGame, paths: Sequence[Path]) -> dict[str, object]:
    """The options from these files; raises Unusable naming each fault and its file."""
    if not paths:
        return {}
    try:
        return read_sets(game, [(path.name, read_file(path)) for path in paths])
    except SetProblem as problem:
        raise Unusable(str(problem)) from problem


def write_built_in(game: AnyGame, path: Path) -> None:
    """Write the built-in data as a file to start from; raises Unusable."""
    try:
        text = built_in_text(game)
    except SetProblem as problem:
        raise Unusable(str(problem)) from problem
    if path.exists():
        raise Unusable(f"{path} is there already; name a new file.")
    write_text(path, text)
    print(f"{path} holds the built-in data of {game.title}; change it, and play with --set.")
