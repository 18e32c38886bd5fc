"""Drawn throws that taught nobody, as the truth of tests and of the accuracy report."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from tests.support.drawn_dice import DrawnThrow, any_throw
from tests.support.drawn_grounds import GROUNDS

UNTAUGHT: Final = 900_000
"""The models learned from pictures with smaller seeds only."""
CLEARLY: Final = 0.75
"""A die of which less is to be seen counts neither as found nor as missed."""


def drawn_throws(
    count: int, ground: str, *, mishaps: float = 0.0, most: int = 6
) -> Iterator[DrawnThrow]:
    """Throws on one of the grounds, 720 x 540 px, dice 20 to 50 px wide."""
    number = [one.__name__ for one in GROUNDS].index(ground)
    for at in range(count):
        rng = np.random.default_rng(UNTAUGHT + 1000 * number + at)
        yield any_throw(
            rng, (720, 540), die_px=(20, 50), most=most, mishaps=mishaps, grounds=(number,)
        )
