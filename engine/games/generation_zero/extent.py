"""How many Locations are laid: enough that many begin with no other card on them."""

from fractions import Fraction
from math import comb

from engine.games.generation_zero.deck import BUILT_IN, Deck, brings, brought, cards_of, deck_of
from engine.games.generation_zero.options import House, Options, house_of
from engine.games.generation_zero.starter import INLANDS

BOARDS = (13, 25, 41)
"""Numbers of Locations on checkerboards of 5 by 5, 7 by 7 and 9 by 9."""

EMPTY_SHARE = Fraction(1, 3)
"""The least share of Locations that begin with no other card, on average (E20)."""

WITHOUT_MONSTER = 2
"""The least number of Locations without a Monster, so that all figures find a place to begin."""


def location_count(options: Options) -> int:
    """Return how many Locations are laid: by the layout or a house rule, else as E20 says."""
    return len(options.layout) or house_of(options).locations or _usual(options)


def shuffled_locations(options: Options) -> tuple[str, ...]:
    """Return the Location cards that are shuffled: outlands only if the others are too few.

    Whoever printed the built-in cards before there were outlands thus has all that such games need.
    games.
    """
    names = tuple(deck_of(options).locations)
    outlands = not _built_in(options) or location_count(options) > len(INLANDS)
    return names if outlands else names[: len(INLANDS)]


def earlier_locations(options: Options) -> tuple[int, ...]:
    """Return how many Locations were shuffled in games that now need outlands: all that existed."""
    asked = options.layout or house_of(options).locations
    outlands = _built_in(options) and location_count(options) > len(INLANDS)
    return (len(INLANDS),) if outlands and not asked else ()


def _built_in(options: Options) -> bool:
    """Whether the Locations are the built-in ones, even if they come from a group's own file."""
    return cards_of(options, "locations") == BUILT_IN["locations"]


def _usual(options: Options) -> int:
    """The smallest board with enough empty Locations, of those for which there are cards (E20)."""
    deck = deck_of(options)
    boards = [count for count in BOARDS if count <= len(deck.locations)] or [BOARDS[0]]
    wide = (n for n in boards if empty_on_average(n, options, deck) >= EMPTY_SHARE * n)
    return next(wide, boards[-1])


def empty_on_average(count: int, options: Options, deck: Deck) -> Fraction:
    """Return the expected number of Locations with no other card, over all orders of the cards.

    Monsters and Canons take a Location each while there are empty ones. 'Sues begin on the first
    Locations of an order that have no Monster, Agents on the first of the same order that are left.
    """
    house = house_of(options)
    monsters = min(house.monsters, len(deck.monsters), count - WITHOUT_MONSTER)
    quiet = count - monsters
    sues = min(_placed(options, house, "sues"), max(1, quiet - 1))
    agents = min(_placed(options, house, "agents"), count - sues)
    bare = max(0, quiet - _placed(options, house, "canons"))
    left = quiet - sues - _agents_in_the_quiet(quiet, monsters, sues, agents)
    return Fraction(bare, quiet) * left


def _agents_in_the_quiet(quiet: int, monsters: int, sues: int, agents: int) -> Fraction:
    """The expected number of Agents on Locations without a Monster.

    They begin after the Monsters' Locations that were passed over to place the 'Sues. The number of
    these, before the last 'Sue in a random order, has a negative hypergeometric distribution.
    """
    found = Fraction(0)
    for passed in range(min(monsters, agents) + 1):
        orders = comb(sues - 1 + passed, passed) * comb(
            quiet - sues + monsters - passed, monsters - passed
        )
        likely = Fraction(orders, comb(quiet + monsters, monsters))
        rest = quiet - sues + monsters - passed
        found += likely * (agents - passed) * Fraction(quiet - sues, max(1, rest))
    return found


def _placed(options: Options, house: House, kind: str) -> int:
    """The number of cards of a kind that are brought or dealt."""
    dealt = sum(not brings(player, kind) for player in options.players)
    return len(brought(options, kind)) + dealt * int(getattr(house, kind))
