"""Differences between two states, value by value."""

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StateDifference:
    """A value that differs between two states; None stands for a value that a state lacks.

    Attributes:
        path: Its path, as in players[1].name.
        recorded: Its value in the first state.
        forked: Its value in the other state.
    """

    path: str
    recorded: object
    forked: object


def differences(one: object, other: object, path: str = "") -> Iterator[StateDifference]:
    """The differences between two JSON values, found by recursion into objects and lists."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in (*one, *(name for name in other if name not in one)):
            inside = f"{path}.{name}" if path else name
            yield from differences(one.get(name), other.get(name), inside)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{path}[{place}]")
    elif one != other:
        yield StateDifference(path, one, other)
