"""Builds the initial state from the options."""

from engine.games.clearing_house.board import corners
from engine.games.clearing_house.house_rules import house_problem
from engine.games.clearing_house.state import Dealing, Seated, State
from engine.games.clearing_house.tables import (
    BASE_CARDS,
    CARDS,
    CLASSIC_DECK,
    PRESETS,
    House,
    Options,
    deck_of,
    house_of,
)
from engine.house import check_preset, check_rules
from engine.record import replace
from engine.seating import check_names, unplayable

MOST_PLAYERS = 4
"""Most players of a game."""

MOST_OF_A_CARD = 50
"""Most copies of one card in a deck of a group's own."""


def setup(options: Options) -> State:
    """Return the state before the first event: pawns on the corners, nothing dealt.

    Raises:
        IllegalCommand: The options do not describe a game that can be played.
    """
    check_preset(options.preset, PRESETS)
    house = house_of(options)
    _check_players(options)
    check_rules(house, house_problem)
    _check_deck(options, house)
    house = replace(house, hand=_hand(options, house))
    places = corners(house.size)
    base = BASE_CARDS if house.base_deck else ()
    players = tuple(
        Seated(seat, one.name.strip(), places[seat - 1], house.hearts, house.traps, base=base)
        for seat, one in enumerate(options.players, start=1)
    )
    xs = house.hearts * len(players) if house.hearts_as_xs else house.police_xs
    return State(options=options, house=house, phase=Dealing(), players=players, xs_left=xs)


def _hand(options: Options, house: House) -> int:
    """Cards dealt to each player; with a base deck fewer if the deck is too small (C35)."""
    if not house.base_deck:
        return house.hand
    count = len(options.players)
    return max(1, min(house.hand, len(deck_of(options, house, count)) // count))


def _check_players(options: Options) -> None:
    check_names([one.name for one in options.players], 2, MOST_PLAYERS)


def _check_deck(options: Options, house: House) -> None:
    counts = options.deck or CLASSIC_DECK
    if len(counts) != len(CARDS) or not all(0 <= one <= MOST_OF_A_CARD for one in counts):
        raise unplayable(
            f"{list(counts)} is not a deck",
            f"count each of {list(CARDS)}, 0 to {MOST_OF_A_CARD}",
        )
    needed = len(options.players) if house.base_deck else 0
    lacking = [card for card in BASE_CARDS if dict(zip(CARDS, counts, strict=True))[card] < needed]
    if lacking:
        raise unplayable(f"there are not {needed} of {lacking} for all", "put more into the deck")
    count = len(options.players)
    cards = len(deck_of(options, house, count))
    if cards < _hand(options, house) * count:
        raise unplayable(
            f"{cards} cards do not make {count} hands of {house.hand}",
            "deal fewer cards, or put more into the deck",
        )
