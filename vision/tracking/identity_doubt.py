"""Which creatures may have been exchanged: the namings of pieces that remain possible."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from vision.sightings import Naming
from vision.tracking.hypotheses import AssignmentHypothesis, probability

SURE: Final = 0.97
"""Probability of who is who from which on the referee is not asked."""

WORTH_NAMING: Final = 0.01
"""Probability below which an answer is not offered to the referee."""


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
