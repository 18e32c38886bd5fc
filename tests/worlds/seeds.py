"""Which worlds are for training, validation and testing: decided by the seed alone."""

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from random import Random
from typing import Final

LAST: Final = 500_000
"""One past the last seed that the generator knows."""


class Purpose(Enum):
    """The purpose of a world: training, validation or testing."""

    TEACH = "teach"
    WATCH = "watch"
    """Validation: measured during training, to decide when to stop; neither trained nor fresh."""
    JUDGE = "judge"


RANGES: Final = {
    Purpose.TEACH: range(250_000),
    Purpose.WATCH: range(250_000, 260_000),
    Purpose.JUDGE: range(260_000, LAST),
}


def purpose(seed: int) -> Purpose:
    """The purpose of the world of a seed.

    Raises:
        ValueError: There is no world of this seed.
    """
    for what, seeds in RANGES.items():
        if seed in seeds:
            return what
    raise ValueError(f"World {seed} does not exist: seeds run from 0 to {LAST - 1}.")


def purpose_of(name: str) -> Purpose:
    """The purpose of a world by its folder's name: a letter, six digits of its seed, a number."""
    return purpose(int(name[1:7]))


def world_files(where: Path, what: Purpose) -> list[Path]:
    """The worlds of one purpose in a folder that holds one file for each, `SEED.npz`."""
    files = (f for f in sorted(where.glob("*.npz")) if f.stem.isdigit())
    return [f for f in files if purpose(int(f.stem)) is what]


def fresh(count: int, draw: int) -> list[int]:
    """`count` test seeds, different for each `draw`; the same `draw` gives the same seeds."""
    return Random(draw).sample(RANGES[Purpose.JUDGE], count)


def in_order(what: Purpose, first: int = 0) -> Iterator[int]:
    """The seeds of one purpose in order, starting from its `first`-th."""
    yield from RANGES[what][first:]
