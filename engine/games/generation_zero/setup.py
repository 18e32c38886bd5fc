"""Builds the initial state from the options."""

from collections import Counter
from typing import get_args

from engine.games.generation_zero.card_sets import faults_of
from engine.games.generation_zero.deck import Deck, brings, brought, cards_of, deck_of, rest
from engine.games.generation_zero.extent import location_count
from engine.games.generation_zero.house_rules import house_problem
from engine.games.generation_zero.layout import layout_problem
from engine.games.generation_zero.options import (
    PRESETS,
    Goal,
    House,
    Options,
    house_of,
)
from engine.games.generation_zero.state import Seated, State
from engine.games.generation_zero.tables import MOST_PLAYERS
from engine.house import check_preset, check_rules
from engine.plain import nearest, shown
from engine.seating import check_names, unplayable

FEWEST_LOCATIONS = 4
"""Fewest Locations on which a game can be played."""

GOALS = get_args(Goal)
FEWEST_BROUGHT = {"agents": 2, "sues": 1, "canons": 3}


def setup(options: Options) -> State:
    """Return the state before the first event: nothing is dealt or laid.

    Raises:
        IllegalCommand: The options do not describe a game that can be played.
    """
    check_preset(options.preset, PRESETS)
    check_names([one.name for one in options.players], 2, MOST_PLAYERS)
    _check_goals(options)
    house = house_of(options)
    check_rules(house, house_problem)
    if faults := faults_of(options):
        raise unplayable("; ".join(faults), "mend the cards, or leave them out")
    deck = deck_of(options)
    _check_brought(options, deck)
    _check_layout(options)
    _check_supply(options, house, deck)
    players = tuple(
        Seated(seat, one.name.strip(), goal=one.goal)
        for seat, one in enumerate(options.players, start=1)
    )
    return State(options=options, house=house, phase="laying_locations", players=players)


def _check_goals(options: Options) -> None:
    for player in options.players:
        if player.goal not in GOALS:
            raise unplayable(
                f"{player.name}'s goal cannot be {player.goal!r}", f"choose of {list(GOALS)}"
            )


def _check_brought(options: Options, deck: Deck) -> None:
    """Check that cards that players bring exist, are enough, and are brought only once."""
    for player in options.players:
        for kind, fewest in FEWEST_BROUGHT.items():
            if 0 < len(getattr(player, kind)) < fewest:
                raise unplayable(
                    f"{player.name} brings too few {kind}", f"bring {fewest} or none at all"
                )
    pools = {"agents": deck.agents, "sues": deck.sues, "canons": deck.canons}
    for kind, known in pools.items():
        names = (*brought(options, kind), *(brought(options, "spares") if kind == "agents" else ()))
        for name in names:
            if name not in known:
                raise unplayable(*_stranger(options, deck, kind, name))
        twice = [name for name, count in Counter(names).items() if count > 1]
        if twice:
            raise unplayable(f"{twice[0]!r} is brought twice", "every card is there once")


def _stranger(options: Options, deck: Deck, kind: str, name: str) -> tuple[str, str]:
    """Why a card cannot be brought, and what could be brought instead."""
    every = [one.name for one in cards_of(options, kind)]
    if name not in every:
        return f"there is no card {shown(name)} among the {kind}", nearest(name, every)
    where = f"{deck.fandom!r}" + (f" in {deck.year}" if kind == "agents" else "")
    return f"{name!r} does not belong to {where}", "bring cards of one fandom and one time (E1)"


def _check_layout(options: Options) -> None:
    problem = layout_problem(options.layout) if options.layout else None
    if problem:
        raise unplayable(problem, "lay each Location corner to corner with another")


def _check_supply(options: Options, house: House, deck: Deck) -> None:
    """Check that there are enough cards for the deal."""
    count = location_count(options)
    if count < FEWEST_LOCATIONS:
        raise unplayable(f"{count} Locations are too few", f"lay {FEWEST_LOCATIONS} or more")
    _check_enough("Locations", deck.fandom, count, len(deck.locations))
    spares = house.spares if house.departments else 0
    each = {"agents": house.agents + spares, "sues": house.sues, "canons": house.canons}
    pools = {"agents": deck.agents, "sues": deck.sues, "canons": deck.canons}
    for kind, pool in pools.items():
        players = sum(not brings(player, kind) for player in options.players)
        needed = players * each[kind]
        _check_enough(kind, deck.fandom, needed, len(rest(options, kind, list(pool))))


def _check_enough(kind: str, fandom: str, needed: int, there: int) -> None:
    if there < needed:
        raise unplayable(
            f"{needed} {kind} are wanted, and {shown(fandom)} has {there}",
            "deal fewer, or add cards of this fandom",
        )
