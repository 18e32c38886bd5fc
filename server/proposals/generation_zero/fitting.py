"""Fitting the ledger's layout to the Location cards on the table: which card is on which cell.

Cells are complex numbers here, columns to the right and rows downwards, so that a similarity
transform (rotation, scale and translation) is one multiplication and one addition.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.games.generation_zero.options import Cell

WITHIN: Final = 0.35
"""A card counts as in a cell if it lies within this distance, in steps between Locations."""

STEP_MM: Final = (25.0, 400.0)
"""Smallest and largest plausible step between neighbouring Locations, as prints may be scaled."""


@dataclass(frozen=True, slots=True)
class CardOnCell:
    """A Location card on the table.

    Attributes:
        place: Its number in the ledger.
        ledger_cell: Its cell in the ledger.
        table_cell: Its cell on the table; None if it lies between cells.
    """

    place: int
    ledger_cell: Cell
    table_cell: Cell | None

    @property
    def right(self) -> bool:
        """Whether it lies where it belongs."""
        return self.table_cell == self.ledger_cell


Spot = tuple[int, Cell, complex]
"""A card: its number in the ledger, its cell there, and its position on the table in mm, y up."""


@lru_cache(maxsize=16)
def fitted(spots: tuple[Spot, ...]) -> tuple[CardOnCell, ...]:
    """Find the cell on which each card lies, by fitting the ledger's layout to the table.

    Each pair of cards gives a transform; the one that puts most cards into their own cells wins. So
    of two exchanged cards only these two count as misplaced.

    Returns:
        Every card; empty if no transform puts more than half of the cells into place.
    """
    best: Mapping[int, Cell | None] = {}
    right = 0
    for one, other in combinations(spots, 2):
        step = (other[2] - one[2]) / (_complex(other[1]) - _complex(one[1]))
        if not STEP_MM[0] <= abs(step) <= STEP_MM[1]:
            continue
        cells = {spot[0]: _cell((spot[2] - one[2]) / step + _complex(one[1])) for spot in spots}
        agreeing = sum(cells[number] == cell for number, cell, _ in spots)
        if agreeing > right:
            best, right = cells, agreeing
    if 2 * right <= len(spots):
        return ()
    return tuple(CardOnCell(number, cell, best[number]) for number, cell, _ in spots)


def _complex(cell: Cell) -> complex:
    return complex(cell.column, -cell.row)


def _cell(place: complex) -> Cell | None:
    column, row = round(place.real), round(-place.imag)
    near = abs(place - complex(column, -row)) <= WITHIN
    return Cell(column, row) if near else None
