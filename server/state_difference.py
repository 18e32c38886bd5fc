"""Where two states differ, value by value."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StateDifference:
    """A value that is not the same in both of two states; None: it is not there.

    Attributes:
        path: Where it is, as in players[1].name.
        recorded: What it is in the one that was first.
        forked: What it is in the other.
    """

    path: str
    recorded: object
    forked: object


def differences(one: object, other: object, path: str = "") -> Iterator[StateDifference]:
    """Where two JSON values differ, from the outermost inwards."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in (*one, *(name for name in other if name not in one)):
            inside = f"{path}.{name}" if path else name
            yield from differences(one.get(name), other.get(name), inside)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{path}[{place}]")
    elif one != other:
        yield StateDifference(path, one, other)
