"""Pairs the throws that two cameras report: each is reported once, by both where both saw it.

Each camera is watched by itself and reports what it saw of a throw. A throw waits for the other
camera's report, unless that camera has ended; a report that comes too late is dropped. Throws that
both saw also give the offset of their clocks.

The joint flight knows in space what a single camera has to estimate, but it depends on the clocks
and on every point that it was fitted to. In dim pictures both are off by more than their sigmas. So
of a throw that both saw the most certain of three answers is reported, that of the joint flight or
that of either camera by itself, with the height of contact if the joint flight gives the same one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from calibration.frame import Frame
from calibration.model.solution import Calibration
from vision.clay.standing import Standing
from vision.sightings import Estimate, ImpactSeen
from vision.throws.watched_throw import WatchedThrow
from vision.two_views.clock import ClockEstimate, TwoClocks, clocks_of
from vision.two_views.joint_sighting import sighting_of_both, sighting_of_second
from vision.two_views.joint_throw import JointThrow, joint_throw
from vision.two_views.motion import MotionSeries, offset_of
from vision.two_views.solids import Body, bodies_of

WAIT_S: Final = 0.6
"""Seconds for which a throw waits for the other camera's report while frames keep coming."""

KEPT_S: Final = 60.0
"""Seconds of motion that are kept to compare the clocks."""

KEPT_FRAMES: Final = 8000
"""Most frames whose motion is kept to compare the clocks."""

SAME_S: Final = 0.25
"""Most seconds between two views of one throw, beside the clocks' doubt."""

OPEN: Final = Estimate(0.0, 2.5)
"""Offset in seconds, with its sigma, of two cameras that were started together by hand, before
their clocks are compared."""


@dataclass(slots=True, eq=False)
class _Side:
    """What one camera has reported so far."""

    waiting: list[WatchedThrow] = field(default_factory=list)
    t_s: list[float] = field(default_factory=list)
    share: list[float] = field(default_factory=list)
    frame: int = 0
    scene: int = 0
    now_s: float = 0.0
    ended: bool = False
    calibration: Calibration | None = None
    standing: Callable[[], Sequence[Standing]] = tuple

    @property
    def motion(self) -> MotionSeries:
        """How much moved lately."""
        return MotionSeries(np.array(self.t_s), np.array(self.share))

    def frame_at(self, t_s: float) -> int:
        """The frame nearest to a time, at the recent frame rate."""
        if len(self.t_s) < 2:
            return self.frame
        pace_s = float(np.median(np.diff(self.t_s[-30:])))
        return max(0, self.frame + round((t_s - self.now_s) / max(pace_s, 1e-3)))


