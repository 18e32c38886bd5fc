"""A chase: the track of something small and fast in the picture, from frame to frame."""

import math
from dataclasses import dataclass, field
from statistics import median_high
from typing import Final

import numpy as np

from calibration.arrays import Floats, Mask
from vision.throws.candidates import SmallObject
from vision.throws.frame_rates import USUAL_FPS
from vision.throws.streak import Streak

THROWN_STEP: Final = 0.02
"""Step from frame to frame at 60 frames a second, as a share of the picture's width, above which
something that is free from the start was thrown. Found by trial."""

CONFIRMED_POINTS: Final = 4
"""Number of sights that confirm a chase: so many in line are not a coincidence."""

SAME_COLOUR_LEVELS: Final = 90.0
"""Colour distance in grey levels below which two sights may be the same missile. Found by trial."""

ROOM: Final = 1.3
"""Factor on a missile's early size that leaves room for its coming nearer: a larger sight also
shows something else."""

EARLY: Final = 6
"""Number of first sights that give a missile's size before it met anything."""

LEFT_AFTER_S: Final = 0.015
"""Seconds after a sight from which on the missile may have left that place. The place then looks as
before, apart from shadows, from what the missile hit and from what moves anyway."""

LEAST_LEFT: Final = 3
"""Least number of left places that must have been checked before a chase is judged by them."""

MOST_STAYED: Final = 0.6
"""If more than this share of the places that a chase left still look changed, it is not a missile
but the edge of something large, like an arm. Found by trial."""

RESTING_SHADOW_PX: Final = 4
"""Pixels around a missile that hardly moves which its shadow may darken."""

FLYING_SHADOW_PX: Final = 5
"""Pixels around a flying missile which its shadow may darken."""

BLUR_LENGTHS: Final = 2.2
"""Distance to which a flying missile's blur may hide the background, in streak lengths."""

SHADOW_RADII: Final = 1.3
"""Distance to which a flying missile hides the background beyond its blur, in radii."""

REACH_SHARE: Final = 0.04
"""Share of the picture's width that a missile's reach includes however slow it is."""

REACH_STEPS: Final = 3
"""Number of steps ahead that a missile's reach includes."""


