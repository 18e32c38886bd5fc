"""The cards of a game, built-in or a group's own, and which of them may appear."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from engine.games.generation_zero import starter, starter_people
from engine.games.generation_zero.cards import (
    Agent,
    Artefact,
    CanonCard,
    Department,
    Location,
    Monster,
    Sue,
    Weapon,
)
from engine.games.generation_zero.options import Options, Player


class Card(Protocol):
    """Any card: it has a name."""

    @property
    def name(self) -> str:
        """The name that identifies the card."""


class HomeCard(Protocol):
    """A card that belongs to one world."""

    @property
    def fandom(self) -> str:
        """The world that the card belongs to."""


CardT = TypeVar("CardT", bound=Card)
HomeCardT = TypeVar("HomeCardT", bound=HomeCard)

BUILT_IN: Mapping[str, tuple[Card, ...]] = {
    "locations": starter.LOCATIONS,
    "agents": starter_people.AGENTS,
    "sues": starter_people.SUES,
    "canons": starter.CANONS,
    "monsters": starter.MONSTERS,
    "species": starter.SPECIES,
    "weapons": starter.WEAPONS,
    "artefacts": starter.ARTEFACTS,
    "departments": starter.DEPARTMENTS,
}


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards that may appear in a game, by name: those of its fandom, and Agents of its year."""

    fandom: str
    year: int
    locations: Mapping[str, Location]
    agents: Mapping[str, Agent]
    sues: Mapping[str, Sue]
    canons: Mapping[str, CanonCard]
    monsters: Mapping[str, Monster]
    health: Mapping[str, int]
    weapons: Mapping[str, Weapon]
    artefacts: Mapping[str, Artefact]
    departments: Mapping[str, Department]


def cards_of(options: Options, kind: str) -> tuple[Card, ...]:
    """Return all cards of a kind: the group's own if it has any."""
    own: tuple[Card, ...] = getattr(options, kind)
    return own or BUILT_IN[kind]


def deck_of(options: Options) -> Deck:
    """Return the cards that may appear in a game."""
    fandom = fandom_of(options)
    departments = _by_name(options.departments or starter.DEPARTMENTS)
    serving = tuple(one for one in options.agents or starter_people.AGENTS if _belongs(one, fandom))
    year = year_of(options, serving)
    return Deck(
        fandom=fandom,
        year=year,
        locations=_by_name(_of_fandom(options.locations or starter.LOCATIONS, fandom)),
        agents=_by_name(tuple(one for one in serving if one.since <= year <= one.until)),
        sues=_by_name(
            [one for one in options.sues or starter_people.SUES if _belongs(one, fandom)]
        ),
        canons=_by_name(_of_fandom(options.canons or starter.CANONS, fandom)),
        monsters=_by_name(options.monsters or starter.MONSTERS),
        health={one.name: one.health for one in options.species or starter.SPECIES},
        weapons=_by_name(options.weapons or starter.WEAPONS),
        artefacts=_by_name(options.artefacts or starter.ARTEFACTS),
        departments=departments,
    )


def fandom_of(options: Options) -> str:
    """Return the world in which the game is played."""
    return options.fandom or (options.locations or starter.LOCATIONS)[0].fandom


def year_of(options: Options, serving: Sequence[Agent]) -> int:
    """Return the year of the game: the one given, or the first in which most Agents serve (E1).

    Agents whom players bring count before all others.
    """
    if options.year is not None:
        return options.year
    brought = {name for player in options.players for name in (*player.agents, *player.spares)}
    # No early exit: the time taken must not reveal who brings whom.
    anybody = brought.isdisjoint({one.name for one in serving})
    asked = [(one.name in brought) | anybody for one in serving]
    years = Counter({one.since: 0 for one in serving})
    for year in years:
        all_brought = sum(
            which & (one.since <= year <= one.until)
            for which, one in zip(asked, serving, strict=True)
        )
        everybody = sum(one.since <= year <= one.until for one in serving)
        years[year] = all_brought * (len(serving) + 1) + everybody
    return min(years, key=lambda year: (-years[year], year), default=0)


def brought(options: Options, kind: str) -> tuple[str, ...]:
    """Return the names of the cards of a kind that players bring, in seat order."""
    return tuple(name for player in options.players for name in getattr(player, kind))


def rest(options: Options, kind: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return the cards that may be dealt: those that nobody brings."""
    taken = {*brought(options, kind), *(brought(options, "spares") if kind == "agents" else ())}
    return tuple(name for name in names if name not in taken)


def brings(player: Player, kind: str) -> bool:
    """Whether a player brings cards of this kind themselves."""
    return bool(getattr(player, kind))


def _belongs(card: Agent | Sue, fandom: str) -> bool:
    return card.fandom in ("", fandom)


def _of_fandom(cards: Sequence[HomeCardT], fandom: str) -> tuple[HomeCardT, ...]:
    return tuple(one for one in cards if one.fandom == fandom)


def _by_name(cards: Sequence[CardT]) -> dict[str, CardT]:
    return {one.name: one for one in cards}
