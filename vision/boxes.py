"""Boxes in image space: left, top, right, bottom, in pixels."""

from typing import TypeAlias

BoxPx: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom; pixel centres at whole numbers."""


def iou(one: BoxPx, other: BoxPx) -> float:
    """Intersection over union of two boxes, 0 to 1."""
    shared = _shared_px2(one, other)
    areas = sum(_area_px2(box) for box in (one, other))
    return shared / max(areas - shared, 1e-9)


def shared(one: BoxPx, other: BoxPx) -> float:
    """Area of the intersection over that of the smaller box, 0 to 1."""
    smaller = min(_area_px2(box) for box in (one, other))
    return _shared_px2(one, other) / max(smaller, 1e-9)


def contains(whole: BoxPx, part: BoxPx) -> bool:
    """Whether the second box lies inside the first; they may share borders."""
    before = whole[0] <= part[0] and whole[1] <= part[1]
    return before and part[2] <= whole[2] and part[3] <= whole[3]


def _area_px2(box: BoxPx) -> float:
    return (box[2] - box[0]) * (box[3] - box[1])


def _shared_px2(one: BoxPx, other: BoxPx) -> float:
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    return max(0.0, width) * max(0.0, height)


def scaled(box: BoxPx, along: float, down: float) -> BoxPx:
    """The same box in a resized picture, `along` times as wide and `down` times as high."""
    left, top, right, bottom = box
    return left * along, top * down, right * along, bottom * down
