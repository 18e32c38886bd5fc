"""Learns from examples which colours of a table's ground are mistaken for things.

A colour is learned if it is seen on the ground far more often than on clay. The lesson is kept if
pixels of the held-out examples are classified better with it, and no creature in them is lost.
"""

from collections.abc import Sequence
from typing import Final

from server.learning.ground_example import GroundExample
from server.learning.judging import Lesson, enough, mean, parted, surely_better, too_few
from vision.ground_colours import NO_GROUND, ColourCounts, GroundPalette, around

CAUTION: Final = (4.0, 16.0, 64.0, 256.0)
"""How many times as often a colour must be seen on the ground as on clay, to count as ground. The
smallest of these factors with which no clay of the examples is lost is used: a lost creature is
worse than ground that is taken for a thing."""

LEAST_SHARE: Final = 2e-5
"""Least share of the ground that a colour and its neighbours must have, as the mean of all
examples: two pixels of a picture. A rarer colour is noise."""

MOST_LOST: Final = 0.05
"""Largest share of the clay that may be lost, as the mean of the examples. It is not 0, because
outlines of clay on such a ground contain some of the ground."""

MOST_LOST_OF_ONE: Final = 0.25
"""Largest share of the clay of any single creature that may be lost."""


def learn_ground(
    examples: Sequence[GroundExample], current: GroundPalette
) -> tuple[GroundPalette, Lesson]:
    """Learn the ground's colours.

    Args:
        examples: The examples, from an eye that had learned nothing.
        current: The colours learned before; the lesson is kept only if it is better.

    Returns:
        The colours to use from now on, and what came of the lesson.
    """
    mine, held = parted(examples)
    if not enough(mine, held):
        return current, too_few("ground", mine, held)
    ground = _learned(mine)
    before = [_error(one, current) for one in held]
    after = [_error(one, ground) for one in held]
    kept = surely_better(before, after) and _spares_clay(held, ground)
    told = (
        f"{_percent(held, current)} of the table is taken for things, {_percent(held, ground)} "
        f"with {len(ground.cells)} colours that are its own."
        if kept
        else "Left as it was: what was learned is no better on what was held back."
    )
    figures = mean(before), mean(after)
    lesson = Lesson("ground", len(mine), len(held), *figures, kept=kept, told=told)
    return (ground if kept else current), lesson


def _learned(examples: Sequence[GroundExample]) -> GroundPalette:
    """The colours that are typical of the ground, as many as possible without losing clay."""
    on_ground, on_clay = (
        _shares([getattr(one, which) for one in examples]) for which in ("ground", "clay")
    )
    common = sorted(cell for cell, share in on_ground.items() if share >= LEAST_SHARE)
    for caution in CAUTION:
        cells = (one for one in common if on_ground[one] > caution * on_clay.get(one, 0.0))
        found = GroundPalette(tuple(cells))
        if _spares_clay(examples, found):
            return found
    return NO_GROUND


def _shares(counts: Sequence[ColourCounts]) -> dict[int, float]:
    """For each colour, the mean share of pixels that are taken for things and have about it.

    A pixel counts for its own colour and for the neighbouring colours.
    """
    shares: dict[int, float] = {}
    for one in counts:
        for cell, many in one.things:
            for near in around(cell):
                shares[near] = shares.get(near, 0.0) + many / one.px / len(counts)
    return shares


def _error(one: GroundExample, ground: GroundPalette) -> float:
    """The share of ground that is taken for things plus the share of clay that is not."""
    return _thing_share(one.ground, ground) + 1 - _thing_share(one.clay, ground)


def _thing_share(counts: ColourCounts, ground: GroundPalette) -> float:
    """The share of pixels that are taken for things if these colours belong to the ground."""
    known = frozenset(ground.cells)
    return sum(many for cell, many in counts.things if cell not in known) / counts.px


def _spares_clay(examples: Sequence[GroundExample], ground: GroundPalette) -> bool:
    """Whether clay that is found without these ground colours is still found with them."""
    lost = [_thing_share(one.clay, NO_GROUND) - _thing_share(one.clay, ground) for one in examples]
    return mean(lost) <= MOST_LOST and max(lost) <= MOST_LOST_OF_ONE


def _percent(examples: Sequence[GroundExample], ground: GroundPalette) -> str:
    return f"{100 * mean([_thing_share(one.ground, ground) for one in examples]):.1f} %"
