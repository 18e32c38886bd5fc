"""The data with which a game is played: built-in lists, or a group's own instead."""

from dataclasses import dataclass

from engine.games.metamorph.land import FARM, PARTS, TERRAIN, Part, TerrainKind
from engine.games.metamorph.shapes import CHART, SHAPES, ChartCell, ChartShape
from engine.games.metamorph.specials import SPECIALS, Special
from engine.games.metamorph.tables import Options


class _BookIndex:
    """Look-up tables that are derived once from the fields of `Book`."""

    __slots__ = ("cell_of", "part_named", "shape_at", "shape_named", "special_named", "terrain_by")

    cell_of: dict[str, tuple[int, int]]
    part_named: dict[str, Part]
    shape_at: dict[tuple[int, int], str]
    shape_named: dict[str, ChartShape]
    special_named: dict[str, Special]
    terrain_by: dict[str, TerrainKind]


@dataclass(frozen=True, slots=True)
class Book(_BookIndex):
    """Shapes, chart, terrain, specials and parts of the map, with look-up tables for each."""

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
    """Return the data with which a game with these options is played."""
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
    """Return the first part of the map that has a farm; None if none has."""
    letter = book.terrain_by[FARM].letter if FARM in book.terrain_by else None
    found = (part.name for part in book.maps if letter and letter in "".join(part.rows))
    return next(found, None)
