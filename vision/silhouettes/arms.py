"""Count the arms of a flat outline, with probabilities: a limb counter for any mask.

`evidence` computes features for each possible number of arms. Three small networks, trained on
drawn outlines (`tests.training.learn_arms` writes the model file), score every number; the scores
are averaged. Size, rotation and mirroring do not matter, and an edge may be torn.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
from scipy.special import softmax

from calibration.arrays import Floats
from vision.silhouettes.outline_peaks import SIDE_PX, Peaks, closed, of_one_size, peaks_of

MOST_ARMS: Final = 12
"""More arms than this are reported as this many."""

CLOSINGS: Final = (0.0, 0.015, 0.03, 0.06)
"""Half widths of the gaps that are closed, as shares of the square root of the convex hull's
area."""

LOOKS: Final = (*((share, 0.0) for share in CLOSINGS), (0.0, 0.6), (0.03, 0.6))
"""Pairs of a closing, of `CLOSINGS`, and the radius of the core over the thickness, from which
distances are measured; 0 measures from the middle."""

LOWEST: Final = 0.01
"""Least length, as a share of the outline's size: keeps logarithms and ratios finite."""

FITS: Final = 9
"""Number of features for how well each look's peaks fit a number of arms."""

BODY: Final = 3
"""Number of features of each look's body, the same for all numbers of arms."""

MIDDLE_ARMS: Final = 6
"""Number of arms for which the feature of that number is 0; as the networks were trained."""

USUAL_BODY: Final = (0.7, 0.35, 0.2)
"""Solidity, thickness and second prominence of a body for which its features are 0; as the networks
were trained."""

BODY_SCALE: Final = 5
"""Factor that brings the features of a body to about -3 to 3; as the networks were trained."""

PROMINENCE_SCALE: Final = 5
"""Factor on the least prominence of the arms; as the networks were trained."""

OUT_SCALE: Final = 4
"""Factor on how far arms stick out beyond a round outline; as the networks were trained."""

SPREAD_SCALE: Final = 2
"""Factor on the relative spread of the arms' heights and widths; as the networks were trained."""

ROWS: Final = MOST_ARMS + 1
"""Numbers of arms for which features are computed: 0 to `MOST_ARMS`."""

COLUMNS: Final = len(LOOKS) * (FITS + BODY) + 2
"""Number of features for each number of arms."""


def evidence(mask: npt.NDArray[np.generic]) -> Floats:
    """The features for 0, 1, ... `MOST_ARMS` arms: (`ROWS`, `COLUMNS`), each about -3 to 3.

    Args:
        mask: (h, w), nonzero is inside. If there are several parts, the largest one counts.

    Raises:
        ValueError: The mask is not (h, w), or empty.
    """
    whole = of_one_size(mask)
    looks = [peaks_of(closed(whole, c * SIDE_PX), core_share=core) for c, core in LOOKS]
    body = [figure for look in looks for figure in _body_features(look)]
    rows = []
    for arms in range(ROWS):
        fits = [figure for look in looks for figure in _fit_features(look, arms)]
        rows.append([*fits, *body, arms / MIDDLE_ARMS - 1, float(arms == 0)])
    return np.array(rows)


def _body_features(look: Peaks) -> tuple[float, float, float]:
    second = float(look.prominence[1]) if len(look.prominence) > 1 else 0.0
    solidity, thickness, prominence = USUAL_BODY
    return (
        BODY_SCALE * (look.solidity - solidity),
        BODY_SCALE * (look.thickness - thickness),
        BODY_SCALE * (second - prominence),
    )


def _fit_features(look: Peaks, arms: int) -> tuple[float, ...]:
    if arms == 0 or len(look.tops) < arms:
        return (0.0,) * FITS
    heights, widths, reaches = _arm_measures(look, arms)
    lowest = float(look.prominence[arms - 1])
    after = float(look.prominence[arms]) if len(look.prominence) > arms else 0.0
    out = heights / reaches - (1 - np.cos(np.pi / max(arms, 3)))
    slender = np.log(heights / widths)
    return (
        float(np.log(lowest / max(after, LOWEST))) - 1,
        PROMINENCE_SCALE * lowest,
        OUT_SCALE * float(out.mean()),
        OUT_SCALE * float(out.min()),
        float(slender.mean()),
        float(slender.min()),
        SPREAD_SCALE * float(heights.std() / heights.mean()),
        SPREAD_SCALE * float(widths.std() / widths.mean()),
        float(np.log(lowest / look.thickness)),
    )


