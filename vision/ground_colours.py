"""Colours of a table's ground beside its main one: whatever is printed or woven into a cloth.

Colours are kept in coarse cells and are corrected to light in which the printed boards' paper is
white, so they mean the same under another lamp. Their places in the picture are not kept.

This module is cheap to import: code that only passes learned colours on does not load what
`ground_cells` needs.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

TINT_STEP: Final = 20.0
"""Side of a cell along either colour difference, in levels of 255 at full brightness: more than a
webcam's noise, and less than the distance between two clays' colours (at least 30 between those
that are drawn)."""

TINT_CELLS: Final = 24
"""Number of cells along either colour difference; they cover -240 to 240, and no tint lies
beyond."""

DARKEST: Final = 12.0
"""Grey level below which everything counts as equally dark."""

LIGHT_STEP: Final = 1.5
"""Ratio of light between neighbouring cells: a shadow that takes a third of the light away is one
cell off."""

LIGHT_CELLS: Final = 8
"""Number of cells of brightness, from the darkest to 1.2 times paper white; anything brighter is in
the last one."""

CELLS: Final = TINT_CELLS * TINT_CELLS * LIGHT_CELLS
"""Number of colour cells."""


@dataclass(frozen=True, slots=True)
class GroundPalette:
    """Colours of a ground.

    Attributes:
        cells: Numbers of colour cells, as `cells_of` gives them, in order.

    Raises:
        ValueError: There is no such cell.
    """

    cells: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for cell in self.cells:
            if type(cell) is not int or not 0 <= cell < CELLS:
                raise ValueError(f"{cell!r} is no colour of a ground: a number below {CELLS} is")


NO_GROUND: Final = GroundPalette()
"""The palette of a table of which no ground was learned."""


def around(cell: int) -> Iterable[int]:
    """A cell and its neighbours in all three dimensions, corners included."""
    step, rest = divmod(cell, TINT_CELLS * TINT_CELLS)
    first, second = divmod(rest, TINT_CELLS)
    for k in range(max(0, step - 1), min(LIGHT_CELLS, step + 2)):
        for i in range(max(0, first - 1), min(TINT_CELLS, first + 2)):
            for j in range(max(0, second - 1), min(TINT_CELLS, second + 2)):
                yield (k * TINT_CELLS + i) * TINT_CELLS + j


PerCell: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of a colour cell (`cells_of`) and the number of pixels in it."""


@dataclass(frozen=True, slots=True)
class ColourCounts:
    """Pixel counts of one surface in one picture.

    Attributes:
        px: Number of its pixels.
        things: Of those, the pixels whose colour is that of a thing on the table, counted by colour
            cell.
    """

    px: int = 0
    things: PerCell = ()
