"""The map: its hexes by name, and where parts of the map may be laid.

The position of a part is a column and a half row: the column of its far left hex, and the number of
half hexes by which that hex is nearer to the reader than the first part's. Beside each other,
printed parts fit half a hex nearer or farther; above and below, they fit edge to edge.
"""

from collections.abc import Set
from dataclasses import dataclass
from functools import lru_cache

from engine.games.metamorph.book import Book
from engine.games.metamorph.hexes import SIDES, Hex, neighbour
from engine.games.metamorph.land import Part, TerrainKind

FARTHEST = 200
"""Largest distance from the first part, in columns and half rows: the table is no larger."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A part of the map and its position."""

    part: str
    column: int
    half: int


@dataclass(frozen=True, slots=True)
class MapHex:
    """A hex of the map: name, axial coordinates, terrain, and whether it blocks sight."""

    name: str
    q: int
    r: int
    terrain: str
    hides: bool = False


class _Beside(dict[str, tuple[str | None, ...]]):
    """The six neighbours of each hex by its name, clockwise; computed on first use."""

    def __init__(self, place: dict[str, Hex], there: dict[Hex, str]) -> None:
        super().__init__()
        self._place, self._there = place, there

    def __missing__(self, name: str) -> tuple[str | None, ...]:
        where = self._place[name]
        around = tuple([self._there.get(neighbour(where, side)) for side in range(SIDES)])
        self[name] = around
        return around


class _BoardIndex:
    """Look-up tables that are derived once from the fields of `Board`."""

    __slots__ = ("beside", "hiding", "place", "terrain_of", "there")

    beside: dict[str, tuple[str | None, ...]]
    hiding: frozenset[Hex]
    place: dict[str, Hex]
    terrain_of: dict[str, str]
    there: dict[Hex, str]


@dataclass(frozen=True, slots=True)
class Board(_BoardIndex):
    """The hexes of the map, with look-up tables by name and by position.

    `beside` gives the six neighbours of a hex, clockwise; None is off the map.
    """

    hexes: tuple[MapHex, ...] = ()

    def __post_init__(self) -> None:
        place = {one.name: Hex(one.q, one.r) for one in self.hexes}
        there = {where: name for name, where in place.items()}
        object.__setattr__(self, "place", place)
        object.__setattr__(self, "there", there)
        object.__setattr__(self, "beside", _Beside(place, there))
        hiding = frozenset(place[one.name] for one in self.hexes if one.hides)
        object.__setattr__(self, "hiding", hiding)
        object.__setattr__(self, "terrain_of", {one.name: one.terrain for one in self.hexes})


NO_BOARD = Board()
"""The board before any part of the map is laid."""


def board_of(book: Book, laid: tuple[Laid, ...]) -> Board:
    """Return the map that consists of these parts."""
    return _board(book.maps, book.terrain, laid)


@lru_cache(maxsize=64)
def _board(
    maps: tuple[Part, ...], terrain: tuple[TerrainKind, ...], laid: tuple[Laid, ...]
) -> Board:
    named = {part.name: part for part in maps}
    by_letter = {one.letter: one for one in terrain}
    found = []
    for one in laid:
        part = named[one.part]
        for where, column, row in places(part, one.column, one.half):
            under = by_letter[part.rows[row][column]]
            name = f"{part.name}{column + 1}{row + 1}"
            found.append(MapHex(name, where.q, where.r, under.name, under.blocks))
    return Board(tuple(found))


def places(part: Part, column: int, half: int) -> tuple[tuple[Hex, int, int], ...]:
    """Return the position of each hex of a part, with its column and row within the part."""
    found = []
    for own_row, letters in enumerate(part.rows):
        for own_column in range(len(letters)):
            q = column + own_column
            height = half + 2 * own_row + own_column % 2
            found.append((Hex(q, (height - q) // 2), own_column, own_row))
    return tuple(found)


def fits_grid(column: int, half: int) -> bool:
    """Whether hexes of a part at this position coincide with those of the grid."""
    return column % 2 == half % 2


def spots(
    book: Book, laid: tuple[Laid, ...], taken: Set[Hex], name: str
) -> tuple[tuple[int, int], ...]:
    """Return some positions where a part may be laid: beside, above and below others."""
    if not laid:
        return ((0, 0),)
    part = book.part_named[name]
    wide, high = len(part.rows[0]), 2 * len(part.rows)
    found: dict[tuple[int, int], None] = {}
    for one in laid:
        other = book.part_named[one.part]
        others = (len(other.rows[0]), 2 * len(other.rows))
        for column, half in (
            (one.column + others[0], one.half + others[0] % 2),
            (one.column + others[0], one.half - others[0] % 2),
            (one.column - wide, one.half + wide % 2),
            (one.column - wide, one.half - wide % 2),
            (one.column, one.half + others[1]),
            (one.column, one.half - high),
        ):
            found[column, half] = None
    return tuple(
        (column, half) for column, half in found if lies_well(taken, part, column, half) is None
    )


def lies_well(taken: Set[Hex], part: Part, column: int, half: int) -> str | None:
    """Return what is wrong with laying a part at this position; None if it may be laid."""
    if max(abs(column), abs(half)) > FARTHEST:
        return "that is off the table"
    if not fits_grid(column, half):
        return "its hexes would not meet those of the map"
    hexes = {where for where, _, _ in places(part, column, half)}
    if hexes & taken:
        return "another part lies there"
    touching = any(neighbour(one, side) in taken for one in hexes for side in range(SIDES))
    return None if touching or not taken else "it would touch no other part"
