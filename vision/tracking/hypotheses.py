"""Assignment hypotheses: the plausible ways to assign pieces to creatures, with probabilities.

An assignment gives each creature one of the pieces, or says that the creature has left; pieces that
are left over are new. Its likelihood is the product of the pairs' likelihoods (`pair_score`), which
depend mostly on sizes and on where each creature was seen to go.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from vision.tracking.pair_score import PairScore

LEFT: Final = -5.0
"""Log likelihood that a creature left the table unseen. By trial."""

SEEN_LEAVING: Final = -1.5
"""Log likelihood that a creature left the table if it was last seen at the picture's edge. Found by
trial."""

NEW: Final = -5.5
"""Log likelihood that a piece is a new creature. By trial."""

MOST_LIKELY: Final = 12
"""Number of the likeliest assignments that matter. Forty times as many partial assignments are kept
while they are built up; the others have hardly any weight. Found by trial."""

LEAST_LOG_LIKELIHOOD: Final = -60
"""Log likelihood of a pair (1e-26) below which the pair is not considered at all."""


@dataclass(frozen=True, slots=True)
class AssignmentHypothesis:
    """One assignment of pieces to creatures.

    Attributes:
        pieces: For each creature the index of its piece, or None if the creature has left.
        probability: Probability of this assignment.
    """

    pieces: tuple[int | None, ...]
    probability: float


def answers(
    scores: Mapping[tuple[int, int], PairScore],
    creatures: int,
    pieces: int,
    leaving: Sequence[float],
    new: Sequence[float],
) -> tuple[AssignmentHypothesis, ...]:
    """The plausible assignments, likeliest first; their probabilities sum to about 1.

    Args:
        scores: Scores of creature i and piece k, for pairs that may match.
        creatures: Number of creatures to assign.
        pieces: Number of pieces.
        leaving: For each creature, the log likelihood that it has left.
        new: For each piece, the log likelihood that it is new.
    """
    log_likelihoods = {pair: one.log_likelihood() for pair, one in scores.items()}
    ways = sorted(
        _best_assignments(log_likelihoods, creatures, pieces, leaving, new),
        reverse=True,
        key=lambda w: w[0],
    )
    best = ways[:200]
    top = best[0][0]
    weights = [exp(value - top) for value, _ in best]
    total = sum(weights)
    return tuple(
        AssignmentHypothesis(chosen, weight / total)
        for weight, (_, chosen) in zip(weights, best, strict=True)
        if weight / total > 1e-6
    )


def _best_assignments(
    log_likelihoods: Mapping[tuple[int, int], float],
    creatures: int,
    pieces: int,
    leaving: Sequence[float],
    new: Sequence[float],
) -> Iterator[tuple[float, tuple[int | None, ...]]]:
    """The likeliest assignments by beam search, each with its log likelihood.

    Arguments as for `answers`, with the pairs' log likelihoods.
    """

    def rest(i: int, free: frozenset[int]) -> list[tuple[float, tuple[int | None, ...]]]:
        if i == creatures:
            return [(sum(new[k] for k in free), ())]
        found = [(leaving[i] + value, (None, *tail)) for value, tail in rest(i + 1, free)]
        for k in sorted(free):
            value = log_likelihoods.get((i, k), float("-inf"))
            if value > LEAST_LOG_LIKELIHOOD:
                found += [(value + v, (k, *tail)) for v, tail in rest(i + 1, free - {k})]
        return sorted(found, key=lambda way: -way[0])[: 40 * MOST_LIKELY]

    yield from rest(0, frozenset(range(pieces)))


def probability(
    hypotheses: Sequence[AssignmentHypothesis], creature: int, piece: int | None
) -> float:
    """Probability that a creature is a piece, or has left if None, over all assignments."""
    return sum(one.probability for one in hypotheses if one.pieces[creature] == piece)
