"""Fits the weights of the clues that give a throw's probabilities, from drawn throws.

    python -m tests.training.learn_certainty [THROWS]

draws that many throws of each kind and runs the observer to collect its clues. It fits the weights
to the truth of half of them, prints how well the probabilities hold in the other half, and writes
`vision/throws/certainty.json`, fitted to all of them.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats
from tests.support.drawn_throws import DrawnThrow, Wish, drawn_throw
from tests.training.logistic import fitted, reliability
from vision.observe import Watch
from vision.throws import impact
from vision.throws.evidence import Clue, StrangerClue, features_of
from vision.throws.impact import WEIGHTS, Verdict, judge
from vision.throws.observer import ThrowObserver

FILE: Final = Path(impact.__file__).with_name("certainty.json")
NEAR_MM: Final = 90.0
BINS: Final = (0.5, 0.7, 0.9, 0.99, 1.0)
# Prior means of the weights, from physics, and (`FREEDOM`) their sigmas: how far drawn throws may
# change them.
BEFORE: Final[dict[str, float]] = {
    "creature": 0.0,
    "response": 2.6,
    "no_response": -5.0,
    "picture_gap": -1.0,
    "space_gap": -0.5,
    "bent": 2.0,
    "straight": -1.0,
    "ahead": 4.0,
    "stranger": -2.0,
    "off_table": 2.0,
    "in_the_dark": -1.0,
    "unseen": -2.6,
    "behind": 2.5,
    "stirred": 2.2,
    "unwitnessed": 1.5,
    "unexplained": 1.0,
}
FREEDOM: Final = 1.5
# In drawn throws only missiles push creatures, so weights of other pushes can hardly be fitted.
LITTLE_FREEDOM: Final[dict[str, float]] = {
    "response": 0.3,
    # Of 60 rendered creatures that were struck four did not visibly move; drawn ones always do.
    "no_response": 0.1,
    "picture_gap": 0.1,
    "space_gap": 0.1,
    "in_the_dark": 0.3,
    # Drawn tables do not show either how often real clay has the table's colour.
    "unseen": 0.1,
    # Drawn throws always enter over the picture's edge, and drawn creatures are always found.
    "behind": 0.1,
    "stirred": 0.1,
    "unwitnessed": 0.1,
    "unexplained": 0.1,
}

USUAL: Final = Wish()
SMALL: Final = Wish(size_wh=(640, 360))
WISHES: Final[dict[str, Wish]] = {
    "any": USUAL,
    "hit": replace(USUAL, aim="hit"),
    "graze": replace(USUAL, aim="graze"),
    "crossing": replace(USUAL, aim="crossing"),
    "over": replace(USUAL, aim="over"),
    "bounce": replace(USUAL, aim="bounce"),
    "close": replace(USUAL, apart_mm=60),
    "close, crossing": replace(USUAL, apart_mm=60, aim="crossing"),
    "creature's colour": replace(USUAL, missile="target"),
    "table's colour": replace(USUAL, missile="table"),
    "egg": replace(USUAL, egg=True),
    "arm": replace(USUAL, arm=True, egg=True),
    "arm, crossing": replace(USUAL, arm=True, aim="crossing"),
    "soft": replace(USUAL, aim="hit", jolt=0.35),
    "half size": SMALL,
    "half size, crossing": replace(SMALL, aim="crossing"),
    "30 fps": replace(USUAL, fps=30.0),
    "30 fps, crossing": replace(USUAL, fps=30.0, aim="crossing"),
    "40 % light": replace(USUAL, light=0.4),
    "40 % light, crossing": replace(USUAL, light=0.4, aim="crossing"),
    "uneven frames": replace(USUAL, jitter=0.8),
    "from behind": replace(USUAL, from_behind=True),
    "120 fps": replace(USUAL, fps=120.0),
    "120 fps, crossing": replace(USUAL, fps=120.0, aim="crossing"),
    "half size, 30 fps": replace(SMALL, fps=30.0),
}


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """The clues of one throw, and which of them is about the creature that was touched first.

    Attributes:
        clues: The observer's clues, one for each creature.
        first: Index of the clue about the first creature touched; None if none was, or it was not
            found.
        found: Whether the touched creature was found; also true if none was touched.
    """

    clues: tuple[Clue, ...]
    first: int | None
    found: bool

    @property
    def truths(self) -> list[tuple[Clue, bool]]:
        """Each clue that is informative about the first touch, and whether it is about that."""
        contact = None if self.first is None else self.clues[self.first].contact_s
        return [
            (clue, number == self.first)
            for number, clue in enumerate(self.clues)
            # Creatures that were touched later were touched as well: they are no negatives.
            if number == self.first
            or contact is None
            or clue.contact_s is None
            or clue.contact_s <= contact
        ]


def case_of(drawn: DrawnThrow) -> Case | None:
    """The case of a drawn throw; None if the observer reports no throw."""
    heard: list[tuple[Clue, ...]] = []

    def listening(clues: Sequence[Clue]) -> Verdict:
        heard.append(tuple(clues))
        return judge(clues)

    watch = Watch((ThrowObserver(drawn.calibration, drawn.boards, judging=listening),))
    seen = [s.kind for frame in drawn.frames() for s in watch.see(frame)]
    seen += [s.kind for s in watch.finish()]
    if "throw" not in seen or not heard:
        return None
    return _case(heard[-1], drawn)


def _case(clues: tuple[Clue, ...], drawn: DrawnThrow) -> Case:
    """The clues with the index of the one nearest to the creature that was touched first."""
    if drawn.first is None:
        return Case(clues, None, True)
    at = drawn.figures[drawn.first].at_mm
    away = [float(np.linalg.norm(at - c.at_mm)) for c in clues]
    # If a creature has two clues, as itself and as a stranger, its own is preferred.
    away = [a + isinstance(c, StrangerClue) for a, c in zip(away, clues, strict=True)]
    near = int(np.argmin(away)) if away else 0
    found = bool(away) and away[near] < NEAR_MM
    return Case(clues, near if found else None, found)


def learned(cases: Iterable[Case]) -> dict[str, float]:
    """The likeliest weights for the truth of the cases, with their priors."""
    names = list(BEFORE)
    told = [pair for case in cases for pair in case.truths]
    rows = np.array([[features_of(c).get(n, 0.0) for n in names] for c, _ in told])
    truth = np.array([float(touched) for _, touched in told])
    before = np.array([BEFORE[n] for n in names])
    freedom = np.array([LITTLE_FREEDOM.get(n, FREEDOM) for n in names])
    weights = fitted(rows, truth, before, freedom)
    return {name: round(float(w), 3) for name, w in zip(names, weights, strict=True)}


def told_of(cases: Iterable[Case]) -> Floats:
    """(N, 2): the probability of the likeliest answer, and whether it was right."""
    rows = []
    for case in cases:
        verdict = judge(case.clues)
        best, p = verdict.struck[0] if verdict.struck else (None, 0.0)
        if p < verdict.none:
            rows.append((verdict.none, float(case.first is None and case.found)))
        else:
            right = case.first is not None and best is case.clues[case.first]
            rows.append((p, float(right)))
    return np.array(rows)


def main(each: int) -> None:
    """Draw throws, print how reliable the weights are on the other half, and write the weights."""
    cases: list[list[Case]] = [[], []]
    for wish in WISHES.values():
        for seed in range(each):
            case = case_of(drawn_throw(9000 + seed, wish))
            if case is not None:
                cases[seed % 2].append(case)
    for taught, held_out in (cases, cases[::-1]):
        WEIGHTS.update(learned(taught))
        print("\n".join(reliability(told_of(held_out), BINS)))
    weights = learned(cases[0] + cases[1])
    FILE.write_text(json.dumps({"weights": weights}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 12)
