"""Turn the evidence on a throw into probabilities: which creature was touched first, or none.

Four kinds of evidence count: the creature's own response, the missile's position at that moment, a
bend of its flight, and whether the flight was lost on its way to the creature. Each adds to the
log-odds of "touched", with weights that were learned on drawn throws (`certainty.json`, made by
`tests/training/learn_certainty.py`) and checked on others.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from vision.odds import logistic
from vision.throws.evidence import Clue, CreatureClue, StrangerClue, Trace, features_of

WEIGHTS: Final[dict[str, float]] = json.loads(
    (Path(__file__).parent / "certainty.json").read_text(encoding="utf-8")
)["weights"]
"""Weight of each feature of a clue in the log-odds that a creature was touched; learned on drawn
throws (`tests/training/learn_certainty.py`)."""

MOST_STRANGER: Final = 0.45
"""Most probability of a stranger that did not visibly move: it is never likelier than everything
else together."""

ASTRAY: Final = 0.5
"""Least share of the probability that no creature explains which a stranger gets if the track does
not look like a miss, so that a miss is not reported as the likelier. Of 101 clips nine are left
open in this way, of which six had struck a creature; of twelve throws that looked like a miss three
had."""

MOST_CERTAIN: Final = 4.2
"""Upper bound on the log-odds of a touch from all clues. Drawn clay differs from real clay, so no
clue makes a hit more probable than 98.5 %."""

GLIMPSED: Final = -1.0
"""Added to the log-odds of a touch if no flight is known, as a hand may have moved the creature: it
is reported with 96 % at most. All eight such hits in rendered rooms were right, too few to say
more."""

LEAST_PROBABILITY: Final = 1e-3
"""Least probability of having been touched first: a creature below it is not shown to the
referee."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The probabilities of a throw's outcomes, which sum to one.

    Attributes:
        struck: Creatures and strangers with their probability of having been touched first,
            likeliest first.
        none: Probability that none of them was touched.
    """

    struck: tuple[tuple[Clue, float], ...]
    none: float

    @property
    def best(self) -> Clue | None:
        """The creature whose probability is above one half; None without one."""
        if self.struck and self.struck[0][1] > 0.5:
            return self.struck[0][0]
        return None


def touched_logit(clue: Clue) -> float:
    """Log-odds that this one was touched by the missile at `contact_s`."""
    if isinstance(clue, CreatureClue):
        return min(_logit(clue), MOST_CERTAIN) + GLIMPSED * clue.glimpsed
    if clue.trace is Trace.STIRRED:
        return min(_logit(clue), MOST_CERTAIN)
    # An unexplained bend must not make a stranger less likely than no bend at all.
    return min(max(_logit(clue), _logit(replace(clue, trace=Trace.NOTHING))), MOST_CERTAIN)


def _logit(clue: Clue) -> float:
    return sum(WEIGHTS[name] * value for name, value in features_of(clue).items())


def _touch_probability(clue: Clue) -> float:
    """Probability that this one was touched, given that nothing was touched before."""
    own = float(logistic(touched_logit(clue)))
    if isinstance(clue, StrangerClue) and clue.trace is not Trace.STIRRED:
        return min(own, MOST_STRANGER)
    return own


def judge(clues: Sequence[Clue]) -> Verdict:
    """The probability of each creature to have been touched first.

    In the order of contact times, each creature gets its own probability times the probability that
    none before it was touched. A stranger without a contact time comes last: it only gets a share
    of what all creatures leave.

    Returns:
        The verdict, without creatures below `LEAST_PROBABILITY`: their share goes to "none".
    """
    ordered = sorted(clues, key=_in_order)
    left = 1.0
    found = []
    for clue in ordered:
        own = _touch_probability(clue)
        found.append((clue, left * own))
        left *= 1 - own
    found = [(c, max(p, ASTRAY * (p + left)) if _is_astray(c) else p) for c, p in found]
    kept = [(c, p) for c, p in found if p >= LEAST_PROBABILITY]
    kept.sort(key=lambda cp: -cp[1])
    return Verdict(tuple(kept), 1.0 - sum(p for _, p in kept))


def _in_order(clue: Clue) -> tuple[float, bool, int]:
    """The order in which clues are judged; of those without a contact time a stranger is last."""
    contact_s = np.inf if clue.contact_s is None else clue.contact_s
    return contact_s, isinstance(clue, StrangerClue), clue.track


def _is_astray(clue: Clue) -> bool:
    return isinstance(clue, StrangerClue) and clue.astray
