"""Track small moving things from frame to frame: start chases, extend them, and give them up."""

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
"""Smallest step from frame to frame at 60 frames a second that starts a chase, as a share of the
picture's width: about 0.25 m/s on a table that fills the picture."""

MOST_STEP: Final = 0.14
"""Largest step from frame to frame at 60 frames a second that starts a chase, as a share of the
picture's width: about 9 m/s on a table that fills the picture."""

CONFIRMED_SLOWLY: Final = 3
"""Number of sights that confirm a chase of a slow camera, which sees a throw in few frames."""

THINNEST: Final = 0.1
"""Least radius of something seen in a single frame that may be a missile, as a share of the largest
missile's radius: the edge of something that turned is thinner."""

MOST_PASSING: Final = 3
"""Most unmatched small things in a frame of which one may be a passing missile: the missile, its
shadow, and a creature that it pushed. If more move, hands are at work."""

MOST_UNLIKENESS: Final = 4.0
"""Unlikeness (as `unlikeness` gives it) beyond which a streak near the expected place is something
else."""

MOST_OTHER_LOOKS: Final = 1.7
"""Unlikeness without its distance term beyond which a streak is something else."""

SIZES: Final = (0.3, 3.3)
"""Least and most ratio of the areas of one missile's streaks in two frames, as light and blur
differ. Found by trial."""

RESTING_SIGHTS: Final = 9
"""Least sights of a chase that may be at rest. Found by trial."""


FAINT_MISSED: Final = 1
"""Most frames in a row that an unconfirmed faint chase may miss: a creature or a print behind it
may hide it."""

YOUNG_REACH_PX: Final = 5
"""Search radius in pixels around the predicted position of an unconfirmed chase that stands
still."""

STRAY_STEPS: Final = 0.35
"""Share of its step that is added to the search radius of a chase in undisturbed flight."""

REACH_LENGTHS: Final = 3
"""Number of streak lengths that are added to a confirmed chase's search radius."""

STRAIGHT_REACH_PX: Final = 8
"""Pixels that are added to a confirmed chase's search radius if nothing deflected it."""

BENT_REACH_PX: Final = 12
"""Pixels that are added to a confirmed chase's search radius if something deflected it."""

AWAY_PX: Final = 6
"""Distance in pixels from the predicted position that costs as much as a size off by a factor e,
for something that stands still."""

AWAY_STEPS: Final = 0.3
"""Share of its step that is added to `AWAY_PX` for something that moves."""

RESTING_LAST: Final = 6
"""Number of last sights that must be in one place for a chase to be at rest."""

RESTING_PX: Final = 2.0
"""Pixels within which the last sights of a thing at rest lie."""


