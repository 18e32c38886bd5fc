"""Lists that a group may replace: their schemas, and checks that they fit together."""

from collections.abc import Iterator

from engine.games.metamorph.book import BUILT_IN
from engine.games.metamorph.land import Part, TerrainKind
from engine.games.metamorph.shapes import (
    BLOB,
    BLOB_SCHOOL,
    HOME,
    SCHOOLS,
    SIZES,
    ChartCell,
    ChartShape,
)
from engine.games.metamorph.specials import EFFECTS, Special
from engine.notation import rows_json
from engine.plain import JsonObject, Row, Several, Text, Whole, Word, YesNo, nearest, shown
from engine.sets import Set, Sets

_SPEED, _FEW, _SHIFT = Whole(0, 20), Whole(0, 9), Whole(-3, 3)
_NAME = Text(30)
LEAST_LAND = 5
"""Least walkable hexes of a part, so that four wizards and an artifact have room on it."""

MOST_ACROSS = 9
"""Most columns and rows of a part: the name of a hex has one digit for each."""

ROWS = {
    "shapes": Row(
        "shape",
        ChartShape,
        {
            "name": _NAME,
            "size": Word(SIZES),
            "school": Word((*SCHOOLS, BLOB_SCHOOL)),
            "intelligence": _FEW,
            "land": _SPEED,
            "water": _SPEED,
            "air": _SPEED,
            "armour": _FEW,
            "agility": Whole(0, 6),
            "attack": _FEW,
            "health": Whole(1, 99),
            "upkeep": Whole(0, 50),
            "specials": Several(_NAME, most=4),
        },
    ),
    "chart": Row(
        "chart cell",
        ChartCell,
        {"x": Whole(-20, 20), "y": Whole(-20, 20), "shape": _NAME},
        known_by=("x", "y"),
    ),
    "terrain": Row(
        "terrain",
        TerrainKind,
        {
            "name": _NAME,
            "letter": Text(1),
            "blocks": YesNo(),
            "land": _FEW,
            "water": YesNo(),
            "spares": YesNo(),
            "turns": Several(_SHIFT, most=4, fewest=4),
            "to_hit": Several(_SHIFT, most=4, fewest=4),
            "to_hit_size": Several(_SHIFT, most=5, fewest=5),
        },
    ),
    "specials": Row(
        "special",
        Special,
        {
            "name": _NAME,
            "effect": Word(EFFECTS),
            "mana": Whole(0, 50),
            "damage": Whole(0, 20),
            "to_hit": _SHIFT,
            "reach": Whole(0, 20),
            "pierces": _FEW,
        },
    ),
    "maps": Row(
        "part",
        Part,
        {"name": Text(2), "rows": Several(Text(MOST_ACROSS), most=MOST_ACROSS, fewest=1)},
    ),
}


def built_in() -> dict[str, list[JsonObject]]:
    """Return the built-in lists as a set."""
    return {key: rows_json(getattr(BUILT_IN, key)) for key in ROWS}


def misfits(given: Set) -> tuple[str, ...]:
    """Return what does not fit together; lists that are missing are the built-in ones."""
    whole: Set = {**built_in(), **given}
    return (
        *_shape_misfits(whole),
        *_chart_misfits(whole),
        *_terrain_misfits(whole),
        *_part_misfits(whole),
    )


def _shape_misfits(whole: Set) -> Iterator[str]:
    specials = [one["name"] for one in whole["specials"]]
    shapes = {one["name"]: one for one in whole["shapes"]}
    for name in (HOME, BLOB):
        if name not in shapes:
            yield f"there is no shape {name!r}; every wizard needs it"
    for name, shape in shapes.items():
        for special in shape.get("specials", ()):
            if special not in specials:
                told = nearest(special, specials)
                yield f"shape {name!r}: there is no special {special!r}; {told}"
        if (shape["school"] == BLOB_SCHOOL) != (name == BLOB):
            yield f"shape {name!r}: only {BLOB!r} is of the school {BLOB_SCHOOL!r}"
    if shapes.get(HOME, {}).get("upkeep") or shapes.get(BLOB, {}).get("upkeep"):
        yield f"{HOME!r} and {BLOB!r} cost no upkeep; make it 0"
    if HOME in shapes and not shapes[HOME]["intelligence"]:
        yield f"shape {HOME!r}: intelligence must be 1 or more, or no spell is ever cast"


def _chart_misfits(whole: Set) -> Iterator[str]:
    names = [one["name"] for one in whole["shapes"]]
    placed: set[str] = set()
    for cell in whole["chart"]:
        where = f"chart cell ({cell['x']}, {cell['y']})"
        if cell["shape"] not in names:
            yield f"{where} leads to no shape: there is no {cell['shape']!r}; " + nearest(
                cell["shape"], names
            )
        elif cell["shape"] == BLOB:
            yield f"{where}: {BLOB!r} is on its way over the chart, and has no cell"
        elif cell["shape"] in placed:
            yield f"{where}: {cell['shape']!r} has a cell already"
        placed.add(cell["shape"])
    for name in names:
        if name not in placed and name != BLOB:
            yield f"shape {name!r} has no cell on the chart; nobody could take it"


def _terrain_misfits(whole: Set) -> Iterator[str]:
    names = [word for one in whole["terrain"] for word in {one["name"], one["letter"]}]
    for word in sorted({word for word in names if names.count(word) > 1}):
        yield f"terrain: {word!r} stands for two"
    if not any(one.get("land", 1) for one in whole["terrain"]):
        yield "terrain: none can be walked"


def _part_misfits(whole: Set) -> Iterator[str]:
    by_letter = {one["letter"]: one for one in whole["terrain"]}
    for part in whole["maps"]:
        where = f"part {part['name']!r}"
        if not part["name"].isalpha():
            yield f"{where}: its name must be letters"
        if len({len(row) for row in part["rows"]}) > 1:
            yield f"{where}: its rows differ in length"
        for letter in sorted({letter for row in part["rows"] for letter in row} - set(by_letter)):
            told = nearest(letter, list(by_letter))
            yield f"{where}: there is no terrain {shown(letter)}; {told}"
        walked = {letter for letter, one in by_letter.items() if one.get("land", 1)}
        if sum(letter in walked for row in part["rows"] for letter in row) < LEAST_LAND:
            yield f"{where}: fewer than {LEAST_LAND} of its hexes can be walked"


SETS = Sets(ROWS, built_in, misfits)
