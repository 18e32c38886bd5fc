"""How many Locations are laid: enough for many to begin with no other card."""

from fractions import Fraction
from math import comb

from engine.games.generation_zero.deck import BUILT_IN, Deck, brings, brought, cards_of, deck_of
from engine.games.generation_zero.options import House, Options, house_of
from engine.games.generation_zero.starter import INLANDS

BOARDS = (13, 25, 41)
"""Numbers of Locations of the checkerboards of 5 by 5, of 7 by 7 and of 9 by 9."""

EMPTY_SHARE = Fraction(1, 3)
"""At least this share of the Locations begins with no other card, on average (E20)."""

WITHOUT_MONSTER = 2
"""At least this many Locations have no Monster, so that everybody finds a place to begin."""


def location_count(options: Options) -> int:
    """How many Location cards are laid: as `layout` or the switch says, else as E20 has it."""
    return len(options.layout) or house_of(options).locations or _usual(options)


def shuffled_locations(options: Options) -> tuple[str, ...]:
    """The Location cards that are shuffled: the outlands only where the others do not suffice.

    So whoever printed the built-in cards before there were outlands has all that are laid.
    """
    names = tuple(deck_of(options).locations)
    outlands = not _built_in(options) or location_count(options) > len(INLANDS)
    return names if outlands else names[: len(INLANDS)]


def earlier_locations(options: Options) -> tuple[int, ...]:
    """How many Locations were shuffled where the outlands are now, and all of them were laid."""
    asked = options.layout or house_of(options).locations
    outlands = _built_in(options) and location_count(options) > len(INLANDS)
    return (len(INLANDS),) if outlands and not asked else ()


def _built_in(options: Options) -> bool:
    """The Locations are the built-in ones, be it that a group has written them to a file."""
    return cards_of(options, "locations") == BUILT_IN["locations"]


def _usual(options: Options) -> int:
    """The smallest board on which enough stay empty, of those that there are cards for (E20)."""
    deck = deck_of(options)
    boards = [count for count in BOARDS if count <= len(deck.locations)] or [BOARDS[0]]
    wide = (n for n in boards if empty_on_average(n, options, deck) >= EMPTY_SHARE * n)
    return next(wide, boards[-1])


def empty_on_average(count: int, options: Options, deck: Deck) -> Fraction:
    """How many Locations begin with no other card, over all orders of the cards.

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
    """Expected Agents that begin without a Monster, after the Monsters that the 'Sues passed over.

    As many Agents as come before the last of the 'Sues in a random order: a negative hypergeometric
    distribution.
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
    """Cards of a kind that are brought or dealt."""
    dealt = sum(not brings(player, kind) for player in options.players)
    return len(brought(options, kind)) + dealt * int(getattr(house, kind))
