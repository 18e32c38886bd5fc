r"""Peaks of a flat outline's distance from its middle, and their heights: what sticks out of it.

Go once around an outline and note how far each point is from the middle, by the shortest path that
stays inside. Each limb is a peak of this distance. A peak's height over the pass to the next higher
one (its prominence: topological persistence, Edelsbrunner, Letscher and Zomorodian 2002)
distinguishes a limb from a rough edge, whichever way the limb is bent.

    way |    /\        /\
        |   /  \_/\   /  \        two limbs, and a notch on the first
        |__/      \_/    \__
        +--------------------- around the outline
"""

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
import numpy.typing as npt
from scipy import ndimage
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra

from calibration.arrays import Floats, Mask
from vision.masks import disc, largest_component

Indices = npt.NDArray[np.int64]
"""Indices of points or of pixels."""

SIDE_PX: Final = 180.0
"""Side of a square with the area to which every outline's convex hull is scaled."""

LONGEST_PX: Final = 6 * SIDE_PX
"""Largest width or height of a scaled outline: the hull of a line has hardly any area."""

PAD_PX: Final = 26
"""Empty pixels around an outline: more than the widest closing, which needs 11."""

LEAST_PROMINENCE: Final = 0.012
"""Least prominence of a peak, as a share of `SIDE_PX`; lower ones are steps between pixels."""

CENTRAL: Final = 0.5
"""Weight of the distance from the centroid against the thickness, when the middle is chosen: it
should be thick and near the centroid."""

STEPS: Final = ((0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1))
"""Steps of a path, as (rows, columns), each also taken back. With the knight's moves a path is at
most 2.7 % too long."""


@dataclass(frozen=True, slots=True, eq=False)
class Peaks:
    """An outline, starting at its lowest point, and its peaks, in units of `SIDE_PX`.

    Attributes:
        points: (m, 2) the outline.
        ways: (m,) path length of each point from the middle.
        tops: (n,) index of each peak, highest prominence first.
        prominence: (n,) height over the pass to the next higher peak; for the first, over the pass
            to the second.
        thickness: Radius of the disc that fits into the middle.
        solidity: Area over that of the convex hull.
    """

    points: Floats
    ways: Floats
    tops: Indices
    prominence: Floats
    thickness: float
    solidity: float


def of_one_size(mask: npt.NDArray[np.generic]) -> Mask:
    """The largest part of a mask, cropped, scaled to `SIDE_PX`, with a margin; 0 or 1.

    Raises:
        ValueError: The mask is not (h, w), or empty.
    """
    if mask.ndim != 2:
        raise ValueError(f"a mask must be (h, w), but got {mask.shape}")
    if not np.any(mask):
        raise ValueError("nothing is set in the mask")
    part = _largest_part((np.asarray(mask) > 0).astype(np.uint8))
    points = cv2.findNonZero(part)
    hull = max(float(cv2.contourArea(cv2.convexHull(points))), 1.0)
    left, top, width, height = cv2.boundingRect(points)
    crop = np.pad(part[top : top + height, left : left + width], 2) * np.uint8(255)
    factor = min(SIDE_PX / np.sqrt(hull), LONGEST_PX / max(width, height))
    way = cv2.INTER_AREA if factor < 1 else cv2.INTER_CUBIC
    scaled = cv2.resize(crop, None, fx=factor, fy=factor, interpolation=way)
    # Of lines that are shrunk to less than a pixel nothing reaches half of the level.
    inside = np.asarray(scaled > (127 if scaled.max() > 127 else 0), dtype=np.uint8)
    left, top, width, height = cv2.boundingRect(cv2.findNonZero(inside))
    return np.pad(inside[top : top + height, left : left + width], PAD_PX)


def closed(mask: Mask, close_px: float) -> Mask:
    """Fill holes and gaps narrower than twice `close_px`; remove what is one pixel thin."""
    if close_px > 0:
        mask = np.asarray(cv2.morphologyEx(mask, cv2.MORPH_CLOSE, disc(close_px)), dtype=np.uint8)
    filled = ndimage.binary_fill_holes(mask).astype(np.uint8)
    opened = np.asarray(cv2.morphologyEx(filled, cv2.MORPH_OPEN, disc(1)), dtype=np.uint8)
    return _largest_part(opened if opened.any() else filled)


