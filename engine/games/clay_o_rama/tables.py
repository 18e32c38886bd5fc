"""The rule sheet as data: tables for stats, options, house rules and presets.

Whole numbers except for `MARBLE_ML`: lengths are in tenths of a millimetre.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.games.clay_o_rama.matching import Match
from engine.games.clay_o_rama.powers import Power
from engine.house import switches_of, with_switches

Step: TypeAlias = Literal["move", "fire", "attack"]
PresetName: TypeAlias = Literal["classic", "kids", "arena", "small_table", "thimble"]
MovementUnit: TypeAlias = Literal["span", "six_inches", "fist"]
TraitName: TypeAlias = Literal["tough", "mean", "fast"]
HitPointRule: TypeAlias = Literal["share", "flat", "dice"]
PowerRule: TypeAlias = Literal["referee", "random", "none"]

TRAITS: tuple[TraitName, ...] = ("tough", "mean", "fast")

SPANS_BY_LEGS = (1, 2, 2, 3, 3, 4)
"""Movement in spans by the number of legs; the last entry holds for more. Wheels are legs."""

MOST_ATTACKS = 4
"""Most attacks in a move, whatever the number of limbs."""

MOST_HIT_POINTS = 100
"""Most hit points of a creature, and what all creatures share."""

MOST_DAMAGE_DICE = 6
"""Most dice of damage of one attack."""

MOST_MISSILE_DICE = 5
"""Most dice of damage of one missile."""

MOST_PLAYERS = 12
"""Most players of a game; the rules name no limit."""

MOST_SPAN = 5000
"""The longest hand-span that is accepted, in tenths of a millimetre."""

SIX_INCHES = 1524
"""The length of one span in the kids' preset, in tenths of a millimetre."""

MARBLE_ML = 2.1447
"""Volume of a 16 mm sphere, which gives one die; dice are proportional to volume."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player in the options: name, colour of clay, and hand-span if known (0.1 mm)."""

    name: str
    colour: str = ""
    span: int | None = None


@dataclass(frozen=True, slots=True)
class Terrain:
    """A patch of the field in which walking costs `percent` of the length: 200 is twice as much."""

    name: str
    percent: int = 200


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the classic game.

    Attributes:
        building_minutes: Time for building.
        unit: What movement is counted in.
        uniform_span: All distances are measured by the referee's hand (the Uniformity Rule).
        hit_points: By the share of the clay, the same for all, or rolled.
        full_hit_points: Hit points of a creature of all its clay; with "flat" everybody's.
        die_sides: Faces of every die.
        initiative_dice: Dice that each player rolls for the order of play.
        initiative_clockwise: Only the highest roll counts; the others follow clockwise.
        to_hit_dice: Dice rolled for an attack.
        plain_limbs: All limbs are alike: the base number to hit, one die.
        traits: Everybody chooses to be tough (one more die of hit points), mean (two attacks
            instead of one) or fast (four spans instead of two).
        missiles_per_move: Missiles that may be fired in one move; 0: there are no missiles.
        most_missiles: Missiles that a creature may have; 0: no limit.
        missile_dice: Most dice of a missile.
        missiles_from_parts: Clay that was lost in play may be made into missiles (K24).
        fire_first: Missiles are fired before moving.
        contact_needed: Only creatures that touch may attack each other.
        contact_stops: A creature that runs into another ends its walk there (K23).
        bounce_counts: A missile may bounce off the table before it hits (K32).
        parts_left_behind: A part that falls off while walking is lost.
        melee_parts_back: A part lost in a fight may be put back (K10).
        counter_counters: A counterattack may be answered by a counterattack (K4).
        limb_once: A limb strikes again only after all the others have struck (E1).
        powers: The referee gives special powers, lots are drawn, or there are none.
        open_powers: Everybody knows all special powers.
        own_colours: Two players cannot have clay of the same colour (K25).
    """

    building_minutes: int = 20
    unit: MovementUnit = "span"
    uniform_span: bool = False
    hit_points: HitPointRule = "share"
    full_hit_points: int = 50
    die_sides: int = 6
    initiative_dice: int = 3
    initiative_clockwise: bool = False
    to_hit_dice: int = 2
    plain_limbs: bool = False
    traits: bool = False
    missiles_per_move: int = 3
    most_missiles: int = 0
    missile_dice: int = MOST_MISSILE_DICE
    missiles_from_parts: bool = False
    fire_first: bool = False
    contact_needed: bool = False
    contact_stops: bool = False
    bounce_counts: bool = True
    parts_left_behind: bool = False
    melee_parts_back: bool = False
    counter_counters: bool = False
    limb_once: bool = True
    powers: PowerRule = "referee"
    open_powers: bool = False
    own_colours: bool = False


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
        players: 2 to 12, clockwise in the order they sit round the table.
        preset: The bundle of house rules to start from.
        switches: House rules that differ from the preset.
        referee_span: The referee's hand-span in tenths of a millimetre, for the Uniformity Rule.
        terrain: Patches of the field that slow a walk; none in the classic game.
        powers: Special powers that the referee made up, besides the eleven.
        power_table: Which power is suggested for which creature, the first match first; empty: the
            standard table.
    """

    players: tuple[Player, ...]
    preset: PresetName = "classic"
    switches: Switches = NO_SWITCHES
    referee_span: int | None = None
    terrain: tuple[Terrain, ...] = ()
    powers: tuple[Power, ...] = ()
    power_table: tuple[Match, ...] = ()


PRESETS: Mapping[str, House] = MappingProxyType(
    {
        "classic": House(),
        "kids": House(
            building_minutes=10,
            unit="six_inches",
            hit_points="flat",
            full_hit_points=48,
            initiative_dice=2,
            initiative_clockwise=True,
            plain_limbs=True,
            missiles_per_move=0,
            contact_stops=True,
            parts_left_behind=True,
            powers="random",
        ),
        "arena": House(
            hit_points="dice",
            full_hit_points=6,
            initiative_dice=1,
            to_hit_dice=1,
            plain_limbs=True,
            traits=True,
            most_missiles=3,
            missile_dice=1,
            fire_first=True,
            contact_needed=True,
            powers="none",
        ),
        "small_table": House(unit="fist"),
        "thimble": House(
            full_hit_points=2,
            die_sides=2,
            initiative_dice=1,
            to_hit_dice=1,
            missiles_per_move=1,
        ),
    }
)


def house_of(options: Options) -> House:
    """Return the house rules in force: the preset's, changed by the switches."""
    return with_switches(PRESETS[options.preset], options.switches)


def steps(house: House) -> tuple[Step, ...]:
    """Return the steps of a move in their order."""
    return ("fire", "move", "attack") if house.fire_first else ("move", "fire", "attack")


def base_to_hit(house: House) -> int:
    """Return the least roll that hits with an ordinary limb: just above the mean, 8 with 2d6."""
    return house.to_hit_dice * (house.die_sides + 1) // 2 + 1


def spans_for(legs: int) -> int:
    """Return the movement in spans for a number of legs; any below 0 is refused later."""
    return SPANS_BY_LEGS[min(max(legs, 0), len(SPANS_BY_LEGS) - 1)]
