"""Boxes in image space: left, top, right, bottom, in pixels."""

from typing import TypeAlias

BoxPx: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom; pixel centres at whole numbers."""


def iou(one: BoxPx, other: BoxPx) -> float:
    """Intersection over union of two boxes, 0 to 1."""
    width = min(one[2], other[2]) - max(one[0], other[0])
    height = min(one[3], other[3]) - max(one[1], other[1])
    shared = max(0.0, width) * max(0.0, height)
    areas = sum((box[2] - box[0]) * (box[3] - box[1]) for box in (one, other))
    return shared / max(areas - shared, 1e-9)


def scaled(box: BoxPx, along: float, down: float) -> BoxPx:
    """A box in a picture that is so many times as wide and as high."""
    left, top, right, bottom = box
    return left * along, top * down, right * along, bottom * down
