"""Observe dice from frame to frame: they are reported when at rest; a throw once, when all are."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from math import dist
from typing import Final

import numpy as np
import numpy.typing as npt

from calibration.arrays import Image
from calibration.frame import Frame
from calibration.model.solution import Calibration
from vision.dice.find import middle, side
from vision.dice.look import DiceLook, changed_places, from_left, within
from vision.foreground import Glance, Glancer
from vision.registered import Registered, Surroundings
from vision.sightings import DieSeen, Evidence, PointPx, RollSeen, Sighting


@dataclass(frozen=True, slots=True)
class DiceTuning:
    """When dice are at rest, and which of them are the same as before.

    By trial on the shared clips and on drawn throws unless another source is given; guarded by
    tests/vision/dice/test_observer.py, and the dice in docs/accuracy.md. Lengths are in widths of a
    die.
    """

    quiet_s: float = 0.3
    """Seconds without any motion before a look can be the last one."""

    again_s: float = 0.25
    """Seconds after a look until a second one must show the same."""

    lasting_s: float = 1.6
    """Seconds that the second look waits while something moves elsewhere, or a die seems to roll: a
    die does not roll for so long."""

    still_place: float = 0.12
    """Largest movement of a die's middle between two looks if it is at rest."""

    stirred_share: float = 0.06
    """Least share of changed pixels of a die and its immediate surroundings when it moves."""

    moving_share: float = 0.5
    """Least share of the square around a die that changes when one rolls."""

    around: float = 1.5
    """Distance around a change in which dice are searched for: those that it touches are
    included."""

    nudged: float = 0.8
    """Largest movement of a die with the same value that was pushed, not thrown."""

    same_place: float = 0.25
    """Largest distance from an earlier die at which a die is the same one, whatever its value is
    now."""


TUNING: Final = DiceTuning()


class RestChange(Enum):
    """How a die at rest differs from what was last reported."""

    NONE = "none"
    READ_ANEW = "read anew"
    MOVED = "moved"
    THROWN = "thrown"


@dataclass(frozen=True, slots=True)
class ReportedDice:
    """The dice reported last, and those that were reported before and are now out of sight.

    Attributes:
        at_rest: The dice that were last reported and still there then.
        away: Dice that vanished since the last throw: under a hand, or picked up.
    """

    at_rest: tuple[DieSeen, ...] = ()
    away: tuple[DieSeen, ...] = ()

    def changes(self, dice: Sequence[DieSeen]) -> tuple[RestChange, ...]:
        """What changed for each of the dice that are there now."""
        changes = [self._change(die) for die in dice]
        fresh = [
            die for die, change in zip(dice, changes, strict=True) if change is RestChange.THROWN
        ]
        if self._moved_together(fresh):
            return tuple(RestChange.MOVED if c is RestChange.THROWN else c for c in changes)
        return tuple(changes)

    def after(self, dice: Sequence[DieSeen], changes: Sequence[RestChange]) -> "ReportedDice":
        """The next state, given the dice now; after a throw, missing dice count as picked up."""
        if RestChange.THROWN in changes:
            return ReportedDice(tuple(dice))
        gone = (
            old
            for old in (*self.at_rest, *self.away)
            if all(apart(old, die) >= TUNING.same_place for die in dice)
        )
        return ReportedDice(tuple(dice), tuple(gone))

    def _change(self, die: DieSeen) -> RestChange:
        for old in self.at_rest:
            if old.pips == die.pips and apart(old, die) < TUNING.nudged:
                return RestChange.NONE if apart(old, die) < TUNING.same_place else RestChange.MOVED
        for old in (*self.at_rest, *self.away):
            if apart(old, die) < TUNING.same_place:
                return RestChange.NONE if old.pips == die.pips else RestChange.READ_ANEW
        return RestChange.THROWN

    def _moved_together(self, fresh: Sequence[DieSeen]) -> bool:
        """Whether two or more dice have the same shift and value: the tray or camera was moved."""
        if len(fresh) < 2:
            return False
        first = fresh[0]
        starts = [old for old in self.at_rest if old.pips == first.pips]
        shifts = [_difference(middle(first.box_px), middle(old.box_px)) for old in starts]
        return any(all(self._was_there(die, shift) for die in fresh) for shift in shifts)

    def _was_there(self, die: DieSeen, shift: PointPx) -> bool:
        start = _difference(middle(die.box_px), shift)
        return any(
            old.pips == die.pips
            and dist(middle(old.box_px), start) < TUNING.same_place * side(die.box_px)
            for old in self.at_rest
        )


