"""Carved hulls as arrays, with what is to be told of them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

MOST_LEGS = 9

Array = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class Hulls:
    """Carvings.

    Attributes:
        cells: (n, 40, 48, 48) uint8, 0 to 255.
        numbers: (n, 26) the hulls' features and chances of legs by their islands; of a carving
            for which those were not counted all are 0.
        excess: (n,) ln of hull by clay.
        legs: (n,).
        by_hand: (n,) bool: turned by hand, not on the card.
        which: (n,) the creature's number.
        style: (n,) what it was made to be like.
    """

    cells: Array
    numbers: Array
    excess: Array
    legs: Array
    by_hand: Array
    which: Array
    style: Array


def load(files: list[Path]) -> Hulls:
    """All carvings of all files."""
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
