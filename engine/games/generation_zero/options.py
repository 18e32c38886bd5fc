"""What a game is set up from: players, house rules, and the cards that are played with."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.games.generation_zero.cards import (
    Agent,
    Artefact,
    CanonCard,
    Department,
    Location,
    Monster,
    Species,
    Sue,
    Weapon,
)
from engine.house import switches_of, with_switches

PresetName: TypeAlias = Literal["classic", "thimble"]
FaceDown: TypeAlias = Literal["dealt", "on_table"]
Start: TypeAlias = Literal["vote", "roll"]

Goal: TypeAlias = Literal["both", "sues", "agents"]
"""Which kills count for a player: of both kinds, only of 'Sues, or only of Agents (G1)."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player, and the cards they bring; the other cards are dealt.

    Attributes:
        agents: Names of two Agents or more that the player puts into play.
        spares: Names of Agents that stay aside; they may be called in as specialists.
        sues: Names of one 'Sue or more.
        canons: Names of three Canons or more.
        goal: Which kills count: of 'Sues by own Agents, of Agents by own 'Sues, or both.
    """

    name: str
    agents: tuple[str, ...] = ()
    spares: tuple[str, ...] = ()
    sues: tuple[str, ...] = ()
    canons: tuple[str, ...] = ()
    goal: Goal = "both"


@dataclass(frozen=True, slots=True)
class Cell:
    """Where a Location card lies: columns from the left, rows from the top, both from 1."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the classic game.

    Attributes:
        facedown: The program knows the cards that lie face down; or nobody does, and the referee
            names a Monster once it is fought.
        start: Who begins is voted for, or rolled for.
        rounds: Rounds until the game is over (G1).
        locations: Location cards; 0: as many as leave a third of them empty (E20).
        agents: Agents dealt to players who bring none.
        spares: Agents that may be called in, dealt to players who bring none.
        sues: 'Sues dealt to players who bring none.
        canons: Canons for players who bring none.
        monsters: Monsters, if there are enough Locations.
        terrain: The appendix on terrain is played,
        weapons: that on weapons,
        artefacts: on artefacts,
        departments: on departments,
        insanity: and on insanity and Lust Objects.
        bargaining: An Agent may slay a Monster at a Location marked for it; all bargain then.
        stand_and_ensnare: A 'Sue who stays where she is may ensnare too (G10).
    """

    facedown: FaceDown = "dealt"
    start: Start = "vote"
    rounds: int = 12
    locations: int = 0
    agents: int = 2
    spares: int = 1
    sues: int = 2
    canons: int = 3
    monsters: int = 4
    terrain: bool = True
    weapons: bool = True
    artefacts: bool = True
    departments: bool = True
    insanity: bool = True
    bargaining: bool = False
    stand_and_ensnare: bool = False


if TYPE_CHECKING:
    Switches: TypeAlias = House  # a switch has the type of its rule
else:
    Switches = switches_of(House)

NO_SWITCHES = Switches()
"""The preset as it is."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a game is set up from.

    Attributes:
        players: 2 to 4, in the order they sit round the table (clockwise).
        preset: The bundle of house rules to start from.
        switches: House rules that differ from it.
        fandom: In which world; empty: that of the first Location card.
        year: When; None: the year in which most Agents serve (E1).
        layout: Where the Location cards lie; empty: a checkerboard.
        locations: Cards that take the place of the built-in ones, and so on; empty: the built-in.
        agents: See above.
        sues: See above.
        canons: See above.
        monsters: See above.
        species: See above.
        weapons: See above.
        artefacts: See above.
        departments: See above.
    """

    players: tuple[Player, ...]
    preset: PresetName = "classic"
    switches: Switches = NO_SWITCHES
    fandom: str = ""
    year: int | None = None
    layout: tuple[Cell, ...] = ()
    locations: tuple[Location, ...] = ()
    agents: tuple[Agent, ...] = ()
    sues: tuple[Sue, ...] = ()
    canons: tuple[CanonCard, ...] = ()
    monsters: tuple[Monster, ...] = ()
    species: tuple[Species, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    artefacts: tuple[Artefact, ...] = ()
    departments: tuple[Department, ...] = ()


PRESETS: Mapping[str, House] = MappingProxyType(
    {
        "classic": House(),
        "thimble": House(
            start="roll",
            rounds=2,
            locations=5,
            agents=1,
            spares=0,
            sues=1,
            canons=1,
            monsters=1,
        ),
    }
)

LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "rounds": (1, 50),
        "locations": (0, 49),
        "agents": (1, 6),
        "spares": (0, 4),
        "sues": (1, 6),
        "canons": (0, 9),
        "monsters": (0, 20),
    }
)
"""Lowest and highest value of the house rules that are numbers."""


def house_of(options: Options) -> House:
    """The house rules in force: the preset's, with the switches applied."""
    return with_switches(PRESETS[options.preset], options.switches)
