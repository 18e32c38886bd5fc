"""Decide which candidates are dice: from both networks, their outlines, and one another."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Final

from calibration.arrays import Image
from vision.boxes import BoxPx, shared
from vision.dice.find import FoundDie, of_one_size, side
from vision.dice.outline import corners_of, is_round
from vision.dice.pips import Reading

NO_DIE_FROM: Final = 0.03
"""The reader's probability of no die above which it counts against a die. Found by trial."""

UNREAD_WEIGHT: Final = 0.5
"""Weight of an unclear value as evidence against a die, beside the probability that there is none.
Found by trial."""

READ: Final = 0.9
"""Clearness of a value from which on it does not count against a die."""

LEAST_SCORE: Final = -1.0
"""Least score of a die, in log-odds. The score is the finder's, minus the reader's `no_die` above 3
% and half of what a value lacks to 90 %. On 40 drawn throws seen from low, 84 dice are found with
-0.9, 85 with this value and 87 with -1.1; of 330 real pictures without dice some are reported in
29, 30 and 36 (decision 76)."""

CORNERED: Final = 0.045
"""Size of corners, in radii of the outline, above which it is certainly not round: 84 % of dice
have them. Anything with fewer counts as a ball or a stone if the round candidates outnumber the
cornered ones."""

CORNERED_ONE: Final = 0.5
"""Part of the reader's evidence against a 1, in log-odds, that corners above `CORNERED` cancel: the
reader doubts ones because balls look like them. With `CORNERED` and half as much, 405 dice are
found, and some reported in 57 pictures."""

SHARPLY_CORNERED: Final = 0.06
"""Size of corners, in radii of the outline, above which twice as much of that evidence is
cancelled: nothing round comes near."""

BESIDE: Final = 0.4
"""Share of the smaller box that two boxes must share to be of the same die."""

WITHIN: Final = 0.8
"""Share of a box that another box must contain for the box to be inside it."""

WITHIN_SHARE: Final = 0.6
"""Ratio of the widths of two boxes, one inside the other, from which on both may be dice: a die
that hides another one looks larger than it, but not by this much."""


@dataclass(frozen=True, slots=True)
class PossibleDie:
    """A candidate for a die.

    Attributes:
        die: Where it was found.
        reading: What it shows.
        corners: Deviation of its outline from an ellipse, in radii.
    """

    die: FoundDie
    reading: Reading
    corners: float

    @property
    def score(self) -> float:
        """Evidence for a die, in log-odds; above 0 it counts as one."""
        against = _evidence_against(self.reading)
        if self.reading.pips == 1 and self.corners > CORNERED:
            sharp = self.corners > SHARPLY_CORNERED
            against = max(0.0, against - CORNERED_ONE * (2 if sharp else 1))
        return _log_odds(self.die.sure) - against - LEAST_SCORE


def candidates(
    bgr: Image, dice: Sequence[FoundDie], readings: Sequence[Reading]
) -> list[PossibleDie]:
    """Candidates that both networks accept as dice, round or not.

    One that was found only in an enlarged picture must have a clear value. Of 19 on 16 drawn throws
    and 148 real pictures without dice, this keeps all 7 dice and 2 of 12 others.
    """
    likely = [
        (die, reading)
        for die, reading in zip(dice, readings, strict=True)
        if (reading.clearness > READ or not die.only_enlarged)
        and _log_odds(die.sure) - _evidence_against(reading) - LEAST_SCORE > -2 * CORNERED_ONE
    ]
    corners = corners_of(bgr, [die.box_px for die, _ in likely])
    all_of_them = [PossibleDie(*one, much) for one, much in zip(likely, corners, strict=True)]
    return [one for one in all_of_them if one.score > 0]


def dice_among(possible: Sequence[PossibleDie]) -> list[PossibleDie]:
    """The candidates that are not round, not inside another, and about as large as the others."""
    kept = _without_nested(_not_round(possible))
    fits = of_one_size([one.die.box_px for one in kept], [one.score for one in kept])
    return [one for one, good in zip(kept, fits, strict=True) if good]


def beside(dice: Sequence[PossibleDie], near: Iterable[PossibleDie]) -> list[PossibleDie]:
    """The dice, and those of the near candidates that overlap none of them."""
    return [*dice, *(one for one in near if all(_do_not_overlap(one, other) for other in dice))]


def _do_not_overlap(one: PossibleDie, other: PossibleDie) -> bool:
    return shared(one.die.box_px, other.die.box_px) < BESIDE


def _not_round(possible: Sequence[PossibleDie]) -> list[PossibleDie]:
    """The candidates that are not round; nearly round ones follow the majority."""
    kept = [one for one in possible if not is_round(side(one.die.box_px), one.corners)]
    cornered = [one for one in kept if one.corners > CORNERED]
    return cornered if len(possible) - len(kept) > len(cornered) else kept


def _without_nested(dice: Iterable[PossibleDie]) -> list[PossibleDie]:
    """Drop candidates inside a larger one, or around a smaller one: that with less evidence.

    A pip of a near die looks like a dark die far away, and a group of dice like the pips of one.
    """
    kept: list[PossibleDie] = []
    for one in sorted(dice, key=lambda one: -one.score):
        if not any(_is_nested(one.die.box_px, other.die.box_px) for other in kept):
            kept.append(one)
    return kept


def _is_nested(one: BoxPx, other: BoxPx) -> bool:
    """Whether one of two boxes is inside the other and much smaller."""
    small, large = sorted((side(one), side(other)))
    return small < WITHIN_SHARE * large and shared(one, other) > WITHIN


def _evidence_against(reading: Reading) -> float:
    """The reader's evidence against a die, in log-odds."""
    against = _log_odds_above(reading.no_die, NO_DIE_FROM)
    return against + UNREAD_WEIGHT * _log_odds_above(READ, reading.clearness)


def _log_odds_above(probability: float, another: float) -> float:
    """Difference of two probabilities in log-odds if the first is larger; 0 otherwise."""
    return max(0.0, _log_odds(probability) - _log_odds(another))


def _log_odds(probability: float) -> float:
    kept = min(max(probability, 0.001), 0.999)
    return log(kept / (1 - kept))