class Chaser:
    """Finds small things that move and tracks each as a chase.

    Attributes:
        chases: The chases, those that are over included.
        crowd: The large things in the last frame.
        glimpsed: Whether something thrown was seen in too few frames to confirm its chase, with
            nothing large in the picture.
        passed: Whether something small was seen nearly alone in a single frame.
        lost: Unconfirmed chases of something thrown that was lost: another camera may have seen
            more of it.
    """

    def __init__(self, largest_px: float) -> None:
        """Follow things up to a radius of `largest_px` in the full picture."""
        self.chases: list[Chase] = []
        self._largest_px = largest_px
        self.crowd = Crowd(None, 1.0)
        self._unmatched: list[SmallObject] = []
        self._seen_s: float | None = None
        self.glimpsed = False
        self.lost: list[Chase] = []
        self.passed = False
        self._alone: list[SmallObject] = []

    def see(self, frame: Frame, glance: Glance, still: Image, still_small: Image) -> None:
        """Extend the chases by this frame, and start new ones.

        Args:
            frame: The frame.
            glance: The frame's small version.
            still: The reference picture, of the frame's size.
            still_small: The reference picture, reduced to the glance's size and smoothed.
        """
        for chase in self.chases:
            if not chase.over and chase.confirmed:
                _follow(chase, frame, still, self.crowd)
        known = self._found_streaks(frame)
        step_s = frame.t_s - self._seen_s if self._seen_s is not None else 0.0
        self._seen_s = frame.t_s
        alone_before = self.crowd.mask is None
        seen, self.crowd, apart = look_for_small(frame, glance, still, still_small, known, step_s)
        small = [s for s in seen if s.streak.radius_px < self._largest_px]
        unmatched = [s for s in small if not self._is_followed(s)]
        self._extend_unconfirmed(unmatched, frame, alone_before=alone_before)
        self._start_chases(unmatched, frame.size_wh[0])
        self.passed |= self._passed()
        few = len(unmatched) <= MOST_PASSING and self.crowd.mask is None
        self._alone = [
            s for s in unmatched if few and s.streak.radius_px > THINNEST * self._largest_px
        ]
        for chase in self.chases:
            chase.look_back(frame.t_s, apart, glance.scale)
        self._unmatched = unmatched

    def thrown(self, width_px: int, since_s: float = -np.inf) -> list[Chase]:
        """Chases, lost ones included, that flew alone and as fast as something thrown.

        Args:
            width_px: Width of the picture.
            since_s: Chases that were last seen before this time are left out.
        """
        late = [c for c in (*self.chases, *self.lost) if c.sights[-1].t_s >= since_s]
        return [c for c in late if c.thrown(width_px)]

    def _passed(self) -> bool:
        """Whether a thing that was nearly alone one frame ago is in no chase now."""
        followed = [s for chase in self.chases for s in chase.sights[-3:]]
        return any(not any(alone is s for s in followed) for alone in self._alone)

    def _found_streaks(self, frame: Frame) -> list[Streak]:
        """The streaks that confirmed chases have found in this frame."""
        return [
            chase.sights[-1].streak
            for chase in self.chases
            if chase.confirmed and chase.sights[-1].frame == frame.index
        ]

    def _is_followed(self, sight: SmallObject) -> bool:
        """Whether a confirmed chase was found at this place in the same frame."""
        return any(
            chase.confirmed
            and chase.sights[-1].frame == sight.frame
            and np.linalg.norm(chase.sights[-1].streak.centre_px - sight.streak.centre_px)
            < 3 + 2 * sight.streak.length_px
            for chase in self.chases
        )

    def _extend_unconfirmed(
        self, unmatched: list[SmallObject], frame: Frame, *, alone_before: bool
    ) -> None:
        """Extend unconfirmed chases by unmatched sights, and drop those that found none.

        A dropped chase of something thrown is kept in `lost`.
        """
        kept = []
        for chase in self.chases:
            if not chase.confirmed and not _extended(chase, unmatched, frame.t_s):
                chase.missed += 1
                if chase.faint and chase.missed <= FAINT_MISSED:
                    kept.append(chase)
                    continue
                alone = self.crowd.mask is None
                # A creature that it struck may fall over, and is large in this frame.
                if (alone or alone_before) and chase.thrown(frame.size_wh[0]):
                    self.glimpsed |= alone
                    self.lost.append(chase)
                continue
            kept.append(chase)
        self.chases = _without_twins(kept)

    def _start_chases(self, unmatched: list[SmallObject], width_px: int) -> None:
        """Start a chase for each pair of sights, in the last frame and this one, that may match."""
        for before in self._unmatched:
            for now in unmatched:
                if _could_follow(before, now, width_px):
                    slow = now.t_s - before.t_s > SLOW_FRAME_S
                    chase = Chase([], enough=CONFIRMED_SLOWLY if slow else CONFIRMED_POINTS)
                    chase.add(before)
                    chase.add(now)
                    if not any(c.sights[-1] is now for c in self.chases):
                        self.chases.append(chase)


def _without_twins(chases: list[Chase]) -> list[Chase]:
    """The chases without those that end at the same sight as a longer one."""
    kept: list[Chase] = []
    for chase in sorted(chases, key=lambda c: -len(c.sights)):
        if not any(k.sights[-1] is chase.sights[-1] for k in kept):
            kept.append(chase)
    return kept


def _could_follow(before: SmallObject, now: SmallObject, width_px: int) -> bool:
    """Whether two sights may be one missile, by their distance, sizes and colours."""
    step = float(np.linalg.norm(now.streak.centre_px - before.streak.centre_px))
    per_frame = step / max((now.t_s - before.t_s) * USUAL_FPS, 1e-6)
    sizes = now.streak.area_px / before.streak.area_px
    return (
        LEAST_STEP * width_px < per_frame < MOST_STEP * width_px
        and SIZES[0] < sizes < SIZES[1]
        and alike(before.streak, now.streak.bgr)
    )


def _extended(chase: Chase, unmatched: list[SmallObject], t_s: float) -> bool:
    """Add the sight nearest to the predicted position of an unconfirmed chase.

    Returns:
        False if no sight of its colour is near enough.
    """
    expected = chase.expected_px(t_s)
    step = chase.step_px() * (t_s - chase.sights[-1].t_s)
    reach = YOUNG_REACH_PX + STRAY_STEPS * float(np.linalg.norm(step))
    near = [
        (float(np.linalg.norm(s.streak.centre_px - expected)), number)
        for number, s in enumerate(unmatched)
        if alike(s.streak, chase.bgr)
    ]
    if not near or min(near)[0] > reach:
        return False
    chase.add(unmatched[min(near)[1]])
    return True


def _follow(chase: Chase, frame: Frame, still: Image, crowd: Crowd) -> None:
    """Search a frame for a confirmed chase: extend it, or count a miss and perhaps end it."""
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
    """The chase's streak near its predicted position, or where a deflected missile can be."""
    last = chase.sights[-1].streak
    if not np.isfinite(expected).all():
        return None
    # First where it is if nothing deflected it, then as far as it can be if something did.
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
    """The streak in a square of the frame that matches the chase best; None if none does.

    Args:
        chase: The chase.
        frame: The frame.
        still: The reference picture.
        expected: (2,) predicted position, px.
        step: Predicted movement since its last sight, px.
        centre: (2,) centre of the square that is searched, px.
        reach: Half the square's side, px.
    """
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
