"""Records: frozen dataclasses of any kind, whose fields are set by name."""

from collections.abc import Callable, Mapping
from dataclasses import Field, replace
from typing import ClassVar, Protocol, TypeVar


class Record(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


RecordT = TypeVar("RecordT", bound=Record)
MadeT = TypeVar("MadeT")


def renewed(record: RecordT, /, **fields: object) -> RecordT:
    """The record with these fields changed; raises TypeError for a field that it does not have."""
    return replace(record, **fields)


def made(kind: Callable[..., MadeT], fields: Mapping[str, object]) -> MadeT:
    """A record of a kind with these fields."""
    return kind(**fields)
