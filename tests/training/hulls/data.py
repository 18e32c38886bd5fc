"""Carved hulls as arrays, with their truth."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

MOST_LEGS = 9

Array = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class Hulls:
    """Carvings of creatures, n of them.

    Attributes:
        cells: (n, 40, 48, 48) uint8, share of each cell inside the hull, 0 to 255.
        numbers: (n, 26) features of the hulls, and probabilities of 0 to 9 legs by their islands;
            these are all 0 for carvings without them.
        excess: (n,) ln of the hull's volume over the clay's.
        legs: (n,) number of legs.
        by_hand: (n,) bool: turned by hand, not on the card.
        which: (n,) the creature's number.
        style: (n,) the creature's kind of body.
    """

    cells: Array
    numbers: Array
    excess: Array
    legs: Array
    by_hand: Array
    which: Array
    style: Array


def load(files: list[Path]) -> Hulls:
    """Load all carvings of all files."""
    rows = [dict(np.load(file)) for file in files]
    rows = [row for row in rows if row]
    counts = [len(row["excess"]) for row in rows]

    def joined(name: str) -> Array:
        return np.concatenate([row[name] for row in rows])

    legs = np.array([min(int(row["legs"]), MOST_LEGS) for row in rows])
    return Hulls(
        joined("cells"), joined("numbers"), joined("excess"),
        np.repeat(legs, counts), joined("by_hand"),
        np.repeat(np.arange(len(rows)), counts),
        np.repeat([str(row["style"]) for row in rows], counts),
    )  # fmt: skip
