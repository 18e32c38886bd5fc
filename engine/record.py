"""A faster `replace` for frozen dataclasses, and constructors by field names.

Rules change a state by `replace`, dozens of times for some commands. This one takes about six
tenths of the time of the standard library's (measured on a record of nineteen fields), because it
looks up the order of a class's fields only once.
"""

from collections.abc import Callable, Mapping
from dataclasses import Field
from dataclasses import fields as fields_of
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeVar


class Record(Protocol):
    """Any dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]


RecordT = TypeVar("RecordT", bound=Record)
MadeT = TypeVar("MadeT")


if TYPE_CHECKING:
    # Only the standard library's function has a plugin in type checkers that knows the fields.
    from dataclasses import replace as replace
else:

    def replace(record: RecordT, /, **changes: object) -> RecordT:
        """Return the record with these fields changed; raises TypeError for an unknown field."""
        kind = type(record)
        places, values_of = _layout(kind)
        if not changes.keys() <= places.keys():
            unknown = ", ".join(sorted(changes.keys() - places.keys()))
            raise TypeError(f"{kind.__name__} has no field {unknown}")
        values = [*values_of(record)]
        for name, value in changes.items():
            values[places[name]] = value
        return kind(*values)


@cache
def _layout(
    kind: type[Record],
) -> tuple[Mapping[str, int], Callable[[object], tuple[object, ...]]]:
    """Return the index of each field of a class, and a function that reads all fields in order."""
    names = [one.name for one in fields_of(kind)]
    places = {name: place for place, name in enumerate(names)}
    if len(names) > 1:
        return places, attrgetter(*names)
    return places, lambda record: tuple(getattr(record, name) for name in names)


def renewed(record: RecordT, /, **changes: object) -> RecordT:
    """Return the record with these fields changed; raises TypeError for an unknown field.

    It is `replace` for records whose fields the type checker does not know.
    """
    return replace(record, **changes)


def made(kind: Callable[..., MadeT], fields: Mapping[str, object]) -> MadeT:
    """Return a new record of this class with these fields."""
    return kind(**fields)
