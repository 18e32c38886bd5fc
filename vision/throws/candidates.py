"""Detect small moving things in a frame, and the large things they must not be a part of."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt

from calibration.arrays import Floats, Floats32, Image, Mask
from calibration.frame import Frame
from vision.foreground import Glance, differing
from vision.throws.frame_rates import USUAL_FPS
from vision.throws.streak import (
    Streak,
    change_of,
    core_colour,
    faint_share,
    labelled,
    missile_share,
    streaks_of,
    unshadowed,
)

LONGEST: Final = 0.13
"""Longest streak at 60 frames a second, as a share of the picture's width: that of 9 m/s in half a
frame near the camera. Anything longer is a hand, an arm, or someone passing by; at fewer frames a
second streaks are longer, and differ from arms by being thin."""

MOST_LONGEST: Final = 0.3
"""Longest streak however slow the camera is, as a share of the picture's width."""

THICKEST: Final = 0.04
"""Largest area of a long streak, as a share of the picture's width times the diagonal of its box: a
larger area is an arm. Found by trial."""

CROWD_REACH_PX: Final = 6
"""A small thing within this many glance pixels of something large is a part of it."""

MOST_CANDIDATES: Final = 8
"""Most small things that are examined in one frame; if more move, hands are at work."""

FEW_CANDIDATES: Final = 4
"""Most small things that are examined in a frame in which hands are at work."""

EDGE_PX: Final = 2
"""A thing within this many glance pixels of the picture's edge may extend beyond it."""

GONE_SIZES: Final = 3
"""How far a pushed creature may have fallen or slid, with its shadow, as a multiple of its size."""

OWN_SHARE: Final = 0.5
"""Least share of a creature's old box that its changed pixels cover after it was pushed over."""

MARGIN_PX: Final = 6
"""Glance pixels around a moved thing that are added to the crop in which it is measured."""

_LEAST_AREA_PX: Final = 5
"""Least area of a connected component of the difference, in glance pixels: smaller ones are noise.
Found by trial."""

_RIM: Final = np.ones((5, 5), np.uint8)
"""Kernel that widens changed pixels, mostly just outside a moved thing's edge, to meet the
thing."""

_REACH: Final = np.ones((2 * CROWD_REACH_PX + 1,) * 2, np.uint8)
"""Kernel that widens something large by `CROWD_REACH_PX` to each side."""


ONE_SIGHT_SHARE: Final = 0.3
"""Largest standard deviation of a streak's pixels along it, as a share of the longest streak. A
line of length 1 has 0.29."""

CENTRE_SIGMA_PX: Final = 0.7
"""Sigma in pixels of each coordinate of a streak's centre, without motion blur."""

CENTRE_SIGMA_LENGTHS: Final = 0.06
"""Share of a streak's length that is added to the sigma of its centre."""


@dataclass(frozen=True, slots=True, eq=False)
class SmallObject:
    """A sight: something small that was measured in one frame.

    Attributes:
        frame: Index of the frame.
        t_s: Time of the frame.
        streak: Position, shape and colour of the thing.
        sigma_px: Standard deviation of each coordinate of its centre.
        free: Whether nothing large is near it, as for a missile after its release.
        faint: Whether only its mean colour told it from a shadow.
    """

    frame: int
    t_s: float
    streak: Streak
    sigma_px: float
    free: bool = True
    faint: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class _Part:
    """A connected component of the difference from the reference picture, in glance pixels.

    Attributes:
        box: Left, top, width and height.
        area: Number of pixels.
        moved: Whether it changed since the frame before.
    """

    box: tuple[int, int, int, int]
    area: int
    moved: bool


