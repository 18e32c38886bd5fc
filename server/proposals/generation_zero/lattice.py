"""Finds the lattice that Location cards form, from touching corners and without the ledger.

Cards whose corners touch are one column and one row apart, in a layout that may be rotated on the
table. Which way is up follows from the headings of most cards. Positions are complex numbers, x to
the right and y up.
"""

import cmath
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from engine.games.generation_zero.options import Cell

MOST_OFF: Final = 0.7
"""Largest distance of a card from its cell, in steps: cards laid by hand drift, but each is closer
to its own cell than to others."""


@dataclass(frozen=True, slots=True)
class LaidLocation:
    """A Location card: its number in the ledger, its middle in mm, its upper edge's direction."""

    place: int
    at_mm: complex
    heading_deg: float


def lattice(
    cards: Sequence[LaidLocation], meeting: Sequence[tuple[int, int]]
) -> Mapping[int, Cell] | None:
    """Find the cell of each card, relative to the first card's (0, 0).

    Args:
        cards: All cards.
        meeting: Pairs of their numbers whose corners touch.

    Returns:
        The cells by card number; None if the cards do not form one layout.
    """
    at = {card.place: card.at_mm for card in cards}
    if len(cards) < 2 or not meeting:
        return None
    step = _step([at[other] - at[one] for one, other in meeting], cards)
    cells = {cards[0].place: (0, 0)}
    for _ in cards:
        for one, other in (*meeting, *((b, a) for a, b in meeting)):
            if one in cells and other not in cells:
                cells[other] = _diagonal_neighbour(cells[one], (at[other] - at[one]) / step)
    if len(cells) < len(cards) or not _agrees(cells, at, step):
        return None
    return {place: Cell(*cell) for place, cell in cells.items()}


def _step(between: Sequence[complex], cards: Sequence[LaidLocation]) -> complex:
    """The vector of one column to the right, on the table in mm."""
    # Steps to neighbours differ by quarter turns, so their fourth powers are equal; that of
    # 1 + 1j is -4.
    fourth = -sum((vector / abs(vector)) ** 4 for vector in between)
    turned = cmath.rect(1.0, cmath.phase(fourth) / 4)
    quarter = max(
        range(4),
        key=lambda n: sum(
            math.cos(math.radians(card.heading_deg - 90) - cmath.phase(turned * 1j**n))
            for card in cards
        ),
    )
    size = float(median(abs(vector) for vector in between)) / math.sqrt(2)
    return turned * 1j**quarter * size


def _diagonal_neighbour(cell: tuple[int, int], steps: complex) -> tuple[int, int]:
    """The cell one column and one row away, in the direction of `steps`."""
    across = 1 if steps.real > 0 else -1
    down = -1 if steps.imag > 0 else 1
    return cell[0] + across, cell[1] + down


def _agrees(cells: Mapping[int, tuple[int, int]], at: Mapping[int, complex], step: complex) -> bool:
    """Whether every card lies within `MOST_OFF` steps of its cell, and no two share a cell."""
    if len(set(cells.values())) < len(cells):
        return False
    shifts = [at[place] / step - complex(c, -r) for place, (c, r) in cells.items()]
    middle = sum(shifts) / len(shifts)
    return all(abs(shift - middle) <= MOST_OFF for shift in shifts)
