"""Matches questions that follow from today's eye with those that were asked then."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from server.review.questions import Question

WITHIN_S: Final = 3.0
"""Longest time, in seconds, between two eyes' sightings of one thing: a throw is reported up to a
second after it, a weigh-in while the card turns. Two throws of one player are farther apart."""


def counterpart(asked: Question, among: Iterable[Question]) -> Question | None:
    """Find the other desk's question about the same thing.

    It has the same key, or else it is of the same kind and nearest in time, within `WITHIN_S`.

    Args:
        asked: An open question of one desk.
        among: Open questions of the other desk.
    """
    alike = [one for one in among if _alike(asked, one)]
    same_key = (one for one in alike if one.proposal.key == asked.proposal.key)
    near = (one for one in alike if _seconds_apart(asked, one) <= WITHIN_S)
    return next(same_key, None) or min(
        near, key=lambda one: (_seconds_apart(asked, one), one.number), default=None
    )


def matched(
    then: Sequence[Question], now: Sequence[Question], known: Mapping[int, int]
) -> dict[int, int]:
    """Match questions greedily, best pairs first, each question in one pair at most.

    Args:
        then: The questions that were asked then.
        now: The questions that follow from today's eye.
        known: Pairs that are certain already, from numbers of `then` to numbers of `now`.

    Returns:
        All pairs, from numbers of `then` to numbers of `now`.
    """
    pairs = dict(known)
    taken = set(known.values())
    rated = sorted(
        (_rate(one, other), one.number, other.number)
        for one in then
        for other in now
        if _alike(one, other) and _seconds_apart(one, other) <= WITHIN_S
    )
    for _, one_number, other_number in rated:
        if one_number not in pairs and other_number not in taken:
            pairs[one_number] = other_number
            taken.add(other_number)
    return pairs


def _alike(one: Question, other: Question) -> bool:
    return one.session_id == other.session_id and one.proposal.kind == other.proposal.kind


def _seconds_apart(one: Question, other: Question) -> float:
    return abs(one.moment[1] - other.moment[1])


def _rate(one: Question, other: Question) -> tuple[bool, float]:
    """How badly two questions match, for sorting: the same key counts first, then the time."""
    return one.proposal.key != other.proposal.key, _seconds_apart(one, other)
