"""Guard a calibration: no frame is measured with one that no longer holds.

Each frame is checked cheaply: do boards and table look as when the calibration was known to hold?
If not, the boards are searched, what moved is named, and once everything is at rest it is solved
again. Frames in between are not measured. The result depends only on the frames.
"""

from dataclasses import dataclass
from typing import Final

from calibration.detect.boards import BoardsSeen, find_boards
from calibration.detect.nearby import find_nearby, pieces_of
from calibration.failure import CalibrationFailed
from calibration.frame import Frame
from calibration.guard.drift import drift
from calibration.guard.light import LightLevel, darkness
from calibration.guard.messages import healed_in_words, in_words, unseen_in_words
from calibration.guard.motion import Moving
from calibration.guard.quick_check import QuickCheck
from calibration.guard.re_solve import RenewedCalibration, refined_boards, solved_again
from calibration.guard.reference import ReferenceMatch
from calibration.guard.search import LOOK_EVERY_S, BoardSearch
from calibration.guard.troubles import (
    UNPROVEN_S,
    CalibrationDoubt,
    Conditions,
    Covers,
    Standstill,
)
from calibration.model.printed import Boards
from calibration.model.solution import Calibration

LONG_PAUSE_S: Final = 0.5
"""Pause, in seconds, from which on pictures are no film any more, and nothing is waited for."""

