"""Which candidates are believed: by both networks, by their outline, and beside each other."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from calibration.arrays import Image
from vision.boxes import BoxPx
from vision.dice.find import FoundDie, of_one_size, side
from vision.dice.outline import corners_of, is_round
from vision.dice.pips import Reading

NO_DIE_FROM: Final = 0.03
"""The reader's chance that there is no die; what is above speaks against it. By trial."""

UNREAD_WEIGHT: Final = 0.5
"""What an unclear value speaks against a die, beside that chance. By trial."""

READ: Final = 0.9
"""Clearness of a value, from which on it does not speak against a die."""

LEAST_SCORE: Final = -0.9
"""Finder and reader together decide what is a die, in log-odds: what the reader says against it
from 3 % on, and by half what a value lacks to 90 %, speak against the finder. On material that may
teach, -0.6 finds 387 of 463 dice and tells some in 42 of 280 pictures without any, this 398 and in
56, -1.1 403 and in 69."""

CORNERED: Final = 0.045
"""Corners, in radii of the outline, from which on it is surely not round: 84 % of dice have. What
has fewer is a ball or a stone where more of what both networks believe is round than has so many.
"""

CORNERED_ONE: Final = 0.5
"""So much of what the reader says against a 1 such corners take back: it doubts ones because balls
look like them. With the bound above and half as much 405 dice are found, and some told in 57
pictures."""

SHARPLY_CORNERED: Final = 0.06
"""Corners from which on twice as much is taken back: nothing round comes near."""

BESIDE: Final = 0.4
"""Boxes that share less than this of the smaller one are those of two dice."""

WITHIN: Final = 0.8
"""A box of which so much lies in another one lies within it."""

WITHIN_SHARE: Final = 0.6
"""A die that hides another shows larger than it, but not so much larger."""


@dataclass(frozen=True, slots=True)
class PossibleDie:
    """What may be a die.

    Attributes:
        die: Where it was found.
        reading: What it shows.
        corners: How far its outline is from round, in radii.
    """

    die: FoundDie
    reading: Reading
    corners: float

    @property
    def score(self) -> float:
        """How much speaks for a die, in log-odds; above 0 it is one."""
        against = _against(self.reading)
        if self.reading.pips == 1 and self.corners > CORNERED:
            sharp = self.corners > SHARPLY_CORNERED
            against = max(0.0, against - CORNERED_ONE * (2 if sharp else 1))
        return _log_odds(self.die.sure) - against - LEAST_SCORE


def candidates(
    bgr: Image, dice: Sequence[FoundDie], readings: Sequence[Reading]
) -> list[PossibleDie]:
    """What both networks believe to be dice, round or not."""
    told = [
        (die, reading)
        for die, reading in zip(dice, readings, strict=True)
        if _log_odds(die.sure) - _against(reading) - LEAST_SCORE > -2 * CORNERED_ONE
    ]
    corners = corners_of(bgr, [die.box_px for die, _ in told])
    all_of_them = [PossibleDie(*one, much) for one, much in zip(told, corners, strict=True)]
    return [one for one in all_of_them if one.score > 0]


def dice_among(told: Sequence[PossibleDie]) -> list[PossibleDie]:
    """Those that are not round, lie within no other, and are about as large as the others."""
    kept = _not_within_another(_not_round(told))
    fits = of_one_size([one.die.box_px for one in kept], [one.score for one in kept])
    return [one for one, good in zip(kept, fits, strict=True) if good]


def beside(told: Sequence[PossibleDie], near: Iterable[PossibleDie]) -> list[PossibleDie]:
    """Dice as they were told, and those near ones that lie beside all of them."""
    return [*told, *(one for one in near if all(_apart(one, other) for other in told))]


def _apart(one: PossibleDie, other: PossibleDie) -> bool:
    return shared(one.die.box_px, other.die.box_px) < BESIDE


def _not_round(told: Sequence[PossibleDie]) -> list[PossibleDie]:
    """Those that are not round; what is nearly round goes with most of what lies beside it."""
    kept = [one for one in told if not is_round(side(one.die.box_px), one.corners)]
    cornered = [one for one in kept if one.corners > CORNERED]
    return cornered if len(told) - len(kept) > len(cornered) else kept


def shared(one: BoxPx, other: BoxPx) -> float:
    """What two boxes share, as a part of the smaller one."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    areas = [(box[2] - box[0]) * (box[3] - box[1]) for box in (one, other)]
    return max(0.0, width) * max(0.0, height) / max(min(areas), 1e-9)


def _not_within_another(dice: Iterable[PossibleDie]) -> list[PossibleDie]:
    """Dice hold no dice: of a die and what is found within it only what more speaks for.

    A pip of a near die looks like a dark die far away, a group of dice like the pips of one.
    """
    kept: list[PossibleDie] = []
    for one in sorted(dice, key=lambda one: -one.score):
        if not any(_holds(one.die.box_px, other.die.box_px) for other in kept):
            kept.append(one)
    return kept


def _holds(one: BoxPx, other: BoxPx) -> bool:
    """Whether one of two boxes lies in the other and is much smaller."""
    small, large = sorted((side(one), side(other)))
    return small < WITHIN_SHARE * large and shared(one, other) > WITHIN


def _against(reading: Reading) -> float:
    """What the reader says against a die, in log-odds."""
    against = _beyond(reading.no_die, NO_DIE_FROM)
    return against + UNREAD_WEIGHT * _beyond(READ, reading.clearness)


def _beyond(probability: float, another: float) -> float:
    """By how much one probability lies above another, in log-odds; 0 where it does not."""
    return max(0.0, _log_odds(probability) - _log_odds(another))


def _log_odds(probability: float) -> float:
    kept = min(max(probability, 0.001), 0.999)
    return log(kept / (1 - kept))
