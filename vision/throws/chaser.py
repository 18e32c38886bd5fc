"""Everything that is followed from frame to frame: how it is found, extended, and given up."""

from dataclasses import replace
from typing import Final

import numpy as np

from calibration.arrays import Floats, Image
from calibration.frame import Frame
from vision.foreground import Glance
from vision.throws.candidates import Crowd, SmallObject, look_for_small, sight_of
from vision.throws.chase import CONFIRMED_POINTS, Chase, alike
from vision.throws.frame_rates import SLOW_FRAME_S, USUAL_FPS
from vision.throws.paths import HIDDEN_S
from vision.throws.streak import (
    Streak,
    change_of,
    faint_share,
    missile_share,
    streaks_of,
    unlikeness,
)

LEAST_STEP: Final = 0.0035
"""Slowest step from frame to frame at 60 frames a second that starts a chase, as a share of the
picture's width: about 0.25 m/s on a table that fills the picture."""

MOST_STEP: Final = 0.14
"""Fastest step from frame to frame at 60 frames a second that starts a chase, as a share of the
picture's width: about 9 m/s on a table that fills the picture."""

CONFIRMED_SLOWLY: Final = 3
"""Number of sights that confirm a throw at a slow camera, where it has passed after few of them."""

THINNEST: Final = 0.1
"""Least radius of what passed by, as a share of the largest missile's: the rim of something that
turned is thinner, a missile is not."""

MOST_PASSING: Final = 3
"""Most small things in a frame that may be a throw that passes: a missile and its shadow, and a
creature that it pushed. If more move, hands are at work."""

MOST_UNLIKENESS: Final = 4.0
"""Unlikeness (as `unlikeness` gives it) beyond which a streak near the expected place is something
else."""

MOST_OTHER_LOOKS: Final = 1.7
"""Unlikeness in looks alone, without the distance from the expected place, beyond which a streak is
something else."""

SIZES: Final = (0.3, 3.3)
"""Least and most ratio of the areas of one missile's streaks in two frames: light and blur differ.
Found by trial."""

RESTING_SIGHTS: Final = 9
"""Least sights of a thing that is said to be at rest. Found by trial."""


FAINT_MISSED: Final = 1
"""Most frames in a row in which a faint thing may be hidden, in front of a creature or a print,
while it is not confirmed."""

YOUNG_REACH_PX: Final = 5
"""Pixels from its expected place within which a chase that is not confirmed goes on, if it stands
still."""

STRAY_STEPS: Final = 0.35
"""Share of its step by which something that nothing bent may be off its expected place."""

REACH_LENGTHS: Final = 3
"""How many of its lengths around its expected place a confirmed chase is looked for."""

STRAIGHT_REACH_PX: Final = 8
"""Pixels added to where a confirmed chase is looked for if nothing bent it."""

BENT_REACH_PX: Final = 12
"""Pixels added to where a confirmed chase is looked for if something bent it."""

AWAY_PX: Final = 6
"""Distance in pixels from its expected place that counts as much as a size off by a factor e, for
something that stands still."""

AWAY_STEPS: Final = 0.3
"""Share of its step that is added to `AWAY_PX` for something that moves."""

RESTING_LAST: Final = 6
"""Number of last sights that must be in one place for a thing to be at rest."""

RESTING_PX: Final = 2.0
"""Pixels within which the last sights of a thing at rest lie."""


