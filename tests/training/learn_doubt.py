"""Fits corrections of the observers' sigmas and probabilities to measured rendered worlds.

    python -m tests.accuracy.fresh hands --seen --first 3000 --count 28 --rendered-only --keep
    python -m tests.training.learn_doubt                 # of every kind
    python -m tests.training.learn_doubt "figure team"   # if only that kind has changed

reads `docs/accuracy/fresh.json` and writes `vision/doubt/worth.json`. Worlds of the last draw are
used for evaluation only. The corrections are fitted to worlds of earlier draws ("spent"), which
nobody had looked at when they were measured, if there are enough of them; otherwise to worlds that
were seen during development, on which the program does too well.

Sigmas are corrected by split conformal prediction (Lei and others 2018): of n errors in units of
their stated sigma, a share p of further errors stays below the ceil((n + 1) p)-th smallest. For p
of 68.3 and 95.4 % this should be 1 and 2. The factor is the one between the factors for these two
that fits both shares best. Probabilities are corrected by the temperature ("heat") with the least
log loss. A kind stays as it is if its stated doubt holds, or if too few were measured.
"""

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from tests.accuracy.rooms import Column, Rooms, RoomsMeasured, kept
from tests.accuracy.samples import Answer
from tests.accuracy.stated import KINDS, NORMAL, Stated, covered, stated
from tests.accuracy.statistics import Share
from vision.doubt.worth import TABLE, WORTH, Worth, tempered

FEWEST: Final = 21
"""Least number of errors: with fewer the conformal quantile of 95.4 % would lie beyond the largest
error."""

FEWEST_WORLDS: Final = 5
"""Least number of worlds: in fewer, errors have common causes."""

FEWEST_WRONG: Final = 5
"""Least number of wrong answers for fitting a heat: with fewer it is a matter of chance."""

TEACH: Final[tuple[Column, ...]] = ("spent", "seen")
"""Columns of measurements to fit to, the preferred one first."""

HOLDS: Final = (0.08, 0.04)
"""How far the shares within one and two sigma may be from `NORMAL`, as for everything that states a
sigma."""

HEATS: Final = tuple(math.exp(k / 20) for k in range(-28, 29))
"""Heats that are tried: from a quarter to four."""

STEPS: Final = 40
"""Number of steps between the factors by the two shares."""

LEAST_SHARE: Final = 1e-3
"""Stated probabilities are clipped to this and 1 less this."""


def worth_of(mine: Stated, before: float) -> Worth:
    """The correction for one kind.

    Args:
        mine: Its stated sigmas or probabilities with the errors.
        before: Factor that is already included in what was stated.
    """
    if mine.count < FEWEST or mine.worlds < FEWEST_WORLDS:
        why = f"too few: at least {FEWEST} in {FEWEST_WORLDS} worlds are needed"
        return Worth(1.0, mine.count, mine.worlds, why)
    factor, why = _of_sigmas(mine.scores) if mine.figures else _of_answers(mine.answers)
    return Worth(round(before * factor, 3), mine.count, mine.worlds, why)


def _of_sigmas(scores: Sequence[float]) -> tuple[float, str]:
    """The factor on a sigma, and why, from rising errors in units of their sigma."""
    found = [covered(scores, sigmas) for sigmas in (1, 2)]
    said = f"{found[0]:.0%} within one sigma, {found[1]:.0%} within two"
    if all(abs(f - n) <= h for f, n, h in zip(found, NORMAL, HOLDS, strict=True)):
        return 1.0, f"holds: {said}"
    low, high = (
        math.log(quantile(scores, share) / sigmas)
        for share, sigmas in zip(NORMAL, (1, 2), strict=True)
    )
    between = [math.exp(low + (high - low) * k / STEPS) for k in range(STEPS + 1)]
    middle = (low + high) / 2
    factor = min(between, key=lambda f: (_off(scores, f), abs(math.log(f) - middle)))
    return factor, f"fitted: before {said}"


def _off(scores: Sequence[float], factor: float) -> float:
    """Misfit of the shares within one and two sigma to `NORMAL`, with sigmas times a factor."""
    found = (covered(scores, factor), covered(scores, 2 * factor))
    return sum(((f - n) / h) ** 2 for f, n, h in zip(found, NORMAL, HOLDS, strict=True))


