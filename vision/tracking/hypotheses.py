"""Who is who: every way to assign the pieces to the creatures, with its probability.

An assignment gives each creature one of the pieces, or says that the creature has left; pieces that
are left over are new. What counts is mostly which creatures left their places, how large each one
is, and which way it was seen to go (`pair_score`).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from vision.tracking.pair_score import PairScore

LEFT: Final = -5.0
"""Log likelihood that a creature left the table unseen. By trial."""

SEEN_LEAVING: Final = -1.5
"""Log likelihood that a creature left the table if its way was seen to end at the picture's edge.
Found by trial."""

NEW: Final = -5.5
"""Log likelihood that a piece is a new creature. By trial."""

MOST_LIKELY: Final = 12
"""Number of assignments that are likeliest: forty times as many are kept while they are built up,
and the others have hardly any weight. Found by trial."""

LEAST_LOG_LIKELIHOOD: Final = -60
"""Natural logarithm of a pair's likelihood (1e-26) below which the pair is never in question."""


@dataclass(frozen=True, slots=True)
class AssignmentHypothesis:
    """One assignment: for each creature its piece, or None if it has left."""

    pieces: tuple[int | None, ...]
    probability: float


def answers(
    scores: Mapping[tuple[int, int], PairScore],
    creatures: int,
    pieces: int,
    leaving: Sequence[float],
    new: Sequence[float],
) -> tuple[AssignmentHypothesis, ...]:
    """Every plausible assignment, likeliest first; the probabilities sum to 1.

    Args:
        scores: Of creature i and piece k, where they may go together.
        creatures: How many creatures are in question.
        pieces: How many pieces.
        leaving: For each creature, the log likelihood that it has left.
        new: For each piece, the log likelihood that it is new.
    """
    told = {pair: one.log_likelihood() for pair, one in scores.items()}
    ways = sorted(_ways(told, creatures, pieces, leaving, new), reverse=True, key=lambda w: w[0])
    best = ways[:200]
    top = best[0][0]
    weights = [exp(value - top) for value, _ in best]
    total = sum(weights)
    return tuple(
        AssignmentHypothesis(chosen, weight / total)
        for weight, (_, chosen) in zip(weights, best, strict=True)
        if weight / total > 1e-6
    )


def _ways(
    told: Mapping[tuple[int, int], float],
    creatures: int,
    pieces: int,
    leaving: Sequence[float],
    new: Sequence[float],
) -> Iterator[tuple[float, tuple[int | None, ...]]]:
    def rest(i: int, free: frozenset[int]) -> list[tuple[float, tuple[int | None, ...]]]:
        if i == creatures:
            return [(sum(new[k] for k in free), ())]
        found = [(leaving[i] + value, (None, *tail)) for value, tail in rest(i + 1, free)]
        for k in sorted(free):
            value = told.get((i, k), float("-inf"))
            if value > LEAST_LOG_LIKELIHOOD:
                found += [(value + v, (k, *tail)) for v, tail in rest(i + 1, free - {k})]
        return sorted(found, key=lambda way: -way[0])[: 40 * MOST_LIKELY]

    yield from rest(0, frozenset(range(pieces)))


def probability(told: Sequence[AssignmentHypothesis], creature: int, piece: int | None) -> float:
    """That a creature is a piece, summed over all assignments."""
    return sum(one.probability for one in told if one.pieces[creature] == piece)
