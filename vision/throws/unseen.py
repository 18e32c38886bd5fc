"""A hit by something that was hardly visible: a creature that stood still suddenly moves alone.

A missile of the table's own colour, or a small one at 30 frames a second, is glimpsed at best. Its
effect is visible: the creature's picture shifts from one frame to the next, with no hand at it and
no other creature moving, while something small flies somewhere. Developed on 93 rendered throws and
52 clips without one that had been looked at (decision 60).
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.frame import Frame
from vision.throws.by_response import response_clue
from vision.throws.candidates import Crowd
from vision.throws.chase import Chase
from vision.throws.impact import Clue
from vision.throws.impact_monitor import CreatureMonitor, ImpactMonitor
from vision.throws.impact_response import ImpactResponse

LEAST_RESPONSE: Final = 4.0
"""How many times the least believed shift a creature must move by itself: in eight hits that were
not told otherwise it was 4.2 times and more; without a throw a creature that stayed in view had 2.5
times at most, but 8.3 where a lamp was moved."""

SEEN_AFTER: Final = 8
"""Number of frames in which a creature must be seen after it moved: one that a hand moves is
covered again."""

LONGEST_GAP: Final = 1.5
"""Most frames from the last sight of a creature at rest to its first move: a longer gap may hide a
hand."""

TOGETHER_S: Final = 0.15
"""Seconds before and after a creature's move in which all other creatures must stand still."""

GOES_ON_S: Final = 0.12
"""Seconds after a hit in which something must move in every frame. Where a lamp was moved, all was
still at once."""

ALONE_SHARE: Final = 0.3
"""Share of a creature's own shift below which all other creatures' shifts must stay for it to have
moved alone."""

AROUND_S: Final = 0.4
"""Longest time in seconds between a glimpse of something small, which may be the missile that flew
on, and the creature's move."""


class UnseenImpacts:
    """All creatures, watched from the moment on when something thrown is glimpsed."""

    def __init__(self, monitor: ImpactMonitor) -> None:
        """Watch with a monitor that has measured nothing yet."""
        self._monitor = monitor
        self._calm_s: list[float] = []

    @property
    def shaken(self) -> bool:
        """Whether the camera shook meanwhile: then all small things seem to fly."""
        return bool(self._monitor.camera_px >= self._monitor.least_px)

    def see(self, frame: Frame, crowd: Crowd, *, calm: bool) -> None:
        """Measure every creature that nothing large covers.

        Args:
            frame: The frame.
            crowd: What is large in it.
            calm: Whether nothing at all moved since the frame before.
        """
        if calm:
            self._calm_s.append(frame.t_s)
        self._monitor.wake_all()
        self._monitor.see(frame, (), (), crowd)

    def hits(self, chases: Sequence[Chase]) -> list[tuple[Clue, Chase]]:
        """A clue for each creature that moved by itself, with what was glimpsed nearest in time."""
        if self.shaken:
            return []
        self._monitor.conclude()
        found = []
        for one in self._monitor.each:
            response = one.response
            if response is None or not self._by_itself(one, response):
                continue
            near = [(_apart_s(c, response.onset_s), number) for number, c in enumerate(chases)]
            if near and min(near)[0] <= AROUND_S:
                clue = response_clue(one, response, self._monitor.least_px)
                found.append((clue, chases[min(near)[1]]))
        return found

    def _by_itself(self, one: CreatureMonitor, response: ImpactResponse) -> bool:
        moved_alone = self._is_sudden(one, response) and self._is_alone(one, response)
        return moved_alone and self._goes_on(response)

    def _goes_on(self, response: ImpactResponse) -> bool:
        """Whether something moved in every frame after it: the missile falls, or the creature."""
        onset_s = response.onset_s
        return not any(0 < t_s - onset_s < GOES_ON_S for t_s in self._calm_s)

    def _is_sudden(self, one: CreatureMonitor, response: ImpactResponse) -> bool:
        start = one.start
        if not start or len(one.t_s) - start < SEEN_AFTER:
            return False
        step_s = float(np.median(np.diff(one.t_s)))
        gap_s = one.t_s[start] - one.t_s[start - 1]
        clear = response.shift_px >= LEAST_RESPONSE * self._monitor.least_px
        return bool(clear and gap_s <= LONGEST_GAP * step_s)

    def _is_alone(self, one: CreatureMonitor, response: ImpactResponse) -> bool:
        """Whether no other creature moved then: else it is the camera, the table or the light."""
        least_px = max(ALONE_SHARE * response.shift_px, self._monitor.least_px)
        others = (other for other in self._monitor.each if other is not one)
        return all(_moved_px(other, response.onset_s) < least_px for other in others)


def _moved_px(one: CreatureMonitor, at_s: float) -> float:
    """How far a creature's picture shifted around a moment, from its least to its largest shift."""
    shifts = [
        float(np.linalg.norm(by_px))
        for t_s, by_px in zip(one.t_s, one.by_px, strict=True)
        if abs(t_s - at_s) < TOGETHER_S
    ]
    return max(shifts) - min(shifts) if shifts else 0.0


def _apart_s(chase: Chase, at_s: float) -> float:
    first_s, last_s = chase.sights[0].t_s, chase.sights[-1].t_s
    return max(first_s - at_s, at_s - last_s, 0.0)
