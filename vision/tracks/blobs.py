"""What of a glance has a creature's colour where none stood, and what is as small as a missile."""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from vision.tracks.shown import Floats, Mask
from vision.tracks.watched import Watched, apart_px

LOOKS_ALIKE: Final = 30.0
LEAST_BLOB_SHARE: Final = 0.12
SPLIT_WIDTHS: Final = 0.9
TWO_SHARE: Final = 1.2
SMALL_SHARE: Final = 0.7
LEAST_SMALL_PX: Final = 10


def alike_groups(away: Sequence[Watched]) -> list[list[Watched]]:
    """Creatures of about one colour together."""
    groups: list[list[Watched]] = []
    for one in away:
        for group in groups:
            if any(np.linalg.norm(one.tint - other.tint) < LOOKS_ALIKE for other in group):
                group.append(one)
                break
        else:
            groups.append([one])
    return groups


def blobs_of(group: Sequence[Watched], firm: Mask, tints: np.ndarray) -> list[tuple[Floats, int]]:
    """Centroid and area of each piece of the group's colour that was not there before."""
    tint = np.mean([one.tint for one in group], axis=0)
    off = tints - tint.astype(np.float32)
    near = (off[..., 0] ** 2 + off[..., 1] ** 2 < LOOKS_ALIKE**2).astype(np.uint8)
    like = cv2.bitwise_and(near, firm)
    _, _, stats, middles = cv2.connectedComponentsWithStats(like, connectivity=8)
    least = LEAST_BLOB_SHARE * min(one.area_px for one in group)
    found = [
        (np.asarray(middle, dtype=np.float64), int(row[cv2.CC_STAT_AREA]))
        for row, middle in zip(stats[1:], middles[1:], strict=True)
        if row[cv2.CC_STAT_AREA] >= least
    ]
    return _parts_joined(group, found)


def _parts_joined(
    group: Sequence[Watched], blobs: list[tuple[Floats, int]]
) -> list[tuple[Floats, int]]:
    """A finger across a creature parts it in two; two creatures show more than one has."""
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
    """Whether anything no larger than a missile is to be seen where nothing stood."""
    if not watched:
        return False
    free = firm.copy()
    for mask in [one.mask for one in watched] + ([] if cover is None else [cover]):
        free[cv2.dilate(mask, np.ones((9, 9), np.uint8)) > 0] = 0
    count, _, stats, _ = cv2.connectedComponentsWithStats(free, connectivity=8)
    areas = stats[1:, cv2.CC_STAT_AREA]
    most = SMALL_SHARE * max(one.area_px for one in watched)
    return count > 1 and bool(((areas >= LEAST_SMALL_PX) & (areas < most)).any())
