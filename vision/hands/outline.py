"""The outline of a hand in the view from above, segmented around its joints."""

from typing import Final

import cv2
import numpy as np

from calibration.arrays import Floats, Image, Mask
from vision.hands.landmarks import FINGERS, LITTLE_KNUCKLE, MIDDLE_KNUCKLE, WRIST
from vision.vectors import unit

FINGER_REACH: Final = 0.12
"""Half width of the region around a finger that may belong to it; a finger is 0.15 wide. In palm
lengths (wrist to middle knuckle, about 100 mm), like all lengths here."""

THUMB_REACH: Final = 0.17
"""Half width, in palm lengths, of the region around a thumb that may belong to it; a thumb is 0.22
wide."""

BEYOND_TIP: Final = 0.22
"""Distance beyond its last joint that a finger may reach, in palm lengths; mediapipe's tips lie
inside the finger."""

PALM_REACH: Final = 0.16
"""Distance beyond the palm's joints that the palm may reach, in palm lengths."""

LITTLE_SIDE_REACH: Final = 0.34
"""Distance beyond its joints that the palm may reach on the little finger's side, in palm lengths:
the hand's edge is far from any joint there."""

CORE_WIDTH: Final = 0.07
"""Width of the line along a finger's joints that is certainly hand, in palm lengths."""

CORE_REACH: Final = 0.5
"""Share of the way from a finger's last joint to its tip at which the part that is certainly finger
ends: landmarks of tips may be beside the finger."""

LIKELY_WIDTH: Final = 0.14
"""Width of the line along a finger's joints that is probably hand, in palm lengths: about a
finger's."""

TABLE_RING: Final = 0.25
"""Width of the ring around all that may be hand, in palm lengths; the ring is certainly table."""

PALM: Final = (0, 1, 2, 5, 9, 13, 17)
"""mediapipe's numbers of the joints around the palm."""

CERTAIN_PALM: Final = 0.75
"""Scale of the polygon that is certainly palm, relative to the polygon of the palm's joints."""

ITERATIONS: Final = 3
"""Rounds of GrabCut. By trial."""


def palm_length(points: Floats) -> float:
    """Distance from wrist to middle knuckle of (21, 2) joints, in their unit."""
    return float(np.linalg.norm(points[MIDDLE_KNUCKLE] - points[WRIST]))


def direction(joints: Floats) -> Floats:
    """The direction of a finger, (2,) unit vector, from its joints, (N, 2), root to tip."""
    return unit(unit(joints[-1] - joints[-2]) + unit(joints[-1] - joints[-3]))


def hand_mask(patch: Image, points_px: Floats) -> Mask:
    """Mask of the hand in the view from above; it ends at the wrist.

    It is found by GrabCut, seeded with the skeleton. Certain foreground ends short of the last
    joints, because their landmarks may be beside the finger. The arm below the wrist, with any
    sleeve, is cut off.

    Args:
        patch: (side, side, 3) view from above, fingers upwards.
        points_px: (21, 2) joints in that view.
    """
    marked = seeds(patch.shape[:2], points_px)
    box = _hand_box(marked, points_px)
    mask = np.zeros(marked.shape, dtype=np.uint8)
    mask[box] = _grab_cut(np.ascontiguousarray(patch[box]), np.ascontiguousarray(marked[box]))
    return _part_at(mask, points_px[MIDDLE_KNUCKLE])


def mask_from(patch: Image, marked: Mask, at_px: Floats) -> Mask:
    """The component at `at_px` (2,) of what GrabCut finds in a patch with these seeds (`seeds`)."""
    return _part_at(_grab_cut(patch, marked), at_px)


def outline_of(mask: Mask) -> Floats:
    """The outline of the mask's largest part, (N, 2) pixel centres; empty if there is none."""
    outlines, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not outlines:
        return np.empty((0, 2))
    return np.asarray(max(outlines, key=len).reshape(-1, 2), dtype=np.float64)


