"""Names of cards and Locations in the log."""

from collections.abc import Sequence

from engine.games.generation_zero.questions import place_name
from engine.games.generation_zero.state import HIDDEN, Place, State

WHY = "the referee's word"
"""The reason given in representative interventions of the referee (`overrides`)."""


def way(state: State, path: tuple[int, ...]) -> str:
    """Return a path as the names of its Locations."""
    return ", then ".join(place_name(state, one) for one in path)


def rows(places: Sequence[Place]) -> str:
    """Return the Locations as text, row by row from the left."""
    rows: dict[int, list[str]] = {}
    for place in sorted(places, key=lambda one: (one.row, one.column)):
        rows.setdefault(place.row, []).append(f"{place.number} {place.name} ({place.terrain})")
    return f"Locations, row by row: {'; '.join(', '.join(row) for row in rows.values())}"


def points(count: int) -> str:
    """Return a number of points in words."""
    return "1 point" if count == 1 else f"{count} points"


def named_canon(number: int, card: str) -> str:
    """Return a Canon's number, with its name for those who may know it."""
    return f"Canon {number}" if card == HIDDEN else f"Canon {number} ({card})"
