"""Stated doubt compared with actual errors, kind by kind: which measurements test which kind."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from tests.accuracy.samples import Answer, Figure, Measurement

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand span": ("spans",),
    "figure place": ("pitch-sigma",),
    "ball place": ("pitch-ball-sigma",),
    "figure team": ("pitch-teams",),
    "figure there": ("pitch-told",),
    "throw": ("throws",),
    "volume by hand": ("volume_stills",),
    "volume on the card": ("volume_card",),
    "legs by hand": ("legs_stills",),
    "missile volume": ("missiles_stills", "missiles_card", "missiles_piles"),
}
"""Kinds of stated doubt (`vision/doubt/worth.json`), and the measurements that test them; new kinds
add a line."""

NORMAL: Final = (0.683, 0.954)
"""Shares of a normal distribution within one sigma and within two."""


@dataclass(frozen=True, slots=True)
class Stated:
    """One kind of stated doubt, with the samples that test it.

    Attributes:
        figures: Measured figures with a sigma.
        answers: Answers with a probability.
        worlds: Number of worlds, or clips, that they come from.
    """

    figures: tuple[Figure, ...]
    answers: tuple[Answer, ...]
    worlds: int

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.figures) + len(self.answers)

    @property
    def scores(self) -> list[float]:
        """Absolute errors in units of their stated sigma, in ascending order."""
        return sorted(abs(one.error or 0.0) / (one.sigma or 1.0) for one in self.figures)


def stated(kind: str, measurements: Iterable[Measurement]) -> Stated:
    """The samples that test one kind."""
    samples = [one for each in measurements if each.name in KINDS[kind] for one in each.samples]
    figures = tuple(
        one for one in samples if isinstance(one, Figure) and one.error is not None and one.sigma
    )
    answers = tuple(
        one
        for one in samples
        if isinstance(one, Answer) and one.right is not None and one.probability is not None
    )
    items = [one.item for one in figures] + [one.item for one in answers]
    return Stated(figures, answers, len({item.split()[0] for item in items}))


def covered(scores: Sequence[float], sigmas: float) -> float:
    """The share of errors within a number of stated sigmas."""
    return sum(score <= sigmas for score in scores) / len(scores)


def bins_of(answers: Sequence[Answer], most: int = 6) -> list[tuple[float, float, int]]:
    """Answers in groups of about equal size, the least certain first: stated, right, count."""
    ordered = sorted(answers, key=lambda one: one.probability or 0.0)
    groups = np.array_split(np.arange(len(ordered)), min(most, max(1, len(ordered) // 10)))
    found = []
    for group in groups:
        mine = [ordered[k] for k in group]
        said = sum(one.probability or 0.0 for one in mine) / len(mine)
        found.append((said, sum(bool(one.right) for one in mine) / len(mine), len(mine)))
    return found
