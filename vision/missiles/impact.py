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
# A shift of so many times the least that is believed is as likely a touched creature's as a
# passing shadow's.
EVEN_SHIFT: Final = 1.35
JOLT_WEIGHT: Final = 2.6
MOST_JOLT: Final = 7.0
# No jolt where one of a quarter of a mm would show speaks so much against; where only one of
# several mm would show, hardly.
NO_JOLT_WEIGHT: Final = -5.0
SHOWN_JOLT_MM: Final = 0.25
HIDDEN_JOLT_MM: Final = 2.5
NEAR_WEIGHT: Final = 2.0
FAR_WEIGHT: Final = -8.0
OFF_FLIGHT_WEIGHT: Final = -2.0
BEND_WEIGHT: Final = 2.0
NO_BEND_WEIGHT: Final = -1.0


@dataclass(frozen=True, slots=True)
class Clue:
    """What speaks for and against one creature.

    Attributes:
        track: Which creature.
        at_mm: Where it stood before.
        colour: Its colour.
        contact_s: When it was touched, if it was; None where nothing suggests a moment.
        jolt_px: How far its picture then shifted; None where it did not.
        least_px: The smallest shift that is believed in such a picture.
        noise_px: How far it seemed to shift before anything could have touched it.
        shown_mm: The smallest jolt that would have shown.
        picture_gap: How far the missile was from its outline at that moment, beyond what contact
            allows, in standard deviations; 0 where contact is possible.
        space_gap: The same in space: rests on the fitted flight, whose depth may be off.
        bent: Whether the flight bent at that moment in a way the table does not explain; None
            where that cannot be told.
    """

    track: int
    at_mm: PointMm
    colour: ColourName
    contact_s: float | None
    jolt_px: float | None
    least_px: float
    noise_px: float
    shown_mm: float
    picture_gap: float
    space_gap: float
    bent: bool | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """Probabilities that sum to one, best first."""

    struck: tuple[tuple[Clue, float], ...]
    none: float

    @property
    def best(self) -> Clue | None:
        """The creature that is likelier touched than all else together, if there is one."""
        if self.struck and self.struck[0][1] > 0.5:
            return self.struck[0][0]
        return None


def touched_logit(clue: Clue) -> float:
    """Log-odds that this creature was touched by the missile at `contact_s`."""
    in_picture = max(FAR_WEIGHT, -0.5 * min(clue.picture_gap, 9.0) ** 2)
    in_space = max(OFF_FLIGHT_WEIGHT, -0.5 * min(clue.space_gap, 9.0) ** 2)
    near = NEAR_WEIGHT + in_picture + in_space
    return PRIOR_LOGIT + _jolt_weight(clue) + near + _bend_weight(clue)


def _jolt_weight(clue: Clue) -> float:
    if clue.jolt_px is None:
        span = float(np.log(HIDDEN_JOLT_MM / SHOWN_JOLT_MM))
        shown = float(np.log(HIDDEN_JOLT_MM / max(clue.shown_mm, 1e-3))) / span
        return NO_JOLT_WEIGHT * float(np.clip(shown, 0.1, 1.0))
    even = max(EVEN_SHIFT * clue.least_px, 4 * clue.noise_px)
    weight = JOLT_WEIGHT * float(np.log(max(clue.jolt_px, 1e-3) / even))
    return float(np.clip(weight, NO_JOLT_WEIGHT, MOST_JOLT))


def _bend_weight(clue: Clue) -> float:
    if clue.bent is None:
        return 0.0
    return BEND_WEIGHT if clue.bent else NO_BEND_WEIGHT


def judge(clues: Sequence[Clue]) -> Verdict:
    """Who was touched first: each creature in time's order, if none before it was.

    Returns:
        Best first; those below one in a thousand are left out, their share goes to "none".
    """
    ordered = sorted(clues, key=lambda c: (np.inf if c.contact_s is None else c.contact_s, c.track))
    left = 1.0
    found = []
    for clue in ordered:
        own = 1 / (1 + float(np.exp(-touched_logit(clue))))
        found.append((clue, left * own))
        left *= 1 - own
    kept = [(c, p) for c, p in found if p >= 1e-3]
    kept.sort(key=lambda cp: -cp[1])
    return Verdict(tuple(kept), 1.0 - sum(p for _, p in kept))
