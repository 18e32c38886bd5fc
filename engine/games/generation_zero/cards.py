"""The contents of cards, and the schemas of cards that a group writes."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.games.generation_zero.tables import (
    ARTEFACTS,
    DEPARTMENTS,
    EFFECTS,
    MOST_SPECIAL,
    STATS,
    TERRAINS,
    WEAPONS,
    ArtefactPower,
    DepartmentPower,
    Effect,
    StatName,
    Terrain,
    WeaponPower,
)
from engine.plain import Row, Several, Text, Whole, Word, YesNo

MOST_STAT = 9
"""Largest stat, bonus or price on a card of a group's own."""

LONGEST_NAME = 60
"""Most letters of a card's name or text on it."""


@dataclass(frozen=True, slots=True)
class Ability:
    """A special ability, which has one of a few effects that the program can carry out.

    Attributes:
        name: Its name.
        effect: What it does, one of `EFFECTS`.
        stat: The stat that it changes, if it changes one.
        amount: By how much, or how much Health it gives or takes.
        stays: Whether the figure may not move in the turn in which it uses it.
        text: What the card says, for effects that the referee judges.
    """

    name: str = ""
    effect: Effect = "none"
    stat: StatName = "attack"
    amount: int = 1
    stays: bool = False
    text: str = ""


@dataclass(frozen=True, slots=True)
class Location:
    """A Location card.

    Attributes:
        name: Its name.
        fandom: The world it belongs to.
        terrain: Its terrain.
        monsters: Kinds of Monster that may live there.
        bargain: Whether an Agent who slays the Monster here makes all Monsters bargain.
    """

    name: str
    fandom: str
    terrain: Terrain
    monsters: tuple[str, ...] = ()
    bargain: bool = False


@dataclass(frozen=True, slots=True)
class Agent:
    """An Agent card.

    Attributes:
        name: The Agent's name.
        department: The name of their department.
        species: The name of their species.
        weapon: The name of their weapon.
        speed: Their Speed; the following are the other stats.
        attack: Their Attack.
        defence: Their Defence.
        stealth: Their Stealth.
        insanity: Their Insanity.
        special: Their Special.
        since: The first year of their service.
        until: The last year of their service.
        fandom: The world they serve in; empty: any.
        lust: The Canon who is their Lust Object, if any.
        ability: Their own special ability.
    """

    name: str
    department: str
    species: str
    weapon: str
    speed: int
    attack: int
    defence: int
    stealth: int
    insanity: int
    special: int
    since: int
    until: int
    fandom: str = ""
    lust: str = ""
    ability: Ability = Ability()


@dataclass(frozen=True, slots=True)
class Sue:
    """A 'Sue card; with an empty `fandom` she appears in any world."""

    name: str
    species: str
    artefact: str
    speed: int
    attack: int
    defence: int
    observe: int
    allure: int
    special: int
    fandom: str = ""
    ability: Ability = Ability()


@dataclass(frozen=True, slots=True)
class CanonCard:
    """A Canon card."""

    name: str
    fandom: str
    speed: int


@dataclass(frozen=True, slots=True)
class Monster:
    """A Monster card; its kind decides where it may live."""

    name: str
    kind: str
    attack: int
    defence: int
    health: int


@dataclass(frozen=True, slots=True)
class Species:
    """A species, and the Health that it gives."""

    name: str
    health: int


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon, and the kind of weapon that it counts as."""

    name: str
    power: WeaponPower


@dataclass(frozen=True, slots=True)
class Artefact:
    """An artefact, and the kind of artefact that it counts as."""

    name: str
    power: ArtefactPower


@dataclass(frozen=True, slots=True)
class Department:
    """A department, and what its Agents can do."""

    name: str
    power: DepartmentPower


_NAME = Text(LONGEST_NAME)
_PERHAPS = Text(LONGEST_NAME, fewest=0)
_STAT = Whole(0, MOST_STAT)
_SPEED = Whole(1, 5)
_SPECIAL = Whole(0, MOST_SPECIAL)
_YEAR = Whole(0, 9999)
_FIGHTING = {"speed": _SPEED, "attack": _STAT, "defence": _STAT, "special": _SPECIAL}
_ABILITY = Row(
    "ability",
    Ability,
    {
        "name": _PERHAPS,
        "effect": Word(tuple(EFFECTS)),
        "stat": Word(STATS),
        "amount": Whole(1, MOST_STAT),
        "stays": YesNo(),
        "text": Text(400, fewest=0),
    },
)

ROWS: Mapping[str, Row] = {
    "locations": Row(
        "location",
        Location,
        {
            "name": _NAME,
            "fandom": _NAME,
            "terrain": Word(TERRAINS),
            "monsters": Several(_NAME),
            "bargain": YesNo(),
        },
    ),
    "agents": Row(
        "agent",
        Agent,
        {
            "name": _NAME,
            "fandom": _PERHAPS,
            "department": _NAME,
            "species": _NAME,
            "weapon": _NAME,
            "lust": _PERHAPS,
            "since": _YEAR,
            "until": _YEAR,
            **_FIGHTING,
            "stealth": _STAT,
            "insanity": Whole(1, 5),
            "ability": _ABILITY,
        },
    ),
    "sues": Row(
        "sue",
        Sue,
        {
            "name": _NAME,
            "fandom": _PERHAPS,
            "species": _NAME,
            "artefact": _NAME,
            **_FIGHTING,
            "observe": _STAT,
            "allure": _STAT,
            "ability": _ABILITY,
        },
    ),
    "canons": Row("canon", CanonCard, {"name": _NAME, "fandom": _NAME, "speed": _SPEED}),
    "monsters": Row(
        "monster",
        Monster,
        {
            "name": _NAME,
            "kind": _NAME,
            "attack": _STAT,
            "defence": _STAT,
            "health": Whole(1, 20),
        },
    ),
    "species": Row("species", Species, {"name": _NAME, "health": Whole(1, 20)}),
    "weapons": Row("weapon", Weapon, {"name": _NAME, "power": Word(tuple(WEAPONS))}),
    "artefacts": Row("artefact", Artefact, {"name": _NAME, "power": Word(tuple(ARTEFACTS))}),
    "departments": Row(
        "department", Department, {"name": _NAME, "power": Word(tuple(DEPARTMENTS))}
    ),
}
"""The schema of each list of a card set; the keys are fields of the options."""
