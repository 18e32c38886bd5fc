"""Creatures and missiles in glances (small pictures): where they stood, and what is new."""

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
"""Distance of looks within which two creatures, or a pixel and a creature, are alike. By trial."""

LEAST_BLOB_SHARE: Final = 0.12
"""Share of the smallest creature's area: a smaller blob is no creature. By trial."""

DARKENED: Final = 0.45
"""Least level of a carried creature's pixel, as a share of the level of its darkest pixels before:
it may come into a hand's shadow. Black clay on a grey table has no tint, like the table, and
differs from it only by how dark it is."""

BRIGHTENED: Final = 1.25
"""Most level of a carried creature's pixel, as a factor on the level of its brightest pixels
before: it may come into a little more light on the way. Found by trial."""

NOISE_LEVELS: Final = 15.0
"""Grey levels that noise adds to the most level of a carried creature's pixel. Found by trial."""

TABLE_TINT: Final = 9.0
"""How far the tint of the bare table in a shadow may be off, of 255: less than `SHADOW_TINT`, as
tables are less varied. Found by trial."""

TABLE_SHADOW: Final = 0.6
"""Share of the light that a hand's shadow leaves on the bare table: more than `DARKEST_SHADOW`, as
a hand takes less light. Found by trial."""

RIM_PX: Final = 12
"""Width in glance pixels of the strip along the edges of the glance: whatever comes in there
belongs to an arm."""

SLEEVE_SHARE: Final = 0.15
"""Share of an arm that has a creature's colour if its sleeve has that colour too. By trial."""

SPLIT_WIDTHS: Final = 0.9
"""Distance, in a creature's mean widths, from which on blobs of one colour are two. Found by
trial."""

TWO_SHARE: Final = 1.2
"""Factor on the largest area: a blob that is larger may be two creatures. By trial."""

SMALL_SHARE: Final = 0.7
"""Share of the largest creature's area: what is smaller may be a missile. By trial."""

LEAST_SMALL_PX: Final = 10
"""Glance pixels: what is smaller is noise. By trial."""


@dataclass(frozen=True, slots=True, eq=False)
class Watched:
    """A creature in the glance's pixels.

    Attributes:
        track: Its number.
        mask: (h, w) 255 where it stood in the settled picture.
        look: (3,) its colour and light, as `Detection` has it.
        middle_px: (2,) centroid.
        area_px: Of its mask.
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
    """A creature seen on its way: time, (2,) glance pixel, and the share of it that was seen."""

    t_s: float
    at_px: Floats
    share: float


def watched_of(known: Track, full_wh: tuple[int, int], size_wh: tuple[int, int]) -> Watched:
    """A creature in glances of `size_wh`, cut out of pictures of `full_wh`."""
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
    """A calmed glance, ready to be searched for clay.

    Attributes:
        now: (h, w, 3) the glance.
        before: (h, w, 3) the settled glance in the light of this one.
        tints: (h, w, 2) of the glance.
        bare: (h, w) 255 where a creature stood and now only the table is seen.
        cover: (h, w) 255 where hands and their arms are; None if there are none.
    """

    now: Image
    before: Image
    tints: Floats32
    bare: Mask
    cover: Mask | None


def seen_in(
    now: Image, before: Image, watched: Sequence[Watched], cover: Mask | None
) -> CalmedGlance:
    """A calmed glance of a table with these creatures, and the settled one in its light."""
    homes = cv2.dilate(np.maximum.reduce([one.mask for one in watched]), np.ones((7, 7), np.uint8))
    table = shaded(usual_around(before), now, tint=TABLE_TINT, darkest=TABLE_SHADOW)
    bare = np.where(table, homes, 0).astype(np.uint8)
    return CalmedGlance(now, before, tints_of(now), bare, cover)


def blobs_of(group: Sequence[Watched], where: Mask, seen: CalmedGlance) -> list[tuple[Floats, int]]:
    """Centroid and area of each piece of the group's colour in a mask."""
    like = _like(group, seen)
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
    return _parts_joined(group, found)


def _like(group: Sequence[Watched], seen: CalmedGlance) -> Mask:
    """Pixels of the group's tint that are about as light as the group was, (h, w) 255 or 0."""
    off = seen.tints - np.mean([one.look[:2] for one in group], axis=0).astype(np.float32)
    near = off[..., 0] ** 2 + off[..., 1] ** 2 < LOOKS_ALIKE**2
    own = np.concatenate([seen.before[one.mask > 0] for one in group]).sum(axis=1)
    low, high = np.percentile(own, (10, 90))
    level = channel_sum(seen.now)
    near &= (level > DARKENED * low) & (level < BRIGHTENED * high + NOISE_LEVELS)
    return np.asarray(near * np.uint8(255), dtype=np.uint8)


def _is_sleeved(like: Mask, cover: Mask) -> bool:
    """Whether an arm has the clay's colour where it comes in: then its hand may hold anything."""
    rim = np.zeros_like(cover)
    rim[:RIM_PX], rim[-RIM_PX:], rim[:, :RIM_PX], rim[:, -RIM_PX:] = 255, 255, 255, 255
    arm = cv2.bitwise_and(cover, rim)
    return cv2.countNonZero(cv2.bitwise_and(arm, like)) > SLEEVE_SHARE * cv2.countNonZero(arm)


def _parts_joined(
    group: Sequence[Watched], blobs: list[tuple[Floats, int]]
) -> list[tuple[Floats, int]]:
    """Whether the pieces are one creature behind a finger: two creatures would show more area."""
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
    """Whether something no larger than a missile is seen where nothing stood."""
    if not watched:
        return False
    free = firm.copy()
    for mask in [one.mask for one in watched] + ([] if cover is None else [cover]):
        free[cv2.dilate(mask, np.ones((9, 9), np.uint8)) > 0] = 0
    count, _, stats, _ = cv2.connectedComponentsWithStats(free, connectivity=8)
    areas = stats[1:, cv2.CC_STAT_AREA]
    most = SMALL_SHARE * max(one.area_px for one in watched)
    return count > 1 and bool(((areas >= LEAST_SMALL_PX) & (areas < most)).any())