@dataclass(slots=True, eq=False)
class Chase:
    """The track of one small thing in the picture.

    Attributes:
        sights: Its detections, one for each frame in which it was found, oldest first.
        missed: Number of frames in a row in which it was not found.
        over: Whether it has ended: the thing rests, left the picture, or was lost.
        colours: The colours of its last sights, (3,) BGR each.
        enough: Number of sights that confirm it.
        stayed: For its first sights, whether the picture there still differed from the reference
            picture after the thing had moved on.
    """

    sights: list[SmallObject]
    missed: int = 0
    over: bool = False
    colours: list[Floats] = field(default_factory=list)
    enough: int = CONFIRMED_POINTS
    stayed: list[bool] = field(default_factory=list)

    @property
    def confirmed(self) -> bool:
        """Whether it has enough sights to be no coincidence."""
        return len(self.sights) >= self.enough

    @property
    def free(self) -> list[SmallObject]:
        """Its sights that are not part of anything large."""
        return [s for s in self.sights if s.free]

    @property
    def faint(self) -> bool:
        """Whether any of its last three sights was so blurred that only its mean colour showed."""
        return any(s.faint for s in self.sights[-3:])

    @property
    def bgr(self) -> Floats:
        """Its colour, (3,) BGR: the median of its last sights."""
        half = len(self.colours) // 2
        each = zip(*(colour.tolist() for colour in self.colours), strict=True)
        return np.array([sorted(levels)[half] for levels in each])

    @property
    def radius_px(self) -> float:
        """Upper bound on its radius: the median of its first sights times `ROOM`."""
        return ROOM * median_high([s.streak.radius_px for s in self.sights[:EARLY]])

    @property
    def length_px(self) -> float:
        """Upper bound on its streak's length: the median of its first sights times `ROOM`."""
        return ROOM * median_high([s.streak.length_px for s in self.sights[:EARLY]])

    @property
    def slow(self) -> bool:
        """Whether it has hardly moved lately: it rests, or is not a missile any more."""
        return self.strayed_px(3) < self.radius_px

    def strayed_px(self, sights: int) -> float:
        """Extent of its last few positions, px, along the axis on which it is larger."""
        recent = [s.streak.centre_px.tolist() for s in self.sights[-sights:]]
        return float(max(max(along) - min(along) for along in zip(*recent, strict=True)))

    @property
    def hides_px(self) -> float:
        """Radius within which the missile, its blur and its shadow hide the background."""
        if self.slow:
            return self.radius_px + RESTING_SHADOW_PX
        streak = self.sights[-1].streak
        long = BLUR_LENGTHS * min(streak.length_px, self.length_px)
        return long + SHADOW_RADII * min(streak.radius_px, self.radius_px) + FLYING_SHADOW_PX

    def reach_px(self, width_px: int) -> float:
        """Radius around its last position that it may reach in its next few steps, px."""
        last, before = self.sights[-1], self.sights[-2]
        step = self.step_px() * (last.t_s - before.t_s)
        anyway = REACH_SHARE * width_px
        return anyway + last.streak.length_px + REACH_STEPS * float(np.linalg.norm(step))

    def thrown(self, width_px: int) -> bool:
        """Whether it flies as fast as something thrown and was never near anything large."""
        pace = float(np.linalg.norm(self.step_px())) / (USUAL_FPS * width_px)
        return pace > THROWN_STEP and all(s.free for s in self.sights)

    def hops(self) -> bool:
        """Whether most places that it left still differ from the reference picture.

        Then the sights are fragments of something larger that moves, such as the edge of an arm.
        """
        return len(self.stayed) >= LEAST_LEFT and sum(self.stayed) > MOST_STAYED * len(self.stayed)

    def look_back(self, t_s: float, apart: Mask, scale: float) -> None:
        """Record in `stayed` whether places that it has left still look changed.

        Args:
            t_s: Time of a frame.
            apart: Mask of the glance, 255 where it differs from the reference picture.
            scale: Frame pixels per glance pixel.
        """
        last = self.sights[-1].streak
        for sight in self.sights[len(self.stayed) :]:
            at, reach = sight.streak.centre_px, sight.streak.radius_px + sight.streak.length_px
            if t_s - sight.t_s < LEFT_AFTER_S or math.dist(at, last.centre_px) < 2 * reach:
                return
            height, width = apart.shape
            x, y = (round(v) for v in (at / scale).tolist())
            self.stayed.append(bool(apart[min(max(y, 0), height - 1), min(max(x, 0), width - 1)]))

    def looks(self, at_px: Floats) -> Streak:
        """The streak that is expected at a position, by the medians of its last three sights."""
        recent = [s.streak for s in self.sights[-3:]]
        area = sorted(r.area_px for r in recent)[len(recent) // 2]
        middle = sorted(recent, key=lambda r: r.length_px)[len(recent) // 2]
        return Streak(at_px, middle.spread_px2, area, self.bgr)

    def add(self, sight: SmallObject) -> None:
        """Append a sight, and reset the count of misses."""
        self.sights.append(sight)
        self.missed = 0
        self.colours = [*self.colours[-6:], sight.streak.bgr]

    def step_px(self) -> Floats:
        """Velocity between its last two sights, (2,) pixels per second."""
        last, before = self.sights[-1], self.sights[-2]
        return (last.streak.centre_px - before.streak.centre_px) / (last.t_s - before.t_s)

    def expected_px(self, t_s: float) -> Floats:
        """Its position at a time, (2,) px, extrapolated with constant velocity."""
        last = self.sights[-1]
        return np.asarray(last.streak.centre_px + self.step_px() * (t_s - last.t_s))

    def heads_out(self, size_wh: tuple[int, int], within_s: float) -> bool:
        """Whether it is predicted to be out of the picture `within_s` after its last sight."""
        at_px = self.expected_px(self.sights[-1].t_s + within_s)
        return not bool((at_px >= 0).all() and (at_px < np.array(size_wh)).all())


def alike(streak: Streak, bgr: Floats) -> bool:
    """Whether a streak's colour is near enough to another one, (3,) BGR."""
    return float(np.linalg.norm(streak.bgr - bgr)) < SAME_COLOUR_LEVELS
