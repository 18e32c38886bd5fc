"""The data a game is played with: the built-in lists, or the group's own in their place."""

from dataclasses import dataclass

from engine.games.metamorph.land import FARM, PARTS, TERRAIN, Part, TerrainKind
from engine.games.metamorph.shapes import CHART, SHAPES, ChartCell, ChartShape
from engine.games.metamorph.specials import SPECIALS, Special
from engine.games.metamorph.tables import Options


class _BookIndex:
    """Look-up tables beside the fields, made once."""

    __slots__ = ("cell_of", "part_named", "shape_at", "shape_named", "special_named", "terrain_by")

    cell_of: dict[str, tuple[int, int]]
    part_named: dict[str, Part]
    shape_at: dict[tuple[int, int], str]
    shape_named: dict[str, ChartShape]
    special_named: dict[str, Special]
    terrain_by: dict[str, TerrainKind]


@dataclass(frozen=True, slots=True)
class Book(_BookIndex):
    """Shapes, chart, terrain, specials, parts of the map; beside them each by name or place."""

    shapes: tuple[ChartShape, ...]
    chart: tuple[ChartCell, ...]
    terrain: tuple[TerrainKind, ...]
    specials: tuple[Special, ...]
    maps: tuple[Part, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "shape_named", {one.name: one for one in self.shapes})
        object.__setattr__(self, "cell_of", {one.shape: (one.x, one.y) for one in self.chart})
        object.__setattr__(self, "shape_at", {(one.x, one.y): one.shape for one in self.chart})
        object.__setattr__(self, "special_named", {one.name: one for one in self.specials})
        object.__setattr__(self, "part_named", {one.name: one for one in self.maps})
        by = {one.name: one for one in self.terrain} | {one.letter: one for one in self.terrain}
        object.__setattr__(self, "terrain_by", by)


BUILT_IN = Book(SHAPES, CHART, TERRAIN, SPECIALS, PARTS)


def book_of(options: Options) -> Book:
    """What these options are played with."""
    own = (options.shapes, options.chart, options.terrain, options.specials, options.maps)
    if not any(own):
        return BUILT_IN
    return Book(
        options.shapes or SHAPES,
        options.chart or CHART,
        options.terrain or TERRAIN,
        options.specials or SPECIALS,
        options.maps or PARTS,
    )


def farm_part(book: Book) -> str | None:
    """The first part of the map with a farm on it."""
    letter = book.terrain_by[FARM].letter if FARM in book.terrain_by else None
    found = (part.name for part in book.maps if letter and letter in "".join(part.rows))
    return next(found, None)
