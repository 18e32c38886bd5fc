"""Find hits by a missile that was hardly seen: a creature that stood still suddenly moves alone.

A missile of the table's colour, or a small one at 30 frames a second, is seen in a few frames at
best. Its effect is visible: the creature's picture shifts from one frame to the next, with no hand
at it and no other creature moving, and something small was seen to fly at about that time.
Developed on 93 rendered throws and 52 clips without one that had been looked at (decision 60).
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from calibration.frame import Frame
from vision.throws.by_response import response_clue
from vision.throws.candidates import Crowd
from vision.throws.chase import Chase
from vision.throws.evidence import CreatureClue
from vision.throws.impact_monitor import CreatureMonitor, ImpactMonitor
from vision.throws.impact_response import ImpactResponse

LEAST_RESPONSE: Final = 4.0
"""Least shift of a struck creature, as a multiple of the smallest shift that is believed. In eight
hits that nothing else revealed it was 4.2 or more. Without a throw it was 2.5 at most for a
creature that stayed in view, but 8.3 where a lamp was moved."""

SEEN_AFTER: Final = 8
"""Least number of frames in which a creature must be visible after it began to move: if a hand
moves it, the hand covers it again."""

LONGEST_GAP: Final = 1.5
"""Most frames from a creature's last measurement at rest to its first shifted one: in a longer gap
a hand may have covered it."""

TOGETHER_S: Final = 0.15
"""Seconds before and after a creature's move in which all other creatures must stand still."""

GOES_ON_S: Final = 0.12
"""Seconds after a hit in which something must move in every frame. After a lamp was moved,
everything was still at once."""

ALONE_SHARE: Final = 0.3
"""A creature moved alone if every other creature moved less than this share of its shift."""

AROUND_S: Final = 0.4
"""Longest time in seconds between a sight of something small that flew, before or after the hit,
and the creature's move."""


class UnseenImpacts:
    """Measures all creatures from the moment on at which something thrown is glimpsed."""

    def __init__(self, monitor: ImpactMonitor) -> None:
        """Watch with a monitor that has measured nothing yet."""
        self._monitor = monitor
        self._calm_s: list[float] = []

    @property
    def shaken(self) -> bool:
        """Whether the camera shook meanwhile, so that all small things seem to fly."""
        return bool(self._monitor.camera_px >= self._monitor.least_px)

    def see(self, frame: Frame, crowd: Crowd, *, calm: bool) -> None:
        """Measure every creature that nothing large covers.

        Args:
            frame: The frame.
            crowd: The large things in it.
            calm: Whether nothing at all moved since the frame before.
        """
        if calm:
            self._calm_s.append(frame.t_s)
        self._monitor.wake_all()
        self._monitor.see(frame, (), (), crowd)

    def hits(self, chases: Sequence[Chase]) -> list[tuple[CreatureClue, Chase]]:
        """Clues for the creatures that seem to have been struck.

        Args:
            chases: Small things that were seen to fly.

        Returns:
            For each such creature its clue and the chase nearest in time; none if the camera shook.
        """
        if self.shaken:
            return []
        self._monitor.conclude()
        found = []
        for one in self._monitor.each:
            response = one.response
            if response is None or not self._is_struck(one, response):
                continue
            near = [(_gap_s(c, response.onset_s), number) for number, c in enumerate(chases)]
            if near and min(near)[0] <= AROUND_S:
                clue = response_clue(one, response, self._monitor.least_px)
                found.append((clue, chases[min(near)[1]]))
        return found

    def _is_struck(self, one: CreatureMonitor, response: ImpactResponse) -> bool:
        """Whether a creature moved as if struck: suddenly, alone, and with movement afterwards."""
        moved_alone = self._is_sudden(one, response) and self._is_alone(one, response)
        return moved_alone and self._is_followed_by_movement(response)

    def _is_followed_by_movement(self, response: ImpactResponse) -> bool:
        """Whether something, like a falling missile, moved in every frame for `GOES_ON_S`."""
        onset_s = response.onset_s
        return not any(0 < t_s - onset_s < GOES_ON_S for t_s in self._calm_s)

    def _is_sudden(self, one: CreatureMonitor, response: ImpactResponse) -> bool:
        """Whether a creature clearly moved from one frame to the next and stayed visible."""
        start = one.start
        if not start or len(one.t_s) - start < SEEN_AFTER:
            return False
        step_s = float(np.median(np.diff(one.t_s)))
        gap_s = one.t_s[start] - one.t_s[start - 1]
        clear = response.shift_px >= LEAST_RESPONSE * self._monitor.least_px
        return bool(clear and gap_s <= LONGEST_GAP * step_s)

    def _is_alone(self, one: CreatureMonitor, response: ImpactResponse) -> bool:
        """Whether no other creature moved then: otherwise camera, table or light moved them all."""
        least_px = max(ALONE_SHARE * response.shift_px, self._monitor.least_px)
        others = (other for other in self._monitor.each if other is not one)
        return all(_moved_px(other, response.onset_s) < least_px for other in others)


def _moved_px(one: CreatureMonitor, at_s: float) -> float:
    """Range of the lengths of a creature's shifts around a moment, px."""
    shifts = [
        float(np.linalg.norm(by_px))
        for t_s, by_px in zip(one.t_s, one.by_px, strict=True)
        if abs(t_s - at_s) < TOGETHER_S
    ]
    return max(shifts) - min(shifts) if shifts else 0.0


def _gap_s(chase: Chase, at_s: float) -> float:
    """Seconds from a moment to the nearest time of a chase; 0 during it."""
    first_s, last_s = chase.sights[0].t_s, chase.sights[-1].t_s
    return max(first_s - at_s, at_s - last_s, 0.0)