class Chaser:
    """Finds small things that move and follows them.

    Attributes:
        chases: What is followed.
        crowd: What is large.
        glimpsed: Whether something flew by that was seen too seldom to be followed, with nothing
            large about.
        passed: Whether something small was seen alone in a single frame.
        lost: Sights of what flew by too quickly: another camera may have seen more of it.
    """

    def __init__(self, largest_px: float) -> None:
        """Follow things up to `largest_px`, the radius of a disc in the full picture."""
        self.chases: list[Chase] = []
        self._largest_px = largest_px
        self.crowd = Crowd(None, 1.0)
        self._loose: list[SmallObject] = []
        self._seen_s: float | None = None
        self.glimpsed = False
        self.lost: list[Chase] = []
        self.passed = False
        self._alone: list[SmallObject] = []

    def see(self, frame: Frame, glance: Glance, still: Image, still_small: Image) -> None:
        """Follow the chases into this frame, and look for new ones.

        Args:
            frame: The frame.
            glance: The same made small.
            still: The last still frame's pixels, of the same size.
            still_small: The same made small and calmed.
        """
        for chase in self.chases:
            if not chase.over and chase.confirmed:
                _follow(chase, frame, still, self.crowd)
        known = self._followed(frame)
        step_s = frame.t_s - self._seen_s if self._seen_s is not None else 0.0
        self._seen_s = frame.t_s
        alone_before = self.crowd.mask is None
        seen, self.crowd, apart = look_for_small(frame, glance, still, still_small, known, step_s)
        small = [s for s in seen if s.streak.radius_px < self._largest_px]
        loose = [s for s in small if not self._owned(s)]
        self._grow_young(loose, frame, alone_before=alone_before)
        self._start(loose, frame.size_wh[0])
        self.passed |= self._passed()
        few = len(loose) <= MOST_PASSING and self.crowd.mask is None
        self._alone = [s for s in loose if few and s.streak.radius_px > THINNEST * self._largest_px]
        for chase in self.chases:
            chase.look_back(frame.t_s, apart, glance.scale)
        self._loose = loose

    def thrown(self, width_px: int, since_s: float = -np.inf) -> list[Chase]:
        """What flies alone as fast as what is thrown, or did, however seldom it was seen.

        Args:
            width_px: Of the picture.
            since_s: What was last seen before is left out.
        """
        late = [c for c in (*self.chases, *self.lost) if c.sights[-1].t_s >= since_s]
        return [c for c in late if c.thrown(width_px)]

    def _passed(self) -> bool:
        """Whether something thick enough, nearly alone one frame ago, has vanished."""
        followed = [s for chase in self.chases for s in chase.sights[-3:]]
        return any(not any(alone is s for s in followed) for alone in self._alone)

    def _followed(self, frame: Frame) -> list[Streak]:
        """What was found in this frame already."""
        return [
            chase.sights[-1].streak
            for chase in self.chases
            if chase.confirmed and chase.sights[-1].frame == frame.index
        ]

    def _owned(self, sight: SmallObject) -> bool:
        return any(
            chase.confirmed
            and chase.sights[-1].frame == sight.frame
            and np.linalg.norm(chase.sights[-1].streak.centre_px - sight.streak.centre_px)
            < 3 + 2 * sight.streak.length_px
            for chase in self.chases
        )

    def _grow_young(self, loose: list[SmallObject], frame: Frame, *, alone_before: bool) -> None:
        kept = []
        for chase in self.chases:
            if not chase.confirmed and not _grown(chase, loose, frame.t_s):
                chase.missed += 1
                if chase.faint and chase.missed <= FAINT_MISSED:
                    kept.append(chase)
                    continue
                alone = self.crowd.mask is None
                # What it struck may fall over, and is then itself large.
                if (alone or alone_before) and chase.thrown(frame.size_wh[0]):
                    self.glimpsed |= alone
                    self.lost.append(chase)
                continue
            kept.append(chase)
        self.chases = _without_twins(kept)

    def _start(self, loose: list[SmallObject], width_px: int) -> None:
        for before in self._loose:
            for now in loose:
                if _could_follow(before, now, width_px):
                    slow = now.t_s - before.t_s > SLOW_FRAME_S
                    chase = Chase([], enough=CONFIRMED_SLOWLY if slow else CONFIRMED_POINTS)
                    chase.add(before)
                    chase.add(now)
                    if not any(c.sights[-1] is now for c in self.chases):
                        self.chases.append(chase)


def _without_twins(chases: list[Chase]) -> list[Chase]:
    """Drop chases that end at the same sight as a longer one."""
    kept: list[Chase] = []
    for chase in sorted(chases, key=lambda c: -len(c.sights)):
        if not any(k.sights[-1] is chase.sights[-1] for k in kept):
            kept.append(chase)
    return kept


