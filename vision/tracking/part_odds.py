"""The probabilities that a small piece came off each creature, and that it is a missile.

They depend on the piece's colour, on its distance from the creature's path, and on whether the
creature's outline has lost about as much area as the piece shows.
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
"""Prior odds that a new piece is a part, not a missile, after something small flew: it is probably
the missile."""

PART_AFTER_HAND: Final = 3.0
"""Prior odds that a new piece is a part, not a missile, after a hand was at work. Found by
trial."""

NEAR_MM: Final = 90.0
"""Distance in mm from a creature's path over which the odds by distance fall to 1/e. Found by
trial."""

SEEN_OF_PART: Final = 0.6
"""Area that a creature's outline is expected to lose, as a share of the area of the part that came
off. By trial."""

HIDDEN_PART: Final = 0.3
"""Probability that a part came off without a loss of the outline. By trial."""

UNTOUCHED_RATIO: Final = 0.02
"""Likelihood ratio for a creature that nothing touched. By trial."""

NEAR_ODDS: Final = 2.0
"""Odds by distance of a piece on a creature's path; `FAR_ODDS` is added."""

FAR_ODDS: Final = 0.15
"""Odds by distance of a piece that is far from a creature's path."""

PART_SIGMA_SHARE: Final = 0.4
"""Sigma of the area that an outline loses, as a share of the expected loss."""

MOST_MISSED: Final = 0.6
"""Upper bound on the expected loss of an outline, as a share of it. By trial."""

ANY_CHANGE: Final = 0.02
"""Density that is added for unexplained changes of an outline, so that no change rules a creature
out. Found by trial."""

MOST_RATIO: Final = 200.0
"""Upper bound on the likelihood ratio by one creature's outline, which is not more reliable. Found
by trial."""


@dataclass(frozen=True, slots=True)
class FragmentContext:
    """What happened on the table before a piece was found.

    Attributes:
        changes: How the outline of each track changed; untouched tracks are left out.
        before_mm: Where each track stood before, table space.
        thrown: Whether something small flew.
        hand: Whether a hand was seen, which may have laid a missile down.
    """

    changes: Mapping[int, OutlineChange]
    before_mm: Mapping[int, PointMm]
    thrown: bool
    hand: bool


def owners_of(
    detection: Detection, like: Sequence[Track], around: FragmentContext
) -> tuple[tuple[Owner, ...], float]:
    """The creatures that a piece may have come off, and the probability that it is a missile.

    Args:
        detection: The piece.
        like: Creatures of its colour.
        around: What happened before.

    Returns:
        The creatures with their probabilities, likeliest first, and that of a missile; all of them
        sum to 1.
    """
    flew = around.thrown and not around.hand
    prior = PART_AFTER_THROW if flew else PART_AFTER_HAND
    odds = [prior * _part_odds(detection, k, around) for k in like]
    total = 1.0 + sum(odds)
    ranked = sorted(zip(odds, like, strict=True), key=lambda pair: (-pair[0], pair[1].track))
    return tuple(Owner(k.track, odd / total) for odd, k in ranked), 1.0 / total


def _part_odds(detection: Detection, known: Track, around: FragmentContext) -> float:
    """Likelihood ratio of a piece's look and place, and of a creature's outline.

    It compares "came off this creature" with "did not".
    """
    change = around.changes.get(known.track, UNTOUCHED)
    look = float(np.linalg.norm(known.look - detection.look)) / LOOK_SIGMA
    away = _distance_to_path_mm(
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


def _distance_to_path_mm(at_mm: PointMm, start_mm: PointMm, end_mm: PointMm) -> float:
    """Distance of a place from a creature's straight path from start to end, mm."""
    start, end, at = np.array(start_mm), np.array(end_mm), np.array(at_mm)
    along = end - start
    share = float((at - start) @ along) / max(float(along @ along), 1e-9)
    return float(np.linalg.norm(at - start - along * min(1.0, max(0.0, share))))
