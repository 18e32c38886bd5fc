"""Fits the weights of spots' signs to pitches that no network was trained on.

    python -m tests.training.learn_spots [LIT [DRAWN]]

reads the rendered stills in the cache of the worlds for watching (`tests.worlds pitches --purpose
watch`), and so many lit and drawn pitches. It prints how reliable the weights are on held-out
pitches, and writes `vision/figures/spot_check.json`, fitted to all of them.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import cv2
import numpy as np
from scipy.special import expit

from calibration.arrays import Floats
from calibration.failure import CalibrationFailed
from tests.training.logistic import fitted, reliability
from tests.training.pitches.examples import Still, drawn_still, rendered
from tests.training.pitches.lit_still import lit_stills
from tests.worlds.cache import folder
from tests.worlds.seeds import Purpose, purpose_of
from vision.figures import spot_check
from vision.figures.figure_reader import FieldSpot, read_field
from vision.figures.spot_check import KIND_NAMES, LEAST_SCORE, MOST, log_odds, signs_of

FILE: Final = Path(spot_check.__file__).with_suffix(".json")
LIT: Final = 120
LIT_FROM: Final = 100_000
"""First number of the lit pitches that no network was trained on."""
DRAWN: Final = 20
DRAWN_FROM: Final = 30_000
"""First number of the drawn pitches that no network was trained on."""
CHECKED_FROM: Final = 60_000
"""First number of such drawn pitches on checked cloths; half as many of these are used."""
WITHIN: Final = (0.4, 0.7, 0.4)
"""For each kind, the distance in base diameters of a true middle within which a spot is right."""
FREEDOM: Final = 2.0
"""Prior sigma of each weight, around 0."""
PARTS: Final = 5
BINS: Final = (0.0, 0.03, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97, 1.0)

Weights: TypeAlias = Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Case:
    """A detection of a figure or ball: its signs, and whether it is right."""

    pitch: str
    kind: str
    signs: dict[str, float]
    there: bool


def cases_of(pitch: str, still: Still) -> Iterator[Case]:
    """All detections of figures and balls on a pitch."""
    base_mm = still.sizes.base
    spots = read_field(still.above, still.ground, base_mm, LEAST_SCORE)[:MOST]
    told = signs_of(spots, still.above, still.ground, base_mm)
    for spot, signs in zip(spots, told, strict=True):
        yield Case(pitch, KIND_NAMES[spot.kind], signs, _is_there(spot, still))


def _is_there(spot: FieldSpot, still: Still) -> bool:
    places = [np.array(item[:2]) for item in still.items if item[2] == spot.kind]
    within = WITHIN[spot.kind] * still.sizes.base
    return any(float(np.hypot(*(spot.at_mm - place))) < within for place in places)


def all_cases(lit: int, drawn: int) -> Iterator[Case]:
    """The detections on every pitch that may be used for fitting."""
    for still in sorted((folder() / "pitches").glob("w*/still.jpg")):
        name = still.parent.name
        if purpose_of(name) is not Purpose.WATCH:
            continue
        try:
            yield from cases_of(name, rendered(still.parent))
        except CalibrationFailed as why:
            print(f"{name}: {why}")
    for name, light in lit_stills(range(LIT_FROM, LIT_FROM + lit)):
        yield from cases_of(name, light())
    checked = range(CHECKED_FROM, CHECKED_FROM + drawn // 2)
    for seed in (*range(DRAWN_FROM, DRAWN_FROM + drawn), *checked):
        yield from cases_of(f"drawn {seed}", drawn_still(seed))


def learned(cases: Sequence[Case]) -> dict[str, float]:
    """Weights by logistic regression on cases of one kind, with priors around 0."""
    names = list(cases[0].signs)
    rows = np.array([[case.signs[name] for name in names] for case in cases])
    truth = np.array([float(case.there) for case in cases])
    weights = fitted(rows, truth, np.zeros(len(names)), np.full(len(names), FREEDOM))
    return {name: round(float(w), 3) for name, w in zip(names, weights, strict=True)}


def chance(case: Case, weights: Weights) -> float:
    """Probability that a detection is right, by these weights."""
    return float(expit(log_odds(case.signs, weights)))


def kept_back(cases: Sequence[Case]) -> Floats:
    """(N, 2) probability of each case by weights fitted without its pitch, and the truth."""
    pitches = sorted({case.pitch for case in cases})
    rows = []
    for part in range(PARTS):
        held = set(pitches[part::PARTS])
        weights = learned([case for case in cases if case.pitch not in held])
        rows += [(chance(c, weights), float(c.there)) for c in cases if c.pitch in held]
    return np.array(rows)


def main(lit: int = LIT, drawn: int = DRAWN) -> None:
    """Collect the cases, print the weights' reliability, and write the weights."""
    cv2.setNumThreads(1)
    cases = list(all_cases(lit, drawn))
    weights = {}
    for kind in KIND_NAMES:
        some = [case for case in cases if case.kind == kind]
        print(f"{kind}:", *reliability(kept_back(some), BINS), sep="\n  ")
        weights[kind] = learned(some)
    FILE.write_text(json.dumps({"weights": weights}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
