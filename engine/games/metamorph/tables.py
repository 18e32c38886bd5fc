"""The rule sheet as data: house rules, presets, artifacts, spells."""

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
MOST_PLAYERS = 4

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
FALL_DAMAGE = 4
ESCAPE_TOTAL = 10
"""Total of two dice and agility needed to break out of a hold."""

SPELLS: Mapping[str, int] = MappingProxyType(
    {"morph": 1, "heal": 2, "slow": 3, "restrict": 4, "teleport": 5}
)
"""The level of each spell: the mana it costs and the intelligence it takes (M5)."""

KEY_MANA, KEY_INTELLIGENCE, FONT_MANA = 4, 1, 6
ENDURES: Mapping[str, int] = MappingProxyType({"key": 3, "font": 5})
"""Damage that destroys an artifact."""

HAND_COUNT = 2
UPKEEP_SHIFT = 1
"""What specialization takes off the upkeep of one's own school, and puts on that of others."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player; `school` is theirs if specialization is played, else empty."""

    name: str
    school: str = ""


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the duel.

    Attributes:
        scenario: Two rivals; each with a Mana Font; or the hunt for the Key.
        map: The program draws parts of the map by lot; or people lay them on the table as they
            like, and the referee names them.
        line: Parts in the duel's line.
        parts_each: Parts that everybody lays in the other scenarios.
        mana: What everybody starts with, and the most there is.
        quiet_rest: A resting wizard neither moves, casts nor attacks in that turn (M27).
        example_sizes: Facing changes by the printed example (M1).
        specialization: Everybody may belong to a school.
        flying_high: Flyers may fly high.
        human_victory: A death counts only if winner or loser is in Human shape.
        middle_font: One Font in the middle instead of one for everybody.
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
"""The preset's rules as they are."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a game is begun with.

    Attributes:
        players: In the order they sit round the table (clockwise).
        preset: The scenario and the bundle of house rules to start from.
        switches: House rules that differ from it.
        shapes: The list of shapes; empty: the built-in one. So are the others.
        chart: The cells of the chart that hold a shape.
        terrain: What hexes there are.
        specials: What special abilities do.
        maps: The parts that the map is laid of.
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
"""Lowest and highest value of the house rules that are numbers."""


def house_of(options: Options) -> House:
    """The house rules in force: the preset's, with the switches applied."""
    return with_switches(PRESETS[options.preset], options.switches)