def _arm_measures(look: Peaks, arms: int) -> tuple[Floats, Floats, Floats]:
    """Measures of the first `arms` peaks, in their order around the outline, each (arms,).

    Returns:
        Height over the higher neighbouring pass, width at that height, and distance from the
        middle.
    """
    tops = np.sort(look.tops[:arms])
    count = len(look.ways)
    around = np.concatenate([look.ways, look.ways])
    valleys = np.array(
        [
            around[top : after + 1].min()
            for top, after in zip(tops, np.append(tops[1:], tops[0] + count), strict=True)
        ]
    )
    reaches = look.ways[tops]
    passes = np.maximum(valleys, np.roll(valleys, 1))
    widths = [_width(look, int(top), float(level)) for top, level in zip(tops, passes, strict=True)]
    return np.maximum(reaches - passes, LOWEST), np.array(widths), reaches


def _width(look: Peaks, top: int, level: float) -> float:
    """Distance between the outline's points on both sides of a peak where it drops to a level."""
    count = len(look.ways)
    low = look.ways <= level + 1e-9
    ahead = int(np.argmax(np.roll(low, -top)))
    behind = int(np.argmax(np.roll(low[::-1], top + 1 - count)))
    one, other = look.points[(top + ahead) % count], look.points[(top - behind) % count]
    return max(float(np.hypot(*(one - other))), LOWEST)


MODEL_FILE: Final = Path(__file__).with_name("arms_model.json")

UNLIKE: Final = 0.015
"""Probability that is spread over all numbers, for outlines unlike any in the training data."""


@dataclass(frozen=True, slots=True)
class ArmCount:
    """The likeliest number of arms, and the probabilities of 0, 1, 2, ... arms."""

    count: int
    probabilities: tuple[float, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Judge:
    """One network: a score for each row of features.

    Attributes:
        inner: (columns, hidden) weights.
        offset: (hidden,)
        outer: (hidden,) weights.
    """

    inner: Floats
    offset: Floats
    outer: Floats

    def scores(self, rows: Floats) -> Floats:
        """Scores (...) of rows (..., columns)."""
        return np.asarray(np.tanh(rows @ self.inner + self.offset) @ self.outer)


def count_arms(mask: npt.NDArray[np.generic]) -> ArmCount:
    """Count the arms of an outline.

    Corners of a polygon, cracks, a torn edge, and one or two short things on a body (a stem, a
    leaf) are not arms.

    Args:
        mask: (h, w), nonzero is inside. If there are several parts, the largest one counts.

    Raises:
        ValueError: The mask is not (h, w), or empty.
    """
    judges, heat = _model()
    chances = shared(judges, evidence(mask), heat)
    chances = (1 - UNLIKE) * chances + UNLIKE / len(chances)
    values = tuple(round(float(chance), 4) for chance in chances)
    return ArmCount(int(np.argmax(chances)), values)


def shared(judges: tuple[Judge, ...], rows: Floats, heat: float) -> Floats:
    """Probabilities of the numbers of arms: (..., numbers) from features (..., numbers, columns).

    Args:
        judges: The networks; their probabilities are averaged.
        rows: The features of each number.
        heat: Temperature of the softmax: more than 1 makes the networks less certain.
    """
    shares = [softmax(judge.scores(rows) / heat, axis=-1) for judge in judges]
    return np.asarray(np.mean(shares, axis=0))


@cache
def _model() -> tuple[tuple[Judge, ...], float]:
    model = json.loads(MODEL_FILE.read_text(encoding="utf-8"))
    judges = tuple(
        Judge(np.array(judge["inner"]), np.array(judge["offset"]), np.array(judge["outer"]))
        for judge in model["judges"]
    )
    return judges, float(model["heat"])
