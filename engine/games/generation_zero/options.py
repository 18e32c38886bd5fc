"""The options of a game: players, house rules, and cards."""

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
    """A player, and the cards that they bring; the others are dealt.

    Attributes:
        name: Their name.
        agents: Names of at least two Agents that they put into play.
        spares: Names of Agents that stay aside and may be called in as specialists.
        sues: Names of at least one 'Sue.
        canons: Names of at least three Canons.
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
    """The position of a Location card: column from the left, row from the top, both from 1."""

    column: int
    row: int


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the classic game.

    Attributes:
        facedown: "dealt": the program knows the face-down cards; "on_table": nobody does, and the
            referee names a Monster once it is fought.
        start: Whether players vote or roll for who begins.
        rounds: Rounds until the game is over (G1).
        locations: Number of Location cards; 0: as many as leave a third of them empty (E20).
        agents: Agents dealt to each player who brings none.
        spares: Agents that may be called in, dealt to each player who brings none.
        sues: 'Sues dealt to each player who brings none.
        canons: Canons for each player who brings none.
        monsters: Monsters, if there are enough Locations.
        terrain: Whether the appendix on terrain is played.
        weapons: Whether the appendix on weapons is played.
        artefacts: Whether the appendix on artefacts is played.
        departments: Whether the appendix on departments is played.
        insanity: Whether the appendix on Insanity and Lust Objects is played.
        bargaining: An Agent may slay a Monster at a Location marked for it; then all bargain.
        stand_and_ensnare: A 'Sue may ensnare without moving (G10).
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
"""The switches that change nothing."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options from which a game is set up.

    Attributes:
        players: 2 to 4, clockwise in the order they sit round the table.
        preset: The bundle of house rules to start from.
        switches: House rules that differ from the preset.
        fandom: The world; empty: that of the first Location card.
        year: The year; None: the one in which most Agents serve (E1).
        layout: The positions of the Location cards; empty: a checkerboard.
        locations: Cards that replace the built-in Locations; empty: the built-in ones.
        agents: Cards that replace the built-in Agents.
        sues: Cards that replace the built-in 'Sues.
        canons: Cards that replace the built-in Canons.
        monsters: Cards that replace the built-in Monsters.
        species: Rows that replace the built-in species.
        weapons: Rows that replace the built-in weapons.
        artefacts: Rows that replace the built-in artefacts.
        departments: Rows that replace the built-in departments.
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
"""The lowest and highest value of each house rule that is a number."""


def house_of(options: Options) -> House:
    """Return the house rules in force: the preset's, changed by the switches."""
    return with_switches(PRESETS[options.preset], options.switches)
