"""The rule sheet as data: positions, fields, house rules and presets.

All numbers are whole: lengths are in tenths of a millimetre, of which an inch has 254.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

from engine.house import switches_of, with_switches

Position: TypeAlias = Literal[
    "coach", "captain", "goalie", "tremple", "nickelback", "defensive_grelker", "rushing_grelker"
]
PresetName: TypeAlias = Literal["classic", "street", "thimble"]
Scatter: TypeAlias = Literal["range", "intended"]
BreakPlay: TypeAlias = Literal["play_on", "end_turn"]

INCH = 254
"""One inch in tenths of a millimetre."""

DIE_SIDES = 6
"""Sides of the game's dice."""

TEAMS = (1, 2)
"""The numbers of the teams."""

MOST_PLAYERS = 10
"""Most players of a match, both teams together."""

MOST_SQUADS = 5
"""Most squads of a team: one for each of its players."""

FLING_INCHES = 3
"""Range in inches for each point of the Fling stat."""

BREAK_AWAY = 2
"""The highest die that lets a figure leave its enemies."""


@dataclass(frozen=True, slots=True)
class PositionStats:
    """The stats of a position.

    Attributes:
        title: Its name, as shown to people.
        move: How far it moves, in inches.
        whap: The highest die that hits, wakes it up, or keeps it up when a ball hits it.
        fling: The highest die that lands a fling; also decides the range.
        nab: The highest die that nabs a ball.
    """

    title: str
    move: int
    whap: int
    fling: int
    nab: int

    @property
    def points(self) -> int:
        """The points value of a figure, for information only (S24)."""
        return self.move // 2 + self.whap + self.fling + self.nab


