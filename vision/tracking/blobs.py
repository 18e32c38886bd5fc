"""Find the blobs of creatures' colours, and small things like missiles, in glances."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Floats32, Image, Mask
from vision.channels import channel_sum
from vision.clay.colour import tints_of
from vision.masks import without
from vision.tracking.light import shaded, usual_around
from vision.tracking.track import Track

LOOKS_ALIKE: Final = 30.0
"""Two creatures, or a pixel and a creature, are alike if their looks are closer than this. By
trial."""

LEAST_BLOB_SHARE: Final = 0.12
"""Least area of a creature's blob, as a share of the smallest creature's area. By trial."""

DARKENED: Final = 0.45
"""Least level of a carried creature's pixel, as a share of the level of its darkest pixels before:
it may come into a hand's shadow. The bound is needed for black clay on a grey table, which has the
table's tint and only differs from it by being darker."""

BRIGHTENED: Final = 1.25
"""Most level of a carried creature's pixel, as a multiple of the level of its brightest pixels
before: it may come into a little more light. Found by trial."""

NOISE_LEVELS: Final = 15.0
"""Levels that are added to that bound for noise, in the sum of the channels. Found by trial."""

TABLE_TINT: Final = 9.0
"""Most change of tint of the bare table in a shadow, of 255: less than `SHADOW_TINT`, as tables are
less varied. Found by trial."""

TABLE_SHADOW: Final = 0.6
"""Share of the light that a hand's shadow leaves on the bare table: more than `DARKEST_SHADOW`, as
a hand takes less light. Found by trial."""

RIM_PX: Final = 12
"""Width in glance pixels of the strip along the glance's edges in which a cover is the arm, not the
hand."""

SLEEVE_SHARE: Final = 0.15
"""If more than this share of the arm has a creature's colour, its sleeve has that colour. By
trial."""

SPLIT_WIDTHS: Final = 0.9
"""Blobs closer together than this many mean widths of the creatures may be parts of one creature.
Found by trial."""

TWO_SHARE: Final = 1.2
"""Blobs that together have this share of the largest creature's area, or more, are two creatures.
By trial."""

SMALL_SHARE: Final = 0.7
"""A thing smaller than this share of the largest creature's area may be a missile. By trial."""

