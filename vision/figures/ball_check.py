"""Whether what the network takes for a ball looks like one.

The network sees the field at a millimetre or more a pixel, and a spot on a patterned cloth can pass
for a ball there. A ball has a round outline of a known size, one colour within it, and it is unlike
the field around it. What such signs are worth beside the network's score was learned on rendered
and drawn pitches (`ball_check.json`, made by `tests/training/learn_balls.py`).
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

from calibration.arrays import Floats, Floats32, Image
from vision.figures.ball_fit import (
    HALF_MM,
    SCORE_SPREAD,
    STEP_MM,
    circles_about,
    clearness,
    field_colour,
    lab_of,
    view_of,
)
from vision.figures.figure_reader import BALL, FieldSpot, score_of
from vision.figures.ground import FieldView

WEIGHTS: Final[dict[str, float]] = json.loads(
    Path(__file__).with_suffix(".json").read_text(encoding="utf-8")
)["weights"]
"""Weight of each sign of a ball in the log-odds of being one; learned on rendered and drawn pitches
(`tests/training/learn_balls.py`)."""

LEAST_SCORE: Final = 0.15
"""The network's score from which on something may be a ball: of 94 on 58 rendered pitches two
scored between 0.15 and 0.25, beside 298 things that were none."""

MOST: Final = 12
"""Number of likeliest balls that are looked at closely: on a patterned cloth the network sees 73.
Of 106 balls on rendered pitches 104 were among its first five."""

BALL_SEEN_MM: Final = 4.0
"""Height in mm at which the network's middle of a ball appears: half way from the ground to the
ball's own middle. Eight balls on watched worlds give 4.5, eleven on others 4.1."""

WITHIN: Final = 0.8
"""Distance from a ball's middle, in its radii, within which a pixel is surely the ball's."""

BESIDE: Final = (1.3, 1.9)
"""Distances from a ball's middle, in its radii, between which a pixel is beside the ball."""

LEVELS: Final = 5.0
"""Difference of colour (CIELAB) below which there is only noise."""


def checked(
    spots: Sequence[FieldSpot], above: Image, ground: FieldView, ball_mm: float
) -> tuple[FieldSpot, ...]:
    """Spots with every ball's score replaced by one that `probability` turns into its likelihood.

    Args:
        spots: Of all kinds, balls with scores from `LEAST_SCORE` on.
        above: (h, w, 3), as `FieldView.seen` gives it.
        ground: How it is looked at.
        ball_mm: Diameter of a ball.
    """
    others = [one for one in spots if one.kind != BALL]
    balls = sorted((one for one in spots if one.kind == BALL), key=lambda one: -one.score)
    told = [_checked(one, signs_of(one, above, ground, ball_mm)) for one in balls[:MOST]]
    return tuple(sorted([*others, *told], key=lambda one: -one.score))


def _checked(spot: FieldSpot, signs: dict[str, float]) -> FieldSpot:
    return replace(spot, score=score_of(log_odds(signs, WEIGHTS)))


def log_odds(signs: Mapping[str, float], weights: Mapping[str, float]) -> float:
    """Log-odds that a spot is a ball, by its signs."""
    return sum(weights[name] * value for name, value in signs.items())


def signs_of(spot: FieldSpot, above: Image, ground: FieldView, ball_mm: float) -> dict[str, float]:
    """What speaks for a ball and against it, by the names of the learned weights."""
    at_mm = ground.below(spot.at_mm[None], BALL_SEEN_MM)[0]
    lab = lab_of(above, view_of(at_mm, ball_mm / 2, ground))
    tried = circles_about(ball_mm / 2)
    clear = clearness(lab, tried)
    best = np.unravel_index(np.argmax(clear / SCORE_SPREAD + tried.log_prior), clear.shape)
    radius = float(tried.radius_mm[best])
    away = _away(float(tried.right[best]), float(tried.down[best])) / radius
    inside, _ = _colour(lab[away < WITHIN])
    ring, uneven = _colour(lab[(away > BESIDE[0]) & (away < BESIDE[1])])
    score = float(np.clip(spot.score, LEAST_SCORE, 1 - LEAST_SCORE))
    return {
        "ball": 1.0,
        "network": float(np.log(score / (1 - score))),
        "outline": float(clear[best]),
        "apart": _ln(float(np.linalg.norm(inside - ring))) - _ln(uneven),
        "unlike": _ln(float(np.linalg.norm(inside - field_colour(lab)))),
        "odd_size": abs(float(np.log(2 * radius / ball_mm))),
        "outside": float(not ground.is_set(ground.between, spot.at_mm)),
    }


def _away(right: float, down: float) -> Floats:
    """(n, n) distances in the view from a point of it, mm."""
    along = np.arange(-HALF_MM, HALF_MM + STEP_MM / 2, STEP_MM)
    return np.asarray(np.hypot(along - right, along[:, None] - down))


def _colour(some: Floats32) -> tuple[Floats32, float]:
    """The usual colour of pixels (n, 3), and how far they scatter about it."""
    usual = np.median(some, axis=0)
    return usual, float(np.median(np.linalg.norm(some - usual, axis=1)))


def _ln(difference: float) -> float:
    return float(np.log((difference + LEVELS) / LEVELS))
