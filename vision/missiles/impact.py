"""From what was measured of a throw to probabilities: which creature was touched first, or none.

Three things tell: the creature's own jolt, the missile being there at that moment, and the bend
of its flight. Each adds to the log-odds of "touched"; the weights are physical judgement, checked
by sampling drawn and recorded throws (see docs/throws.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from vision.sighting import ColourName, PointMm

# Before anything is measured: of the creatures near a flight about one in eight is touched.
PRIOR_LOGIT: Final = -2.0
# A shift of so many pixels is as likely a touched creature's as a passing shadow's.
EVEN_SHIFT_PX: Final = 0.16
JOLT_WEIGHT: Final = 2.6
MOST_JOLT: Final = 7.0
LEAST_JOLT: Final = -5.0
NEAR_WEIGHT: Final = 2.0
FAR_WEIGHT: Final = -6.0
BEND_WEIGHT: Final = 1.5
NO_BEND_WEIGHT: Final = -1.0


@dataclass(frozen=True, slots=True)
class Clue:
    """What speaks for and against one creature.

    Attributes:
        track: Which creature.
        at_mm: Where it stood before.
        colour: Its colour.
        onset_s: When its picture began to shift; None where it did not.
        shift_px: How far it then shifted, typically over some frames; 0 where it did not.
        noise_px: How far it seemed to shift before anything could have touched it.
        gap_sigmas: How far the missile passed from it at that moment, beyond what contact allows,
            in standard deviations; 0 where contact is possible.
        bend_s: When the flight bent near that moment in a way the table does not explain; None
            where it did not; NaN where that cannot be told.
    """

    track: int
    at_mm: PointMm
    colour: ColourName
    onset_s: float | None
    shift_px: float
    noise_px: float
    gap_sigmas: float
    bend_s: float | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Probabilities that sum to one."""

    struck: tuple[tuple[Clue, float], ...]
    none: float


def touched_logit(clue: Clue) -> float:
    """Log-odds that this creature was touched by the missile at `onset_s`."""
    even = max(EVEN_SHIFT_PX, 4 * clue.noise_px)
    jolt = JOLT_WEIGHT * float(np.log(max(clue.shift_px, 1e-3) / even))
    jolt = float(np.clip(jolt, LEAST_JOLT, MOST_JOLT))
    near = NEAR_WEIGHT - 0.5 * min(clue.gap_sigmas, 5.0) ** 2
    near = max(near, FAR_WEIGHT)
    return PRIOR_LOGIT + jolt + near + _bend_weight(clue)


def _bend_weight(clue: Clue) -> float:
    if clue.bend_s is None:
        return NO_BEND_WEIGHT
    return 0.0 if np.isnan(clue.bend_s) else BEND_WEIGHT


def judge(clues: Sequence[Clue]) -> Verdict:
    """Who was touched first: each creature in time's order, if none before it was.

    Returns:
        Best first; those below one in a thousand are left out, their share goes to "none".
    """
    ordered = sorted(clues, key=lambda c: (np.inf if c.onset_s is None else c.onset_s, c.track))
    left = 1.0
    found = []
    for clue in ordered:
        own = 1 / (1 + float(np.exp(-touched_logit(clue))))
        found.append((clue, left * own))
        left *= 1 - own
    kept = [(c, p) for c, p in found if p >= 1e-3]
    kept.sort(key=lambda cp: -cp[1])
    return Verdict(tuple(kept), 1.0 - sum(p for _, p in kept))