LEAST_SMALL_PX: Final = 10
"""Least area of a small thing in glance pixels; a smaller one is noise. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Watched:
    """A creature of the settled picture in glance pixels.

    Attributes:
        track: Its number.
        mask: (h, w) 255 where it stood in the settled picture.
        look: (3,) its colour and brightness, as `Detection` has it.
        middle_px: (2,) its centroid.
        area_px: Area of its mask.
        wide_px: Its width.
    """

    track: int
    mask: Mask
    look: Floats
    middle_px: Floats
    area_px: int
    wide_px: float


@dataclass(frozen=True, slots=True, eq=False)
class PassedBy:
    """A creature that a glance shows away from its place.

    Attributes:
        t_s: Time of the glance.
        at_px: (2,) the creature's centroid, glance pixels.
        share: Share of its area that was seen, 0 to 1.
    """

    t_s: float
    at_px: Floats
    share: float


def watched_of(known: Track, full_wh: tuple[int, int], size_wh: tuple[int, int]) -> Watched:
    """A creature in glances of `size_wh`, from its detection in pictures of `full_wh`."""
    scale = full_wh[0] / size_wh[0]
    small = cv2.resize(known.detection.within(full_wh), size_wh, interpolation=cv2.INTER_AREA)
    firm = np.asarray((small > 127) * np.uint8(255), dtype=np.uint8)
    return Watched(
        known.track,
        firm,
        known.look,
        known.detection.middle_px / scale,
        cv2.countNonZero(firm),
        known.detection.mask.shape[1] / scale,
    )


def apart_px(one: Floats, other: Floats) -> float:
    """Distance of two pixels."""
    return float(np.linalg.norm(one - other))


def alike_groups(away: Sequence[Watched]) -> list[list[Watched]]:
    """Groups of creatures whose colours are about the same."""
    groups: list[list[Watched]] = []
    for one in away:
        for group in groups:
            if any(np.linalg.norm(one.look - other.look) < LOOKS_ALIKE for other in group):
                group.append(one)
                break
        else:
            groups.append([one])
    return groups


@dataclass(frozen=True, slots=True, eq=False)
class CalmedGlance:
    """A smoothed glance, ready to be searched for clay.

    Attributes:
        now: (h, w, 3) the glance.
        before: (h, w, 3) the settled glance, adjusted to the light of this one.
        tints: (h, w, 2) the tints of the glance.
        bare: (h, w) 255 where a creature stood and now the bare table is seen.
        cover: (h, w) 255 on hands and arms; None if there are none.
    """

    now: Image
    before: Image
    tints: Floats32
    bare: Mask
    cover: Mask | None


def seen_in(
    now: Image, before: Image, watched: Sequence[Watched], cover: Mask | None
) -> CalmedGlance:
    """Prepare a glance to be searched for clay.

    Args:
        now: The smoothed glance.
        before: The settled glance, adjusted to the light of this one.
        watched: The creatures of the settled picture.
        cover: (h, w) 255 on hands and arms; None if there are none.
    """
    homes = cv2.dilate(np.maximum.reduce([one.mask for one in watched]), np.ones((7, 7), np.uint8))
    table = shaded(usual_around(before), now, tint=TABLE_TINT, darkest=TABLE_SHADOW)
    bare = np.where(table, homes, 0).astype(np.uint8)
    return CalmedGlance(now, before, tints_of(now), bare, cover)


def blobs_of(group: Sequence[Watched], where: Mask, seen: CalmedGlance) -> list[tuple[Floats, int]]:
    """Centroid (2,) and area of each blob of a group's colour in a mask, glance pixels.

    The bare table is left out, and hands too if the sleeve has that colour.
    """
    like = _colour_mask(group, seen)
    if seen.cover is not None and _is_sleeved(like, seen.cover):
        like = without(like, seen.cover)
    like = without(np.asarray(cv2.bitwise_and(like, where), dtype=np.uint8), seen.bare)
    _, _, stats, middles = cv2.connectedComponentsWithStats(like, connectivity=8)
    least = LEAST_BLOB_SHARE * min(one.area_px for one in group)
    found = [
        (np.asarray(middle, dtype=np.float64), int(row[cv2.CC_STAT_AREA]))
        for row, middle in zip(stats[1:], middles[1:], strict=True)
        if row[cv2.CC_STAT_AREA] >= least
    ]
    return _join_parts(group, found)


def _colour_mask(group: Sequence[Watched], seen: CalmedGlance) -> Mask:
    """Mask of the pixels with a group's tint and about its brightness, (h, w) 255."""
    off = seen.tints - np.mean([one.look[:2] for one in group], axis=0).astype(np.float32)
    near = off[..., 0] ** 2 + off[..., 1] ** 2 < LOOKS_ALIKE**2
    own = np.concatenate([seen.before[one.mask > 0] for one in group]).sum(axis=1)
    low, high = np.percentile(own, (10, 90))
    level = channel_sum(seen.now)
    near &= (level > DARKENED * low) & (level < BRIGHTENED * high + NOISE_LEVELS)
    return np.asarray(near * np.uint8(255), dtype=np.uint8)


def _is_sleeved(like: Mask, cover: Mask) -> bool:
    """Whether the arm has the clay's colour at the glance's edge, so that it looks like clay."""
    rim = np.zeros_like(cover)
    rim[:RIM_PX], rim[-RIM_PX:], rim[:, :RIM_PX], rim[:, -RIM_PX:] = 255, 255, 255, 255
    arm = cv2.bitwise_and(cover, rim)
    return cv2.countNonZero(cv2.bitwise_and(arm, like)) > SLEEVE_SHARE * cv2.countNonZero(arm)


def _join_parts(
    group: Sequence[Watched], blobs: list[tuple[Floats, int]]
) -> list[tuple[Floats, int]]:
    """Join blobs that may be one creature behind a finger: near, and together not too large."""
    wide = SPLIT_WIDTHS * float(np.mean([one.wide_px for one in group]))
    most = TWO_SHARE * max(one.area_px for one in group)
    whole: list[tuple[Floats, int]] = []
    for middle, area in sorted(blobs, key=lambda blob: -blob[1]):
        for place, (other, size) in enumerate(whole):
            if apart_px(middle, other) < wide and area + size < most:
                share = area / (area + size)
                whole[place] = (1 - share) * other + share * middle, area + size
                break
        else:
            whole.append((middle, area))
    return whole


def something_small(firm: Mask, cover: Mask | None, watched: Sequence[Watched]) -> bool:
    """Whether a thing no larger than a missile is seen away from creatures' places and hands."""
    if not watched:
        return False
    free = firm.copy()
    for mask in [one.mask for one in watched] + ([] if cover is None else [cover]):
        free[cv2.dilate(mask, np.ones((9, 9), np.uint8)) > 0] = 0
    count, _, stats, _ = cv2.connectedComponentsWithStats(free, connectivity=8)
    areas = stats[1:, cv2.CC_STAT_AREA]
    most = SMALL_SHARE * max(one.area_px for one in watched)
    return count > 1 and bool(((areas >= LEAST_SMALL_PX) & (areas < most)).any())
