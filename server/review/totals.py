"""Totals of a review: how often each kind was asked, and how often rightly."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from server.review.row import ReviewRow


@dataclass(frozen=True, slots=True)
class KindTotal:
    """One kind of question, over all recordings.

    Attributes:
        kind: The kind of the proposals.
        then: How often it was asked then.
        now: How often today's eye asks it, in recordings that were measured again.
        then_measured: How often it was asked then, in the same recordings.
        outcomes: How often it was settled in each way; "" stands for not at all.
        overruled: How often the referee's decision differed from the recorded proposal.
        right_then: How many recorded answers were right, among `told`.
        right_now: How many of today's answers were right, among `told`.
        told: For how many questions it is known whether both answers were right: measured again,
            answered, and not taken back.
        changed: How many questions have another answer today, or are asked by only one of the two.
        better: How many of `told` are right only today.
        worse: How many of `told` were right only then.
    """

    kind: str
    then: int
    now: int
    then_measured: int
    outcomes: tuple[tuple[str, int], ...]
    overruled: int
    right_then: int
    right_now: int
    told: int
    changed: int
    better: int
    worse: int


def totals(rows: Iterable[ReviewRow]) -> tuple[KindTotal, ...]:
    """One total for each kind, sorted by name."""
    by_kind: dict[str, list[ReviewRow]] = {}
    for row in rows:
        by_kind.setdefault(row.kind, []).append(row)
    return tuple(_total(kind, by_kind[kind]) for kind in sorted(by_kind))


def _total(kind: str, rows: Sequence[ReviewRow]) -> KindTotal:
    asked = [row for row in rows if row.then_title]
    measured = [row for row in rows if row.change != "not measured"]
    judged = [row for row in measured if row.stands and None not in (row.then_right, row.now_right)]
    return KindTotal(
        kind,
        then=len(asked),
        now=sum(bool(row.now_title) for row in measured),
        then_measured=sum(bool(row.then_title) for row in measured),
        outcomes=tuple(sorted(Counter(row.outcome for row in asked).items())),
        overruled=sum(bool(row.overruled) for row in rows),
        right_then=sum(row.then_right is True for row in judged),
        right_now=sum(row.now_right is True for row in judged),
        told=len(judged),
        changed=sum(row.change != "same" for row in measured),
        better=sum(row.verdict == "better" for row in judged),
        worse=sum(row.verdict == "worse" for row in judged),
    )
