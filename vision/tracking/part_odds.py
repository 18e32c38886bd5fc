"""How likely a small piece came off each creature, and how likely it is a missile.

A piece is judged by its colour, by how near to the way of a creature it lies, and by whether that
creature's outline has lost as much as the piece shows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

import numpy as np

from vision.sightings import Owner, PointMm
from vision.tracking.detection import Detection
from vision.tracking.outline_change import UNTOUCHED, OutlineChange
from vision.tracking.pair_score import LOOK_SIGMA
from vision.tracking.track import Track

PART_AFTER_THROW: Final = 0.5
"""Odds that a piece is a part and no missile, after something small flew by itself: a new small
piece is probably that."""

PART_AFTER_HAND: Final = 3.0
"""Odds that a piece is a part and no missile, after a hand was at work. Found by trial."""

NEAR_MM: Final = 90.0
"""Distance in mm over which the chance that a piece is of a creature falls to 1/e. Found by
trial."""

SEEN_OF_PART: Final = 0.6
"""Share of a part's area that is missing in the outline seen from one side. By trial."""

HIDDEN_PART: Final = 0.3
"""Probability that a part came off though the outline does not show it. By trial."""

UNTOUCHED_RATIO: Final = 0.02
"""Likelihood ratio for a creature that nothing touched. By trial."""

NEAR_ODDS: Final = 2.0
"""Odds by place, beside `FAR_ODDS`, that a piece on a creature's way came off that creature."""

FAR_ODDS: Final = 0.15
"""Odds by place that a piece came off a creature that was never near it."""

PART_SIGMA_SHARE: Final = 0.4
"""Sigma of how much of an outline a part leaves missing, as a share of what is expected."""

MOST_MISSED: Final = 0.6
"""Share of an outline that a part may be expected to leave missing at most. By trial."""

ANY_CHANGE: Final = 0.02
"""Density of a change of outline that nothing explains, so that no change rules a creature out.
Found by trial."""

MOST_RATIO: Final = 200.0
"""Most likelihood ratio that an outline gives for one creature: outlines alone are no surer. Found
by trial."""


@dataclass(frozen=True, slots=True)
class FragmentContext:
    """What happened on the table, to judge a piece by.

    Attributes:
        changes: What happened to the outline of each track; untouched tracks are left out.
        before_mm: Where each track stood before, table space.
        thrown: Whether something small flew by itself.
        hand: Whether a hand was there: a missile is laid down by a hand, or flies.
    """

    changes: Mapping[int, OutlineChange]
    before_mm: Mapping[int, PointMm]
    thrown: bool
    hand: bool


def owners_of(
    detection: Detection, like: Sequence[Track], around: FragmentContext
) -> tuple[tuple[Owner, ...], float]:
    """The creatures it may have come off, and the probability that it is a missile."""
    flew = around.thrown and not around.hand
    prior = PART_AFTER_THROW if flew else PART_AFTER_HAND
    odds = [prior * _odds(detection, k, around) for k in like]
    total = 1.0 + sum(odds)
    ranked = sorted(zip(odds, like, strict=True), key=lambda pair: (-pair[0], pair[1].track))
    return tuple(Owner(k.track, odd / total) for odd, k in ranked), 1.0 / total


def _odds(detection: Detection, known: Track, around: FragmentContext) -> float:
    """How much likelier a piece is to look and lie as it does if it came off a creature."""
    change = around.changes.get(known.track, UNTOUCHED)
    look = float(np.linalg.norm(known.look - detection.look)) / LOOK_SIGMA
    away = _from_way_mm(
        detection.at_mm, around.before_mm.get(known.track, known.at_mm), known.at_mm
    )
    near = NEAR_ODDS * exp(-away / NEAR_MM) + FAR_ODDS
    expected = min(MOST_MISSED, SEEN_OF_PART * detection.area_mm2 / max(known.area_mm2, 1.0))
    sigma = float(np.hypot(change.sigma, PART_SIGMA_SHARE * expected))
    without_it = exp(-0.5 * (change.lost / change.sigma) ** 2) / change.sigma
    missed = exp(-0.5 * ((change.lost - expected) / sigma) ** 2) / sigma
    # The part may have been behind the rest, so that nothing is missing in the outline.
    with_it = (1 - HIDDEN_PART) * missed + HIDDEN_PART * without_it
    ratio = min((with_it + ANY_CHANGE) / (without_it + ANY_CHANGE), MOST_RATIO)
    if not change.touched:
        ratio = UNTOUCHED_RATIO
    return float(exp(-0.5 * look**2) * near * ratio)


def _from_way_mm(at_mm: PointMm, start_mm: PointMm, end_mm: PointMm) -> float:
    """Distance of a place from the straight way of a creature."""
    start, end, at = np.array(start_mm), np.array(end_mm), np.array(at_mm)
    along = end - start
    share = float((at - start) @ along) / max(float(along @ along), 1e-9)
    return float(np.linalg.norm(at - start - along * min(1.0, max(0.0, share))))
