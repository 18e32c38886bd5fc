"""A game's story: its chapters, its figures over time, and its deeds.

A game's own module `story.py` ends in its `STORY`. Everything is computed from states and events as
the reader may see them, so that it tells nobody more than they know.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from engine.seats import listed

BEFORE = "Before the game"
"""The chapter of everything before a game's first round."""

StateT = TypeVar("StateT")
KeyT = TypeVar("KeyT")


@dataclass(frozen=True, slots=True)
class Chapter:
    """Where a moment belongs in a game.

    Attributes:
        title: Of the round or turn that everybody shares: "Round 2".
        turn: Whose turn or move it is, by name; empty while it is nobody's.
    """

    title: str
    turn: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """How much somebody has at one moment of what counts.

    Attributes:
        key: The same for the same creature, player or team throughout a game.
        name: As people call it.
        seat: Its player.
        value: The amount.
    """

    key: str
    name: str
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class DeedsRow:
    """What a player did, a cell for each column of the table."""

    seat: int
    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deeds:
    """An evening summed up: a row for each player, and further sentences."""

    columns: tuple[str, ...]
    rows: tuple[DeedsRow, ...]
    sentences: tuple[str, ...] = ()


Past: TypeAlias = Sequence[tuple[StateT, object]]
"""The events that still count, in order, each with the state after it."""


@dataclass(frozen=True, slots=True)
class Story(Generic[StateT]):
    """A game's story; every function is pure.

    Attributes:
        counts: What is read over time: "Hit points".
        chapter: Where a moment belongs.
        readings: What everybody has at a moment; empty before it counts.
        deeds: The game so far, summed up.
    """

    counts: str
    chapter: Callable[[StateT], Chapter]
    readings: Callable[[StateT], tuple[Amount, ...]]
    deeds: Callable[[StateT, Past[StateT]], Deeds]


def numbered(kind: str, number: int, turn: str = "") -> Chapter:
    """The chapter of a round or turn of this number; 0 is before the first."""
    return Chapter(f"{kind} {number}", turn) if number > 0 else Chapter(BEFORE)


def out_of(hit: int, tried: int) -> str:
    """How many of several: "2 of 3"; a dash where nothing was tried."""
    return f"{hit} of {tried}" if tried else "–"


def farthest(ways: Iterable[tuple[KeyT, int]]) -> dict[KeyT, int]:
    """The longest way of each that went anywhere."""
    found: dict[KeyT, int] = {}
    for who, length in ways:
        found[who] = max(length, found.get(who, 0))
    return found


def longest_told(longest: dict[str, int], length_told: Callable[[int], str]) -> tuple[str, ...]:
    """A sentence on the longest way of all, if anybody went anywhere."""
    if not longest:
        return ()
    who = max(longest, key=lambda name: longest[name])
    return (f"The longest single move: {who}, {length_told(longest[who])}.",)


def whom_told(
    did: Callable[[str, str], str], pairs: Counter[tuple[str, str]], *, often: bool = True
) -> tuple[str, ...]:
    """Who did something to whom and how often: a sentence for each who did.

    Args:
        did: Who and to whom, as a sentence of the game, so that it can be translated.
        pairs: Who and whom, with how often.
        often: Say how often; something that happens to anybody only once needs no count.
    """
    found: dict[str, list[str]] = {}
    for (who, whom), count in pairs.items():
        found.setdefault(who, []).append(_so_often(whom, count) if often else whom)
    return tuple(did(who, listed(whom)) for who, whom in found.items())


def _so_often(whom: str, count: int) -> str:
    if count == 1:
        return f"{whom} once"
    return f"{whom} twice" if count == 2 else f"{whom} {count} times"
