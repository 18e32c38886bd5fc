"""Finds the card of the current set that a printed marker stands for, and where it lies.

The boards file names a card by its kind and its name ("agent/Ilva Torn"). A blank card that was
filled in by hand is named by its kind and its number in the set's list ("agent/3").
"""

from typing import Final

from engine.games.generation_zero.deck import cards_of
from engine.games.generation_zero.state import Figure, State
from server.proposals.pieces import space_of
from vision.sightings import TokenSeen

LISTS: Final = {
    "location": "locations",
    "agent": "agents",
    "sue": "sues",
    "canon": "canons",
    "monster": "monsters",
}
"""The key of a set's list of cards, for each kind."""

LONGEST_NUMBER: Final = 4
"""Most digits of a number on a printed piece."""


def card_named(state: State, told: str) -> tuple[str, str] | None:
    """Kind and name of a card, by its name in the boards file; None if there is no such card."""
    kind, _, rest = told.partition("/")
    if kind not in LISTS:
        return None
    names = [card.name for card in cards_of(state.options, LISTS[kind])]
    if rest in names:
        return kind, rest
    written = rest.isascii() and rest.isdecimal() and len(rest) <= LONGEST_NUMBER
    number = int(rest) if written else 0
    return (kind, names[number - 1]) if 1 <= number <= len(names) else None


def place_number(state: State, told: str) -> int | None:
    """The number of a Location, by its name in the boards file; None if it is not in the layout."""
    card = card_named(state, told)
    if card is None or card[0] != "location":
        return None
    return next((one.number for one in state.places if one.name == card[1]), None)


def place_below(state: State, seen: TokenSeen) -> int | None:
    """The number of the Location on which a card certainly lies; None if on none, or across two."""
    if space_of(seen) is None or seen.space is None:
        return None
    return place_number(state, seen.space.board)


def figure_named(state: State, seen: TokenSeen) -> Figure | None:
    """The living Agent or 'Sue in play whose card this is; None for other cards."""
    card = card_named(state, seen.name)
    if card is None or card[0] not in ("agent", "sue"):
        return None
    return next(
        (
            one
            for one in state.figures
            if (one.kind, one.name) == card and one.alive and one.at is not None
        ),
        None,
    )
