"""Commands, events and options to and from JSON, and states to JSON.

A dataclass becomes an object of its fields. Commands, events, options and states as a whole carry
the name of their class as `"type"`; dataclasses inside them only if their field allows several.
"""

import dataclasses
import functools
import types
import typing
from collections.abc import Iterable

from engine.game import Amended, CommandT, EventT, Game, OptionsT, StateT, TakenBack
from engine.plain import JsonObject, defaults, shown
from engine.record import made

MadeT = typing.TypeVar("MadeT")

LARGEST = 10**18 - 1
"""The largest integer that is read; its negative is the smallest. It fits any database."""


class NotationError(ValueError):
    """JSON or text that cannot be read as a command, event or options; says where and why."""


def to_json(value: object) -> JsonObject:
    """Return a command, event, options or state as a JSON object, with its `"type"`."""
    return {"type": type(value).__name__, **_fields_json(value)}


def rows_json(values: Iterable[object]) -> list[JsonObject]:
    """Return dataclasses as JSON objects without `"type"`: the form of a group's own data."""
    return [_fields_json(one) for one in values]


def plain_json(value: object, hint: object) -> object:
    """Return the value of a field with this type as plain JSON."""
    return _plain(value, tagged=_several_kinds(hint))


def value_from_json(hint: object, data: object, where: str) -> object:
    """Read a value that `plain_json` wrote; errors call it `where`.

    Raises:
        NotationError: The value does not fit the type.
    """
    return _from_plain(hint, data, where)


def from_json(
    game: Game[OptionsT, StateT, CommandT, EventT], data: object
) -> CommandT | EventT | TakenBack:
    """Read a command or event that `to_json` wrote.

    Raises:
        NotationError: It is not an object, its type is unknown, or a field is missing, unknown or
            of the wrong kind.
    """
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise NotationError('a command or event is an object with a "type"')
    found = vocabulary(game).get(data["type"])
    if found is None:
        raise NotationError(f"{game.name} knows no command or event {data['type']!r}")
    return _dataclass_from(found, data, found.__name__)


def options_from_json(game: Game[OptionsT, StateT, CommandT, EventT], data: object) -> OptionsT:
    """Read options of the game; missing fields get their defaults.

    Raises:
        NotationError: As `from_json`.
    """
    return _dataclass_from(game.options, data, "options")


def vocabulary(
    game: Game[OptionsT, StateT, CommandT, EventT],
) -> dict[str, type[CommandT] | type[EventT] | type[TakenBack]]:
    """Return the class of every command and event of the game, and of take-backs, by name."""
    kinds: dict[str, type[CommandT] | type[EventT] | type[TakenBack]] = {}
    kinds |= {kind.__name__: kind for kind in game.commands}
    kinds |= {kind.__name__: kind for kind in game.events}
    return kinds | {kind.__name__: kind for kind in (TakenBack, Amended)}


def hints(kind: object) -> dict[str, object]:
    """Return the declared type of each field of a dataclass, in order."""
    return _hints(kind)


@functools.cache
def _hints(kind: object) -> dict[str, object]:
    assert dataclasses.is_dataclass(kind), f"{kind} has no fields"
    resolved = typing.get_type_hints(kind)
    return {one.name: resolved[one.name] for one in dataclasses.fields(kind)}


