"""The rule sheet as data: dice, mana, artifacts, spells, house rules and presets."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.games.metamorph.land import Part, TerrainKind
from engine.games.metamorph.shapes import ChartCell, ChartShape
from engine.games.metamorph.specials import Special
from engine.house import switches_of, with_switches

PresetName: TypeAlias = Literal["classic", "war", "key", "thimble"]
Scenario: TypeAlias = Literal["duel", "war", "key"]
MapKind: TypeAlias = Literal["drawn", "on_table"]
Mode: TypeAlias = Literal["land", "water", "air"]
SpellName: TypeAlias = Literal["morph", "heal", "slow", "restrict", "teleport"]

DIE_SIDES = 6
"""Sides of the game's dice."""

MOST_PLAYERS = 4
"""Most players of a game."""

LOWEST = 2
"""The lowest total of two dice."""

NEEDED = 7
"""The total that hits; every point above it adds one damage."""

FACING_CHANGES = (5, 4, 3, 2, 1)
"""Sixths of a circle that a wizard may turn in a move, for each size from Small to Huge."""

EXAMPLE_CHANGES = (4, 3, 2, 1, 1)
"""Sixths of a circle that a wizard may turn in a move, for each size, as in the printed example
(M1)."""

FLANK_BONUS, REAR_BONUS = 1, 2
"""What is added to an attack from the flank, and from the rear."""

FALL_DAMAGE = 4
"""Damage of a wizard who changes shape in the air and falls."""

ESCAPE_TOTAL = 10
"""The total of two dice and agility that breaks a hold."""

SPELLS: Mapping[str, int] = MappingProxyType(
    {"morph": 1, "heal": 2, "slow": 3, "restrict": 4, "teleport": 5}
)
"""The level of each spell: the mana it costs, and the intelligence it requires (M5)."""

KEY_MANA, KEY_INTELLIGENCE, FONT_MANA = 4, 1, 6
"""Mana and intelligence that the Key gives, and mana that the Font gives."""

ENDURES: Mapping[str, int] = MappingProxyType({"key": 3, "font": 5})
"""The damage that destroys each kind of artifact."""

HAND_COUNT = 2
"""Hands of a shape that has hands: each holds one artifact."""

UPKEEP_SHIFT = 1
"""By how much specialization lowers the upkeep of the own school, and raises that of others."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player in the options; `school` is empty unless specialization is played."""

    name: str
    school: str = ""


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the duel.

    Attributes:
        scenario: "duel": two rivals; "war": each has a Mana Font; "key": the hunt for the Key.
        map: "drawn": the program draws parts of the map by lot; "on_table": people lay them as they
            like, and the referee names them.
        line: Parts in the duel's line.
        parts_each: Parts that each player lays in the other scenarios.
        mana: What each wizard starts with, and the most they can have.
        quiet_rest: A resting wizard neither moves, casts nor attacks in that turn (M27).
        example_sizes: Facing changes follow the printed example (M1).
        specialization: Players may belong to a school.
        flying_high: Flyers may fly high.
        human_victory: A death counts only if winner or loser is in Human shape.
        middle_font: One Font in the middle instead of one for each player.
    """

    scenario: Scenario = "duel"
    map: MapKind = "drawn"
    line: int = 4
    parts_each: int = 2
    mana: int = 50
    quiet_rest: bool = False
    example_sizes: bool = False
    specialization: bool = False
    flying_high: bool = False
    human_victory: bool = False
    middle_font: bool = False


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
        players: Clockwise in the order they sit round the table.
        preset: The scenario and bundle of house rules to start from.
        switches: House rules that differ from the preset.
        shapes: The list of shapes; empty: the built-in one, as for the following lists.
        chart: The cells of the chart that hold a shape.
        terrain: The kinds of terrain.
        specials: The special abilities.
        maps: The parts from which the map is laid.
    """

    players: tuple[Player, ...]
    preset: PresetName = "classic"
    switches: Switches = NO_SWITCHES
    shapes: tuple[ChartShape, ...] = ()
    chart: tuple[ChartCell, ...] = ()
    terrain: tuple[TerrainKind, ...] = ()
    specials: tuple[Special, ...] = ()
    maps: tuple[Part, ...] = ()


PRESETS: Mapping[str, House] = MappingProxyType(
    {
        "classic": House(),
        "war": House(scenario="war"),
        "key": House(scenario="key"),
        "thimble": House(line=1, parts_each=1, mana=8),
    }
)

LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"line": (1, 12), "parts_each": (1, 4), "mana": (1, 999)}
)
"""The lowest and highest value of each house rule that is a number."""


def house_of(options: Options) -> House:
    """Return the house rules in force: the preset's, changed by the switches."""
    return with_switches(PRESETS[options.preset], options.switches)
