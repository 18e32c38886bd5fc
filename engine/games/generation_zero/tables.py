"""The rule sheet as data: terrain, recharge, species, weapons, artefacts, departments."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

Terrain: TypeAlias = Literal[
    "forest", "hills", "valley", "cave", "plain", "river", "mountain", "city"
]
WeaponPower: TypeAlias = Literal[
    "knife", "bow", "magic", "dagger", "sword", "gun", "mace", "neuralyser"
]
ArtefactPower: TypeAlias = Literal[
    "pendant", "tiara", "jewel", "dagger", "crown", "ring", "necklace"
]
DepartmentPower: TypeAlias = Literal[
    "boredom",
    "pyromania",
    "neuralyse",
    "specialist",
    "counsel",
    "breakdown",
    "experience",
    "spatial_warp",
]
Effect: TypeAlias = Literal[
    "none", "boost", "mend", "summon", "weaken", "aid", "stun", "wound", "judged"
]
StatName: TypeAlias = Literal[
    "speed", "attack", "defence", "stealth", "insanity", "observe", "allure", "special"
]

TERRAINS: tuple[Terrain, ...] = (
    "forest",
    "hills",
    "valley",
    "cave",
    "plain",
    "river",
    "mountain",
    "city",
)
STEEP: frozenset[Terrain] = frozenset({"river", "mountain"})
"""Terrains that cost `STEEP_COST` of speed to enter."""

STEEP_COST = 2
"""Speed that it costs to enter a terrain of `STEEP`."""

WATCHED: frozenset[Terrain] = frozenset({"hills", "valley"})
"""Terrains in which 'Sues have one more Observe."""

WEAPONS: Mapping[WeaponPower, str] = MappingProxyType(
    {
        "knife": "+2 Stealth in a city",
        "bow": "in a forest, thrusting before the 'Sues, one free thrust when a battle begins",
        "magic": "an enemy's Defence is 1 less in a cave",
        "dagger": "Attack doubled against a 'Sue whose artefact is a dagger",
        "sword": "+1 Defence against 'Sues of the species Elf or Eldar",
        "gun": "1 damage to an enemy who flees, if this Agent thrust at her in this battle",
        "mace": "the third thrust in a row at the same enemy has +2 Attack",
        "neuralyser": "nothing: it is not for fighting",
    }
)
ARTEFACTS: Mapping[ArtefactPower, str] = MappingProxyType(
    {
        "pendant": "+1 Health",
        "tiara": "frees one ensnared Canon in each battle, who then flees if fast enough",
        "jewel": "+1 Stealth",
        "dagger": "+1 Attack",
        "crown": "one enemy in each battle has 1 less Attack",
        "ring": "+1 Defence",
        "necklace": "+1 Insanity",
    }
)
DEPARTMENTS: Mapping[DepartmentPower, str] = MappingProxyType(
    {
        "boredom": "all stats of one enemy are 1 less for one turn",
        "pyromania": "the Agent's own Attack is doubled for one turn",
        "neuralyse": "a 'Sue loses her next thrust and lets one Canon go",
        "specialist": "an Agent of another department joins for one round of thrusts",
        "counsel": "one stat of an ally is 2 more for one turn",
        "breakdown": "the Agent's own Insanity is 5 and Stealth 0 for two turns",
        "experience": "+1 Attack for one turn for each 'Sue that the Agent has killed",
        "spatial_warp": "two Locations change places with everything on them",
    }
)
EFFECTS: Mapping[Effect, str] = MappingProxyType(
    {
        "none": "no ability",
        "boost": "a stat of one's own is `amount` more for one turn",
        "mend": "up to `amount` Health comes back",
        "summon": "the nearest free Canon comes to her (a 'Sue's, outside of battles)",
        "weaken": "a stat of one enemy is `amount` less for one turn (in battle)",
        "aid": "a stat of one ally is `amount` more for one turn (in battle)",
        "stun": "one enemy loses the next thrust (in battle)",
        "wound": "one enemy loses `amount` Health, whatever the Defence (in battle)",
        "judged": "the referee carries out what the card says",
    }
)

SPECIES_HEALTH: Mapping[str, int] = MappingProxyType(
    {
        "Wizard": 4,
        "Droid": 4,
        "Fairy": 4,
        "Human": 5,
        "Parasite": 5,
        "Vampire": 5,
        "Humanoid Fox": 5,
        "Elf": 6,
        "Andalite": 6,
        "Eldar": 6,
        "Half-elf": 6,
        "Alien": 6,
    }
)
SWORD_SPECIES = frozenset({"Elf", "Eldar"})

RECHARGE_TURNS = (None, 5, 4, 3, 2, 1)
"""Own turns in which an ability recharges, by Special; with Special 0 it never does."""
MOST_SPECIAL = len(RECHARGE_TURNS) - 1
"""Largest Special: the last for which the rules have a recharge time."""

LUST_ATTACK = (-2, -1, 0, 1, 2)
"""What an ensnared Lust Object adds to an Agent's Attack, by Insanity from 1."""

SUE_STATS: tuple[StatName, ...] = (
    "speed",
    "attack",
    "defence",
    "observe",
    "allure",
    "special",
)
STATS: tuple[StatName, ...] = (
    "speed",
    "attack",
    "defence",
    "stealth",
    "insanity",
    "observe",
    "allure",
    "special",
)

MOST_PLAYERS = 4
"""Most players of a game."""

MONSTER_POINTS = 1
"""Points for stats that a 'Sue gains by killing a Monster."""

AGENT_POINTS = 2
"""Points for stats that a 'Sue gains by killing an Agent."""

MACE_THRUSTS = 3
"""Of so many thrusts in succession at one target, the last has a mace's bonus (E6)."""

MACE_BONUS = 2
"""What a mace adds to this thrust."""

KNIFE_BONUS = 2
"""Stealth that a knife adds in a city."""

COUNSEL = 2
"""What counsel adds to a stat of an ally for one fight."""

QUIET_ROUNDS = 2
"""Whole rounds without damage after which a battle is a stand-off (G3)."""