def members(hint: object) -> tuple[object, ...]:
    """Return the members of a union type; of any other type, the type alone."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return typing.get_args(hint)
    return (hint,)


def _fields_json(value: object) -> JsonObject:
    kind: object = type(value)
    return {
        name: _plain(getattr(value, name), tagged=tagged) for name, tagged in _tagged_fields(kind)
    }


@functools.cache
def _tagged_fields(kind: object) -> tuple[tuple[str, bool], ...]:
    """The name of each field of a dataclass, and whether dataclasses in it carry their `"type"`.

    Cached: ledgers of thousands of events are written and hashed this way.
    """
    return tuple((name, _several_kinds(hint)) for name, hint in hints(kind).items())


def _plain(value: object, *, tagged: bool) -> object:
    if dataclasses.is_dataclass(value):
        return to_json(value) if tagged else _fields_json(value)
    if isinstance(value, tuple):
        return [_plain(item, tagged=tagged) for item in value]
    if isinstance(value, frozenset):
        return sorted((_plain(item, tagged=tagged) for item in value), key=repr)
    return value


def _several_kinds(hint: object) -> bool:
    if typing.get_origin(hint) in (tuple, frozenset):
        return any(_several_kinds(item) for item in typing.get_args(hint))
    return sum(dataclasses.is_dataclass(member) for member in members(hint)) > 1


def _dataclass_from(kind: type[MadeT], data: object, where: str) -> MadeT:
    if not isinstance(data, dict):
        raise NotationError(f"{where} must be an object, but got {shown(data)}")
    expected = hints(kind)
    unknown = [name for name in data if name not in expected and name != "type"]
    missing = [name for name in expected if name not in data and name not in defaults(kind)]
    if unknown or missing:
        raise NotationError(_field_complaint(where, unknown, missing, list(expected)))
    given = {
        name: _from_plain(hint, data[name], f"{where}.{name}")
        for name, hint in expected.items()
        if name in data
    }
    return made(kind, given)


def _field_complaint(
    where: str, unknown: list[str], missing: list[str], expected: list[str]
) -> str:
    if unknown:
        return f"{where} has no field {unknown[0]!r}; its fields are {', '.join(expected)}"
    return f"{where} lacks the field {missing[0]!r}"


def _from_plain(hint: object, data: object, where: str) -> object:
    for member in members(hint):
        if _fits(member, data):
            return _converted(member, data, where)
    raise NotationError(f"{where} must be {_described(hint)}, but got {shown(data)}")


def _converted(kind: object, data: object, where: str) -> object:
    if typing.get_origin(kind) is tuple and isinstance(data, list):
        return _tuple_from(typing.get_args(kind), data, where)
    if _is_kind(kind):
        return _dataclass_from(kind, data, where)
    return data


def _tuple_from(kinds: tuple[object, ...], data: list[object], where: str) -> tuple[object, ...]:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(data)
    if len(kinds) != len(data):
        raise NotationError(f"{where} must hold {len(kinds)} values, but got {len(data)}")
    return tuple(
        _from_plain(kind, item, f"{where}[{place}]")
        for place, (kind, item) in enumerate(zip(kinds, data, strict=True))
    )


def _fits(kind: object, data: object) -> bool:
    if kind is type(None):
        return data is None
    if typing.get_origin(kind) is tuple:
        return isinstance(data, list)
    if typing.get_origin(kind) is typing.Literal:
        return isinstance(data, str | int) and data in typing.get_args(kind)
    if _is_kind(kind):
        return _is_named(kind, data)
    if kind is int:
        return isinstance(data, int) and not isinstance(data, bool) and abs(data) <= LARGEST
    if kind is str:
        return isinstance(data, str) and _is_unicode(data)
    return isinstance(kind, type) and isinstance(data, kind)


def _is_kind(kind: object) -> typing.TypeGuard[type[object]]:
    return isinstance(kind, type) and dataclasses.is_dataclass(kind)


def _is_unicode(text: str) -> bool:
    """Whether text has no lone surrogate: JSON can hold one, but it cannot be encoded as UTF-8."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _is_named(kind: type[object], data: object) -> bool:
    return isinstance(data, dict) and data.get("type", kind.__name__) == kind.__name__


def _described(hint: object) -> str:
    return " or ".join(_described_one(member) for member in members(hint))


def _described_one(kind: object) -> str:
    if kind is type(None):
        return "null"
    if typing.get_origin(kind) is typing.Literal:
        return "one of " + ", ".join(map(str, typing.get_args(kind)))
    if typing.get_origin(kind) is tuple:
        return "a list"
    if _is_kind(kind):
        return f"an object ({', '.join(hints(kind))})"
    told: dict[object, str] = {int: "a whole number", str: "text", bool: "true or false"}
    return told.get(kind, str(kind))
