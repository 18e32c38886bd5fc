"""Measure whether an outline is round: balls, go stones, coins and caps are; dice have corners.

A highlight on a ball looks like the pip of a 1, and the networks take many balls for one. From the
middle of a box outwards the strongest closed edge around it is traced. The variation of its
distance from the middle, apart from that of a shift or an ellipse, comes from corners.
"""

from collections.abc import Sequence
from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image
from vision.boxes import BoxPx

RAYS: Final = 64
"""Number of directions in which an edge is searched for."""

REACH: Final = 1.6
"""Distance from the middle, in half widths of the box, up to which an edge is searched for."""

STEPS: Final = 32
"""Number of samples along a ray."""

NEAREST: Final = 12
"""Step of a ray at which the search for the outline begins; nearer to the middle are pips."""

FARTHEST: Final = 30
"""Step of a ray at which the search for the outline ends."""

BEND: Final = 0.12
"""Cost of a change by one step from one ray to the next; a clear edge is worth 1."""

CLEAR_EDGE: Final = 1.5
"""Upper limit of an edge's clearness, so that a lamp's edge does not attract the whole outline."""

FAINT_EDGE: Final = 4.0
"""Noise in grey levels that is added when edges are normalised: weaker edges are not clear."""

HARMONICS: Final = slice(3, 9)
"""Harmonics of the outline that are measured: the first is a shift, the second an ellipse; four
corners are the fourth, six the sixth."""

ROUND: Final = 0.018
"""Size of corners, in radii of the outline, below which it is round. On material reserved for
training, 52 of 86 balls, stones and coins that were taken for dice are, and none of 414 dice; nor
is one of 728 dice in photographs."""

LEAST_PX: Final = 14.0
"""Side of a box in pixels up to which corners are ignored: smaller dice were not tried."""


def is_round(width_px: float, corners: float) -> bool:
    """Whether something this wide has fewer corners than any die."""
    return width_px > LEAST_PX and corners < ROUND


def corners_of(bgr: Image, boxes_px: Sequence[BoxPx]) -> tuple[float, ...]:
    """Deviation of the outlines in some boxes from ellipses, in radii.

    Args:
        bgr: The picture, (h, w, 3) uint8.
        boxes_px: Around the things to examine, px.
    """
    if not boxes_px:
        return ()
    far = _outlines(np.stack([_edge_clearness(_polar_samples(bgr, box)) for box in boxes_px]))
    waves = np.abs(np.fft.rfft(far, axis=1)) / RAYS
    sizes = 2 * waves[:, HARMONICS] / waves[:, :1]
    return tuple(float(one) for one in np.sqrt((sizes**2).sum(axis=1) / 2))


def _polar_samples(bgr: Image, box: BoxPx) -> Floats:
    """Samples outwards from the middle of a box, (rays, steps, 3)."""
    left, top, right, bottom = box
    x, y, reach = (left + right) / 2, (top + bottom) / 2, REACH * (right - left + bottom - top) / 4
    x0, y0, side = int(np.floor(x - reach)) - 1, int(np.floor(y - reach)) - 1, int(2 * reach) + 4
    height, width = bgr.shape[:2]
    columns = np.clip(np.arange(x0, x0 + side), 0, width - 1)
    rows = np.clip(np.arange(y0, y0 + side), 0, height - 1)
    part = bgr[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    part = np.ascontiguousarray(part[(rows - rows[0])[:, None], (columns - columns[0])[None]])
    shrunk = min(1.0, STEPS / reach)
    if shrunk < 1:
        small = (round(side * shrunk), round(side * shrunk))
        part = np.asarray(cv2.resize(part, small, interpolation=cv2.INTER_AREA), np.uint8)
        shrunk = small[0] / side
    middle = ((x - x0) * shrunk - (1 - shrunk) / 2, (y - y0) * shrunk - (1 - shrunk) / 2)
    polar = cv2.warpPolar(part, (STEPS, RAYS), middle, reach * shrunk, cv2.INTER_LINEAR)
    return np.asarray(polar, dtype=np.float32)


def _edge_clearness(rays: Floats) -> Floats:
    """Clearness of an edge at each step of each ray, between `NEAREST` and `FARTHEST`."""
    around = np.concatenate([rays[-1:], rays, rays[:1]])
    calm = cv2.GaussianBlur(around, (3, 3), 0)[1:-1]
    edges = np.sqrt(((calm[:, 2:] - calm[:, :-2]) ** 2).sum(axis=2))[:, NEAREST - 1 : FARTHEST - 1]
    return np.asarray(np.minimum(edges / (np.percentile(edges, 90) + FAINT_EDGE), CLEAR_EDGE))


def _outlines(edges: Floats) -> Floats:
    """The strongest closed path around each middle, (n, rays), in steps from it.

    Args:
        edges: (n, rays, steps), how clear they are.
    """
    paths = _whole_step_paths(edges)
    row, ray = np.ogrid[: len(edges), :RAYS]
    inner = np.clip(paths, 1, edges.shape[2] - 2)
    before, here, after = (edges[row, ray, inner + shift] for shift in (-1, 0, 1))
    bend = np.minimum(before - 2 * here + after, -1e-6)
    finer = np.clip((before - after) / 2 / bend, -0.5, 0.5)
    return np.asarray(NEAREST + paths + np.where(paths == inner, finer, 0.0))


def _whole_step_paths(edges: Floats) -> Floats:
    """The strongest closed paths in whole steps; two rounds are traced, so that they close."""
    rows = np.arange(len(edges))
    best, came = edges[:, 0], []
    for ray in [*range(1, RAYS), *range(RAYS)]:
        beyond = np.pad(best, ((0, 0), (1, 1)), constant_values=-np.inf)
        ways = np.stack([beyond[:, :-2] - BEND, best, beyond[:, 2:] - BEND])
        came.append(ways.argmax(axis=0) - 1)
        best = ways.max(axis=0) + edges[:, ray]
    at, found = best.argmax(axis=1), []
    for way in reversed(came):
        found.append(at)
        at = at + way[rows, at]
    found.append(at)
    twice = np.stack(found[::-1], axis=1)
    begin = RAYS // 2
    return np.asarray(np.roll(twice[:, begin : begin + RAYS], begin, axis=1))