def _could_follow(before: SmallObject, now: SmallObject, width_px: int) -> bool:
    step = float(np.linalg.norm(now.streak.centre_px - before.streak.centre_px))
    per_frame = step / max((now.t_s - before.t_s) * USUAL_FPS, 1e-6)
    sizes = now.streak.area_px / before.streak.area_px
    return (
        LEAST_STEP * width_px < per_frame < MOST_STEP * width_px
        and SIZES[0] < sizes < SIZES[1]
        and alike(before.streak, now.streak.bgr)
    )


def _grown(chase: Chase, loose: list[SmallObject], t_s: float) -> bool:
    expected = chase.expected_px(t_s)
    step = chase.step_px() * (t_s - chase.sights[-1].t_s)
    reach = YOUNG_REACH_PX + STRAY_STEPS * float(np.linalg.norm(step))
    near = [
        (float(np.linalg.norm(s.streak.centre_px - expected)), number)
        for number, s in enumerate(loose)
        if alike(s.streak, chase.bgr)
    ]
    if not near or min(near)[0] > reach:
        return False
    chase.add(loose[min(near)[1]])
    return True


def _follow(chase: Chase, frame: Frame, still: Image, crowd: Crowd) -> None:
    last = chase.sights[-1]
    expected = chase.expected_px(frame.t_s)
    step = float(np.linalg.norm(expected - last.streak.centre_px))
    streak = _found_near(chase, frame, still, expected, step)
    sight = None if streak is None else sight_of(frame, streak, crowd)
    if sight is not None:
        chase.add(sight)
        chase.over = _rests(chase)
        return
    chase.missed += 1
    width, height = frame.size_wh
    outside = not (0 <= expected[0] < width and 0 <= expected[1] < height)
    chase.over = frame.t_s - last.t_s > HIDDEN_S or (outside and chase.missed > 2)


def _found_near(
    chase: Chase, frame: Frame, still: Image, expected: Floats, step: float
) -> Streak | None:
    last = chase.sights[-1].streak
    if not np.isfinite(expected).all():
        return None
    # Where it is expected if nothing bent it; and the farthest it can be if something did.
    near = STRAY_STEPS * step + REACH_LENGTHS * last.length_px + STRAIGHT_REACH_PX
    wide = step + REACH_LENGTHS * last.length_px + BENT_REACH_PX
    for centre, reach in ((expected, near), ((expected + last.centre_px) / 2, wide + 0.5 * step)):
        streak = _found_within(chase, frame, still, expected, step, centre, reach)
        if streak is not None:
            return streak
    return None


def _found_within(
    chase: Chase,
    frame: Frame,
    still: Image,
    expected: Floats,
    step: float,
    centre: Floats,
    reach: float,
) -> Streak | None:
    x0, y0 = (int(v) for v in np.maximum(np.floor(centre - reach), 0))
    x1, y1 = (int(v) for v in np.minimum(np.ceil(centre + reach), frame.size_wh))
    if x1 - x0 < 4 or y1 - y0 < 4:
        return None
    crop, behind = frame.bgr[y0:y1, x0:x1], still[y0:y1, x0:x1]
    change = change_of(crop, behind)
    share = missile_share(change, chase.bgr)
    if chase.faint and not share.any():
        share = faint_share(change)
    wanted = chase.looks(expected)
    scored = [
        (unlikeness(part, wanted, AWAY_PX + AWAY_STEPS * step), number, part)
        for number, part in enumerate(streaks_of(share, crop, (x0, y0)))
    ]
    if not scored or min(scored)[0] > MOST_UNLIKENESS:
        return None
    best = min(scored)[2]
    if unlikeness(best, replace(wanted, centre_px=best.centre_px), 1.0) > MOST_OTHER_LOOKS:
        return None
    return best


def _rests(chase: Chase) -> bool:
    return len(chase.sights) >= RESTING_SIGHTS and chase.strayed_px(RESTING_LAST) < RESTING_PX
