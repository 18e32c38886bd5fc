"""A game's story for export: its chapters, its figures over time, and a summary of deeds.

Each game's module `story.py` ends in its `STORY`. Everything is computed from states and events as
the reader may see them, so that it reveals nothing that is hidden from them.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Self, TypeAlias, TypeVar

from engine.seats import Sitter, listed

BEFORE = "Before the game"
"""The title of the chapter before a game's first round."""

StateT = TypeVar("StateT")
KeyT = TypeVar("KeyT")


@dataclass(frozen=True, slots=True)
class Chapter:
    """The chapter to which a moment of a game belongs.

    Attributes:
        title: The round or turn that all players share: "Round 2".
        turn: The name of the player or side whose turn or move it is; empty if it is nobody's.
    """

    title: str
    turn: str = ""


@dataclass(frozen=True, slots=True)
class Amount:
    """One reading of the figure that a story shows over time, such as hit points.

    Attributes:
        key: Identifies the creature, player or team throughout a game.
        name: Its name, as shown to people.
        seat: The seat of its player.
        value: The amount.
    """

    key: str
    name: str
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class DeedsRow:
    """What one player did: a cell for each column of the table of deeds."""

    seat: int
    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deeds:
    """Summary of a game: a table with a row for each player, and further sentences."""

    columns: tuple[str, ...]
    rows: tuple[DeedsRow, ...]
    sentences: tuple[str, ...] = ()


Past: TypeAlias = Sequence[tuple[StateT, object]]
"""The events that still count, in order, each with the state after it."""


class Tally(ABC, Generic[StateT]):
    """Counts what a game's summary tells."""

    __slots__ = ()

    @abstractmethod
    def add(self, after: StateT, event: object) -> None:
        """Count an event; `after` is the state after it."""

    @classmethod
    def of(cls, past: Past[StateT]) -> Self:
        """Return a new tally that has counted all events of the past."""
        tally = cls()
        for after, event in past:
            tally.add(after, event)
        return tally


@dataclass(frozen=True, slots=True)
class Story(Generic[StateT]):
    """A game's story; every function is pure.

    Attributes:
        counts: What the figure over time is called: "Hit points".
        chapter: Returns the chapter to which a state belongs.
        readings: Returns everybody's amounts in a state; none while they do not count yet.
        deeds: Returns the summary of the game so far.
    """

    counts: str
    chapter: Callable[[StateT], Chapter]
    readings: Callable[[StateT], tuple[Amount, ...]]
    deeds: Callable[[StateT, Past[StateT]], Deeds]


def rows_of(
    players: Iterable[Sitter], cells: Callable[[int], tuple[str, ...]]
) -> tuple[DeedsRow, ...]:
    """Return a row for each player; `cells` gives those of a seat."""
    return tuple(DeedsRow(one.seat, one.name, cells(one.seat)) for one in players)


def numbered(kind: str, number: int, turn: str = "") -> Chapter:
    """Return the chapter of a round or turn by its number; 0 is the time before the first."""
    return Chapter(f"{kind} {number}", turn) if number > 0 else Chapter(BEFORE)


def out_of(hit: int, tried: int) -> str:
    """Return a success rate as text: "2 of 3"; a dash if nothing was tried."""
    return f"{hit} of {tried}" if tried else "–"


def farthest(ways: Iterable[tuple[KeyT, int]]) -> dict[KeyT, int]:
    """Return the longest distance of each of those who moved."""
    found: dict[KeyT, int] = {}
    for who, length in ways:
        found[who] = max(length, found.get(who, 0))
    return found


def longest_of(longest: Mapping[KeyT, int], who: KeyT, length_told: Callable[[int], str]) -> str:
    """Return somebody's longest distance as text; a dash if they did not move."""
    return length_told(longest[who]) if who in longest else "–"


def longest_told(longest: dict[str, int], length_told: Callable[[int], str]) -> tuple[str, ...]:
    """Return a sentence on the longest single move; none if nobody moved."""
    if not longest:
        return ()
    who = max(longest, key=lambda name: longest[name])
    return (f"The longest single move: {who}, {length_told(longest[who])}.",)


def whom_told(
    did: Callable[[str, str], str], pairs: Counter[tuple[str, str]], *, often: bool = True
) -> tuple[str, ...]:
    """Return a sentence for each person who did something: to whom, and how often.

    Args:
        did: Makes the game's sentence from the person and the list of those affected; the game
            writes it, so that it can be translated.
        pairs: How often each person did it to each other one.
        often: Whether to say how often; needless if it can happen to anybody only once.
    """
    found: dict[str, list[str]] = {}
    for (who, whom), count in pairs.items():
        found.setdefault(who, []).append(_with_count(whom, count) if often else whom)
    return tuple(did(who, listed(whom)) for who, whom in found.items())


def _with_count(whom: str, count: int) -> str:
    if count == 1:
        return f"{whom} once"
    return f"{whom} twice" if count == 2 else f"{whom} {count} times"
