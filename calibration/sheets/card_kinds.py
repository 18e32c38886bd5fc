"""Which cards there are, and what they say: data, one line per kind."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from calibration.sheets.numbers import CARDS, MORE_CARDS

ACTIONS: Final = (
    ("Move", 6, ("1 space, any direction",)),
    ("Double Move", 6, ("2 spaces, straight", "or straight diagonal")),
    ("Abduct", 4, ("move a player next to you,", "take one of their cards unseen")),
    ("Armor", 4, ("this round: stops one attack", "or ranged attack")),
    ("Attack", 4, ("1 damage next to you,", "or take a trap there")),
    ("Ranged Attack", 4, ("1 damage along a line:", "2: 3+   3: 4+   4: 5+   5: 6")),
    ("Ambush", 4, ("lay a trap within 2",)),
    ("Intervene", 4, ("any time: cancels one action,", "costs your next turn")),
)
"""Clearing House: name, number of copies, what it does."""

SEATS, HEARTS_A_SEAT = 4, 4
"""Seats of Clearing House, and cards of hearts for each of them."""

LOCATIONS: Final = 25
"""Cards of locations in Generation Zero."""

CHARACTERS: Final = (("Agent", 16), ("'Sue", 8), ("Canon", 16), ("Monster", 8))
"""Kinds of characters in Generation Zero, and how many cards of each."""

BACKS: Final = ("Action", "Heart", "Canon", "Monster")
"""Kinds of cards with a printed back."""


@dataclass(frozen=True, slots=True)
class CardKind:
    """One card.

    Attributes:
        number: Its marker's number.
        name: Its name in programs, such as "action/move/3".
        title: Its name for people.
        lines: What else it says.
    """

    number: int
    name: str
    title: str
    lines: tuple[str, ...] = ()


def _actions() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    for title, count, lines in ACTIONS:
        for copy in range(1, count + 1):
            yield f"action/{_plain(title)}/{copy}", title, lines


def _hearts() -> Iterator[tuple[str, str]]:
    for seat in range(1, SEATS + 1):
        for copy in range(1, HEARTS_A_SEAT + 1):
            yield f"heart/{seat}/{copy}", f"Heart of seat {seat}"


def _locations() -> Iterator[tuple[str, str]]:
    for number in range(1, LOCATIONS + 1):
        yield f"location/{number}", f"Location {number}"


def _characters() -> Iterator[tuple[str, str]]:
    for title, count in CHARACTERS:
        for copy in range(1, count + 1):
            yield f"{_plain(title)}/{copy}", f"{title} {copy}"


def _backs() -> Iterator[tuple[str, str]]:
    for title in BACKS:
        yield f"back/{_plain(title)}", title


def _plain(title: str) -> str:
    return title.lower().replace(" ", "-").replace("'", "")


def _numbered() -> dict[str, tuple[CardKind, ...]]:
    numbers = iter(CARDS)
    kinds: dict[str, Sequence[tuple[str, str] | tuple[str, str, tuple[str, ...]]]] = {
        "actions": list(_actions()), "hearts": list(_hearts()), "locations": list(_locations()),
        "characters": list(_characters()), "backs": list(_backs()),
    }  # fmt: skip
    return {
        kind: tuple(CardKind(next(numbers), *fields) for fields in all_)
        for kind, all_ in kinds.items()
    }


CARDS_BY_KIND: Final = MappingProxyType(_numbered())
"""All cards. A back is printed on many cards, so its number appears many times."""

AGENT_BACK: Final = CardKind(MORE_CARDS.first, "back/agent", "Agent")
"""For Agents who are put aside face down."""
