"""Learns what the signs of a ball are worth, from pitches that teach.

    python -m tests.training.learn_balls [DRAWN]

looks at the rendered stills in the cache (`tests.worlds pitch`) whose worlds teach or are watched,
and at so many drawn pitches; tells how well the weights hold on pitches that were kept back; and
writes `vision/figures/ball_check.json`, fitted to all of them.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats
from calibration.failure import CalibrationFailed
from tests.training.logistic import fitted, reliability
from tests.training.pitches.examples import Still, drawn_still, rendered
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose
from vision.figures import ball_check
from vision.figures.ball_check import BALL_SEEN_MM, LEAST_SCORE, log_odds, signs_of
from vision.figures.figure_reader import BALL, read_field

FILE: Final = Path(ball_check.__file__).with_suffix(".json")
DRAWN: Final = 15
DRAWN_FROM: Final = 20_000
"""Numbers of drawn pitches that teach start here; those below judge."""
WITHIN_MM: Final = 9.0
"""A ball is there, if one's middle is so near."""
FREEDOM: Final = 2.0
"""Sigma of a weight before anything was seen."""
PARTS: Final = 5
BINS: Final = (0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.0)


@dataclass(frozen=True, slots=True)
class Case:
    """Something that the network takes for a ball: its signs, and whether it is one."""

    pitch: str
    signs: dict[str, float]
    ball: bool


def cases_of(pitch: str, still: Still) -> Iterator[Case]:
    """All that the network takes for balls on a pitch."""
    balls = [np.array(item[:2]) for item in still.items if item[2] == BALL]
    sizes, ground = still.sizes, still.ground
    for spot in read_field(still.above, ground, sizes.base, LEAST_SCORE):
        if spot.kind == BALL:
            at = ground.below(spot.at_mm[None], BALL_SEEN_MM)[0]
            near = any(float(np.hypot(*(at - ball))) < WITHIN_MM for ball in balls)
            yield Case(pitch, signs_of(spot, still.above, ground, sizes.ball), near)


def all_cases(drawn: int) -> Iterator[Case]:
    """Those of every pitch that teaches."""
    for still in sorted((folder() / "pitch").glob("w*/still.jpg")):
        name = still.parent.name
        if purpose(int(name[1:7])) is Purpose.JUDGE:
            continue
        try:
            yield from cases_of(name, rendered(still.parent))
        except CalibrationFailed as why:
            print(f"{name}: {why}")
    for seed in range(DRAWN_FROM, DRAWN_FROM + drawn):
        yield from cases_of(f"drawn {seed}", drawn_still(seed))


def learned(cases: Sequence[Case]) -> dict[str, float]:
    """Logistic regression, with weights held near to none."""
    names = list(cases[0].signs)
    rows = np.array([[case.signs[name] for name in names] for case in cases])
    truth = np.array([float(case.ball) for case in cases])
    weights = fitted(rows, truth, np.zeros(len(names)), np.full(len(names), FREEDOM))
    return {name: round(float(w), 3) for name, w in zip(names, weights, strict=True)}


def chance(case: Case, weights: Mapping[str, float]) -> float:
    """How likely it is a ball by these weights."""
    return float(1 / (1 + np.exp(-log_odds(case.signs, weights))))


def kept_back(cases: Sequence[Case]) -> Floats:
    """(N, 2): the chance by weights that never saw the pitch, and the truth."""
    pitches = sorted({case.pitch for case in cases})
    rows = []
    for part in range(PARTS):
        held = set(pitches[part::PARTS])
        weights = learned([case for case in cases if case.pitch not in held])
        rows += [(chance(c, weights), float(c.ball)) for c in cases if c.pitch in held]
    return np.array(rows)


def main(drawn: int) -> None:
    """Look, fit, tell, write."""
    cases = list(all_cases(drawn))
    print("\n".join(reliability(kept_back(cases), BINS)))
    FILE.write_text(json.dumps({"weights": learned(cases)}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DRAWN)
