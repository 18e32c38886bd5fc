"""Data that a group may replace: cards, shapes, maps. A game that has such data says so.

A set is an object of lists; each key is a field of the game's options, and its list replaces the
built-in one. Several sets are joined: rows with the same name replace earlier ones, others are
added. This module does not know where sets come from: the server reads the files.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.plain import JsonObject, Row, faults_in_rows, known_as, nearest, shown

Set: TypeAlias = Mapping[str, Sequence[JsonObject]]
"""Plain values as JSON has them: a list of objects under each key."""

MOST_FAULTS = 20
"""Most faults that are listed at once."""


@dataclass(frozen=True, slots=True)
class Sets:
    """What a group may replace in a game.

    Attributes:
        rows: What each list holds; the keys are fields of the options.
        built_in: The set that is played if none is named.
        misfits: What does not fit together in a set whose rows are sound, one sentence each;
            missing lists are the built-in ones.
    """

    rows: Mapping[str, Row]
    built_in: Callable[[], Set]
    misfits: Callable[[Set], tuple[str, ...]]


def form_faults(sets: Sets, given: object) -> tuple[str, ...]:
    """Everything that is wrong with the form of a set: unknown keys, missing and bad fields."""
    if not isinstance(given, Mapping):
        return (f"a set is an object with some of {', '.join(sets.rows)}, not {shown(given)}",)
    found = [
        f"there is no {shown(key)}; {nearest(key, list(sets.rows))}"
        for key in given
        if key not in sets.rows
    ]
    for key, row in sets.rows.items():
        if key in given:
            found += faults_in_rows(row, given[key], key)
    if not given:
        found.append(f"the set is empty; give some of {', '.join(sets.rows)}")
    return shortened(found)


def fit_faults(sets: Sets, given: Set) -> tuple[str, ...]:
    """What does not fit together in a set of sound form."""
    return shortened(sets.misfits(given))


def joined(sets: Sets, given: Sequence[Set]) -> dict[str, list[JsonObject]]:
    """Several sets of sound form as one: a later row replaces an earlier one of the same name."""
    together: dict[str, dict[str, JsonObject]] = {}
    for one in given:
        for key, rows in one.items():
            met = together.setdefault(key, {})
            met |= {known_as(sets.rows[key], row): row for row in rows}
    return {key: list(rows.values()) for key, rows in together.items()}


def shortened(faults: Sequence[str]) -> tuple[str, ...]:
    """The first faults, and how many more there are."""
    if len(faults) <= MOST_FAULTS:
        return tuple(faults)
    return (*faults[:MOST_FAULTS], f"and {len(faults) - MOST_FAULTS} faults more")
