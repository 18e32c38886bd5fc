"""The rule sheet as data: what a creature is given, what a game may be set to, and the presets.

Whole numbers throughout: lengths in tenths of a millimetre, volumes in tenths of a millilitre.
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
"""Movement in spans by legs; the last entry is for that many or more. Wheels count as legs."""

MOST_ATTACKS = 4
MOST_HIT_POINTS = 100
MOST_DAMAGE_DICE = 6
MOST_MISSILE_DICE = 5
MOST_PLAYERS = 12
MOST_SPAN = 5000
"""The longest hand-span that is accepted, in tenths of a millimetre."""

SIX_INCHES = 1524
"""Tenths of a millimetre that the kids' preset gives for one span."""

MARBLE_ML = 2.1447
"""Volume of a sphere of 16 mm, worth one die; dice go with volume."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays: a name, the colour of the clay, and the hand-span once it is known (0.1 mm)."""

    name: str
    colour: str = ""
    span: int | None = None


@dataclass(frozen=True, slots=True)
class Terrain:
    """A patch of the field: walking through it costs `percent` of the length, 200 twice as much."""

    name: str
    percent: int = 200


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the classic game.

    Attributes:
        building_minutes: Time for building.
        unit: What movement is counted in.
        uniform_span: All distances by the referee's own hand (the Uniformity Rule).
        hit_points: As a share of the clay, the same for all, or rolled with dice.
        full_hit_points: Hit points of a creature of all its clay; with "flat" everybody's.
        die_sides: Faces of every die.
        initiative_dice: Dice each player rolls for the order of play.
        initiative_clockwise: Only the highest roll counts; the others follow clockwise.
        to_hit_dice: Dice rolled for an attack.
        plain_limbs: All limbs are alike: the base number to hit, one die.
        traits: Everybody chooses to be tough (one more die of hit points), mean (two attacks
            instead of one) or fast (four spans instead of two).
        missiles_per_move: Missiles that may be fired in one move; 0 plays without missiles.
        most_missiles: Missiles a creature may have; 0 sets no limit.
        missile_dice: Most dice a missile may have.
        missiles_from_parts: Clay that was lost in play may be made into missiles (K24).
        fire_first: Missiles are fired before moving.
        contact_needed: Only creatures that touch may attack each other.
        contact_stops: A creature that runs into another has ended its walk (K23).
        bounce_counts: A missile may bounce off the table before it hits (K32).
        parts_left_behind: A part that falls off while walking is lost.
        melee_parts_back: A part lost in a fight may be put back (K10).
        counter_counters: A counterattack may be answered by a counterattack (K4).
        limb_once: A limb strikes again only after all the others have struck (E1).
        powers: The referee gives special powers, lots are drawn, or there are none.
        open_powers: Everybody knows everybody's special power.
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
"""The preset as it is."""


@dataclass(frozen=True, slots=True)
class Options:
    """What a game is set up from.

    Attributes:
        players: 2 to 12, in the order they sit round the table (clockwise).
        preset: The bundle of house rules to start from.
        switches: House rules that differ from it.
        referee_span: The referee's hand-span in tenths of a millimetre, for the Uniformity Rule.
        terrain: Patches of the field that slow a walk; none in the classic game.
        powers: Special powers that the referee made up, beside the eleven.
        power_table: Which power is suggested for whom, first match first; empty: the standard one.
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
    """The house rules in force: the preset's, with the switches applied."""
    return with_switches(PRESETS[options.preset], options.switches)


def steps(house: House) -> tuple[Step, ...]:
    """The steps of a move in their order."""
    return ("fire", "move", "attack") if house.fire_first else ("move", "fire", "attack")


def base_to_hit(house: House) -> int:
    """What an ordinary limb must roll: just above the average, so 8 on two dice of six."""
    return house.to_hit_dice * (house.die_sides + 1) // 2 + 1


def spans_for(legs: int) -> int:
    """Movement in spans for a number of legs."""
    return SPANS_BY_LEGS[min(legs, len(SPANS_BY_LEGS) - 1)]
