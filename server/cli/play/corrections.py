"""Corrections by the referee in words: `correct Ada's armor to 2`."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from engine.correcting import correctable
from engine.game import AnyState
from server.cli.play.lexicon import MakesReader, names_of
from server.cli.play.readers import Name, Named, Read, Reader, Value, whole
from server.cli.play.units import Units
from server.cli.play.words import Line

Owners = Mapping[str, Callable[[AnyState, str], str]]
"""For each list in a state, a function that names the item with a key ("Ada" for players.1)."""

_CONSTANTS = {"yes": "true", "no": "false", "nothing": "null", "nobody": "null", "none": "null"}


def paths(fixed: tuple[str, ...], owners: Owners) -> MakesReader:
    """Make the reader for the names of values that can be corrected: "Ada's armor", "round".

    Args:
        fixed: Fields of the state that cannot be corrected.
        owners: Names the items of the state's lists.
    """

    def reader(state: AnyState, _units: Units) -> Reader:
        known = {"players": _player, **owners}
        named = (
            Name(path, (_called(state, path, known), path.replace(".", " ").replace("_", " ")))
            for path in correctable(state, fixed)
        )
        return Named(tuple(named), "what is to be set straight, such as round")

    return reader


def _called(state: AnyState, path: str, owners: Owners) -> str:
    head, *rest = path.split(".")
    if rest and head in owners:
        owner, *rest = owners[head](state, rest[0]), *rest[1:]
        said = [f"{owner}'s" if rest else owner, *rest]
    else:
        said = [head, *rest]
    return " ".join(said).replace("_", " ")


def _player(state: AnyState, seat: str) -> str:
    return names_of(state)[int(seat) - 1]


def values(_state: AnyState, _units: Units) -> Reader:
    """The reader of a corrected value."""
    return ValueWords()


@dataclass(frozen=True, slots=True)
class ValueWords:
    """A reader for a value as JSON: yes, 3, nothing, laying locations.

    Only the rules know which kind of value is wanted, so every kind is tried.
    """

    def read(self, words: Line, at: int) -> Iterator[Read[Value]]:
        """All words up to a reason, as each possible kind of value."""
        end = next((n for n in range(at, len(words)) if words[n].folded == "because"), len(words))
        said = words[at:end]
        if not said:
            return
        whole_text = " ".join(one.typed for one in said).rstrip(".,;")
        if len(said) == 1 and said[0].quoted:
            yield Read(said[0].typed, end)
        single = " ".join(one.folded for one in said)
        if single in _CONSTANTS:
            yield Read(_CONSTANTS[single], end)
        if whole(single) is not None:
            yield Read(str(whole(single)), end)
        yield Read(json.dumps(whole_text), end)
        yield Read(json.dumps("_".join(one.folded for one in said).replace("-", "_")), end)
        yield Read(json.dumps(_row(single)), end)

    def write(self, value: Value) -> str:
        """As it is read; names of several words in a list get hyphens."""
        text = str(value)
        try:
            return _written(json.loads(text), text)
        except ValueError:
            return text

    def known(self) -> tuple[str, ...]:
        """Anything may be said."""
        return ()

    def wanted(self) -> str:
        """What is to be typed."""
        return "a value such as 3, yes or nothing"


def _row(said: str) -> list[object]:
    """A list of names or numbers, one for each word; "nothing" is an empty list."""
    if said in ("nothing", "none"):
        return []
    found = (whole(one) for one in said.split())
    return [
        one.replace("-", "_") if number is None else number
        for one, number in zip(said.split(), found, strict=True)
    ]


def _written(known: object, value: str) -> str:
    constant = next((word for word, told in _CONSTANTS.items() if told == value), None)
    if constant:
        return constant
    if isinstance(known, list) and all(isinstance(one, str | int) for one in known):
        return ", ".join(str(one).replace("_", "-") for one in known) or "nothing"
    if isinstance(known, str):
        plain = known.replace("_", " ")
        return plain if plain.replace(" ", "").isalpha() else json.dumps(known)
    return str(value)
