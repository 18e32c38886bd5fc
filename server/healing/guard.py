"""Guards a calibration: no frame is measured by one that does not hold any more.

Each frame is asked, cheaply, whether boards and table look as when the calibration was known to
hold. Where they do not, the boards are looked for; what moved is named, and once all is at rest it
is solved again. Frames in between are not measured. What follows depends on the frames alone.
"""

from dataclasses import dataclass
from typing import Final

from calibration.again import Solved, found_exactly, solved_again
from calibration.anchors import Anchors, Patches, apart_levels, glimpse
from calibration.boards import BoardsSeen, find_boards, grey_of
from calibration.diagnosis import too_blurred
from calibration.drift import drift
from calibration.failure import CalibrationFailed
from calibration.nearby import find_nearby, pieces_of
from calibration.printed import Boards
from calibration.reference import (
    Reference,
    Steadiness,
    board_anchors,
    reference_of,
    steadiness,
    with_fresh_scenery,
)
from calibration.solution import Calibration
from server.healing.covers import Covers
from server.healing.light import Light, darkness
from server.healing.moving import Moving
from server.healing.stillness import Standstill
from server.healing.words import healed_in_words, in_words
from vision.frame import Frame

LOOK_EVERY_S: Final = 0.25
WHOLE_LOOK_EVERY_S: Final = 0.5
LONG_PAUSE_S: Final = 0.5
"""Pictures so far apart are no film: nothing is waited for."""

RETRY_S: Final = 1.0
PROVEN_FOR_S: Final = 0.1
"""So long a frame is taken to hold whose boards show the very pixels of one that was checked."""

SAME_LEVELS: Final = 6.0
"""Mean difference in any patch from which on a frame is checked; noise alone makes 1 to 4."""

UNPROVEN_S: Final = 0.4
ENOUGH: Final = 4
DIFFERENT_S: Final = 2.0
RENEW_EVERY_S: Final = 5.0
STALE_SCENERY: Final = 0.6


@dataclass(frozen=True, slots=True, eq=False)
class Ruling:
    """What is to be done with a frame.

    Attributes:
        measure: The frames that may be measured now, in order; none while one has to wait.
        proven: Whether it is seen that the calibration holds for them.
        solved: What holds from these frames on, where something moved.
        news: What happened, one sentence each, without a full stop.
    """

    measure: tuple[Frame, ...]
    proven: bool = True
    solved: Solved | None = None
    news: tuple[str, ...] = ()


_WAIT: Final = Ruling((), proven=False)


