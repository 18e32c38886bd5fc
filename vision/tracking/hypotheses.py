"""Who is who: every way to assign the pieces to the creatures, with its probability.

An assignment gives each creature one of the pieces, or says that the creature has left; pieces that
are left over are new. A creature of another colour is never considered for a piece. So what counts
is mostly which creatures left their places, how large each one is, and which way it was seen to go.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log1p
from typing import Final

from vision.sightings import Naming

LOOK_SIGMA: Final = 11.0
"""Sigma of the distance between two looks of one creature. By trial."""

MOST_LOOK_OFF: Final = 40.0
"""Difference of two looks beyond which they belong to different clay. Found by trial."""

AREA_SIGMA: Final = 0.12
"""Sigma of the natural logarithm of the areas of one creature in two views; drawn ones differ by 11
%, and by more if they are seen from high above."""

MOST_MISFIT: Final = 6.5
"""Square of the sigmas beyond which a larger misfit weighs no more, as outliers happen. Found by
trial."""

TALL_SIGMA: Final = 0.25
"""Sigma of the natural logarithm of the heights of one creature in two views; drawn ones differ by
19 %, and by more if they are seen from high above. Found by trial."""

SHAPE_FITS: Final = 0.75
"""Intersection over union of two outlines, without a turn, beyond which the outline is hardly
another creature's."""

SHAPE_WEIGHT: Final = 22.0
"""Log likelihood for each unit of iou above `SHAPE_FITS`. By trial."""

SEEN_THERE: Final = 4.0
"""Log likelihood that a creature is where its way was seen to end. Found by trial."""

SEEN_ELSEWHERE: Final = -5.0
"""Log likelihood that a creature is not where its way was seen to end. Found by trial."""

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

SURE: Final = 0.97
"""Probability of who is who from which on the referee is not asked."""

WORTH_NAMING: Final = 0.01
"""Probability below which an answer is not offered to the referee."""

LEAST_LOG_LIKELIHOOD: Final = -60
"""Natural logarithm of a pair's likelihood (1e-26) below which the pair is never in question."""


@dataclass(frozen=True, slots=True)
class PairScore:
    """How a creature and a piece go together; None where it cannot be told.

    Attributes:
        look_off: Distance of their looks: colours and light.
        area_log: Logarithm of the piece's area over the creature's usual one.
        tall_log: Logarithm of the piece's height over the creature's usual one.
        whole: Whether all of the piece is seen.
        iou: Of the creature's last outline, moved there, and the piece's, 0 to 1.
        way_ends_there: Whether the creature was seen being led there, or elsewhere.
    """

    look_off: float
    area_log: float
    tall_log: float
    whole: bool
    iou: float
    way_ends_there: bool | None = None

    def log_likelihood(self) -> float:
        """Up to a constant; minus infinity if they cannot be the same."""
        if self.look_off > MOST_LOOK_OFF:
            return float("-inf")
        told = _log_normal(self.look_off / LOOK_SIGMA)
        # A creature behind something shows less than all of itself, never more.
        if self.whole or self.area_log > 0:
            told += _log_heavy(self.area_log / AREA_SIGMA)
        if self.whole:
            told += _log_heavy(self.tall_log / TALL_SIGMA)
        told += SHAPE_WEIGHT * max(0.0, self.iou - SHAPE_FITS)
        if self.way_ends_there is not None:
            told += SEEN_THERE if self.way_ends_there else SEEN_ELSEWHERE
        return told


def _log_normal(sigmas: float) -> float:
    """A normal log density with a bound, as an outline is sometimes cut out badly."""
    return -0.5 * min(sigmas**2, MOST_MISFIT)


def _log_heavy(sigmas: float) -> float:
    """Student's distribution with three degrees: sizes differ more from the side and the front.

    The areas of most black creatures were within 6 % from view to view; a few were off by 30 %.
    """
    return -2 * log1p(sigmas**2 / 3)


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


@dataclass(frozen=True, slots=True)
class IdentityDoubt:
    """Creatures that may have been exchanged.

    Attributes:
        tracks: Theirs, in rising order.
        pieces: The pieces in question.
        namings: Who may be which piece, in the order of `pieces`.
    """

    tracks: tuple[int, ...]
    pieces: tuple[int, ...]
    namings: tuple[Naming, ...]


def doubts_of(
    told: Sequence[AssignmentHypothesis], tracks: Sequence[int]
) -> tuple[IdentityDoubt, ...]:
    """Which pieces may be more than one creature; pieces with common claimants are one doubt."""
    claims: dict[int, set[int]] = {}
    for one in told:
        if one.probability < WORTH_NAMING:
            continue
        for creature, piece in enumerate(one.pieces):
            if piece is not None and probability(told, creature, piece) > 1 - SURE:
                claims.setdefault(piece, set()).add(creature)
    doubts = []
    for pieces in _together({k: who for k, who in claims.items() if len(who) > 1}):
        involved = set().union(*(claims[k] for k in pieces))
        namings = _hypotheses(told, tuple(sorted(pieces)), involved, tracks)
        if len(namings) > 1 and namings[0].probability < SURE:
            names = tuple(sorted({t for n in namings for t in n.tracks}))
            doubts.append(IdentityDoubt(names, tuple(sorted(pieces)), namings))
    return tuple(doubts)


def _together(claims: Mapping[int, set[int]]) -> list[set[int]]:
    """Pieces that share a claimant belong to one doubt."""
    groups: list[tuple[set[int], set[int]]] = []
    for piece, who in claims.items():
        joined, named = {piece}, set(who)
        apart = []
        for pieces, others in groups:
            if others & named:
                joined, named = joined | pieces, named | others
            else:
                apart.append((pieces, others))
        groups = [*apart, (joined, named)]
    return [pieces for pieces, _ in groups]


def _hypotheses(
    told: Sequence[AssignmentHypothesis],
    pieces: tuple[int, ...],
    involved: set[int],
    tracks: Sequence[int],
) -> tuple[Naming, ...]:
    weights: dict[tuple[int, ...], float] = {}
    for one in told:
        at = {one.pieces[i]: tracks[i] for i in sorted(involved)}
        if all(piece in at for piece in pieces):
            names = tuple(at[piece] for piece in pieces)
            weights[names] = weights.get(names, 0.0) + one.probability
    total = sum(weights.values())
    ranked = sorted(weights.items(), key=lambda item: (-item[1], item[0]))
    kept = [(names, w / total) for names, w in ranked if w / total > WORTH_NAMING]
    share = sum(w for _, w in kept)
    return tuple(Naming(names, w / share) for names, w in kept)


def log_of(value: float) -> float:
    """The logarithm; for 0 a very small number."""
    return log(max(value, 1e-9))
