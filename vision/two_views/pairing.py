"""Pair the throws that two cameras report, so that each throw is reported once.

Each camera is watched by itself and passes on what it saw of a throw. A throw waits for the other
camera's view of it, unless that camera has ended; a view that comes too late is dropped. Throws
that both saw also give the offset of their clocks.

The joint flight measures in space what a single camera has to estimate, but it depends on the
clocks and on every point that it was fitted to. In dim pictures both are wrong by more than their
sigmas. So three verdicts on such a throw are compared, that of the joint flight and those of each
camera by itself, and the most certain one is reported. If it agrees with the joint flight's, the
height of contact is reported too.
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
"""Seconds for which a throw waits for the other camera's view while frames keep coming."""

KEPT_S: Final = 60.0
"""Seconds of motion that are kept to compare the clocks."""

KEPT_FRAMES: Final = 8000
"""Most frames whose motion is kept to compare the clocks."""

PACE_FRAMES: Final = 30
"""Number of a camera's last frames that give its frame rate."""

SAME_S: Final = 0.25
"""Most seconds between two views of one throw, in addition to the clocks' uncertainty."""

OPEN: Final = Estimate(0.0, 2.5)
"""Prior of the clock offset in seconds, for two cameras that were started together by hand."""


@dataclass(slots=True, eq=False)
class _Side:
    """What one camera has passed on so far.

    Attributes:
        waiting: Its views of throws that are not reported yet.
        t_s: Times of its last frames.
        index: Their indices; frames that were skipped leave gaps.
        share: Share of changed pixels in each of these frames.
        frame: Index of its last frame.
        scene: Scene of its last frame.
        now_s: Time of its last frame.
        ended: Whether it has no more frames.
        calibration: Its calibration; None until `PairedThrows.look_on`.
        standing: Returns the creatures that it sees.
    """

    waiting: list[WatchedThrow] = field(default_factory=list)
    t_s: list[float] = field(default_factory=list)
    index: list[int] = field(default_factory=list)
    share: list[float] = field(default_factory=list)
    frame: int = 0
    scene: int = 0
    now_s: float = 0.0
    ended: bool = False
    calibration: Calibration | None = None
    standing: Callable[[], Sequence[Standing]] = tuple

    @property
    def motion(self) -> MotionSeries:
        """How much moved in its picture lately."""
        return MotionSeries(np.array(self.t_s), np.array(self.share))

    def frame_at(self, t_s: float) -> int:
        """Index of the frame nearest to a time; beyond its frames by the recent frame rate."""
        if len(self.t_s) < 2:
            return self.frame
        beyond_s = t_s - float(np.clip(t_s, self.t_s[0], self.t_s[-1]))
        some = slice(-PACE_FRAMES, None)
        pace_s = np.ptp(self.t_s[some]) / max(int(np.ptp(self.index[some])), 1)
        nearest = np.interp(t_s, self.t_s, self.index) + beyond_s / max(float(pace_s), 1e-3)
        return max(0, round(float(nearest)))

    def time_of(self, frame: int) -> float:
        """Time of a frame, in seconds: that of its nearest frames if it was skipped."""
        return float(np.interp(frame, self.index, self.t_s)) if self.t_s else self.now_s


@dataclass(slots=True, eq=False)
class _Heard:
    """When a view of a throw was passed on.

    Attributes:
        other_s: The other camera's time then, by the clock that it has now.
        scenes: Both cameras' scenes then, the first one's first.
        before: What both cameras had passed on before one of them began again; None if neither has.
        offset: The clocks' offset then, as far as it was known.
    """

    other_s: float
    scenes: tuple[int, int]
    before: "tuple[_Side, _Side] | None" = None
    offset: Estimate | None = None


@dataclass(frozen=True, slots=True)
class _ReportedThrow:
    """A throw that was reported.

    Attributes:
        begins_s: When it began, by the first camera's clock.
        ends_s: When it ended, by that clock.
        scenes: Both cameras' scenes when its view was passed on.
        late_s: The first camera's time when only the second one's view of it was reported; None if
            the first one's was.
        sigma_s: Sigma of the clocks' offset by which the second one's view was converted.
    """

    begins_s: float
    ends_s: float
    scenes: tuple[int, int]
    late_s: float | None = None
    sigma_s: float = 0.0