class Guard:
    """Watches one calibration of one camera.

    Args:
        boards: What is printed and lies on the table.
        calibration: What is known to hold, or did when it was kept.
        look_every_s: How often boards that are not seen where they were are looked for.
    """

    def __init__(
        self, boards: Boards, calibration: Calibration, *, look_every_s: float = LOOK_EVERY_S
    ) -> None:
        self.boards = boards
        self.calibration = calibration
        self._look_every_s = look_every_s
        self._reference: Reference | None = None
        self._glimpsed: Anchors | None = None
        self._motion: Moving | None = None
        self._light = Light()
        self._dimmed: list[Frame] = []
        self._standstill = Standstill()
        self._looked_s = self._looked_whole_s = self._renewed_s = self._before_s = float("-inf")
        self._sound: tuple[float, Patches] | None = None
        self._covers = Covers()
        self._unproven_since_s: float | None = None
        self._told_unproven = False
        self._verified = True
        self._different_since_s: float | None = None
        self._in_view: frozenset[str] = frozenset()
        self._shifted: Moving | None = None
        self._conditions: dict[str, str] = {}

    @property
    def waiting(self) -> bool:
        """Whether nothing may be measured at this moment."""
        return self._motion is not None or "dark" in self._conditions

    @property
    def light(self) -> float:
        """How bright the table is, relative to when it was first calibrated."""
        return self._light.level

    @property
    def proven(self) -> bool:
        """Whether anything in view proves that the calibration holds, or did a moment ago."""
        return not self._told_unproven

    @property
    def conditions(self) -> tuple[str, ...]:
        """What is not as it should be at this moment, one sentence each."""
        return tuple(self._conditions.values())

    def begin(self, frame: Frame, seen: BoardsSeen | None = None) -> None:
        """Take note of a frame in which the calibration was just solved, of what was seen there."""
        seen = seen or find_nearby(frame.bgr, self.boards, self.calibration)
        self._renew(frame, seen)

    def begin_scene(self) -> None:
        """The source starts anew: what waits is not continued."""
        self._motion = None
        self._before_s, self._sound = float("-inf"), None

    def watch(self, frame: Frame) -> Ruling:
        """Whether the next frame may be measured, and what happened."""
        pause_s, self._before_s = frame.t_s - self._before_s, frame.t_s
        if self._reference is None:
            return self._first(frame)
        if self._shows_the_same(frame):
            return Ruling((frame,))
        self._sound = None
        now = steadiness(self._reference, frame.bgr)
        self._set("frozen", self._standstill.see(frame, self._reference.anchors))
        lit = self._light.see(frame, now.contrast)
        if now.sound:
            return self._holds(frame, now, lit)
        self._dimmed = []
        if now.camera_holds and self._motion is None:
            return self._board_differs(frame, now, lit)
        return self._doubted(frame, now, film=pause_s < LONG_PAUSE_S)

    def _shows_the_same(self, frame: Frame) -> bool:
        """Whether the boards show the pixels of a frame that was sound a moment ago."""
        if self._sound is None or self._glimpsed is None:
            return False
        sound_s, before = self._sound
        if not 0 < frame.t_s - sound_s < PROVEN_FOR_S:
            return False
        return apart_levels(before, glimpse(self._glimpsed, frame.bgr)) < SAME_LEVELS

    # A calibration that holds.

    def _holds(self, frame: Frame, now: Steadiness, news: tuple[str, ...]) -> Ruling:
        back = self._back(frame)
        self._covers, self._in_view = Covers(), frozenset()
        self._different_since_s = None
        self._set("covered", "")
        stale = now.scenery is not None and now.scenery < STALE_SCENERY
        if stale and self._reference and frame.t_s - self._renewed_s > RENEW_EVERY_S:
            self._renewed_s = frame.t_s
            self._reference = with_fresh_scenery(
                self._reference, frame.bgr, self.calibration, self.boards
            )
        self._dimmed.append(frame)
        if self._light.changing:
            return Ruling((), news=news + back)
        if self._glimpsed is not None:
            self._sound = frame.t_s, glimpse(self._glimpsed, frame.bgr)
        ready, self._dimmed = tuple(self._dimmed), []
        return Ruling(ready, news=news + back)

    def _back(self, frame: Frame) -> tuple[str, ...]:
        """It was in doubt and is seen to hold again; told where the doubt was told."""
        motion, self._motion = self._motion, None
        told, self._told_unproven = self._told_unproven, False
        self._unproven_since_s = None
        for condition in ("moving", "dark", "unproven", "unsolved"):
            self._set(condition, "")
        if motion is not None and frame.t_s - motion.began_s > UNPROVEN_S:
            return (f"{motion.told}, and is back where it was",)
        return ("boards are in view again, nothing has moved",) if told else ()

    # The camera stands still, but some board is not seen where it was.

    def _board_differs(self, frame: Frame, now: Steadiness, news: tuple[str, ...]) -> Ruling:
        news += self._back(frame)
        if pieces_of(self.boards) and self._is_due(frame):
            seen = find_nearby(frame.bgr, self.boards, self.calibration)
            told = drift(self.calibration, seen)
            self._in_view = frozenset(b.name for b in seen.boards if len(b.points_px) >= ENOUGH)
            if told.verdict == "camera":
                return self._moving(frame, Moving.since(frame, seen, in_words(told)), now)
            if told.verdict == "steady":
                self._also(frame, seen)
            elif told.verdict != "unseen":
                news += self._relaid(frame, seen)
        news += self._covers.see(frame, now.boards, self._in_view)
        self._set("covered", self._covers.words)
        return Ruling((frame,), proven=self._verified, news=news)

    def _also(self, frame: Frame, seen: BoardsSeen) -> None:
        """Boards that were covered, or out of view, when the calibration was solved or read."""
        known = self._reference.boards if self._reference else ()
        if any(board.name not in known for board in seen.boards if board.placed):
            self._renew(frame, seen)
            self._verified = True

    def _relaid(self, frame: Frame, seen: BoardsSeen) -> tuple[str, ...]:
        """A shifted sheet spoils nothing; where it lies now is measured once it lies still."""
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
        self._renew(frame, find_nearby(frame.bgr, self.boards, self.calibration))
        return (healed_in_words(solved.drift),) if solved.drift.verdict == "boards" else ()

    # Nothing proves that the calibration holds.

    def _doubted(self, frame: Frame, now: Steadiness, *, film: bool) -> Ruling:
        if self._motion is not None and self._motion.rests_in(frame):
            return self._waited(frame, self._motion, now)
        freshly = self._unproven_since_s is None
        if darkness(frame) or not (self._is_due(frame) or self._motion or freshly or not film):
            return self._unproven(frame)
        seen = self._look(frame)
        told = drift(self.calibration, seen)
        if told.verdict == "unseen":
            return self._unproven(frame)
        if told.verdict == "steady" and not now.nudged:
            exact = found_exactly(frame.bgr, seen, self.boards, self.calibration)
            told = drift(self.calibration, exact, exact=True)
        if told.verdict in ("steady", "unseen") and not now.nudged:
            return self._looks_different(frame, seen)
        motion = Moving.since(frame, seen, in_words(told), self._motion)
        return self._moving(frame, motion, now, film=film)

    def _looks_different(self, frame: Frame, seen: BoardsSeen) -> Ruling:
        """The boards are where they were, and yet all looks different: an arm, light, focus.

        An arm goes away; what lasts is what the table looks like from now on.
        """
        news, since_s = self._back(frame), self._different_since_s
        self._different_since_s = frame.t_s if since_s is None else since_s
        if frame.t_s - self._different_since_s > DIFFERENT_S:
            self._renew(frame, seen)
        else:
            self._unproven_since_s = frame.t_s
        return Ruling((frame,), news=news)

    def _look(self, frame: Frame) -> BoardsSeen:
        """Near where they were; when nothing is there, now and then in the whole picture."""
        self._looked_s = frame.t_s
        seen = find_nearby(frame.bgr, self.boards, self.calibration)
        if seen.boards or frame.t_s - self._looked_whole_s < WHOLE_LOOK_EVERY_S:
            return seen
        self._looked_whole_s = frame.t_s
        return find_boards(frame.bgr, self.boards)

    def _unproven(self, frame: Frame) -> Ruling:
        """No board is in view: dark, or covered. What is measured meanwhile is checked later."""
        moving = self._motion is not None
        if self._unproven_since_s is None:
            self._unproven_since_s = frame.t_s
        dark = darkness(frame)
        self._set("dark", dark)
        lasting = frame.t_s - self._unproven_since_s >= UNPROVEN_S
        news: tuple[str, ...] = ()
        if lasting and not self._told_unproven:
            self._told_unproven = True
            self._set("unproven", "" if dark else self._unseen_words(frame))
            news = (dark or self._unseen_words(frame),)
        if dark or moving:
            return Ruling((), proven=False, news=news)
        return Ruling((frame,), proven=False, news=news)

    def _unseen_words(self, frame: Frame) -> str:
        if not pieces_of(self.boards):
            return "the table looks different, and no board tells whether the camera moved"
        if self._motion is not None:
            return f"{self._motion.told}; nothing is measured until a board is in view"
        blurred = too_blurred(grey_of(frame.bgr))
        if blurred is not None:
            return f"the picture is blurred, {blurred.detail}: {blurred.mend}"
        return "no board is in view: whether the camera moves is checked when one is"

    # Something moves, or has moved.

    def _moving(
        self, frame: Frame, motion: Moving, now: Steadiness, *, film: bool = True
    ) -> Ruling:
        self._motion = motion
        self._set("moving", f"{motion.told}; nothing is measured until all is at rest")
        if not film:
            return self._solve(frame, motion, now)
        return _WAIT

    def _waited(self, frame: Frame, motion: Moving, now: Steadiness) -> Ruling:
        motion.waiting.append(frame)
        return self._solve(frame, motion, now) if motion.has_rested() else _WAIT

    def _solve(self, frame: Frame, motion: Moving, now: Steadiness) -> Ruling:
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
        self.boards = solved.boards
        fresh = solved.calibration is not self.calibration
        self.calibration = solved.calibration
        self._renew(frame, find_nearby(frame.bgr, self.boards, self.calibration))
        told = solved.drift.verdict not in ("steady", "unseen")
        return Ruling(
            tuple(motion.waiting),
            solved=solved if fresh else None,
            news=(healed_in_words(solved.drift),) if told else (),
        )

    def _unsolved(self, frame: Frame, motion: Moving, failure: CalibrationFailed) -> Ruling:
        """The boards do not tell: looked at again a little later, told once."""
        words = f"{motion.told}; nothing is measured until it is mended: {failure.mend}"
        fresh = self._conditions.get("unsolved") != words
        self._set("moving", "")
        self._set("unsolved", words)
        motion.waiting[:], motion.rest_s = [frame], RETRY_S
        return Ruling((), proven=False, news=(words,) if fresh else ())

    # The first frame with a calibration that was kept.

    def _first(self, frame: Frame) -> Ruling:
        seen = find_boards(frame.bgr, self.boards)
        told = drift(self.calibration, seen)
        if told.verdict in ("steady", "unseen"):
            self._renew(frame, seen)
            missing = told.verdict == "unseen" and pieces_of(self.boards)
            self._verified = not missing
            words = "no board is in view: whether the kept calibration still holds is not known"
            return Ruling((frame,), proven=not missing, news=(words,) if missing else ())
        try:
            solved = solved_again(frame.bgr, seen, self.boards, self.calibration)
        except CalibrationFailed as failure:
            words = f"the kept calibration does not hold: {in_words(told)}; {failure.mend}"
            fresh = self._conditions.get("unsolved") != words
            self._set("unsolved", words)
            return Ruling((), proven=False, news=(words,) if fresh else ())
        self.boards, self.calibration = solved.boards, solved.calibration
        self._renew(frame, seen)
        words = f"since the calibration was kept: {healed_in_words(solved.drift)}"
        return Ruling((frame,), solved=solved, news=(words,))

    def _renew(self, frame: Frame, seen: BoardsSeen) -> None:
        """From now on this is what the table looks like."""
        self._renewed_s, self._different_since_s = frame.t_s, None
        self._light = Light(self._light.level)
        self._set("unsolved", "")
        self._sound = None
        self._reference = reference_of(frame.bgr, seen, self.calibration, self.boards)
        self._glimpsed = board_anchors(self._reference)

    def _is_due(self, frame: Frame) -> bool:
        if frame.t_s - self._looked_s < self._look_every_s:
            return False
        self._looked_s = frame.t_s
        return True

    def _set(self, condition: str, words: str) -> None:
        if words:
            self._conditions[condition] = words
        else:
            self._conditions.pop(condition, None)