class PairedThrows:
    """Takes in what both cameras see, and reports each throw once.

    Args:
        about: What is known of the second clock's offset, which is added to its times for the first
            one's, in seconds.
        wait_s: How long a throw waits for the other camera.
    """

    def __init__(self, about: Estimate = OPEN, *, wait_s: float = WAIT_S) -> None:
        self._about = about
        self._wait_s = wait_s
        self._sides = (_Side(), _Side())
        self._words: list[ClockEstimate] = []
        self._reported_s: list[tuple[float, float]] = []
        self.joint: list[JointThrow] = []

    def hear(self, side: int, watched: WatchedThrow) -> None:
        """Takes in what a camera saw of a throw; camera 0 is the first one."""
        self._sides[side].waiting.append(watched)

    def note(self, side: int, frame: Frame, changed_share: float) -> None:
        """Takes in a camera's frame, and how much changed in it."""
        one = self._sides[side]
        if frame.scene != one.scene:
            self._forget_clocks(one, frame.scene)
        one.frame, one.now_s = frame.index, frame.t_s
        one.t_s.append(frame.t_s)
        one.share.append(changed_share)
        while len(one.t_s) > KEPT_FRAMES or one.t_s[-1] - one.t_s[0] > KEPT_S:
            del one.t_s[0], one.share[0]

    @property
    def waits(self) -> bool:
        """Whether a throw waits for the other camera's report."""
        return any(side.waiting for side in self._sides)

    def look_on(
        self, side: int, calibration: Calibration, standing: Callable[[], Sequence[Standing]]
    ) -> None:
        """Takes in a camera's calibration, and a function that returns the creatures it sees."""
        self._sides[side].calibration, self._sides[side].standing = calibration, standing

    def end(self, side: int) -> None:
        """Notes that a camera has no more frames."""
        self._sides[side].ended = True

    def clocks(self) -> TwoClocks | None:
        """From the second clock to the first, by all throws so far; None before the first throw."""
        return clocks_of(self._words)

    def _forget_clocks(self, side: _Side, scene: int) -> None:
        """A camera that comes back, or its replacement, has a clock of its own."""
        side.scene = scene
        side.t_s.clear()
        side.share.clear()
        self._words.clear()

    def reports(self) -> list[ImpactSeen]:
        """The throws that need not wait any longer, in order of time."""
        first, second = self._sides
        news = []
        for one in tuple(first.waiting):
            other, joint = self._partner(one)
            if joint is None and self._may_wait(0, one.ends_s):
                continue
            first.waiting.remove(one)
            if joint is not None and other is not None:
                second.waiting.remove(other)
                self._learn(other, joint)
                news.append(self._most_certain(joint, one, other))
            elif one.seen is not None and not self._surer(one, one.seen):
                news.append(one.seen)
            else:
                continue  # the other camera reports it, if it saw anything
            self._reported_s.append((one.begins_s, one.ends_s))
        return [*news, *self._alone()]

    def _partner(self, one: WatchedThrow) -> tuple[WatchedThrow | None, JointThrow | None]:
        """What the other camera saw of the same throw, and the throw by both."""
        for other in self._sides[1].waiting:
            offset = self._offset(other.ends_s)
            if not _meet(one, other, offset or self._about, SAME_S):
                continue
            joint = joint_throw(one, other, offset)
            if joint is not None:
                return other, joint
        return None, None

    def _surer(self, one: WatchedThrow, seen: ImpactSeen) -> bool:
        """Whether the other camera by itself reports the same throw with more certainty."""
        for other in self._sides[1].waiting:
            offset = self._offset(other.ends_s) or self._about
            if other.seen is None or not _meet(one, other, offset):
                continue
            if sureness(other.seen) > sureness(seen):
                return True
        return False

    def _offset(self, second_s: float) -> Estimate | None:
        """What is added to the second clock at a time; None if nothing is known yet."""
        known = self.clocks()
        if known is not None:
            return known.offset_at(second_s)
        return offset_of(self._sides[0].motion, self._sides[1].motion, about=self._about)

    def _learn(self, other: WatchedThrow, joint: JointThrow) -> None:
        self._words.append(ClockEstimate(other.ends_s, joint.fit.clock))
        self.joint.append(joint)

    def _may_wait(self, side: int, ends_s: float) -> bool:
        """Whether the other camera may still report this throw."""
        own, other = self._sides[side], self._sides[1 - side]
        lag_s = self._about.value if side == 0 else -self._about.value
        now_s = max(own.now_s, other.now_s + lag_s)
        return not other.ended and now_s - ends_s < self._wait_s

    def _alone(self) -> list[ImpactSeen]:
        """Throws that only the second camera saw."""
        second = self._sides[1]
        news = []
        for one in tuple(second.waiting):
            if self._may_wait(1, one.ends_s):
                continue
            second.waiting.remove(one)
            offset = self._offset(one.ends_s)
            lag_s, doubt_s = (offset or self._about).value, 4 * (offset or self._about).sigma
            begins, ends = one.begins_s + lag_s, one.ends_s + lag_s
            reported = any(b - doubt_s < ends and begins < e + doubt_s for b, e in self._reported_s)
            if one.seen is not None and not reported:
                news.append(self._seconds(one.seen, lag_s, self._bodies(one)))
                self._reported_s.append((begins, ends))
        return news

    def _most_certain(
        self, joint: JointThrow, one: WatchedThrow, other: WatchedThrow
    ) -> ImpactSeen:
        """The most certain of the joint flight's answer and each camera's own."""
        theirs = other.seen
        if theirs is not None:
            theirs = self._seconds(theirs, joint.fit.clock.value, joint.bodies)
        return most_certain(sighting_of_both(joint, one), (one.seen, theirs))

    def _seconds(self, seen: ImpactSeen, lag_s: float, bodies: Sequence[Body]) -> ImpactSeen:
        """The second camera's sighting, in the first one's frames and track numbers."""
        at_s = seen.t_s + lag_s
        frame = self._sides[0].frame_at(at_s)
        return sighting_of_second(seen, frame=frame, t_s=at_s, lag_s=lag_s, bodies=bodies)

    def _bodies(self, one: WatchedThrow) -> list[Body]:
        """The creatures as both cameras see them, if the first one is calibrated."""
        theirs = [monitor.standing for monitor in one.monitor.each]
        first = self._sides[0]
        return bodies_of(first.standing(), theirs, (first.calibration, one.calibration))


def _meet(one: WatchedThrow, other: WatchedThrow, offset: Estimate, apart_s: float = 0.0) -> bool:
    """Whether two cameras may have seen one throw; either may report it long before its end."""
    doubt_s = apart_s + 4 * offset.sigma
    begins, ends = other.begins_s + offset.value, other.ends_s + offset.value
    return one.begins_s - doubt_s < ends and begins < one.ends_s + doubt_s


def most_certain(joint: ImpactSeen, alone: Sequence[ImpactSeen | None]) -> ImpactSeen:
    """The sighting that is reported for a throw.

    Args:
        joint: From the flight that was fitted to both cameras.
        alone: From each camera by itself, in the first one's frames, time and track numbers; None
            if it reports nothing.
    """
    words = [joint, *(one for one in alone if one is not None)]
    surest = max(words, key=sureness)
    if surest is joint:
        return joint
    if answer_of(surest) != answer_of(joint):
        return surest
    return replace(joint, struck=surest.struck, probability_none=surest.probability_none)


def sureness(seen: ImpactSeen) -> float:
    """Probability of the likeliest answer."""
    return max([seen.probability_none, *(one.probability for one in seen.struck)])


def answer_of(seen: ImpactSeen) -> int | None:
    """The creature more likely struck than everything else together; None if there is none."""
    likely = [one.track for one in seen.struck if one.probability > 0.5]
    return likely[0] if likely else None
