"""Counts of how well dice were found and read, against the truth."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, TypeAlias

from vision.boxes import BoxPx, iou

LEAST_OVERLAP: Final = 0.4
SMALL_THROW: Final = 6
TrueDie: TypeAlias = tuple[int, BoxPx]
"""Value and box of a die, by the truth."""
SaidDie: TypeAlias = tuple[int, float, BoxPx]
"""Value, stated probability and box of a reported die."""


@dataclass(slots=True)
class Scores:
    """Counts over many pictures; `sure` holds the stated probability of each reading, and whether
    it was right."""

    dice: int = 0
    found: int = 0
    read: int = 0
    extra: int = 0
    small_throws: int = 0
    small_right: int = 0
    sure: list[tuple[float, bool]] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def add(self, name: str, truth: Sequence[TrueDie], seen: Sequence[SaidDie]) -> None:
        """Count one picture; `seen` is (pips, probability, box) of each reported die."""
        pairs = matched([box for _, box in truth], [box for _, _, box in seen])
        right = 0
        for at, by in pairs:
            good = truth[at][0] == seen[by][0]
            right += good
            self.sure.append((seen[by][1], good))
            if not good:
                self.wrong.append(f"{name}: {truth[at][0]} read as {seen[by][0]}")
        lost, extra = len(truth) - len(pairs), len(seen) - len(pairs)
        self.wrong += [f"{name}: not found"] * lost + [f"{name}: no die there"] * extra
        self.dice += len(truth)
        self.found += len(pairs)
        self.read += right
        self.extra += extra
        if 0 < len(truth) <= SMALL_THROW:
            self.small_throws += 1
            self.small_right += right == len(truth) == len(seen)

    def __str__(self) -> str:
        found, read = self.found / max(1, self.dice), self.read / max(1, self.found)
        whole = self.small_right / max(1, self.small_throws)
        return (
            f"{self.found} of {self.dice} dice found ({found:.1%}), "
            f"{self.read} of {self.found} read right ({read:.1%}), "
            f"{self.extra} seen where none is, "
            f"{self.small_right} of {self.small_throws} small throws right ({whole:.1%})"
        )


def matched(truth: Sequence[BoxPx], seen: Sequence[BoxPx]) -> list[tuple[int, int]]:
    """Pairs of true and seen boxes that overlap by 0.4 or more, the best first, each box once."""
    every: Iterable[tuple[float, int, int]] = sorted(
        ((iou(a, b), i, j) for i, a in enumerate(truth) for j, b in enumerate(seen)),
        reverse=True,
    )
    pairs: list[tuple[int, int]] = []
    for share, i, j in every:
        if share >= LEAST_OVERLAP and all(i != a and j != b for a, b in pairs):
            pairs.append((i, j))
    return pairs


def calibration(sure: Sequence[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """Stated and true share of right readings, and their number, by ranges of the stated one."""
    edges = (0.0, 0.5, 0.7, 0.85, 0.95, 0.99, 1.01)
    rows = []
    for low, high in pairwise(edges):
        some = [(p, good) for p, good in sure if low <= p < high]
        if some:
            stated = sum(p for p, _ in some) / len(some)
            rows.append((stated, sum(good for _, good in some) / len(some), len(some)))
    return rows
