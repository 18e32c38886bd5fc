"""The ask budget: how certain answers are, and how many are wrong after asking about some."""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from server.proposals.doubtful import ANY_KIND, share_below
from tests.accuracy.samples import Answer, Measurement

SHARES: Final = Path(__file__).resolve().parents[2] / "server" / "proposals" / "doubtful.json"

KINDS: Final[Mapping[tuple[str, ...], tuple[str, ...]]] = {
    ("throw",): ("throws",),
    ("weigh-in", "reweigh"): ("legs_card", "legs_stills"),
    ("roll",): ("drawn-dice-whole", "photographed-dice-whole"),
    ("figure",): ("pitch-standing", "drawn-pitch-standing"),
    ("attempt",): ("drawn-pitch-touching",),
    ("chart", "wizard"): ("token-spaces",),
}
"""Kinds of proposals, and the measurements that state the same probability."""

BUDGETS: Final = (20, 10, 5)
"""The budgets that the page offers: one answer in 20, 10 or 5 is asked about."""


def write(measurements: Sequence[Measurement]) -> None:
    """Write the quantiles of each kind's probabilities, for `server.proposals.doubtful`."""
    SHARES.write_text(json.dumps(hundredths_by_kind(measurements)) + "\n", encoding="utf-8")


def hundredths_by_kind(measurements: Sequence[Measurement]) -> dict[str, list[float]]:
    """By kind of proposal: the percentiles 1 to 99 of the stated probabilities."""
    known = {kinds: _stated(measurements, names) for kinds, names in KINDS.items()}
    told = {kind: _hundredths(mine) for kinds, mine in known.items() if mine for kind in kinds}
    return told | {ANY_KIND: _hundredths([one for mine in known.values() for one in mine])}


def rows(measurements: Sequence[Measurement]) -> list[str]:
    """A table of Markdown: by kind and budget how many are asked about, and how many are right.

    Answers that are asked about count as right, because the referee answers them. None if nothing
    was measured.
    """
    known = {kinds: _stated(measurements, names) for kinds, names in KINDS.items()}
    lines = [
        f"| {', '.join(kinds)} | {_right(answers, 0)} |"
        + "".join(f" {_asked(answers, n)} | {_right(answers, n)} |" for n in BUDGETS)
        for kinds, answers in known.items()
        if answers
    ]
    heads = "".join(f" one in {n}: asked | right |" for n in BUDGETS)
    rule = "|---|---|" + "---|---|" * len(BUDGETS)
    return [f"{line}\n" for line in (f"| proposal | right |{heads}", rule, *lines)] if lines else []


def _asked(answers: Sequence[Answer], one_in: int) -> str:
    return f"{sum(_least_sure(answers, one_in))} of {len(answers)}"


def _right(answers: Sequence[Answer], one_in: int) -> str:
    asked = _least_sure(answers, one_in)
    right = sum(a or bool(one.right) for a, one in zip(asked, answers, strict=True))
    return f"{right} of {len(answers)}"


def _least_sure(answers: Sequence[Answer], one_in: int) -> list[bool]:
    """Whether each answer is asked about at this budget; with 0 none is."""
    hundredths = _hundredths(answers)
    shares = (share_below(hundredths, one.probability or 0.0) for one in answers)
    return [share * one_in <= 1 < one_in for share in shares]


def _stated(measurements: Iterable[Measurement], names: Sequence[str]) -> list[Answer]:
    """Answers with a probability."""
    return [
        one
        for measurement in measurements
        if measurement.name in names
        for one in measurement.answers
        if one.probability is not None and one.right is not None
    ]


def _hundredths(answers: Sequence[Answer]) -> list[float]:
    stated = [one.probability or 0.0 for one in answers]
    at = np.arange(1, 100) / 100
    return [round(float(q), 4) for q in np.quantile(stated, at, method="inverted_cdf")]