class PairedThrows:
    """Collects what both cameras see, and reports each throw once.

    Args:
        about: Prior of the offset in seconds that is added to the second camera's times to get the
            first one's.
        wait_s: How long a throw waits for the other camera.

    Attributes:
        joint: The throws that were measured with both cameras.
    """

    def __init__(self, about: Estimate = OPEN, *, wait_s: float = WAIT_S) -> None:
        self._about = about
        self._wait_s = wait_s
        self._sides = (_Side(), _Side())
        self._heard: dict[WatchedThrow, _Heard] = {}
        self._words: list[ClockEstimate] = []
        self._reported: list[_ReportedThrow] = []
        self.joint: list[JointThrow] = []

    def hear(self, side: int, watched: WatchedThrow) -> None:
        """Add a camera's view of a throw; side 0 is the first camera."""
        self._sides[side].waiting.append(watched)
        self._heard[watched] = _Heard(self._sides[1 - side].now_s, self._scenes)

    def note(self, side: int, frame: Frame, changed_share: float) -> None:
        """Record a camera's frame and the share of pixels that changed in it."""
        one = self._sides[side]
        if frame.scene != one.scene:
            self._forget_clocks(side, frame)
        one.frame, one.now_s = frame.index, frame.t_s
        one.t_s.append(frame.t_s)
        one.index.append(frame.index)
        one.share.append(changed_share)
        while len(one.t_s) > KEPT_FRAMES or one.t_s[-1] - one.t_s[0] > KEPT_S:
            del one.t_s[0], one.index[0], one.share[0]

    @property
    def waits(self) -> bool:
        """Whether a throw waits for the other camera's view."""
        return any(side.waiting for side in self._sides)

    def look_on(
        self, side: int, calibration: Calibration, standing: Callable[[], Sequence[Standing]]
    ) -> None:
        """Set a camera's calibration, and a function that returns the creatures it sees."""
        self._sides[side].calibration, self._sides[side].standing = calibration, standing

    def end(self, side: int) -> None:
        """Record that a camera has no more frames."""
        self._sides[side].ended = True

    def clocks(self) -> TwoClocks | None:
        """The clocks' relation by all throws that both saw; None before the first one."""
        return clocks_of(self._words)

    @property
    def _scenes(self) -> tuple[int, int]:
        first, second = self._sides
        return first.scene, second.scene

    def _forget_clocks(self, side: int, frame: Frame) -> None:
        """Forget the clocks' offset: a camera that comes back, or another one, has a new clock.

        The other camera's views that wait for this one have waited as long by the new clock.
        """
        one, other = self._sides[side], self._sides[1 - side]
        self._keep_clocks()
        for view in other.waiting:
            self._heard[view].other_s += frame.t_s - one.now_s
        one.scene = frame.scene
        one.t_s.clear()
        one.index.clear()
        one.share.clear()
        self._words.clear()

    def _keep_clocks(self) -> None:
        """Keep the clocks for the waiting views, whose times and frames are by them."""
        first, second = (replace(s, t_s=[*s.t_s], index=[*s.index]) for s in self._sides)
        for view in (*first.waiting, *second.waiting):
            heard = self._heard[view]
            if heard.before is None:
                heard.before = first, second
                heard.offset = self._offset(view.ends_s) if view in second.waiting else None

    def reports(self) -> list[ImpactSeen]:
        """Return the throws that need not wait any longer."""
        first, second = self._sides
        news = []
        for one in tuple(first.waiting):
            other, joint = self._partner(one)
            if joint is None and self._must_wait(0, one):
                continue
            scenes = self._take(first, one).scenes
            if joint is not None and other is not None:
                heard = self._take(second, other)
                if scenes == heard.scenes == self._scenes:
                    self._words.append(ClockEstimate(other.ends_s, joint.fit.clock))
                self.joint.append(joint)
                news.append(self._most_certain(joint, one, other, heard))
            elif self._is_late(one, scenes):
                continue
            elif one.seen is not None and not self._other_is_surer(one, one.seen, scenes):
                news.append(one.seen)
            else:
                continue  # The other camera's view is reported, if there is one.
            self._reported.append(_ReportedThrow(one.begins_s, one.ends_s, scenes))
        return [*news, *self._only_second()]

    def _partner(self, one: WatchedThrow) -> tuple[WatchedThrow | None, JointThrow | None]:
        """The second camera's view of a throw, and the throw measured with both; None without."""
        for other in self._sides[1].waiting:
            offset = self._offset_of(other)
            if not self._comparable(self._heard[one].scenes, other):
                continue
            if not _meet(one, other, offset or self._about, SAME_S):
                continue
            joint = joint_throw(one, other, offset)
            if joint is not None:
                return other, joint
        return None, None

    def _comparable(self, scenes: tuple[int, int], other: WatchedThrow) -> bool:
        """Whether times of both views are by clocks that ran together.

        Args:
            scenes: Both cameras' scenes when the first one's view was passed on.
            other: The second one's view, which waits.
        """
        theirs = self._heard[other].scenes
        return scenes == theirs or (scenes[0], theirs[1]) == self._scenes

    def _is_late(self, one: WatchedThrow, scenes: tuple[int, int]) -> bool:
        """Whether a view of the first camera is of a throw that the second one's view told already.

        A throw that ended after that report is another one.
        """
        return any(
            before.late_s is not None
            and one.ends_s <= before.late_s
            and _overlap(one.begins_s, one.ends_s, before, before.sigma_s)
            for before in self._reported
            if before.scenes == scenes
        )

    def _other_is_surer(self, one: WatchedThrow, seen: ImpactSeen, scenes: tuple[int, int]) -> bool:
        """Whether the second camera by itself reports the same throw with more certainty."""
        for other in self._sides[1].waiting:
            offset = self._offset_of(other) or self._about
            if other.seen is None or not self._comparable(scenes, other):
                continue
            if not _meet(one, other, offset):
                continue
            if sureness(other.seen) > sureness(seen):
                return True
        return False

    def _offset(self, second_s: float) -> Estimate | None:
        """The offset to add to a time of the second camera; None if nothing is known yet.

        It follows from earlier throws, or else from the motion in both pictures.
        """
        known = self.clocks()
        if known is not None:
            return known.offset_at(second_s)
        return offset_of(self._sides[0].motion, self._sides[1].motion, about=self._about)

    def _offset_of(self, other: WatchedThrow) -> Estimate | None:
        """The offset for a waiting view of the second camera, by the clocks that it is timed by."""
        heard = self._heard[other]
        return self._offset(other.ends_s) if heard.before is None else heard.offset

    def _take(self, side: _Side, one: WatchedThrow) -> _Heard:
        """Take a view off the waiting ones; returns when it was passed on."""
        side.waiting.remove(one)
        return self._heard.pop(one)

    def _must_wait(self, side: int, one: WatchedThrow) -> bool:
        """Whether a throw must wait, as the other camera may still pass on its view of it.

        Each camera's clock only measures how long it has waited itself: while the offset between
        the clocks is not known, a time of one says nothing about a time of the other.
        """
        own, other = self._sides[side], self._sides[1 - side]
        waited_s = max(own.now_s - one.ends_s, other.now_s - self._heard[one].other_s)
        return not other.ended and waited_s < self._wait_s

    def _only_second(self) -> list[ImpactSeen]:
        """The throws that only the second camera reports and that need not wait any longer."""
        second = self._sides[1]
        news = []
        for one in tuple(second.waiting):
            if self._must_wait(1, one):
                continue
            offset = self._offset_of(one) or self._about
            heard = self._take(second, one)
            scenes, lag_s = heard.scenes, offset.value
            begins, ends = one.begins_s + lag_s, one.ends_s + lag_s
            reported = any(
                _overlap(begins, ends, before, offset.sigma)
                for before in self._reported
                # Of two films that both began again, the times say nothing any more.
                if before.scenes[0] == scenes[0] or before.scenes[1] == scenes[1]
            )
            if one.seen is not None and not reported:
                news.append(self._as_first(one.seen, lag_s, self._bodies(one), heard))
                now_s = (heard.before or self._sides)[0].now_s
                self._reported.append(_ReportedThrow(begins, ends, scenes, now_s, offset.sigma))
        return news

    def _most_certain(
        self, joint: JointThrow, one: WatchedThrow, other: WatchedThrow, heard: _Heard
    ) -> ImpactSeen:
        """The most certain sighting: by the joint flight or by one of the cameras alone."""
        theirs = other.seen
        if theirs is not None:
            theirs = self._as_first(theirs, joint.fit.clock.value, joint.bodies, heard)
        return most_certain(sighting_of_both(joint, one), (one.seen, theirs))

    def _as_first(
        self, seen: ImpactSeen, lag_s: float, bodies: Sequence[Body], heard: _Heard
    ) -> ImpactSeen:
        """Convert the second camera's sighting to the first one's frames and track numbers."""
        first, second = heard.before or self._sides
        decisive_s = second.time_of(seen.decisive_frames[-2]) + lag_s
        return sighting_of_second(
            seen,
            frame_at=first.frame_at,
            decisive=first.frame_at(decisive_s),
            lag_s=lag_s,
            bodies=bodies,
        )

    def _bodies(self, one: WatchedThrow) -> list[Body]:
        """The bodies of the creatures that either camera sees.

        Args:
            one: The second camera's view of a throw.
        """
        theirs = [monitor.standing for monitor in one.monitor.each]
        first = self._sides[0]
        return bodies_of(first.standing(), theirs, (first.calibration, one.calibration))