@dataclass(frozen=True, slots=True, eq=False)
class Crowd:
    """The large things that differ from the reference picture, such as hands and arms.

    Attributes:
        mask: (h, w) uint8 of the glance, 255 on and near large things; None without any.
        scale: Frame pixels per glance pixel.
        longest: The longest streak at this frame rate, as a share of the picture's width.
        large: The large parts themselves.
    """

    mask: Mask | None
    scale: float
    longest: float = LONGEST
    large: tuple[_Part, ...] = ()

    def holds(self, at_px: Floats) -> bool:
        """Whether a point (2,) of the frame lies on or near something large."""
        if self.mask is None:
            return False
        x, y = (int(v) for v in np.round(at_px / self.scale))
        height, width = self.mask.shape
        return 0 <= x < width and 0 <= y < height and bool(self.mask[y, x])

    def covers(self, corner_xy: tuple[int, int], size_wh: tuple[int, int]) -> bool:
        """Whether something large other than a creature itself reaches into the creature's box.

        A creature that was pushed over differs from the reference picture both at its old and at
        its new position: that is large, but hides nothing.

        Args:
            corner_xy: Left and top of the creature's box in the frame.
            size_wh: Width and height of the box.
        """
        if self.mask is None:
            return False
        x0, y0 = (max(0, int(c / self.scale)) for c in corner_xy)
        x1 = int((corner_xy[0] + size_wh[0]) / self.scale) + 1
        y1 = int((corner_xy[1] + size_wh[1]) / self.scale) + 1
        if not self.mask[y0:y1, x0:x1].any():
            return False
        own = (x0, y0, x1 - x0, y1 - y0)
        height, width = self.mask.shape
        there = [
            part.box for part in self.large if _shared_px(_widened(part.box, CROWD_REACH_PX), own)
        ]
        return not there or any(not _is_same_creature(box, own, (width, height)) for box in there)


def _widened(box: tuple[int, int, int, int], by: int) -> tuple[int, int, int, int]:
    """The box, enlarged by a number of pixels to each side."""
    x, y, width, height = box
    return x - by, y - by, width + 2 * by, height + 2 * by


