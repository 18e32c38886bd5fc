"""Sets: data of a game that a group may replace by its own, such as cards, shapes and maps.

A set is a JSON object of lists. Each key is a field of the game's options; its list replaces the
built-in one. Several sets are joined: a row replaces an earlier row with the same name, other rows
are added. The server reads the files; this module only handles their content.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.plain import JsonObject, Row, faults_in_rows, known_as, nearest, shown

Set: TypeAlias = Mapping[str, Sequence[JsonObject]]
"""A set as plain JSON values: a list of objects under each key."""

MOST_FAULTS = 20
"""Most faults that are listed at once."""


@dataclass(frozen=True, slots=True)
class Sets:
    """The sets that a game accepts.

    Attributes:
        rows: The schema of a row of each list; the keys are fields of the game's options.
        built_in: Returns the set that is played if the group names none.
        misfits: Returns what does not fit together in a set whose rows are valid, one sentence
            each; lists that are missing are taken from the built-in set.
    """

    rows: Mapping[str, Row]
    built_in: Callable[[], Set]
    misfits: Callable[[Set], tuple[str, ...]]


def form_faults(sets: Sets, given: object) -> tuple[str, ...]:
    """Return every formal fault of a set: unknown keys, missing or invalid fields."""
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
    """Return what does not fit together in a set whose form is valid."""
    return shortened(sets.misfits(given))


def joined(sets: Sets, given: Sequence[Set]) -> dict[str, list[JsonObject]]:
    """Join sets whose form is valid; a later row replaces an earlier one with the same name."""
    together: dict[str, dict[str, JsonObject]] = {}
    for one in given:
        for key, rows in one.items():
            met = together.setdefault(key, {})
            met |= {known_as(sets.rows[key], row): row for row in rows}
    return {key: list(rows.values()) for key, rows in together.items()}


def shortened(faults: Sequence[str]) -> tuple[str, ...]:
    """Return the first faults, followed by how many more there are."""
    if len(faults) <= MOST_FAULTS:
        return tuple(faults)
    return (*faults[:MOST_FAULTS], f"and {len(faults) - MOST_FAULTS} faults more")
