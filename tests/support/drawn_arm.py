"""A drawn arm that comes from outside of the picture and throws, lays down or pushes things."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Self

import numpy as np

from calibration.arrays import Floats
from tests.support.drawn_scene import Ball, Colour

SWING_S: Final = 0.22
FOLLOW_S: Final = 0.14
LENGTH_MM: Final = 620.0
HAND_MM, WRIST_MM, ELBOW_MM = 32.0, 26.0, 40.0
BALLS: Final = 26


@dataclass(frozen=True, slots=True, eq=False)
class Arm:
    """An arm from its shoulder to where its hand is.

    Attributes:
        hand_mm: (3,) position of the held thing as a function of time, table mm.
        shoulder_mm: (3,) table mm, out of the picture.
        bgr: Colour of its skin or sleeve.
    """

    hand_mm: Callable[[float], Floats]
    shoulder_mm: Floats
    bgr: Colour

    @classmethod
    def that_threw(cls, start_mm: Floats, speed: Floats, at_s: float, bgr: Colour) -> Self:
        """An arm that lets go at a place, speed and time, and then stops and goes back."""

        def hand(t_s: float) -> Floats:
            dt = t_s - at_s
            if dt <= 0:
                swing = min(-dt, SWING_S)
                return np.asarray(start_mm - speed * (swing - swing**2 / (2 * SWING_S)))
            follow = min(dt, FOLLOW_S)
            there = start_mm + 0.35 * speed * (follow - follow**2 / (2 * FOLLOW_S))
            return np.asarray(there - speed * 0.06 * max(0.0, dt - FOLLOW_S))

        behind = -speed / np.linalg.norm(speed)
        behind[2] = 0.25
        return cls(hand, start_mm + LENGTH_MM * behind / np.linalg.norm(behind), bgr)

    def at(self, t_s: float) -> list[Ball]:
        """The arm at a time: balls from the shoulder to just behind the held thing."""
        along = self.hand_mm(t_s) - self.shoulder_mm
        length = float(np.linalg.norm(along))
        along /= length
        # The fingers are behind and above what they hold.
        tip = self.hand_mm(t_s) - along * (HAND_MM + 8) + [0, 0, 10.0]
        balls = []
        for share in np.linspace(0, 1, BALLS):
            place = tip - share * along * (length - HAND_MM)
            radius = HAND_MM if share == 0 else WRIST_MM + share * (ELBOW_MM - WRIST_MM)
            balls.append(Ball(place, radius, self.bgr))
        return balls
