"""The names of all commands and of their fields, as forms show them."""

from collections.abc import Collection, Iterator
from dataclasses import is_dataclass
from typing import Final, get_args

from engine import GAMES
from engine.notation import hints, members
from tests.texts.words import WORDS

TYPE: Final = "type"
"""The field that says in JSON which of several records it is."""


def command_names() -> list[str]:
    """The names of all games' commands and fields, but for words that the whole page shares."""
    commands = {kind for game in GAMES.values() for kind in game.commands}
    named = {kind.__name__ for kind in commands} | {TYPE, *fields_of(commands)}
    return sorted(named - set(WORDS))


def fields_of(kinds: set[type[object]], without: Collection[str] = ()) -> Iterator[str]:
    """The names of the fields of these classes, and of all classes that they hold.

    Args:
        kinds: The classes.
        without: Fields that are left out, with all that they hold.
    """
    known: set[type[object]] = set()
    while kinds:
        known |= kinds
        every = (one for kind in kinds for one in hints(kind).items())
        held = [one for one in every if one[0] not in without]
        yield from (name for name, _ in held)
        kinds = {kind for _, hint in held for kind in _classes(hint)} - known


def _classes(hint: object) -> Iterator[type[object]]:
    for one in members(hint):
        if isinstance(one, type) and is_dataclass(one):
            yield one
        for inner in get_args(one):
            yield from _classes(inner)
