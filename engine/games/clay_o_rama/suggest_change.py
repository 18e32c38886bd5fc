"""Compares a second weigh-in with the first: what changed beyond their uncertainty."""

import math
from dataclasses import dataclass

from engine.games.clay_o_rama.suggested import Measured

CHANGED_SIGMAS = 2.0
"""Combined sigmas by which two volumes must differ to count as different."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a weigh-in measured of a creature: volume, legs and limbs."""

    volume_ml: Measured | None
    legs: int
    limbs: int


@dataclass(frozen=True, slots=True)
class FiguresChange:
    """The change between two weigh-ins.

    Attributes:
        before: The first weigh-in.
        after: The second weigh-in.
        lost_ml: The clay that is gone, negative if there is more; None if it was not measured.
    """

    before: Figures
    after: Figures
    lost_ml: Measured | None

    @property
    def why(self) -> str:
        """Both weigh-ins in one line of text."""
        return f"before: {_in_words(self.before)}; after: {_in_words(self.after)}"


def change_between(before: Figures, after: Figures) -> FiguresChange | None:
    """Return the change, or None if nothing changed.

    Another number of limbs alone is no change if no clay is missing: limbs are counted less
    reliably than legs, and losing a limb means losing clay.
    """
    lost = _lost(before.volume_ml, after.volume_ml)
    clearly, perhaps = _beyond(lost, CHANGED_SIGMAS), _beyond(lost, 1.0)
    legs, limbs = before.legs != after.legs, before.limbs != after.limbs
    if clearly or legs or (limbs and (perhaps or lost is None)):
        return FiguresChange(before, after, lost)
    return None


def _lost(before: Measured | None, after: Measured | None) -> Measured | None:
    if before is None or after is None:
        return None
    return before[0] - after[0], math.hypot(before[1], after[1])


def _beyond(lost: Measured | None, sigmas: float) -> bool:
    return lost is not None and abs(lost[0]) > sigmas * lost[1]


def _in_words(figures: Figures) -> str:
    volume = "" if figures.volume_ml is None else f"{figures.volume_ml[0]:.0f} ml, "
    legs = "1 leg" if figures.legs == 1 else f"{figures.legs} legs"
    limbs = "1 limb" if figures.limbs == 1 else f"{figures.limbs} limbs"
    return f"{volume}{legs}, {limbs}"
