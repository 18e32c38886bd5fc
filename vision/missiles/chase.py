"""Following something small and fast from frame to frame, in the picture only."""

import math
from dataclasses import dataclass, field, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from vision.foreground import Glance, calmed, differing
from vision.frame import Frame, Image
from vision.missiles.streak import (
    Streak,
    core_colour,
    missile_share,
    streaks_of,
    unlikeness,
    unshadowed_change,
)

Floats = npt.NDArray[np.float64]

# Of the picture's width: the slowest and fastest step from frame to frame at 60 fps that starts a
# chase (about 0.25 and 9 m/s on a table that fills the picture), and the largest thing chased.
LEAST_STEP: Final = 0.0035
MOST_STEP: Final = 0.14
LONGEST: Final = 0.13
CONFIRMED_POINTS: Final = 4
GIVEN_UP_AFTER_S: Final = 0.25
SAME_COLOUR_LEVELS: Final = 90.0
MOST_CANDIDATES: Final = 8
FEW_CANDIDATES: Final = 4
# Beyond this, what was found near the expected place is something else.
MOST_UNLIKENESS: Final = 4.0
# The same without the distance.
MOST_OTHER_LOOKS: Final = 1.7


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """Where the chased thing was in one frame."""

    frame: int
    t_s: float
    streak: Streak
    sigma_px: float


