"""Reading a set from a group's JSON files, or reporting every fault with its file's name."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from calibration.text_file import TextFileError, read_text_file
from engine.game import AnyGame
from engine.plain import JsonObject
from engine.sets import Sets, fit_faults, form_faults, joined


class SetProblem(Exception):
    """A set cannot be used.

    Attributes:
        faults: Sentences that name their file, without a full stop.
    """

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


def read_file(path: Path) -> str:
    """The text of a file of a set; raises SetProblem."""
    try:
        return read_text_file(path)
    except TextFileError as error:
        raise SetProblem([f"{path.name}: {error}"]) from error


def read_sets(game: AnyGame, texts: Sequence[tuple[str, str]]) -> JsonObject:
    """Sets from the texts of files, joined in order.

    Args:
        game: The game that they are for.
        texts: The name and the content of each file.

    Raises:
        SetProblem: The game has no sets, or some have faults; all are listed.
    """
    sets = sets_of(game)
    parsed = [(name, _parsed(name, text)) for name, text in texts]
    faults = [f"{name}: {fault}" for name, data in parsed for fault in form_faults(sets, data)]
    if faults:
        raise SetProblem(faults)
    whole = joined(sets, [data for _, data in parsed if isinstance(data, Mapping)])
    names = " and ".join(name for name, _ in parsed)
    misfits = [f"{names}: {fault}" for fault in fit_faults(sets, whole)]
    if misfits:
        raise SetProblem(misfits)
    return whole


def sets_of(game: AnyGame) -> Sets:
    """What a group may replace in the game; raises SetProblem if that is nothing."""
    if game.sets is None:
        raise SetProblem([f"{game.title} has no sets: nothing in it can be replaced by a file"])
    return game.sets


def _parsed(name: str, text: str) -> object:
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise SetProblem([f"{name} is not JSON: {error.msg} ({where})"]) from error
    except (ValueError, RecursionError) as error:
        said = str(error) if isinstance(error, ValueError) else "it is nested too deep"
        raise SetProblem([f"{name}: {said}"]) from error


def _once(pairs: list[tuple[str, object]]) -> JsonObject:
    """An object; refuses a key given twice, as the first value would silently be lost."""
    given = dict(pairs)
    if len(given) < len(pairs):
        twice = next(key for key in given if sum(key == other for other, _ in pairs) > 1)
        raise ValueError(f"{twice!r} is given twice in one object")
    return given


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is not a number")
