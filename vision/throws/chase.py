"""Something small and fast that is followed from frame to frame, in the picture only."""

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
"""Least step from frame to frame at 60 frames a second of something thrown, as a share of the
picture's width: something this fast, and free from the start, was thrown. Found by trial."""

CONFIRMED_POINTS: Final = 4
"""Number of sights in line that are not a coincidence, and so confirm a chase."""

SAME_COLOUR_LEVELS: Final = 90.0
"""Distance of colours, in grey levels, within which two sights may be one missile. Found by
trial."""

ROOM: Final = 1.3
"""Factor on a missile's usual size: a sight that is larger still shows something else with it."""

EARLY: Final = 6
"""Number of first sights that give a missile's usual size, before it met anything."""

LEFT_AFTER_S: Final = 0.015
"""Seconds after which a missile has left a place. The place then looks as before, apart from
shadows, from what the missile hit and from what moves anyway."""

LEAST_LEFT: Final = 3
"""Least places that a missile has left and that were checked again, before they say anything."""

MOST_STAYED: Final = 0.6
"""Share of the places that a missile left: if more of them still look changed, an arm reaches out
there. Found by trial."""

RESTING_SHADOW_PX: Final = 4
"""Pixels around a missile that hardly moves which its shadow may hide."""

FLYING_SHADOW_PX: Final = 5
"""Pixels around a missile that flies which its shadow may hide."""

BLUR_LENGTHS: Final = 2.2
"""How many of its lengths a flying missile's blur may hide to each side."""

SHADOW_RADII: Final = 1.3
"""How many of its radii a flying missile hides to each side, beyond its blur."""

REACH_SHARE: Final = 0.04
"""Share of the picture's width by which a missile may always be off its last place, however slow
it is."""

REACH_STEPS: Final = 3
"""Number of steps ahead for which a missile's reach is computed."""


@dataclass(slots=True, eq=False)
class Chase:
    """One thing that is followed.

    Attributes:
        sights: Where it was seen, in time's order.
        missed: Frames in a row in which it was not found.
        over: Whether it rests, left the picture, or was lost.
        colours: Its last few colours.
        enough: How many frames must show it before it counts.
        stayed: For its first sights, whether the place still differed after it had left.
    """

    sights: list[SmallObject]
    missed: int = 0
    over: bool = False
    colours: list[Floats] = field(default_factory=list)
    enough: int = CONFIRMED_POINTS
    stayed: list[bool] = field(default_factory=list)

    @property
    def confirmed(self) -> bool:
        """Whether it was seen often enough to count."""
        return len(self.sights) >= self.enough

    @property
    def free(self) -> list[SmallObject]:
        """Its sights that are not part of anything large."""
        return [s for s in self.sights if s.free]

    @property
    def faint(self) -> bool:
        """Whether it was so fast, or so long exposed, that only its tint was seen of late."""
        return any(s.faint for s in self.sights[-3:])

    @property
    def bgr(self) -> Floats:
        """Its colour, (3,): the median of late, as a slow streak blends less with the table."""
        half = len(self.colours) // 2
        each = zip(*(colour.tolist() for colour in self.colours), strict=True)
        return np.array([sorted(levels)[half] for levels in each])

    @property
    def radius_px(self) -> float:
        """Its radius in flight before it met anything, with room for coming nearer."""
        return ROOM * median_high([s.streak.radius_px for s in self.sights[:EARLY]])

    @property
    def length_px(self) -> float:
        """Its length in flight before it met anything, with room for coming nearer."""
        return ROOM * median_high([s.streak.length_px for s in self.sights[:EARLY]])

    @property
    def slow(self) -> bool:
        """Whether it has hardly moved lately: it rests, or is not a missile any more."""
        return self.strayed_px(3) < self.radius_px

    def strayed_px(self, sights: int) -> float:
        """How far apart its last few places are, along the axis on which they differ most."""
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
        """How far from its last place its next few steps may take it."""
        last, before = self.sights[-1], self.sights[-2]
        step = self.step_px() * (last.t_s - before.t_s)
        anyway = REACH_SHARE * width_px
        return anyway + last.streak.length_px + REACH_STEPS * float(np.linalg.norm(step))

    def thrown(self, width_px: int) -> bool:
        """Whether it flies alone and as fast as what is thrown."""
        pace = float(np.linalg.norm(self.step_px())) / (USUAL_FPS * width_px)
        return pace > THROWN_STEP and all(s.free for s in self.sights)

    def hops(self) -> bool:
        """Whether the places where it was seen still differ after it moved on.

        Then the sights are scraps of something larger that moves, like an arm's rim.
        """
        return len(self.stayed) >= LEAST_LEFT and sum(self.stayed) > MOST_STAYED * len(self.stayed)

    def look_back(self, t_s: float, apart: Mask, scale: float) -> None:
        """Note whether places that it has left look as before.

        Args:
            t_s: Time of a frame.
            apart: Where the frame differs from the still picture, 255, as a glance.
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
        """What it should look like at a place, given its last few looks."""
        recent = [s.streak for s in self.sights[-3:]]
        area = sorted(r.area_px for r in recent)[len(recent) // 2]
        middle = sorted(recent, key=lambda r: r.length_px)[len(recent) // 2]
        return Streak(at_px, middle.spread_px2, area, self.bgr)

    def add(self, sight: SmallObject) -> None:
        """Append a sight."""
        self.sights.append(sight)
        self.missed = 0
        self.colours = [*self.colours[-6:], sight.streak.bgr]

    def step_px(self) -> Floats:
        """Pixels per second by the last two sights, (2,)."""
        last, before = self.sights[-1], self.sights[-2]
        return (last.streak.centre_px - before.streak.centre_px) / (last.t_s - before.t_s)

    def expected_px(self, t_s: float) -> Floats:
        """Where it is at a time if it goes on, (2,)."""
        last = self.sights[-1]
        return np.asarray(last.streak.centre_px + self.step_px() * (t_s - last.t_s))

    def heads_out(self, size_wh: tuple[int, int], within_s: float) -> bool:
        """Whether it would leave the picture within a time after it was last seen."""
        at_px = self.expected_px(self.sights[-1].t_s + within_s)
        return not bool((at_px >= 0).all() and (at_px < np.array(size_wh)).all())


def alike(streak: Streak, bgr: Floats) -> bool:
    """Whether a streak may be of a colour."""
    return float(np.linalg.norm(streak.bgr - bgr)) < SAME_COLOUR_LEVELS
