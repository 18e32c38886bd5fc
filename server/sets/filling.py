"""Options that name sets, with the sets' content in place of their names.

The whole content goes in, so that a session's record stays complete even after the file was changed
or lost.
"""

from collections.abc import Mapping

from engine.game import AnyGame
from engine.plain import JsonObject
from engine.refusal import IllegalCommand, Reason, refusal
from engine.sets import fit_faults, form_faults
from server.sets.reading import SetProblem, read_sets
from server.sets.shelf import Shelf

KEY = "set"
"""The option that names a set, or several in a list."""


def with_sets(game: AnyGame, options: Mapping[str, object], shelf: Shelf) -> dict[str, object]:
    """The options with every named set filled in; content given directly is checked too.

    Raises:
        IllegalCommand: There is no such set, or one has faults; the message lists all of them.
    """
    rest = {key: value for key, value in options.items() if key != KEY}
    try:
        given = _named_sets(game, options.get(KEY), shelf)
    except SetProblem as problem:
        raise unusable(problem.faults) from problem
    twice = [key for key in given if rest.get(key)]
    if twice:
        raise unusable([f"{twice[0]} is in the options and in a set"])
    filled = {**rest, **given}
    _check(game, filled)
    return filled


def unusable(faults: tuple[str, ...] | list[str]) -> IllegalCommand:
    """The refusal of a set with faults."""
    return refusal(Reason.OPTIONS, "; ".join(faults), "mend the set, or name another", "sets")


def _named_sets(game: AnyGame, named: object, shelf: Shelf) -> dict[str, object]:
    if named is None:
        return {}
    given = named if isinstance(named, list) else [named]
    names = [name for name in given if isinstance(name, str)]
    if not names or len(names) < len(given):
        raise SetProblem(["the option 'set' is the name of a set, or a list of names"])
    return read_sets(game, shelf.texts(game, names))


def _check(game: AnyGame, options: JsonObject) -> None:
    """Check content of sets in the options by the same rules as a file."""
    if game.sets is None:
        return
    given = {key: value for key, value in options.items() if key in game.sets.rows and value}
    faults = given and (form_faults(game.sets, given) or fit_faults(game.sets, given))
    if faults:
        raise unusable(faults)