@dataclass(slots=True, eq=False)
class Chase:
    """One thing that is followed.

    Attributes:
        sights: Where it was seen, in time's order.
        missed: Frames in a row in which it was not found.
        over: Whether it rests, left the picture, or was lost.
    """

    sights: list[Sight]
    missed: int = 0
    over: bool = False
    colours: list[Floats] = field(default_factory=list)

    @property
    def confirmed(self) -> bool:
        """Whether it was seen often enough to be believed."""
        return len(self.sights) >= CONFIRMED_POINTS

    @property
    def bgr(self) -> Floats:
        """Its colour, (3,): the median of late, as a slowing streak fades less into the table."""
        return np.asarray(np.median(np.stack(self.colours), axis=0))

    def looks(self, at_px: Floats) -> Streak:
        """What it should look like at a place, by its looks of late."""
        recent = [s.streak for s in self.sights[-3:]]
        area = sorted(r.area_px for r in recent)[len(recent) // 2]
        middle = sorted(recent, key=lambda r: r.length_px)[len(recent) // 2]
        return Streak(at_px, middle.spread_px2, area, self.bgr)

    def add(self, sight: Sight) -> None:
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


class Chaser:
    """Finds small things that move and follows them."""

    def __init__(self, largest_px: float) -> None:
        """Follow what is no larger than `largest_px`, the radius of a disc in the full picture."""
        self.chases: list[Chase] = []
        self._largest_px = largest_px
        self._loose: list[Sight] = []

    def see(self, frame: Frame, glance: Glance, still: Image, still_small: Image) -> None:
        """Follow what is chased into this frame, and look for more.

        Args:
            frame: The frame.
            glance: The same made small.
            still: The last still frame's pixels, of the same size.
            still_small: The same made small and calmed.
        """
        for chase in self.chases:
            if not chase.over and chase.confirmed:
                _follow(chase, frame, still)
        seen = _candidates(frame, glance, still, still_small, self._followed(frame))
        small = [s for s in seen if s.streak.radius_px < self._largest_px]
        loose = [s for s in small if not self._owned(s)]
        self._grow_young(loose, frame)
        self._start(loose)
        self._loose = loose

    def _followed(self, frame: Frame) -> list[Streak]:
        """What was found in this frame already."""
        return [
            chase.sights[-1].streak
            for chase in self.chases
            if chase.confirmed and chase.sights[-1].frame == frame.index
        ]

    def _owned(self, sight: Sight) -> bool:
        return any(
            chase.confirmed
            and chase.sights[-1].frame == sight.frame
            and np.linalg.norm(chase.sights[-1].streak.centre_px - sight.streak.centre_px)
            < 3 + 2 * sight.streak.length_px
            for chase in self.chases
        )

    def _grow_young(self, loose: list[Sight], frame: Frame) -> None:
        kept = []
        for chase in self.chases:
            if not chase.confirmed and not _grown(chase, loose, frame.t_s):
                continue
            kept.append(chase)
        self.chases = _without_twins(kept)

    def _start(self, loose: list[Sight]) -> None:
        for before in self._loose:
            for now in loose:
                if _could_follow(before, now):
                    chase = Chase([])
                    chase.add(before)
                    chase.add(now)
                    if not any(c.sights[-1] is now for c in self.chases):
                        self.chases.append(chase)


def _without_twins(chases: list[Chase]) -> list[Chase]:
    """Of several chases that end at one sight the longest; the young among them go."""
    kept: list[Chase] = []
    for chase in sorted(chases, key=lambda c: -len(c.sights)):
        if not any(k.sights[-1] is chase.sights[-1] for k in kept):
            kept.append(chase)
    return kept


def _could_follow(before: Sight, now: Sight) -> bool:
    step = float(np.linalg.norm(now.streak.centre_px - before.streak.centre_px))
    per_frame = step / max((now.t_s - before.t_s) * 60, 1e-6)
    width = 1280.0
    sizes = now.streak.area_px / before.streak.area_px
    return (
        LEAST_STEP * width < per_frame < MOST_STEP * width
        and 0.3 < sizes < 3.3
        and _alike(before.streak, now.streak.bgr)
    )


def _alike(streak: Streak, bgr: Floats) -> bool:
    return float(np.linalg.norm(streak.bgr - bgr)) < SAME_COLOUR_LEVELS


def _grown(chase: Chase, loose: list[Sight], t_s: float) -> bool:
    expected = chase.expected_px(t_s)
    step = chase.step_px() * (t_s - chase.sights[-1].t_s)
    reach = 5 + 0.35 * float(np.linalg.norm(step))
    near = [
        (float(np.linalg.norm(s.streak.centre_px - expected)), number)
        for number, s in enumerate(loose)
        if _alike(s.streak, chase.bgr)
    ]
    if not near or min(near)[0] > reach:
        return False
    chase.add(loose[min(near)[1]])
    return True


def _candidates(
    frame: Frame, glance: Glance, still: Image, still_small: Image, known: list[Streak]
) -> list[Sight]:
    """Small things that differ from the still picture and moved since the frame before."""
    if glance.changed_share == 0:
        return []
    moved = cv2.dilate(glance.changed, np.ones((5, 5), np.uint8))
    mask = cv2.bitwise_and(differing(calmed(glance.bgr), still_small), moved)
    boxes = _boxes(np.asarray(mask, dtype=np.uint8))
    longest = LONGEST * glance.bgr.shape[1]
    news = [b for b in boxes if b[4] >= 5 and not _within(b, known, glance.scale)]
    small = [b for b in news if max(b[2], b[3]) < longest]
    small.sort(key=lambda b: (-b[4], b))
    # Around a hand or an arm, dozens of scraps move; more of them are not worth the time.
    crowded = len(news) > len(small) or len(small) > MOST_CANDIDATES
    found = []
    for box in small[: FEW_CANDIDATES if crowded else MOST_CANDIDATES]:
        sight = _closer(frame, still, box, glance.scale)
        if sight is not None:
            found.append(sight)
    return found


def _within(box: tuple[int, ...], known: list[Streak], scale: float) -> bool:
    """Whether a box shows no more than what was found already."""
    centre = np.array([box[0] + box[2] / 2, box[1] + box[3] / 2]) * scale
    return any(
        math.dist(centre, k.centre_px) < k.radius_px + k.length_px
        and max(box[2], box[3]) * scale < 3 * (k.radius_px + k.length_px)
        for k in known
    )


def _boxes(mask: npt.NDArray[np.uint8]) -> list[tuple[int, ...]]:
    """Left, top, width, height and area of the connected parts of a mask."""
    x0, y0, width, height = cv2.boundingRect(mask)
    if not width:
        return []
    part = mask[y0 : y0 + height, x0 : x0 + width]
    count, _, stats, _ = cv2.connectedComponentsWithStats(part, connectivity=8)
    found = stats[1:count] + np.array([x0, y0, 0, 0, 0])
    return [tuple(int(v) for v in box) for box in found]


def _closer(frame: Frame, still: Image, box: tuple[int, ...], scale: float) -> Sight | None:
    """Measure a candidate in the full picture."""
    margin = 6
    x0, y0 = (max(0, int((box[i] - margin) * scale)) for i in (0, 1))
    x1 = int((box[0] + box[2] + margin) * scale)
    y1 = int((box[1] + box[3] + margin) * scale)
    crop, behind = frame.bgr[y0:y1, x0:x1], still[y0:y1, x0:x1]
    change = unshadowed_change(crop, behind)
    colour = core_colour(crop, change)
    if colour is None:
        return None
    near = _strongest(change) + np.array([x0, y0])
    parts = streaks_of(missile_share(crop, behind, colour), crop, (x0, y0))
    parts.sort(key=lambda p: float(np.linalg.norm(p.centre_px - near)) - 2 * p.radius_px)
    return _sight(frame, parts[0]) if parts else None


def _strongest(change: npt.NDArray[np.float32]) -> Floats:
    calm = cv2.GaussianBlur(change, (0, 0), 2)
    y, x = np.unravel_index(int(np.argmax(calm)), calm.shape)
    return np.array([x, y], dtype=np.float64)


def _sight(frame: Frame, streak: Streak | None) -> Sight | None:
    if streak is None or streak.length_px > 0.3 * LONGEST * frame.size_wh[0]:
        return None
    sigma = 0.7 + 0.06 * streak.length_px
    if _cut_off(streak, frame):
        sigma += streak.length_px
    return Sight(frame.index, frame.t_s, streak, sigma)


def _cut_off(streak: Streak, frame: Frame) -> bool:
    """Whether the picture's edge may hide a part of it."""
    reach = 2.0 * np.sqrt(np.diag(streak.spread_px2)) + 2
    far = np.array(frame.size_wh) - 1 - streak.centre_px
    return bool((streak.centre_px < reach).any() or (far < reach).any())


def _follow(chase: Chase, frame: Frame, still: Image) -> None:
    last = chase.sights[-1]
    expected = chase.expected_px(frame.t_s)
    step = float(np.linalg.norm(expected - last.streak.centre_px))
    sight = _found_near(chase, frame, still, expected, step)
    if sight is not None:
        chase.add(sight)
        chase.over = _rests(chase)
        return
    chase.missed += 1
    width, height = frame.size_wh
    outside = not (0 <= expected[0] < width and 0 <= expected[1] < height)
    chase.over = frame.t_s - last.t_s > GIVEN_UP_AFTER_S or (outside and chase.missed > 2)


def _found_near(
    chase: Chase, frame: Frame, still: Image, expected: Floats, step: float
) -> Sight | None:
    last = chase.sights[-1].streak
    if not np.isfinite(expected).all():
        return None
    # Where it is expected if nothing bent it; where it may be at the most if something did.
    near = 0.35 * step + 3 * last.length_px + 8
    wide = step + 3 * last.length_px + 12
    for centre, reach in ((expected, near), ((expected + last.centre_px) / 2, wide + 0.5 * step)):
        sight = _found_within(chase, frame, still, expected, step, centre, reach)
        if sight is not None:
            return sight
    return None


def _found_within(
    chase: Chase,
    frame: Frame,
    still: Image,
    expected: Floats,
    step: float,
    centre: Floats,
    reach: float,
) -> Sight | None:
    x0, y0 = (int(v) for v in np.maximum(np.floor(centre - reach), 0))
    x1, y1 = (int(v) for v in np.minimum(np.ceil(centre + reach), frame.size_wh))
    if x1 - x0 < 4 or y1 - y0 < 4:
        return None
    crop, behind = frame.bgr[y0:y1, x0:x1], still[y0:y1, x0:x1]
    share = missile_share(crop, behind, chase.bgr)
    wanted = chase.looks(expected)
    scored = [
        (unlikeness(part, wanted, 6 + 0.3 * step), number, part)
        for number, part in enumerate(streaks_of(share, crop, (x0, y0)))
    ]
    if not scored or min(scored)[0] > MOST_UNLIKENESS:
        return None
    best = min(scored)[2]
    if unlikeness(best, replace(wanted, centre_px=best.centre_px), 1.0) > MOST_OTHER_LOOKS:
        return None
    return _sight(frame, best)


def _rests(chase: Chase) -> bool:
    if len(chase.sights) < 9:
        return False
    recent = np.stack([s.streak.centre_px for s in chase.sights[-6:]])
    return bool(np.ptp(recent, axis=0).max() < 2.0)