def _shared_px(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> int:
    """Pixels that two boxes have in common."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(wide, 0) * max(high, 0)


def _is_same_creature(
    box: tuple[int, int, int, int], own: tuple[int, int, int, int], size_wh: tuple[int, int]
) -> bool:
    """Whether a large component is a pushed creature itself, not something in front of it.

    It covers the creature's old box and lies within the distance that a creature may fall or slide.
    Something at the picture's edge is an arm that reaches for the creature.

    Args:
        box: Box of the component, glance pixels.
        own: The creature's old box.
        size_wh: Width and height of the glance.
    """
    x, y, width, height = box
    at_edge = min(x, y) <= EDGE_PX or x + width >= size_wh[0] - EDGE_PX
    at_edge = at_edge or y + height >= size_wh[1] - EDGE_PX
    room = _widened(own, GONE_SIZES * max(own[2:]))
    there = _shared_px(box, own) >= OWN_SHARE * own[2] * own[3]
    return there and not at_edge and _shared_px(box, room) == width * height


def look_for_small(
    frame: Frame,
    glance: Glance,
    still: Image,
    still_small: Image,
    known: Sequence[Streak],
    step_s: float,
) -> tuple[list[SmallObject], Crowd, Mask]:
    """Detect small things that differ from the reference picture and moved since the last frame.

    Args:
        frame: The frame.
        glance: The frame's small version.
        still: The reference picture, of the frame's size.
        still_small: The reference picture, reduced to the glance's size and smoothed.
        known: Streaks that were already found in the frame, and are not returned again.
        step_s: Time since the frame before.

    Returns:
        The small things, largest first; the large things; and the mask of the glance, 255 where it
        differs from the reference picture.
    """
    apart = differing(glance.calm, still_small)
    longest = longest_streak(step_s)
    parts, crowd = _split(apart, glance, longest)
    width = glance.bgr.shape[1]
    news = [p for p in parts if p.moved and not _is_known(p, known, glance.scale)]
    small = [p for p in news if not _is_large(p.box, p.area, longest, width)]
    small.sort(key=lambda p: (-p.area, p.box))
    # Around a hand or an arm dozens of fragments move; examining them all would take too long.
    crowded = crowd.mask is not None or len(small) > MOST_CANDIDATES
    boxes = [part.box for part in small[: FEW_CANDIDATES if crowded else MOST_CANDIDATES]]
    sights = _examined(frame, still, boxes, glance.scale, crowd)
    if not (sights or crowded):
        sights = _examined(frame, still, boxes, glance.scale, crowd, faint=True)
    return sights, crowd, apart


def _examined(
    frame: Frame,
    still: Image,
    boxes: Sequence[tuple[int, int, int, int]],
    scale: float,
    crowd: Crowd,
    *,
    faint: bool = False,
) -> list[SmallObject]:
    """Measure boxes of the glance in the full picture, with `faint_look` if `faint`."""
    look = faint_look if faint else closer_look
    sights = (look(frame, still, box, scale, crowd) for box in boxes)
    return [one for one in sights if one is not None]


def longest_streak(step_s: float) -> float:
    """The longest streak for a time between frames, as a share of the picture's width."""
    return min(max(LONGEST * step_s * USUAL_FPS, LONGEST), MOST_LONGEST)


def _is_large(box: tuple[int, int, int, int], area: int, longest: float, width: int) -> bool:
    """Whether a component is longer than any streak, or too thick for its length.

    Args:
        box: Its box, glance pixels.
        area: Its number of pixels.
        longest: The longest streak, as a share of the picture's width.
        width: Width of the glance.
    """
    long = max(box[2:])
    return long >= longest * width or (
        long >= LONGEST * width and area > THICKEST * width * math.hypot(*box[2:])
    )


def _split(apart: Mask, glance: Glance, longest: float) -> tuple[list[_Part], Crowd]:
    """The connected components of a difference mask, and the large ones among them.

    Args:
        apart: (h, w) of the glance, 255 where it differs from the reference picture.
        glance: The small version of the frame.
        longest: The longest streak, as a share of the picture's width.
    """
    x0, y0, wide, high = cv2.boundingRect(apart)
    if not wide:
        return [], Crowd(None, glance.scale, longest)
    roi = np.s_[y0 : y0 + high, x0 : x0 + wide]
    labels, stats = labelled(apart[roi])
    # Movement changes pixels at a thing's edge, which may lie just outside of the component.
    rim = cv2.dilate(glance.changed[roi], _RIM)
    shown = np.flatnonzero(cv2.bitwise_and(rim, apart[roi]).view(np.bool_))
    moved = np.bincount(labels.take(shown), minlength=len(stats)) > 0
    parts, large = [], []
    width = glance.bgr.shape[1]
    for label in (np.flatnonzero(stats[1:, cv2.CC_STAT_AREA] >= _LEAST_AREA_PX) + 1).tolist():
        x, y, w, h, area = stats[label].tolist()
        parts.append(_Part((x + x0, y + y0, w, h), area, bool(moved[label])))
        if _is_large((x, y, w, h), area, longest, width):
            large.append(label)
    if not large:
        return parts, Crowd(None, glance.scale, longest)
    whole = np.zeros_like(apart)
    whole[roi] = _mask_of_labels(labels, stats, large)
    # Widen only where something large is within reach, to save time.
    reach = np.s_[
        _start_of_reach(y0) : y0 + high + CROWD_REACH_PX,
        _start_of_reach(x0) : x0 + wide + CROWD_REACH_PX,
    ]
    whole[reach] = cv2.dilate(whole[reach], _REACH)
    masses = tuple(p for p in parts if _is_large(p.box, p.area, longest, width))
    return parts, Crowd(whole, glance.scale, longest, masses)


def _start_of_reach(start: int) -> int:
    """A first row or column, moved outwards by `CROWD_REACH_PX` but not beyond the picture."""
    return max(0, start - CROWD_REACH_PX)


def _mask_of_labels(
    labels: npt.NDArray[np.int32], stats: npt.NDArray[np.int32], chosen: Sequence[int]
) -> Mask:
    """The mask of some labels, 255; each label is searched only in its own box, to save time."""
    mask = np.zeros(labels.shape, dtype=np.uint8)
    for label in chosen:
        x, y, wide, high = stats[label, : cv2.CC_STAT_AREA].tolist()
        box = np.s_[y : y + high, x : x + wide]
        mask[box][labels[box] == label] = 255
    return mask


def _is_known(part: _Part, known: Sequence[Streak], scale: float) -> bool:
    """Whether a component shows a streak that was already found, and little more."""
    x, y, width, height = part.box
    centre = (scale * (x + width / 2), scale * (y + height / 2))
    return any(
        math.dist(centre, k.centre_px) < k.radius_px + k.length_px
        and max(width, height) * scale < 3 * (k.radius_px + k.length_px)
        for k in known
    )


def closer_look(
    frame: Frame, still: Image, box: tuple[int, int, int, int], scale: float, crowd: Crowd
) -> SmallObject | None:
    """Measure in the full picture the small thing in a box of the glance; None without one."""
    crop, behind, corner_xy = _crops(frame, still, box, scale)
    change = change_of(crop, behind)
    strength = unshadowed(change)
    colour = core_colour(crop, strength)
    if colour is None:
        return None
    near = _strongest_at(strength) + np.array(corner_xy)
    parts = streaks_of(missile_share(change, colour), crop, corner_xy)
    parts.sort(key=lambda p: math.dist(p.centre_px, near) - 2 * p.radius_px)
    return sight_of(frame, parts[0], crowd) if parts else None


def faint_look(
    frame: Frame, still: Image, box: tuple[int, int, int, int], scale: float, crowd: Crowd
) -> SmallObject | None:
    """Like `closer_look`, for a strongly blurred thing: each pixel alone could be a shadow."""
    crop, behind, corner_xy = _crops(frame, still, box, scale)
    parts = streaks_of(faint_share(change_of(crop, behind)), crop, corner_xy)
    sight = sight_of(frame, parts[0], crowd) if parts else None
    return None if sight is None else replace(sight, faint=True)


def _crops(
    frame: Frame, still: Image, box: tuple[int, int, int, int], scale: float
) -> tuple[Image, Image, tuple[int, int]]:
    """Crops of frame and reference picture around a box of the glance, and their first pixel."""
    x0, y0 = (max(0, int((start - MARGIN_PX) * scale)) for start in box[:2])
    x1 = int((box[0] + box[2] + MARGIN_PX) * scale)
    y1 = int((box[1] + box[3] + MARGIN_PX) * scale)
    return frame.bgr[y0:y1, x0:x1], still[y0:y1, x0:x1], (x0, y0)


def sight_of(frame: Frame, streak: Streak, crowd: Crowd) -> SmallObject | None:
    """A streak as a sight with its sigma; None if it is too long for one thing."""
    if streak.length_px > ONE_SIGHT_SHARE * crowd.longest * frame.size_wh[0]:
        return None
    sigma = CENTRE_SIGMA_PX + CENTRE_SIGMA_LENGTHS * streak.length_px
    if _cut_off(streak, frame):
        sigma += streak.length_px
    free = not crowd.holds(streak.centre_px)
    return SmallObject(frame.index, frame.t_s, streak, sigma, free)


def _cut_off(streak: Streak, frame: Frame) -> bool:
    """Whether the picture's edge may cut off a part of a streak."""
    reach = 2.0 * np.sqrt(np.diag(streak.spread_px2)) + 2
    far = np.array(frame.size_wh) - 1 - streak.centre_px
    return bool((streak.centre_px < reach).any() or (far < reach).any())


def _strongest_at(change: Floats32) -> Floats:
    """The crop's pixel (2,), x and y, around which the smoothed change is strongest."""
    calm = cv2.GaussianBlur(change, (0, 0), 2)
    y, x = np.unravel_index(int(np.argmax(calm)), calm.shape)
    return np.array([x, y], dtype=np.float64)