def _meet(one: WatchedThrow, other: WatchedThrow, offset: Estimate, apart_s: float = 0.0) -> bool:
    """Whether two views may show one throw: whether their times overlap.

    Args:
        one: The first camera's view.
        other: The second camera's view.
        offset: Offset that is added to the second one's times.
        apart_s: Seconds that may lie between them, in addition to the offset's uncertainty.
    """
    doubt_s = apart_s + 4 * offset.sigma
    begins, ends = other.begins_s + offset.value, other.ends_s + offset.value
    return one.begins_s - doubt_s < ends and begins < one.ends_s + doubt_s


def _overlap(begins_s: float, ends_s: float, before: _ReportedThrow, sigma_s: float) -> bool:
    """Whether times by the first clock may be those of a reported throw; `sigma_s`: their sigma."""
    doubt_s = 4 * sigma_s
    return before.begins_s - doubt_s < ends_s and begins_s < before.ends_s + doubt_s


def most_certain(joint: ImpactSeen, alone: Sequence[ImpactSeen | None]) -> ImpactSeen:
    """Choose the sighting that is reported for a throw.

    Args:
        joint: By the flight that was fitted to both cameras.
        alone: By each camera alone, in the first one's frames, time and track numbers; None if it
            reports nothing.

    Returns:
        The most certain one. If it agrees with the joint one, the joint one with its probabilities.
    """
    words = [joint, *(one for one in alone if one is not None)]
    surest = max(words, key=sureness)
    if surest is joint:
        return joint
    if answer_of(surest) != answer_of(joint):
        return surest
    return replace(joint, struck=surest.struck, probability_none=surest.probability_none)


def sureness(seen: ImpactSeen) -> float:
    """Probability of a sighting's likeliest outcome: a creature struck, or none."""
    return max([seen.probability_none, *(one.probability for one in seen.struck)])


def answer_of(seen: ImpactSeen) -> int | None:
    """Track of the creature that was struck with a probability above one half, or None."""
    likely = [one.track for one in seen.struck if one.probability > 0.5]
    return likely[0] if likely else None
