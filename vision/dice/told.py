"""What has been told of dice, so that no throw is told twice."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import dist
from typing import Final

from vision.dice.sizes import middle, side
from vision.sightings import DieSeen, PointPx

NUDGED: Final = 0.8
"""A die that shows the same no farther off, in widths, was pushed, not thrown."""
SAME_PLACE: Final = 0.25
"""A die that lies as near as this to where one lay is that one, whatever is now read of it."""


class LieChange(Enum):
    """How a die lies compared with what was told last."""

    NONE = "none"
    READ_ANEW = "read anew"
    MOVED = "moved"
    THROWN = "thrown"


@dataclass(frozen=True, slots=True)
class Told:
    """The dice told last, and those that were told before and are out of sight.

    Attributes:
        lying: What was told last and still lay there then.
        away: Dice that vanished since the last throw: under a hand, or picked up.
    """

    lying: tuple[DieSeen, ...] = ()
    away: tuple[DieSeen, ...] = ()

    def changes(self, dice: Sequence[DieSeen]) -> tuple[LieChange, ...]:
        """What happened to each of the dice that lie there now."""
        changes = [self._change(die) for die in dice]
        fresh = [
            die for die, change in zip(dice, changes, strict=True) if change is LieChange.THROWN
        ]
        if self._moved_together(fresh):
            return tuple(LieChange.MOVED if c is LieChange.THROWN else c for c in changes)
        return tuple(changes)

    def after(self, dice: Sequence[DieSeen], changes: Sequence[LieChange]) -> "Told":
        """What is told now that these lie there; after a throw, what is away was picked up."""
        if LieChange.THROWN in changes:
            return Told(tuple(dice))
        gone = (
            old
            for old in (*self.lying, *self.away)
            if all(apart(old, die) >= SAME_PLACE for die in dice)
        )
        return Told(tuple(dice), tuple(gone))

    def _change(self, die: DieSeen) -> LieChange:
        for old in self.lying:
            if old.pips == die.pips and apart(old, die) < NUDGED:
                return LieChange.NONE if apart(old, die) < SAME_PLACE else LieChange.MOVED
        for old in (*self.lying, *self.away):
            if apart(old, die) < SAME_PLACE:
                return LieChange.NONE if old.pips == die.pips else LieChange.READ_ANEW
        return LieChange.THROWN

    def _moved_together(self, fresh: Sequence[DieSeen]) -> bool:
        """Whether two dice or more lie as before but elsewhere: the tray or the camera moved."""
        if len(fresh) < 2:
            return False
        first = fresh[0]
        starts = [old for old in self.lying if old.pips == first.pips]
        shifts = [_minus(middle(first.box_px), middle(old.box_px)) for old in starts]
        return any(all(self._came(die, shift) for die in fresh) for shift in shifts)

    def _came(self, die: DieSeen, shift: PointPx) -> bool:
        start = _minus(middle(die.box_px), shift)
        return any(
            old.pips == die.pips and dist(middle(old.box_px), start) < SAME_PLACE * side(die.box_px)
            for old in self.lying
        )


def _minus(one: PointPx, other: PointPx) -> PointPx:
    return one[0] - other[0], one[1] - other[1]


def apart(one: DieSeen, other: DieSeen) -> float:
    """How far apart two dice are, in widths of the second."""
    return dist(middle(one.box_px), middle(other.box_px)) / side(other.box_px)
