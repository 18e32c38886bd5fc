"""Which worlds may teach and which only judge: told by the seed alone."""

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Final

LAST: Final = 500_000
"""One past the last seed that the generator knows."""


class Purpose(Enum):
    """What a world is for."""

    TEACH = "teach"
    WATCH = "watch"
    """Measured while training goes on (when to stop): neither taught nor fresh."""
    JUDGE = "judge"


RANGES: Final = {
    Purpose.TEACH: range(250_000),
    Purpose.WATCH: range(250_000, 260_000),
    Purpose.JUDGE: range(260_000, LAST),
}


def purpose(seed: int) -> Purpose:
    """What the world of a seed is for.

    Raises:
        ValueError: There is no world of this seed.
    """
    for what, seeds in RANGES.items():
        if seed in seeds:
            return what
    raise ValueError(f"World {seed} does not exist: seeds run from 0 to {LAST - 1}.")


def fresh(count: int, draw: int) -> list[int]:
    """So many judging seeds, drawn anew for each `draw`; the same `draw` gives the same again."""
    return Random(draw).sample(RANGES[Purpose.JUDGE], count)


def in_order(what: Purpose, first: int = 0) -> Iterator[int]:
    """The seeds of one purpose from its `first` on."""
    yield from RANGES[what][first:]
