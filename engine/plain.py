"""Validation of plain JSON values, for data that groups write; each fault is one sentence.

    shape 'Wolf': agility must be a whole number from 0 to 6, not 'fast'
    shape 'Wolf': there is no 'agilty'; did you mean 'agility'?

A schema (`Row`, made of `Whole`, `Word`, `Text`, `YesNo` and `Several`) says what each field may
hold. It is declared beside the dataclass that validated values become.
"""

import dataclasses
import difflib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object; its values are plain JSON."""

MOST_SHOWN = 60
"""Most characters of an invalid value that a fault repeats."""

MOST_ROWS = 1000
"""Most rows of a list; no group has more."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from `lowest` to `highest`."""

    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Word:
    """One of these words."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """Text of `fewest` to `longest` characters."""

    longest: int = 200
    fewest: int = 1


@dataclass(frozen=True, slots=True)
class YesNo:
    """True or false."""


@dataclass(frozen=True, slots=True)
class Several:
    """A list of `fewest` to `most` values, each as `of` says."""

    of: "Field"
    most: int = 100
    fewest: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """An object with named fields; a field may be left out if the dataclass has a default for it.

    Attributes:
        called: What people call such a row: "shape".
        kind: The dataclass that a validated row becomes.
        fields: What each field may hold; every field of the dataclass has an entry.
        known_by: The fields that together identify a row.
    """

    called: str
    kind: type[object]
    fields: Mapping[str, "Field"]
    known_by: tuple[str, ...] = ("name",)


Field: TypeAlias = Whole | Word | Text | YesNo | Several | Row


def faults_in_rows(row: Row, values: object, where: str) -> tuple[str, ...]:
    """Return every fault of a list of objects; two objects with the same identity are a fault."""
    if not isinstance(values, list | tuple):
        return (f"{where} must be a list, each a {row.called}, not {shown(values)}",)
    if len(values) > MOST_ROWS:
        return (f"{where} must be a list of at most {MOST_ROWS}, not of {len(values)}",)
    found: list[str] = []
    met: set[str] = set()
    for number, value in enumerate(values, start=1):
        name = named(row, value, number)
        found += _row_faults(row, value, name)
        if known_as(row, value) in met:
            found.append(f"{name} is there twice")
        met |= {known_as(row, value)} - {""}
    return tuple(found)


def known_as(row: Row, value: object) -> str:
    """Return text that identifies a row by its `known_by` fields; empty if one is missing."""
    told = [value.get(name) for name in row.known_by] if isinstance(value, dict) else [None]
    return "" if None in told else repr(told)


def named(row: Row, value: object, number: int) -> str:
    """Return what a fault calls a row: its identity, or its number in the list without one."""
    if known_as(row, value) == "" or not isinstance(value, dict):
        return f"{row.called} {number}"
    told = [value[name] for name in row.known_by]
    return f"{row.called} {shown(told[0]) if len(told) == 1 else shown(tuple(told))}"


def nearest(word: object, known: Sequence[str]) -> str:
    """Return a hint: the known word nearest to this one, or a list of all known words."""
    folded = {one.casefold(): one for one in known}
    close = difflib.get_close_matches(str(word)[:MOST_SHOWN].casefold(), folded, n=1)
    return f"did you mean {folded[close[0]]!r}?" if close else f"there are {', '.join(known)}"


def shown(value: object) -> str:
    """Return the invalid value for a fault, shortened if it is long."""
    text = repr(value)
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}..."


def _row_faults(row: Row, value: object, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where} must be an object, not {shown(value)}"
        return
    for name in value:
        if name not in row.fields:
            yield f"{where}: there is no {shown(name)}; {nearest(name, list(row.fields))}"
    optional = defaults(row.kind)
    for name, field in row.fields.items():
        if name in value:
            yield from _faults(field, value[name], name, where)
        elif name not in optional:
            yield f"{where}: {name} is missing; it must be {_described(field)}"


def _faults(field: Field, value: object, name: str, where: str) -> Iterator[str]:
    if isinstance(field, Row):
        yield from _row_faults(field, value, f"{where}: {name}")
    elif isinstance(field, Several):
        yield from _several_faults(field, value, name, where)
    elif not _fits(field, value):
        yield f"{where}: {name} must be {_described(field)}, not {shown(value)}"


def _several_faults(field: Several, value: object, name: str, where: str) -> Iterator[str]:
    if not isinstance(value, list | tuple) or not field.fewest <= len(value) <= field.most:
        got = f"{len(value)}" if isinstance(value, list | tuple) else shown(value)
        yield f"{where}: {name} must be {_described(field)}, not {got}"
        return
    for number, item in enumerate(value, start=1):
        yield from _faults(field.of, item, f"{name}, the {number}.", where)


def _fits(field: Whole | Word | Text | YesNo, value: object) -> bool:
    match field:
        case YesNo():
            return isinstance(value, bool)
        case Whole(lowest, highest):
            whole = isinstance(value, int) and not isinstance(value, bool)
            return whole and lowest <= value <= highest  # type: ignore[operator]
        case Word(words):
            return isinstance(value, str) and value in words
        case Text(longest, fewest):
            return isinstance(value, str) and fewest <= len(value.strip()) <= longest


def _described(field: Field) -> str:
    match field:
        case YesNo():
            return "true or false"
        case Whole(lowest, highest):
            return f"a whole number from {lowest} to {highest}"
        case Word(words):
            return f"one of {', '.join(word or 'nothing' for word in words)}"
        case Text(longest, fewest):
            return f"text of {fewest} to {longest} letters"
        case Several(_, most, fewest):
            return f"a list of {fewest} to {most}"
        case Row():
            return f"an object ({', '.join(field.fields)})"


def defaults(kind: type[object]) -> dict[str, object]:
    """Return the default of each field of a dataclass that has one."""
    assert dataclasses.is_dataclass(kind), f"{kind.__name__} has no fields"
    fields = dataclasses.fields(kind)
    return {one.name: one.default for one in fields if one.default is not dataclasses.MISSING}
