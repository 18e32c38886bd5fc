"""The shapes that a wizard can take, and the chart of shapes. A group may replace both.

Shapes are taken from the author's published list; Human beyond size and class, Horse, the name of
Griffin and the layout of the chart are this program's own (M1, E1). Two regularities of the list,
found in it and checked by tests, where k is the rank of the size from 1, n the number of specials,
and t = k + 1 - attack:

    agility = 6 - k - t,   health = 4 k + 3 - 3 n + t
"""

from dataclasses import dataclass

SIZES = ("Small", "Medium", "Large", "Very Large", "Huge")
SCHOOLS = ("Mammal", "Reptilian", "Magical", "Aquatic")
"""The classes of shapes; Magical is also called Fantastical (M4)."""

BLOB_SCHOOL = "Blob"
HOME = "Human"
BLOB = "Amorphous Blob"


@dataclass(frozen=True, slots=True)
class ChartShape:
    """A row of the list of shapes; speeds are in hexes a turn, upkeep in mana."""

    name: str
    size: str
    school: str
    intelligence: int
    land: int
    water: int
    air: int
    armour: int
    agility: int
    attack: int
    health: int
    upkeep: int
    specials: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChartCell:
    """A cell of the chart with its shape: x counts to the right, y away from the reader."""

    x: int
    y: int
    shape: str


# Giant Clam is printed with speeds 0, 0, 1: probably in the wrong column, as it would fly (M2).
# Hippopotamus and Dolphin are kept as printed (M24).
_LIST = """
Human           |Large     |Mammal   |5|3|1|0|0|3|4| 9|0|Hands,Rest
Allosaurus      |Very Large|Reptilian|1|3|1|0|3|2|5|16|5|Bite
Amorphous Blob  |Large     |Blob     |0|1|1|0|0|0|0| 6|0|
Anaconda        |Very Large|Reptilian|1|2|1|0|1|2|5|16|5|Constrict
Ankylosaurus    |Huge      |Reptilian|1|3|1|0|3|1|6|20|6|Bite
Barracuda       |Large     |Aquatic  |1|0|4|0|1|3|4| 9|5|Bite,Charge
Bear            |Very Large|Mammal   |3|3|1|0|1|2|5|13|7|Climb,Hug
Camel           |Very Large|Mammal   |2|4|1|0|0|1|4|17|5|Survival
Centaur         |Very Large|Magical  |5|5|1|0|0|2|5|13|8|Hands,Charge
Cheetah         |Large     |Mammal   |2|7|1|0|0|3|4|12|4|Sprint
Crocodile       |Very Large|Reptilian|1|2|3|0|2|2|5|16|5|Bite
Dog             |Medium    |Mammal   |3|4|1|0|0|4|3| 8|4|Track
Dolphin         |Large     |Aquatic  |4|0|2|0|0|2|3|16|3|
Dragon          |Huge      |Magical  |4|3|2|7|3|1|6|17|9|Bite,Breathe
Eel             |Medium    |Aquatic  |1|0|2|0|0|4|3| 5|4|Zap,Charge
Elephant        |Huge      |Mammal   |3|2|1|0|2|0|5|21|6|Charge
Emu             |Large     |Reptilian|1|4|1|0|0|2|3|16|2|
Frog            |Small     |Aquatic  |1|1|1|0|0|4|1| 8|1|
Giant           |Huge      |Magical  |3|5|1|0|2|1|6|20|6|Hands
Giant Clam      |Large     |Aquatic  |1|0|1|0|4|2|3|13|5|Trap
Giant Spider    |Very Large|Magical  |2|4|1|0|1|2|5|13|7|Web,Poison
Giant Squid     |Huge      |Aquatic  |1|0|3|0|0|1|6|17|8|Ink,Trap
Gorilla         |Very Large|Mammal   |3|3|1|0|1|2|5|13|7|Hands,Hug
Griffin         |Very Large|Magical  |2|4|0|4|1|2|5|16|7|Claws
Hippopotamus    |Very Large|Aquatic  |2|2|1|0|2|2|5|13|7|Bite,Charge
Horse           |Very Large|Mammal   |2|6|1|0|0|2|5|16|6|Charge
"""

_CHART = """
 0, 0 Human
 0, 1 Gorilla,   0, 2 Bear,    0, 3 Elephant,  -1, 1 Dog,   -1, 2 Cheetah
 1, 1 Horse,     1, 2 Camel
 1, 0 Centaur,   2, 0 Giant,   3, 0 Dragon,     2, 1 Griffin,   2,-1 Giant Spider
 0,-1 Frog,      0,-2 Hippopotamus,   0,-3 Giant Squid,   1,-1 Dolphin,   1,-2 Barracuda
-1,-1 Giant Clam,  -1,-2 Eel
-1, 0 Emu,      -2, 0 Crocodile,  -3, 0 Allosaurus,  -2, 1 Ankylosaurus,  -2,-1 Anaconda
"""


def _shape(line: str) -> ChartShape:
    name, size, school, *numbers, specials = (part.strip() for part in line.split("|"))
    mind, land, water, air, armour, agility, attack, health, upkeep = map(int, numbers)
    return ChartShape(
        name,
        size,
        school,
        mind,
        land,
        water,
        air,
        armour,
        agility,
        attack,
        health,
        upkeep,
        tuple(one for one in specials.split(",") if one),
    )


def _cells(text: str) -> tuple[ChartCell, ...]:
    parts = [part.strip() for line in text.strip().splitlines() for part in line.split(",")]
    # "x", "y name", "x", "y name" ...
    pairs = zip(parts[::2], (part.split(" ", 1) for part in parts[1::2]), strict=True)
    return tuple(ChartCell(int(x), int(y), name.strip()) for x, (y, name) in pairs)


SHAPES = tuple(_shape(line) for line in _LIST.strip().splitlines())
CHART = _cells(_CHART)