STATS: Mapping[str, PositionStats] = MappingProxyType(
    {
        "coach": PositionStats("Coach", 16, 5, 5, 2),
        "captain": PositionStats("Captain", 6, 4, 4, 3),
        "goalie": PositionStats("Goalie", 6, 2, 4, 4),
        "tremple": PositionStats("Tremple", 6, 3, 4, 2),
        "nickelback": PositionStats("Nickelback", 6, 3, 2, 4),
        "defensive_grelker": PositionStats("Defensive Grelker", 4, 4, 2, 4),
        "rushing_grelker": PositionStats("Rushing Grelker", 8, 2, 3, 3),  # one type, not two (S25)
    }
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The stats of a position for display; `move` and `reach` are in tenths of a millimetre."""

    position: Position
    title: str
    move: int
    reach: int
    whap: int
    fling: int
    nab: int


def _sheet(position: Position) -> Sheet:
    one = STATS[position]
    reach = one.fling * FLING_INCHES * INCH
    return Sheet(position, one.title, one.move * INCH, reach, one.whap, one.fling, one.nab)


SHEETS: tuple[Sheet, ...] = tuple(_sheet(position) for position in get_args(Position))

SQUAD: tuple[Position, ...] = ("tremple", "nickelback", "defensive_grelker", "rushing_grelker")
CLASSIC_SQUAD = (2, 2, 1, 1)
"""The number of figures of each position in `SQUAD`."""

MOVE_ORDER: tuple[Position, ...] = (
    "defensive_grelker",
    "tremple",
    "nickelback",
    "goalie",
    "captain",
    "rushing_grelker",
    "coach",
)
"""The order of sub-phases in the move: slow positions first."""


@dataclass(frozen=True, slots=True)
class Pitch:
    """The sizes of a field and its markings; `length` runs from end line to end line."""

    length: int
    width: int
    slargeline: int
    zone_width: int
    zone_depth: int
    bunker_width: int
    bunker_depth: int


def _inches(*sizes: int) -> Pitch:
    return Pitch(*(INCH * size for size in sizes))


SMALL_PITCH = _inches(36, 24, 9, 9, 5, 3, 2)
MIDDLE_PITCH = _inches(48, 36, 12, 12, 6, 4, 2)
LARGE_PITCH = _inches(72, 48, 18, 12, 6, 4, 2)


def pitch_for(squads: int) -> Pitch:
    """Return the field for this number of squads a side, which this program proposes (H16)."""
    return SMALL_PITCH if squads == 1 else MIDDLE_PITCH if squads <= 3 else LARGE_PITCH


def balls_for(squads: int) -> int:
    """Return the balls for this number of squads a side, which this program proposes (H15)."""
    return 1 if squads <= 2 else 2 if squads <= 4 else 3


@dataclass(frozen=True, slots=True)
class Player:
    """A player in the options; team 0: seats alternate between the teams."""

    name: str
    team: int = 0


@dataclass(frozen=True, slots=True)
class House:
    """Every house rule with its value; the defaults are the classic game.

    Lengths are in tenths of a millimetre. If a size of the field or the number of balls is 0, it
    depends on the number of squads.

    Attributes:
        turns: Turns of a match.
        extra_turns: Turns that are added while the score is tied.
        extra_times: How often turns are added at most.
        base: Diameter of every figure's base (H26).
        ball: Diameter of a ball's base.
        body: Length of a lying figure, including its base (S12).
        touch: Gaps up to this count as contact, overlaps up to this as inaccuracy.
        leeway: How much a measured length may exceed the allowed one.
        snap: A path that ends at most this far inside something is cut to where it touches (H27).
        balls: Number of balls.
        field_length: From end line to end line.
        field_width: From side line to side line.
        slargeline: From a team's end line to its slargeline.
        zone_width: Size of a Goal Zone along the end line.
        zone_depth: Size of a Goal Zone from the end line inwards.
        bunker_width: Size of a Goal Bunker along the end line.
        bunker_depth: Size of a Goal Bunker from the end line inwards.
        captain_from: Least number of squads with which a team has a Captain.
        coach_from: Least number of squads with which a team has a Coach.
        goalie: Whether each team has a Goalie.
        scatter: From which distance a failed die is subtracted: the flinger's range, or the
            intended distance.
        interception: Enemies under a ball's straight flight may nab it.
        bunker_points: Points for a ball at rest in the enemy's Goal Bunker.
        carry_points: Points for a Goalie who carries a ball into it.
        coach_third: The highest die that activates a Coach a third time (S23).
        corridor: How far to each side of its base a Coach knocks figures down.
        rise_reach: How far from where it lay a waking figure may stand up (S22).
        drop_reach: How far from its spot a dropped ball may be placed (S20).
        inside: How far inside the edge a ball is placed that left the field (S21).
        break_play: After a goal, or once all of a team lie, play goes on, or goes straight to the
            check for consciousness.
        ball_yields: A ball that comes down in a pile rests at its edge and pushes no figure
            aside (S16).
        ask_contact: A player has to end a phase in which nobody seems to be in contact (S33).
    """

    turns: int = 25
    extra_turns: int = 5
    extra_times: int = 3
    base: int = 300
    ball: int = 200
    body: int = 600
    touch: int = 5
    leeway: int = 10
    snap: int = 20
    balls: int = 0
    field_length: int = 0
    field_width: int = 0
    slargeline: int = 0
    zone_width: int = 0
    zone_depth: int = 0
    bunker_width: int = 0
    bunker_depth: int = 0
    captain_from: int = 2
    coach_from: int = 3
    goalie: bool = True
    scatter: Scatter = "range"
    interception: bool = False
    bunker_points: int = 3
    carry_points: int = 1
    coach_third: int = 1
    corridor: int = INCH
    rise_reach: int = 3 * INCH
    drop_reach: int = 2 * INCH
    inside: int = INCH
    break_play: BreakPlay = "play_on"
    ball_yields: bool = False
    ask_contact: bool = True


if TYPE_CHECKING:
    Switches: TypeAlias = House  # a switch has the type of its rule
else:
    Switches = switches_of(House)

NO_SWITCHES = Switches()
"""The switches that change nothing."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options from which a match is set up.

    Attributes:
        players: 2 to 10, in two teams.
        preset: The bundle of house rules to start from.
        switches: House rules that differ from the preset.
        squads: Squads of a side; 0: as many as the larger side has players. If a side has fewer
            players, its first ones have several.
        squad: The number of figures of each position in `SQUAD`; empty: the classic squad.
        colours: The names of the two teams; empty: green and blue.
        leaders: For each team the seat that moves its Goalie, Captain and Coach; 0: its first.
    """

    players: tuple[Player, ...]
    preset: PresetName = "classic"
    switches: Switches = NO_SWITCHES
    squads: int = 0
    squad: tuple[int, ...] = ()
    colours: tuple[str, ...] = ()
    leaders: tuple[int, ...] = ()


PRESETS: Mapping[str, House] = MappingProxyType(
    {
        "classic": House(),
        "street": House(
            turns=6,
            extra_turns=2,
            field_length=18 * INCH,
            field_width=12 * INCH,
            slargeline=6 * INCH,
            zone_width=5 * INCH,
            zone_depth=2 * INCH + INCH // 2,
            bunker_width=3 * INCH,
            bunker_depth=INCH,
        ),
        "thimble": House(
            turns=1,
            extra_times=0,
            goalie=False,
            field_length=10 * INCH,
            field_width=6 * INCH,
            slargeline=4 * INCH,
            zone_width=3 * INCH,
            zone_depth=INCH,
            bunker_width=2 * INCH,
            bunker_depth=INCH,
        ),
    }
)

_SIZES = ("field_length", "field_width", "slargeline", "zone_width", "zone_depth")
_BUNKER = ("bunker_width", "bunker_depth")

LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {
        "turns": (1, 100),
        "extra_turns": (1, 25),
        "extra_times": (0, 10),
        "base": (100, 1000),
        "ball": (50, 1000),
        "body": (100, 3000),
        "touch": (2, 50),
        "leeway": (0, INCH),
        "snap": (0, 100),
        "balls": (0, 5),
        **dict.fromkeys((*_SIZES, *_BUNKER), (0, 120 * INCH)),
        "captain_from": (1, 6),
        "coach_from": (1, 6),
        "bunker_points": (0, 100),
        "carry_points": (0, 100),
        "coach_third": (0, DIE_SIDES),
        "corridor": (0, 10 * INCH),
        "rise_reach": (INCH, 12 * INCH),
        "drop_reach": (INCH, 12 * INCH),
        "inside": (0, 3 * INCH),
    }
)
"""The lowest and highest value of each house rule that is a number."""


def house_of(options: Options) -> House:
    """Return the house rules in force: the preset's, changed by the switches."""
    return with_switches(PRESETS[options.preset], options.switches)


def pitch_of(house: House, squads: int) -> Pitch:
    """Return the field of a game; sizes that house rules leave open depend on the squads."""
    usual = pitch_for(squads)
    return Pitch(
        house.field_length or usual.length,
        house.field_width or usual.width,
        house.slargeline or usual.slargeline,
        house.zone_width or usual.zone_width,
        house.zone_depth or usual.zone_depth,
        house.bunker_width or usual.bunker_width,
        house.bunker_depth or usual.bunker_depth,
    )
