"""House rules as data: a preset, switches that change it, and a sentence for each value.

A game has a frozen dataclass `House` with all rules and their defaults, and `Switches` made from it
(`switches_of`), in which None keeps the preset's value. For each rule it has a sentence for each
value. The key None stands for all other values, which are filled into the sentence.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import fields, make_dataclass
from typing import TypeAlias, TypeVar, get_type_hints

from engine.record import Record, renewed
from engine.seating import unplayable

Sentences: TypeAlias = Mapping[str, Mapping[object, str]]
"""For each rule its sentences, by value."""


HouseT = TypeVar("HouseT", bound=Record)


def switches_of(house: type[Record]) -> type[Record]:
    """Make a frozen dataclass `Switches` that has every house rule as a field, by default None.

    A type checker cannot follow this; give it `Switches: TypeAlias = House` instead, which has the
    same fields with the same types.
    """
    hints = get_type_hints(house)
    return make_dataclass(
        "Switches",
        [(one.name, hints[one.name] | None, None) for one in fields(house)],
        namespace={
            "__doc__": "House rules that differ from the preset; None leaves the preset's value.",
            "__module__": house.__module__,
        },
        frozen=True,
        slots=True,
    )


def with_switches(house: HouseT, switches: Record) -> HouseT:
    """Return the house rules, changed by every switch that is not None."""
    given = {field.name: getattr(switches, field.name) for field in fields(switches)}
    changed = {name: value for name, value in given.items() if value is not None}
    return renewed(house, **changed)


def in_words(sentences: Sentences, name: str, value: object) -> str:
    """Return the sentence for one house rule with this value."""
    known = sentences[name]
    return known.get(value, known.get(None, "")).format(value)


def differing(sentences: Sentences, house: Record, usual: Record) -> tuple[str, ...]:
    """Return a sentence for each house rule that differs from the usual ones."""
    names = names_differing(house, usual)
    return tuple(in_words(sentences, name, getattr(house, name)) for name in names)


def names_differing(house: Record, usual: Record) -> tuple[str, ...]:
    """Return the names of the house rules that differ from the usual ones."""
    names = (field.name for field in fields(house))
    return tuple(name for name in names if getattr(house, name) != getattr(usual, name))


def word_problem(
    sentences: Sentences, name: str, value: object, usual: object
) -> tuple[str, str] | None:
    """Check a rule whose value is one of the words that have a sentence.

    Returns:
        What is wrong with the value, and how to mend it; None if it is valid.
    """
    known = [one for one in sentences[name] if isinstance(value, type(usual))]
    if value in known:
        return None
    return f"{name} cannot be {value!r}", f"give one of {list(sentences[name])}"


def number_problem(
    limits: Mapping[str, tuple[int, int]], name: str, value: object
) -> tuple[str, str] | None:
    """Check a rule whose value is a number within limits.

    Returns:
        What is wrong with the value, and how to mend it; None if it is valid.
    """
    lowest, highest = limits[name]
    if isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest:
        return None
    return f"{name} cannot be {value!r}", f"give {lowest} to {highest}"


def problems_of(
    house: HouseT, problem_of: Callable[[HouseT, str], tuple[str, str] | None]
) -> Iterator[str]:
    """Yield a sentence for each house rule that has an invalid value."""
    for one in fields(house):
        if found := problem_of(house, one.name):
            yield found[0]


def check_preset(preset: str, presets: Collection[str]) -> None:
    """Check that there is a preset of this name.

    Raises:
        IllegalCommand: There is none.
    """
    if preset not in presets:
        raise unplayable(f"there is no preset {preset!r}", f"choose of {list(presets)}")


def check_rules(house: HouseT, problem_of: Callable[[HouseT, str], tuple[str, str] | None]) -> None:
    """Check that every house rule has a valid value.

    Raises:
        IllegalCommand: A value is invalid.
    """
    for one in fields(house):
        if found := problem_of(house, one.name):
            raise unplayable(*found)


def problem(
    sentences: Sentences,
    limits: Mapping[str, tuple[int, int]],
    name: str,
    value: object,
    usual: object,
) -> tuple[str, str] | None:
    """Check the value of a rule: a number if it has limits, else a word.

    Returns:
        What is wrong with the value, and how to mend it; None if it is valid.
    """
    if name in limits:
        return number_problem(limits, name, value)
    return word_problem(sentences, name, value, usual)
