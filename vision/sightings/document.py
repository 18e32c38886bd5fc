"""Sightings to and from JSON: what `observe` prints and what a recording keeps.

The fields are those of the records in `vision.sightings`, with `kind` first and the evidence last.
Numbers are kept bit for bit: Python's JSON writes the shortest text that reads back as the same
float.
"""

import types
from collections.abc import Callable, Mapping
from dataclasses import is_dataclass
from functools import cache
from inspect import signature
from typing import Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from vision.sightings.envelope import Sighting
from vision.sightings.registry import SIGHTINGS

RecordT = TypeVar("RecordT")


def to_json(sighting: Sighting, *, evidence: bool = True) -> dict[str, object]:
    """A sighting as plain JSON values; without `evidence`, as the command line prints it."""
    body = fields_of(sighting)
    for name in sighting.not_serialized:
        del body[name]
    for name in sighting.omitted_if_none:
        if body[name] is None:
            del body[name]
    if not evidence:
        del body["evidence"]
    return {"kind": sighting.kind, **body}


def from_json(data: Mapping[str, object]) -> Sighting:
    """Read back what `to_json` wrote; raises ValueError that names what does not fit."""
    kind = data.get("kind")
    cls = SIGHTINGS.get(kind) if isinstance(kind, str) else None
    if cls is None:
        raise ValueError(f"kind must be one of {', '.join(SIGHTINGS)}, but got {kind!r}")
    dropped = {"kind", *cls.retired}
    return _built(cls, {k: v for k, v in data.items() if k not in dropped})


def plain(value: object) -> object:
    """Dataclasses and tuples of them as plain JSON values."""
    if is_dataclass(value) and not isinstance(value, type):
        return fields_of(value)
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return value


def fields_of(record: object) -> dict[str, object]:
    """A dataclass as a JSON object; the evidence comes last."""
    cls: Callable[..., object] = type(record)
    return {name: plain(getattr(record, name)) for name in _names(cls)}


def _built(cls: Callable[..., RecordT], data: object) -> RecordT:
    if not isinstance(data, dict):
        raise ValueError(f"{cls.__name__} must be an object, but got {data!r}")
    hints = _hints(cls)
    unknown = data.keys() - set(_names(cls))
    if unknown:
        raise ValueError(f"{cls.__name__} has no field {sorted(unknown)[0]!r}")
    try:
        return cls(**{name: _read(hints[name], value) for name, value in data.items()})
    except TypeError as error:
        raise ValueError(f"{cls.__name__}: {error}") from error


@cache
def _names(cls: Callable[..., object]) -> tuple[str, ...]:
    """The fields of a record in the order in which they are written; keyword-only ones last."""
    return tuple(signature(cls).parameters)


@cache
def _hints(cls: Callable[..., object]) -> Mapping[str, object]:
    return get_type_hints(cls)


def _read(hint: object, value: object) -> object:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return None if value is None else _read(arguments[0], value)
    if origin is tuple:
        return _read_tuple(arguments, value)
    if origin is Literal:
        if value not in arguments:
            raise _misfit(f"one of {arguments}", value)
        return value
    if isinstance(hint, type) and is_dataclass(hint):
        return _built(hint, value)
    if hint is float and type(value) is int:
        return float(value)
    if type(value) is not hint:
        raise _misfit(getattr(hint, "__name__", str(hint)), value)
    return value


def _read_tuple(arguments: tuple[object, ...], value: object) -> tuple[object, ...]:
    if not isinstance(value, list):
        raise _misfit("a list", value)
    if arguments[-1] is Ellipsis:
        return tuple(_read(arguments[0], item) for item in value)
    if len(value) != len(arguments):
        raise _misfit(f"a list of {len(arguments)}", value)
    return tuple(_read(hint, item) for hint, item in zip(arguments, value, strict=True))


def _misfit(wanted: str, value: object) -> ValueError:
    return ValueError(f"expected {wanted}, but got {value!r}")