def seeds(shape: tuple[int, ...], points: Floats, core: float = CORE_REACH) -> Mask:
    """GrabCut's seeds: certainly or probably hand, probably or certainly table.

    Args:
        shape: Rows and columns of the patch.
        points: (21, 2) joints in it, px.
        core: Share of the way from a finger's last joint to its tip at which the part that is
            certainly finger ends.
    """
    length = palm_length(points)
    marked = np.full(shape, cv2.GC_BGD, dtype=np.uint8)
    _draw_possible_hand(marked, points, length)
    for finger in FINGERS:
        _draw(marked, points[list(finger)], LIKELY_WIDTH * length, cv2.GC_PR_FGD)
    _fill(marked, points[list(PALM)], cv2.GC_PR_FGD)
    _fill(marked, _inset(points[list(PALM)]), cv2.GC_FGD)
    for finger in FINGERS:
        joints = points[list(finger)]
        end = joints[-2] + core * (joints[-1] - joints[-2])
        _draw(marked, np.vstack([joints[:-1], end]), CORE_WIDTH * length, cv2.GC_FGD)
    return marked


def _draw_possible_hand(seeds: Mask, points: Floats, length: float) -> None:
    for k, finger in enumerate(FINGERS):
        joints = points[list(finger)]
        tip = joints[-1] + BEYOND_TIP * length * direction(joints)
        width = 2 * length * (FINGER_REACH if k else THUMB_REACH)
        _draw(seeds, np.vstack([joints, tip]), width, cv2.GC_PR_BGD)
    _fill(seeds, points[[0, 1, 2, 3, 5]], cv2.GC_PR_BGD)
    _fill(seeds, points[list(PALM)], cv2.GC_PR_BGD)
    _draw(seeds, points[[*PALM, WRIST]], 2 * PALM_REACH * length, cv2.GC_PR_BGD)
    side = points[[LITTLE_KNUCKLE, WRIST]]
    _draw(seeds, side, 2 * LITTLE_SIDE_REACH * length, cv2.GC_PR_BGD)


def _hand_box(seeds: Mask, points: Floats) -> tuple[slice, slice]:
    """The rows and columns around everything that may be hand, down to the wrist."""
    x, y, width, height = cv2.boundingRect((seeds != cv2.GC_BGD).astype(np.uint8))
    ring = round(TABLE_RING * palm_length(points))
    wrist = max(1, min(y + height, round(points[WRIST, 1])))
    return slice(max(0, y - ring), wrist), slice(max(0, x - ring), x + width + ring)


def _grab_cut(patch: Image, seeds: Mask) -> Mask:
    # GrabCut uses random numbers, but the same hand must give the same outline.
    cv2.setRNGSeed(1)
    models = np.zeros((1, 65)), np.zeros((1, 65))
    cv2.grabCut(patch, seeds, (0, 0, 0, 0), *models, ITERATIONS, cv2.GC_INIT_WITH_MASK)
    inside = (seeds == cv2.GC_FGD) | (seeds == cv2.GC_PR_FGD)
    return np.asarray(inside * 255, dtype=np.uint8)


def _part_at(mask: Mask, at: Floats) -> Mask:
    _, parts = cv2.connectedComponents(mask)
    x, y = (np.clip(np.round(at), 0, np.array(mask.shape[::-1]) - 1)).astype(int)
    return np.asarray((parts == parts[y, x]) & (mask > 0), dtype=np.uint8) * np.uint8(255)


def _inset(points: Floats) -> Floats:
    middle = points.mean(axis=0)
    return np.asarray(middle + CERTAIN_PALM * (points - middle))


def _draw(seeds: Mask, line: Floats, width: float, value: int) -> None:
    points = np.round(line * 16).astype(np.int32)
    thickness = max(1, round(width))
    cv2.polylines(seeds, [points], isClosed=False, color=value, thickness=thickness, shift=4)


def _fill(seeds: Mask, polygon: Floats, value: int) -> None:
    hull = cv2.convexHull(np.round(polygon).astype(np.int32))
    cv2.fillConvexPoly(seeds, hull, value)