def quantile(scores: Sequence[float], share: float) -> float:
    """The split conformal quantile of rising scores.

    Raises:
        ValueError: There are too few scores for this share.
    """
    place = math.ceil((len(scores) + 1) * share)
    if place > len(scores):
        raise ValueError(f"{len(scores)} scores have no conformal quantile of {share:.1%}")
    return scores[place - 1]


def _of_answers(answers: Sequence[Answer]) -> tuple[float, str]:
    """The heat for stated probabilities, and why."""
    right = Share(sum(bool(one.right) for one in answers), len(answers))
    mean = sum(one.probability or 0.0 for one in answers) / len(answers)
    said = f"stated {mean:.0%}, right {right.part / right.whole:.0%}"
    low, high = right.interval
    if low <= mean <= high:
        return 1.0, f"holds: {said}"
    if right.whole - right.part < FEWEST_WRONG:
        return 1.0, f"too few wrong ones to fit: {said}"
    return min(HEATS, key=lambda heat: (_loss(answers, heat), abs(math.log(heat)))), (
        f"fitted: before {said}"
    )


def _loss(answers: Sequence[Answer], heat: float) -> float:
    """Log loss of the answers at a heat."""
    total = 0.0
    for one in answers:
        p = min(max(one.probability or 0.0, LEAST_SHARE), 1 - LEAST_SHARE)
        p = tempered((p, 1 - p), heat)[0]
        total -= math.log(p if one.right else 1 - p)
    return total


def learned(rooms: Rooms) -> dict[str, Worth]:
    """The correction for every kind."""
    spent, seen = (
        [columns[column] for columns in rooms.values() if column in columns] for column in TEACH
    )
    return {kind: _learned_of(kind, spent, seen) for kind in KINDS}


def _learned_of(kind: str, spent: Sequence[RoomsMeasured], seen: Sequence[RoomsMeasured]) -> Worth:
    """The correction for one kind: by its spent worlds if they are enough, else by seen ones."""
    by_spent = _learned_by(kind, spent)
    enough = by_spent.count >= FEWEST and by_spent.worlds >= FEWEST_WORLDS
    return by_spent if enough else _learned_by(kind, seen)


def _learned_by(kind: str, seen: Sequence[RoomsMeasured]) -> Worth:
    """The correction for one kind by worlds that may have been measured with different factors."""
    parts = [(stated(kind, each.measured), (each.worth or {}).get(kind, 1.0)) for each in seen]
    parts = [(mine, factor) for mine, factor in parts if mine.count]
    before = parts[-1][1] if parts else 1.0
    alike = [_as_if(mine, factor, before) for mine, factor in parts]
    whole = Stated(
        tuple(one for mine in alike for one in mine.figures),
        tuple(one for mine in alike for one in mine.answers),
        sum(mine.worlds for mine in alike),
    )
    return worth_of(whole, before)


def _as_if(mine: Stated, factor: float, before: float) -> Stated:
    """Stated doubt that includes `factor`, converted as if it included `before` instead."""
    if factor == before:
        return mine
    figures = [replace(f, sigma=(f.sigma or 0.0) * before / factor) for f in mine.figures]
    answers = [
        replace(a, probability=tempered((p, 1 - p), before / factor)[0])
        for a in mine.answers
        for p in [a.probability or 0.0]
    ]
    return Stated(tuple(figures), tuple(answers), mine.worlds)


def as_text(table: Mapping[str, Worth]) -> str:
    """The table as JSON that `vision.doubt.worth` reads."""
    rows = {
        kind: {"factor": w.factor, "count": w.count, "worlds": w.worlds, "why": w.why}
        for kind, w in table.items()
    }
    return json.dumps(rows, indent=1) + "\n"


def main() -> None:
    """Fit to what was measured, print and write the corrections."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument(
        "kinds", nargs="*", choices=[[], *KINDS], metavar="kind", help="all, unless told"
    )
    only = parser.parse_args().kinds or KINDS
    now = learned(kept())
    table = {kind: now[kind] if kind in only else WORTH[kind] for kind in KINDS}
    for kind, worth in table.items():
        print(f"{kind}: {worth.factor} ({worth.count} in {worth.worlds} worlds; {worth.why})")
    TABLE.write_text(as_text(table), encoding="utf-8")


if __name__ == "__main__":
    main()
