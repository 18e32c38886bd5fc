"""Find creatures that may have been confused, and the namings of their pieces that are possible."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from vision.sightings import Naming
from vision.tracking.hypotheses import AssignmentHypothesis, probability

SURE: Final = 0.97
"""Probability of a naming from which on the referee is not asked."""

WORTH_NAMING: Final = 0.01
"""Probability of a naming up to which it is not offered to the referee."""


@dataclass(frozen=True, slots=True)
class IdentityDoubt:
    """Creatures that may have been confused with each other.

    Attributes:
        tracks: Their track numbers, in rising order.
        pieces: Indices of the pieces that they may be, in rising order.
        namings: The possible namings, likeliest first: a track for each of `pieces`.
    """

    tracks: tuple[int, ...]
    pieces: tuple[int, ...]
    namings: tuple[Naming, ...]


def doubts_of(
    hypotheses: Sequence[AssignmentHypothesis], tracks: Sequence[int]
) -> tuple[IdentityDoubt, ...]:
    """Find the pieces that may be one of several creatures.

    Pieces that may be the same creature belong to one doubt. Of these, it is about those that the
    likeliest hypothesis assigns: a creature may be new, and then there are more pieces than names.

    Args:
        hypotheses: The assignment hypotheses, likeliest first.
        tracks: The track number of each creature in them.
    """
    claims: dict[int, set[int]] = {}
    for one in hypotheses:
        if one.probability < WORTH_NAMING:
            continue
        for creature, piece in enumerate(one.pieces):
            if piece is not None and probability(hypotheses, creature, piece) > 1 - SURE:
                claims.setdefault(piece, set()).add(creature)
    doubts = []
    for claimed in _by_common_claimants({k: who for k, who in claims.items() if len(who) > 1}):
        involved = set().union(*(claims[k] for k in claimed))
        pieces = tuple(sorted(claimed & {hypotheses[0].pieces[i] for i in involved}))
        namings = _namings(hypotheses, pieces, involved, tracks)
        if len(namings) > 1 and namings[0].probability < SURE:
            names = tuple(sorted({t for n in namings for t in n.tracks}))
            doubts.append(IdentityDoubt(names, pieces, namings))
    return tuple(doubts)


def _by_common_claimants(claims: Mapping[int, set[int]]) -> list[set[int]]:
    """Group pieces that may be the same creature.

    Args:
        claims: For each piece the creatures that it may be.
    """
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


def _namings(
    hypotheses: Sequence[AssignmentHypothesis],
    pieces: tuple[int, ...],
    involved: set[int],
    tracks: Sequence[int],
) -> tuple[Naming, ...]:
    """The namings of some pieces, likeliest first; their probabilities sum to 1.

    Args:
        hypotheses: The assignment hypotheses.
        pieces: The pieces.
        involved: The creatures that they may be.
        tracks: The track number of each creature.
    """
    weights: dict[tuple[int, ...], float] = {}
    for one in hypotheses:
        at = {one.pieces[i]: tracks[i] for i in sorted(involved)}
        if all(piece in at for piece in pieces):
            names = tuple(at[piece] for piece in pieces)
            weights[names] = weights.get(names, 0.0) + one.probability
    total = sum(weights.values())
    ranked = sorted(weights.items(), key=lambda item: (-item[1], item[0]))
    kept = [(names, w / total) for names, w in ranked if w / total > WORTH_NAMING]
    share = sum(w for _, w in kept)
    return tuple(Naming(names, w / share) for names, w in kept)