def _difference(one: PointPx, other: PointPx) -> PointPx:
    return one[0] - other[0], one[1] - other[1]


def apart(one: DieSeen, other: DieSeen) -> float:
    """Distance of two dice, in widths of the second."""
    return dist(middle(one.box_px), middle(other.box_px)) / side(other.box_px)


class DiceObserver:
    """Reports all dice whenever they have newly come to rest, and each throw once.

    Args:
        calibration: Camera and table; without it dice have no place in mm.
        still: Whether the source is single pictures: each is reported as it is.
        every_frame: Whether to report the dice of every frame, at rest or rolling.
    """

    def __init__(
        self,
        calibration: Calibration | None = None,
        *,
        still: bool = False,
        every_frame: bool = False,
    ) -> None:
        self._look = DiceLook(calibration)
        self._still, self._every_frame = still, every_frame
        self._reported: ReportedDice | None = None
        self._moved_s = float("-inf")
        self._looked_s = float("-inf")
        self._before: tuple[DieSeen, ...] = ()
        self._changed: npt.NDArray[np.uint8] | None = None
        self._calm: Image | None = None
        self._shown_px: tuple[float, float] | None = None
        self._settled = False

    def resting(self) -> bool:
        """Whether the dice that are there have been reported."""
        return self._settled and not self._every_frame

    def see(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """The dice, and the throw they come from, once all of them are at rest."""
        if self._still:
            return self._look.dice(frame, thorough=True)
        news = self._watched(frame, glance)
        if not self._every_frame:
            return news
        return (*self._look.dice(frame), *(one for one in news if isinstance(one, RollSeen)))

    def finish(self) -> tuple[Sighting, ...]:
        """Nothing: dice that did not come to rest are not reported."""
        return ()

    def _watched(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        if self._reported is None or self._has_other_size(glance):
            return self._begin(frame, glance)
        self._note_change(frame, glance)
        quiet = frame.t_s - self._moved_s >= TUNING.quiet_s
        quiet = quiet and not any("rolling" in die.flags for die in self._before)
        if self._settled or frame.t_s - self._looked_s < (
            TUNING.again_s if quiet else TUNING.lasting_s
        ):
            return ()
        return self._compare(frame, glance)

    def _begin(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Remember the dice that are there from the beginning: they were not thrown now.

        A camera whose pictures get another size, as when a phone is turned, begins again.
        """
        self._settled = False
        self._shown_px = self._look.shown_px(frame.size_wh)
        self._remember(frame, self._current_dice(frame, glance))
        self._reported = ReportedDice(away=self._before)
        return ()

    def _has_other_size(self, glance: Glance) -> bool:
        return self._calm is not None and self._calm.shape != glance.calm.shape

    def _note_change(self, frame: Frame, glance: Glance) -> None:
        if not glance.changed.any():
            return
        if self._changed is None:
            self._changed = np.zeros_like(glance.changed)
        self._changed = np.asarray(self._changed | glance.changed, dtype=np.uint8)
        if glance.changed_share > self._least_moving(glance):
            self._moved_s, self._settled = frame.t_s, False
        elif any(stirred(die, glance.changed, glance.scale) for die in self._before):
            self._settled = False

    def _least_moving(self, glance: Glance) -> float:
        """The smallest share of a glance that changes when a die rolls."""
        if self._shown_px is None:
            return Glancer.STILL_SHARE
        least = TUNING.moving_share * (self._shown_px[0] / glance.scale) ** 2 / glance.changed.size
        return min(Glancer.STILL_SHARE, least)

    def _current_dice(self, frame: Frame, glance: Glance) -> tuple[DieSeen, ...]:
        """The dice that are there now; they are searched for only where something has changed."""
        places = None
        if self._shown_px is not None:
            reach_px = TUNING.around * self._shown_px[1]
            places = changed_places(glance.calm, self._calm, glance.scale, reach_px)
        self._calm = glance.calm
        if places is None:
            return self._look.dice(frame)
        kept = (
            replace(die, frame=frame.index, t_s=frame.t_s)
            for die in self._before
            if not any(within(middle(die.box_px), place) for place in places)
        )
        return from_left((*kept, *self._look.dice(frame, places)))

    def _compare(self, frame: Frame, glance: Glance) -> tuple[Sighting, ...]:
        """Look again: if everything is as in the last look, the dice are at rest."""
        before, changed = self._before, self._changed
        dice = self._current_dice(frame, glance)
        same = alike(before, dice) and not any(
            changed is not None and stirred(die, changed, glance.scale) for die in dice
        )
        self._remember(frame, dice)
        if not same:
            return ()
        self._settled = True
        return self._news(tuple(_at_rest(die) for die in dice))

    def _remember(self, frame: Frame, dice: tuple[DieSeen, ...]) -> None:
        self._before, self._looked_s, self._changed = dice, frame.t_s, None

    def _news(self, dice: tuple[DieSeen, ...]) -> tuple[Sighting, ...]:
        reported = self._reported or ReportedDice()
        changes = reported.changes(dice)
        self._reported = reported.after(dice, changes)
        first_told = not reported.at_rest and any(change is RestChange.NONE for change in changes)
        if all(change is RestChange.NONE for change in changes) and not first_told:
            return ()
        thrown = [
            die for die, change in zip(dice, changes, strict=True) if change is RestChange.THROWN
        ]
        return (*dice, rolled(dice, thrown)) if thrown else dice


def alike(one: Sequence[DieSeen], other: Sequence[DieSeen]) -> bool:
    """Whether two looks show dice in the same places; a value that is hard to read may change."""
    return len(one) == len(other) and all(
        any(apart(old, die) < TUNING.still_place for old in one) for die in other
    )


def _at_rest(die: DieSeen) -> DieSeen:
    """The die without the flag "rolling": it is at rest, however blurred it looks."""
    return replace(die, flags=tuple(flag for flag in die.flags if flag != "rolling"))


def stirred(die: DieSeen, changed: npt.NDArray[np.uint8], scale: float) -> bool:
    """Whether a die, or its immediate surroundings, changed.

    Args:
        die: With its box in frame pixels.
        changed: (h, w) uint8, nonzero where something changed.
        scale: Frame pixels per pixel of `changed`.
    """
    reach = side(die.box_px) / 4
    left, top, right, bottom = (round(edge / scale) for edge in die.box_px)
    margin = round(reach / scale)
    part = changed[max(0, top - margin) : bottom + margin, max(0, left - margin) : right + margin]
    return int(np.count_nonzero(part)) > max(2.0, TUNING.stirred_share * part.size)


def rolled(dice: Sequence[DieSeen], thrown: Sequence[DieSeen]) -> RollSeen:
    """The throw, with the probability that every value in it is right."""
    return RollSeen(
        thrown[0].frame,
        thrown[0].t_s,
        tuple(thrown),
        float(np.prod([die.probability for die in thrown])),
        beside=len(dice) - len(thrown),
        evidence=Evidence((thrown[0].frame,), outline_px=hull_px(thrown)),
    )


def hull_px(dice: Sequence[DieSeen]) -> tuple[tuple[float, float], ...]:
    """The bounding rectangle of some dice, px."""
    boxes = np.array([die.box_px for die in dice])
    left, top = (float(v) for v in boxes[:, :2].min(axis=0))
    right, bottom = (float(v) for v in boxes[:, 2:].max(axis=0))
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _made(around: Surroundings) -> DiceObserver:
    still = around.footage != "film"
    return DiceObserver(around.calibration, still=still, every_frame=around.every_frame)


REGISTERED: Final = Registered(
    "dice", frozenset({"die", "roll"}), _made, in_games=lambda _: True, unscaled=True
)
