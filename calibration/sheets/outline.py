"""The outline of a marker's black cells: one path without seams, however it is rotated."""

from collections.abc import Iterator

import numpy as np

from calibration.arrays import Flags, Floats

Corner = tuple[int, int]
"""Column and row, in cells, of a corner of an outline."""


def outlines(bits: Floats) -> list[list[Corner]]:
    """The closed loops around a marker's black cells.

    Cells drawn one by one leave hairlines between them on screens and on some printers; one path
    filled by the even-odd rule does not.

    Args:
        bits: (n, n), 0 black, 1 white, as `MarkerDictionary.bits` gives them.

    Returns:
        Loops of corners (column, row) in cells, the first corner not repeated at the end.
    """
    follows: dict[Corner, list[Corner]] = {}
    for start, end in _edges(bits < 0.5):
        follows.setdefault(start, []).append(end)
    loops = []
    while follows:
        loops.append(_without_straight_ones(_loop(follows)))
    return loops


def _edges(black: Flags) -> Iterator[tuple[Corner, Corner]]:
    """Edges between black and white, clockwise around the black."""
    around = np.pad(black, 1)
    for row, column in np.argwhere(black).tolist():
        if not around[row, column + 1]:
            yield (column, row), (column + 1, row)
        if not around[row + 1, column + 2]:
            yield (column + 1, row), (column + 1, row + 1)
        if not around[row + 2, column + 1]:
            yield (column + 1, row + 1), (column, row + 1)
        if not around[row + 1, column]:
            yield (column, row + 1), (column, row)


def _loop(follows: dict[Corner, list[Corner]]) -> list[Corner]:
    """Removes one loop from the edges and returns it."""
    first = min(follows)
    loop = [first]
    while True:
        ends = follows[loop[-1]]
        following = ends.pop()
        if not ends:
            del follows[loop[-1]]
        if following == first:
            return loop
        loop.append(following)


def _without_straight_ones(loop: list[Corner]) -> list[Corner]:
    before, after = loop[-1:] + loop[:-1], loop[1:] + loop[:1]
    return [
        here
        for back, here, on in zip(before, loop, after, strict=True)
        if not (back[0] == here[0] == on[0] or back[1] == here[1] == on[1])
    ]