def peaks_of(mask: Mask, *, core_share: float = 0.0) -> Peaks:
    """The peaks of an outline that `of_one_size` made and `closed` may have smoothed.

    Args:
        mask: 0 or 1.
        core_share: 0 measures distances from the middle; otherwise from the core, which is
            everything that a disc of this share of the thickness covers: an oblong head is all
            core.
    """
    outlines, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    outline = max(outlines, key=len)[:, 0, :].astype(np.int64)
    thick = cv2.distanceTransform(mask, cv2.DIST_L2, 5)
    middle = _middle(mask, np.asarray(thick, dtype=np.float64))
    source = np.zeros_like(mask)
    source[middle] = 1
    if core_share:
        source = _core(mask, core_share * float(thick.max()))
    ways = _path_lengths(mask, source)[outline[:, 1], outline[:, 0]]
    start = int(np.argmin(ways))
    outline, ways = np.roll(outline, -start, axis=0), np.roll(ways, -start)
    least = LEAST_PROMINENCE * SIDE_PX
    found = [peak for peak in _persistence(ways) if peak[1] >= least]
    hull = float(cv2.contourArea(cv2.convexHull(outline.astype(np.int32))))
    return Peaks(
        points=outline / SIDE_PX,
        ways=ways / SIDE_PX,
        tops=np.array([top for top, _ in found], dtype=np.int64),
        prominence=np.array([prominence for _, prominence in found]) / SIDE_PX,
        thickness=float(thick.max()) / SIDE_PX,
        solidity=float(np.count_nonzero(mask)) / max(hull, 1.0),
    )


def _largest_part(mask: Mask) -> Mask:
    return np.minimum(largest_component(mask), 1)


def _middle(mask: Mask, thick: Floats) -> tuple[int, int]:
    rows, columns = np.nonzero(mask)
    away = np.hypot(rows - rows.mean(), columns - columns.mean())
    best = int(np.argmax(thick[rows, columns] - CENTRAL * away))
    return int(rows[best]), int(columns[best])


def _core(mask: Mask, radius_px: float) -> Mask:
    opened = cv2.morphologyEx(mask, cv2.MORPH_OPEN, disc(radius_px))
    return np.asarray(opened, dtype=np.uint8)


def _path_lengths(mask: Mask, source: Mask) -> Floats:
    """Shortest path inside the mask from the source to each pixel, px; 0 outside."""
    inside = mask > 0
    number = np.full(mask.shape, -1, dtype=np.int64)
    number[inside] = np.arange(np.count_nonzero(inside))
    starts, ends, lengths = [], [], []
    for down, right in STEPS:
        one, other = _shifted(number, down, right)
        both = (one >= 0) & (other >= 0)
        starts.append(one[both])
        ends.append(other[both])
        lengths.append(np.full(np.count_nonzero(both), np.hypot(down, right)))
    size = int(number.max()) + 1
    pairs = (np.concatenate(starts), np.concatenate(ends))
    graph = coo_matrix((np.concatenate(lengths), pairs), shape=(size, size)).tocsr()
    out = np.zeros(mask.shape)
    far = dijkstra(graph, directed=False, indices=number[source > 0], min_only=True)
    out[inside] = np.where(np.isfinite(far), far, 0.0)
    return out


def _shifted(number: Indices, down: int, right: int) -> tuple[Indices, Indices]:
    height, width = number.shape
    if right >= 0:
        return number[: height - down, : width - right], number[down:, right:]
    return number[: height - down, -right:], number[down:, : width + right]


def _persistence(ways: Floats) -> list[tuple[int, float]]:
    """Peaks of a cyclic series that starts at its lowest point: index and prominence.

    Points are added from the top down, and each joins its neighbouring peaks. Where two peaks meet,
    the lower one ends.
    """
    heights: list[float] = ways.tolist()
    owner = [-1] * (len(heights) + 1)  # the last entry is beyond both ends and has no owner
    spans: dict[int, tuple[int, int]] = {}
    ended: list[tuple[int, float]] = []
    for point in np.argsort(-ways, kind="stable").tolist():
        one, other = owner[point - 1], owner[point + 1]
        first = point if one < 0 else spans[one][0]
        last = point if other < 0 else spans[other][1]
        top = point if one < 0 and other < 0 else max(one, other)
        if one >= 0 and other >= 0:
            # Of two equally high peaks the first stays; `highest` below chooses the same one.
            low, top = sorted((one, other), key=lambda peak: (heights[peak], -peak))
            ended.append((low, heights[low] - heights[point]))
        spans[top] = (first, last)
        # Only the owners of a span's ends are ever read.
        owner[point] = owner[first] = owner[last] = top
    ended.sort(key=lambda peak: -peak[1])
    highest = int(np.argmax(ways))
    valley = heights[ended[0][0]] - ended[0][1] if ended else 0.0
    return [(highest, heights[highest] - valley), *ended]
