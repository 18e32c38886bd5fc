"""Guard a calibration, so that no frame is measured with one that no longer holds.

Each frame is checked quickly: do boards and table look as when the calibration was known to hold?
If not, the boards are searched to find out what moved. Once everything is at rest, the calibration
is solved again; frames in between are not measured. The result depends only on the frames.
"""

from dataclasses import dataclass, replace
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
"""Seconds between frames from which on they are single pictures, not a film, so that nothing waits
for rest."""

RETRY_S: Final = 1.0
"""Seconds until a calibration that could not be solved is tried again. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class GuardDecision:
    """What to do with a frame.

    Attributes:
        measure: The frames that may be measured now, in order; none while waiting.
        proven: Whether the frames prove that the calibration holds for them.
        solved: The new calibration from these frames on; None if it has not changed.
        news: What happened, one sentence each, without a full stop.
    """

    measure: tuple[Frame, ...]
    proven: bool = True
    solved: RenewedCalibration | None = None
    news: tuple[str, ...] = ()


_WAIT: Final = GuardDecision((), proven=False)
"""The decision for a frame that must wait: nothing is measured, and nothing is proven."""


class Guard:
    """Watches one calibration of one camera.

    Args:
        boards: The printed boards on the table.
        calibration: One that is known to hold, or did when it was kept.
        look_every_s: Seconds between searches for boards that have left their places.
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
        """Whether frames must wait, as something moves or it is dark."""
        return self._motion is not None or "dark" in self._conditions

    @property
    def light(self) -> float:
        """Brightness of the table, relative to the first calibration."""
        return self._light.level

    @property
    def proven(self) -> bool:
        """Whether anything proves that the calibration holds, or did a moment ago."""
        return not self._doubt.told

    @property
    def conditions(self) -> tuple[str, ...]:
        """The problems at this moment, one sentence each."""
        return self._conditions.words

    @property
    def calm(self) -> bool:
        """Whether everything was in place in the last checked frame, and nothing waits."""
        return self._quick is not None and self._quick.sound

    def begin(self, frame: Frame, seen: BoardsSeen | None = None) -> None:
        """Start with a frame in which the calibration was just solved, and its boards."""
        self._renew(frame, seen)

    def begin_scene(self) -> None:
        """Drop all waiting frames, as the source starts again."""
        self._motion, self._before_s, self._dimmed = None, float("-inf"), []
        if self._quick is not None:
            self._quick.forget()

    def watch(self, frame: Frame) -> GuardDecision:
        """Check the next frame, and decide which frames may be measured."""
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
        film = pause_s < LONG_PAUSE_S
        if now.camera_holds and self._motion is None:
            differs = self._board_differs(frame, self._quick, now, lit, film=film)
            return self._with_dimmed(differs)
        return self._with_dimmed(self._unsound(frame, self._quick, now, film=film))

    def finish(self) -> tuple[Frame, ...]:
        """The frames that wait for the light, if no other frame of their scene follows.

        The calibration holds for them, and their light is taken for permanent.
        """
        self._light.settle()
        waiting, self._dimmed = tuple(self._dimmed), []
        return waiting

    # A calibration that holds.

    def _holds(
        self, frame: Frame, quick: QuickCheck, now: ReferenceMatch, news: tuple[str, ...]
    ) -> GuardDecision:
        """Decide on a frame in which everything is in place.

        While the light changes, frames wait: it may change for good.
        """
        news += self._end_doubt(frame)
        self._covers = Covers()
        self._conditions.clear("covered")
        quick.holds_in(frame, now)
        self._dimmed.append(frame)
        if self._light.changing:
            return GuardDecision((), news=news)
        quick.keep(frame)
        ready, self._dimmed = tuple(self._dimmed), []
        return GuardDecision(ready, news=news)

    def _with_dimmed(self, decision: GuardDecision) -> GuardDecision:
        """A decision with the frames before it that wait for the light: all was in place in them.

        If the calibration was solved again, they keep waiting, as they are not for the new one.
        """
        if not self._dimmed or decision.solved is not None:
            return decision
        waiting, self._dimmed = tuple(self._dimmed), []
        proven = decision.proven or not decision.measure
        return replace(decision, measure=waiting + decision.measure, proven=proven)

    def _end_doubt(self, frame: Frame) -> tuple[str, ...]:
        """End all doubt, as the calibration is seen to hold.

        Returns:
            News if the doubt was reported, or a movement lasted long.
        """
        motion, self._motion = self._motion, None
        reported = self._doubt.end()
        self._conditions.clear("moving", "dark", "unproven", "unsolved")
        if motion is not None and frame.t_s - motion.began_s > UNPROVEN_S:
            return (f"{motion.told}, and is back where it was",)
        return ("boards are in view again, nothing has moved",) if reported else ()

    # The camera stands still, but some board has left its place.

    def _board_differs(
        self,
        frame: Frame,
        quick: QuickCheck,
        now: ReferenceMatch,
        news: tuple[str, ...],
        *,
        film: bool,
    ) -> GuardDecision:
        """Decide on a frame in which some board is covered or shifted."""
        news += self._end_doubt(frame)
        if pieces_of(self.boards) and self._search.is_due(frame):
            seen = find_nearby(frame.bgr, self.boards, self.calibration)
            change = drift(self.calibration, seen)
            self._covers.found(seen)
            if change.verdict == "camera":
                motion = Moving.since(frame, seen, in_words(change))
                return self._moving(frame, motion, now, film=film)
            if change.verdict == "steady":
                self._add_new_boards(frame, quick, seen)
            elif change.verdict != "unseen":
                news += self._measure_shifted_boards(frame, seen)
        news += self._covers.see(frame, now.boards)
        self._conditions.set("covered", self._covers.words)
        return GuardDecision((frame,), proven=self._verified, news=news)

    def _add_new_boards(self, frame: Frame, quick: QuickCheck, seen: BoardsSeen) -> None:
        """Renew the reference if boards are seen that it does not contain."""
        if any(not quick.knows(board.name) for board in seen.boards if board.placed):
            self._renew(frame, seen)
            self._verified = True

    def _measure_shifted_boards(self, frame: Frame, seen: BoardsSeen) -> tuple[str, ...]:
        """Measure the new places of shifted boards once they are still; the calibration holds.

        Returns:
            News if a place was measured.
        """
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

    def _unsound(
        self, frame: Frame, quick: QuickCheck, now: ReferenceMatch, *, film: bool
    ) -> GuardDecision:
        """Decide on a frame in which too little is in place: search the boards if that is due."""
        if self._motion is not None and self._motion.rests_in(frame):
            return self._wait_for_rest(frame, self._motion, now)
        if darkness(frame):
            return self._unproven(frame)
        due = self._search.is_due(frame) or not film or not self._doubt.begun
        if not due and self._motion is None:
            return self._unproven(frame)
        seen = self._search.look(frame, self.boards, self.calibration)
        change = drift(self.calibration, seen)
        if change.verdict == "unseen":
            return self._unproven(frame)
        if change.verdict == "steady" and not now.nudged:
            refined = refined_boards(frame.bgr, seen, self.boards, self.calibration)
            change = drift(self.calibration, refined, refined=True)
        if change.verdict in ("steady", "unseen") and not now.nudged:
            return self._looks_different(frame, quick, seen)
        motion = Moving.since(frame, seen, in_words(change), self._motion)
        return self._moving(frame, motion, now, film=film)

    def _looks_different(self, frame: Frame, quick: QuickCheck, seen: BoardsSeen) -> GuardDecision:
        """Decide if the boards are in place but look different, by an arm, light or focus."""
        news = self._end_doubt(frame)
        if quick.differs_lastingly(frame):
            self._renew(frame, seen)
        else:
            self._doubt.begin(frame)
        return GuardDecision((frame,), news=news)

    def _unproven(self, frame: Frame) -> GuardDecision:
        """Decide if no board is found, as it is dark or they are covered.

        Frames may be measured unless it is dark or something moves, but nothing is proven.
        """
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
        self, frame: Frame, motion: Moving, now: ReferenceMatch, *, film: bool
    ) -> GuardDecision:
        """Wait until everything is at rest; for single pictures, solve again at once."""
        self._motion = motion
        self._conditions.set("moving", f"{motion.told}; nothing is measured until all is at rest")
        return _WAIT if film else self._solve(frame, motion, now)

    def _wait_for_rest(self, frame: Frame, motion: Moving, now: ReferenceMatch) -> GuardDecision:
        motion.waiting.append(frame)
        return self._solve(frame, motion, now) if motion.has_rested() else _WAIT

    def _solve(self, frame: Frame, motion: Moving, now: ReferenceMatch) -> GuardDecision:
        """Solve the calibration again after a movement, and release the waiting frames."""
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
        self._end_doubt(frame)
        fresh = solved.calibration is not self.calibration
        self.boards, self.calibration = solved.boards, solved.calibration
        self._renew(frame)
        moved = solved.drift.verdict not in ("steady", "unseen")
        return GuardDecision(
            tuple(motion.waiting),
            solved=solved if fresh else None,
            news=(healed_in_words(solved.drift),) if moved else (),
        )

    def _unsolved(self, frame: Frame, motion: Moving, failure: CalibrationFailed) -> GuardDecision:
        """Report once that the calibration could not be solved, and try again a little later."""
        words = f"{motion.told}; nothing is measured until it is mended: {failure.mend}"
        self._conditions.clear("moving")
        motion.waiting[:], motion.rest_s = [frame], RETRY_S
        return self._told_once("unsolved", words)

    # The first frame with a kept calibration.

    def _first(self, frame: Frame) -> GuardDecision:
        """Check whether a kept calibration still holds; if not, solve it again."""
        seen = find_boards(frame.bgr, self.boards)
        told = drift(self.calibration, seen)
        if told.verdict in ("steady", "unseen"):
            return self._adopted(frame, seen, unseen=told.verdict == "unseen")
        try:
            solved = solved_again(frame.bgr, seen, self.boards, self.calibration)
        except CalibrationFailed as failure:
            words = f"the kept calibration does not hold: {in_words(told)}; {failure.mend}"
            return self._told_once("unsolved", words)
        self.boards, self.calibration = solved.boards, solved.calibration
        self._renew(frame, seen)
        words = f"since the calibration was kept: {healed_in_words(solved.drift)}"
        return GuardDecision((frame,), solved=solved, news=(words,))

    def _adopted(self, frame: Frame, seen: BoardsSeen, *, unseen: bool) -> GuardDecision:
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
        """Make this frame the reference of the quick check."""
        seen = seen or find_nearby(frame.bgr, self.boards, self.calibration)
        self._light = self._light.renewed()
        self._conditions.clear("unsolved")
        self._quick = QuickCheck(frame, seen, self.calibration, self.boards)
