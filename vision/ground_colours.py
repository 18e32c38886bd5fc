"""Colours of a table's ground beside its main one: whatever is printed or woven into a cloth.

Colours are kept in coarse cells, in the light that makes the printed boards' paper white, so that
they mean the same under another lamp. Where in a picture a colour was is not kept.

Cheap to import: code that only carries what was learned does not load the eye (`ground_cells`
does).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

TINT_STEP: Final = 20.0
"""Side of a cell along either colour difference, of 255 at full brightness: above the noise of a
webcam, below the distance of two clays' colours (30 and more between those that are drawn)."""

TINT_CELLS: Final = 24
"""Number of cells along either colour difference; they reach from -240 to 240, and no tint is
beyond."""

DARKEST: Final = 12.0
"""Grey level as which anything darker counts."""

LIGHT_STEP: Final = 1.5
"""Ratio of light from cell to cell: a shadow that takes a third away is one cell off."""

LIGHT_CELLS: Final = 8
"""Number of cells from the darkest to 1.2 times paper white; anything brighter is in the last
one."""

CELLS: Final = TINT_CELLS * TINT_CELLS * LIGHT_CELLS
"""Number of cells of colours."""


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
    """A cell and those that touch it."""
    step, rest = divmod(cell, TINT_CELLS * TINT_CELLS)
    first, second = divmod(rest, TINT_CELLS)
    for k in range(max(0, step - 1), min(LIGHT_CELLS, step + 2)):
        for i in range(max(0, first - 1), min(TINT_CELLS, first + 2)):
            for j in range(max(0, second - 1), min(TINT_CELLS, second + 2)):
                yield (k * TINT_CELLS + i) * TINT_CELLS + j


PerCell: TypeAlias = tuple[tuple[int, int], ...]
"""How many pixels have which colour, by the colour's cell (`cells_of`)."""


@dataclass(frozen=True, slots=True)
class ColourCounts:
    """The pixels of one surface in one picture.

    Attributes:
        px: How many there are.
        things: How many of them count as a thing, by their colour.
    """

    px: int = 0
    things: PerCell = ()
