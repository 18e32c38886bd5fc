"""Sightings as JSON, both ways: what `observe` prints and what a recording keeps.

The fields are those of the records in `vision.sightings`, with `kind` in front and the evidence
last. Numbers are kept to the bit: Python's JSON writes the shortest text that reads back as the
same float.
"""

import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from vision.sightings.envelope import Sighting
from vision.sightings.registry import SIGHTINGS


def to_json(sighting: Sighting, *, evidence: bool = True) -> dict[str, Any]:
    """A sighting as plain JSON values; without `evidence` as the command line prints it."""
    body = plain(sighting)
    if not evidence:
        del body["evidence"]
    return {"kind": sighting.kind, **body}


def from_json(data: dict[str, Any]) -> Sighting:
    """The sighting that `to_json` wrote; raises ValueError naming what does not fit."""
    kind = data.get("kind")
    cls = SIGHTINGS.get(kind) if isinstance(kind, str) else None
    if cls is None:
        raise ValueError(f"kind must be one of {', '.join(SIGHTINGS)}, but got {kind!r}")
    dropped = {"kind", *cls.retired}
    sighting: Sighting = _built(cls, {k: v for k, v in data.items() if k not in dropped})
    return sighting


def plain(value: object) -> Any:
    """Dataclasses and tuples of them as plain JSON values; what they rest on comes last."""
    if is_dataclass(value) and not isinstance(value, type):
        return {name: plain(getattr(value, name)) for name in _names(type(value))}
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return value


def _built(cls: Any, data: Any) -> Any:
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
def _names(cls: Any) -> tuple[str, ...]:
    """The fields of a record in the order in which they are written."""
    names = (field.name for field in fields(cls))
    return tuple(sorted(names, key=lambda name: name == "evidence"))


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)


def _read(hint: Any, value: Any) -> Any:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return None if value is None else _read(arguments[0], value)
    if origin is tuple:
        return _read_tuple(arguments, value)
    if origin is Literal:
        return _expect(value in arguments, value, f"one of {arguments}")
    if is_dataclass(hint):
        return _built(hint, value)
    if hint is float and type(value) is int:
        return float(value)
    return _expect(type(value) is hint, value, hint.__name__)


def _read_tuple(arguments: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    _expect(isinstance(value, list), value, "a list")
    if arguments[-1] is Ellipsis:
        return tuple(_read(arguments[0], item) for item in value)
    _expect(len(value) == len(arguments), value, f"a list of {len(arguments)}")
    return tuple(_read(hint, item) for hint, item in zip(arguments, value, strict=True))


def _expect(fits: bool, value: Any, wanted: str) -> Any:  # noqa: FBT001 (a check, not a switch)
    if not fits:
        raise ValueError(f"expected {wanted}, but got {value!r}")
    return value