RETRY_S: Final = 1.0
"""Time until boards that gave no answer are looked at again. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class GuardDecision:
    """What to do with a frame.

    Attributes:
        measure: The frames that may be measured now, in order; none while waiting.
        proven: Whether it is visible that the calibration holds for them.
        solved: The calibration from these frames on, if something moved.
        news: What happened, one sentence each, without a full stop.
    """

    measure: tuple[Frame, ...]
    proven: bool = True
    solved: RenewedCalibration | None = None
    news: tuple[str, ...] = ()


_WAIT: Final = GuardDecision((), proven=False)
"""What to do with a frame that must wait: nothing may be measured, and nothing is proven."""


class Guard:
    """Watches one calibration of one camera.

    Args:
        boards: What is printed and lies on the table.
        calibration: One that is known to hold, or did when it was kept.
        look_every_s: How often boards that have left their places are searched.
    """

    def __init__(
        self, boards: Boards, calibration: Calibration, *, look_every_s: float = LOOK_EVERY_S
    ) -> None:
        self.boards = boards
        self.calibration = calibration
        self._quick: QuickCheck | None = None
        self._verified = True
        self._search = BoardSearch(look_every_s)
        self._doubt = CalibrationDoubt()
        self._conditions = Conditions()
        self._covers = Covers()
        self._standstill = Standstill()
        self._light = LightLevel()
        self._dimmed: list[Frame] = []
        self._motion: Moving | None = None
        self._shifted: Moving | None = None
        self._before_s = float("-inf")

    @property
    def waiting(self) -> bool:
        """Whether nothing may be measured now."""
        return self._motion is not None or "dark" in self._conditions

    @property
    def light(self) -> float:
        """Brightness of the table, relative to the first calibration."""
        return self._light.level

    @property
    def proven(self) -> bool:
        """Whether anything in view proves that the calibration holds, or did a moment ago."""
        return not self._doubt.told

    @property
    def conditions(self) -> tuple[str, ...]:
        """What is wrong at this moment, one sentence each."""
        return self._conditions.words

    @property
    def calm(self) -> bool:
        """Whether everything was in place in the last checked frame, and nothing waits."""
        return self._quick is not None and self._quick.sound

    def begin(self, frame: Frame, seen: BoardsSeen | None = None) -> None:
        """Note a frame in which the calibration was just solved, and what was seen there."""
        self._renew(frame, seen)

    def begin_scene(self) -> None:
        """The source starts again: whatever waits is dropped."""
        self._motion, self._before_s = None, float("-inf")
        if self._quick is not None:
            self._quick.forget()

    def watch(self, frame: Frame) -> GuardDecision:
        """Whether the next frame may be measured, and what happened."""
        pause_s, self._before_s = frame.t_s - self._before_s, frame.t_s
        if self._quick is None:
            return self._first(frame)
        if self._quick.shows_the_same(frame):
            return GuardDecision((frame,))
        now = self._quick.compared(frame)
        self._conditions.set("frozen", self._standstill.see(frame, self._quick.anchors))
        lit = self._light.see(frame, now.contrast)
        if now.sound:
            return self._holds(frame, self._quick, now, lit)
        self._dimmed = []
        if now.camera_holds and self._motion is None:
            return self._board_differs(frame, self._quick, now, lit)
        return self._doubted(frame, self._quick, now, film=pause_s < LONG_PAUSE_S)

    # A calibration that holds.

    def _holds(
        self, frame: Frame, quick: QuickCheck, now: ReferenceMatch, news: tuple[str, ...]
    ) -> GuardDecision:
        news += self._back(frame)
        self._covers = Covers()
        self._conditions.clear("covered")
        quick.holds_in(frame, now)
        self._dimmed.append(frame)
        if self._light.changing:
            return GuardDecision((), news=news)
        quick.keep(frame)
        ready, self._dimmed = tuple(self._dimmed), []
        return GuardDecision(ready, news=news)

    def _back(self, frame: Frame) -> tuple[str, ...]:
        """The calibration was in doubt and is seen to hold again; told if the doubt was told."""
        motion, self._motion = self._motion, None
        told = self._doubt.end()
        self._conditions.clear("moving", "dark", "unproven", "unsolved")
        if motion is not None and frame.t_s - motion.began_s > UNPROVEN_S:
            return (f"{motion.told}, and is back where it was",)
        return ("boards are in view again, nothing has moved",) if told else ()

    # The camera stands still, but some board has left its place.

    def _board_differs(
        self, frame: Frame, quick: QuickCheck, now: ReferenceMatch, news: tuple[str, ...]
    ) -> GuardDecision:
        news += self._back(frame)
        if pieces_of(self.boards) and self._search.is_due(frame):
            seen = find_nearby(frame.bgr, self.boards, self.calibration)
            told = drift(self.calibration, seen)
            self._covers.found(seen)
            if told.verdict == "camera":
                return self._moving(frame, Moving.since(frame, seen, in_words(told)), now)
            if told.verdict == "steady":
                self._also(frame, quick, seen)
            elif told.verdict != "unseen":
                news += self._relaid(frame, seen)
        news += self._covers.see(frame, now.boards)
        self._conditions.set("covered", self._covers.words)
        return GuardDecision((frame,), proven=self._verified, news=news)

    def _also(self, frame: Frame, quick: QuickCheck, seen: BoardsSeen) -> None:
        """Add boards that were covered, or outside the picture, at the calibration."""
        if any(not quick.knows(board.name) for board in seen.boards if board.placed):
            self._renew(frame, seen)
            self._verified = True

    def _relaid(self, frame: Frame, seen: BoardsSeen) -> tuple[str, ...]:
        """A shifted sheet does no harm; its new place is measured once it is still."""
        before, self._shifted = self._shifted, Moving.since(frame, seen, "")
        if before is None or not before.rests_in(frame):
            return ()
        try:
            solved = solved_again(frame.bgr, seen, self.boards, self.calibration, scenery=1.0)
        except CalibrationFailed:
            return ()
        if solved.calibration is not self.calibration:
            return ()
        self.boards, self._shifted = solved.boards, None
        self._renew(frame)
        return (healed_in_words(solved.drift),) if solved.drift.verdict == "boards" else ()

    # Nothing proves that the calibration holds.

    def _doubted(
        self, frame: Frame, quick: QuickCheck, now: ReferenceMatch, *, film: bool
    ) -> GuardDecision:
        if self._motion is not None and self._motion.rests_in(frame):
            return self._waited(frame, self._motion, now)
        if darkness(frame):
            return self._unproven(frame)
        due = self._search.is_due(frame) or not film or not self._doubt.begun
        if not due and self._motion is None:
            return self._unproven(frame)
        seen = self._search.look(frame, self.boards, self.calibration)
        told = drift(self.calibration, seen)
        if told.verdict == "unseen":
            return self._unproven(frame)
        if told.verdict == "steady" and not now.nudged:
            refined = refined_boards(frame.bgr, seen, self.boards, self.calibration)
            told = drift(self.calibration, refined, refined=True)
        if told.verdict in ("steady", "unseen") and not now.nudged:
            return self._looks_different(frame, quick, seen)
        motion = Moving.since(frame, seen, in_words(told), self._motion)
        return self._moving(frame, motion, now, film=film)

    def _looks_different(self, frame: Frame, quick: QuickCheck, seen: BoardsSeen) -> GuardDecision:
        """The boards are in place, but everything looks different: an arm, light, focus."""
        news = self._back(frame)
        if quick.differs_lastingly(frame):
            self._renew(frame, seen)
        else:
            self._doubt.begin(frame)
        return GuardDecision((frame,), news=news)

    def _unproven(self, frame: Frame) -> GuardDecision:
        """No board is in view: dark, or covered. Measurements in between are checked later."""
        dark, moving = darkness(frame), self._motion is not None
        self._conditions.set("dark", dark)
        news: tuple[str, ...] = ()
        if self._doubt.is_told_now(frame):
            unseen = "" if dark else unseen_in_words(frame, self.boards, self._motion)
            self._conditions.set("unproven", unseen)
            news = (dark or unseen,)
        return GuardDecision(() if dark or moving else (frame,), proven=False, news=news)

    # Something moves, or has moved.

    def _moving(
        self, frame: Frame, motion: Moving, now: ReferenceMatch, *, film: bool = True
    ) -> GuardDecision:
        self._motion = motion
        self._conditions.set("moving", f"{motion.told}; nothing is measured until all is at rest")
        return _WAIT if film else self._solve(frame, motion, now)

    def _waited(self, frame: Frame, motion: Moving, now: ReferenceMatch) -> GuardDecision:
        motion.waiting.append(frame)
        return self._solve(frame, motion, now) if motion.has_rested() else _WAIT

    def _solve(self, frame: Frame, motion: Moving, now: ReferenceMatch) -> GuardDecision:
        try:
            solved = solved_again(
                frame.bgr,
                motion.seen,
                self.boards,
                self.calibration,
                scenery=now.scenery,
                sure=True,
            )
        except CalibrationFailed as failure:
            return self._unsolved(frame, motion, failure)
        self._motion = None
        self._back(frame)
        fresh = solved.calibration is not self.calibration
        self.boards, self.calibration = solved.boards, solved.calibration
        self._renew(frame)
        told = solved.drift.verdict not in ("steady", "unseen")
        return GuardDecision(
            tuple(motion.waiting),
            solved=solved if fresh else None,
            news=(healed_in_words(solved.drift),) if told else (),
        )

    def _unsolved(self, frame: Frame, motion: Moving, failure: CalibrationFailed) -> GuardDecision:
        """The boards give no answer: tell it once, and look at them again a little later."""
        words = f"{motion.told}; nothing is measured until it is mended: {failure.mend}"
        self._conditions.clear("moving")
        motion.waiting[:], motion.rest_s = [frame], RETRY_S
        return self._told_once("unsolved", words)

    # The first frame with a kept calibration.

    def _first(self, frame: Frame) -> GuardDecision:
        seen = find_boards(frame.bgr, self.boards)
        told = drift(self.calibration, seen)
        if told.verdict in ("steady", "unseen"):
            return self._taken_over(frame, seen, unseen=told.verdict == "unseen")
        try:
            solved = solved_again(frame.bgr, seen, self.boards, self.calibration)
        except CalibrationFailed as failure:
            words = f"the kept calibration does not hold: {in_words(told)}; {failure.mend}"
            return self._told_once("unsolved", words)
        self.boards, self.calibration = solved.boards, solved.calibration
        self._renew(frame, seen)
        words = f"since the calibration was kept: {healed_in_words(solved.drift)}"
        return GuardDecision((frame,), solved=solved, news=(words,))

    def _taken_over(self, frame: Frame, seen: BoardsSeen, *, unseen: bool) -> GuardDecision:
        self._renew(frame, seen)
        self._verified = not (unseen and pieces_of(self.boards))
        words = "no board is in view: whether the kept calibration still holds is not known"
        return GuardDecision(
            (frame,), proven=self._verified, news=() if self._verified else (words,)
        )

    def _told_once(self, condition: str, words: str) -> GuardDecision:
        fresh = self._conditions.set(condition, words)
        return GuardDecision((), proven=False, news=(words,) if fresh else ())

    def _renew(self, frame: Frame, seen: BoardsSeen | None = None) -> None:
        """Take this frame as the table's new appearance."""
        seen = seen or find_nearby(frame.bgr, self.boards, self.calibration)
        self._light = LightLevel(self._light.level)
        self._conditions.clear("unsolved")
        self._quick = QuickCheck(frame, seen, self.calibration, self.boards)
